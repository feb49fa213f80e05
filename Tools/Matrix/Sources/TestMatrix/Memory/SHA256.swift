/// The digest of bytes by SHA-256 (FIPS 180-4, section 6.2).
public struct SHA256 {
  private static let constants: [UInt32] = {
    // The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
    var constants: [UInt32] = []
    var number = 2
    while constants.count < 64 {
      if (2..<number).allSatisfy({ number % $0 != 0 }) { constants.append(cubeRootFraction(number)) }
      number += 1
    }
    return constants
  }()

  /// Found by bisection in whole numbers, where nothing is rounded: the root times 2³², below 2³⁶.
  private static func cubeRootFraction(_ number: Int) -> UInt32 {
    var root: UInt64 = 0
    for bit in (0..<36).reversed() {
      let next = root | (1 << UInt64(bit))
      if isCube(next, atMost: UInt64(number)) { root = next }
    }
    return UInt32(truncatingIfNeeded: root)
  }

  /// Whether the cube of a root times 2³² is at most a number times 2⁹⁶.
  private static func isCube(_ root: UInt64, atMost number: UInt64) -> Bool {
    let (squareHigh, squareLow) = root.multipliedFullWidth(by: root)
    let low = squareLow.multipliedFullWidth(by: root)
    let high = squareHigh.multipliedFullWidth(by: root)
    let (middle, carries) = low.high.addingReportingOverflow(high.low)
    let top = high.high + (carries ? 1 : 0)
    guard top == 0 else { return false }
    // The number is at bit 96 of a value whose middle word begins at bit 64.
    let limit = number << 32
    return middle < limit || (middle == limit && low.low == 0)
  }

  private var state: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
  ]

  /// The digest as 64 hexadecimal digits.
  public static func hex(_ bytes: [UInt8]) -> String {
    var padded = bytes
    padded.append(0x80)
    padded.append(contentsOf: [UInt8](repeating: 0, count: (119 - bytes.count % 64) % 64))
    let bits = UInt64(bytes.count) * 8
    for shift in stride(from: 56, through: 0, by: -8) {
      padded.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    var digest = SHA256()
    padded.withUnsafeBufferPointer { buffer in
      var words = [UInt32](repeating: 0, count: 64)
      for start in stride(from: 0, to: buffer.count, by: 64) { digest.add(buffer, start, &words) }
    }
    return digest.state.map(hex).joined()
  }

  private static func hex(_ word: UInt32) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ words: inout [UInt32]) {
    for index in 0..<16 {
      let at = start + index * 4
      let high = UInt32(bytes[at]) << 24 | UInt32(bytes[at + 1]) << 16
      words[index] = high | UInt32(bytes[at + 2]) << 8 | UInt32(bytes[at + 3])
    }
    for index in 16..<64 {
      let early = words[index - 15]
      let late = words[index - 2]
      let first = Self.rotated(early, 7) ^ Self.rotated(early, 18) ^ (early >> 3)
      let second = Self.rotated(late, 17) ^ Self.rotated(late, 19) ^ (late >> 10)
      words[index] = words[index - 16] &+ first &+ words[index - 7] &+ second
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let mixedE = Self.rotated(e, 6) ^ Self.rotated(e, 11) ^ Self.rotated(e, 25)
      let first = h &+ mixedE &+ ((e & f) ^ (~e & g)) &+ Self.constants[index] &+ words[index]
      let mixedA = Self.rotated(a, 2) ^ Self.rotated(a, 13) ^ Self.rotated(a, 22)
      let second = mixedA &+ ((a & b) ^ (a & c) ^ (b & c))
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] = state[index] &+ word }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    (word >> count) | (word << (32 - count))
  }
}
