/// Finds types that promise to be Sendable, can change, and have no lock: neither beside their fields, nor in a
/// superclass, nor in the type around them.
struct UncheckedSendableNeedsLock: TypeRule {
  func violation(of type: TypeFacts, in index: TypeIndex) -> Violation? {
    guard let offset = type.uncheckedOffset else { return nil }
    let declarations = type.isExtension ? index.declarations(of: type.name, seenFrom: type.file) : [type]
    let isUnguarded = declarations.allSatisfy { declaration in
      let chain = [declaration] + index.ancestors(of: declaration)
      return chain.contains(where: \.isMutable) && !chain.contains(where: \.hasLock)
    }
    return isUnguarded && !declarations.isEmpty ? Violation(at: offset) : nil
  }
}
