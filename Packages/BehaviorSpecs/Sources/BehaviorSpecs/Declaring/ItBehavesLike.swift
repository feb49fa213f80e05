/// Declares shared examples here, as a group that reads `behaves like …`.
///
/// - Parameters:
///   - shared: the examples.
///   - parameters: what they need.
public func itBehavesLike<Parameters>(
  _ shared: SharedExamples<Parameters>,
  _ parameters: Parameters,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  SpecBuilder.addGroup(
    GroupTitle(keyword: "behaves like", text: shared.name),
    .plain,
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  ) {
    shared.body(parameters)
  }
}

/// Declares shared examples that are the only ones of the spec to run. With `CI` set, it is an issue and
/// everything runs.
///
/// - Parameters:
///   - shared: the examples.
///   - parameters: what they need.
public func fitBehavesLike<Parameters>(
  _ shared: SharedExamples<Parameters>,
  _ parameters: Parameters,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  SpecBuilder.addGroup(
    GroupTitle(keyword: "behaves like", text: shared.name),
    .focused,
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  ) {
    shared.body(parameters)
  }
}

/// Declares shared examples that are not run; each is shown as skipped.
///
/// - Parameters:
///   - shared: the examples.
///   - parameters: what they need.
public func xitBehavesLike<Parameters>(
  _ shared: SharedExamples<Parameters>,
  _ parameters: Parameters,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  SpecBuilder.addGroup(
    GroupTitle(keyword: "behaves like", text: shared.name),
    .skipped,
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  ) {
    shared.body(parameters)
  }
}
