import ReactiveFoundation

/// The next element of a recorded publisher; blocks the thread until it comes.
///
/// ```swift
/// expect(try waitNext(recorder)) == .loading
/// ```
///
/// - Parameters:
///   - recorder: what records the publisher.
///   - timeout: how long to wait, in seconds.
/// - Throws: the publisher's failure, or a ``RecordingError``.
@discardableResult
public func waitNext<Input, Failure>(
  _ recorder: Recorder<Input, Failure>,
  timeout: TimeInterval = 1
) throws -> Input {
  try recorder.next().blockingWait(timeout: timeout)
}

/// The next elements of a recorded publisher; blocks the thread until they come.
///
/// - Parameters:
///   - recorder: what records the publisher.
///   - count: how many elements.
///   - timeout: how long to wait, in seconds.
/// - Throws: the publisher's failure, or a ``RecordingError``.
@discardableResult
public func waitNext<Input, Failure>(
  _ recorder: Recorder<Input, Failure>,
  count: Int,
  timeout: TimeInterval = 1
) throws -> [Input] {
  try recorder.next(count).blockingWait(timeout: timeout)
}

/// The next element of a recorded publisher, after a test scheduler has advanced.
///
/// - Parameters:
///   - recorder: what records the publisher.
///   - scheduler: the scheduler to advance first.
///   - stride: by how much; nothing by default, which runs what is due already.
///   - timeout: how long to wait, in seconds.
/// - Throws: the publisher's failure, or a ``RecordingError``.
@discardableResult
public func waitNext<Input, Failure, Time, Options>(
  _ recorder: Recorder<Input, Failure>,
  advancing scheduler: TestScheduler<Time, Options>,
  by stride: Time.Stride = .zero,
  timeout: TimeInterval = 1
) throws -> Input {
  scheduler.advance(by: stride)
  return try waitNext(recorder, timeout: timeout)
}

/// The next elements of a recorded publisher, after a test scheduler has advanced.
///
/// - Parameters:
///   - recorder: what records the publisher.
///   - count: how many elements.
///   - scheduler: the scheduler to advance first.
///   - stride: by how much; nothing by default, which runs what is due already.
///   - timeout: how long to wait, in seconds.
/// - Throws: the publisher's failure, or a ``RecordingError``.
@discardableResult
public func waitNext<Input, Failure, Time, Options>(
  _ recorder: Recorder<Input, Failure>,
  count: Int,
  advancing scheduler: TestScheduler<Time, Options>,
  by stride: Time.Stride = .zero,
  timeout: TimeInterval = 1
) throws -> [Input] {
  scheduler.advance(by: stride)
  return try waitNext(recorder, count: count, timeout: timeout)
}

/// The first element of a publisher, which is subscribed to now; blocks the thread until it comes.
///
/// - Parameters:
///   - publisher: the publisher.
///   - timeout: how long to wait, in seconds.
/// - Throws: the publisher's failure, or a ``RecordingError``.
@discardableResult
public func waitNext<P: Publisher>(_ publisher: P, timeout: TimeInterval = 1) throws -> P.Output {
  try waitNext(publisher.record(), timeout: timeout)
}

/// The first elements of a publisher, which is subscribed to now; blocks the thread until they come.
///
/// - Parameters:
///   - publisher: the publisher.
///   - count: how many elements.
///   - timeout: how long to wait, in seconds.
/// - Throws: the publisher's failure, or a ``RecordingError``.
@discardableResult
public func waitNext<P: Publisher>(
  _ publisher: P,
  count: Int,
  timeout: TimeInterval = 1
) throws -> [P.Output] {
  try waitNext(publisher.record(), count: count, timeout: timeout)
}

/// The first elements of a publisher, which is subscribed to before a test scheduler advances.
///
/// - Parameters:
///   - publisher: the publisher.
///   - count: how many elements.
///   - scheduler: the scheduler to advance first.
///   - stride: by how much; nothing by default, which runs what is due already.
///   - timeout: how long to wait, in seconds.
/// - Throws: the publisher's failure, or a ``RecordingError``.
@discardableResult
public func waitNext<P: Publisher, Time, Options>(
  _ publisher: P,
  count: Int = 1,
  advancing scheduler: TestScheduler<Time, Options>,
  by stride: Time.Stride = .zero,
  timeout: TimeInterval = 1
) throws -> [P.Output] {
  try waitNext(publisher.record(), count: count, advancing: scheduler, by: stride, timeout: timeout)
}
