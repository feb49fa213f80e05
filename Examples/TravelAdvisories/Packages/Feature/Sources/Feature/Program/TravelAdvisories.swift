import FrameworkProviderFacades
import FrameworkProviders
import Foundation
import Injection
import Logic
import ReactiveCore
import Repositories
import StoreFront
import TerminalFront
import ViewModels

/// The program `travel-advisories`.
public enum TravelAdvisories {
  /// Does what the arguments ask for. What goes wrong is one line on the standard error.
  ///
  /// - Parameter arguments: without the program's name.
  /// - Returns: the status to exit with: 0; 64 for arguments that are not understood, 74 when the output cannot be
  ///   written, 1 when something could not be had. What could be had is printed all the same.
  @MainActor
  public static func run(_ arguments: [String]) async -> Int32 {
    TerminalOutput.fillStandardDescriptors()
    let manual = Options.manual
    do {
      switch try Invocation(arguments: arguments, manual: manual) {
      case .help: try say(manual.help)
      case .version: try say("\(manual.name) \(manual.version)\n")
      case .run(let values): return try await list(Options(values))
      }
      return 0
    } catch let error as UsageError {
      return fail("\(error)\n\(manual.usage)", status: error.exitStatus)
    } catch {
      return fail("\(error)", status: (error as? any ProgramFailure)?.exitStatus ?? 1)
    }
  }

  @MainActor
  private static func list(_ options: Options) async throws -> Int32 {
    let container = Container().injectRepositories().injectLogic().injectViewModels()
      .injectInterfaces(server: options.server)
      .injectFrameworkProviderFacades().injectFrameworkProviders(location: options.location)
    let viewModel: CountryListViewModel = container~>
    viewModel.onSortTap(options.order)
    viewModel.onRefreshLocationTap()
    for await state in viewModel.$state.values where state.isSettled {
      let screen = CountryListScreen(state)
      let environment = ProcessInfo.processInfo.environment
      let usingColor = TerminalOutput.standard.usesColor(environment: environment)
      if let text = screen.text(usingColor: usingColor) { try say(text) }
      return screen.failures.isEmpty ? 0 : fail(screen.failures.joined(separator: " "), status: 1)
    }
    return 0
  }

  private static func say(_ text: String) throws(UnwritableOutput) {
    guard TerminalOutput.standard.write(text) else { throw UnwritableOutput() }
  }

  private static func fail(_ message: String, status: Int32) -> Int32 {
    TerminalOutput.standardError.write("\(Options.manual.name): \(message)\n")
    return status
  }
}
