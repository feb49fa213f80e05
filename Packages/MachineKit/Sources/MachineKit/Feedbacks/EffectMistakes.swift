import CaseKeyPaths
import ReactiveCore

// What the compiler is to say about an effect of the wrong type. It tries these forms only when no other fits, so
// they cost a right program nothing.

extension OnChange {
  /// Never chosen: says what is wrong when no other form fits.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: """
      the effect's publisher must have the machine's Event as its Output and never fail: use `map` to make \
      events of its values, and `catch` to make one of its error
      """
  )
  public init<Value: Equatable, Other: Publisher>(
    of keyPath: KeyPath<State, Value?>,
    policy: EffectPolicy = .latest,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Value) -> Other
  ) {
    fatalError("unavailable")
  }

  /// Never chosen: says what is wrong when no other form fits.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: """
      an effect gives an Event or an Event?, a publisher or an AsyncSequence of events, or sends them: { \
      value, send in … }
      """
  )
  public init<Value: Equatable, Other>(
    of keyPath: KeyPath<State, Value?>,
    policy: EffectPolicy = .latest,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Value) -> Other
  ) {
    fatalError("unavailable")
  }

  /// Never chosen: says what is wrong when no other form fits.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: """
      the effect's publisher must have the machine's Event as its Output and never fail: use `map` to make \
      events of its values, and `catch` to make one of its error
      """
  )
  public init<Value: Equatable, Other: Publisher>(
    of keyPath: KeyPath<State, Value>,
    policy: EffectPolicy = .latest,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Value) -> Other
  ) {
    fatalError("unavailable")
  }

  /// Never chosen: says what is wrong when no other form fits.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: """
      an effect gives an Event or an Event?, a publisher or an AsyncSequence of events, or sends them: { \
      value, send in … }
      """
  )
  public init<Value: Equatable, Other>(
    of keyPath: KeyPath<State, Value>,
    policy: EffectPolicy = .latest,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Value) -> Other
  ) {
    fatalError("unavailable")
  }
}

extension OnEvent {
  /// Never chosen: says what is wrong when no other form fits.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: """
      the effect's publisher must have the machine's Event as its Output and never fail: use `map` to make \
      events of its values, and `catch` to make one of its error
      """
  )
  public init<Payload, Other: Publisher>(
    _ keyPath: CaseKeyPath<Event, Payload>,
    policy: EffectPolicy = .latest,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Payload) -> Other
  ) where Event: CasePathable {
    fatalError("unavailable")
  }

  /// Never chosen: says what is wrong when no other form fits.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: """
      an effect gives an Event or an Event?, a publisher or an AsyncSequence of events, or sends them: { \
      value, send in … }
      """
  )
  public init<Payload, Other>(
    _ keyPath: CaseKeyPath<Event, Payload>,
    policy: EffectPolicy = .latest,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Payload) -> Other
  ) where Event: CasePathable {
    fatalError("unavailable")
  }

  /// Never chosen: says what is wrong when no other form fits.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: """
      the effect's publisher must have the machine's Event as its Output and never fail: use `map` to make \
      events of its values, and `catch` to make one of its error
      """
  )
  public init<Payload, Other: Publisher>(
    matching payload: @escaping (Event) -> Payload?,
    policy: EffectPolicy = .latest,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Payload) -> Other
  ) {
    fatalError("unavailable")
  }

  /// Never chosen: says what is wrong when no other form fits.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: """
      an effect gives an Event or an Event?, a publisher or an AsyncSequence of events, or sends them: { \
      value, send in … }
      """
  )
  public init<Payload, Other>(
    matching payload: @escaping (Event) -> Payload?,
    policy: EffectPolicy = .latest,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Payload) -> Other
  ) {
    fatalError("unavailable")
  }
}

extension OnStoreStart {
  /// Never chosen: says what is wrong when no other form fits.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: """
      the effect's publisher must have the machine's Event as its Output and never fail: use `map` to make \
      events of its values, and `catch` to make one of its error
      """
  )
  public init<Other: Publisher>(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping () -> Other
  ) {
    fatalError("unavailable")
  }

  /// Never chosen: says what is wrong when no other form fits.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: """
      an effect gives an Event or an Event?, a publisher or an AsyncSequence of events, or sends them: { \
      value, send in … }
      """
  )
  public init<Other>(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping () -> Other
  ) {
    fatalError("unavailable")
  }
}
