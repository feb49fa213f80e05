/// What runs around an example.
struct AroundHook {
  let place: SourcePlace
  let body: (_ runExample: () async -> Void) async throws -> Void
}
