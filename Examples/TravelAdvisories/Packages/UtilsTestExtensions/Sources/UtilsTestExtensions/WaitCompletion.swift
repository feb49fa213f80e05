import ReactiveCore
import ReactiveFoundation
import ReactiveTesting

/// The elements of a publisher, which is subscribed to before a test scheduler, if there is one, advances, once it has
/// finished.
///
/// ```swift
/// expect(try waitCompletion(facade.currentLocation(), advancing: scheduler, by: 1)).to(haveCount(1))
/// ```
///
/// - Parameters:
///   - publisher: the publisher.
///   - scheduler: the scheduler to advance first; nil for none.
///   - seconds: by how much; nothing by default, which runs what is due already.
/// - Throws: the publisher's failure.
@discardableResult
public func waitCompletion<P: Publisher>(
  _ publisher: P,
  advancing scheduler: TestSchedulerOf<DispatchQueue>?,
  by seconds: Double = 0
) throws -> [P.Output] {
  let recorder = publisher.record()
  scheduler?.advance(by: .seconds(seconds))
  return try waitCompletion(recorder)
}
