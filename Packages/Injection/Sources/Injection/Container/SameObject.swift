/// An object that equals itself alone. It is held, so that no other object can take its place in memory.
struct SameObject: Hashable {
  private let object: AnyObject

  init(_ object: AnyObject) {
    self.object = object
  }

  static func == (lhs: SameObject, rhs: SameObject) -> Bool { lhs.object === rhs.object }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(object))
  }
}
