import BenchmarkHarness
import Dispatch
import MachineKit
import ReactiveCore

/// Feedbacks: that have nothing to do, that answer at once, that answer from a task.
enum StoreEffectWorkloads {
  static var all: [Workload] { [tenIdle, synchronous, asynchronous] }

  private static var tenIdle: Workload {
    Workload("store.onChange10") {
      let tally = Tally()
      let handTally = Tally()
      let store = Store(initial: Settings.State(), machine: Settings(effect: { tally.sum &+= $0 }))
      let hand = HandSettings(effect: { handTally.sum &+= $0 })
      return Workload.Sides(
        run: { count in
          for _ in 0..<count { send(.count, to: store) }
          consume(store.state.count &+ tally.sum)
        },
        limit: { count in
          for _ in 0..<count { hand.send(.count) }
          consume(hand.count &+ handTally.sum)
        }
      )
    }
  }

  private static var synchronous: Workload {
    Workload("store.effect.sync") {
      let store = Store(initial: Questions.State(), machine: Questions(way: .synchronous))
      let hand = HandQuestions(effect: { .answer($0 &* 2) })
      return Workload.Sides(
        run: { count in
          for index in 0..<count { send(.ask(index), to: store) }
          consume(store.state.sum)
        },
        limit: { count in
          for index in 0..<count { hand.send(.ask(index)) }
          consume(hand.sum)
        }
      )
    }
  }

  /// From the start of an effect to its event: as many as there are operations, then waits for the last.
  private static var asynchronous: Workload {
    Workload("store.effect.async") {
      let answers = Answers()
      let store = Store(
        initial: Questions.State(),
        machine: Questions(way: .asynchronous, onAnswer: { answers.count() })
      )
      let handAnswers = Answers()
      let hand = HandQuestions(effect: { _ in nil })
      return Workload.Sides(
        run: { count in
          answers.expect(count)
          for index in 0..<count { send(.ask(index), to: store) }
          answers.wait()
          consume(store.state.sum)
        },
        limit: { count in
          handAnswers.expect(count)
          for index in 0..<count {
            hand.send(.ask(index))
            Task {
              hand.send(await Questions.answer(index))
              handAnswers.count()
            }
          }
          handAnswers.wait()
          consume(hand.sum)
        }
      )
    }
  }

  @inline(never)
  private static func send<State, Event>(_ event: Event, to store: Store<State, Event>) {
    store.send(event)
  }
}
