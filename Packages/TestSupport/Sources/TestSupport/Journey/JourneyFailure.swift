import MachineKit
import StateDump

/// What an ``ExhaustiveTestStore`` says when something is not as asserted.
enum JourneyFailure {
  private static let legend = "(Expected: −, Actual: +)"

  static func stateDiffers<State>(after step: String, expected: State, actual: State) -> String {
    """
    The state after \(step) is not as asserted.

    \(indented(differenceOf(expected, actual)))

    \(legend)
    """
  }

  static func changeNotAsserted<State>(after step: String, before: State, after: State) -> String {
    """
    The state changed after \(step), and no change is asserted.

    \(indented(differenceOf(before, after)))

    \(legend)

    To fix, assert the change in a closure: { $0.property = value }.
    """
  }

  static func unequalToItself<State>(after step: String, _ state: State) -> String {
    """
    The state after \(step) does not equal itself, so nothing that is asserted about it can hold.

    \(indented(String(customDumping: state)))

    To fix, keep what does not equal itself, such as 'nan', out of the state, or have its '==' say otherwise.
    """
  }

  static func nothingAsserted<State>(after step: String, before: State, after: State) -> String {
    if String(customDumping: before) != String(customDumping: after) {
      return """
        The closure of \(step) changes nothing that the state's '==' tells, though the state is another one.

        \(indented(differenceOf(before, after)))

        (Before: −, After: +)

        To fix, have '==' compare what is to be asserted, or leave the closure out.
        """
    }
    return """
      The closure of \(step) changes nothing, and the state did not change either.

      To fix, assign what is expected with '=' (a comparison with '==' asserts nothing), or leave the closure out.
      """
  }

  static func closureThrew(_ error: any Error, in step: String) -> String {
    "The closure of \(step) threw an error: \(error)"
  }

  static func storeHasEnded(_ step: String) -> String {
    "\(step) did nothing: the store has been cancelled."
  }

  static func unexpectedEvent<Event>(_ event: Event, expected: EventMatcher<Event>) -> String {
    """
    Received an unexpected event.

    \(indented(expected.difference(event)))

    (Expected: −, Received: +)
    """
  }

  static func neverReceived<Event>(
    _ expected: EventMatcher<Event>,
    timeout: Duration,
    skipped: [Event],
    effects: [EffectInFlight]
  ) -> String {
    var text = "Expected to receive \(expected.name()), but "
    text +=
      skipped.isEmpty
      ? "no event was emitted within \(timeout.shortDescription)."
      : "only other events were emitted within \(timeout.shortDescription):\n\n\(list(skipped))"
    text += "\n\n"
    text +=
      effects.isEmpty
      ? "No effect is running that could emit it. Does a feedback start one?"
      : "Running, and yet to emit it:\n\n\(list(effects))"
    return text
  }

  static func sentBeforeReceiving<Event>(_ event: Event, unreceived: [Event]) -> String {
    """
    send(\(describe(event))) comes before \(counted(unreceived.count, "event")) that \
    \(unreceived.count == 1 ? "was" : "were") emitted and not received.

    \(list(unreceived))

    \(howToReceive(unreceived.count))
    """
  }

  static func unreceivedAtEnd<Event>(_ events: [Event]) -> String {
    """
    The test ended with \(counted(events.count, "event")) that \(events.count == 1 ? "was" : "were") emitted and not \
    received.

    \(list(events))

    \(howToReceive(events.count))
    """
  }

  static func runningAtEnd(_ effects: [EffectInFlight]) -> String {
    """
    The test ended while \(counted(effects.count, "effect")) \(effects.count == 1 ? "was" : "were") running.

    \(list(effects))

    To fix, have the test bring \(effects.count == 1 ? "it" : "them") to an end and wait for that with 'await \
    store.finish()', or say that you do not care: 'await store.skipInFlightEffects()'.
    """
  }

  static func skippedEvents<Event>(_ events: [Event]) -> String {
    """
    \(counted(events.count, "event")) that \(events.count == 1 ? "was" : "were") emitted and not received.

    \(list(events))
    """
  }

  static func skippedEffects(_ effects: [EffectInFlight]) -> String {
    """
    \(counted(effects.count, "effect")) \(effects.count == 1 ? "was" : "were") cancelled.

    \(list(effects))
    """
  }

  static let nothingToSkip = "There is no event to skip: none is emitted and not received."
  static let noEffectToSkip = "There is no effect to skip: none is running."

  static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private static func howToReceive(_ count: Int) -> String {
    """
    To fix, receive \(count == 1 ? "it" : "them") with 'await store.receive(…)', or say that you do not care: 'await \
    store.skipReceivedEvents()'.
    """
  }

  private static func list<Event>(_ events: [Event]) -> String {
    events.map { indented(marked("+", String(customDumping: $0))) }.joined(separator: "\n")
  }

  private static func list(_ effects: [EffectInFlight]) -> String {
    effects.map { "    \($0.summary)" }.sorted().joined(separator: "\n")
  }
}

extension EffectInFlight {
  /// The effect with what began it: `OnEvent at Movies/Movies.swift:12, started by 'fetchNext'`.
  var summary: String {
    cause.map { "\(description), started by '\($0)'" } ?? "\(description), started with the store"
  }
}
