/// What a loop needs only when it has feedbacks, or when somebody waits for it: kept apart, so that the others are
/// made and released without it. Guarded by the loop's lock.
@usableFromInline
final class LoopExtras<Event> {
  /// How effects find the loop; cut at the end.
  var link: EffectHostLink?
  /// The effects that are in flight.
  var effects = EffectRegistry()
  /// What the gate of a store under test holds.
  var held = EventQueue<(Event, EffectTicket)>()
  /// Who waits for the loop to be idle.
  var idleWaiters = IdleWaiters()
  var endlessCases: [String] = []
}
