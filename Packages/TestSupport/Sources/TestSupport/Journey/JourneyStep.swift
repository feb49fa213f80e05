/// What a test did. Its name is made only for a failure.
@usableFromInline
enum JourneyStep<Event> {
  case sent(Event)
  case received(Event)

  /// The step as the test writes it.
  var name: String {
    switch self {
    case .sent(let event): "send(\(describe(event)))"
    case .received(let event): "receive(\(describe(event)))"
    }
  }
}
