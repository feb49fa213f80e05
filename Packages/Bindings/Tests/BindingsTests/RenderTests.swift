// With SwiftUI it is SwiftUI that draws: see StoreObserverTests.
#if !canImport(SwiftUI)
  import Bindings
  import Dispatch
  import MachineKit
  import ReactiveCore
  import ReactiveTesting
  import Testing

  @Suite struct RenderTests {
    private let store = Store(initial: SignIn.State(), machine: SignIn())

    @Test @MainActor func anUpdateOnTheMainActorIsRenderedAtOnceAndEqualStatesAreNot() {
      var frames: [Int] = []
      let rendering = StoreBinding(store).render { frames.append($0.attempts) }
      store.send(.signIn)
      store.send(.emailDidChange(""))
      #expect(frames == [0, 1])
      rendering.cancel()
      store.send(.signIn)
      #expect(frames == [0, 1])
    }

    @Test @MainActor func updatesFromElsewhereComeToTheMainActorCoalesced() async {
      var frames: [Int] = []
      let store = store
      let rendering = StoreBinding(store).render { frames.append($0.attempts) }
      // The main actor is held until all are sent, so they make one turn.
      DispatchQueue.global().sync { for _ in 0..<100 { store.send(.signIn) } }
      #expect(frames == [0])
      await nextTurn()
      #expect(frames == [0, 100])
      rendering.cancel()
    }

    /// What comes in several turns is drawn in order.
    @Test @MainActor func updatesFromElsewhereAreDrawnInOrder() async {
      var frames: [Int] = []
      let store = store
      let rendering = StoreBinding(store).render { frames.append($0.attempts) }
      for _ in 0..<3 {
        DispatchQueue.global().sync { store.send(.signIn) }
        await nextTurn()
      }
      store.send(.signIn)
      #expect(frames == [0, 1, 2, 3, 4])
      rendering.cancel()
    }

    @Test @MainActor func anUpdateOnTheMainActorOvertakesOneThatWaitsForItsTurn() async {
      var frames: [Int] = []
      let store = store
      let rendering = StoreBinding(store).render { frames.append($0.attempts) }
      DispatchQueue.global().sync { store.send(.signIn) }
      store.send(.signIn)
      await nextTurn()
      #expect(frames == [0, 2])
      rendering.cancel()
    }

    @Test @MainActor func nothingIsDrawnAfterACancelThoughARenderIsPending() async {
      var frames = 0
      let store = store
      let rendering = StoreBinding(store).render { _ in frames += 1 }
      DispatchQueue.global().sync { store.send(.signIn) }
      rendering.cancel()
      await nextTurn()
      #expect(frames == 1)
    }

    /// In a turn of its own a drawing's send is handled at once: the frame must still not be drawn inside another.
    @Test @MainActor func whatADrawingSendsIsDrawnAfterIt() async {
      var log: [String] = []
      let store = store
      let rendering = StoreBinding(store).render { state in
        log.append("begin \(state.attempts)")
        if state.attempts == 1 { store.send(.signIn) }
        log.append("end \(state.attempts)")
      }
      DispatchQueue.global().sync { store.send(.signIn) }
      await nextTurn()
      #expect(log == ["begin 0", "end 0", "begin 1", "end 1", "begin 2", "end 2"])
      rendering.cancel()
    }

    @Test @MainActor func aStateThatComesBackWithinATurnIsNotDrawnAgain() async {
      var frames: [String] = []
      let store = store
      let rendering = StoreBinding(store).render { frames.append($0.email) }
      DispatchQueue.global().sync { for email in ["a", ""] { store.send(.emailDidChange(email)) } }
      await nextTurn()
      #expect(frames == [""])
      DispatchQueue.global().sync { for email in ["a", "", "b"] { store.send(.emailDidChange(email)) } }
      await nextTurn()
      #expect(frames == ["", "b"])
      rendering.cancel()
    }

    /// A scheduler that has no order of its own draws one at a time all the same, and the latest last.
    @Test func drawingOnAConcurrentQueue() async {
      let store = Store(initial: 0, machine: Machine<Int, Int> { Reducer { $0 += $1 } })
      nonisolated(unsafe) var (frames, isDrawing) = ([Int](), false)
      let (drawn, continuation) = AsyncStream.makeStream(of: Int.self)
      let rendering = StoreBinding(store).render(on: DispatchQueue.global()) { state in
        #expect(!isDrawing)
        isDrawing = true
        frames.append(state)
        isDrawing = false
        continuation.yield(state)
      }
      let senders = (0..<4).map { _ in Task.detached { for _ in 0..<500 { store.send(1) } } }
      for sender in senders { await sender.value }
      for await state in drawn where state == 2_000 { break }
      rendering.cancel()
      #expect(frames == frames.sorted())
    }

    private struct Opaque { var count = 0, noise = 0 }

    @Test @MainActor func statesThatCannotBeCompared() {
      let store = Store(
        initial: Opaque(),
        machine: Machine<Opaque, Int> {
          Reducer { state, event in (state.count, state.noise) = (event, state.noise + 1) }
        }
      )
      var (all, different) = (0, 0)
      let renderings = [
        StoreBinding(store).render { _ in all += 1 },
        StoreBinding(store, removeDuplicates: { $0.count == $1.count }).render { _ in different += 1 },
      ]
      for event in [1, 1, 2] { store.send(event) }
      #expect(all == 4)
      #expect(different == 3)
      for rendering in renderings { rendering.cancel() }
    }

    @Test func aMainLoopOfItsOwn() {
      let loop = DispatchQueue.test
      var frames: [Int] = []
      let rendering = StoreBinding(store).render(on: loop) { frames.append($0.attempts) }
      for _ in 0..<3 { store.send(.signIn) }
      #expect(frames == [])
      loop.advance()
      #expect(frames == [3])
      store.send(.signIn)
      loop.advance()
      #expect(frames == [3, 4])
      rendering.cancel()
    }

    /// A view that is drawn by its own rendering.
    private final class DrawnView {
      @StoreBinding<SignIn.State, SignIn.Event> private var state: SignIn.State
      private var rendering: AnyCancellable?
      private(set) var shown = -1

      init(_ store: Store<SignIn.State, SignIn.Event>) {
        _state = StoreBinding(store)
        rendering = $state.render { [weak self] in self?.shown = $0.attempts }
      }
    }

    @Test @MainActor func aViewAndItsStoreDoNotKeepEachOther() {
      var store: Store? = Store(initial: SignIn.State(), machine: SignIn())
      var view: DrawnView? = DrawnView(store!)
      weak let weakStore = store
      weak let weakView = view
      #expect(view?.shown == 0)
      store = nil
      #expect(weakStore != nil)
      view = nil
      #expect(weakView == nil)
      #expect(weakStore == nil)
    }

    @Test @MainActor func aStoreReleasedWhileARenderIsPending() async {
      var frames = 0
      var store: Store? = Store(initial: SignIn.State(), machine: SignIn())
      weak let weakStore = store
      let rendering = StoreBinding(store!).render { _ in frames += 1 }
      DispatchQueue.global().sync { [store] in store?.send(.signIn) }
      store = nil
      await nextTurn()
      #expect(weakStore == nil)
      #expect(frames == 2)
      rendering.cancel()
    }
  }
#endif
