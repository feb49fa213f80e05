import IssueReporting

/// An array whose elements are found by their id in constant time, and whose ids are unique.
///
/// ```swift
/// var rows: IdentifiedArrayOf<Row> = [Row(id: 1), Row(id: 2)]
/// rows[id: 2]?.isDone = true
/// rows.remove(id: 1)
/// ```
///
/// Reading by position or id, changing in place, and appending take constant time; inserting, removing and
/// moving take time linear in the number of elements behind the place.
public struct IdentifiedArray<ID: Hashable, Element> {
  // An element is only ever nil while `subscript(id:)` lends it out, which keeps it uniquely referenced.
  @usableFromInline var storage: [Element?] = []
  @usableFromInline var positions: [ID: Int] = [:]
  @usableFromInline let identify: (Element) -> ID
  /// What was changed last, for ``ForEach``. No part of the value.
  @usableFromInline var edits = ArrayEdits<ID>()

  /// Makes an empty array.
  ///
  /// - Parameter id: gives an element's id, which must not change while the element is in the array.
  public init(id: @escaping (Element) -> ID) {
    identify = id
  }

  /// Makes an array of elements. Of several with one id the first is kept; the others are reported as an issue.
  ///
  /// - Parameters:
  ///   - elements: the elements, in order.
  ///   - id: gives an element's id.
  public init(
    _ elements: some Sequence<Element>,
    id: @escaping (Element) -> ID,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(id: id)
    for element in elements {
      append(element, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// The elements' ids, in order.
  public var ids: [ID] { map(identify) }

  /// The position of the element with an id.
  ///
  /// - Parameter id: the id.
  /// - Returns: the position, or `nil` if there is no such element.
  @inlinable
  public func index(id: ID) -> Int? {
    // An id that has changed its hash since may still be found under the old one.
    guard let position = positions[id], position < storage.count,
      let element = storage[position], identify(element) == id
    else { return nil }
    return position
  }

  /// Changes the element with an id in place; its id must stay the same (else it is reported as an issue, and the
  /// element removed).
  ///
  /// - Parameters:
  ///   - id: the element's id.
  ///   - body: the change.
  /// - Returns: whether there is an element with the id.
  @inlinable
  @discardableResult
  public mutating func modify(id: ID, _ body: (inout Element) -> Void) -> Bool {
    guard let position = index(id: id) else { return false }
    edits.append(id)
    body(&storage[position]!)
    if identify(storage[position]!) != id { removeChanged(id, at: position) }
    return true
  }

  /// Calls a body with the element with an id.
  ///
  /// - Returns: whether there is one.
  @inlinable
  func withElement(id: ID, _ body: (UnsafePointer<Element>) -> Void) -> Bool {
    guard let position = index(id: id), let element = storage[position] else { return false }
    withUnsafePointer(to: element, body)
    return true
  }

  /// The element with an id. Setting replaces it in place, appends it when it is new, and removes it for nil. An
  /// element that is set under an id that is not its own is reported as an issue, and left out.
  public subscript(id id: ID) -> Element? {
    get { index(id: id).flatMap { storage[$0] } }
    _modify {
      let position = index(id: id)
      var element: Element?
      if let position { swap(&element, &storage[position]) }
      defer { settle(element, at: position, id: id) }
      yield &element
    }
  }

  /// Appends an element, unless its id is there already: that is reported as an issue.
  ///
  /// - Parameter element: the element.
  /// - Returns: whether it was appended.
  @discardableResult
  public mutating func append(
    _ element: Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    insert(element, at: count, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Inserts an element, unless its id is there already: that is reported as an issue.
  ///
  /// - Parameters:
  ///   - element: the element.
  ///   - position: where it is to be.
  /// - Returns: whether it was inserted.
  @discardableResult
  public mutating func insert(
    _ element: Element,
    at position: Int,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    let id = identify(element)
    guard index(id: id) == nil else {
      reportIssue(
        "An element with the id \(id) is in the array already, so this one was left out. Ids must be unique: "
          + "replace the element with `array[id: id] = element`.",
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
      return false
    }
    edits.append(id)
    storage.insert(element, at: position)
    reindex(from: position)
    return true
  }

  /// Removes the element with an id.
  ///
  /// - Parameter id: the id.
  /// - Returns: the element, or nil when no element has the id.
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    index(id: id).map { remove(at: $0) }
  }

  /// Removes the element at a position.
  ///
  /// - Parameter position: the position.
  @discardableResult
  public mutating func remove(at position: Int) -> Element {
    let element = storage.remove(at: position)!
    let id = identify(element)
    edits.append(id)
    positions[id] = nil
    reindex(from: position)
    return element
  }

  /// Removes every element.
  public mutating func removeAll() {
    storage = []
    positions = [:]
    edits.forget()
  }

  /// Removes the elements that satisfy a predicate.
  ///
  /// - Parameter isRemoved: the predicate.
  public mutating func removeAll(where isRemoved: (Element) throws -> Bool) rethrows {
    let kept = try filter { try !isRemoved($0) }
    storage = kept
    positions = [:]
    edits.forget()
    reindex(from: 0)
  }

  /// Moves the element at one position to another; those between move up or down by one.
  ///
  /// - Parameters:
  ///   - source: where it is.
  ///   - destination: where it is to be.
  public mutating func move(from source: Int, to destination: Int) {
    let element = storage.remove(at: source)
    storage.insert(element, at: destination)
    reindex(from: Swift.min(source, destination))
  }

  /// Sorts the elements.
  ///
  /// - Parameter areInIncreasingOrder: whether its first argument comes before its second.
  public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    storage = try sorted(by: areInIncreasingOrder)
    reindex(from: 0)
  }

  /// Ends a modification by id: puts the element back, or removes, or appends it.
  private mutating func settle(_ element: Element?, at position: Int?, id: ID) {
    switch (element, position) {
    case (let element?, let position?):
      edits.append(id)
      storage[position] = element
      if identify(element) != id { removeChanged(id, at: position) }
    case (let element?, nil):
      guard identify(element) == id else {
        return reportIssue(
          "An element with the id \(identify(element)) was set under the id \(id), so it was left out."
        )
      }
      append(element)
    case (nil, let position?):
      remove(id, at: position)
    case (nil, nil):
      return
    }
  }

  /// Removes an element that has been changed into another.
  @usableFromInline
  mutating func removeChanged(_ id: ID, at position: Int) {
    let newID = identify(storage[position]!)
    reportIssue(
      "The element with the id \(id) was changed to one with the id \(newID), so it was removed. Insert the new "
        + "one with `append` or `insert`."
    )
    remove(id, at: position)
  }

  private mutating func remove(_ id: ID, at position: Int) {
    edits.append(id)
    storage.remove(at: position)
    positions[id] = nil
    reindex(from: position)
  }

  private mutating func reindex(from position: Int) {
    for index in position..<storage.count { positions[identify(storage[index]!)] = index }
  }
}

/// An ``IdentifiedArray`` of elements that know their id.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

extension IdentifiedArray: RandomAccessCollection {
  /// Zero.
  public var startIndex: Int { 0 }

  /// The number of elements.
  public var endIndex: Int { storage.count }

  /// The element at a position.
  public subscript(position: Int) -> Element {
    storage[position]!
  }
}

extension IdentifiedArray where Element: Identifiable, Element.ID == ID {
  /// Makes an empty array.
  public init() {
    self.init(id: { $0.id })
  }

  /// Makes an array of elements. Of several with one id the first is kept; the others are reported as an issue.
  public init(
    _ elements: some Sequence<Element>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(elements, id: { $0.id }, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension IdentifiedArray: ExpressibleByArrayLiteral where Element: Identifiable, Element.ID == ID {
  /// Makes an array of elements with different ids, as the initializer does that takes a sequence.
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}

extension IdentifiedArray: Equatable where Element: Equatable {
  /// Whether two arrays have equal elements in the same order.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.elementsEqual(rhs)
  }
}

extension IdentifiedArray: Hashable where Element: Hashable {
  /// Hashes the elements in order.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for element in self { hasher.combine(element) }
  }
}

// The function that reads an id is called only by the array's own methods, and holds no state of ours.
// swiftlint:disable:next UncheckedSendableNeedsLock - a value, like an array
extension IdentifiedArray: @unchecked Sendable where ID: Sendable, Element: Sendable {}

extension IdentifiedArray: CustomStringConvertible {
  /// The elements, as an array prints them.
  public var description: String { Array(self).description }
}

extension IdentifiedArray: CustomReflectable {
  /// The elements alone.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: Array(self), displayStyle: .collection)
  }
}
