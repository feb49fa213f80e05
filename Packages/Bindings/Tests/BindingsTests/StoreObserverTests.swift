// Without SwiftUI the front draws: see RenderTests.
#if canImport(SwiftUI)
  import Dispatch
  import MachineKit
  import ReactiveCore
  import Testing

  @testable import Bindings

  /// What SwiftUI is told, and when.
  @Suite @MainActor struct StoreObserverTests {
    private let store = Store(initial: SignIn.State(), machine: SignIn())

    private func sharedObserver() -> StoreObserver {
      .shared(by: store, as: "differing states") {
        $0.publisher.removeDuplicates().dropFirst().eraseToAnyPublisher()
      }
    }

    @Test func aChangeOnTheMainActorIsToldAtOnceAndEqualStatesAreNot() {
      let observer = sharedObserver()
      var changes = 0
      let watching = observer.objectWillChange.sink { changes += 1 }
      store.send(.emailDidChange(""))
      #expect(changes == 0)
      store.send(.signIn)
      #expect(changes == 1)
      watching.cancel()
    }

    @Test func changesFromElsewhereAreToldOnceATurn() async {
      let (store, observer) = (store, sharedObserver())
      var changes = 0
      let watching = observer.objectWillChange.sink { changes += 1 }
      DispatchQueue.global().sync { for _ in 0..<100 { store.send(.signIn) } }
      #expect(changes == 0)
      await nextTurn()
      #expect(changes == 1)
      watching.cancel()
    }

    @Test func theViewsOfAStoreShareOneAndDoNotKeepTheStore() {
      var store: Store? = Store(initial: SignIn.State(), machine: SignIn())
      weak let weakStore = store
      let observers = (0..<2).map { _ in
        StoreObserver.shared(by: store!, as: "every update") {
          $0.publisher.dropFirst().eraseToAnyPublisher()
        }
      }
      #expect(observers[0] === observers[1])
      store = nil
      #expect(weakStore == nil)
    }
  }
#endif
