import BenchmarkHarness
import Dispatch
import MachineKit
import ReactiveCore
import ReactiveTesting
import TestSupport

/// The test stores, beside the store that they drive.
enum TestStoreWorkloads {
  static var all: [Workload] { [waitSync, waitAsync, sendCounter, sendLarge, recorderNext] }

  /// A send, and a wait for what a feedback does at once.
  private static var waitSync: Workload {
    Workload("teststore.wait.sync") {
      let test = TestStore(initial: Questions.State(), machine: Questions(way: .synchronous))
      let bare = Store(initial: Questions.State(), machine: Questions(way: .synchronous))
      return Workload.Sides(
        run: { count in
          wait {
            for _ in 0..<count {
              let sum = test.state.sum
              test.send(.ask(1))
              await test.wait { $0.sum == sum + 2 }
            }
          }
        },
        limit: { count in
          for _ in 0..<count { bare.send(.ask(1)) }
          consume(bare.state.sum)
        }
      )
    }
  }

  /// A send, and a wait for the answer of an asynchronous mock. The limit waits for it with a continuation.
  private static var waitAsync: Workload {
    Workload("teststore.wait.async") {
      let test = TestStore(initial: Questions.State(), machine: Questions(way: .asynchronous))
      let waiter = Waiter()
      let bare = Store(
        initial: Questions.State(),
        machine: Questions(way: .asynchronous, onAnswer: { waiter.resume() })
      )
      return Workload.Sides(
        run: { count in
          wait {
            for _ in 0..<count {
              let sum = test.state.sum
              test.send(.ask(1))
              await test.wait(timeout: .seconds(60)) { $0.sum == sum + 2 }
            }
          }
        },
        limit: { count in
          wait {
            for _ in 0..<count { await waiter.wait { bare.send(.ask(1)) } }
          }
        }
      )
    }
  }

  /// A send with an assertion; the limit is a bare send, a copy and an ==, on a task as well.
  private static var sendCounter: Workload {
    Workload("exhaustive.send.counter") { sends(to: Ledger(count: 0, rows: [])) }
  }

  /// The same with a state that holds a thousand structs, of which each event changes one.
  private static var sendLarge: Workload {
    Workload("exhaustive.send.large") {
      sends(to: Ledger(count: 0, rows: (0..<1_000).map { Ledger.Row(id: $0, title: "Row \($0)") }))
    }
  }

  private static func sends(to initial: Ledger) -> Workload.Sides {
    let machine = Machine<Ledger, Int> { Reducer { $0.add($1) } }
    let test = ExhaustiveTestStore(initial: initial, machine: machine)
    let bare = Store(initial: initial, machine: machine)
    // The threads that asynchronous work runs on are there from now on.
    wait { for _ in 0..<1_000 { await test.send(1) { $0.add(1) } } }
    return Workload.Sides(
      run: { count in
        wait {
          for _ in 0..<count { await test.send(1) { $0.add(1) } }
        }
      },
      limit: { count in
        wait {
          var differences = 0
          for _ in 0..<count {
            var expected = bare.state
            expected.add(1)
            bare.send(1)
            if expected != bare.state { differences += 1 }
          }
          consume(differences)
        }
      }
    )
  }

  /// An element, recorded and taken; the limit records it into an array and takes it from there.
  private static var recorderNext: Workload {
    Workload("recorder.next") {
      Workload.Sides(
        run: { count in
          let subject = PassthroughSubject<Int, Never>()
          let recorder = subject.record()
          var sum = 0
          for index in 0..<count {
            subject.send(index)
            sum &+= (try? recorder.next().get()) ?? 0
          }
          consume(sum)
        },
        limit: { count in
          let subject = PassthroughSubject<Int, Never>()
          let recorded = LockedValue<[Int]>([])
          let subscription = subject.sink { recorded.append($0) }
          var sum = 0
          for index in 0..<count {
            subject.send(index)
            sum &+= recorded.withValue { $0[index] }
          }
          withExtendedLifetime(subscription) { consume(sum) }
        }
      )
    }
  }

  /// Runs asynchronous work and waits for it, on the thread of a benchmark.
  private static func wait(for work: @escaping @Sendable () async -> Void) {
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      await work()
      done.signal()
    }
    done.wait()
  }
}
