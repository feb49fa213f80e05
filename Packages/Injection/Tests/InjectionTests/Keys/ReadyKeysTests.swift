import Dispatch
import Foundation
import Injection
import IssueReporting
import ReactiveCore
import ReactiveFoundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct ReadyKeysTests {
  @Test func uuidsCountFromZeroInEachTest() {
    @Dependency(\.uuid) var uuid
    #expect(uuid() == UUID(uuidString: "00000000-0000-0000-0000-000000000000"))
    #expect(uuid() == UUID(uuidString: "00000000-0000-0000-0000-000000000001"))
    #expect(UUID(0xDEAD_BEEF) == UUID(uuidString: "00000000-0000-0000-0000-0000DEADBEEF"))
    #expect(UUID(.max) == UUID(uuidString: "00000000-0000-0000-7FFF-FFFFFFFFFFFF"))
  }

  @Test func liveUUIDsDiffer() {
    withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.uuid) var uuid
      #expect(uuid() != uuid())
    }
  }

  @Test func theDateIsTheOneGiven() {
    let date = Date(timeIntervalSince1970: 1)
    withDependencies {
      $0.date = .constant(date)
    } operation: {
      @Dependency(\.date) var now
      #expect(now() == date)
      #expect(now.now == date)
    }
    withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.date.now) var now
      #expect(now > date)
    }
  }

  @Test func theRegionIsTheOneGiven() {
    let calendar = Calendar(identifier: .iso8601)
    withDependencies {
      $0.calendar = calendar
      $0.locale = Locale(identifier: "ko_KR")
      $0.timeZone = TimeZone(secondsFromGMT: 3600)!
    } operation: {
      let values = DependencyValues.current
      #expect(values.calendar == calendar)
      #expect(values.locale.identifier == "ko_KR")
      #expect(values.timeZone.secondsFromGMT() == 3600)
    }
  }

  @Test func aSeedGivesItsSequence() {
    // The first numbers of SplitMix64 from 1234567, as published with its reference implementation.
    var generator = SeededGenerator(seed: 1_234_567)
    let expected: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
    ]
    #expect((0..<3).map { _ in generator.next() } == expected)
  }

  @Test func severalTasksDrawFromOneSequence() async {
    let drawn = await withDependencies {
      $0.withRandomNumberGenerator = .init(SeededGenerator(seed: 1))
    } operation: {
      await withTaskGroup(of: UInt64.self) { group in
        for _ in 0..<100 {
          group.addTask {
            @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
            return withRandomNumberGenerator { $0.next() }
          }
        }
        return await group.reduce(into: Set<UInt64>()) { $0.insert($1) }
      }
    }
    var generator = SeededGenerator(seed: 1)
    #expect(drawn == Set((0..<100).map { _ in generator.next() }))
  }

  @Test func theOthersAskTestsToOverrideThem() {
    let recorder = RecordingIssueReporter()
    withIssueReporters([recorder]) {
      let values = DependencyValues.current
      _ = (values.continuousClock, values.suspendingClock, values.calendar, values.locale, values.timeZone)
      _ = (values.date, values.withRandomNumberGenerator, values.mainQueue, values.urlSession)
    }
    let names = [
      "continuousClock", "suspendingClock", "calendar", "locale", "timeZone", "date",
      "withRandomNumberGenerator", "mainQueue", "urlSession",
    ]
    #expect(
      recorder.issues.map { String($0.message.prefix { $0 != ")" }) } == names.map { "@Dependency(\\.\($0)" }
    )
  }

  @Test func theClockIsTheOneGiven() async throws {
    struct Still: Clock {
      struct Instant: InstantProtocol {
        var offset = Duration.zero
        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
      }
      var now: Instant { Instant() }
      var minimumResolution: Duration { .zero }
      func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
    }
    try await withDependencies {
      $0.continuousClock = Still()
    } operation: {
      @Dependency(\.continuousClock) var clock
      #expect(clock is Still)
      try await clock.sleep(for: .seconds(1_000))
    }
  }

  @Test func theMainQueueIsTheOneGiven() {
    withDependencies {
      $0.mainQueue = DispatchQueue.global().eraseToAnyScheduler()
    } operation: {
      @Dependency(\.mainQueue) var mainQueue
      let semaphore = DispatchSemaphore(value: 0)
      mainQueue.schedule { semaphore.signal() }
      semaphore.wait()
    }
  }

  @Test func theSessionIsTheOneGiven() {
    let session = URLSession(configuration: .ephemeral)
    withDependencies {
      $0.urlSession = session
    } operation: {
      @Dependency(\.urlSession) var urlSession
      #expect(urlSession === session)
    }
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(DependencyValues.current.urlSession === URLSession.shared)
    }
  }
}
