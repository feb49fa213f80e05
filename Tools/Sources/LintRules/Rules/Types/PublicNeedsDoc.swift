import SwiftSyntax

/// Finds public declarations without a doc comment.
///
/// What takes its meaning, and so its documentation, from elsewhere needs none: overrides, what the standard
/// library's protocols ask for, what is unavailable, and names that begin with an underscore.
struct PublicNeedsDoc: FileRule {
  func violations(in file: SourceFile) -> [Violation] {
    let visitor = PublicDeclarations(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    return visitor.violations
  }
}
