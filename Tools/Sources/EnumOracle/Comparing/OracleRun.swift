import Foundation

/// Everything the scanner is compared over.
public struct OracleRun: Sendable {
  /// The enums of one origin.
  public struct Part: Sendable {
    public let name: String
    public let comparison: EnumComparison

    /// `interfaces: 321 enums, 2345 cases, 0 differences`
    public var line: String {
      "\(name): \(comparison.enums) enums, \(comparison.cases) cases, \(comparison.differences.count) differences"
    }
  }

  public let parts: [Part]
  /// The distinct enums of the toolchain and the repository.
  public let found: [String]

  /// - Parameters:
  ///   - repository: where this repository is.
  ///   - enums: how many the generator makes.
  ///   - seed: of the generator.
  ///   - expansionStride: parse the expansion of every which enum.
  public init(repository: URL, enums: Int, seed: UInt64, expansionStride: Int = 1) {
    let comparison = EnumComparison(expansionStride: expansionStride)
    let toolchain = Toolchain()
    let files = Self.parse(toolchain?.interfaces() ?? [])
    let synthesized = Self.parse(toolchain?.synthesizedInterfaces() ?? [])
    let repository = Self.parse(Repository(root: repository).sources())
    parts = [
      Self.part("the toolchain's .swiftinterface files", files, comparison),
      Self.part("swift-synthesize-interface", synthesized, comparison),
      Self.part("this repository", repository, comparison),
      Self.generated(enums, seed: seed, comparison),
    ]
    found = Array(Set((files + synthesized + repository).map(\.source))).sorted()
  }

  private static func parse(_ sources: [String]) -> [ParsedEnum] {
    Set(sources).sorted().flatMap(SwiftSyntaxParser.enums)
  }

  private static func part(_ name: String, _ enums: [ParsedEnum], _ comparison: EnumComparison) -> Part {
    var comparison = comparison
    comparison.compare(enums)
    return Part(name: name, comparison: comparison)
  }

  private static func generated(_ count: Int, seed: UInt64, _ comparison: EnumComparison) -> Part {
    var comparison = comparison
    var generator = EnumGenerator(seed: seed)
    for _ in 0..<count {
      let source = generator.next()
      if let error = SwiftSyntaxParser.error(in: source) {
        comparison.refuse("the generator made what is no Swift: \(error)\n\(source)")
      } else {
        // The enum itself, and those inside it.
        comparison.compare(SwiftSyntaxParser.enums(in: source))
      }
    }
    return Part(name: "composed at random (seed \(seed))", comparison: comparison)
  }
}
