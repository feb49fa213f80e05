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
  Theme("Dumps and differences", DumpWorkloads.all),
  Theme("Test stores", TestStoreWorkloads.all),
  Theme("Specs", SpecWorkloads.all),
  Theme("Programs, from their start to the first frame", StartWorkloads.all),
  Theme("Scrolling", MoviesWorkloads.all),
].map { theme in
  Theme(theme.title, theme.workloads.map { $0.aiming(at: RatioTargets.ratio(of: $0.name)) })
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
