import Locking

/// Collects what a spec declares, while it does.
final class SpecBuilder: @unchecked Sendable {
  @TaskLocal private static var current: SpecBuilder?

  private let lock = Lock()
  private let specName: String
  private var groups = [ExampleGroup(title: nil, mark: .plain)]
  private var declaration = SpecDeclaration()

  private init(specName: String) {
    self.specName = specName
  }

  /// Calls `spec()` of a class and returns what it declares.
  static func declaration(of spec: Spec.Type, named name: String) -> SpecDeclaration {
    let builder = SpecBuilder(specName: name)
    $current.withValue(builder) { spec.spec() }
    return builder.lock.withLock { builder.declaration }
  }

  static func addGroup(_ title: GroupTitle, _ mark: ExampleMark, at place: SourcePlace, _ body: () -> Void) {
    guard let builder = current else { return reportMisplaced(title.name, at: place) }
    builder.lock.withLock {
      let outer = builder.groups.last?.mark ?? .plain
      builder.groups.append(ExampleGroup(title: title, mark: mark.within(outer)))
    }
    body()
    builder.lock.withLock { _ = builder.groups.removeLast() }
  }

  static func addExample(_ title: GroupTitle, _ mark: ExampleMark, at place: SourcePlace, _ work: Work) {
    guard let builder = current else { return reportMisplaced(title.name, at: place) }
    builder.lock.withLock {
      let outer = builder.groups.last?.mark ?? .plain
      let example = PlannedExample(
        name: builder.fullName(of: title),
        mark: mark.within(outer),
        place: place,
        groups: builder.groups,
        work: work
      )
      builder.declaration.examples.append(example)
    }
  }

  /// Calls `change` with the group that is being declared.
  static func withGroup(_ name: String, at place: SourcePlace, _ change: (ExampleGroup) -> Void) {
    guard let builder = current else { return reportMisplaced(name, at: place) }
    builder.lock.withLock {
      if let group = builder.groups.last { change(group) }
    }
  }

  /// Calls `change` with what the spec has declared until now.
  static func withDeclaration(
    _ name: String,
    at place: SourcePlace,
    _ change: (inout SpecDeclaration) -> Void
  ) {
    guard let builder = current else { return reportMisplaced(name, at: place) }
    builder.lock.withLock { change(&builder.declaration) }
  }

  private static func reportMisplaced(_ name: String, at place: SourcePlace) {
    place.report(
      "‘\(name)’ was declared while no spec is being declared, so it would never run. Groups, examples and hooks "
        + "belong into ‘spec()’ or a group in it, not into an example or a hook."
    )
  }

  private func fullName(of title: GroupTitle) -> String {
    var names = groups.compactMap { $0.title?.name } + [title.name]
    if names.count > 1, names[0] == specName { names.removeFirst() }
    return names.joined(separator: ", ")
  }
}
