#if canImport(Glibc)
  import Glibc
  import Testing

  @testable import IssueReporting

  @Suite struct StandardErrorTests {
    @Test func aLineThatNobodyReadsDoesNoHarm() {
      var ends: [Int32] = [0, 0]
      #expect(pipe(&ends) == 0)
      close(ends[0])
      StandardError.write("lost", to: ends[1])
      close(ends[1])
    }

    @Test func aLineIsWrittenWhole() {
      var ends: [Int32] = [0, 0]
      #expect(pipe(&ends) == 0)
      StandardError.write("one line", to: ends[1])
      close(ends[1])
      var bytes = [UInt8](repeating: 0, count: 64)
      let count = read(ends[0], &bytes, bytes.count)
      close(ends[0])
      #expect(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self) == "one line\n")
    }
  }
#endif
