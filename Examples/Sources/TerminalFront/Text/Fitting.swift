extension String {
  /// The text in at most `width` cells; when it is longer its end is replaced by `…`.
  ///
  /// - Parameter width: cells; negative counts as 0.
  public func clipped(to width: Int) -> String {
    if utf8.count <= width || cellWidth <= width { return self }
    guard width > 0 else { return "" }
    return prefix(cells: width - 1) + "…"
  }

  /// The text in exactly `width` cells: clipped, or with spaces after it.
  ///
  /// - Parameter width: cells; negative counts as 0.
  public func padded(to width: Int) -> String {
    let text = clipped(to: width)
    return text + String(repeating: " ", count: max(0, width - text.cellWidth))
  }

  /// The longest end of the text that takes at most `width` cells, made ``printable``: what a field shows before its
  /// cursor. It takes the time of what is shown, however long the text is.
  ///
  /// - Parameter width: cells; negative counts as 0.
  public func printableSuffix(cells width: Int) -> String {
    var left = width
    var shown: [String] = []
    for character in reversed() {
      let text = String(character).printable
      left -= text.cellWidth
      if left < 0 { break }
      shown.append(text)
    }
    return shown.reversed().joined()
  }

  /// The longest beginning of the text that takes at most `width` cells; a character is never cut in half.
  func prefix(cells width: Int) -> String {
    var left = width
    return String(
      prefix { character in
        left -= character.cellWidth
        return left >= 0
      }
    )
  }
}
