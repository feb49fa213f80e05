import SwiftSyntax

/// Finds public declarations without a doc comment.
///
/// What takes its meaning, and so its documentation, from elsewhere needs none: overrides, what a protocol of this
/// repository or of the standard library asks for and documents, what is unavailable, and names that begin with an
/// underscore. Cases of enums, operators, macros and what a protocol or a public extension has need it as well.
struct PublicNeedsDoc: FileRule {
  func violations(in file: SourceFile) -> [Violation] {
    let visitor = PublicDeclarations(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    return visitor.violations
  }
}
