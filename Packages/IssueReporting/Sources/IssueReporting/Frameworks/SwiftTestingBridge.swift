/// Records issues with Swift Testing, which is found at run time.
///
/// Testing is built for library evolution: its functions take and return its types by address, as a generic
/// function does. So with the types found by name and opened as generic parameters, a closure over those
/// parameters has just the calling convention of Testing's function, whatever the layout of the types.
struct SwiftTestingBridge: @unchecked Sendable {
  /// The bridge, or nil when this process has not loaded Testing or has one that is not known.
  static let shared = SwiftTestingBridge()

  private struct MakeComment<Comment> {
    let call: (__owned String) -> Comment
  }
  private struct MakeLocation<Location> {
    let call: (__owned String, __owned String, Int, Int) -> Location
  }
  private struct RecordSevere<Comment, Severity, Location, Issue> {
    let call: (Comment?, Severity, Location) -> Issue
  }
  private struct RecordPlain<Comment, Location, Issue> {
    let call: (Comment?, Location) -> Issue
  }

  // Immutable, and metatypes of types that are always there: safe to share, though `Any.Type` cannot say so.
  private let newComment: LoadedSymbol
  private let makeLocation: LoadedSymbol
  private let recordIssue: LoadedSymbol
  private let comment: Any.Type
  private let severity: Any.Type?
  private let location: Any.Type
  private let issue: Any.Type

  private init?() {
    // Testing.Comment.init(rawValue: String)
    let makeComment = LoadedSymbol("$s7Testing7CommentV8rawValueACSS_tcfC")
    // Testing.SourceLocation.init(fileID: String, filePath: String, line: Int, column: Int)
    let makeLocation = LoadedSymbol("$s7Testing14SourceLocationV6fileID0D4Path4line6columnACSS_SSS2itcfC")
    // static Testing.Issue.record(_: Comment?, severity: Severity, sourceLocation: SourceLocation) -> Issue
    let recordSevere = LoadedSymbol(
      "$s7Testing5IssueV6record_8severity14sourceLocationAcA7CommentVSg_AC8SeverityOAA06SourceF0VtFZ"
    )
    // static Testing.Issue.record(_: Comment?, sourceLocation: SourceLocation) -> Issue, before severities
    let recordPlain = LoadedSymbol("$s7Testing5IssueV6record_14sourceLocationAcA7CommentVSg_AA06SourceE0VtFZ")
    let severity = recordSevere == nil ? nil : _typeByName("7Testing5IssueV8SeverityO")
    guard let makeComment, let makeLocation, let recordIssue = severity == nil ? recordPlain : recordSevere,
      let comment = _typeByName("7Testing7CommentV"),
      let location = _typeByName("7Testing14SourceLocationV"),
      let issue = _typeByName("7Testing5IssueV")
    else { return nil }
    self.newComment = makeComment
    self.makeLocation = makeLocation
    self.recordIssue = recordIssue
    self.comment = comment
    self.severity = severity
    self.location = location
    self.issue = issue
  }

  /// Records an issue for the current test, or for the whole run where no test is current.
  ///
  /// - Returns: false when this Testing has no way to record it; nothing has happened then.
  func record(_ recorded: RecordedIssue) -> Bool {
    if let severity {
      return recordSevere(recorded, comment: comment, severity: severity, location: location, issue: issue)
    }
    guard recorded.severity == .error else { return false }
    return recordPlain(recorded, comment: comment, location: location, issue: issue)
  }

  private func recordSevere<Comment, Severity, Location, Issue>(
    _ recorded: RecordedIssue,
    comment: Comment.Type,
    severity: Severity.Type,
    location: Location.Type,
    issue: Issue.Type
  ) -> Bool {
    guard let severity = Self.severity(recorded.severity, as: severity) else { return false }
    let message = makeComment(recorded.message, as: comment)
    _ = recordIssue.callable(as: RecordSevere<Comment, Severity, Location, Issue>.self).call(
      message,
      severity,
      place(recorded, as: location)
    )
    return true
  }

  private func recordPlain<Comment, Location, Issue>(
    _ recorded: RecordedIssue,
    comment: Comment.Type,
    location: Location.Type,
    issue: Issue.Type
  ) -> Bool {
    let message = makeComment(recorded.message, as: comment)
    _ = recordIssue.callable(as: RecordPlain<Comment, Location, Issue>.self).call(
      message,
      place(recorded, as: location)
    )
    return true
  }

  private func makeComment<Comment>(_ text: String, as _: Comment.Type) -> Comment {
    newComment.callable(as: MakeComment<Comment>.self).call(text)
  }

  /// The case of Testing's severity: an enum without a public initializer, whose two cases are told apart by their
  /// names.
  private static func severity<Severity>(_ severity: IssueSeverity, as _: Severity.Type) -> Severity? {
    guard MemoryLayout<Severity>.size == 1, _isPOD(Severity.self) else { return nil }
    for tag in UInt8(0)...1 {
      let candidate = withUnsafeBytes(of: tag) { $0.loadUnaligned(as: Severity.self) }
      if "\(candidate)" == severity.rawValue { return candidate }
    }
    return nil
  }

  private func place<Location>(_ issue: RecordedIssue, as _: Location.Type) -> Location {
    let fileID = "\(issue.fileID)"
    // Testing traps on a file id without a module, and on lines and columns that are not positive.
    return makeLocation.callable(as: MakeLocation<Location>.self).call(
      fileID.contains("/") ? fileID : "Unknown/\(fileID)",
      "\(issue.filePath)",
      max(1, Int(clamping: issue.line)),
      max(1, Int(clamping: issue.column))
    )
  }
}
