/// Runs an operation with some dependencies overridden, for it, the tasks it makes, and the objects it makes.
///
/// ```swift
/// let model = withDependencies {
///   $0.weather.temperature = { _ in -5 }
/// } operation: {
///   ForecastModel()
/// }
/// ```
///
/// Overrides may be nested; the inner one adds to the outer. A part of a dependency is overridden with the rest of it
/// as it is: of a live value that is an issue in a test, since the rest stays live.
///
/// - Parameters:
///   - updateValues: sets the overrides.
///   - operation: the work.
/// - Returns: what the operation returns.
@discardableResult
public func withDependencies<Result>(
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ updateValues: (inout DependencyValues) throws -> Void,
  operation: () throws -> Result
) rethrows -> Result {
  CapturedDependencies.register()
  var values = DependencyValues.current
  values.access = .overriding(SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  try updateValues(&values)
  values.access = .reading
  return try DependencyValues.$ofTask.withValue(values, operation: operation)
}

/// Runs an asynchronous operation with some dependencies overridden, for it, the tasks it makes, and the objects it
/// makes.
///
/// - Parameters:
///   - updateValues: sets the overrides.
///   - operation: the work; it runs on the caller's actor.
/// - Returns: what the operation returns.
@discardableResult
public func withDependencies<Result>(
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ updateValues: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> Result
) async rethrows -> Result {
  CapturedDependencies.register()
  var values = DependencyValues.current
  values.access = .overriding(SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  try await updateValues(&values)
  values.access = .reading
  return try await DependencyValues.$ofTask.withValue(values, operation: operation, isolation: isolation)
}
