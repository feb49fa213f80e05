/// What runs before or after an example.
struct Hook {
  let place: SourcePlace
  let body: () async throws -> Void
}
