/// How something that is loaded is doing.
public enum LoadStatus: Equatable, Sendable {
  /// It is there, or was not asked for.
  case idle
  /// It is on its way.
  case loading
  /// It did not come; why and what to do, in one line.
  case failed(String)

  /// Whether it did not come.
  public var isFailed: Bool {
    if case .failed = self { true } else { false }
  }

  /// Has it tried again, if it failed.
  mutating func retry() {
    if isFailed { self = .loading }
  }
}

/// An error as one line for the user.
func oneLine(_ error: any Error) -> String {
  String(describing: error).split(whereSeparator: \.isNewline).joined(separator: " ")
}
