import CaseKeyPaths

/// The enum that the case paths' workloads look into.
@CasePathable
enum Navigation {
  case row(Int)
  case title(String)
  case child(Child)
  case closed

  @CasePathable
  enum Child {
    case leaf(Int)
    case empty
  }

  /// What the case path `\.row` reads, as a plain property.
  var rowValue: Int? {
    if case .row(let value) = self { value } else { nil }
  }

  /// Whether the value is the case that `\.row` leads to, as a plain property.
  var isRow: Bool {
    if case .row = self { true } else { false }
  }
}

extension Int {
  /// What embedding in `\.row` makes, as a plain property.
  var row: Navigation { .row(self) }
}
