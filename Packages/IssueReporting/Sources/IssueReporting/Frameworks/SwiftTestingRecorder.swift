/// Records an issue with Swift Testing.
///
/// Testing is built for library evolution, so its functions take structs by address and return them through the
/// address in the result register: each can be called as a thin function whose parameters are pointers and whose
/// result is a tuple too large for registers. What is returned is left to the process; issues are few.
enum SwiftTestingRecorder {
  /// Room for any of Testing's structs: larger than four words, so returned by address.
  private typealias Words = (
    Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int,
    Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int,
    Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int,
    Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int
  )

  private typealias MakeSourceLocation = @convention(thin) (__owned String, __owned String, Int, Int) -> Words
  // Initializers take ownership of their parameters.
  private typealias MakeComment = @convention(thin) (__owned String) -> Words
  private typealias Record =
    @convention(thin) (
      UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer
    ) -> Words
  private typealias CurrentTest = @convention(thin) () -> Words

  /// `Testing.SourceLocation.init(fileID: String, filePath: String, line: Int, column: Int)`
  private nonisolated(unsafe) static let makeSourceLocation = LoadedSymbol.address(
    "$s7Testing14SourceLocationV6fileID0D4Path4line6columnACSS_SSS2itcfC"
  )

  /// `Testing.Comment.init(rawValue: String)`
  private nonisolated(unsafe) static let makeComment = LoadedSymbol.address(
    "$s7Testing7CommentV8rawValueACSS_tcfC"
  )

  /// `Testing.Issue.record(_: Comment?, severity: Severity, sourceLocation: SourceLocation) -> Issue`
  private nonisolated(unsafe) static let recordIssue = LoadedSymbol.address(
    "$s7Testing5IssueV6record_8severity14sourceLocationAcA7CommentVSg_AC8SeverityOAA06SourceF0VtFZ"
  )

  /// `Testing.Test.current.getter : Test?`
  private nonisolated(unsafe) static let currentTest = LoadedSymbol.address("$s7Testing4TestV7currentACSgvgZ")

  private static let commentType: Any.Type? = _typeByName("7Testing7CommentV")
  private static let optionalCommentType: Any.Type? = _typeByName("7Testing7CommentVSg")
  private static let locationType: Any.Type? = _typeByName("7Testing14SourceLocationV")
  private static let issueType: Any.Type? = _typeByName("7Testing5IssueV")
  private static let testType: Any.Type? = _typeByName("7Testing4TestVSg")

  static func record(_ issue: RecordedIssue) {
    guard let recordIssue, let makeSourceLocation, let makeComment, isLayoutKnown else {
      return StandardError.write(
        "\(issue.description)\nIssueReporting: Swift Testing's Issue.record was not found in this process, so the "
          + "issue above failed no test."
      )
    }
    var location = unsafeBitCast(makeSourceLocation, to: MakeSourceLocation.self)(
      "\(issue.fileID)",
      "\(issue.filePath)",
      Int(issue.line),
      max(1, Int(issue.column))
    )
    // `Comment?` lies in memory as `Comment` does; Severity is an enum of two cases, warning first.
    var comment = unsafeBitCast(makeComment, to: MakeComment.self)(issue.message)
    var severity: UInt8 = issue.severity == .warning ? 0 : 1
    _ = unsafeBitCast(recordIssue, to: Record.self)(&comment, &severity, &location)
  }

  /// Whether the structs have the sizes that `record` counts on.
  private static let isLayoutKnown: Bool = {
    guard let commentType, let optionalCommentType, let locationType, let issueType else { return false }
    return size(of: commentType) == size(of: optionalCommentType)
      && size(of: commentType) <= MemoryLayout<Words>.size
      && size(of: locationType) <= MemoryLayout<Words>.size
      && size(of: issueType) <= MemoryLayout<Words>.size
  }()

  /// The current test's id as text, nil outside a test's task.
  static var currentTestID: String? {
    guard let currentTest, let testType, size(of: testType) <= MemoryLayout<Words>.size else { return nil }
    var words = unsafeBitCast(currentTest, to: CurrentTest.self)()
    return withUnsafeMutableBytes(of: &words) { bytes in
      guard let test = take(testType, from: bytes.baseAddress!) else { return nil }
      return identity(of: test)
    }
  }

  private static func identity(of test: Any) -> String? {
    guard let child = Mirror(reflecting: test).children.first?.value as? any Identifiable else { return nil }
    return "\(child.id)"
  }

  private static func take(_ type: Any.Type, from address: UnsafeMutableRawPointer) -> Any? {
    func take<Value>(_: Value.Type) -> Any { address.assumingMemoryBound(to: Value.self).move() }
    return _openExistential(type, do: take)
  }

  private static func size(of type: Any.Type) -> Int {
    func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: size)
  }
}
