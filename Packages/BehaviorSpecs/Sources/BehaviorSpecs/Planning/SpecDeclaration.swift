/// What a spec has declared.
struct SpecDeclaration {
  /// In the order of their declaration.
  var examples: [PlannedExample] = []
  var beforeSuites: [Hook] = []
  var afterSuites: [Hook] = []
}
