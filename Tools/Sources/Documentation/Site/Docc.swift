import Foundation

/// The toolchain's `docc`.
struct Docc {
  let path: String

  /// The one beside `swift`, or on the PATH, or in Xcode.
  ///
  /// - Throws: a ``SiteError`` if there is none.
  static func find() throws -> Docc {
    if let named = ProcessInfo.processInfo.environment["DOCC_EXEC"], isProgram(named) {
      return Docc(path: named)
    }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let swift = folders.map { "\($0)/swift" }.first(where: isProgram)
    let beside = swift.map {
      URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent().path
    }
    if let found = ([beside].compactMap { $0 } + folders).map({ "\($0)/docc" }).first(where: isProgram) {
      return Docc(path: found)
    }
    if let xcrun = try? ChildProcess.run(["xcrun", "--find", "docc"]), xcrun.status == 0 {
      return Docc(path: xcrun.output.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    throw SiteError.noDocc
  }

  /// Runs it.
  ///
  /// - Throws: ``SiteError`` with what it printed, if it fails.
  func run(_ arguments: [String], for what: String) throws {
    let result = try ChildProcess.run([path] + arguments)
    if result.status != 0 { throw SiteError.failed(what, result.output) }
  }

  private static func isProgram(_ path: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: path)
  }
}
