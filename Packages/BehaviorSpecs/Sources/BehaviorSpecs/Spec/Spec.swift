/// The class that specs inherit from. A spec runs when it has the attribute ``Behavior()``.
open class Spec {
  /// Makes an instance. Nothing here does: a spec is what its class says.
  public init() {}

  /// Declares the examples and hooks, with ``describe(_:fileID:filePath:line:column:_:)`` and the others. It
  /// is called once a class; what it declares runs later, so a value that examples share is made in a
  /// `beforeEach`.
  open class func spec() {}

  /// What is to be run of the spec. The first call has ``spec()`` declare it. ``Behavior()`` calls this.
  ///
  /// What a run must know of the spec as a whole (it has no examples, some are focused, some are left out) is
  /// an example of its own, the first.
  ///
  /// - Parameters:
  ///   - fileID: the module and file to report such issues at.
  ///   - filePath: the path of that file.
  ///   - line: the line to report at.
  ///   - column: the column to report at.
  public static func examples(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> [Example] {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return SpecPlans.shared.plan(of: Self.self, at: place).examples
  }

  /// The same, declared anew at each call: to measure it.
  @_spi(Testing)
  public static func examplesDeclaredAnew() -> [Example] {
    let place = SourcePlace(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    return SpecPlan(of: Self.self, at: place, environment: .current).examples
  }
}
