/// Two objects that are compared. Keeps them alive: their addresses would mean others once they are gone.
struct ObjectPair: Hashable {
  private let left: AnyObject
  private let right: AnyObject

  init?(_ left: Group, _ right: Group) {
    guard let left = left.object, let right = right.object else { return nil }
    self.left = left
    self.right = right
  }

  static func == (one: ObjectPair, other: ObjectPair) -> Bool {
    one.left === other.left && one.right === other.right
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(left))
    hasher.combine(ObjectIdentifier(right))
  }
}
