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
enum LoadedSymbol {
  static func address(_ name: String) -> UnsafeMutableRawPointer? {
    #if canImport(Darwin)
      dlsym(UnsafeMutableRawPointer(bitPattern: -2), name)
    #elseif os(Windows) || os(WASI)
      nil
    #else
      dlsym(nil, name)
    #endif
  }
}
