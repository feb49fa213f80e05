/// Prints `value` to standard output, a field a line, and returns it.
///
/// ```swift
/// customDump(User(id: 1, name: "Blob"))
/// // User(
/// //   id: 1,
/// //   name: "Blob"
/// // )
/// ```
///
/// May be called on any thread, on one at a time for one value: it reads the value as the code beside it would.
///
/// - Parameters:
///   - value: what to dump.
///   - name: a label to put before it; line breaks in it are escaped.
///   - indent: how many spaces every line starts with: none below zero, 1,000 at most.
///   - maxDepth: how many levels of children are shown; deeper ones read `(…)`. Zero or less: none.
/// - Returns: `value`, so a call can stand in the middle of an expression.
@discardableResult
public func customDump<T>(
  _ value: T,
  name: String? = nil,
  indent: Int = 0,
  maxDepth: Int = .max
) -> T {
  print(dumpText(value, name: name, indent: indent, maxDepth: maxDepth))
  return value
}

/// Writes the dump of `value` to a stream, and returns the value.
///
/// - Parameters:
///   - value: what to dump.
///   - target: where the text goes; no newline is added at its end.
///   - name: a label to put before it; line breaks in it are escaped.
///   - indent: how many spaces every line starts with: none below zero, 1,000 at most.
///   - maxDepth: how many levels of children are shown; deeper ones read `(…)`. Zero or less: none.
/// - Returns: `value`.
@discardableResult
public func customDump<T, TargetStream: TextOutputStream>(
  _ value: T,
  to target: inout TargetStream,
  name: String? = nil,
  indent: Int = 0,
  maxDepth: Int = .max
) -> T {
  target.write(dumpText(value, name: name, indent: indent, maxDepth: maxDepth))
  return value
}

extension String {
  /// The dump of `subject`, a field a line.
  ///
  /// Structs and classes read `Type(field: …)`, enums by their case, optionals as what they hold; sets and
  /// dictionaries are in a stable order. An object met a second time is `Type(↩︎)`, so cycles end. Past 64
  /// levels the text is not indented further, and past 200,000 it reads `(…)`. Takes time and memory linear in the
  /// size of the value.
  ///
  /// - Parameter subject: what to dump. A value that others write to meanwhile needs their lock, as it does elsewhere.
  public init<Subject>(customDumping subject: Subject) {
    self = dumpText(subject, name: nil, indent: 0, maxDepth: .max)
  }

  /// The dump of `subject` in a style.
  ///
  /// ```swift
  /// String(customDumping: state, style: .line(maxLength: 200))
  /// // Movies.State(status: .idle, movies: [])
  /// ```
  ///
  /// - Parameters:
  ///   - subject: what to dump.
  ///   - style: a field a line, or all on one line.
  public init<Subject>(customDumping subject: Subject, style: DumpStyle) {
    switch style {
    case .tree:
      self.init(customDumping: subject)
    case .line(let maxLength) where maxLength < 1:
      self = ""
    case .line(let maxLength):
      var writer = LineWriter(maxLength: maxLength)
      self = writer.line(for: subject)
    }
  }
}

private func dumpText(_ value: Any, name: String?, indent: Int, maxDepth: Int) -> String {
  var writer = TreeWriter(baseIndent: indent)
  writer.startLine(level: 0)
  writer.write(value, label: name.flatMap(TextLines.label), level: 0, maxDepth: maxDepth, isRoot: true)
  return writer.out
}
