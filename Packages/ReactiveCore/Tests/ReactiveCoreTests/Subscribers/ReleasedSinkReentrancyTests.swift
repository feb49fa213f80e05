#if !canImport(Combine)
  import ReactiveCore
  import Testing

  /// Whatever is done from inside whatever: a sink of publishers that let go of their subscribers does the same as one
  /// of publishers of which that is not known.
  @Suite struct ReleasedSinkReentrancyTests {
    private final class Token {
      var uses = 0
    }

    private struct Generator {
      var state: UInt64
      mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
      }
    }

    /// One sink, to which things happen.
    private final class Run {
      let sources: ChainSources
      let chain: SinkChain
      let erased: Bool
      var generator: Generator
      var log: [String] = []
      var cancellable: AnyCancellable?
      var others: [AnyCancellable] = []
      weak var token: Token?
      var budget = 40
      var depth = 0
      var sent = 0
      var isCancelled = false
      var isComplete = false
      var problems: [String] = []

      init(_ chain: SinkChain, erased: Bool, seed: Int) {
        self.chain = chain
        self.erased = erased
        generator = Generator(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
        for _ in 0..<4 { _ = generator.next(2) }
        sources = ChainSources(runsLastFirst: seed % 2 == 1)
        sources.onTransform = { [unowned self] in happen($0) }
      }

      func start() {
        let token = Token()
        self.token = token
        // Not `self` in both, for what is captured is to be used after what happens inside.
        let cancellable = chain.sink(
          sources,
          erased,
          { [unowned self] in
            log.append($0)
            if isComplete { problems.append("completed twice") }
            if isCancelled { problems.append("completed after a cancel") }
            isComplete = true
            token.uses += 1
            happen("completion")
            token.uses += 1
          },
          { [unowned self] in
            log.append($0)
            if isComplete { problems.append("a value after the completion") }
            if isCancelled { problems.append("a value after a cancel") }
            token.uses += 1
            happen("value")
            token.uses += 1
          }
        )
        if !isCancelled { self.cancellable = cancellable }
      }

      /// Something, or nothing, from inside of something else.
      func happen(_ place: String) {
        guard depth < 4, budget > 0, generator.next(3) > 0 else { return }
        budget -= 1
        depth += 1
        log.append("\(place){")
        act()
        log.append("}")
        depth -= 1
      }

      func act() {
        switch generator.next(26) {
        case 0...5: send { sources.first.send($0) }
        case 6...9: send { sources.second.send($0) }
        case 10...12: send { sources.third.send($0) }
        case 13...16: sources.scheduler.advance(by: generator.next(3))
        case 17: sources.first.send(completion: generator.next(2) == 0 ? .finished : .failure(.oops))
        case 18: sources.second.send(completion: generator.next(2) == 0 ? .finished : .failure(.oops))
        case 19: sources.third.send(completion: .finished)
        case 20, 21: cancel()
        case 22: others.append(sources.first.sink(receiveCompletion: { _ in }, receiveValue: { _ in }))
        case 23: others.append(sources.second.sink(receiveCompletion: { _ in }, receiveValue: { _ in }))
        case 24: _ = others.popLast()
        default: others.forEach { $0.cancel() }
        }
      }

      func send(_ send: (Int) -> Void) {
        sent += 1
        send(sent)
      }

      func cancel() {
        guard cancellable != nil else { return }
        isCancelled = true
        if generator.next(2) == 0 {
          cancellable?.cancel()
        } else {
          // Released by `release`, which is no access to the property.
          let before = self.cancellable.take()
          release(before)
        }
      }

      private func release(_ cancellable: consuming AnyCancellable?) {}

      func run() {
        start()
        for _ in 0..<12 { act() }
        if generator.next(2) == 0 { sources.scheduler.advance(by: 10) }
        if isComplete || isCancelled, token != nil {
          problems.append("what it captured is still there")
        }
        cancellable?.cancel()
        sources.scheduler.advance(by: 10)
        if token != nil { problems.append("what it captured is there for ever") }
      }
    }

    @Test(arguments: SinkChain.all.indices)
    func aSinkDoesTheSameWhatIsKnownOfItsPublisher(index: Int) {
      let chain = SinkChain.all[index]
      for seed in 1...400 {
        let known = Run(chain, erased: false, seed: seed)
        let unknown = Run(chain, erased: true, seed: seed)
        known.run()
        unknown.run()
        #expect(known.problems.isEmpty, "\(chain.name), seed \(seed): \(known.log.joined(separator: " "))")
        #expect(
          unknown.problems.isEmpty,
          "erased \(chain.name), seed \(seed): \(unknown.log.joined(separator: " "))"
        )
        #expect(known.log == unknown.log, "\(chain.name), seed \(seed)")
        if !known.problems.isEmpty || known.log != unknown.log { break }
      }
    }

    @Test func mostChainsAreTrusted() {
      let others = SinkChain.all.filter { !$0.isTrusted }.map(\.name)
      #expect(others.allSatisfy { $0.hasPrefix("receive(on:) of ") || $0.contains("sequence") })
    }
  }
#endif
