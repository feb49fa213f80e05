import BenchmarkHarness
import CaseKeyPaths

/// Reading a case of an enum.
enum CasePathWorkloads {
  static var all: [Workload] {
    [
      Workload("casepath.extract.keypath") {
        Workload.Sides(
          run: { count in
            var sum = 0
            for index in 0..<count { sum &+= throughCaseKeyPath(navigation(index)) ?? 0 }
            consume(sum)
          },
          limit: { count in
            var sum = 0
            for index in 0..<count { sum &+= throughKeyPath(navigation(index)) ?? 0 }
            consume(sum)
          }
        )
      },
      Workload("casepath.extract.resolved") {
        let path = AnyCasePath(\Navigation.AllCasePaths.row)
        let closure = makeClosure()
        return Workload.Sides(
          run: { count in
            var sum = 0
            for index in 0..<count { sum &+= through(path, navigation(index)) ?? 0 }
            consume(sum)
          },
          limit: { count in
            var sum = 0
            for index in 0..<count { sum &+= through(closure, navigation(index)) ?? 0 }
            consume(sum)
          }
        )
      },
    ]
  }

  /// One in four values is another case.
  private static func navigation(_ index: Int) -> Navigation {
    index & 3 == 0 ? .closed : .row(index)
  }

  @inline(never)
  private static func throughCaseKeyPath(_ navigation: Navigation) -> Int? {
    navigation[case: \.row]
  }

  @inline(never)
  private static func throughKeyPath(_ navigation: Navigation) -> Int? {
    navigation[keyPath: \.rowValue]
  }

  @inline(never)
  private static func through(_ path: AnyCasePath<Navigation, Int>, _ navigation: Navigation) -> Int? {
    path.extract(from: navigation)
  }

  @inline(never)
  private static func through(_ closure: (Navigation) -> Int?, _ navigation: Navigation) -> Int? {
    closure(navigation)
  }

  @inline(never)
  private static func makeClosure() -> (Navigation) -> Int? {
    { if case .row(let value) = $0 { value } else { nil } }
  }
}
