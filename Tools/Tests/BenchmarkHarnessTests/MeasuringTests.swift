import Testing

@testable import BenchmarkHarness

@Suite struct MeasuringTests {
  @Test(
    arguments: [
      ([], nil),
      ([3], 3),
      ([9, 1, 2], 2),
      ([4, 1, 100, 2], 3),
    ] as [([Double], Double?)]
  )
  func median(of samples: [Double], is expected: Double?) {
    #expect(Statistics.median(samples) == expected)
  }

  /// A clock that goes on only as far as the work says.
  private final class Clock {
    var nanoseconds: UInt64 = 0
  }

  private struct Missing: Error {}

  @Test func whatIsMissingIsThrown() {
    let workload = Workload("missing") { throw Missing() }
    #expect(throws: Missing.self) { try Sampler().measure(workload) }
  }

  @Test func timesBothSidesByOperation() throws {
    let clock = Clock()
    var prepared = 0
    let workload = Workload("two to one", targetNanoseconds: 100) {
      prepared += 1
      return Workload.Sides(
        run: { clock.nanoseconds += UInt64($0) * 20 },
        limit: { clock.nanoseconds += UInt64($0) * 10 }
      )
    }
    let sampler = Sampler(samples: 5, sampleNanoseconds: 1000, now: { clock.nanoseconds })
    let measurement = try sampler.measure(workload)
    #expect(prepared == 1)
    #expect(measurement.nanosecondsPerOperation == 20)
    #expect(measurement.limitNanosecondsPerOperation == 10)
    #expect(measurement.ratio == 2)
    #expect(measurement.operations == 64 * 5)
    #expect(measurement.targetNanoseconds == 100)
    #expect(measurement.targetRatio == nil)
    #expect(try sampler.measure(workload.aiming(at: 3)).targetRatio == 3)
  }

  @Test func aSlowSampleDoesNotCount() throws {
    let clock = Clock()
    var runs = 0
    let workload = Workload("disturbed") {
      Workload.Sides(
        run: { count in
          runs += 1
          clock.nanoseconds += UInt64(count) * (runs == 5 ? 900 : 10)
        },
        limit: { clock.nanoseconds += UInt64($0) * 10 }
      )
    }
    let sampler = Sampler(samples: 5, sampleNanoseconds: 10, now: { clock.nanoseconds })
    #expect(try sampler.measure(workload).ratio == 1)
    #expect(runs == 3 + 5)
  }

  @Test func aSlowRunDoesNotMakeShortSamples() throws {
    let clock = Clock()
    var runs = 0
    let workload = Workload("disturbed at first") {
      Workload.Sides(
        run: { count in
          runs += 1
          clock.nanoseconds += UInt64(count) * (runs == 2 ? 9_000 : 10)
        },
        limit: { clock.nanoseconds += UInt64($0) * 10 }
      )
    }
    let sampler = Sampler(samples: 5, sampleNanoseconds: 1_000, now: { clock.nanoseconds })
    #expect(try sampler.measure(workload).operations == 128 * 5)
  }
}
