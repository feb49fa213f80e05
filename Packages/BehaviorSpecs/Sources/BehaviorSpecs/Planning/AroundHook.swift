/// What runs around an example.
struct AroundHook {
  enum Work {
    case synchronous((_ runExample: () -> Void) throws -> Void)
    case asynchronous((_ runExample: () async -> Void) async throws -> Void)

    var isSynchronous: Bool {
      if case .synchronous = self { true } else { false }
    }
  }

  let place: SourcePlace
  let work: Work
}
