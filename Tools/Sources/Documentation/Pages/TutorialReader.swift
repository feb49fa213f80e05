/// Finds the steps of a tutorial: which files a reader has by then, and in which state.
public enum TutorialReader {
  /// One step: the name of each file that a reader has, with the file that shows its contents.
  public struct Step: Equatable, Sendable {
    /// The line of the tutorial, from 1.
    public var line: Int
    /// The resource that is new.
    public var shown: String
    /// All of them, by the reader's names.
    public var files: [String: String]
  }

  /// The steps of a tutorial, in order.
  ///
  /// - Parameter text: the text of a `.tutorial` file, with directives `@Code(name: "Movies.swift", file: step.swift)`.
  public static func steps(of text: String) -> [Step] {
    var files: [String: String] = [:]
    var steps: [Step] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard let code = line.firstRange(of: "@Code(") else { continue }
      let arguments = line[code.upperBound...]
      guard let name = value(of: "name:", in: arguments), let file = value(of: "file:", in: arguments) else {
        continue
      }
      files[name] = file
      steps.append(Step(line: index + 1, shown: file, files: files))
    }
    return steps
  }

  /// An argument, with or without quotation marks.
  private static func value(of label: String, in arguments: Substring) -> String? {
    guard let range = arguments.firstRange(of: label) else { return nil }
    let rest = arguments[range.upperBound...].drop { $0 == " " }
    if rest.first == "\"" { return String(rest.dropFirst().prefix { $0 != "\"" }) }
    let word = rest.prefix { $0 != "," && $0 != ")" && $0 != " " }
    return word.isEmpty ? nil : String(word)
  }
}
