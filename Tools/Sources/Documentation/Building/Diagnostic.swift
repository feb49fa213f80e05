/// What the compiler says of a line.
struct Diagnostic: Hashable {
  var file: String
  var line: Int
  var isError: Bool
  var message: String

  /// Warnings that a whole program draws and a piece of one cannot help.
  var isOfAFragment: Bool {
    !isError
      && ["never used", "is unused", "never mutated", "never read", "was never"].contains(
        where: message.contains
      )
  }

  /// The diagnostics in what a compiler or build has printed, each once, in order.
  static func diagnostics(in output: String) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return output.split(separator: "\n").compactMap { line in
      guard let match = line.firstMatch(of: #/^(.+?):(\d+):\d+: (error|warning): (.*)$/#),
        let number = Int(match.2)
      else { return nil }
      let diagnostic = Diagnostic(
        file: String(match.1),
        line: number,
        isError: match.3 == "error",
        message: "\(match.3): \(match.4)"
      )
      return seen.insert(diagnostic).inserted ? diagnostic : nil
    }
  }
}
