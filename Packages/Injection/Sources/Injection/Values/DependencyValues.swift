import IssueReporting

/// The dependencies of a task: those that `withDependencies` overrides, and for the others what their keys say.
///
/// Add a property for each dependency, as ``DependencyKey`` shows; read them with ``Dependency``.
public struct DependencyValues: Sendable {
  @TaskLocal static var ofTask = DependencyValues()

  /// The dependencies of the current task.
  public static var current: DependencyValues { ofTask }

  private var overrides: [ObjectIdentifier: any Sendable] = [:]

  /// What an object was made with, for keys that the task does not override.
  private var inherited: [ObjectIdentifier: any Sendable] = [:]

  /// The test that the object was made in.
  private var inheritedTestID: String?

  /// What they are asked for.
  var access = AccessKind.reading

  init() {}

  /// The value of a key: for the property that names the dependency, as in ``DependencyKey``'s example.
  ///
  /// Reading gives the override of the task, else the one that the reading object was made with, else what the key
  /// says for the ``DependencyContext``. Setting overrides it.
  public subscript<Key: TestDependencyKey>(
    key: Key.Type,
    fileID fileID: StaticString = #fileID,
    filePath filePath: StaticString = #filePath,
    line line: UInt = #line,
    column column: UInt = #column,
    function function: StaticString = #function
  ) -> Key.Value {
    get {
      if let override = override(of: key) { return override }
      let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
      let access = DependencyAccess(
        property: "\(function)",
        reader: access.place ?? place,
        isOverriding: access.isOverriding
      )
      if case .preparing(let preparation) = self.access {
        return KeyedValues.shared.value(
          of: key,
          context: context,
          testID: testID,
          access: access,
          for: preparation
        )
      }
      return KeyedValues.shared.value(of: key, context: context, testID: testID, access: access)
    }
    set { setOverride(newValue, of: key) }
  }

  func override<Key: TestDependencyKey>(of key: Key.Type) -> Key.Value? {
    let id = ObjectIdentifier(key)
    // Two steps: no override, cast to a value that is an optional, would be an override with nil.
    guard let override = overrides[id] ?? inherited[id] else { return nil }
    return override as? Key.Value
  }

  mutating func setOverride<Key: TestDependencyKey>(_ value: Key.Value, of key: Key.Type) {
    overrides[ObjectIdentifier(key)] = value
  }

  /// Nothing but the test that they belong to.
  func withoutOverrides() -> DependencyValues {
    var result = DependencyValues()
    result.inheritedTestID = inheritedTestID
    return result
  }

  /// The overrides by key, for values that are prepared for the whole process.
  var prepared: [ObjectIdentifier: any Sendable] { overrides }

  /// These values, over those that an object was made with.
  func inheriting(_ initial: DependencyValues) -> DependencyValues {
    if initial.overrides.isEmpty, initial.inherited.isEmpty, initial.inheritedTestID == nil { return self }
    var result = self
    if !initial.overrides.isEmpty || !initial.inherited.isEmpty {
      result.inherited = initial.inherited.merging(initial.overrides) { _, new in new }
    }
    result.inheritedTestID = initial.inheritedTestID
    return result
  }

  /// These values, for an object that is being made: it remembers the test.
  func remembered() -> DependencyValues {
    guard isTesting, let testID = TestContext.current?.testID else { return self }
    var result = self
    result.inheritedTestID = testID
    return result
  }

  /// The test that a key's test value is kept for. Swift Testing knows which test a task belongs to; XCTest only which
  /// one runs, so there an object belongs to the test that it was made in: what it writes late does not reach the next.
  var testID: String? {
    context == .test ? runningTestID : nil
  }

  /// The same in every context.
  var runningTestID: String? {
    let current = TestContext.current
    if current?.framework == .xcTest { return inheritedTestID ?? current?.testID }
    return current?.testID ?? inheritedTestID
  }

  var hasOverrides: Bool { !overrides.isEmpty || !inherited.isEmpty }
}
