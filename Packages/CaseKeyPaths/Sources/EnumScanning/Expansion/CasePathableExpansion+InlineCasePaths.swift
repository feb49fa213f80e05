// The struct of paths that are types. It conforms to nothing that has an associated type, so the types of the
// payloads mean in it what they mean in the enum.
extension CasePathableExpansion {
  var inlineCasePaths: [String] {
    ["\(access)nonisolated struct InlineCasePaths: Swift.Sendable {"] + eachCase(inlinePath) + ["}"]
  }

  private func inlinePath(_ element: EnumCase, _ number: Int) -> [String] {
    let availability = element.availability.map(\.text)
    let value = valueType(element, number, hidden: Self.namesInCaseAccess)
    return availability + [
      "\(access)nonisolated enum \(prefix)Case\(number): CaseKeyPaths.CaseAccess {",
      "\(access)static var path: CaseKeyPaths.AnyCasePath<\(type), \(value)> {",
      "AllCasePaths().\(element.name)",
      "}",
      "}",
    ] + alias(element, number) + availability + [
      "\(access)var \(element.name): CaseKeyPaths.InlineCasePath<\(prefix)Case\(number)> {",
      "CaseKeyPaths.InlineCasePath<\(prefix)Case\(number)>()",
      "}",
    ]
  }

  /// The name of the payload's type, where the type cannot be written.
  private func alias(_ element: EnumCase, _ number: Int) -> [String] {
    let hidden = Self.namesInAllCasePaths.union(Self.namesInCaseAccess)
    let written = writtenValueType(element)
    guard valueType(element, number, hidden: hidden) != written else { return [] }
    return element.availability.map(\.text) + ["\(access)typealias \(prefix)Value\(number) = \(written)"]
  }
}
