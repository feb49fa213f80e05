// What cannot have case paths.
extension CasePathableExpansion {
  /// Why the enum cannot have case paths.
  struct Refusal {
    let message: String
    /// Where the reason stands, in bytes from the start of the declaration; nil for the enum as a whole.
    let offset: Int?
  }

  /// Why the enum cannot have case paths, nil when it can.
  var refusal: Refusal? {
    if declaration.isNoncopyable { return refusal("its values cannot be copied", at: nil) }
    if let element = declaration.overloadedCase {
      let reason = "it has several cases named '\(element.plainName)', and the path to a case is its name"
      return refusal(reason, at: element.offset)
    }
    if let refusal = takenCase ?? takenName ?? hiddenModule { return refusal }
    if let name = privateName {
      let reason = "the conformance is an extension, from which the private '\(name)' cannot be seen; "
      return refusal(reason + "make it fileprivate", at: nil)
    }
    return declaration.unreadable.map { refusal("'\($0.text)' cannot be read", at: $0.element?.offset) }
  }

  private func refusal(_ reason: String, at offset: Int?) -> Refusal {
    Refusal(message: "'@CasePathable' cannot be attached to '\(declaration.name)': \(reason)", offset: offset)
  }

  private static let addedNames: Set<String> = ["AllCasePaths", "InlineCasePaths", "allCasePaths"]

  /// A case called like a member of the expansion.
  private var takenCase: Refusal? {
    let taken = Self.addedNames.union(["Cases"])
    return declaration.cases.first { taken.contains($0.plainName) }.map { element in
      let reason = "the macro adds a member named '\(element.plainName)', so no case can be called that"
      return refusal(reason, at: element.offset)
    }
  }

  /// Something else called so. A member of the values stands in nothing's way, unless it has the name of the type
  /// that is made in the static one.
  private var takenName: Refusal? {
    let taken = declaration.names.first { declared in
      Self.addedNames.contains(declared.name)
        && (declared.kind != .instanceMember || declared.name == "AllCasePaths")
    }
    return taken.map { declared in
      let reason = "the macro adds a member named '\(declared.name)', so nothing else can be called that"
      return refusal(reason, at: declared.offset)
    }
  }

  /// The modules that the expansion names.
  private static let neededModules: Set<String> = ["CaseKeyPaths", "Swift"]

  /// A member, a type or a generic parameter in front of a module that the expansion names.
  private var hiddenModule: Refusal? {
    let cases = declaration.cases.map { ($0.plainName, Int?.some($0.offset)) }
    let others = declaration.names.map { ($0.name, Int?.some($0.offset)) }
    let parameters = contexts.flatMap(\.genericParameters).map(\.name)
    let outer = ([declaration.name] + contexts.map(\.name) + parameters).map { ($0, Int?.none) }
    for (name, offset) in cases + others + outer where Self.neededModules.contains(name) {
      return refusal("the macro needs the module '\(name)', which a name like that hides", at: offset)
    }
    return nil
  }

  /// The name of what is private to a type, and so hidden from the rest of the file.
  private var privateName: String? {
    guard !contexts.isEmpty else { return nil }
    if declaration.access == "private" { return declaration.name }
    return contexts.dropLast().first { $0.access == "private" }?.name
  }
}
