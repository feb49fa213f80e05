import IssueReporting
import Testing

@Suite struct UnimplementedTests {
  private struct API: Sendable {
    var now: @Sendable () -> Int = unimplemented("API.now", placeholder: -1)
    var log: @Sendable (String, Int, Bool) -> Void = unimplemented("API.log", placeholder: ())
    var list: @Sendable (Int) async -> [String] = unimplemented("API.list", placeholder: [])
    var parse: @Sendable (String) throws -> Int = unimplemented("API.parse")
    var fetch: @Sendable (String, Int) async throws -> Int = unimplemented("API.fetch")
  }

  @Test func eachShapeOfFunctionReportsItsName() async {
    let recorder = RecordingIssueReporter()
    await withIssueReporters([recorder]) {
      let api = API()
      #expect(recorder.issues.isEmpty)
      #expect(api.now() == -1)
      api.log("a", 1, true)
      #expect(await api.list(1) == [])
      #expect(throws: UnimplementedError.self) { try api.parse("x") }
      await #expect(throws: UnimplementedError.self) { try await api.fetch("x", 1) }
    }
    let names = ["now", "log", "list", "parse", "fetch"]
    #expect(
      recorder.issues.map(\.message)
        == names.map { "Unimplemented: API.\($0) was called. It needs an implementation here." }
    )
  }

  @Test func aValueIsReportedAtOnceWithThePlaceOfUnimplemented() {
    let recorder = RecordingIssueReporter()
    let line = UInt(#line + 1)
    let value: Int = withIssueReporters([recorder]) { unimplemented("limit", placeholder: 3) }
    #expect(value == 3)
    #expect(recorder.issues.map(\.line) == [line])
    #expect(
      recorder.issues.map(\.message) == ["Unimplemented: limit was read. It needs an implementation here."]
    )
  }
}
