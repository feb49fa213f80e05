/// One of several parts: the third of four is `3/4`.
public struct Shard: Equatable, Sendable {
  /// From one on.
  public var index: Int
  public var count: Int

  public init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// Nil when the text is no `I/N` with I from 1 to N.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]), index >= 1, index <= count
    else { return nil }
    self.init(index: index, count: count)
  }
}
