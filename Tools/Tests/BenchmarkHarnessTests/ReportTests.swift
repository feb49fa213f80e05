import BenchmarkHarness
import Foundation
import Testing

@Suite struct ReportTests {
  private let measurement = Measurement(
    name: "store.\"send\"",
    nanosecondsPerOperation: 45,
    limitNanosecondsPerOperation: 30,
    operations: 1024
  )

  @Test func jsonIsAnObjectOnALine() throws {
    let line = Report.json(measurement)
    #expect(!line.contains("\n"))
    let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    #expect(Set(object.keys) == ["name", "ns_per_op", "limit_ns_per_op", "ratio", "ops"])
    #expect(object["name"] as? String == "store.\"send\"")
    #expect(object["ns_per_op"] as? Double == 45)
    #expect(object["limit_ns_per_op"] as? Double == 30)
    #expect(object["ratio"] as? Double == 1.5)
    #expect(object["ops"] as? Int == 1024)
  }

  @Test func aTargetIsToldInTime() {
    var measurement = measurement
    measurement.targetNanoseconds = 100_000_000
    measurement.nanosecondsPerOperation = 20_450_000
    #expect(Report.json(measurement).hasSuffix("\"ops\": 1024, \"target_ns\": 100000000.000}"))
    #expect(Report.tableRow(measurement, nameWidth: 1).hasSuffix("  20.4 ms, target 100 ms met"))
    measurement.nanosecondsPerOperation = 100_000_000
    #expect(Report.tableRow(measurement, nameWidth: 1).hasSuffix("  100.0 ms, target 100 ms MISSED"))
  }

  @Test func theTablesColumnsStandBelowEachOther() {
    let head = Report.tableHead(nameWidth: 14)
    let row = Report.tableRow(measurement, nameWidth: 14)
    #expect(head == "name                  ns/op        limit        ratio")
    #expect(row == "store.\"send\"          45.00        30.00         1.50")
  }

  @Test func aTargetIsToldAsARatio() {
    var measurement = measurement
    measurement.targetRatio = 1.5
    #expect(Report.json(measurement).hasSuffix("\"ops\": 1024, \"target_ratio\": 1.500}"))
    #expect(Report.tableRow(measurement, nameWidth: 1).hasSuffix("  target 1.50 met"))
    measurement.targetRatio = 1.4
    #expect(Report.tableRow(measurement, nameWidth: 1).hasSuffix("  target 1.40 MISSED"))
  }
}
