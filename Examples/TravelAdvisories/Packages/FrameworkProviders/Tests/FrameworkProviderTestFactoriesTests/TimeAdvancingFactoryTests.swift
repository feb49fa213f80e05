import BehaviorSpecs
import FrameworkProviderMocks
import FrameworkProviderTestFactories
import Injection
import ReactiveCore
import ReactiveFoundation
import ReactiveTesting
import Testing
import UtilsTestExtensions

@Behavior final class TimeAdvancingFactoryTests: Spec {
  override class func spec() {
    describe("TimeAdvancingFactoryTests") {
      var container: Container!
      var ran: [String] = []

      beforeEach {
        container = Container().injectFrameworkProviderMocks()
        ran = []
        TimeAdvancingFactory(container).save()
        let scheduler: AnySchedulerOf<DispatchQueue> = container~>
        scheduler.schedule { ran.append("now") }
        scheduler.schedule(after: scheduler.now.advanced(by: .seconds(1))) { ran.append("in a second") }
        scheduler.schedule(after: scheduler.now.advanced(by: .seconds(3))) { ran.append("in three") }
      }

      Then("nothing runs by itself") { expect(ran).to(beEmpty()) }

      When("an advance is not saved") {
        beforeEach { _ = TimeAdvancingFactory(container).advance(by: 5) }

        Then("no time has passed") { expect(ran).to(beEmpty()) }
      }

      When("nothing is saved") {
        beforeEach { TimeAdvancingFactory(container).save() }

        Then("what was due runs") { expect(ran) == ["now"] }
      }

      When("a second is saved") {
        beforeEach { TimeAdvancingFactory(container).advance(by: 1).save() }

        Then("what is due then runs") { expect(ran) == ["now", "in a second"] }
      }

      When("advances are added up and saved") {
        beforeEach { TimeAdvancingFactory(container).advance(by: 1).advance(by: 1.5).save().save() }

        Then("their sum has passed, once") {
          expect(ran) == ["now", "in a second"]
          expect((container ~> (TestSchedulerOf<DispatchQueue>.self)).now)
            == DispatchQueue.test.now.advanced(by: .milliseconds(2500))
        }
      }
    }
  }
}
