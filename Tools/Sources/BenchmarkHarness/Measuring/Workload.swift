/// Work to time, beside the same work written by hand: its limit.
public struct Workload {
  /// What to run; each closure does the given number of operations.
  public struct Sides {
    let run: (Int) -> Void
    let limit: (Int) -> Void

    public init(run: @escaping (Int) -> Void, limit: @escaping (Int) -> Void) {
      self.run = run
      self.limit = limit
    }
  }

  public let name: String
  let prepare: () -> Sides

  /// - Parameters:
  ///   - name: as `--filter` and the report know it.
  ///   - prepare: makes what the operations work on; called once, and not timed.
  public init(_ name: String, prepare: @escaping () -> Sides) {
    self.name = name
    self.prepare = prepare
  }
}
