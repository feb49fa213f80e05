/// What a hook or an example does. The synchronous form is kept as such, so that a synchronous `aroundEach`
/// can call it.
enum Work {
  case synchronous(() throws -> Void)
  case asynchronous(() async throws -> Void)

  var isSynchronous: Bool {
    if case .synchronous = self { true } else { false }
  }
}
