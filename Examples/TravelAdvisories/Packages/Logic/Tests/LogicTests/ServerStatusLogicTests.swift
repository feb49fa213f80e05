import BehaviorSpecs
import DomainModels
import Injection
import InterfaceMocks
import Interfaces
import Logic
import ReactiveCore
import ReactiveTesting
import Repositories
import Testing
import UtilsTestExtensions

@Behavior final class ServerStatusLogicTests: Spec {
  override class func spec() {
    describe("ServerStatusLogicTests") {
      var status: PassthroughSubject<ServerStatusDTO, TravelAdvisoryApiError>!
      var recorder: Recorder<ServerStatus, TravelAdvisoryApiError>!

      beforeEach {
        let container = Container().injectRepositories().injectInterfaceLocalMocks()
          .injectInterfaceRemoteMocks()
          .injectLogic()
        status = PassthroughSubject()
        let api: MockTravelAdvisoryApi = container~>
        api.getServerStatusPublisher = status.eraseToAnyPublisher()
        let logic: ServerStatusLogic = container~>
        recorder = logic.status().record()
      }

      When("the server repeats itself") {
        beforeEach {
          for word in ["operational", "operational", "down", "operational"] {
            status.send(ServerStatusDTO(status: word, message: "Oh."))
          }
          status.send(completion: .finished)
        }

        Then("only changes are given") {
          expect { try recorder.elements.get() } == [.operational, .down(reason: "Oh."), .operational]
        }
      }

      When("the server says nothing") {
        beforeEach { status.send(completion: .finished) }

        Then("it is unavailable") {
          expect { try recorder.completion.get() }
            == .failure(
              .unavailable(reason: "The server does not say how it is doing. Look at its log, then retry.")
            )
        }
      }
    }
  }
}
