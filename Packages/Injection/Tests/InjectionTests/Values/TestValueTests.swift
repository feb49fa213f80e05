import Injection
import IssueReporting
import Locking
import Testing

private final class Cache: @unchecked Sendable {
  private let lock = Lock()
  private var keys: [String] = []

  var all: [String] { lock.withLock { keys } }
  func add(_ key: String) { lock.withLock { keys.append(key) } }
}

private enum CacheKey: DependencyKey {
  static let liveValue = Cache()
  static var testValue: Cache { Cache() }
}

extension DependencyValues {
  fileprivate var cache: Cache {
    get { self[CacheKey.self] }
    set { self[CacheKey.self] = newValue }
  }
}

@Suite struct TestValueTests {
  @Dependency(\.cache) private var cache

  @Test func aTestValueIsKeptForTheTest() {
    cache.add("a")
    @Dependency(\.cache) var same
    #expect(same.all == ["a"])
  }

  @Test(arguments: 0..<20) func aTestValueIsFreshForEachCase(_ number: Int) async {
    #expect(cache.all.isEmpty)
    cache.add("\(number)")
    await Task.yield()
    #expect(cache.all == ["\(number)"])
  }

  @Test func anObjectKnowsItsTestOnOtherThreads() async {
    cache.add("a")
    let (same, detached) = (cache, await Task.detached { cache }.value)
    #expect(same === detached)
  }

  @Test func concurrentFirstUsesGetOneValue() async {
    let caches = await withTaskGroup(of: Cache.self) { group in
      for _ in 0..<50 { group.addTask { cache } }
      return await group.reduce(into: [Cache]()) { $0.append($1) }
    }
    #expect(caches.allSatisfy { $0 === caches[0] })
  }

  @Test func whatIsPreparedIsUsedFromThenOn() {
    let prepared = Cache()
    prepareDependencies { $0.cache = prepared }
    #expect(cache === prepared)
    let line = UInt(#line + 3)
    let recorder = RecordingIssueReporter()
    withIssueReporters([recorder]) {
      prepareDependencies { $0.cache = Cache() }
    }
    #expect(cache === prepared)
    #expect(recorder.issues.map(\.line) == [line])
    #expect(recorder.issues.first?.message.contains("had been used or prepared before") == true)
  }
}

/// What a finished test still does is not seen by the next.
@Suite(.serialized) struct LateWriteTests {
  private static let (nextTest, startOfNextTest) = AsyncStream.makeStream(of: Void.self)
  private static let (lateWrite, endOfLateWrite) = AsyncStream.makeStream(of: Void.self)

  @Dependency(\.cache) private var cache

  @Test(arguments: 0..<2) func aLateWriteDoesNotReachTheNextTest(_ number: Int) async {
    if number == 0 {
      Task {
        for await _ in Self.nextTest { break }
        @Dependency(\.cache) var local
        cache.add("late")
        local.add("late")
        Self.endOfLateWrite.yield()
      }
    } else {
      #expect(cache.all.isEmpty)
      Self.startOfNextTest.yield()
      for await _ in Self.lateWrite { break }
      #expect(cache.all.isEmpty)
    }
  }
}
