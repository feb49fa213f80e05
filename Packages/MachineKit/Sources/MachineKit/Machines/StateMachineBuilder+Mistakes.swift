extension StateMachineBuilder {
  /// Never chosen: says what is wrong with a machine that has a body of its own and does not fit.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: """
      this piece is made for another State or Event than the body it stands in: put a child's machine into a \
      Scope, IfLet or ForEach that leads to its state and its event
      """
  )
  public static func buildExpression<Piece: StateMachine>(
    _ piece: Piece
  ) -> ResolvedMachine<State, Event> where Piece.Body: StateMachine {
    fatalError("unavailable")
  }
}
