/// An executable that expands macros for the compiler.
///
/// The compiler starts it and sends one message after the other to its standard input; each gets an answer on
/// standard output. A message is its length (8 bytes, little-endian) and that many bytes of JSON. The messages
/// are those of the compiler's plugin protocol: `getCapability`, `expandAttachedMacro`. Whatever else arrives
/// is answered with an error, which the compiler shows, and the next message is read.
///
/// ```swift
/// // main.swift of a `.macro` target
/// Plugin(macros: ["Described": Described()]).run()
/// ```
public struct Plugin: Sendable {
  /// The version of the protocol this speaks.
  static let protocolVersion = 7

  private let macros: [String: any AttachedMacro]

  /// Makes a plugin.
  ///
  /// - Parameter macros: each macro under the name its declaration gives as `type:` in `#externalMacro`.
  public init(macros: [String: any AttachedMacro]) {
    self.macros = macros
  }

  /// Answers messages until the compiler closes standard input.
  public func run() {
    let channel = MessageChannel(input: 0, output: 1)
    while let message = channel.receive() {
      guard channel.send(reply(to: message)) else { return }
    }
  }

  /// The answer to one message, both as JSON text.
  public func reply(to message: [UInt8]) -> [UInt8] {
    JSONPrinter.print(answer(to: message))
  }

  private func answer(to message: [UInt8]) -> JSON {
    let request: JSON
    do {
      request = try JSONParser.parse(message)
    } catch {
      return Self.failure("malformed message: \(error)")
    }
    guard let (kind, content) = request.object?.first, request.object?.count == 1 else {
      return Self.failure("malformed message: one member is due")
    }
    switch kind {
    case "getCapability":
      return ["getCapabilityResult": ["capability": ["protocolVersion": .integer(Self.protocolVersion)]]]
    case "expandAttachedMacro":
      return expandAttached(content)
    default:
      return Self.failure("unknown message '\(kind)'")
    }
  }

  private func expandAttached(_ content: JSON) -> JSON {
    guard let name = content["macro"]?["typeName"]?.string, let request = AttachedMacroRequest(content) else {
      return Self.failure("malformed message 'expandAttachedMacro'")
    }
    guard let macro = macros[name] else {
      return Self.result(
        .null,
        [MacroDiagnostic("this plugin has no macro '\(name)'", at: request.attribute)]
      )
    }
    let expansion = macro.expand(request)
    return Self.result(.string(expansion.source), expansion.diagnostics)
  }

  private static func result(_ source: JSON, _ diagnostics: [MacroDiagnostic]) -> JSON {
    ["expandMacroResult": ["expandedSource": source, "diagnostics": .array(diagnostics.map(\.json))]]
  }

  private static func failure(_ message: String) -> JSON {
    result(.null, [MacroDiagnostic(message, fileName: "", offset: 0)])
  }
}
