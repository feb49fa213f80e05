import Foundation

/// The compiler, for source that uses the CaseKeyPaths of this build.
struct Compiler {
  /// What the compiler said of a source.
  struct Verdict {
    let succeeded: Bool
    let output: String

    /// The messages of one severity, with what stands before them on their lines.
    func lines(_ severity: String) -> [String] {
      output.split(separator: "\n").map(String.init).filter { line in
        line.contains(": \(severity): ") && !line.trimmingCharacters(in: .whitespaces).hasPrefix("|")
      }
    }
  }

  /// Where the products and modules of this build are.
  private let products: URL

  /// Nil when the build is not laid out as expected.
  init?() {
    let executable = URL(fileURLWithPath: CommandLine.arguments.first ?? "")
    let bundles = Bundle.allBundles.map(\.bundleURL)
    let folders = ([executable] + bundles).map { $0.deletingLastPathComponent() }
    let products = folders.first { folder in
      FileManager.default.fileExists(atPath: folder.appendingPathComponent("Modules").path)
        && FileManager.default.fileExists(
          atPath: folder.appendingPathComponent("CaseKeyPathsPlugin-tool").path
        )
    }
    guard let products else { return nil }
    self.products = products
  }

  /// Compiles `source` as far as warnings go.
  func compile(_ source: String, _ options: [String] = ["-swift-version", "6"]) async throws -> Verdict {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Client.swift")
    try Data(source.utf8).write(to: file)
    let plugin = products.appendingPathComponent("CaseKeyPathsPlugin-tool").path + "#CaseKeyPathsPlugin"
    return try await run(
      [
        "swiftc", "-emit-sil", "-o", folder.appendingPathComponent("Client.sil").path, "-module-name",
        "Client",
      ]
        + ["-I", products.appendingPathComponent("Modules").path, "-load-plugin-executable", plugin]
        + moduleMaps + options + [file.path]
    )
  }

  /// The options that find the modules of C that are below.
  private var moduleMaps: [String] {
    let folders = try? FileManager.default.contentsOfDirectory(at: products, includingPropertiesForKeys: nil)
    // What is built for tools has a copy of each.
    let maps = (folders ?? []).filter { !$0.lastPathComponent.hasSuffix("-tool.build") }
      .map { $0.appendingPathComponent("module.modulemap").path }
    return maps.filter(FileManager.default.fileExists).flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }

  /// Where compilers are waited for: tasks have few threads, which other tests need.
  private static let waiting = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount
    return queue
  }()

  private func run(_ arguments: [String]) async throws -> Verdict {
    try await withCheckedThrowingContinuation { continuation in
      Self.waiting.addOperation { continuation.resume(with: Result { try Self.runNow(arguments) }) }
    }
  }

  private static func runNow(_ arguments: [String]) throws -> Verdict {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Verdict(succeeded: process.terminationStatus == 0, output: String(decoding: text, as: UTF8.self))
  }
}
