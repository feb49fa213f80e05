import Bindings
import CaseKeyPaths
import Composition
import MachineKit
import SwiftUI

@CasePathable
enum ParentEvent {
  case child(CounterEvent)
  case details(CounterEvent)
}

struct ParentState {
  var child = CounterState()
  var details: CounterState?
}

struct CounterState: Equatable { var count = 0 }
enum CounterEvent { case increment }

struct CounterView: View {
  @StoreBinding<CounterState, CounterEvent> private var state: CounterState

  init(_ state: StoreBinding<CounterState, CounterEvent>) { _state = state }

  var body: some View {
    Button(action: $state.action(for: .increment)) {
      Text("\(state.count)").font(.largeTitle)
    }
  }
}

struct ParentView: View {
  @StoreBinding<ParentState, ParentEvent> private var state: ParentState

  init(store: Store<ParentState, ParentEvent>) {
    _state = StoreBinding(store, removeDuplicates: { $0.child == $1.child })
  }

  var body: some View {
    CounterView($state.scoped(to: \.child, event: \.child))
    if let details = $state.scoped(to: \.details, event: \.details) { CounterView(details) }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
struct ObservingView: View {
  let model: ObservableStore<ParentState, ParentEvent>
  var body: some View { Text("\(model.child.count)") }
}

/// What makes SwiftUI look for the observer inside.
func isSeenBySwiftUI(_ binding: StoreBinding<CounterState, CounterEvent>) -> any DynamicProperty { binding }
