/// What a piece of a Swift file is. The raw values are SwiftLint's names.
enum SyntaxKind: String {
  case code
  case comment
  case string
}
