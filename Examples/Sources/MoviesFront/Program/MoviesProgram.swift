import Foundation
import MachineKit
import MoviesCatalog
import MoviesFeature
import TerminalFront

/// The program: reads its options, makes the store, and hands it to the front that fits where it runs.
@main
enum MoviesProgram {
  @MainActor
  static func main() async {
    TerminalOutput.fillStandardDescriptors()
    do throws(any Error) {
      switch try Invocation(arguments: Array(CommandLine.arguments.dropFirst())) {
      case .help: try say(ProgramText.help)
      case .version: try say("movies \(ProgramText.version)\n")
      case .run(let options): try await run(options)
      }
    } catch let error as UsageError {
      fail("\(error)\n\(ProgramText.usage)", status: 64)
    } catch let error as AnalyticsLog.Unwritable {
      fail("\(error)", status: 73)
    } catch let error as UnwritableOutput {
      fail("\(error)", status: 74)
    } catch {
      fail("\(error)", status: 1)
    }
  }

  @MainActor
  private static func run(_ options: Options) async throws {
    let catalog = options.address.map(MovieCatalog.network) ?? .embedded
    let log = try options.logPath.map { path in try AnalyticsLog(path: path) }
    let store = Store(
      initial: Movies.State(),
      machine: Movies(catalog: catalog, track: { event in try await log?.track(event) })
    )
    let environment = ProcessInfo.processInfo.environment
    if TerminalSession.isAvailable(environment: environment) {
      let usesColor = TerminalOutput.standard.usesColor(environment: environment)
      let session = try TerminalSession(usingColor: usesColor)
      await MoviesScreen(store: store, session: session).run()
      session.end()
    } else {
      try await PlainFront(store: store, output: .standard).run()
    }
    store.cancel()
  }

  private static func say(_ text: String) throws(UnwritableOutput) {
    guard TerminalOutput.standard.write(text) else { throw UnwritableOutput() }
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    TerminalOutput.standardError.write("movies: \(message)\n")
    exit(status)
  }
}
