/// A group while a spec is declared, and its hooks when an example runs.
final class ExampleGroup {
  /// Nil for the spec itself.
  let title: GroupTitle?
  let mark: ExampleMark
  var befores: [Hook] = []
  var justBefores: [Hook] = []
  var afters: [Hook] = []
  var arounds: [AroundHook] = []

  init(title: GroupTitle?, mark: ExampleMark) {
    self.title = title
    self.mark = mark
  }

  /// Whether nothing that it runs before and after what is in it is asynchronous.
  var hasSynchronousHooks: Bool {
    befores.allSatisfy(\.work.isSynchronous) && afters.allSatisfy(\.work.isSynchronous)
  }
}
