import SwiftSyntax

/// The kinds of a file's pieces, in order.
struct SyntaxMap {
  private struct Piece {
    var range: Range<Int>
    var kind: SyntaxKind
  }

  private var pieces: [Piece] = []

  init(_ tree: SourceFileSyntax) {
    for token in tree.tokens(viewMode: .sourceAccurate) {
      add(token.leadingTrivia, at: token.position.utf8Offset)
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = token.endPositionBeforeTrailingTrivia.utf8Offset
      if let kind = SyntaxKind(token) { add(start..<end, kind) }
      add(token.trailingTrivia, at: end)
    }
  }

  private mutating func add(_ trivia: Trivia, at start: Int) {
    var start = start
    for piece in trivia {
      let end = start + piece.sourceLength.utf8Length
      if let kind = SyntaxKind(piece) { add(start..<end, kind) }
      start = end
    }
  }

  private mutating func add(_ range: Range<Int>, _ kind: SyntaxKind) {
    if !range.isEmpty { pieces.append(Piece(range: range, kind: kind)) }
  }

  /// The kinds of the pieces that a range of UTF-8 bytes touches.
  func kinds(in range: Range<Int>) -> Set<SyntaxKind> {
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].range.upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return Set(pieces[low...].prefix { $0.range.lowerBound < range.upperBound }.map(\.kind))
  }
}
