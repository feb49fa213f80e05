import BenchmarkHarness
import Foundation

/// From the start of an example's program to its first frame, on a terminal or in a window, and its end.
enum StartWorkloads {
  static let fronts = ["movies", "counter", "traffic-light", "signin", "weather", "search"]

  static var all: [Workload] {
    fronts.map { front in
      start(front) {
        let program = try FrontProgram(example: front)
        return program.runUntilShown
      }
    } + (hasWindow ? [window] : [])
  }

  private static let windowed = "gtk-movies"

  /// The example with a window is timed where it is given, or could be built and has a display to open on.
  private static var hasWindow: Bool {
    guard let folder = FrontProgram.givenFolder else { return WindowDisplay.isInstalled }
    return FileManager.default.isExecutableFile(atPath: "\(folder)/\(windowed)")
  }

  private static var window: Workload {
    start(windowed) {
      let path = try FrontProgram.executable(windowed, of: "Examples/GTK")
      let display = try WindowDisplay()
      // It prints what it shows, and an empty line, when it has painted.
      let program = FrontProgram(
        path: path,
        arguments: ["--trace"],
        environment: display.environment,
        marker: "\r\n\r\n"
      )
      return { withExtendedLifetime(display) { program.runUntilShown() } }
    }
  }

  private static func start(_ front: String, _ prepare: @escaping () throws -> () -> Void) -> Workload {
    Workload("start.\(front)", targetNanoseconds: 100_000_000) {
      let runUntilShown = try prepare()
      return Workload.Sides(
        run: { count in
          for _ in 0..<count { runUntilShown() }
        },
        limit: { count in
          for _ in 0..<count { FrontProgram.bare.runUntilShown() }
        }
      )
    }
  }
}
