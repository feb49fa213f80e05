import Foundation
import MachineKit
import MoviesCatalog
import MoviesFavourites
import MoviesFeature
import ReactiveCore
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
    } catch let error as UnreadableInput {
      fail("\(error)", status: 66)
    } catch let error as UnwritableOutput {
      fail("\(error)", status: 74)
    } catch {
      fail("\(error)", status: 1)
    }
  }

  @MainActor
  private static func run(_ options: Options) async throws {
    let environment = ProcessInfo.processInfo.environment
    let log = try options.logPath.map { path in try AnalyticsLog(path: path) }
    if TerminalSession.isAvailable(environment: environment) {
      let (notices, notify) = AsyncStream.makeStream(of: String.self)
      let store = store(options, environment, log, complain: { notify.yield($0) })
      let usesColor = TerminalOutput.standard.usesColor(environment: environment)
      let session = try TerminalSession(usingColor: usesColor)
      await MoviesScreen(store: store, session: session).run(notices: notices)
      session.end()
      await savingIsDone(in: store)
      store.cancel()
    } else {
      let notices = NoticePrinter(output: .standardError)
      let store = store(options, environment, log, complain: notices.print)
      try await PlainFront(store: store, output: .standard, notices: notices).run()
      store.cancel()
    }
  }

  private static func store(
    _ options: Options,
    _ environment: [String: String],
    _ log: AnalyticsLog?,
    complain: @escaping @Sendable (String) -> Void
  ) -> Store<Movies.State, Movies.Event> {
    let place =
      options.favouritesPath.map(FavouritesPlace.init(file:))
      ?? .standard(environment: environment)
    return Store(
      initial: Movies.State(),
      machine: Movies(
        catalog: options.address.map(MovieCatalog.network) ?? .embedded,
        favourites: .file(at: place, catalog: options.address?.url.absoluteString ?? "embedded"),
        track: { event in
          do { try await log?.track(event) } catch { complain("\(error)") }
        }
      )
    )
  }

  /// Waits until the last favourite is written, or could not be: writing ends by itself.
  private static func savingIsDone(in store: Store<Movies.State, Movies.Event>) async {
    for await state in store.publisher.values where !state.isSavingFavourites { return }
  }

  private static func say(_ text: String) throws(UnwritableOutput) {
    guard TerminalOutput.standard.write(text) else { throw UnwritableOutput() }
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    TerminalOutput.standardError.write("movies: \(message)\n")
    exit(status)
  }
}
