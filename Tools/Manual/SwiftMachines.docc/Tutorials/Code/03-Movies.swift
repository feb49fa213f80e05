import CaseKeyPaths

struct Movies {
  enum Status: Equatable {
    case idle, loading
    case failed(String)
  }

  struct State: Equatable {
    var movies: [Movie] = []
    var loadedPages = 0
    var totalPages: Int?
    var status = Status.idle
  }

  @CasePathable
  enum Event: Equatable {
    case fetchNext
    case didLoad(MoviePage)
  }
}
