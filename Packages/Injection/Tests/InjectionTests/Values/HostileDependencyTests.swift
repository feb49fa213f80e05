import Dispatch
import Injection
import IssueReporting
import Locking
import Testing

private final class Counter: @unchecked Sendable {
  private let lock = Lock()
  private var count = 0

  var value: Int { lock.withLock { count } }

  func next() -> Int {
    lock.withLock {
      count += 1
      return count
    }
  }
}

/// Keys and uses of them that could hang, overflow the stack or be evaluated more than once.
@Suite struct HostileDependencyTests {
  // MARK: Cycles

  private enum SelfKey: DependencyKey {
    static let liveValue: Int = DependencyValues.current[SelfKey.self]
  }

  private enum ComputedKey: TestDependencyKey {
    static var testValue: Int { Dependency(ComputedKey.self).wrappedValue }
  }

  private enum First: TestDependencyKey {
    static let testValue: Int = Dependency(Second.self).wrappedValue
  }

  private enum Second: TestDependencyKey {
    static let testValue: Int = Dependency(Third.self).wrappedValue
  }

  private enum Third: TestDependencyKey {
    static let testValue: Int = Dependency(First.self).wrappedValue
  }

  @Test func aKeyThatReadsItselfIsNamed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Dependency(SelfKey.self).wrappedValue
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "A dependency needs itself to be made.\n\n    InjectionTests.HostileDependencyTests.SelfKey, read"
      )
    )
    #expect(text.contains("To fix, have one of these keys make a value that reads the other when it is used"))
    await #expect(processExitsWith: .failure) { _ = Dependency(ComputedKey.self).wrappedValue }
  }

  @Test func keysThatReadEachOtherAreNamedInOrder() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Dependency(First.self).wrappedValue
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let keys = text.split(separator: "\n").filter {
      $0.contains("HostileDependencyTests.") && $0.contains("read at")
    }
    let suite = "    InjectionTests.HostileDependencyTests"
    #expect(
      keys.map { String($0.prefix { $0 != "," }) } == [
        "\(suite).First", "\(suite).Second", "\(suite).Third", "\(suite).First",
      ]
    )
  }

  /// Each of two threads is in one key and needs the other.
  private enum Left: TestDependencyKey {
    static var testValue: Int {
      Meeting.both.arrive()
      return Dependency(Right.self).wrappedValue
    }
  }

  private enum Right: TestDependencyKey {
    static var testValue: Int {
      Meeting.both.arrive()
      return Dependency(Left.self).wrappedValue
    }
  }

  private final class Meeting: Sendable {
    static let both = Meeting()
    private let arrivals = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    private let count = Counter()

    func arrive() {
      if count.next() == 1 {
        arrivals.0.wait()
      } else {
        arrivals.0.signal()
      }
    }
  }

  @Test func aCycleAcrossThreadsIsNamed() async {
    await #expect(processExitsWith: .failure) {
      DispatchQueue.concurrentPerform(iterations: 2) { index in
        _ = index == 0 ? Dependency(Left.self).wrappedValue : Dependency(Right.self).wrappedValue
      }
    }
  }

  // MARK: No cycles

  private enum Base: TestDependencyKey {
    static var testValue: Int { 1 }
  }

  private enum Derived: TestDependencyKey {
    static var testValue: Int { Dependency(Base.self).wrappedValue + 1 }
  }

  private enum Overriding: TestDependencyKey {
    static var testValue: Int {
      withDependencies {
        $0[Overriding.self] = 10
      } operation: {
        Dependency(Overriding.self).wrappedValue + Dependency(Derived.self).wrappedValue
      }
    }
  }

  @Test func aKeyMayReadOthersAndItsOwnOverride() {
    #expect(Dependency(Derived.self).wrappedValue == 2)
    #expect(Dependency(Overriding.self).wrappedValue == 12)
  }

  private enum Starting: TestDependencyKey {
    static var testValue: Task<Int, Never> {
      // It waits for nobody: what it reads is there by the time it gets it.
      Task { Dependency(Starting.self).wrappedValue.isCancelled ? 0 : 1 }
    }
  }

  @Test func aTaskThatAKeyStartsMayReadTheKey() async {
    #expect(await Dependency(Starting.self).wrappedValue.value == 1)
  }

  // MARK: First uses

  private enum Counting: DependencyKey {
    static let count = Counter()
    static var liveValue: Int { count.next() }
    static var testValue: Int { count.next() }
  }

  @Test func aThousandFirstUsesAtOnceEvaluateAKeyOnce() async {
    let values = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<1_000 { group.addTask { Dependency(Counting.self).wrappedValue } }
      return await group.reduce(into: Set<Int>()) { $0.insert($1) }
    }
    #expect(values == [1])
    let context = CapturedContext.capture()
    DispatchQueue.concurrentPerform(iterations: 100) { _ in
      let read = { Dependency(Counting.self).wrappedValue }
      _ = context?.run(read) ?? read()
    }
    #expect(Counting.count.value <= 2)
  }

  private enum OptionalKey: DependencyKey {
    static let liveValue: Int? = 5
    static let testValue: Int? = 7
  }

  @Test func aValueThatIsAnOptional() {
    let read = { Dependency(OptionalKey.self).wrappedValue }
    #expect(read() == 7)
    #expect(read() == 7)
    withDependencies {
      $0[OptionalKey.self] = nil
    } operation: {
      #expect(read() == nil)
      let none: Int? = nil
      #expect(Dependency(OptionalKey.self).wrappedValue == none)
    }
  }

  // MARK: Odd places

  private enum Name: TestDependencyKey {
    static var testValue: String { "test" }
  }

  private final class Leaving {
    @Dependency(Name.self) var name
    let seen: (String) -> Void
    init(_ seen: @escaping (String) -> Void) { self.seen = seen }
    deinit { seen(name) }
  }

  @Test func aDependencyReadInADeinit() {
    var seen: [String] = []
    var object: Leaving? = withDependencies {
      $0[Name.self] = "overridden"
    } operation: {
      Leaving { seen.append($0) }
    }
    withExtendedLifetime(object) {}
    object = nil
    #expect(seen == ["overridden"])
  }

  @Test func overlappingAsynchronousOverridesDoNotMix() async {
    let name = Dependency(Name.self)
    let all = await withTaskGroup(of: Bool.self) { group in
      for index in 0..<200 {
        group.addTask {
          await withDependencies {
            await Task.yield()
            $0[Name.self] = "\(index)"
          } operation: {
            await Task.yield()
            return name.wrappedValue == "\(index)"
          }
        }
      }
      return await group.allSatisfy { $0 }
    }
    #expect(all)
    #expect(name.wrappedValue == "test")
  }

  // MARK: Preparing

  private struct Service: Sendable {
    var name: String
    var copies = 0
  }

  private enum ServiceKey: TestDependencyKey {
    static let count = Counter()
    static var testValue: Service { Service(name: "test \(count.next())") }
  }

  @Test func aPartOfADependencyIsPrepared() {
    let recorder = RecordingIssueReporter()
    withIssueReporters([recorder]) {
      prepareDependencies { $0[ServiceKey.self].copies = 3 }
    }
    #expect(recorder.issues.isEmpty)
    #expect(Dependency(ServiceKey.self).wrappedValue.copies == 3)
  }

  @Test func whatAPreparationReadsIsKept() {
    var seen = ""
    prepareDependencies {
      seen = $0[ServiceKey.self].name
      $0[Name.self] = "made with \($0[ServiceKey.self].name)"
    }
    #expect(Dependency(Name.self).wrappedValue == "made with \(seen)")
    #expect(Dependency(ServiceKey.self).wrappedValue.name == seen)
  }

  @Test func theContextIsPreparedForTheTest() {
    prepareDependencies {
      $0.context = .live
      $0[Counting.self] = 77
    }
    #expect(DependencyValues.current.context == .live)
    #expect(Dependency(OptionalKey.self).wrappedValue == 5)
    let recorder = RecordingIssueReporter()
    withIssueReporters([recorder]) {
      prepareDependencies { $0.context = .test }
    }
    #expect(recorder.issues.count == 1)
    #expect(DependencyValues.current.context == .live)
  }
}
