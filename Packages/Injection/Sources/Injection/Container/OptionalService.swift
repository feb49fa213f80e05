/// Optionals, to resolve the type that they wrap.
protocol OptionalService {
  static var wrappedType: Any.Type { get }
  static var none: Self { get }

  /// The wrapped type's service, which has to be there.
  static func resolveWrapped(from resolver: any Resolver, name: String?) throws -> Self
}

extension Optional: OptionalService {
  static var wrappedType: Any.Type { Wrapped.self }

  static func resolveWrapped(from resolver: any Resolver, name: String?) throws -> Wrapped? {
    try resolver.tryResolve(Wrapped.self, name: name)
  }
}
