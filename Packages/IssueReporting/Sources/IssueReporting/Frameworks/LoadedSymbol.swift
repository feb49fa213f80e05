#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// A symbol of a library that this process may or may not have loaded: how the test frameworks are called without
/// linking them.
struct LoadedSymbol: @unchecked Sendable {
  let address: UnsafeMutableRawPointer

  /// Finds a symbol by its mangled name among all loaded libraries.
  init?(_ name: String) {
    #if canImport(Darwin)
      guard let address = dlsym(UnsafeMutableRawPointer(bitPattern: -2), name) else { return nil }
      self.address = address
    #elseif os(Windows) || os(WASI)
      return nil
    #else
      guard let address = dlsym(nil, name) else { return nil }
      self.address = address
    #endif
  }

  init(address: UnsafeMutableRawPointer) {
    self.address = address
  }

  /// The symbol as a Swift function.
  ///
  /// A Swift closure is two words: the code and a context. A function ignores the context; a method takes `self`
  /// in the context's register. So either can be called as a closure.
  ///
  /// - Parameters:
  ///   - function: a struct with the closure as its one stored property: a bare closure type would be bit-cast to
  ///     the most general calling convention, a stored property keeps the function's own.
  ///   - object: the `self` of a method.
  func callable<Function>(as function: Function.Type, self object: AnyObject? = nil) -> Function {
    // The closure that comes of it retains its context, as a copy of one does.
    let context = object.map { Unmanaged.passUnretained($0).toOpaque() }
    return withExtendedLifetime(object) { unsafeBitCast((address, context), to: function) }
  }
}
