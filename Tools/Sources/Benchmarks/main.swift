import BenchmarkHarness
import Foundation

/// Prints what is wrong to standard error.
func complain(_ message: String) {
  FileHandle.standardError.write(Data("benchmarks: \(message)\n".utf8))
}

/// Prints what is wrong to standard error and ends.
func refuse(_ message: String) -> Never {
  complain("\(message)\n\(BenchmarksArguments.usage)")
  exit(64)
}

func run(_ workloads: [Workload], filter: String?, json: Bool) {
  let chosen = workloads.filter { workload in filter.map { workload.name.contains($0) } ?? true }
  if chosen.isEmpty, let filter {
    let names = workloads.map(\.name).joined(separator: ", ")
    refuse("no workload's name contains '\(filter)'. The names: \(names)")
  }
  let width = chosen.map(\.name.count).max() ?? 0
  if !json { print(Report.tableHead(nameWidth: width)) }
  var missing = false
  for workload in chosen {
    do {
      let measurement = try Sampler().measure(workload)
      print(json ? Report.json(measurement) : Report.tableRow(measurement, nameWidth: width))
    } catch {
      complain("\(workload.name) is left out: \(error)")
      missing = true
    }
    // A pipe's reader should see each line when it is there.
    fflush(nil)
  }
  if missing { exit(1) }
}

let workloads =
  CasePathWorkloads.all + SubjectWorkloads.all + OperatorWorkloads.all
  + PublishedWorkloads.all + SchedulerWorkloads.all + StoreWorkloads.all + DumpWorkloads.all
  + TestStoreWorkloads.all + SpecWorkloads.all + StartWorkloads.all + MoviesWorkloads.all

switch BenchmarksArguments(Array(CommandLine.arguments.dropFirst())) {
case .help:
  print(BenchmarksArguments.helpText(names: workloads.map(\.name)))
case .run(let filter, let json):
  run(workloads, filter: filter, json: json)
case .wrong(let message):
  refuse(message)
}
