import DomainModels
import FrameworkProviders
import UIComponents
import ViewModels

/// The list of countries as text.
public struct CountryListScreen {
  private let state: CountryListUiState

  /// Makes a screen of a state that is settled.
  public init(_ state: CountryListUiState) {
    self.state = state
  }

  /// The table of the countries, the server's status and the user's location; nil if there is nothing to show.
  ///
  /// - Parameter usingColor: whether levels have colours. Each is told in words, too.
  public func text(usingColor: Bool) -> String? {
    guard state.isLoaded || !state.countries.isEmpty else { return nil }
    let table = TextTable(
      titles: ["Country", "Advisory", "Updated"],
      rows: state.countries.map { country in
        [
          TextCell(country.name),
          TextCell("\(country.level.rawValue) \(country.level.advice)", color: Self.color(of: country.level)),
          TextCell(country.updated),
        ]
      }
    )
    // Their texts come from elsewhere, as those of the table do.
    let footer = [
      TextCell("Server status: \(state.serverStatus)"),
      TextCell("Your location: \(Self.text(of: state.yourLocation))"),
    ]
    return table.text(usingColor: usingColor) + "\n" + footer.map { $0.text + "\n" }.joined()
  }

  /// What could not be had, a line for each cause.
  public var failures: [String] {
    var failures = [state.errorMessage].compactMap { $0 }
    if case .failed(let message) = state.serverStatus, failures.isEmpty { failures.append(message) }
    return failures.map { TextCell($0).text }
  }

  private static func color(of level: AdvisoryLevel) -> TextColor {
    switch level {
    case .normal: .green
    case .increased: .yellow
    case .reconsider: .magenta
    case .doNotTravel: .red
    }
  }

  private static func text(of location: LocationUiState) -> String {
    switch location {
    case .none, .updating: "not asked for"
    case .location(let coordinates): coordinates.description
    case .error(.denied), .error(.restricted): "you do not say where you are"
    case .error(.unavailable): "not known"
    }
  }
}
