import CaseKeyPaths

/// An event of one row of a ``ForEach``: which row, and what happened to it.
public struct IdentifiedEvent<ID: Hashable, Event> {
  /// The row's id.
  public var id: ID

  /// The row's event.
  public var event: Event

  /// Makes an event of a row.
  ///
  /// - Parameters:
  ///   - id: the row's id.
  ///   - event: the row's event.
  public init(id: ID, event: Event) {
    self.id = id
    self.event = event
  }
}

extension IdentifiedEvent: Equatable where Event: Equatable {}
extension IdentifiedEvent: Hashable where Event: Hashable {}
extension IdentifiedEvent: Sendable where ID: Sendable, Event: Sendable {}
