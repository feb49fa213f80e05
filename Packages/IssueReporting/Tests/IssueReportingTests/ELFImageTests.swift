import Testing

@testable import IssueReporting

/// An ELF file of two sections, the strings and one symbol, made by hand.
@Suite struct ELFImageTests {
  private static let name = "$s6XCTest7Current"

  private static func image(value: UInt64 = 0x1234) -> [UInt8] {
    var bytes: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1] + Array(repeating: 0, count: 58)
    func put(_ value: some FixedWidthInteger, at offset: Int) {
      withUnsafeBytes(of: value.littleEndian) { bytes.replaceSubrange(offset..<offset + $0.count, with: $0) }
    }
    let strings = Array("\0other\0\(name)\0".utf8)
    let stringsAt = bytes.count
    bytes += strings
    let symbolAt = bytes.count
    bytes += Array(repeating: 0, count: 24)
    put(UInt32(7), at: symbolAt)
    put(value, at: symbolAt + 8)
    let headersAt = bytes.count
    bytes += Array(repeating: 0, count: 2 * 64)
    for (index, kind, offset, size) in [(0, 3, stringsAt, strings.count), (1, 2, symbolAt, 24)] {
      put(UInt32(kind), at: headersAt + index * 64 + 4)
      put(UInt64(offset), at: headersAt + index * 64 + 24)
      put(UInt64(size), at: headersAt + index * 64 + 32)
    }
    put(UInt64(headersAt), at: 0x28)
    put(UInt16(64), at: 0x3A)
    put(UInt16(2), at: 0x3C)
    return bytes
  }

  private func offset(of name: String, in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBytes { ELFImage(bytes: $0)?.offset(ofSymbol: name) }
  }

  @Test func aSymbolIsFoundByItsWholeName() {
    #expect(offset(of: Self.name, in: Self.image()) == 0x1234)
    #expect(offset(of: "$s6XCTest7Curren", in: Self.image()) == nil)
    #expect(offset(of: "other", in: Self.image()) == nil)
  }

  @Test func anUndefinedSymbolIsNotFound() {
    #expect(offset(of: Self.name, in: Self.image(value: 0)) == nil)
  }

  @Test func otherFilesHaveNoSymbols() {
    #expect(offset(of: Self.name, in: Array("#!/bin/sh\n".utf8)) == nil)
    #expect(offset(of: Self.name, in: []) == nil)
  }

  @Test func aDamagedFileDoesNoHarm() {
    let image = Self.image()
    for length in 0..<image.count { _ = offset(of: Self.name, in: Array(image.prefix(length))) }
    for index in image.indices {
      for byte in [0, 0x7F, 0xFF] as [UInt8] {
        var damaged = image
        damaged[index] = byte
        _ = offset(of: Self.name, in: damaged)
      }
    }
  }
}
