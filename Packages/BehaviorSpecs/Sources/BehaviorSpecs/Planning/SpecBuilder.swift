import Locking

/// Collects what a spec declares, while it does.
final class SpecBuilder: @unchecked Sendable {
  @TaskLocal private static var current: SpecBuilder?

  /// How deep groups may be: deeper are only shared examples that include themselves.
  private static let deepest = 500

  private let lock = Lock()
  private let thread = currentThread()
  private let specName: String
  private var isFinished = false
  private var isEndless = false
  private var groups = [ExampleGroup(title: nil, mark: .plain)]
  private var declaration = SpecDeclaration()

  private init(specName: String) {
    self.specName = specName
  }

  /// Calls `spec()` of a class and returns what it declares.
  static func declaration(of spec: Spec.Type, named name: String) -> SpecDeclaration {
    let builder = SpecBuilder(specName: name)
    $current.withValue(builder) { spec.spec() }
    return builder.lock.withLock {
      builder.isFinished = true
      return builder.declaration
    }
  }

  /// The builder of the spec that is being declared. A task that `spec()` has started comes too late.
  private static var declaring: SpecBuilder? {
    // A task of the spec has its builder too, also while the spec is being declared on another thread.
    guard let current, current.thread == currentThread(), !current.lock.withLock({ current.isFinished })
    else { return nil }
    return current
  }

  static func addGroup(
    _ keyword: String?,
    _ text: String,
    _ mark: ExampleMark,
    at place: SourcePlace.Parts,
    _ body: () -> Void
  ) {
    let title = GroupTitle(keyword: keyword, text: text)
    guard let builder = declaring else { return reportMisplaced(title.name, at: place) }
    switch builder.lock.withLock({ builder.enter(title, mark) }) {
    case .entered:
      body()
      builder.lock.withLock { _ = builder.groups.removeLast() }
    case .tooDeep:
      SourcePlace(place).report("‘\(title.name)’ is nested more than \(deepest) deep: it includes itself.")
    case .leaving:
      break
    }
  }

  private enum Entrance {
    case entered, tooDeep, leaving
  }

  private func enter(_ title: GroupTitle, _ mark: ExampleMark) -> Entrance {
    if groups.count == 1 { isEndless = false }
    // Each group of one that includes itself twice would go as deep again, and again.
    if isEndless { return .leaving }
    if groups.count > Self.deepest {
      isEndless = true
      return .tooDeep
    }
    let outer = groups.last?.mark ?? .plain
    groups.append(ExampleGroup(title: title, mark: mark.within(outer)))
    return .entered
  }

  static func addExample(
    _ keyword: String?,
    _ text: String,
    _ mark: ExampleMark,
    at place: SourcePlace.Parts,
    _ work: Work
  ) {
    let title = GroupTitle(keyword: keyword, text: text)
    guard let builder = declaring else { return reportMisplaced(title.name, at: place) }
    builder.lock.withLock {
      let outer = builder.groups.last?.mark ?? .plain
      let example = PlannedExample(
        name: builder.fullName(of: title),
        mark: mark.within(outer),
        place: SourcePlace(place),
        groups: builder.groups,
        work: work
      )
      builder.declaration.examples.append(example)
    }
  }

  /// Adds a hook to the group that is being declared.
  static func addHook(
    _ name: String,
    to hooks: ReferenceWritableKeyPath<ExampleGroup, [Hook]>,
    at place: SourcePlace.Parts,
    _ work: Work
  ) {
    withGroup(name, at: place) { $0[keyPath: hooks].append(Hook(place: SourcePlace(place), work: work)) }
  }

  /// Adds a hook to the spec as a whole.
  static func addHook(
    _ name: String,
    to hooks: WritableKeyPath<SpecDeclaration, [Hook]>,
    at place: SourcePlace.Parts,
    _ work: Work
  ) {
    guard let builder = declaring else { return reportMisplaced(name, at: place) }
    builder.lock.withLock {
      builder.declaration[keyPath: hooks].append(Hook(place: SourcePlace(place), work: work))
    }
  }

  static func addAround(at place: SourcePlace.Parts, _ work: AroundHook.Work) {
    withGroup("aroundEach", at: place) {
      $0.arounds.append(AroundHook(place: SourcePlace(place), work: work))
    }
  }

  /// Calls `change` with the group that is being declared.
  private static func withGroup(
    _ name: String,
    at place: SourcePlace.Parts,
    _ change: (ExampleGroup) -> Void
  ) {
    guard let builder = declaring else { return reportMisplaced(name, at: place) }
    builder.lock.withLock {
      if let group = builder.groups.last { change(group) }
    }
  }

  private static func reportMisplaced(_ name: String, at place: SourcePlace.Parts) {
    SourcePlace(place).report(
      "‘\(name)’ was declared while no spec is being declared, so it would never run. Groups, examples and hooks "
        + "belong into ‘spec()’ or a group in it, not into an example, a hook or a task."
    )
  }

  private func fullName(of title: GroupTitle) -> String {
    var names = groups.compactMap { $0.title?.name } + [title.name]
    if names.count > 1, names[0] == specName { names.removeFirst() }
    return names.joined(separator: ", ")
  }
}
