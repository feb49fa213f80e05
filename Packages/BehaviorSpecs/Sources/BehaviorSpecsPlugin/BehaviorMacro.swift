import MacroPlugin

/// The macro behind `@Behavior`.
struct BehaviorMacro: AttachedMacro {
  func expand(_ request: AttachedMacroRequest) -> MacroExpansion {
    guard let header = ClassHeader(LexedSource(request.declaration.source)), header.inherits else {
      return problem("'@Behavior' can only be attached to a class that inherits from 'Spec'", request)
    }
    if header.isGeneric {
      return problem(
        "'@Behavior' cannot be attached to a generic class: nothing says which types to test",
        request
      )
    }
    return MacroExpansion(source: suite(of: header.name, at: place(of: request.attribute)))
  }

  /// Where the attribute is, as arguments: the expansion's own place tells a reader nothing.
  private func place(of attribute: SourceSyntax) -> String {
    guard !attribute.fileID.isEmpty, let line = attribute.firstLine else { return "" }
    return "fileID: \(literal(attribute.fileID)), filePath: \(literal(attribute.fileName)), line: \(line)"
  }

  private func literal(_ text: String) -> String {
    "\"" + text.map { "\"\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "\""
  }

  private func problem(_ message: String, _ request: AttachedMacroRequest) -> MacroExpansion {
    MacroExpansion(diagnostics: [MacroDiagnostic(message, at: request.attribute)])
  }

  /// The test is in a type of its own, as in the class itself it would have to make an instance of that. The
  /// type has no `@Suite`, whose expansion would have to be static in the class, and does not name itself, as
  /// an attribute's arguments do not see what macros add. What it names is qualified, as the class may have
  /// members called the same.
  private func suite(of name: String, at place: String) -> String {
    let title = name.filter { $0 != "`" }
    return """
      struct Behavior {
        @Testing.Test("\(title)", .serialized, arguments: \(name).examples(\(place)))
        func example(_ example: BehaviorSpecs.Example) async {
          await example.run()
        }
      }
      """
  }
}
