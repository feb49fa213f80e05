/// A ``CasePathChain`` whose types are not known.
@usableFromInline
protocol CasePathChaining: AnyObject, Sendable {
  var text: String? { get }
}

/// Two paths, one after the other: what the functions of the path through both share.
final class CasePathChain<Root, Middle, Leaf>: CasePathChaining {
  let outer: AnyCasePath<Root, Middle>
  let inner: AnyCasePath<Middle, Leaf>

  init(outer: AnyCasePath<Root, Middle>, inner: AnyCasePath<Middle, Leaf>) {
    self.outer = outer
    self.inner = inner
  }

  /// The path through both.
  var path: AnyCasePath<Root, Leaf> {
    AnyCasePath(
      label: .chain(self),
      embed: { self.outer._embed(self.inner._embed($0)) },
      extract: { self.outer._extract($0).flatMap { self.inner._extract($0) } }
    )
  }

  var text: String? {
    guard let outer = outer._label.text, let inner = inner._label.text else { return nil }
    return "\(outer).\(inner)"
  }
}
