/// Remembers the objects a dump has shown: the first of a type has no number, the next is `#1`.
struct ObjectLedger {
  private struct Entry {
    /// Kept alive: the address of an object that is gone may become that of the next one.
    let object: AnyObject
    let number: Int
    var isShown: Bool
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var countByType: [ObjectIdentifier: Int] = [:]

  /// What to print for a group read from an object: the text before its children, and whether they were shown
  /// already. A group of a value type is never "already shown".
  ///
  /// - Parameter showsChildren: whether this is the place where the object's children appear.
  mutating func introduce(_ group: Group, showsChildren: Bool = true) -> (open: String, isShown: Bool) {
    guard let object = group.object else { return (group.open, false) }
    guard let index = entries.index(forKey: ObjectIdentifier(object)) else {
      let number = countByType[ObjectIdentifier(group.type), default: 0]
      countByType[ObjectIdentifier(group.type)] = number + 1
      entries[ObjectIdentifier(object)] = Entry(object: object, number: number, isShown: showsChildren)
      return (open(group, number), false)
    }
    let entry = entries.values[index]
    if showsChildren, !entry.isShown { entries.values[index].isShown = true }
    return (open(group, entry.number), entry.isShown)
  }

  private func open(_ group: Group, _ number: Int) -> String {
    number == 0 ? group.open : "#\(number) \(group.open)"
  }
}
