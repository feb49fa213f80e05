import IssueReporting

/// Runs an operation with the dependencies of an object: those that it was made with, under those of the task. For an
/// object that makes another one later, when the `withDependencies` that it was made in has ended.
///
/// ```swift
/// @Dependency(\.weather) var weather
///
/// func showForecast() {
///   forecast = withDependencies(from: self) { ForecastModel() }
/// }
/// ```
///
/// - Parameters:
///   - model: an object or value that has a property with ``Dependency``, a class's superclasses included. One that
///     has none is reported as an issue: nothing tells what it was made with.
///   - updateValues: sets further overrides.
///   - operation: the work.
/// - Returns: what the operation returns.
@discardableResult
public func withDependencies<Model, Result>(
  from model: Model,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ updateValues: (inout DependencyValues) throws -> Void,
  operation: () throws -> Result
) rethrows -> Result {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  var values = dependencies(of: model, at: place)
  values.access = .overriding(place)
  try updateValues(&values)
  values.access = .reading
  return try DependencyValues.$ofTask.withValue(values, operation: operation)
}

/// Runs an asynchronous operation with the dependencies of an object: those that it was made with, under those of the
/// task.
///
/// - Parameters:
///   - model: an object or value that has a property with ``Dependency``.
///   - updateValues: sets further overrides.
///   - operation: the work; it runs on the caller's actor.
/// - Returns: what the operation returns.
@discardableResult
public func withDependencies<Model, Result>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ updateValues: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> Result
) async rethrows -> Result {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  var values = dependencies(of: model, at: place)
  values.access = .overriding(place)
  try await updateValues(&values)
  values.access = .reading
  return try await DependencyValues.$ofTask.withValue(values, operation: operation, isolation: isolation)
}

/// Runs an operation with the dependencies of an object, as they are.
///
/// - Parameters:
///   - model: an object or value that has a property with ``Dependency``.
///   - operation: the work.
/// - Returns: what the operation returns.
@discardableResult
public func withDependencies<Model, Result>(
  from model: Model,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  operation: () throws -> Result
) rethrows -> Result {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  return try DependencyValues.$ofTask.withValue(dependencies(of: model, at: place), operation: operation)
}

/// Runs an asynchronous operation with the dependencies of an object, as they are.
///
/// - Parameters:
///   - model: an object or value that has a property with ``Dependency``.
///   - operation: the work; it runs on the caller's actor.
/// - Returns: what the operation returns.
@discardableResult
public func withDependencies<Model, Result>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  operation: () async throws -> Result
) async rethrows -> Result {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let values = dependencies(of: model, at: place)
  return try await DependencyValues.$ofTask.withValue(values, operation: operation, isolation: isolation)
}

/// The task's values over those that a model was made with.
private func dependencies<Model>(of model: Model, at place: SourcePlace) -> DependencyValues {
  CapturedDependencies.register()
  var mirror: Mirror? = Mirror(reflecting: model)
  while let current = mirror {
    for child in current.children {
      if let holder = child.value as? any DependencyHolder {
        return DependencyValues.current.inheriting(holder.initial)
      }
    }
    mirror = current.superclassMirror
  }
  reportIssue(
    """
    withDependencies(from:) was given the type \(_typeName(Model.self, qualified: false)), which has no property with \
    @Dependency: nothing tells which dependencies it was made with, and the task's are used.

    To fix, give it such a property, or make it and what it makes in one 'withDependencies'.
    """,
    fileID: place.fileID,
    filePath: place.filePath,
    line: place.line,
    column: place.column
  )
  return DependencyValues.current
}
