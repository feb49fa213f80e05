import ReactiveCore
import Testing

/// An operator applied to a publisher, with its types hidden, for what must hold for all operators.
struct OperatorCase<Value: ContractValue>: CustomTestStringConvertible, Sendable {
  typealias Upstream = AnyPublisher<Value, TestFailure>
  typealias Downstream = AnyPublisher<String, any Error>

  /// What an operator does by its nature, and others do not.
  struct Traits: OptionSet, Sendable {
    let rawValue: Int
    /// It lets its upstream's subscription through, and knows nothing of what became of it.
    static var transparent: Traits { Traits(rawValue: 1) }
    /// It asks for more than its downstream does.
    static var greedy: Traits { Traits(rawValue: 2) }
    /// Its subscribers share a subscription to the upstream.
    static var shared: Traits { Traits(rawValue: 4) }
    /// It goes on with another publisher when its upstream has finished.
    static var partnered: Traits { Traits(rawValue: 8) }
    /// It may leave out a value for which there was no demand.
    static var lossy: Traits { Traits(rawValue: 16) }
    /// It asks for a value when it is done with the one before, and a subject drops those between.
    static var limited: Traits { Traits(rawValue: 32) }
  }

  let name: String
  /// How its subscription describes itself.
  let shows: String
  let traits: Traits
  /// What becomes of a failure of the upstream.
  let failure: [String]
  let apply: @Sendable (Upstream) -> Downstream
  var testDescription: String { name }

  init<P: Publisher & SendableMetatype>(
    _ name: String,
    shows: String,
    _ traits: Traits = [],
    failure: [String] = ["failure oops"],
    _ apply: @escaping @Sendable (Upstream) -> P
  ) {
    self.name = name
    self.shows = shows
    self.traits = traits
    self.failure = failure
    self.apply = { upstream in
      apply(upstream).map { "\($0)" }.mapError { $0 as any Error }.eraseToAnyPublisher()
    }
  }
}

extension Publisher where Failure == TestFailure {
  /// The values and the failure as values, for operators of publishers that do not fail.
  func results() -> some Publisher<Result<Output, TestFailure>, Never> {
    map { Result<Output, TestFailure>.success($0) }.catch { Just(.failure($0)) }
  }
}
