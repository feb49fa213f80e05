/// The test that Swift Testing runs on this task.
enum SwiftTestingCurrentTest {
  private struct Current<Test> {
    let call: () -> Test?
  }

  /// `static Testing.Test.current.getter : Test?`
  private static let getter = LoadedSymbol("$s7Testing4TestV7currentACSgvgZ")
  private static let type: (any (Identifiable & Sendable).Type)? =
    getter == nil ? nil : _typeByName("7Testing4TestV") as? any (Identifiable & Sendable).Type

  /// The current test's id as text, nil outside a test's task and the tasks made in it.
  static var id: String? {
    guard let getter, let type else { return nil }
    return id(of: type, getter: getter)
  }

  private static func id<Test: Identifiable>(of _: Test.Type, getter: LoadedSymbol) -> String? {
    return getter.callable(as: Current<Test>.self).call().map { "\($0.id)" }
  }
}
