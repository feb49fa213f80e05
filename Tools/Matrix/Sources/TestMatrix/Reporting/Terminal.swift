#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif os(Windows)
  import ucrt
#endif

/// Whether someone looks at what is printed.
enum Terminal {
  /// - Parameter descriptor: 1 for standard output, 2 for standard error.
  static func isThere(_ descriptor: Int32) -> Bool {
    #if os(Windows)
      _isatty(descriptor) != 0
    #else
      isatty(descriptor) == 1
    #endif
  }
}
