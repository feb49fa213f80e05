/// An enum as swift-syntax reads it.
public struct ParsedEnum: Hashable, Sendable {
  /// The declaration as it stands in its file, with what stands before it: what a compiler hands to a macro.
  public let source: String
  /// What the scanner must say of it.
  public let listing: EnumListing

  public init(source: String, listing: EnumListing) {
    self.source = source
    self.listing = listing
  }
}
