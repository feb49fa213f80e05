import ReactiveFoundation

/// The elements of a recorded publisher once it has finished; blocks the thread until then. A publisher
/// that does not complete in time gives the elements so far.
///
/// ```swift
/// expect(try waitCompletion(recorder)) == [.idle, .loading, .loaded]
/// ```
///
/// - Parameters:
///   - recorder: what records the publisher.
///   - timeout: how long to wait, in seconds.
/// - Throws: the publisher's failure.
@discardableResult
public func waitCompletion<Input, Failure>(
  _ recorder: Recorder<Input, Failure>,
  timeout: TimeInterval = 1
) throws -> [Input] {
  try recorder.availableElements.blockingWait(timeout: timeout)
}

/// The elements of a recorded publisher once it has finished, after a test scheduler has advanced. A
/// publisher that does not complete in time gives the elements so far.
///
/// - Parameters:
///   - recorder: what records the publisher.
///   - scheduler: the scheduler to advance first.
///   - stride: by how much; nothing by default, which runs what is due already.
///   - timeout: how long to wait, in seconds.
/// - Throws: the publisher's failure.
@discardableResult
public func waitCompletion<Input, Failure, Time, Options>(
  _ recorder: Recorder<Input, Failure>,
  advancing scheduler: TestScheduler<Time, Options>,
  by stride: Time.Stride = .zero,
  timeout: TimeInterval = 1
) throws -> [Input] {
  scheduler.advance(by: stride)
  return try waitCompletion(recorder, timeout: timeout)
}

/// The elements of a publisher, which is subscribed to now, once it has finished; blocks the thread until
/// then. A publisher that does not complete in time gives the elements so far.
///
/// - Parameters:
///   - publisher: the publisher.
///   - timeout: how long to wait, in seconds.
/// - Throws: the publisher's failure.
@discardableResult
public func waitCompletion<P: Publisher>(_ publisher: P, timeout: TimeInterval = 1) throws -> [P.Output] {
  try waitCompletion(publisher.record(), timeout: timeout)
}

/// The elements of a publisher, which is subscribed to before a test scheduler advances, once it has
/// finished. A publisher that does not complete in time gives the elements so far.
///
/// - Parameters:
///   - publisher: the publisher.
///   - scheduler: the scheduler to advance first.
///   - stride: by how much; nothing by default, which runs what is due already.
///   - timeout: how long to wait, in seconds.
/// - Throws: the publisher's failure.
@discardableResult
public func waitCompletion<P: Publisher, Time, Options>(
  _ publisher: P,
  advancing scheduler: TestScheduler<Time, Options>,
  by stride: Time.Stride = .zero,
  timeout: TimeInterval = 1
) throws -> [P.Output] {
  try waitCompletion(publisher.record(), advancing: scheduler, by: stride, timeout: timeout)
}
