/// Reads a dependency.
///
/// ```swift
/// @MainActor final class ForecastModel {
///   @Dependency(\.weather) var weather
///   @Dependency(Locator.self) var locator
/// }
/// ```
///
/// In a function it is read as a local: `@Dependency(\.weather) var weather`.
///
/// It gives what the reading task's `withDependencies` overrides; else what the one that the object was made in
/// overrode; else what the key says. So an object made in `withDependencies` keeps its dependencies. Thread-safe.
@propertyWrapper
public struct Dependency<Value>: Sendable {
  let initial: DependencyValues
  private let reader: SourcePlace
  private let read: @Sendable (DependencyValues) -> Value

  /// Reads the dependency of a property of ``DependencyValues``.
  ///
  /// - Parameter keyPath: the property.
  public init(
    _ keyPath: any KeyPath<DependencyValues, Value> & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    initial = DependencyValues.current.remembered()
    reader = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    read = { $0[keyPath: keyPath] }
  }

  /// Reads the dependency of a key.
  ///
  /// - Parameter key: the type of the key.
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Key.Value == Value {
    initial = DependencyValues.current.remembered()
    reader = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    read = { $0[key, function: ""] }
  }

  /// The dependency, as it is now.
  public var wrappedValue: Value {
    var values = DependencyValues.current.inheriting(initial)
    values.access = .readingAt(reader)
    return read(values)
  }
}

/// What knows the dependencies that it was made with.
protocol DependencyHolder {
  var initial: DependencyValues { get }
}

extension Dependency: DependencyHolder {}
