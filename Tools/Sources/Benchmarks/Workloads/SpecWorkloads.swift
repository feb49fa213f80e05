@_spi(Testing) import BehaviorSpecs
import BenchmarkHarness
import Dispatch

/// Declaring a spec of trivial examples and running them all: beside closures with names, and, for the
/// doublings, beside a spec of half as many, which tells that nothing is quadratic.
enum SpecWorkloads {
  static var all: [Workload] {
    [
      tenThousand,
      doubling(TenThousandSpec.self, of: FiveThousandSpec.self, "5000"),
      doubling(TwentyThousandSpec.self, of: TenThousandSpec.self, "10000"),
    ]
  }

  private static var tenThousand: Workload {
    Workload("specs.tenThousand", targetNanoseconds: 2_000_000_000) {
      Workload.Sides(run: running(TenThousandSpec.self)) { count in
        for _ in 0..<count { HandSpec(count: 10_000).run() }
      }
    }
  }

  /// The ratio is how many times longer twice the examples take.
  private static func doubling(_ spec: Spec.Type, of half: Spec.Type, _ size: String) -> Workload {
    Workload("specs.doubling.\(size)") {
      Workload.Sides(run: running(spec), limit: running(half))
    }
  }

  private static func running(_ spec: Spec.Type) -> (Int) -> Void {
    { count in
      wait {
        for _ in 0..<count {
          for example in spec.examplesDeclaredAnew() { await example.run() }
        }
      }
    }
  }

  /// Runs asynchronous work and waits for it, on the thread of a benchmark.
  private static func wait(for work: @escaping @Sendable () async -> Void) {
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      await work()
      done.signal()
    }
    done.wait()
  }

  static func declare(_ count: Int) {
    for number in 0..<count {
      it("is \(number)") { expect(number) == number }
    }
  }
}

// swiftlint:disable:next SpecNeedsBehavior - the benchmark runs it itself
private final class FiveThousandSpec: Spec {
  override class func spec() { SpecWorkloads.declare(5_000) }
}

// swiftlint:disable:next SpecNeedsBehavior - the benchmark runs it itself
private final class TenThousandSpec: Spec {
  override class func spec() { SpecWorkloads.declare(10_000) }
}

// swiftlint:disable:next SpecNeedsBehavior - the benchmark runs it itself
private final class TwentyThousandSpec: Spec {
  override class func spec() { SpecWorkloads.declare(20_000) }
}
