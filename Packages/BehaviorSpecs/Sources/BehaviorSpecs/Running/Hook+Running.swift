extension Hook {
  /// Runs it, and returns what it threw.
  func run() async -> Caught? {
    do {
      switch work {
      case .synchronous(let body): try body()
      case .asynchronous(let body): try await body()
      }
      return nil
    } catch {
      return Caught(error: error, place: place)
    }
  }

  /// Runs it, which must be synchronous, and returns what it threw.
  func runNow() -> Caught? {
    guard case .synchronous(let body) = work else {
      preconditionFailure("An asynchronous hook cannot run now.")
    }
    do {
      try body()
      return nil
    } catch {
      return Caught(error: error, place: place)
    }
  }
}
