/// The test that Swift Testing runs on this task.
enum SwiftTestingCurrentTest {
  private struct Current<Value> {
    let call: () -> Value?
  }

  /// `static Testing.Test.current.getter : Test?`
  private static let getter = LoadedSymbol("$s7Testing4TestV7currentACSgvgZ")
  private static let type: (any (Identifiable & Sendable).Type)? =
    getter == nil ? nil : _typeByName("7Testing4TestV") as? any (Identifiable & Sendable).Type

  /// `static Testing.Test.Case.current.getter : Test.Case?`
  private static let caseGetter = LoadedSymbol("$s7Testing4TestV4CaseV7currentAESgvgZ")
  private static var caseType: Any.Type? { _typeByName("7Testing4TestV4CaseV") }

  /// The current test's id as text, nil outside a test's task and the tasks made in it. Two cases of a
  /// parameterized test have different ids.
  static var id: String? {
    guard let getter, let type, let test = id(of: type, getter: getter) else { return nil }
    return caseArguments.map { "\(test) (\($0))" } ?? test
  }

  /// Whether a test is current; cheaper than its id.
  static var exists: Bool {
    guard let getter, let type else { return false }
    return exists(type, getter: getter)
  }

  private static func id<Test: Identifiable>(of _: Test.Type, getter: LoadedSymbol) -> String? {
    getter.callable(as: Current<Test>.self).call().map { "\($0.id)" }
  }

  private static func exists<Test>(_: Test.Type, getter: LoadedSymbol) -> Bool {
    getter.callable(as: Current<Test>.self).call() != nil
  }

  /// The arguments of the current case. Testing keeps them to itself, so they are read by reflection; where that
  /// finds nothing, all cases of a test have one id.
  private static var caseArguments: String? {
    guard let caseGetter, let caseType, let testCase = value(of: caseType, getter: caseGetter) else {
      return nil
    }
    let mirror = Mirror(reflecting: testCase)
    guard let kind = mirror.children.first(where: { $0.label == "_kind" })?.value,
      let parameters = Mirror(reflecting: kind).children.first,
      parameters.label == "parameterized"
    else { return nil }
    let details = Mirror(reflecting: parameters.value)
    let arguments = details.descendant("arguments").map { Mirror(reflecting: $0).children.map(\.value) } ?? []
    let values = arguments.map { "\(Mirror(reflecting: $0).descendant("value") ?? $0)" }
    let discriminator = details.descendant("discriminator").map { " #\($0)" } ?? ""
    return values.joined(separator: ", ") + discriminator
  }

  private static func value<Value>(of _: Value.Type, getter: LoadedSymbol) -> Any? {
    getter.callable(as: Current<Value>.self).call()
  }
}
