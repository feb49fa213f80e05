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
    if arguments.last == "*" {
      let platforms = arguments.dropLast().filter { argument in
        !Self.languages.contains { argument.hasPrefix($0) }
      }
      return platforms.isEmpty ? nil : (platforms + ["*"]).joined(separator: ", ")
    }
    guard !Self.languages.contains(first),
      let version = version(behind: "introduced")
    else { return nil }
    return "\(first) \(version), *"
  }

  /// The conditions of `#if`s that all hold where the declaration can be used at all: in which versions of the
  /// language, and not on a platform that has dropped it.
  var buildConditions: [String] {
    let shorthands = arguments.compactMap { argument -> String? in
      let words = argument.split(separator: " ")
      return words.count == 2 && words[0] == "swift" ? "swift(>=\(words[1]))" : nil
    }
    let obsoleted = version(behind: "obsoleted")
    guard arguments.first == "swift" else {
      return shorthands + [obsoleted == nil ? nil : absence].compactMap(\.self)
    }
    let introduced = version(behind: "introduced").map { "swift(>=\($0))" }
    return [introduced, obsoleted.map { "!swift(>=\($0))" }].compactMap(\.self)
  }

  /// The version in `word: version`.
  private func version(behind word: String) -> Substring? {
    let parts = arguments.lazy.map { $0.split(separator: ":") }.first { parts in
      parts.count == 2 && parts[0].filter { $0 != " " } == word
    }
    return parts?.last?.drop { $0 == " " }
  }

  /// The condition of an `#if` that holds on the one platform where nothing may use the declaration, nil when
  /// there is none.
  var platformCondition: String? { arguments.contains("unavailable") ? platform : nil }

  /// The condition of an `#if` that holds on every platform but the one it is about.
  private var absence: String? { platform.map { "!\($0)" } }

  /// The condition of an `#if` that holds on the one platform it is about, nil when it is about all or none.
  private var platform: String? {
    guard let first = arguments.first, first != "*", !Self.languages.contains(first) else { return nil }
    let platform = first.hasSuffix(Self.suffix) ? String(first.dropLast(Self.suffix.count)) : first
    return platform == "macCatalyst" ? "targetEnvironment(macCatalyst)" : "os(\(platform))"
  }

  private static let languages = ["swift", "_PackageDescription"]
  private static let suffix = "ApplicationExtension"

  /// Whether the text is an attribute that can be repeated: its arguments are platforms with versions, and
  /// words with versions or strings.
  var isReadable: Bool {
    let source = LexedSource(text)
    var grammar = Grammar(source)
    return grammar.skipAvailability() && grammar.isAtEnd
  }
}
