import BenchmarkHarness

/// From the start of an example's program to its first frame on a terminal, and its end.
enum StartWorkloads {
  static let fronts = ["movies", "counter", "traffic-light", "signin", "weather", "search"]

  static var all: [Workload] {
    fronts.map { front in
      Workload("start.\(front)", targetNanoseconds: 100_000_000) {
        let program = try FrontProgram(example: front)
        return Workload.Sides(
          run: { count in
            for _ in 0..<count { program.runUntilShown() }
          },
          limit: { count in
            for _ in 0..<count { FrontProgram.bare.runUntilShown() }
          }
        )
      }
    }
  }
}
