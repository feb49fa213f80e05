/// A member of a set or a key of a dictionary: compared by its `==` or, where it has none, by its dump.
struct MemberKey: Hashable {
  /// `AnyHashable` alone takes an Int for a Double of the same size.
  private let type: ObjectIdentifier
  private let value: AnyHashable

  init(_ value: Any) {
    type = ObjectIdentifier(Swift.type(of: value))
    let key = (value as? any Hashable).map { AnyHashable($0) }
    self.value = key ?? AnyHashable(String(customDumping: value))
  }
}

/// Where members are in a list; each place is given away once.
struct MemberPositions {
  private var first: [MemberKey: Int] = [:]
  /// The next place of an equal member.
  private var next: [Int?]

  init(_ members: [MemberKey]) {
    next = Array(repeating: nil, count: members.count)
    first.reserveCapacity(members.count)
    for (index, member) in members.enumerated().reversed() {
      next[index] = first.updateValue(index, forKey: member)
    }
  }

  mutating func take(_ member: MemberKey) -> Int? {
    guard let index = first[member] else { return nil }
    first[member] = next[index]
    return index
  }
}
