import Foundation

/// The toolchain whose interfaces are read: the one of the `swiftc` that `PATH` finds.
public struct Toolchain: Sendable {
  /// Its `usr` folder.
  public let root: URL

  public init?() {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for folder in path.split(separator: ":") {
      let compiler = URL(fileURLWithPath: String(folder)).appendingPathComponent("swiftc")
      guard FileManager.default.isExecutableFile(atPath: compiler.path) else { continue }
      let root = compiler.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
      guard FileManager.default.fileExists(atPath: root.appendingPathComponent("lib/swift").path) else {
        continue
      }
      self.root = root
      return
    }
    return nil
  }

  /// The text of every `.swiftinterface` file, without the compiler's flags at its beginning. A file that has a
  /// more complete, private version is left out.
  public func interfaces() -> [String] {
    let files = files(withExtension: "swiftinterface")
    let paths = Set(files.map(\.path))
    return files.compactMap { file in
      let stem = file.deletingPathExtension()
      guard !paths.contains(stem.path + ".private.swiftinterface"),
        let text = try? String(contentsOf: file, encoding: .utf8)
      else { return nil }
      return text.split(separator: "\n", omittingEmptySubsequences: false).drop { $0.hasPrefix("//") }
        .joined(separator: "\n")
    }
  }

  private func files(withExtension pathExtension: String) -> [URL] {
    let library = root.appendingPathComponent("lib")
    let all = FileManager.default.enumerator(at: library, includingPropertiesForKeys: nil)
    let files = all?.compactMap { $0 as? URL }.filter { $0.pathExtension == pathExtension } ?? []
    return files.sorted { $0.path < $1.path }
  }

  /// The interfaces of the modules that have none as a file, as `swift-synthesize-interface` prints them.
  public func synthesizedInterfaces() -> [String] {
    let host = root.appendingPathComponent("lib/swift/host")
    let folders = platformFolders() + [host, root.appendingPathComponent("lib/swift/pm/ManifestAPI")]
    return folders.flatMap { folder in
      modules(in: folder).compactMap { synthesize($0, searching: folders) }
    }
  }

  /// The folders of the platform's modules: `linux`.
  private func platformFolders() -> [URL] {
    let library = root.appendingPathComponent("lib/swift")
    return ["linux", "macosx", "windows"].map { library.appendingPathComponent($0) }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  private func modules(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) }
      .sorted()
  }

  private func synthesize(_ module: String, searching folders: [URL]) -> String? {
    let process = Process()
    process.executableURL = root.appendingPathComponent("bin/swift-synthesize-interface")
    process.arguments =
      ["-module-name", module, "-target", Self.triple] + folders.flatMap { ["-I", $0.path] }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: text, as: UTF8.self) : nil
  }

  private static var triple: String {
    #if arch(arm64)
      let architecture = "aarch64"
    #else
      let architecture = "x86_64"
    #endif
    #if os(macOS)
      return (architecture == "aarch64" ? "arm64" : architecture) + "-apple-macosx14.0"
    #else
      return architecture + "-unknown-linux-gnu"
    #endif
  }
}
