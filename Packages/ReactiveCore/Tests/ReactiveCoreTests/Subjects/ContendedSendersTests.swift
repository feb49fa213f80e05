#if !canImport(Combine)
  import Dispatch
  import Locking
  import ReactiveCore
  import Testing

  /// Many threads send to the same: nothing is lost, and what one thread sends stays in its order.
  @Suite(.serialized) struct ContendedSendersTests {
    #if THREAD_SANITIZER
      private static let sends = 1_000
    #else
      private static let sends = 5_000
    #endif

    /// Counts what comes, for each sender. Touched by serial deliveries alone.
    private final class Tally {
      var next: [Int]
      var disorders = 0
      var total = 0
      var completions = 0
      init(_ senders: Int) { next = Array(repeating: 0, count: senders) }

      func take(_ value: Int) {
        let (sender, number) = (value >> 32, value & 0xFFFF_FFFF)
        if number != next[sender] { disorders += 1 }
        next[sender] = number + 1
        total += 1
      }
    }

    /// Has each of many threads, real ones, send its values.
    private func race(_ senders: Int, count: Int = sends, _ send: @escaping (Int) -> Void) {
      nonisolated(unsafe) let send = send
      let (ready, done) = (DispatchSemaphore(value: 0), DispatchGroup())
      for sender in 0..<senders {
        DispatchQueue(label: "sender \(sender)").async(group: done) {
          ready.wait()
          for number in 0..<count { send(sender << 32 | number) }
        }
      }
      for _ in 0..<senders { ready.signal() }
      done.wait()
    }

    private func check(_ tally: Tally, senders: Int, count: Int = sends, _ name: String) {
      #expect(tally.disorders == 0, "\(name) of \(senders)")
      #expect(tally.total == senders * count, "\(name) of \(senders)")
      #expect(tally.next == Array(repeating: count, count: senders), "\(name) of \(senders)")
    }

    @Test(arguments: [2, 3, 4, 8, 16])
    func passthrough(senders: Int) {
      let subject = PassthroughSubject<Int, Never>()
      let tallies = (0..<2).map { _ in Tally(senders) }
      let cancellables = tallies.map { tally in subject.sink { tally.take($0) } }
      race(senders) { subject.send($0) }
      for tally in tallies { check(tally, senders: senders, "passthrough") }
      withExtendedLifetime(cancellables) {}
    }

    @Test(arguments: [2, 3, 4, 8, 16])
    func aSoleSubscriber(senders: Int) {
      let subject = PassthroughSubject<Int, Never>()
      let tally = Tally(senders)
      let cancellable = subject.map { $0 }.sink { tally.take($0) }
      race(senders) { subject.send($0) }
      check(tally, senders: senders, "sole")
      withExtendedLifetime(cancellable) {}
    }

    @Test(arguments: [2, 3, 4, 8, 16])
    func current(senders: Int) {
      let subject = CurrentValueSubject<Int, Never>(-1)
      let tallies = (0..<2).map { _ in Tally(senders) }
      var last = -1
      let cancellables = tallies.map { tally in
        subject.dropFirst().sink {
          tally.take($0)
          last = $0
        }
      }
      race(senders) { subject.value = $0 }
      for tally in tallies { check(tally, senders: senders, "current") }
      #expect(last == subject.value)
      withExtendedLifetime(cancellables) {}
    }

    @Test(arguments: [2, 4, 8])
    func lateSubscribersOfACurrentValueSeeTheRestOfWhatTheFirstSees(senders: Int) {
      let subject = CurrentValueSubject<Int, Never>(-1)
      var all: [Int] = []
      let first = subject.sink { all.append($0) }
      let lock = Lock()
      nonisolated(unsafe) var late: [(log: () -> [Int], cancellable: AnyCancellable)] = []
      race(senders + 2, count: 400) { value in
        if value >> 32 < senders { return subject.send(value) }
        if value & 0xF != 0 { return }
        var log: [Int] = []
        let cancellable = subject.sink { log.append($0) }
        lock.withLock { late.append(({ log }, cancellable)) }
      }
      #expect(all.count == senders * 400 + 1)
      for (log, _) in late {
        let log = log()
        #expect(!log.isEmpty && log == Array(all.suffix(log.count)))
      }
      withExtendedLifetime(first) {}
    }

    @Test(arguments: [2, 4, 8, 16])
    func operatorsWithGates(senders: Int) {
      let subjects = (0..<senders).map { _ in PassthroughSubject<Int, Never>() }
      let common = PassthroughSubject<Int, Never>()
      let current = CurrentValueSubject<Int, Never>(-1)
      let tallies = (0..<6).map { _ in Tally(senders) }
      var (pairs, latest) = (0, 0)
      let cancellables = [
        Publishers.MergeMany(subjects).sink { tallies[0].take($0) },
        common.flatMap { Just($0) }.sink { tallies[1].take($0) },
        subjects.publisher.flatMap { $0 }.sink { tallies[2].take($0) },
        Just(common).switchToLatest().sink { tallies[3].take($0) },
        common.merge(with: Empty(completeImmediately: false)).receive(on: ImmediateScheduler.shared)
          .sink { tallies[4].take($0) },
        subjects[0].merge(with: Publishers.MergeMany(subjects.dropFirst())).buffer(
          size: 1_000_000,
          prefetch: .byRequest,
          whenFull: .dropOldest
        )
        .sink { tallies[5].take($0) },
        subjects[0].zip(subjects[1]).sink {
          if $0.0 & 0xFFFF_FFFF == pairs, $0.1 & 0xFFFF_FFFF == pairs { pairs += 1 }
        },
        common.prepend(0).combineLatest(current).sink { _ in latest += 1 },
      ]
      race(senders) {
        subjects[$0 >> 32].send($0)
        common.send($0)
        if $0 & 7 == 0 { current.send($0) }
      }
      for (index, tally) in tallies.enumerated() { check(tally, senders: senders, "gate \(index)") }
      #expect(pairs == Self.sends)
      #expect(latest == 1 + senders * (Self.sends + Self.sends / 8))
      withExtendedLifetime(cancellables) {}
    }

    /// The subscriber waits for another thread, which has to get on meanwhile: it leaves its values to the first.
    @Test(arguments: [false, true])
    func aSubscriberThatBlocksDoesNotBlockOtherSenders(replays: Bool) {
      let passthrough = PassthroughSubject<Int, Never>()
      let current = CurrentValueSubject<Int, Never>(-1)
      nonisolated(unsafe) let send: (Int) -> Void = replays ? { current.send($0) } : { passthrough.send($0) }
      let (entered, others, left) = (
        DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
      )
      let tally = Tally(4)
      let sink = { (value: Int) in
        tally.take(value)
        if value == 0 {
          entered.signal()
          others.wait()
        }
      }
      let cancellable =
        replays
        ? current.dropFirst().sink(receiveValue: sink) : passthrough.map { $0 }.sink(receiveValue: sink)
      DispatchQueue(label: "blocked").async {
        for number in 0..<100 { send(number) }
        left.signal()
      }
      entered.wait()
      race(3, count: 500) { send($0 + (1 << 32)) }
      others.signal()
      left.wait()
      #expect(tally.total == 1600)
      #expect(tally.disorders == 0)
      withExtendedLifetime(cancellable) {}
    }

    /// Nested sends, sends of others that wait, cancels and new subscribers, all at once.
    @Test(arguments: [2, 4, 8, 16])
    func nestedSendsBetweenThoseOfOthers(senders: Int) {
      let subject = PassthroughSubject<Int, Never>()
      let echo = CurrentValueSubject<Int, Never>(-1)
      let (tally, echoes) = (Tally(senders * 2), Tally(senders * 2))
      let cancellables = [
        subject.sink {
          tally.take($0)
          if $0 >> 32 < senders { subject.send($0 + (senders << 32)) }
        },
        subject.sink { echo.send($0) },
        echo.dropFirst().sink { echoes.take($0) },
      ]
      race(senders + 1, count: 1_000) { value in
        if value >> 32 < senders { return subject.send(value) }
        if value & 3 == 0 { subject.sink { _ in }.cancel() }
      }
      #expect(tally.disorders == 0)
      #expect(tally.total == senders * 2_000)
      #expect(echoes.disorders == 0)
      #expect(echoes.total == senders * 2_000)
      withExtendedLifetime(cancellables) {}
    }

    /// No sender has to wait for long: each is done while the others still send.
    @Test(arguments: [2, 4])
    func everySenderGetsOn(senders: Int) {
      let subject = PassthroughSubject<Int, Never>()
      let tally = Tally(senders + 1)
      let cancellable = subject.map { $0 }.sink { tally.take($0) }
      final class Stop: Sendable { let atomic = AtomicInt(0) }
      let stop = Stop()
      nonisolated(unsafe) let unsafeSubject = subject
      let group = DispatchGroup()
      for sender in 1...senders {
        DispatchQueue(label: "busy \(sender)").async(group: group) {
          var number = 0
          while stop.atomic.load() == 0 {
            unsafeSubject.send(sender << 32 | number)
            number += 1
          }
        }
      }
      for number in 0..<Self.sends { subject.send(number) }
      stop.atomic.store(1)
      group.wait()
      #expect(tally.next[0] == Self.sends)
      #expect(tally.disorders == 0)
      withExtendedLifetime(cancellable) {}
    }

    /// A completion from one thread comes after what that thread sent, and nothing comes after it.
    @Test(arguments: [2, 4, 8])
    func aCompletionKeepsItsPlace(senders: Int) {
      for _ in 0..<50 {
        let subject = PassthroughSubject<Int, Never>()
        let current = CurrentValueSubject<Int, Never>(-1)
        let tallies = (0..<3).map { _ in Tally(senders) }
        var afterwards = [0, 0, 0]
        let cancellables = [
          subject.sink(
            receiveCompletion: { _ in tallies[0].completions += 1 },
            receiveValue: {
              tallies[0].take($0)
              afterwards[0] += tallies[0].completions
            }
          ),
          current.dropFirst().map { $0 }.sink(
            receiveCompletion: { _ in tallies[1].completions += 1 },
            receiveValue: {
              tallies[1].take($0)
              afterwards[1] += tallies[1].completions
            }
          ),
          subject.merge(with: current.dropFirst()).filter { $0 & 1 >= 0 }.sink(
            receiveCompletion: { _ in tallies[2].completions += 1 },
            receiveValue: { _ in afterwards[2] += tallies[2].completions }
          ),
        ]
        race(senders, count: 200) {
          subject.send($0)
          current.send($0)
          if $0 == 199 {
            subject.send(completion: .finished)
            current.send(completion: .finished)
          }
        }
        #expect(tallies.map(\.completions) == [1, 1, 1])
        #expect(tallies[0].next[0] == 200 && tallies[1].next[0] == 200)
        #expect(tallies[0].disorders == 0 && tallies[1].disorders == 0)
        #expect(afterwards == [0, 0, 0])
        withExtendedLifetime(cancellables) {}
      }
    }

    /// Ends from two threads, while a third sends and what is captured is used.
    @Test func completionCancelAndValuesAtOnce() {
      final class Count: Sendable {
        let atomic = AtomicInt(0)
      }
      final class Used {
        var uses = 0
        let gone: Count
        init(_ gone: Count) { self.gone = gone }
        deinit { gone.atomic.add(1) }
      }
      for round in 0..<(Self.sends / 20) {
        let gone = Count()
        nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
        nonisolated(unsafe) let current = CurrentValueSubject<Int, Never>(0)
        nonisolated(unsafe) var replayed: AnyCancellable?
        nonisolated(unsafe) let cancellables: [AnyCancellable] = {
          let used = (0..<5).map { _ in Used(gone) }
          func sink<P: Publisher>(_ publisher: P, _ used: Used) -> AnyCancellable {
            publisher.sink(receiveCompletion: { _ in used.uses += 1 }, receiveValue: { _ in used.uses += 1 })
          }
          return [
            sink(subject.map { $0 }, used[0]), sink(current, used[1]), sink(subject.zip(current), used[2]),
            sink(current.flatMap { _ in subject }, used[3]),
            sink(
              current.map { _ in subject }.switchToLatest().receive(on: ImmediateScheduler.shared),
              used[4]
            ),
          ]
        }()
        DispatchQueue.concurrentPerform(iterations: 4) { index in
          switch index {
          case 0: for number in 0..<10 { subject.send(number); current.send(number) }
          case 1:
            subject.send(completion: .finished)
            if round % 2 == 0 { current.send(completion: .finished) }
          case 2:
            let used = Used(gone)
            replayed = current.sink(
              receiveCompletion: { _ in used.uses += 1 },
              receiveValue: { _ in used.uses += 1 }
            )
            if round % 3 == 0 { replayed?.cancel() }
          default: cancellables.forEach { $0.cancel() }
          }
        }
        replayed?.cancel()
        #expect(gone.atomic.load() == 6, "round \(round)")
      }
    }
  }
#endif
