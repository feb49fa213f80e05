import Foundation
import Testing

/// That the code of the README compiles, as it stands there.
@Suite(.enabled(if: ReadmeCompiler.products != nil)) struct ReadmeTests {
  @Test func itsCodeCompiles() async throws {
    let products = try #require(ReadmeCompiler.products)
    let blocks = try ReadmeCompiler.blocks()
    #expect(blocks.count == 6)
    let output = try await ReadmeCompiler.typecheck(blocks, products: products)
    #expect(!output.contains("error:") && !output.contains("warning:"), "\(output)")
  }

  @Test func itsChainsAreCode() async throws {
    let readme = try ReadmeCompiler.readme()
    let rows = readme.components(separatedBy: "\n").filter { $0.hasPrefix("|") && $0.contains(".inject") }
    let chain = rows.map { $0.components(separatedBy: "`")[1] }.joined()
    #expect(rows.count == 3)
    let products = try #require(ReadmeCompiler.products)
    let output = try await ReadmeCompiler.typecheck(
      ["let container: Container = \(chain)\n_ = container"],
      products: products
    )
    #expect(!output.contains("error:") && !output.contains("warning:"), "\(output)")
  }
}

/// The compiler that this was built with, for code that uses the modules of this build.
private enum ReadmeCompiler {
  private static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// Where a build has put its modules.
  struct Products {
    let folder: URL
    /// What the names of its folders end with: a test of a macro is built as tools are.
    let suffix: String

    var modules: URL { folder.appendingPathComponent("Modules\(suffix)") }
  }

  /// The products of this build; nil when it is not laid out as expected.
  static let products: Products? = {
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let folder = program.deletingLastPathComponent()
    return ["-tool", ""].map { Products(folder: folder, suffix: $0) }.first { products in
      ["BehaviorSpecs", "Injection", "ReactiveTesting"].allSatisfy {
        FileManager.default.fileExists(
          atPath: products.modules.appendingPathComponent("\($0).swiftmodule").path
        )
      }
    }
  }()

  static func readme() throws -> String {
    try String(contentsOf: here.appendingPathComponent("../../README.md"), encoding: .utf8)
  }

  static func blocks() throws -> [String] {
    try readme().components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
  }

  /// What a block that is no file of its own uses.
  private static func wrapped(_ block: String, _ number: Int) -> String {
    if block.hasPrefix("import ") { return block }
    return """
      func block\(number)(
        container: Container,
        viewModel: CountryListViewModel,
        locationStateRecorder: Recorder<LocationUiState, Never>
      ) {
      \(block)
      }
      """
  }

  /// Type-checks blocks, with the application that they are about, and returns what the compiler says.
  static func typecheck(_ blocks: [String], products: Products) async throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let imports = ["BehaviorSpecs", "Foundation", "Injection", "ReactiveCore", "ReactiveTesting", "Testing"]
    let file = folder.appendingPathComponent("Readme.swift")
    let text =
      imports.map { "import \($0)\n" }.joined()
      + blocks.enumerated().map { wrapped($1, $0) }.joined(separator: "\n")
    try Data(text.utf8).write(to: file)
    let application = here.appendingPathComponent("TravelAdvisories")
    let sources = try FileManager.default.contentsOfDirectory(atPath: application.path)
      .filter { $0.hasSuffix(".swift") }.map { application.appendingPathComponent($0).path }
    let plugin =
      products.folder.appendingPathComponent("BehaviorSpecsPlugin-tool").path + "#BehaviorSpecsPlugin"
    return try await run(
      [
        "swiftc", "-typecheck", "-swift-version", "6", "-I", products.modules.path,
        "-load-plugin-executable", plugin,
      ] + macrosOfTesting + moduleMaps(products) + sources + [file.path]
    )
  }

  /// The options that find the macros of Testing.
  private static var macrosOfTesting: [String] {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/../lib/swift/host/plugins/testing" }
      .first(where: FileManager.default.fileExists).map { ["-plugin-path", $0] } ?? []
  }

  /// The options that find the modules of C that are below.
  private static func moduleMaps(_ products: Products) -> [String] {
    let folders = try? FileManager.default.contentsOfDirectory(
      at: products.folder,
      includingPropertiesForKeys: nil
    )
    // What is built for tools may have a copy of each, and one is enough.
    let maps = Dictionary(
      (folders ?? []).map { $0.appendingPathComponent("module.modulemap").path }
        .filter(FileManager.default.fileExists)
        .map { ($0.replacing("-tool.build", with: ".build"), $0) },
      uniquingKeysWith: { first, _ in first }
    )
    return maps.values.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }

  private static func run(_ arguments: [String]) async throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let (status, text) = try await process.outcome()
    return text + (status == 0 ? "" : "\nerror: exit")
  }
}
