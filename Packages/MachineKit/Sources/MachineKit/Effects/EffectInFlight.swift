/// An effect that is running: which feedback's, since when, and why.
public struct EffectInFlight: Sendable, CustomStringConvertible {
  /// Where the effect comes from.
  public let origin: EffectOrigin

  /// The case of the event that the effect was started after, without its payload; nil for one that the start of
  /// the store began. Known only in a store that is observed (``Store/init(initial:machine:observing:)``) or under
  /// test: such a store keeps the event for it. It is read off the event when you ask for the effects in flight.
  public let cause: String?

  private let startedAt: ContinuousClock.Instant

  init(_ handle: EffectHandle) {
    origin = handle.origin
    cause = handle.cause?.name()
    startedAt = handle.startedAt
  }

  /// How long the effect has been running.
  public var age: Duration { startedAt.duration(to: .now) }

  /// The kind of feedback, as it is spelled: `OnChange`, `OnEvent`, …
  public var feedback: String { origin.feedback }

  /// The module and file of the feedback, as `#fileID` gives it.
  public var fileID: StaticString { origin.fileID }

  /// The line of the feedback.
  public var line: UInt { origin.line }

  /// The feedback and its place: `OnChange at Movies/Movies.swift:12`.
  public var description: String { origin.description }
}
