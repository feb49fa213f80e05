extension String {
  /// The text in lines of at most `width` cells, broken between words; a word that is longer is broken within.
  ///
  /// - Parameter width: cells; less than 1 counts as 1.
  public func wrapped(to width: Int) -> [String] {
    split(separator: " ").map(String.init).wrapped(to: width, separator: " ")
  }

  /// The text in parts of at most `width` cells, each of at least one character.
  fileprivate func broken(to width: Int) -> [String] {
    if utf8.count <= width { return isEmpty ? [] : [self] }
    var parts: [String] = []
    var (start, cells) = (startIndex, 0)
    for index in indices {
      cells += self[index].cellWidth
      guard cells > width, index > start else { continue }
      parts.append(String(self[start..<index]))
      (start, cells) = (index, self[index].cellWidth)
    }
    return parts + [String(self[start...])]
  }
}

extension [String] {
  /// The pieces in lines of at most `width` cells, as many in each as fit; only a piece that is longer than a
  /// line is broken.
  ///
  /// - Parameters:
  ///   - width: cells; less than 1 counts as 1.
  ///   - separator: what stands between two pieces of a line.
  public func wrapped(to width: Int, separator: String) -> [String] {
    let width = Swift.max(1, width)
    return reduce(into: []) { lines, piece in
      for part in piece.broken(to: width) {
        if let last = lines.last, last.cellWidth + separator.cellWidth + part.cellWidth <= width {
          lines[lines.count - 1] = last + separator + part
        } else {
          lines.append(part)
        }
      }
    }
  }
}
