import CaseKeyPaths
import DomainModels
import FrameworkProviderFacades
import Logic
import MachineKit
import ReactiveCore

/// The behaviour of the list of countries.
struct CountryListMachine: StateMachine {
  typealias State = CountryListUiState

  @CasePathable
  enum Event {
    case refresh
    case receive([Country])
    case finishLoading
    case failLoading(message: String)
    case receiveServerStatus(ServerStatusUiState)
    case refreshLocation
    case receiveLocation(LocationUiState)
    case sort(CountryOrder)
  }

  let countryList: CountryListLogic
  let serverStatus: ServerStatusLogic
  let location: LocationFacade

  @StateMachineBuilder<State, Event>
  var body: some StateMachine<State, Event> {
    Reducer { state, event in
      switch event {
      case .refresh:
        (state.isLoading, state.isLoaded, state.errorMessage) = (true, false, nil)
        state.serverStatus = .checking
      case .receive(let countries):
        state.countries = countryList.sorted(countries, by: state.order)
      case .finishLoading:
        (state.isLoading, state.isLoaded) = (false, true)
      case .failLoading(let message):
        (state.isLoading, state.errorMessage) = (false, message)
      case .receiveServerStatus(let status):
        state.serverStatus = status
      case .refreshLocation:
        state.yourLocation = .updating
      case .receiveLocation(let location):
        state.yourLocation = location
      case .sort(let order):
        state.order = order
        state.countries = countryList.sorted(state.countries, by: order)
      }
    }

    OnEvent(\.refresh) { _ in
      countryList.countries()
        .map(Event.receive)
        .append(.finishLoading)
        .catch { Just(.failLoading(message: $0.description)) }
    }

    OnEvent(\.refresh) { _ in
      serverStatus.status()
        .map { .receiveServerStatus(.known($0)) }
        .catch { Just(Event.receiveServerStatus(.failed(message: $0.description))) }
    }

    OnEvent(\.refreshLocation) { _ in
      location.currentLocation()
        .map { .receiveLocation(.location($0)) }
        .catch { Just(Event.receiveLocation(.error($0))) }
    }
  }
}
