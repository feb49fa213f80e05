#if canImport(CoreFoundation) && !canImport(Combine)
  import CoreFoundation
  import ReactiveCore
  import ReactiveFoundation
  import XCTest

  /// XCTest runs its tests on the main thread, whose loop a test can run.
  final class MainRunLoopXCTests: XCTestCase {
    func testWakesTheMainLoopThatSleeps() {
      XCTAssertTrue(Thread.isMainThread)
      nonisolated(unsafe) let loop = RunLoop.main
      // A loop without a source returns at once.
      let keepAlive = Timer(timeInterval: 1_000, repeats: true) { _ in }
      loop.add(keepAlive, forMode: .default)
      nonisolated(unsafe) var runs = 0
      Thread.detachNewThread {
        for run in 1...20 {
          let isDone = DispatchSemaphore(value: 0)
          loop.schedule {
            runs = run
            isDone.signal()
            if run == 20 { CFRunLoopStop(CFRunLoopGetMain()) }
          }
          isDone.wait()
        }
      }
      _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 60))
      keepAlive.invalidate()
      XCTAssertEqual(runs, 20)
    }
  }
#endif
