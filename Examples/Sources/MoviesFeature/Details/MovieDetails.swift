import CaseKeyPaths
import MachineKit
import MoviesCatalog

/// One film that is open: its facts, and the other films of its director.
public struct MovieDetails: StateMachine {
  /// The film and what is known beside it.
  public struct State: Equatable, Identifiable, Sendable {
    /// The film.
    public let movie: Movie
    /// The director's other films, in the catalog's order.
    public internal(set) var related: [Movie] = []
    /// How they are doing.
    public internal(set) var status = LoadStatus.loading

    /// The film's id: another film's details are others.
    public var id: Movie.ID { movie.id }

    /// The details of a film, with the other films still to come.
    public init(_ movie: Movie) {
      self.movie = movie
    }

    /// The director whose films have to be looked for now.
    var request: String? {
      status == .loading ? movie.director : nil
    }
  }

  /// What can happen to an open film.
  @CasePathable
  public enum Event: Equatable, Sendable {
    /// The catalog's films that match the director's name.
    case didFind([Movie])
    /// They could not be had; why, in one line.
    case failed(String)
    /// The user wants them to be tried again.
    case retry
  }

  private let search: @Sendable (String) async throws -> [Movie]

  /// Makes the machine.
  ///
  /// - Parameter search: gives all films that match a query.
  public init(search: @escaping @Sendable (String) async throws -> [Movie]) {
    self.search = search
  }

  /// Looks for the director's other films; leaving the film ends that.
  @StateMachineBuilder<State, Event>
  public var body: some StateMachine<State, Event> {
    Reducer { state, event in
      switch event {
      case .didFind(let movies):
        let movie = state.movie
        state.related = movies.filter { $0.director == movie.director && $0.id != movie.id }
        state.status = .idle
      case .failed(let message):
        state.status = .failed(message)
      case .retry:
        state.status.retry()
      }
    }

    OnChange(of: \.request) { director in
      Event.didFind(try await search(director))
    } catch: { error in
      Event.failed(oneLine(error))
    }
  }
}
