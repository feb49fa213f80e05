#if canImport(Glibc)
  import Dispatch
  import Foundation
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

    @Test func aClosedFileDoesNoHarm() {
      StandardError.write("lost", to: -1)
    }

    /// What comes out of a pipe while a body writes into it; longer lines than a pipe takes at once.
    private func written(
      toNonblocking isNonblocking: Bool,
      _ body: @escaping @Sendable (Int32) -> Void
    ) async -> String {
      var ends: [Int32] = [0, 0]
      #expect(pipe(&ends) == 0)
      if isNonblocking { #expect(fcntl(ends[1], F_SETFL, O_NONBLOCK) == 0) }
      // Threads of their own, started here: the writers wait for the reader, and other tests that write wait for
      // them, until no thread of the pool is left.
      let (source, target) = (ends[0], ends[1])
      let contents = await withCheckedContinuation { continuation in
        Thread { continuation.resume(returning: Self.contents(of: source)) }.start()
        Thread {
          body(target)
          close(target)
        }
        .start()
      }
      close(source)
      return String(decoding: contents, as: UTF8.self)
    }

    private static func contents(of file: Int32) -> [UInt8] {
      var contents: [UInt8] = []
      var bytes = [UInt8](repeating: 0, count: 10_000)
      while true {
        let count = read(file, &bytes, bytes.count)
        if count <= 0 { return contents }
        contents += bytes.prefix(count)
      }
    }

    @Test(arguments: [false, true]) func longLinesOfManyThreadsDoNotMix(isNonblocking: Bool) async {
      let text = await written(toNonblocking: isNonblocking) { file in
        DispatchQueue.concurrentPerform(iterations: 16) { index in
          let letter = String(UnicodeScalar(UInt8(ascii: "a") + UInt8(index)))
          StandardError.write(String(repeating: letter, count: 200_000), to: file)
        }
      }
      let lines = text.split(separator: "\n")
      #expect(lines.count == 16)
      #expect(lines.allSatisfy { $0.count == 200_000 && Set($0).count == 1 })
      #expect(Set(lines.map(\.first)).count == 16)
    }
  }
#endif
