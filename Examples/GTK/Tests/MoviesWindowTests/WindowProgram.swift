import FrontTesting
import Foundation

/// The program with its window on a display, and the keys that are pressed there.
final class WindowProgram {
  private let display: Display
  private let program: ConsoleProgram

  /// Starts the program, and gives its window the keys as soon as it is there.
  init(on display: Display, arguments: [String] = []) throws {
    self.display = display
    let settings = [
      "DISPLAY=\(display.name)", "XDG_CONFIG_HOME=\(display.configuration)", "GDK_BACKEND=x11",
      "GSK_RENDERER=cairo", "GTK_THEME=Adwaita",
      "GTK_A11Y=none",
      "GSETTINGS_BACKEND=memory", "DBUS_SESSION_BUS_ADDRESS=disabled:", "LC_ALL=C.UTF-8",
    ]
    program = try ConsoleProgram(
      "/usr/bin/env",
      arguments: settings + [BuiltProduct("gtk-movies").path, "--trace"] + arguments,
      within: 40
    )
    try drive(
      "mousemove",
      "0",
      "0",
      "search",
      "--sync",
      "--onlyvisible",
      "--name",
      "^Movies$",
      "windowfocus",
      "--sync"
    )
  }

  /// Waits until the window shows exactly this.
  ///
  /// - Throws: what it showed instead until the program ended or was killed.
  func waitUntilShown(_ frame: String) throws {
    try program.read(until: frame + "\n\n")
  }

  /// Presses keys, one after the other, by their X names; a `+` joins those that are held together.
  func press(_ keys: String...) throws {
    for key in keys { try drive("key", key) }
  }

  /// Types a text.
  func type(_ text: String) throws {
    try drive("type", text)
  }

  /// Sends the program a signal.
  func send(signal: Int32) throws {
    guard let process = Int32(try drive("getwindowfocus", "getwindowpid").split(separator: "\n").last ?? "")
    else { throw Undrivable(arguments: ["getwindowpid"], message: "it printed no number") }
    kill(process, signal)
  }

  /// Waits until the program has ended.
  func finish() throws -> ConsoleProgram.Result {
    try program.finish()
  }

  @discardableResult
  private func drive(_ arguments: String...) throws -> String {
    let driver = try ConsoleProgram(
      "/usr/bin/env",
      arguments: ["DISPLAY=\(display.name)", "xdotool"] + arguments
    )
    let result = try driver.finish()
    guard result.status == 0 else { throw Undrivable(arguments: arguments, message: result.errors) }
    return result.output
  }

  /// A key could not be pressed.
  struct Undrivable: Error {
    let arguments: [String]
    let message: String
  }
}
