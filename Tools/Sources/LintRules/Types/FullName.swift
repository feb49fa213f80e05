import SwiftSyntax

/// The full name of a member: with the labels of its parameters, as in `index(_:offsetBy:)`.
///
/// It tells overloads apart, of which a protocol may ask for one and not for the other.
enum FullName {
  static func of(_ function: FunctionDeclSyntax) -> String {
    let name = function.name.text.filter { $0 != "`" }
    return name + labels(function.signature.parameterClause, labelled: !isOperator(function.name))
  }

  static func of(_ initializer: InitializerDeclSyntax) -> String {
    "init" + labels(initializer.signature.parameterClause, labelled: true)
  }

  static func of(_ member: SubscriptDeclSyntax) -> String {
    "subscript" + labels(member.parameterClause, labelled: false)
  }

  private static func isOperator(_ name: TokenSyntax) -> Bool {
    switch name.tokenKind {
    case .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }

  /// - Parameter labelled: whether a name that stands alone is a label, as it is for functions.
  private static func labels(_ clause: FunctionParameterClauseSyntax, labelled: Bool) -> String {
    let labels = clause.parameters.map { parameter in
      let isLabel = labelled || parameter.secondName != nil
      return isLabel ? parameter.firstName.text.filter { $0 != "`" } + ":" : "_:"
    }
    return "(\(labels.joined()))"
  }
}
