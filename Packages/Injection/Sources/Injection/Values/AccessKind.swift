/// What the values of dependencies are asked for.
enum AccessKind: Sendable {
  /// To be used.
  case reading
  /// By a `@Dependency`; the place of `subscript`'s caller is of no use then.
  case readingAt(SourcePlace)
  /// To be overridden in part, by a `withDependencies`.
  case overriding(SourcePlace)
  /// To be prepared in part, or to prepare another one with.
  case preparing(Preparation)

  /// The place that asks, where it is better known than by who calls the subscript.
  var place: SourcePlace? {
    switch self {
    case .reading: nil
    case .readingAt(let place), .overriding(let place): place
    case .preparing(let preparation): preparation.place
    }
  }

  var isOverriding: Bool {
    if case .overriding = self { return true }
    return false
  }
}
