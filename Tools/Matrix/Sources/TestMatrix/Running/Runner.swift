import Foundation

/// Runs commands, ends those that hang, and shows on a terminal what is running.
struct Runner {
  let live: LiveLine

  /// Runs a command until it ends, or has to be ended.
  ///
  /// - Parameters:
  ///   - name: what is shown.
  ///   - timeout: for building, and then again for testing.
  ///   - skipsBuild: whether testing is all that it does.
  func run(
    _ command: [String],
    environment: [String: String],
    log: String,
    name: String,
    timeout: Double,
    skipsBuild: Bool = false
  ) -> (ending: Ending, seconds: Double) {
    let clock = ContinuousClock()
    let start = clock.now
    func seconds(since instant: ContinuousClock.Instant) -> Double { (clock.now - instant) / .seconds(1) }
    let child: ChildProcess
    do throws(MatrixError) {
      child = try ChildProcess(command, environment: environment, log: log)
    } catch {
      return (.notStarted(error.description), 0)
    }
    var watch = LogWatch(log, isTesting: skipsBuild)
    var phaseStart = start
    var ticks = 0
    while true {
      if let ending = child.poll() { return (ending, seconds(since: start)) }
      if Interruption.isAsked {
        child.end()
        return (.interrupted, seconds(since: start))
      }
      if seconds(since: phaseStart) > timeout {
        watch.look()
        // The log may be behind: what is told apart here is only what to say.
        child.end()
        return (
          .timedOut(phase: watch.isTesting ? "tests" : "build", seconds: timeout), seconds(since: start)
        )
      }
      if ticks % 10 == 0 {
        let wasTesting = watch.isTesting
        watch.look()
        if watch.isTesting, !wasTesting { phaseStart = clock.now }
        live.show(
          name,
          seconds: seconds(since: start),
          doing: watch.isTesting ? watch.lastStarted ?? "tests" : ""
        )
      }
      ticks += 1
      Thread.sleep(forTimeInterval: ticks < 20 ? 0.005 : 0.025)
    }
  }
}
