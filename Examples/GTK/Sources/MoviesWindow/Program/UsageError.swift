/// Arguments that the program does not understand.
struct UsageError: Error, Equatable, CustomStringConvertible {
  let description: String

  /// - Parameter description: what is wrong, in one line whatever the user gave.
  init(_ description: String) {
    self.description = String(
      description.unicodeScalars.map { $0.properties.generalCategory == .control ? "?" : Character($0) }
    )
  }

  /// - Parameters:
  ///   - problem: what is wrong.
  ///   - argument: with what.
  init(_ problem: String, _ argument: String) {
    self.init("\(problem) '\(argument)'")
  }
}
