import EnumOracle
import Testing

@Suite struct EnumOracleArgumentsTests {
  @Test func readsOptions() {
    #expect(EnumOracleArguments([]) == .run(enums: 10_000, seconds: 2, seed: 1))
    let all = EnumOracleArguments(["--seed", "5", "--seconds", "30", "--enums", "7"])
    #expect(all == .run(enums: 7, seconds: 30, seed: 5))
    #expect(EnumOracleArguments(["--seed", "5", "--help"]) == .help)
  }

  @Test func namesWhatIsWrong() {
    #expect(EnumOracleArguments(["--fast"]) == .wrong("unknown argument '--fast'"))
    #expect(EnumOracleArguments(["--seed"]) == .wrong("--seed needs a number from 0 to 1000000000"))
    #expect(
      EnumOracleArguments(["--seconds", "-1"]) == .wrong("--seconds needs a number from 0 to 1000000000")
    )
  }
}
