#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// The symbols that a loaded library has for itself: they stand in the symbol table of its ELF file, where `dlsym`
/// does not look.
enum LibrarySymbolTable {
  /// Finds a symbol in the library that contains an address.
  ///
  /// - Parameters:
  ///   - name: the mangled name.
  ///   - address: an address of that library.
  /// - Returns: the symbol, or nil when the file was stripped, or is not a 64-bit ELF file.
  static func symbol(_ name: String, besideAddress address: UnsafeRawPointer) -> LoadedSymbol? {
    #if canImport(Glibc) || canImport(Musl) || canImport(Android)
      guard let library = Library(containing: address),
        let offset = withContents(ofFile: library.path, { ELFImage(bytes: $0)?.offset(ofSymbol: name) })
      else { return nil }
      return LoadedSymbol(address: library.base + offset)
    #else
      return nil
    #endif
  }

  #if canImport(Glibc) || canImport(Musl) || canImport(Android)
    private struct Library {
      let path: UnsafePointer<CChar>
      let base: UnsafeMutableRawPointer

      /// glibc's header hides `dladdr` from Swift.
      init?(containing address: UnsafeRawPointer) {
        typealias Info = (
          path: UnsafePointer<CChar>?, base: UnsafeMutableRawPointer?,
          symbol: UnsafePointer<CChar>?, address: UnsafeMutableRawPointer?
        )
        typealias Look = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> CInt
        var info: Info = (nil, nil, nil, nil)
        guard let look = LoadedSymbol("dladdr").map({ unsafeBitCast($0.address, to: Look.self) }),
          look(address, &info) != 0, let path = info.path, let base = info.base
        else { return nil }
        self.path = path
        self.base = base
      }
    }

    private static func withContents<Result>(
      ofFile path: UnsafePointer<CChar>,
      _ body: (UnsafeRawBufferPointer) -> Result?
    ) -> Result? {
      let file = open(path, O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return nil }
      defer { close(file) }
      var status = stat()
      guard fstat(file, &status) == 0, status.st_size > 0 else { return nil }
      let size = Int(status.st_size)
      guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0), start != MAP_FAILED else {
        return nil
      }
      defer { munmap(start, size) }
      return body(UnsafeRawBufferPointer(start: start, count: size))
    }
  #endif
}
