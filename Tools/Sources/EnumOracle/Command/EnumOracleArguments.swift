/// The command line of `enum-oracle`.
public enum EnumOracleArguments: Equatable, Sendable {
  case help
  /// - Parameters:
  ///   - enums: how many the generator makes.
  ///   - seconds: how long to feed the macro and the plugin mutated text.
  ///   - seed: of the generator and the mutations.
  case run(enums: Int, seconds: Double, seed: UInt64)
  /// What is wrong, in one line.
  case wrong(String)

  public static let usage = "Usage: enum-oracle [--enums N] [--seconds N] [--seed N] [--help]"

  public static let helpText = """
    \(usage)

    Compares what the scanner of CaseKeyPaths says of enums with what the toolchain's swift-syntax says: over the
    toolchain's interfaces, this repository, and enums composed at random. Then feeds the macro and its plugin
    mutated and random text. Run it in the repository. Exits 1 when something differs or fails.

      --enums N     compose this many enums (10000)
      --seconds N   feed mutated text for this long (2)
      --seed N      begin the random numbers here (1)
    """

  /// - Parameter arguments: without the program's name.
  public init(_ arguments: [String]) {
    var enums = 10_000
    var seconds = 2.0
    var seed: UInt64 = 1
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--help" || argument == "-h" {
        self = .help
        return
      }
      guard ["--enums", "--seconds", "--seed"].contains(argument) else {
        self = .wrong("unknown argument '\(argument)'")
        return
      }
      guard let value = rest.popFirst().flatMap(Double.init), (0...1_000_000_000).contains(value) else {
        self = .wrong("\(argument) needs a number from 0 to 1000000000")
        return
      }
      switch argument {
      case "--enums": enums = Int(value)
      case "--seconds": seconds = value
      default: seed = UInt64(value)
      }
    }
    self = .run(enums: enums, seconds: seconds, seed: seed)
  }
}
