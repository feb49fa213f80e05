import BenchmarkHarness
import Foundation

/// Prints what is wrong to standard error.
func complain(_ message: String) {
  FileHandle.standardError.write(Data("benchmarks: \(message)\n".utf8))
}

/// Prints what is wrong to standard error and ends.
func refuse(_ message: String, status: Int32 = 64) -> Never {
  complain(status == 64 ? "\(message)\n\(BenchmarksArguments.usage)" : message)
  exit(status)
}

let themes = [
  Theme("Case paths", CasePathWorkloads.all),
  Theme(
    "Streams",
    SubjectWorkloads.all + OperatorWorkloads.all + PublishedWorkloads.all + SchedulerWorkloads.all
  ),
  Theme("Machines", StoreWorkloads.all),
  Theme(
    "Dumps and differences",
    limit: "The limit is the standard library's dump of such an array; that of what doubles, half the work.",
    DumpWorkloads.all
  ),
  Theme(
    "Test stores",
    limit: "The limit is the same work with a bare store; that of the recorder, an array.",
    TestStoreWorkloads.all
  ),
  Theme(
    "Specs",
    limit: "The limit is closures with names; that of what doubles, half the examples.",
    SpecWorkloads.all
  ),
  Theme(
    "Programs, from their start to the first frame",
    limit: "The limit is /bin/echo.",
    StartWorkloads.all
  ),
  Theme(
    "Scrolling",
    limit: "The limit is a list by hand; that of a hundred thousand rows, ten thousand.",
    MoviesWorkloads.all
  ),
].map { theme in
  theme.with { $0.map { $0.aiming(at: RatioTargets.ratio(of: $0.name)) } }
}
let names = themes.flatMap { $0.workloads.map(\.name) }
if let orphan = RatioTargets.all.keys.filter({ !names.contains($0) }).min() {
  refuse("RatioTargets has a target for '\(orphan)', which is no workload", status: 70)
}

switch BenchmarksArguments(Array(CommandLine.arguments.dropFirst())) {
case .help:
  print(BenchmarksArguments.helpText(names: names))
case .run(let options):
  exit(BenchmarksRun(themes: themes, options: options).run())
case .wrong(let message):
  refuse(message)
}
