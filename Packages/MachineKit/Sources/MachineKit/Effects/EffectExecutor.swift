/// Where a store's effects run: the default executor, or a `TaskExecutor` on the systems that have one.
@usableFromInline
struct EffectExecutor: Sendable {
  private let start: @Sendable (@escaping @Sendable () async -> Void) -> Task<Void, Never>

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
  init(_ executor: any TaskExecutor) {
    start = { operation in Task(executorPreference: executor) { await operation() } }
  }

  @usableFromInline
  func task(_ operation: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    start(operation)
  }
}
