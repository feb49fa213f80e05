/// Builds a machine of the pieces in a body: expressions, `if`, `if`/`else`, `switch`, `for`, `#available`.
///
/// Each piece is resolved as it is met, so a body of any length is one flat list and type-checks fast.
@resultBuilder
public enum StateMachineBuilder<State, Event> {
  /// One piece of the body.
  ///
  /// - Parameter piece: the piece.
  @inlinable
  public static func buildExpression<Piece: StateMachine>(
    _ piece: Piece
  ) -> ResolvedMachine<State, Event> where Piece.State == State, Piece.Event == Event {
    piece.resolve()
  }

  /// The only piece of a block.
  @inlinable
  public static func buildBlock(_ piece: ResolvedMachine<State, Event>) -> ResolvedMachine<State, Event> {
    piece
  }

  /// The pieces of a block, in order.
  @inlinable
  public static func buildBlock(_ pieces: ResolvedMachine<State, Event>...) -> ResolvedMachine<State, Event> {
    ResolvedMachine(combining: pieces)
  }

  /// The pieces that a `for` loop made, in order.
  ///
  /// - Parameter pieces: what each turn of the loop made.
  @inlinable
  public static func buildArray(_ pieces: [ResolvedMachine<State, Event>]) -> ResolvedMachine<State, Event> {
    ResolvedMachine(combining: pieces)
  }

  /// An `if` without `else`.
  ///
  /// - Parameter piece: the piece, if the condition held when the body was built.
  @inlinable
  public static func buildOptional(_ piece: ResolvedMachine<State, Event>?) -> ResolvedMachine<State, Event> {
    piece ?? ResolvedMachine(combining: [])
  }

  /// The first branch of an `if`/`else` or `switch`.
  @inlinable
  public static func buildEither(first piece: ResolvedMachine<State, Event>) -> ResolvedMachine<State, Event>
  {
    piece
  }

  /// The other branches of an `if`/`else` or `switch`.
  @inlinable
  public static func buildEither(second piece: ResolvedMachine<State, Event>) -> ResolvedMachine<State, Event>
  {
    piece
  }

  /// The body of an `if #available`.
  @inlinable
  public static func buildLimitedAvailability(
    _ piece: ResolvedMachine<State, Event>
  ) -> ResolvedMachine<State, Event> {
    piece
  }
}
