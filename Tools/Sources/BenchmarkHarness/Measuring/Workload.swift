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
  let targetNanoseconds: Double?
  private(set) var targetRatio: Double?
  let prepare: () throws -> Sides

  /// - Parameters:
  ///   - name: as `--filter` and the report know it.
  ///   - targetNanoseconds: what an operation may take, where that is told in time rather than by the limit.
  ///   - prepare: makes what the operations work on; called once, and not timed. It throws when that is
  ///     missing.
  public init(_ name: String, targetNanoseconds: Double? = nil, prepare: @escaping () throws -> Sides) {
    self.name = name
    self.targetNanoseconds = targetNanoseconds
    self.prepare = prepare
  }

  /// The workload with a target.
  ///
  /// - Parameter ratio: how many times its limit it may take; nil for as it was.
  public func aiming(at ratio: Double?) -> Workload {
    var workload = self
    workload.targetRatio = ratio ?? targetRatio
    return workload
  }
}
