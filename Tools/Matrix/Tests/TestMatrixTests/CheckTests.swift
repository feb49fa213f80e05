import Testing

@testable import TestMatrix

@Suite struct CheckTests {
  @Test func aScriptSaysWhatItIs() {
    let text = """
      #!/bin/sh
      # the house stands
      # reads: *.swift .style Rules/ package:House
      # place: 15
      # more
      true
      # reads: nothing
      """
    #expect(
      Check(name: "stands", script: "Tools/Checks/stands.sh", text: text)
        == Check(
          name: "stands",
          what: "the house stands",
          script: "Tools/Checks/stands.sh",
          inputs: [.ending(".swift"), .path(".style"), .path("Rules/"), .package("House")],
          place: 15
        )
    )
  }

  @Test func whoSaysNothingReadsEverything() {
    let check = Check(name: "a", script: "a.sh", text: "#!/bin/sh\ntrue\n")
    #expect(check.inputs == [.everything])
    #expect(check.what == "")
  }
}
