import FrontTesting
import Foundation

/// An X server without a screen, which keeps what is drawn in a file.
final class Display {
  /// What of the machinery is not installed.
  static let missing = ["Xvfb", "xdotool"].filter { path(of: $0) == nil }

  /// The size of its screen in pixels, which is that of the window.
  static let size = (width: 640, height: 700)

  /// The display's name.
  let name: String

  /// A folder of settings for programs on it: nothing moves by itself.
  var configuration: String { folder.path }

  private let server: ConsoleProgram
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("display-\(UUID().uuidString)")
    let settings = folder.appendingPathComponent("gtk-4.0")
    try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
    try Data("[Settings]\ngtk-enable-animations=0\n".utf8)
      .write(to: settings.appendingPathComponent("settings.ini"))
    server = try ConsoleProgram(
      "/usr/bin/env",
      arguments: [
        "Xvfb", "-displayfd", "1", "-screen", "0", "\(Self.size.width)x\(Self.size.height)x24",
        "-fbdir", folder.path, "-nolisten", "tcp", "-noreset", "-nocursor",
      ],
      within: 300
    )
    // It says which number it took as soon as programs can connect.
    name = ":" + (try server.read(until: "\n").trimmingCharacters(in: .whitespacesAndNewlines))
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// What is on the screen.
  func picture() throws -> Picture {
    try Picture(xwd: Data(contentsOf: folder.appendingPathComponent("Xvfb_screen0")))
  }

  private static func path(of program: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    return folders.map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
