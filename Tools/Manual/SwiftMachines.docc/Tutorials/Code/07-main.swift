import MachineKit
import ReactiveCore

let titles = ["A Trip to the Moon", "Nosferatu", "Metropolis", "City Lights"]

let store = Store(
  initial: Movies.State(),
  machine: Movies(fetch: { page in
    try await Task.sleep(for: .milliseconds(200))
    return MoviePage(page: page, totalPages: 4, movies: [Movie(id: page, title: titles[page - 1])])
  })
)

let subscription = store.publisher.receive(on: UIScheduler.shared).sink { state in
  print(state.status, state.movies.map(\.title))
}
store.send(.fetchNext)
await store.waitUntilIdle()
