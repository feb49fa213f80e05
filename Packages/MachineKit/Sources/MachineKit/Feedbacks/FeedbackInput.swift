import ReactiveCore

/// What a custom feedback sees of its loop, as publishers.
///
/// They start with the initial state and deliver on the thread that drains the loop. They do not replay: a
/// subscription made later sees what comes after it.
public struct FeedbackInput<State, Event> {
  /// The state after an event and the event; at the start the initial state and nil.
  public typealias Update = (state: State, event: Event?)

  private let subject: PassthroughSubject<Update, Never>

  init(updates: PassthroughSubject<Update, Never>) {
    subject = updates
  }

  /// The state with the event that led to it, from the initial state on.
  public var updates: AnyPublisher<Update, Never> {
    subject.eraseToAnyPublisher()
  }

  /// The state after each event, from the initial state on.
  public var states: AnyPublisher<State, Never> {
    subject.map(\.state).eraseToAnyPublisher()
  }

  /// The events, after the reducers have handled them.
  public var events: AnyPublisher<Event, Never> {
    subject.compactMap(\.event).eraseToAnyPublisher()
  }

  /// A value of the state, from the initial one on, without repetitions.
  ///
  /// - Parameter keyPath: the value.
  public func changes<Value: Equatable>(of keyPath: KeyPath<State, Value>) -> AnyPublisher<Value, Never> {
    subject.map { $0.state[keyPath: keyPath] }.removeDuplicates().eraseToAnyPublisher()
  }
}
