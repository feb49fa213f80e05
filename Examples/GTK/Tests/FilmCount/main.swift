import Bindings
import CGTK
import GLibLoop
import MachineKit
import MoviesFeature

let movies = StoreBinding(Store(initial: Movies.State(), machine: Movies(catalog: .embedded)))
let loop = g_main_loop_new(nil, 0)
let mainActor = MainActorSource()
let rendering = movies.render(on: GLibScheduler.main) { state in
  print(state.visibleMovies.count)
  if !state.visibleMovies.isEmpty { g_main_loop_quit(loop) }
}
movies.send(.fetchNext)
g_main_loop_run(loop)
