/// What tells one scoped store of a parent from another.
@usableFromInline
struct ScopeKey: Hashable {
  let state: AnyKeyPath
  let event: AnyKeyPath

  @usableFromInline
  init(state: AnyKeyPath, event: AnyKeyPath) {
    self.state = state
    self.event = event
  }
}
