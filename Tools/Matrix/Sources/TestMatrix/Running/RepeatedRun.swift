import Foundation

/// Runs the tests of one package again and again, and says how often they failed.
struct RepeatedRun {
  let run: PackageRun
  let count: Int
  let keepsGoing: Bool
  let firstSeed: UInt64

  func result() -> (result: RunResult, ending: Ending) {
    var failed: [(run: Int, seed: UInt64, result: RunResult)] = []
    var seconds = 0.0
    var done = 0
    var last: (result: RunResult, ending: Ending)
    repeat {
      let seed = firstSeed &+ UInt64(done)
      last = run.run(seed: seed, skipsBuild: done > 0)
      done += 1
      seconds += last.result.seconds
      if last.ending == .interrupted { break }
      if last.result.outcome == .failed { failed.append((done, seed, kept(last.result, run: done))) }
    } while done < count && (failed.isEmpty || keepsGoing)
    var result = failed.first?.result ?? last.result
    result.seconds = seconds
    let rate = (Double(failed.count) * 1000 / Double(done)).rounded() / 10
    let whole = "\(failed.count) of \(done) runs failed, \(rate) %"
    result.why = failed.isEmpty ? whole : "\(whole): \(result.why)"
    result.details.insert("seeds \(firstSeed) to \(firstSeed &+ UInt64(done - 1)), in TEST_SEED", at: 0)
    for failure in failed {
      result.details.append("run \(failure.run) failed; its seed: --repeat 1 --seed \(failure.seed)")
    }
    return (result, last.ending)
  }

  /// The next run writes its log anew: that of a failure is put aside.
  private func kept(_ result: RunResult, run: Int) -> RunResult {
    guard let log = result.log else { return result }
    var kept = result
    let copy = (log as NSString).deletingPathExtension + "-run\(run).log"
    try? FileManager.default.removeItem(atPath: copy)
    if (try? FileManager.default.copyItem(atPath: log, toPath: copy)) != nil { kept.log = copy }
    return kept
  }
}
