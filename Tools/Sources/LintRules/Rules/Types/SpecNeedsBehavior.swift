/// Finds subclasses of Spec that no test framework knows of.
struct SpecNeedsBehavior: TypeRule {
  func violation(of type: TypeFacts, in index: TypeIndex) -> Violation? {
    guard type.isClass, !type.attributes.contains("Behavior") else { return nil }
    let chain = [type] + index.ancestors(of: type)
    guard chain.contains(where: { $0.inherited.first == "Spec" }) else { return nil }
    // A class that only other specs inherit from has no examples of its own.
    if !type.overridesSpec, index.hasSubclasses(type.name) { return nil }
    return Violation(at: type.nameOffset)
  }
}
