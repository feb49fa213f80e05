import EnumScanning
import Foundation
import MacroPlugin

/// Feeds the macro and its plugin what no compiler would send.
public struct Fuzz: Sendable {
  public private(set) var sources = 0
  public private(set) var messages = 0
  /// How many of the sources had an expansion.
  public private(set) var expanded = 0
  /// The longest time of the processor that one took.
  public private(set) var slowest = Duration.zero
  /// What went wrong, a paragraph each.
  public private(set) var failures: [String] = []

  private var random: SeededGenerator
  private var mutator: SourceMutator
  private var generator: EnumGenerator
  private let corpus: [String]
  private let plugin = Plugin(macros: ["CasePathableMacro": CasePathableMacro()])
  private static let patience = Duration.seconds(2)

  /// - Parameter corpus: sources to change, beside those of the generator.
  public init(seed: UInt64, corpus: [String] = []) {
    random = SeededGenerator(seed: seed)
    mutator = SourceMutator(seed: seed &+ 1)
    generator = EnumGenerator(seed: seed &+ 2)
    self.corpus = corpus
  }

  /// Tries one source and one message.
  public mutating func step() {
    let source = nextSource()
    time(source) { $0.trySource(source) }
    let message = nextMessage(about: source)
    time(String(decoding: message, as: UTF8.self)) { $0.tryMessage(message) }
  }

  private mutating func nextSource() -> String {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: mutator.randomTokens()
    case 1: mutator.randomBytes()
    case 2: mutator.mutated(corpus.isEmpty ? generator.next() : random.pick(corpus))
    case 3...5: mutator.mutated(generator.nextSmall())
    default: mutator.mutated(generator.next())
    }
  }

  private mutating func time(_ input: String, _ body: (inout Fuzz) -> Void) {
    // Other processes may hold this one up for any time: that is no hang.
    let start = clock()
    body(&self)
    let elapsed = Duration.seconds(Double(clock() - start) / Double(CLOCKS_PER_SEC))
    slowest = max(slowest, elapsed)
    if elapsed > Self.patience { failures.append("this took \(elapsed):\n\(input)") }
  }

  private mutating func trySource(_ source: String) {
    sources += 1
    let expansions = Expansion.expand(source)
    if !expansions[0].source.isEmpty { expanded += 1 }
    if let error = Expansion.syntaxError(expansions) { failures.append("\(error)\nfrom:\n\(source)") }
  }

  // MARK: Messages

  /// A message, most often damaged.
  private mutating func nextMessage(about source: String) -> [UInt8] {
    let syntax: JSON = ["source": .string(source), "location": ["fileName": "f.swift", "offset": 7]]
    let whole: JSON = [
      "expandAttachedMacro": [
        "macro": ["typeName": "CasePathableMacro"], "macroRole": .string(random.pick(Self.roles)),
        "attributeSyntax": ["source": "@CasePathable"], "declSyntax": syntax,
        "extendedTypeSyntax": ["source": "M.E"], "lexicalContext": [syntax],
      ]
    ]
    let bytes = JSONPrinter.print(damaged(whole))
    guard random.once(in: 2) else { return bytes }
    return Array(mutator.mutated(String(decoding: bytes, as: UTF8.self)).utf8)
  }

  private static let roles = ["member", "extension", "peer", "", "body"]

  /// The value with some of its parts lost or of another kind.
  private mutating func damaged(_ value: JSON) -> JSON {
    if random.once(in: 24) { return random.pick([nil, true, 1, "x", [], [:], .double(.infinity)]) }
    switch value {
    case .object(let members):
      var copy = members.mapValues { damaged($0) }
      if random.once(in: 16), let key = copy.keys.sorted().first { copy[key] = nil }
      return .object(copy)
    case .array(let elements): return .array(elements.map { damaged($0) })
    default: return value
    }
  }

  private mutating func tryMessage(_ message: [UInt8]) {
    messages += 1
    let text = String(decoding: message, as: UTF8.self)
    guard let reply = try? JSONParser.parse(plugin.reply(to: message)),
      let result = reply["expandMacroResult"] ?? reply["getCapabilityResult"]
    else { return failures.append("no reply to:\n\(text)") }
    let isError = result["diagnostics"]?.array?.contains { $0["severity"] == "error" } ?? false
    // A message that is answered without an error must have been whole.
    if !isError, result["expandedSource"]?.string == nil, result["capability"] == nil {
      failures.append("neither source nor an error for:\n\(text)")
    }
  }
}
