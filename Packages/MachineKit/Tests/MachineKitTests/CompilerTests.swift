import Foundation
import Testing

/// What the compiler says about the commonest mistakes, and how long a large machine takes it. The sources are in
/// `Tests/Fixtures`.
@Suite(.serialized, .enabled(if: Compiler.isThere)) struct CompilerTests {
  @Test(arguments: ["WrongEventType", "MissingCasePathable", "WrongKeyPath", "WrongEffectType", "TwoBodies"])
  func aMistakeIsExplainedAtItsLine(_ name: String) async throws {
    let expected = try Compiler.expectedErrors(name)
    #expect(!expected.isEmpty)
    let output = try await Compiler.typecheck(name).output
    let errors = output.split(separator: "\n").filter {
      $0.contains("\(name).swift:") && $0.contains(": error: ")
    }
    for error in errors { print(error) }
    for (line, text) in expected {
      #expect(
        errors.contains { $0.contains("\(name).swift:\(line):") && $0.contains(text) },
        "no error at line \(line) that says \(text); the compiler said:\n\(output)"
      )
    }
    // Nothing else is complained about.
    let lines = Set(expected.map(\.line))
    for error in errors {
      #expect(lines.contains { error.contains("\(name).swift:\($0):") }, "an error at another line: \(error)")
    }
  }

  @Test func aLargeMachineTypeChecksInUnderTwoSeconds() async throws {
    let (output, seconds) = try await Compiler.typecheck("LargeMachine")
    print("30 pieces, 60 cases: \(seconds) s")
    #expect(!output.contains("error:"), "\(output)")
    #expect(!output.contains("warning:"), "\(output)")
    #expect(seconds < 2)
  }
}

/// The compiler that these tests were built with, run on a fixture with the modules that they were built with.
private enum Compiler {
  private static let products: URL = {
    // The test bundle is in the folder of the products, or runs inside it.
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    while folder.path != "/", !FileManager.default.fileExists(atPath: modules(in: folder).path) {
      folder.deleteLastPathComponent()
    }
    return folder
  }()

  private static let fixtures = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")

  private static func modules(in folder: URL) -> URL {
    folder.appendingPathComponent("Modules/MachineKit.swiftmodule")
  }

  /// Of the C targets that the modules are built on.
  private static var clangModuleMaps: [URL] {
    let targets =
      (try? FileManager.default.contentsOfDirectory(at: products, includingPropertiesForKeys: nil)) ?? []
    // What is built for tools has a copy of each.
    return targets.filter { $0.pathExtension == "build" && !$0.lastPathComponent.hasSuffix("-tool.build") }
      .map { $0.appendingPathComponent("module.modulemap") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  static var isThere: Bool {
    FileManager.default.fileExists(atPath: modules(in: products).path) && swiftc != nil
  }

  private static let swiftc: String? = {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// What a fixture's comments say the compiler must say.
  static func expectedErrors(_ name: String) throws -> [(line: Int, text: String)] {
    var expected: [(line: Int, text: String)] = []
    var text: String?
    let source = try String(contentsOf: file(name), encoding: .utf8)
    for (index, line) in source.components(separatedBy: "\n").enumerated() {
      let words = line.trimmingCharacters(in: .whitespaces)
      if words.hasPrefix("// error: ") {
        text = String(words.dropFirst("// error: ".count))
      } else if words.hasPrefix("//"), let begun = text {
        text = begun + " " + words.dropFirst(2).trimmingCharacters(in: .whitespaces)
      } else if let complete = text {
        expected.append((index + 1, complete))
        text = nil
      }
    }
    return expected
  }

  private static func file(_ name: String) -> URL { fixtures.appendingPathComponent("\(name).swift") }

  /// Type-checks a fixture, and returns what the compiler has printed and how long it has kept a processor busy: a
  /// loaded machine does not make that longer.
  static func typecheck(_ name: String) async throws -> (output: String, seconds: Double) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let plugin = products.appendingPathComponent("CaseKeyPathsPlugin-tool").path
    // `times` prints what the shell has used, and in a line below it what its children have.
    process.arguments = [
      "-c", #""$@"; times"#, "sh", swiftc!,
      "-typecheck", "-swift-version", "6", "-I", products.appendingPathComponent("Modules").path,
      "-load-plugin-executable", "\(plugin)#CaseKeyPathsPlugin", file(name).path,
    ]
    for map in clangModuleMaps { process.arguments! += ["-Xcc", "-fmodule-map-file=\(map.path)"] }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    // A thread of its own waits: tasks have few, which other tests need.
    let text = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let text = pipe.fileHandleForReading.readDataToEndOfFile()
        continuation.resume(returning: String(decoding: text, as: UTF8.self))
      }
    }
    process.waitUntilExit()
    return (text, try secondsOfChildren(text))
  }

  /// Reads the last line of `times`, such as `0m1.230s 0m0.040s`.
  private static func secondsOfChildren(_ text: String) throws -> Double {
    let last = try #require(text.split(separator: "\n").last)
    let times = last.split(separator: " ").compactMap { time -> Double? in
      let parts = time.dropLast().split(separator: "m").compactMap { Double($0) }
      return parts.count == 2 ? parts[0] * 60 + parts[1] : nil
    }
    try #require(times.count == 2, "no times in \(last)")
    return times[0] + times[1]
  }
}
