#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(WASILibc)
  import WASILibc
#elseif os(Windows)
  import ucrt
#endif

/// Standard error, unbuffered.
enum StandardError {
  /// Writes a line in one call, so that lines of several threads do not mix.
  static func write(_ line: String) {
    var bytes = ArraySlice(Array((line + "\n").utf8))
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { buffer -> Int in
        #if os(Windows)
          Int(_write(2, buffer.baseAddress, UInt32(buffer.count)))
        #else
          systemWrite(2, buffer.baseAddress, buffer.count)
        #endif
      }
      guard written > 0 else { return }
      bytes = bytes.dropFirst(written)
    }
  }
}

#if !os(Windows)
  private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(file, bytes, count)
  }
#endif
