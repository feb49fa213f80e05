/// An issue that has been reported.
public struct RecordedIssue: Sendable, CustomStringConvertible {
  /// What is wrong.
  public let message: String
  /// How bad it is.
  public let severity: IssueSeverity
  /// The module and file it was reported at.
  public let fileID: StaticString
  /// The path of that file.
  public let filePath: StaticString
  /// The line it was reported at.
  public let line: UInt
  /// The column it was reported at.
  public let column: UInt

  /// One line as compilers print them: `file:line: issue: message` (`warning` for a warning), with line breaks and
  /// control characters escaped.
  public var description: String {
    let kind = severity == .error ? "issue" : "warning"
    return "\(fileID):\(line): \(kind): \(message.escapingControlCharacters(keepingLines: false))"
  }

  func withMessage(_ message: String) -> RecordedIssue {
    RecordedIssue(
      message: message,
      severity: severity,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

extension String {
  /// The string with control characters but tabs as escapes, so that printing it does no harm.
  ///
  /// - Parameter keepingLines: whether line breaks stay.
  func escapingControlCharacters(keepingLines: Bool) -> String {
    guard utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }) else { return self }
    var result = ""
    result.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar {
      case "\t": result += "\t"
      case "\n": result += keepingLines ? "\n" : "\\n"
      case "\r": result += "\\r"
      case "\u{2028}" where !keepingLines, "\u{2029}" where !keepingLines:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      // They turn the direction of all that follows.
      case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        result += "\\u{\(String(scalar.value, radix: 16))}"
      case _ where scalar.properties.generalCategory == .control:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
