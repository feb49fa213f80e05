import BenchmarkHarness
import Dispatch
import ReactiveCore
import ReactiveFoundation

/// Values that change queues.
enum SchedulerWorkloads {
  static var all: [Workload] {
    [
      Workload("receiveOn.queue") {
        let tally = Tally()
        let handTally = Tally()
        let arrived = DispatchSemaphore(value: 0)
        let queue = DispatchQueue(label: "receiveOn")
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.receive(on: queue).sink {
          tally.sum &+= $0
          if $0 == 0 { arrived.signal() }
        }
        nonisolated(unsafe) let hand: (Int) -> Void = {
          handTally.sum &+= $0
          if $0 == 0 { arrived.signal() }
        }
        return Workload.Sides(
          run: { count in
            for index in (0..<count).reversed() { subject.send(index) }
            arrived.wait()
            withExtendedLifetime(subscription) { consume(tally.sum) }
          },
          limit: { count in
            for index in (0..<count).reversed() { queue.async { hand(index) } }
            arrived.wait()
            consume(handTally.sum)
          }
        )
      }
    ]
  }
}
