import BenchmarkHarness
import CaseKeyPaths

/// Reading and making a case of an enum.
///
/// The limit of a path that was resolved to functions is a stored closure that does the same; that of a key path
/// is a key path to a computed property, written in the same place: inline, or stored.
enum CasePathWorkloads {
  static var all: [Workload] {
    [extractResolved, embedResolved, extractKeyPath, isCase, embedKeyPath, extractHoisted, extractNested]
  }

  // MARK: Resolved

  private static var extractResolved: Workload {
    Workload("casepath.extract.resolved") {
      let path = AnyCasePath(\Navigation.Cases.row)
      let closure = makeExtraction()
      return Workload.Sides(
        run: { count in consume(sum(count) { extract(path, $0) ?? 0 }) },
        limit: { count in consume(sum(count) { call(closure, $0) ?? 0 }) }
      )
    }
  }

  private static var embedResolved: Workload {
    Workload("casepath.embed.resolved") {
      let path = AnyCasePath(\Navigation.Cases.row)
      let closure = makeEmbedding()
      return Workload.Sides(
        run: { count in consume(rows(count) { embed(path, $0) }) },
        limit: { count in consume(rows(count) { call(closure, $0) }) }
      )
    }
  }

  @inline(never)
  private static func extract(_ path: AnyCasePath<Navigation, Int>, _ navigation: Navigation) -> Int? {
    path.extract(from: navigation)
  }

  @inline(never)
  private static func embed(_ path: AnyCasePath<Navigation, Int>, _ row: Int) -> Navigation {
    path.embed(row)
  }

  @inline(never)
  private static func call<Input, Output>(_ closure: (Input) -> Output, _ input: Input) -> Output {
    closure(input)
  }

  @inline(never)
  private static func makeExtraction() -> (Navigation) -> Int? {
    { if case .row(let value) = $0 { value } else { nil } }
  }

  @inline(never)
  private static func makeEmbedding() -> (Int) -> Navigation { { .row($0) } }

  // MARK: Inline

  private static var extractKeyPath: Workload {
    Workload("casepath.extract.keypath") {
      Workload.Sides(
        run: { count in consume(sum(count) { inline($0) ?? 0 }) },
        limit: { count in consume(sum(count) { inlineLimit($0) ?? 0 }) }
      )
    }
  }

  private static var extractNested: Workload {
    Workload("casepath.extract.nested") {
      Workload.Sides(
        run: { count in consume(sum(count, of: nestedNavigation) { nested($0) ?? 0 }) },
        limit: { count in consume(sum(count) { inlineLimit($0) ?? 0 }) }
      )
    }
  }

  private static var isCase: Workload {
    Workload("casepath.is") {
      Workload.Sides(
        run: { count in consume(sum(count) { isRow($0) ? 1 : 0 }) },
        limit: { count in consume(sum(count) { isRowLimit($0) ? 1 : 0 }) }
      )
    }
  }

  private static var embedKeyPath: Workload {
    Workload("casepath.embed.keypath") {
      Workload.Sides(
        run: { count in consume(rows(count) { embedInline($0) }) },
        limit: { count in consume(rows(count) { embedInlineLimit($0) }) }
      )
    }
  }

  @inline(never)
  private static func inline(_ navigation: Navigation) -> Int? { navigation[case: \.row] }

  @inline(never)
  private static func inlineLimit(_ navigation: Navigation) -> Int? { navigation[keyPath: \.rowValue] }

  @inline(never)
  private static func nested(_ navigation: Navigation) -> Int? { navigation[case: \.child.leaf] }

  @inline(never)
  private static func isRow(_ navigation: Navigation) -> Bool { navigation.is(\.row) }

  @inline(never)
  private static func isRowLimit(_ navigation: Navigation) -> Bool { navigation[keyPath: \.isRow] }

  @inline(never)
  private static func embedInline(_ row: Int) -> Navigation { (\Navigation.Cases.row)(row) }

  @inline(never)
  private static func embedInlineLimit(_ row: Int) -> Navigation { row[keyPath: \.row] }

  // MARK: Stored

  private static var extractHoisted: Workload {
    Workload("casepath.extract.hoisted") {
      let path = makePath()
      let keyPath = makeKeyPath()
      return Workload.Sides(
        run: { count in consume(sum(count) { extract(path, $0) ?? 0 }) },
        limit: { count in consume(sum(count) { $0[keyPath: keyPath] ?? 0 }) }
      )
    }
  }

  @inline(never)
  private static func extract(_ path: CaseKeyPath<Navigation, Int>, _ navigation: Navigation) -> Int? {
    navigation[case: path]
  }

  @inline(never)
  private static func makePath() -> CaseKeyPath<Navigation, Int> { \.row }

  @inline(never)
  private static func makeKeyPath() -> KeyPath<Navigation, Int?> { \.rowValue }

  // MARK: Values

  /// One in four values is another case.
  private static func navigation(_ index: Int) -> Navigation {
    index & 3 == 0 ? .closed : .row(index)
  }

  private static func nestedNavigation(_ index: Int) -> Navigation {
    index & 3 == 0 ? .closed : .child(.leaf(index))
  }

  private static func sum(
    _ count: Int,
    of value: (Int) -> Navigation = navigation,
    _ read: (Navigation) -> Int
  ) -> Int {
    var sum = 0
    for index in 0..<count { sum &+= read(value(index)) }
    return sum
  }

  private static func rows(_ count: Int, _ make: (Int) -> Navigation) -> Int {
    var sum = 0
    for index in 0..<count {
      if case .row(let value) = make(index) { sum &+= value }
    }
    return sum
  }
}
