import EnumOracle
import Foundation

/// Prints what is wrong to standard error and ends.
func refuse(_ message: String) -> Never {
  FileHandle.standardError.write(Data("enum-oracle: \(message)\n\(EnumOracleArguments.usage)\n".utf8))
  exit(64)
}

/// Compares and fuzzes, and prints the counts; false when something was wrong.
func run(enums: Int, seconds: Double, seed: UInt64) -> Bool {
  let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
  let oracle = OracleRun(repository: folder, enums: enums, seed: seed)
  for part in oracle.parts {
    print(part.line)
    for difference in part.comparison.differences.prefix(5) { print("---\n\(difference)") }
  }
  fflush(nil)
  var fuzz = Fuzz(seed: seed, corpus: oracle.found)
  let end = ContinuousClock.now + .seconds(seconds)
  while ContinuousClock.now < end { fuzz.step() }
  print(
    "mutated and random text: \(fuzz.sources) sources (\(fuzz.expanded) expanded) and \(fuzz.messages) messages "
      + "in \(seconds) s, the slowest \(fuzz.slowest), \(fuzz.failures.count) failures"
  )
  for failure in fuzz.failures.prefix(5) { print("---\n\(failure)") }
  return fuzz.failures.isEmpty && oracle.parts.allSatisfy(\.comparison.differences.isEmpty)
}

switch EnumOracleArguments(Array(CommandLine.arguments.dropFirst())) {
case .help:
  print(EnumOracleArguments.helpText)
case .wrong(let message):
  refuse(message)
case .run(let enums, let seconds, let seed):
  guard SwiftSyntaxParser.isAvailable else {
    let message =
      "enum-oracle: this toolchain has no swift-syntax in usr/lib/swift/host: nothing was compared\n"
    FileHandle.standardError.write(Data("enum-oracle: \(message)\n".utf8))
    exit(69)
  }
  exit(run(enums: enums, seconds: seconds, seed: seed) ? 0 : 1)
}
