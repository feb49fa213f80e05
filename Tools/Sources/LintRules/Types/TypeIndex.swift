/// The types of all files, by name.
struct TypeIndex: Sendable {
  private var types: [String: [TypeFacts]] = [:]
  private var superclasses: Set<String> = []

  init(_ facts: [TypeFacts]) {
    types = Dictionary(grouping: facts, by: \.name)
    superclasses = Set(facts.filter(\.isClass).compactMap(\.inherited.first))
  }

  /// The declarations of a name: those of the same file where it has any, as they hide others.
  func declarations(of name: String, seenFrom file: String) -> [TypeFacts] {
    let all = (types[name] ?? []).filter { !$0.isExtension }
    let near = all.filter { $0.file == file }
    return near.isEmpty ? all : near
  }

  /// The classes above a class, nearest first, as far as they are known.
  func ancestors(of type: TypeFacts) -> [TypeFacts] {
    var ancestors: [TypeFacts] = []
    var current = type
    while current.isClass, let name = current.inherited.first, ancestors.count < 32,
      let next = declarations(of: name, seenFrom: current.file).first(where: \.isClass)
    {
      ancestors.append(next)
      current = next
    }
    return ancestors
  }

  /// Whether a protocol that the type conforms to asks for a member.
  func isWitness(_ witness: Witness) -> Bool {
    var seen: Set<String> = []
    var names = [witness.type]
    while let name = names.popLast() {
      guard seen.insert(name).inserted else { continue }
      if ToolchainProtocols.requirements[name]?.contains(witness.member) == true { return true }
      if types[name]?.contains(where: { $0.requirements.contains(witness.member) }) == true { return true }
      names += types[name]?.flatMap(\.inherited) ?? []
    }
    return false
  }

  /// Whether a class inherits from this name.
  func hasSubclasses(_ name: String) -> Bool { superclasses.contains(name) }
}
