import Bindings
import Dispatch
import MachineKit
import Observation
import ReactiveCore
import Testing

@Suite @MainActor struct ObservableStoreTests {
  private struct Settings {
    var theme = "light"
    var fonts = Fonts()
    var change: () -> Void = {}
  }

  private struct Fonts {
    var size = 12
    var change: () -> Void = {}
  }

  private struct State {
    var a = 0
    var b = 0
    var settings = Settings()
  }

  private enum Event { case a, b, both, theme(String), fontSize(Int) }

  private let model = ObservableStore(
    Store(
      initial: State(),
      machine: Machine<State, Event> {
        Reducer { state, event in
          switch event {
          case .a: state.a += 1
          case .b: state.b += 1
          case .both: (state.a, state.b) = (state.a + 1, state.b + 1)
          case .theme(let theme): state.settings.theme = theme
          case .fontSize(let size): state.settings.fonts.size = size
          }
        }
      }
    )
  )

  // swiftlint:disable:next UncheckedSendableNeedsLock - one thread at a time uses it
  private final class Told: @unchecked Sendable {
    var names: [String] = []
    func take() -> [String] {
      defer { names = [] }
      return names
    }
  }

  private func watch<Value>(_ name: String, _ told: Told, _ read: () -> Value) {
    withObservationTracking {
      _ = read()
    } onChange: {
      told.names.append(name)
    }
  }

  @Test func onlyReadersOfWhatChangesAreTold() {
    let told = Told()
    watch("a", told) { model.a }
    watch("b", told) { model.b }
    model.send(.b)
    #expect(told.take() == ["b"])
    model.send(.a)
    #expect(told.take() == ["a"])
    #expect(model.a == 1)
    #expect(model.b == 1)
  }

  @Test func equalValuesTellNobody() {
    let told = Told()
    watch("theme", told) { model.settings.theme }
    model.send(.theme("light"))
    #expect(told.take() == [])
    model.send(.theme("dark"))
    #expect(told.take() == ["theme"])
    #expect(model.settings.theme == "dark")
  }

  @Test func partsOfWhatCannotBeComparedAreObservedOneByOne() {
    let told = Told()
    watch("size", told) { model.settings.fonts.size }
    watch("theme", told) { model.settings.theme }
    model.send(.fontSize(14))
    #expect(told.take() == ["size"])
    #expect(model.settings.fonts.size == 14)
    #expect(model.settings.fonts.value.size == 14)
  }

  @Test func aReaderOfAWholeIsToldOfEveryUpdate() {
    let told = Told()
    watch("settings", told) { model.settings.value }
    watch("state", told) { model.state }
    model.send(.a)
    #expect(told.take().sorted() == ["settings", "state"])
    #expect(model.state.a == 1)
  }

  @Test func insideOnChangeTheOldValueIsRead() {
    let model = model
    nonisolated(unsafe) var seen: [Int] = []
    withObservationTracking {
      _ = model.a
    } onChange: {
      seen.append(model.a)
    }
    model.send(.a)
    #expect(seen == [0])
    #expect(model.a == 1)
  }

  /// A reader that begins while the others are told has read the old value, and so has to be told of the new one.
  @Test func whoReadsWhileTheReadersAreToldIsToldToo() {
    let told = Told()
    let model = model
    withObservationTracking {
      _ = model.a
    } onChange: {
      MainActor.assumeIsolated {
        self.watch("a", told) { #expect(model.a == 0) }
        self.watch("b", told) { #expect(model.b == 0) }
      }
    }
    model.send(.both)
    #expect(told.take().sorted() == ["a", "b"])
    #expect((model.a, model.b) == (1, 1))
  }

  @Test func whatAToldReaderSendsComesAfterTheChange() async {
    let model = model
    let store = model.store
    withObservationTracking {
      _ = model.a
    } onChange: {
      store.send(.a)
    }
    DispatchQueue.global().sync { store.send(.a) }
    await nextTurn()
    #expect(store.state.a == 2)
    #expect(model.a == 2)
  }

  @Test func updatesFromElsewhereComeInTheNextTurnTogether() async {
    let told = Told()
    watch("a", told) { model.a }
    let store = model.store
    DispatchQueue.global().sync {
      for _ in 0..<10 { store.send(.a) }
      store.send(.b)
    }
    // What is read in one turn belongs together.
    #expect((model.a, model.b) == (0, 0))
    #expect(told.take() == [])
    await nextTurn()
    #expect((model.a, model.b) == (10, 1))
    #expect(told.take() == ["a"])
  }

  @Test func readsWhatAThreadSendsMeanwhile() async {
    let store = model.store
    let senders = (0..<4).map { _ in
      Task.detached { for _ in 0..<500 { store.send(.a) } }
    }
    var last = 0
    for _ in 0..<500 {
      let now = model.a
      #expect(now >= last)
      last = now
      await Task.yield()
    }
    for sender in senders { await sender.value }
    await nextTurn()
    #expect(model.a == 2_000)
  }

  @Test func aModelAndItsStoreDoNotKeepEachOther() {
    var store: Store? = Store(initial: 0, machine: Machine<Int, Int> { Reducer { $0 = $1 } })
    var model = store.map { ObservableStore($0) }
    weak let weakStore = store
    weak let weakModel = model
    store = nil
    #expect(weakStore != nil)
    model = nil
    #expect(weakModel == nil)
    #expect(weakStore == nil)
  }
}
