/// What tells two values apart, or nil when they are equal.
///
/// Values that are `Equatable` are equal when `==` says so, whatever their dumps look like; others when their
/// parts are. Elements of arrays are matched by their identity if they are `Identifiable`, else by an edit
/// script; dictionaries by key, sets by membership. What both values share is folded: `user: User(…)`,
/// `… (40 unchanged)`.
///
/// Two values that are linked hundreds of levels deep are compared by the parts that a dump shows, without calling
/// their `==`: one that calls itself would overflow the stack. How deep they are is told from a part of them: a deep
/// value hidden among many shallow ones reaches its `==` all the same. Beyond a diff is also what happens when a
/// value goes: a long chain of structs, enums or objects needs a `deinit` that takes it apart in a loop.
///
/// What tells two objects apart is shown once, where they are met first. Wherever else they stand for each other they
/// count as equal, so a graph with a parent in each child, or with many ways to one object, is compared in linear time.
///
/// Optionals and representations are compared by what they hold; the keys of dictionaries, and the members of sets,
/// by their `==`. A type whose mirror has the style of a dictionary is compared in its own order.
///
/// ```swift
/// print(diff(User(id: 1, name: "Blob"), User(id: 1, name: "Blob, Esq."))!)
/// //   User(
/// //     id: 1,
/// // -   name: "Blob"
/// // +   name: "Blob, Esq."
/// //   )
/// ```
///
/// - Parameters:
///   - lhs: the first value; the expected one, in a test.
///   - rhs: the second value; the actual one.
///   - format: the signs of the lines.
/// - Returns: the lines that differ with what surrounds them, or nil. The edit script of an array (Myers, "An
///   O(ND) Difference Algorithm and Its Variations", 1986) has a budget linear in its length; past it, elements
///   that each array has once are matched, and what is left between matches is paired in its order.
public func diff<T>(_ lhs: T, _ rhs: T, format: DiffFormat = .default) -> String? {
  var writer = DiffWriter(format: format)
  let mayAsk = writer.prepare(for: lhs, rhs)
  // The static type may have an == of its own that the dynamic types do not share: a base class's.
  if mayAsk, let type = T.self as? any Equatable.Type, areEqual(lhs, rhs, as: type) { return nil }
  return writer.diff(lhs, rhs)
}

private func areEqual<E: Equatable>(_ left: Any, _ right: Any, as _: E.Type) -> Bool {
  guard let left = left as? E, let right = right as? E else { return false }
  return left == right
}
