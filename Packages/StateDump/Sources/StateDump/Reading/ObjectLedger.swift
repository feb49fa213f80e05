/// Remembers the objects a dump has shown: the first of a type has no number, the next is `#1`.
struct ObjectLedger {
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var countByType: [ObjectIdentifier: Int] = [:]
  private var shown: Set<ObjectIdentifier> = []

  /// What to print for a group read from an object: the text before its children, and whether they were shown
  /// already. A group of a value type is never "already shown".
  ///
  /// - Parameter showsChildren: whether this is the place where the object's children appear.
  mutating func introduce(_ group: Group, showsChildren: Bool = true) -> (open: String, isShown: Bool) {
    guard let object = group.object else { return (group.open, false) }
    let number = number(of: object, type: group.type)
    let isShown = showsChildren ? !shown.insert(object).inserted : shown.contains(object)
    return (number == 0 ? group.open : "#\(number) \(group.open)", isShown)
  }

  private mutating func number(of object: ObjectIdentifier, type: Any.Type) -> Int {
    if let number = numbers[object] { return number }
    let number = countByType[ObjectIdentifier(type), default: 0]
    countByType[ObjectIdentifier(type)] = number + 1
    numbers[object] = number
    return number
  }
}
