import DomainModels
import FrameworkProviderFacades
import Logic
import MachineKit
import ReactiveCore

/// Shows the countries, how the server is doing, and where the user is. It begins to load when it is made.
///
/// ```swift
/// let viewModel: CountryListViewModel = container~>
/// viewModel.$state.sink { print($0.countries.map(\.name)) }.store(in: &cancellables)
/// ```
///
/// Its state changes on the thread that what it shows comes from.
public final class CountryListViewModel: ObservableObject {
  /// What the user sees.
  @Published public private(set) var state = CountryListUiState()

  private let store: Store<CountryListUiState, CountryListMachine.Event>
  private var cancellables: Set<AnyCancellable> = []

  /// Makes a view model.
  public init(countryList: CountryListLogic, serverStatus: ServerStatusLogic, location: LocationFacade) {
    store = Store(
      initial: CountryListUiState(),
      machine: CountryListMachine(countryList: countryList, serverStatus: serverStatus, location: location)
    )
    store.send(.refresh)
    store.publisher.sink { [weak self] in self?.state = $0 }.store(in: &cancellables)
  }

  /// The user wants the list and the server's status anew.
  public func onRefreshTap() {
    store.send(.refresh)
  }

  /// The user wants to know where they are.
  public func onRefreshLocationTap() {
    store.send(.refreshLocation)
  }

  /// The user wants another order.
  public func onSortTap(_ order: CountryOrder) {
    store.send(.sort(order))
  }
}
