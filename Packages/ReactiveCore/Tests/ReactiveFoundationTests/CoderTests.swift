import ReactiveCore
import ReactiveFoundation
import Testing

struct CoderTests {
  private struct Movie: Codable, Equatable {
    var id: Int
    var title: String
  }

  private let movie = Movie(id: 1, title: "Metropolis")

  private func roundTrip<Encoder: TopLevelEncoder, Decoder: TopLevelDecoder>(
    _ encoder: Encoder,
    _ decoder: Decoder
  ) -> (movies: [Movie], completion: Subscribers.Completion<any Error>?)
  where Encoder.Output == Data, Decoder.Input == Data {
    var movies: [Movie] = []
    var completion: Subscribers.Completion<any Error>?
    let cancellable = Just(movie)
      .encode(encoder: encoder)
      .decode(type: Movie.self, decoder: decoder)
      .sink(receiveCompletion: { completion = $0 }, receiveValue: { movies.append($0) })
    cancellable.cancel()
    return (movies, completion)
  }

  @Test func json() {
    let (movies, completion) = roundTrip(JSONEncoder(), JSONDecoder())
    #expect(movies == [movie])
    guard case .finished? = completion else { return #expect(Bool(false), "\(completion as Any)") }
  }

  @Test func propertyLists() {
    #expect(roundTrip(PropertyListEncoder(), PropertyListDecoder()).movies == [movie])
  }

  @Test func whatCannotBeDecodedFails() {
    var error: (any Error)?
    let cancellable = Just(Data("no json".utf8))
      .decode(type: Movie.self, decoder: JSONDecoder())
      .sink(
        receiveCompletion: { if case .failure(let failure) = $0 { error = failure } },
        receiveValue: { _ in }
      )
    cancellable.cancel()
    #expect(error is DecodingError)
  }
}
