/// Something that was found.
public struct SearchResult: Codable, Equatable, Sendable {
  /// What it is called.
  public var title: String
  /// What it is, in a few words.
  public var detail: String

  /// Makes a result.
  public init(title: String, detail: String) {
    self.title = title
    self.detail = detail
  }

  /// A result for tests.
  public static let sample = SearchResult(title: "debounce", detail: "waits for a pause")
}
