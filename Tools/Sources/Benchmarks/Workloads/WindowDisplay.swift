import Foundation

/// An X server without a screen, for the programs with a window. It ends with this object.
final class WindowDisplay {
  private let server = Process()
  private let settings: URL
  /// What a program needs in its environment to open its window here.
  let environment: [String]

  /// Whether it, and the toolkit of the example with a window, are installed.
  static var isInstalled: Bool {
    let commands = [["which", "Xvfb"], ["pkg-config", "--exists", "gtk4 >= 4.8"]]
    return commands.allSatisfy { (try? FrontProgram.run($0))?.status == 0 }
  }

  /// - Throws: what kept it from starting.
  init() throws {
    settings = FileManager.default.temporaryDirectory.appendingPathComponent("display-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
    let output = Pipe()
    server.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // It does not outlive benchmarks that were killed by much.
    server.arguments = [
      "timeout", "300", "Xvfb", "-displayfd", "1", "-screen", "0", "640x700x24", "-nolisten", "tcp",
      "-noreset",
    ]
    server.standardOutput = output
    server.standardError = FileHandle.nullDevice
    try server.run()
    // It says which number it took as soon as programs can connect.
    let number = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    environment = [
      "DISPLAY=:\(number)", "XDG_CONFIG_HOME=\(settings.path)", "HOME=\(settings.path)", "GDK_BACKEND=x11",
      "GSK_RENDERER=cairo", "GTK_THEME=Adwaita", "GTK_A11Y=none", "GSETTINGS_BACKEND=memory",
      "DBUS_SESSION_BUS_ADDRESS=disabled:", "LC_ALL=C.UTF-8", "PATH=/usr/bin:/bin",
    ]
    guard !number.isEmpty else {
      throw FrontProgram.Missing(what: "Xvfb did not start", how: "Run it by hand.")
    }
  }

  deinit {
    server.terminate()
    server.waitUntilExit()
    try? FileManager.default.removeItem(at: settings)
  }
}
