import ReactiveFoundation
import ReactiveTesting

// `waitNext` and `waitCompletion` of ReactiveTesting take a scheduler that is there; these take one that may not be,
// so that one helper serves specs with virtual time and without.

/// The next elements of a recorded publisher, after a test scheduler, if there is one, has advanced.
///
/// ```swift
/// let states = try waitNext(recorder, count: 2, advancing: scheduler, by: 1)
/// ```
///
/// - Parameters:
///   - recorder: what records the publisher.
///   - count: how many elements.
///   - scheduler: the scheduler to advance first; nil for none.
///   - seconds: by how much; nothing by default, which runs what is due already.
/// - Throws: the publisher's failure, or a `RecordingError` when there are not as many.
@discardableResult
public func waitNext<Input, Failure>(
  _ recorder: Recorder<Input, Failure>,
  count: Int,
  advancing scheduler: TestSchedulerOf<DispatchQueue>?,
  by seconds: Double = 0
) throws -> [Input] {
  scheduler?.advance(by: .seconds(seconds))
  return try waitNext(recorder, count: count)
}

/// The next element of a recorded publisher, after a test scheduler, if there is one, has advanced.
///
/// - Parameters:
///   - recorder: what records the publisher.
///   - scheduler: the scheduler to advance first; nil for none.
///   - seconds: by how much; nothing by default, which runs what is due already.
/// - Throws: the publisher's failure, or a `RecordingError` when there is none.
@discardableResult
public func waitNext<Input, Failure>(
  _ recorder: Recorder<Input, Failure>,
  advancing scheduler: TestSchedulerOf<DispatchQueue>?,
  by seconds: Double = 0
) throws -> Input {
  scheduler?.advance(by: .seconds(seconds))
  return try waitNext(recorder)
}
