/// What the first letter of `fit` and `xit` says.
enum ExampleMark: Sendable {
  case plain, focused, skipped

  /// The mark of something in a group: to skip wins over to focus.
  func within(_ outer: ExampleMark) -> ExampleMark {
    if self == .skipped || outer == .skipped { return .skipped }
    return self == .focused || outer == .focused ? .focused : .plain
  }
}
