/// What a factory is given besides the resolver.
struct Arguments {
  /// A tuple of them.
  let values: Any
  /// What tells them from others: the values of those that are Hashable, and the objects; nil when one is neither.
  let identity: [AnyHashable]?

  static var none: Arguments { Arguments(values: (), identity: []) }

  private init(values: Any, identity: [AnyHashable]?) {
    self.values = values
    self.identity = identity
  }

  init<each Argument>(_ arguments: repeat each Argument) {
    var identity: [AnyHashable]? = []
    for argument in repeat each arguments {
      if let next = Self.identity(of: argument) { identity?.append(next) } else { identity = nil }
    }
    self.init(values: (repeat each arguments), identity: identity)
  }

  private static func identity<Argument>(of argument: Argument) -> AnyHashable? {
    if let hashable = argument as? any Hashable { return AnyHashable(hashable) }
    guard type(of: argument as Any) is AnyObject.Type else { return nil }
    return AnyHashable(SameObject(argument as AnyObject))
  }
}
