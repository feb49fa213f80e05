import BehaviorSpecs
import ReactiveCore
import ReactiveFoundation
import ReactiveTesting
import Testing
import UtilsTestExtensions

@Behavior final class WaitingTests: Spec {
  override class func spec() {
    describe("WaitingTests") {
      Given("elements that come after a second") {
        var scheduler: TestSchedulerOf<DispatchQueue>!
        var elements: AnyPublisher<Int, Never>!

        beforeEach {
          scheduler = DispatchQueue.test
          elements = [1, 2, 3].publisher.delay(for: .seconds(1), scheduler: scheduler).eraseToAnyPublisher()
        }

        Then("waitNext advances to the next one") {
          expect { try waitNext(elements.record(), advancing: scheduler, by: 1) } == 1
        }

        Then("waitNext advances to as many as are wanted") {
          expect { try waitNext(elements.record(), count: 2, advancing: scheduler, by: 1) } == [1, 2]
        }

        Then("waitCompletion advances to the end") {
          expect { try waitCompletion(elements, advancing: scheduler, by: 1) } == [1, 2, 3]
        }
      }

      Given("elements that have come, and no scheduler") {
        let elements = [1, 2, 3].publisher

        Then("waitNext gives them") {
          expect { try waitNext(elements.record(), advancing: nil) } == 1
          expect { try waitNext(elements.record(), count: 2, advancing: nil) } == [1, 2]
        }

        Then("waitCompletion gives them all") {
          expect { try waitCompletion(elements, advancing: nil) } == [1, 2, 3]
        }
      }
    }
  }
}
