/// A 64-bit little-endian ELF file, as far as its symbol table. Reads past its end give nil, so a damaged file is
/// no danger.
struct ELFImage {
  private let bytes: UnsafeRawBufferPointer

  init?(bytes: UnsafeRawBufferPointer) {
    let magic: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1]
    guard bytes.prefix(magic.count).elementsEqual(magic) else { return nil }
    self.bytes = bytes
  }

  /// Where a symbol stands relative to the address that the file is loaded at.
  func offset(ofSymbol name: String) -> Int? {
    let name = Array(name.utf8) + [0]
    for section in sections where section.kind == Section.symbolTable {
      guard let strings = sections.dropFirst(section.link).first else { continue }
      for entry in stride(from: section.offset, to: section.offset + section.size, by: Self.symbolSize) {
        guard let nameOffset = load(UInt32.self, at: entry), let value = load(UInt64.self, at: entry + 8)
        else {
          return nil
        }
        if value != 0, matches(name, at: strings.offset + Int(nameOffset)) { return Int(exactly: value) }
      }
    }
    return nil
  }

  private struct Section {
    static let symbolTable: UInt32 = 2
    let kind: UInt32
    let offset: Int
    let size: Int
    let link: Int
  }

  private static let symbolSize = 24

  private var sections: [Section] {
    guard let start = load(UInt64.self, at: 0x28).flatMap({ Int(exactly: $0) }),
      let size = load(UInt16.self, at: 0x3A), let count = load(UInt16.self, at: 0x3C)
    else { return [] }
    return (0..<Int(count)).compactMap { index in
      let header = start + index * Int(size)
      guard let kind = load(UInt32.self, at: header + 4),
        let offset = load(UInt64.self, at: header + 24).flatMap({ Int(exactly: $0) }),
        let length = load(UInt64.self, at: header + 32).flatMap({ Int(exactly: $0) }),
        let link = load(UInt32.self, at: header + 40),
        offset <= bytes.count, length <= bytes.count
      else { return nil }
      return Section(kind: kind, offset: offset, size: length, link: Int(link))
    }
  }

  private func load<Value: FixedWidthInteger>(_: Value.Type, at offset: Int) -> Value? {
    guard offset >= 0, offset <= bytes.count - MemoryLayout<Value>.size else { return nil }
    return Value(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Value.self))
  }

  private func matches(_ name: [UInt8], at offset: Int) -> Bool {
    guard offset >= 0, offset <= bytes.count - name.count else { return false }
    return bytes[offset..<offset + name.count].elementsEqual(name)
  }
}
