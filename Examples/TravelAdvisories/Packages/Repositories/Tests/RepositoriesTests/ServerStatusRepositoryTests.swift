import BehaviorSpecs
import DomainModels
import Injection
import InterfaceMocks
import Interfaces
import ReactiveCore
import ReactiveTesting
import Repositories
import Testing
import UtilsTestExtensions

@Behavior final class ServerStatusRepositoryTests: Spec {
  override class func spec() {
    describe("ServerStatusRepositoryTests") {
      var status: PassthroughSubject<ServerStatusDTO, TravelAdvisoryApiError>!
      var recorder: Recorder<ServerStatus, TravelAdvisoryApiError>!

      beforeEach {
        let container = Container().injectRepositories().injectInterfaceLocalMocks()
          .injectInterfaceRemoteMocks()
        status = PassthroughSubject()
        let api: MockTravelAdvisoryApi = container~>
        api.getServerStatusPublisher = status.eraseToAnyPublisher()
        let repository: ServerStatusRepository = container~>
        recorder = repository.status().record()
      }

      When("the server says how it is doing") {
        beforeEach {
          status.send(ServerStatusDTO(status: "operational", message: "ignored"))
          status.send(ServerStatusDTO(status: "degraded", message: "It is late."))
          status.send(ServerStatusDTO(status: "down"))
        }

        Then("it is given with its reasons") {
          expect { try recorder.availableElements.get() }
            == [.operational, .degraded(reason: "It is late."), .down(reason: "It does not say why.")]
        }
      }

      When("the server says something else") {
        beforeEach { status.send(ServerStatusDTO(status: "fine")) }

        Then("it fails with what to correct") {
          expect { try recorder.completion.get() }
            == .failure(
              .malformed(
                reason:
                  "The server says that it is 'fine', which is none of operational, degraded and down. Correct "
                  + "it there, then retry."
              )
            )
        }
      }

      When("the server fails") {
        beforeEach { status.send(completion: .failure(.unavailable(reason: "Oh."))) }

        Then("so does it") {
          expect { try recorder.completion.get() } == .failure(.unavailable(reason: "Oh."))
        }
      }
    }
  }
}
