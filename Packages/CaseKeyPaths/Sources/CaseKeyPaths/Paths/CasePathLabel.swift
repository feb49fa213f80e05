/// The name of a case path. Copying that of a single case costs nothing, and that of a chain is put together
/// only when it is asked for.
@frozen
@usableFromInline
enum CasePathLabel: Sendable {
  case none
  case name(StaticString)
  case chain(any CasePathChaining)

  /// The cases' names with dots between them, nil when one has none.
  var text: String? {
    switch self {
    case .none: nil
    case .name(let name): "\(name)"
    case .chain(let chain): chain.text
    }
  }
}
