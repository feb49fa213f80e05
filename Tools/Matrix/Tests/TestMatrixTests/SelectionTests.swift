import Testing

@testable import TestMatrix

@Suite struct SelectionTests {
  private func names(_ change: (inout MatrixOptions) -> Void) throws -> [String] {
    var options = MatrixOptions()
    change(&options)
    return try Layers.selection().items(options, change: nil).map(\.name)
  }

  private func error(_ change: (inout MatrixOptions) -> Void) throws -> MatrixError? {
    #expect(throws: MatrixError.self) { try names(change) }
  }

  @Test func packagesThenChecks() throws {
    #expect(try names { _ in } == ["A", "B", "C", "D", "Tools", "style", "rules", "fast"])
  }

  @Test func namesBringTheirDependents() throws {
    #expect(try names { $0.names = ["C"] } == ["C", "D"])
    #expect(try names { $0.names = ["rules", "D"] } == ["D", "rules"])
  }

  @Test func onlyBringsNobody() throws {
    #expect(try names { $0.only = ["A", "fast"] } == ["A", "fast"])
    #expect(
      try names {
        $0.only = ["A"]; $0.names = ["D"]
      } == ["A", "D"]
    )
  }

  @Test func fromIsTheRestOfTheOrder() throws {
    #expect(try names { $0.from = "D" } == ["D", "Tools", "style", "rules", "fast"])
    #expect(try names { $0.from = "rules" } == ["rules", "fast"])
    #expect(
      try names {
        $0.names = ["A"]; $0.from = "D"
      } == ["D", "Tools"]
    )
  }

  @Test func otherWaysToRunAreForPackages() throws {
    #expect(try names { $0.filters = ["x"] } == ["A", "B", "C", "D", "Tools"])
    #expect(
      try names {
        $0.sanitizer = .thread; $0.only = ["fast"]
      } == ["fast"]
    )
  }

  @Test func aLegIsRunAlone() throws {
    #expect(try names { $0.legs = ["other"] } == ["other"])
    #expect(
      try names {
        $0.legs = ["other"]; $0.only = ["A"]
      } == ["A", "other"]
    )
  }

  @Test func wrongNamesAreAnsweredWithTheRightOnes() throws {
    let unknown = try error { $0.only = ["E"] }
    #expect(
      unknown
        == MatrixError(
          "no package or check is named 'E'. The names: A B C D Tools style rules fast",
          exitStatus: 64
        )
    )
    #expect(try error { $0.from = "E" } == unknown)
    #expect(try error { $0.names = ["other"] }?.description.contains("It is a leg: --leg other.") == true)
    #expect(try error { $0.legs = ["A"] }?.description == "no leg is named 'A'. The legs: other")
  }
}
