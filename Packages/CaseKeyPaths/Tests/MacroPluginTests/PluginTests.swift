import Testing

@testable import MacroPlugin

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

@Suite struct PluginTests {
  /// Answers with what it was asked.
  private struct Echo: AttachedMacro {
    func expand(_ request: AttachedMacroRequest) -> MacroExpansion {
      MacroExpansion(
        source: "\(request.role) \(request.declaration.source) \(request.extendedType ?? "-") "
          + "\(request.conformances ?? "-") \(request.lexicalContext)",
        diagnostics: [MacroDiagnostic("careful", severity: .warning, at: request.attribute)]
      )
    }
  }

  private func reply(_ message: String) throws -> JSON {
    try JSONParser.parse(Plugin(macros: ["EchoMacro": Echo()]).reply(to: Array(message.utf8)))
  }

  private func syntax(_ source: String, offset: Int = 0) -> JSON {
    [
      "kind": "declaration", "source": .string(source),
      "location": [
        "fileID": "M/f.swift", "fileName": "/f.swift", "offset": .integer(offset), "line": 1, "column": 1,
      ],
    ]
  }

  private func request(typeName: JSON = "EchoMacro") -> JSON {
    [
      "expandAttachedMacro": [
        "macro": ["moduleName": "P", "typeName": typeName, "name": "Echo"], "macroRole": "extension",
        "discriminator": "$s", "attributeSyntax": syntax("/* é */ @Echo", offset: 100),
        "declSyntax": syntax("enum E {}"), "extendedTypeSyntax": syntax("M.E"),
        "conformanceListSyntax": syntax("P, Q"), "lexicalContext": [syntax("struct O {}")],
      ]
    ]
  }

  @Test func saysWhichProtocolItSpeaks() throws {
    let answer = try reply(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#)
    #expect(answer["getCapabilityResult"]?["capability"]?["protocolVersion"] == 7)
  }

  @Test func handsTheRequestToItsMacro() throws {
    let text = String(decoding: JSONPrinter.print(request()), as: UTF8.self)
    let result = try #require(try reply(text)["expandMacroResult"])
    #expect(result["expandedSource"] == #"extension enum E {} M.E P, Q ["struct O {}"]"#)
    let diagnostic = try #require(result["diagnostics"]?.array?.first)
    #expect(diagnostic["message"] == "careful")
    #expect(diagnostic["severity"] == "warning")
    // Behind the comment, counted in bytes.
    #expect(diagnostic["position"] == ["fileName": "/f.swift", "offset": 109])
  }

  @Test(arguments: [
    "", "{", "[]", "{}", "null", #"{"a":1,"b":2}"#, #"{"loadPluginLibrary":{}}"#,
    #"{"expandAttachedMacro":{}}"#, #"{"expandAttachedMacro":{"macro":{"typeName":"EchoMacro"}}}"#, "\u{1}",
  ])
  func answersWhatItCannotReadWithAnError(message: String) throws {
    let result = try #require(try reply(message)["expandMacroResult"])
    #expect(result["expandedSource"] == JSON.null)
    #expect(result["diagnostics"]?.array?.first?["severity"] == "error")
  }

  @Test func namesAMacroItDoesNotHave() throws {
    let text = String(decoding: JSONPrinter.print(request(typeName: "Other")), as: UTF8.self)
    let diagnostic = try reply(text)["expandMacroResult"]?["diagnostics"]?.array?.first
    #expect(diagnostic?["message"] == "this plugin has no macro 'Other'")
  }

  @Test func carriesMessagesThroughAPipe() throws {
    var ends: [CInt] = [0, 0]
    try #require(pipe(&ends) == 0)
    let channel = MessageChannel(input: ends[0], output: ends[1])
    let messages: [[UInt8]] = [[], [1, 2, 3], [UInt8](repeating: 7, count: 5000)]
    for message in messages { #expect(channel.send(message)) }
    for message in messages { #expect(channel.receive() == message) }
    // A header that promises more than comes.
    var bytes: [UInt8] = [9, 0, 0, 0, 0, 0, 0, 0, 1]
    #expect(write(ends[1], &bytes, bytes.count) == bytes.count)
    close(ends[1])
    #expect(channel.receive() == nil)
    close(ends[0])
  }

  @Test func takesAnAbsurdLengthForTheEnd() throws {
    var ends: [CInt] = [0, 0]
    try #require(pipe(&ends) == 0)
    var bytes = [UInt8](repeating: 0xFF, count: 8)
    #expect(write(ends[1], &bytes, bytes.count) == 8)
    #expect(MessageChannel(input: ends[0], output: ends[1]).receive() == nil)
    close(ends[0])
    close(ends[1])
  }
}
