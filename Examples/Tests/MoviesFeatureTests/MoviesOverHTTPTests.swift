import Foundation
import FrontTesting
import MachineKit
import MoviesCatalog
import MoviesFeature
import TestSupport
import Testing
import WebJSON

/// The feature on a catalog that is read over HTTP from another program.
@Suite struct MoviesOverHTTPTests {
  private static let timeout = Duration.seconds(30)

  @Test(
    .enabled(
      if: PythonServer.isAvailable,
      "python3 is not installed, so there is no other server to read from"
    )
  )
  func theMoviesComeFromAnotherServer() async throws {
    let server = try PythonServer(folder: MoviePages.folder)
    defer { server.stop() }
    let catalog = MovieCatalog.network(at: try WebAddress(folder: server.url))
    let store = TestStore(
      initial: Movies.State(),
      machine: Movies(catalog: catalog, clock: InstantClock())
    )
    store.send(.fetchNext)
    await store.wait(timeout: Self.timeout) { $0.status == .idle && $0.movies.count == 10 }
    store.send(.fetchNext)
    await store.wait(timeout: Self.timeout) { $0.status == .idle && $0.movies.count == 20 }
    #expect(store.state.movies.map(\.id) == Array(1...20))
    store.send(.queryChanged("kurosawa"))
    await store.wait(timeout: Self.timeout) { $0.status == .idle && $0.isSearching }
    #expect(store.state.visibleMovies.map(\.title).contains("Ikiru"))
    store.send(.open(23))
    await store.wait(timeout: Self.timeout) { $0.details?.status == .idle }
    #expect(store.state.details?.related.count == 3)
    server.stop()
    store.send(.back)
    store.send(.back)
    store.send(.fetchNext)
    await store.wait(timeout: Self.timeout) {
      $0.status
        == .failed(
          "Nothing answers at \(server.url)page-3.json. Start the server or correct --url, then retry."
        )
    }
  }
}
