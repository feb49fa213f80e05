import BenchmarkHarness
import ReactiveCore

/// Setting a published property.
enum PublishedWorkloads {
  private final class Model: ObservableObject {
    @Published var count = 0
  }

  private final class HandModel {
    @HandPublished var count = 0
    var hand: HandPublished<Int>.Storage { $count }
  }

  static var all: [Workload] {
    [
      Workload("published.set") {
        let tally = Tally()
        let handTally = Tally()
        let model = Model()
        let subscriptions = [
          model.objectWillChange.sink { tally.sum &+= 1 }, model.$count.sink { tally.sum &+= $0 },
        ]
        let hand = HandModel()
        hand.hand.objectWillChange = { handTally.sum &+= 1 }
        hand.hand.observer = { handTally.sum &+= $0 }
        return Workload.Sides(
          run: { count in
            for index in 0..<count { set(index, model) }
            withExtendedLifetime(subscriptions) { consume(tally.sum) }
          },
          limit: { count in
            for index in 0..<count { set(index, hand) }
            consume(handTally.sum)
          }
        )
      }
    ]
  }

  @inline(never)
  private static func set(_ value: Int, _ model: Model) {
    model.count = value
  }

  @inline(never)
  private static func set(_ value: Int, _ model: HandModel) {
    model.count = value
  }
}
