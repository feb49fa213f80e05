#if !canImport(Combine)
  import Dispatch
  import ReactiveCore
  import Testing

  /// When a sink lets go of what its closures capture, if it ends while its subject delivers to another.
  @Suite struct ReleasedDuringDeliveryTests {
    private final class Token {}

    /// A sink that captures an object, which only it keeps.
    private func sink<P: Publisher>(_ publisher: P) -> (AnyCancellable, () -> Token?) {
      let token = Token()
      let get = { [weak token] in token }
      let cancellable = publisher.sink(
        receiveCompletion: { _ in _ = token },
        receiveValue: { _ in _ = token }
      )
      return (cancellable, get)
    }

    @Test(arguments: [false, true])
    func aCancelFromInsideAnothersDeliveryReleasesAtOnce(erased: Bool) {
      let subject = PassthroughSubject<Int, Never>()
      let (cancellable, token) = erased ? sink(subject.eraseToAnyPublisher()) : sink(subject)
      var isThere: [Bool] = []
      let other = subject.sink { _ in
        cancellable.cancel()
        isThere.append(token() != nil)
      }
      subject.send(1)
      #expect(isThere == [false])
      #expect(token() == nil)
      withExtendedLifetime(other) {}
    }

    @Test(arguments: [false, true])
    func aCompletionFromInsideAnothersDeliveryReleasesAtOnce(erased: Bool) {
      let subject = PassthroughSubject<Int, Never>()
      let (cancellable, token) = erased ? sink(subject.eraseToAnyPublisher()) : sink(subject.map { $0 })
      var isThere: [Bool] = []
      let other = subject.sink { _ in
        subject.send(completion: .finished)
        isThere.append(token() != nil)
      }
      subject.send(1)
      #expect(isThere == [false])
      #expect(token() == nil)
      withExtendedLifetime((other, cancellable)) {}
    }

    /// Whether the other thread is inside of this sink nobody knows without an exchange for each value, which a sink
    /// pays for that may not be trusted.
    @Test(arguments: [false, true])
    func aCancelWhileAnotherThreadDeliversToAnotherReleasesWhenThatIsOver(erased: Bool) {
      nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
      let (cancellable, token) = erased ? sink(subject.eraseToAnyPublisher()) : sink(subject)
      let (entered, mayLeave, left) = (
        DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
      )
      let other = subject.sink { _ in
        entered.signal()
        mayLeave.wait()
      }
      DispatchQueue.global().async {
        subject.send(1)
        left.signal()
      }
      entered.wait()
      cancellable.cancel()
      #expect((token() == nil) == erased)
      mayLeave.signal()
      left.wait()
      #expect(token() == nil)
      withExtendedLifetime(other) {}
    }

    @Test func aCancelFromInsideItsOwnDeliveryReleasesAfterIt() {
      for others in 0...2 {
        let subject = CurrentValueSubject<Int, Never>(0)
        let rest = (0..<others).map { _ in subject.dropFirst().sink { _ in } }
        let captures = Captures()
        var isThere: [Bool] = []
        captures.cancellable = subject.dropFirst().map { [object = captures.make()] in ($0, object) }.sink {
          [object = captures.make()] in
          if $0.0 == 1 {
            subject.send(2)
          } else {
            captures.cancellable?.cancel()
            subject.send(3)
          }
          isThere.append(captures.count > 0)
          withExtendedLifetime(object) {}
        }
        subject.send(1)
        #expect(isThere == [true, true])
        #expect(captures.count == 0)
        withExtendedLifetime(rest) {}
      }
    }

    private final class Captures {
      private final class Object {
        let onRelease: () -> Void
        init(_ onRelease: @escaping () -> Void) { self.onRelease = onRelease }
        deinit { onRelease() }
      }
      var cancellable: AnyCancellable?
      var count = 0
      func make() -> AnyObject {
        count += 1
        return Object { self.count -= 1 }
      }
    }

    /// `next()` of a sequence blocks, as one of lines that come from elsewhere does.
    @Test(arguments: [false, true])
    func aCancelWhileAnIteratorWaitsReleasesAtOnce(erased: Bool) {
      let (entered, mayLeave, left) = (
        DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
      )
      nonisolated(unsafe) let start = PassthroughSubject<Void, Never>()
      var count = 0
      let lines = start.flatMap {
        AnyIterator<Int> {
          count += 1
          if count == 3 {
            entered.signal()
            mayLeave.wait()
          }
          return count < 5 ? count : nil
        }
        .publisher
      }
      let (cancellable, token) = erased ? sink(lines.eraseToAnyPublisher()) : sink(lines)
      DispatchQueue.global().async {
        start.send()
        left.signal()
      }
      entered.wait()
      cancellable.cancel()
      #expect(token() == nil)
      mayLeave.signal()
      left.wait()
      #expect(token() == nil)
    }
  }
#endif
