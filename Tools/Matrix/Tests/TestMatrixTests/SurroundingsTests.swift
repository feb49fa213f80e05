import Testing

@testable import TestMatrix

@Suite struct SurroundingsTests {
  private func digest(_ environment: [String: String], toolchain: String = "6", system: String = "a")
    -> String
  {
    Surroundings(toolchain: toolchain, environment: environment, system: system).digest
  }

  @Test func aTerminalSaysNothingOfResults() {
    let plain = digest(["CI": "1"])
    #expect(
      digest(["CI": "1", "TERM": "xterm", "PWD": "/", "SSH_TTY": "1", "RUN_TESTS_HOME": "/a"]) == plain
    )
  }

  @Test func theRestDoes() {
    let plain = digest(["CI": "1"])
    let others = [
      digest([:]), digest(["CI": "0"]), digest(["CI": "1", "SPEC_ONLY": "a"]),
      digest(["CI": "1"], toolchain: "7"), digest(["CI": "1"], system: "b"),
    ]
    #expect(!others.contains(plain))
    #expect(Set(others).count == others.count)
  }
}
