/// What a wrapped value shows of itself.
@usableFromInline
struct Introspection {
  let description: String
  let mirror: Mirror
  let playground: Any

  @usableFromInline
  init(of subject: Any) {
    description = (subject as? any CustomStringConvertible)?.description ?? String(describing: subject)
    mirror = (subject as? any CustomReflectable)?.customMirror ?? Mirror(reflecting: subject)
    playground = (subject as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription ?? description
  }

  @usableFromInline
  init(named name: String) {
    description = name
    mirror = Mirror(name, children: EmptyCollection())
    playground = name
  }
}
