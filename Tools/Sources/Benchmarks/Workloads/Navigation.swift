import CaseKeyPaths

/// The enum that the case paths' workloads look into.
@CasePathable
enum Navigation {
  case row(Int)
  case title(String)
  case closed

  /// What the case path `\.row` reads, as a plain property.
  var rowValue: Int? {
    if case .row(let value) = self { value } else { nil }
  }
}
