import Foundation
import FrontTesting
import TerminalFront
import Testing

@Suite struct TerminalOutputTests {
  @Test func aFileIsNoTerminalAndGetsNoColours() throws {
    let pipe = Pipe()
    let output = TerminalOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    #expect(!output.isTerminal)
    #expect(!output.usesColor(environment: ["TERM": "xterm-256color"]))
  }

  @Test(arguments: [
    (["TERM": "xterm"], true), (["TERM": "xterm", "NO_COLOR": ""], true),
    (["TERM": "xterm", "NO_COLOR": "1"], false), (["TERM": "dumb"], false),
    (["TERM": ""], false), ([:], false),
  ])
  func aTerminalGetsColoursUnlessTheUserForbidsThem(environment: [String: String], colours: Bool) throws {
    let terminal = try PseudoTerminal()
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: terminal.path))
    let output = TerminalOutput(descriptor: file.fileDescriptor)
    #expect(output.isTerminal)
    #expect(output.usesColor(environment: environment) == colours)
  }

  @Test func allIsWrittenAlsoToASlowReaderThatDoesNotBlock() async throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    let text = String(repeating: "七人の侍\n", count: 50_000)
    let reading = Task.detached { try pipe.fileHandleForReading.readToEnd() }
    TerminalOutput(descriptor: descriptor).write(text)
    try pipe.fileHandleForWriting.close()
    #expect(try await reading.value == Data(text.utf8))
  }
}
