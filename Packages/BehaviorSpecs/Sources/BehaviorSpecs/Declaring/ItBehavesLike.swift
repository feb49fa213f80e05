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
  SpecBuilder.addGroup("behaves like", shared.name, .plain, at: (fileID, filePath, line, column)) {
    shared.body(parameters)
  }
}

/// ``itBehavesLike(_:_:fileID:filePath:line:column:)``, focused: of the spec
/// only this and what else is focused runs. With `CI` set, it is an issue and everything runs.
public func fitBehavesLike<Parameters>(
  _ shared: SharedExamples<Parameters>,
  _ parameters: Parameters,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  SpecBuilder.addGroup("behaves like", shared.name, .focused, at: (fileID, filePath, line, column)) {
    shared.body(parameters)
  }
}

/// ``itBehavesLike(_:_:fileID:filePath:line:column:)``, left out: it is not
/// run, and shown as skipped.
public func xitBehavesLike<Parameters>(
  _ shared: SharedExamples<Parameters>,
  _ parameters: Parameters,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  SpecBuilder.addGroup("behaves like", shared.name, .skipped, at: (fileID, filePath, line, column)) {
    shared.body(parameters)
  }
}
