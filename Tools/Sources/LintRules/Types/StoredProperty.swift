import SwiftSyntax

/// A property that takes space in its type's values.
struct StoredProperty {
  /// What lets one thread in at a time, beside what is called a lock or a mutex.
  private static let locks: Set = [
    "os_unfair_lock", "os_unfair_lock_s", "pthread_mutex_t", "pthread_rwlock_t", "NSCondition",
    "DispatchSemaphore", "DispatchQueue",
  ]

  private let canChange: Bool
  private let isLock: Bool

  /// Nil for what is computed or belongs to the type itself.
  init?(_ variable: VariableDeclSyntax) {
    let isStatic = variable.modifiers.contains {
      [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind)
    }
    guard !isStatic, variable.bindings.contains(where: Self.isStored) else { return nil }
    canChange = variable.bindingSpecifier.tokenKind == .keyword(.var)
    isLock = variable.bindings.contains { binding in
      let tokens = [binding.typeAnnotation.map(Syntax.init), binding.initializer.map(Syntax.init)]
      return tokens.compactMap { $0 }.contains { node in
        node.tokens(viewMode: .sourceAccurate).contains(where: Self.namesLock)
      }
    }
  }

  func note(in type: inout TypeFacts) {
    if canChange, !isLock { type.isMutable = true }
    if isLock { type.hasLock = true }
  }

  private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
    guard let accessors = binding.accessorBlock?.accessors else { return true }
    guard case .accessors(let list) = accessors else { return false }
    return list.allSatisfy {
      [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
    }
  }

  private static func namesLock(_ token: TokenSyntax) -> Bool {
    guard case .identifier(let name) = token.tokenKind else { return false }
    return locks.contains(name) || name.hasSuffix("Lock") || name.hasSuffix("Mutex")
      || name.hasPrefix("Atomic")
  }
}
