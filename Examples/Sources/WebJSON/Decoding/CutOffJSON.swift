import Foundation

/// Whether `body` begins like JSON and ends before its outermost value is closed.
///
/// It tells a transfer that broke off from a file with something else in it, without depending on the words of
/// a decoder's error: it only counts brackets outside strings. Nothing at all counts as cut off.
func isCutOffJSON(_ body: Data) -> Bool {
  var open: [UInt8] = []
  var inString = false
  var escaped = false
  var started = false
  for byte in body where started || !isJSONSpace(byte) {
    if inString {
      (inString, escaped) = (escaped || byte != UInt8(ascii: "\""), !escaped && byte == UInt8(ascii: "\\"))
      if !inString, open.isEmpty { return false }
      continue
    }
    switch byte {
    case UInt8(ascii: "\""): inString = true
    case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
    case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      guard open.popLast() == byte else { return false }
    default: break
    }
    started = true
    if open.isEmpty, !inString { return false }
  }
  return true
}

private func isJSONSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || (0x09...0x0D).contains(byte)
}
