import Foundation
import MachineKit
import MoviesCatalog
import MoviesFavourites
import MoviesFeature
import StoreFront
import WebJSON

/// The program.
@main
enum MoviesProgram {
  static let manual = Manual(
    name: "movies",
    about: "Shows a catalog of films, page by page.",
    commands: MoviesFront.commands,
    options: [
      Manual.Option(
        "--url",
        value: "URL",
        help: "reads the pages from a web server (URL/page-1.json, ...) instead of those compiled in"
      ),
      Manual.Option(
        "--favourites",
        value: "FILE",
        help: "keeps the favourites in FILE, an SQLite database, instead of "
          + "swift-machines/movies-favourites.sqlite in $XDG_DATA_HOME or ~/.local/share"
          + (FavouriteStore.canUseFiles ? "" : " (built without SQLite: favourites last for one run only)")
      ),
      Manual.Option("--log", value: "FILE", help: "writes what was done to the end of FILE, a line each"),
    ]
  )

  @MainActor
  static func main() async {
    await FrontProgram(manual).main { options in
      let address = try options.value(of: "--url") { try WebAddress(folder: $0) }
      let log = try options["--log"].map { path in try AnalyticsLog(path: path) }
      let place =
        options["--favourites"].map(FavouritesPlace.init(file:))
        ?? .standard(environment: ProcessInfo.processInfo.environment)
      let notices = Notices()
      let machine = Movies(
        catalog: address.map(MovieCatalog.network) ?? .embedded,
        favourites: .file(at: place, catalog: address?.description ?? "embedded"),
        track: { event in
          do { try await log?.track(event) } catch { notices.say("\(error)") }
        }
      )
      let store = Store(initial: Movies.State(), machine: machine)
      return (store, MoviesFront(store: store, notices: notices))
    }
  }
}

extension AnalyticsLog.Unwritable: ProgramFailure {
  public var exitStatus: Int32 { 73 }
}
