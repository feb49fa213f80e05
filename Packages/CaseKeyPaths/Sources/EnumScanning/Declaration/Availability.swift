import MacroPlugin

/// An `@available` attribute.
public struct Availability: Hashable, Sendable {
  /// The attribute as written.
  public let text: String
  private let arguments: [String]

  init(_ attribute: AttributeSyntax) {
    text = attribute.text
    let source = LexedSource(attribute.arguments ?? "")
    var arguments: [String] = []
    var start = 0
    for index in 0...source.count where index == source.count || source.has(",", at: index) {
      if index > start { arguments.append(source.text(of: start..<index)) }
      start = index + 1
    }
    self.arguments = arguments
  }

  /// Whether it says `unavailable` for every platform: nothing may then use the declaration.
  public var isUnavailable: Bool { arguments.first == "*" && arguments.contains("unavailable") }

  /// Whether uses of the declaration draw a warning.
  public var isDeprecated: Bool { arguments.contains { $0.hasPrefix("deprecated") } }

  /// The arguments of an `#available` that holds where the declaration can be used, nil when it always can.
  public var condition: String? {
    guard let first = arguments.first, first != "*" else { return nil }
    let languages = ["swift", "_PackageDescription"]
    if arguments.last == "*" {
      let platforms = arguments.dropLast().filter { argument in !languages.contains { argument.hasPrefix($0) }
      }
      return platforms.isEmpty ? nil : (platforms + ["*"]).joined(separator: ", ")
    }
    guard !languages.contains(first),
      let introduced = arguments.first(where: { $0.hasPrefix("introduced") }),
      let version = introduced.split(separator: ":").last
    else { return nil }
    return "\(first) \(version.drop { $0 == " " }), *"
  }
}
