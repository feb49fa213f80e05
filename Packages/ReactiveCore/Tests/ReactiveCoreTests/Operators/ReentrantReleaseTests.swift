import ReactiveCore
import Testing

/// Values whose release goes through the same operator again.
@Suite struct ReentrantReleaseTests {
  private final class Echo: Comparable {
    let number: Int
    let onRelease: () -> Void
    init(_ number: Int, onRelease: @escaping () -> Void = {}) {
      self.number = number
      self.onRelease = onRelease
    }
    deinit { onRelease() }
    static func == (lhs: Echo, rhs: Echo) -> Bool { lhs.number == rhs.number }
    static func < (lhs: Echo, rhs: Echo) -> Bool { lhs.number < rhs.number }
  }

  private func numbers(_ build: (AnyPublisher<Echo, Never>) -> AnyPublisher<Echo, Never>) -> [Int] {
    let subject = PassthroughSubject<Echo, Never>()
    var numbers: [Int] = []
    let cancellable = build(subject.eraseToAnyPublisher()).sink { numbers.append($0.number) }
    subject.send(Echo(1) { subject.send(Echo(5)) })
    subject.send(Echo(2))
    subject.send(completion: .finished)
    cancellable.cancel()
    return numbers
  }

  @Test func theOldValueOfAnOperatorMaySend() {
    #expect(numbers { $0.removeDuplicates().eraseToAnyPublisher() } == [1, 5, 2])
    #expect(numbers { $0.scan(Echo(0)) { $1 }.eraseToAnyPublisher() } == [1, 5, 2])
    #expect(numbers { $0.reduce(Echo(0)) { $1 }.eraseToAnyPublisher() } == [5])
    #expect(numbers { $0.last().eraseToAnyPublisher() } == [5])
    #expect(numbers { $0.max().eraseToAnyPublisher() } == [5])
    #expect(
      numbers { $0.combineLatest(Just(0)) { echo, _ in echo }.eraseToAnyPublisher() } == [1, 2, 5]
    )
  }
}
