import Foundation
import Testing

@Suite struct LegTests {
  private static let legs = ["combine", "static", "wasm", "musl"]

  /// A folder with a `swift` that does this.
  private static func fakeSwift(_ body: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("leg-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let program = folder.appendingPathComponent("swift")
    try Data("#!/bin/sh\n\(body)\n".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    return folder
  }

  @Test(arguments: legs)
  func helpAndWrongCalls(_ leg: String) throws {
    let help = try Script("Legs/\(leg).sh", ["--help"])
    #expect(help.status == 0)
    #expect(help.output.hasPrefix("Usage: Tools/Legs/\(leg).sh"))
    for arguments in [[], ["--fast"], ["a", "b"]] {
      let run = try Script("Legs/\(leg).sh", arguments)
      #expect(run.status == 64)
      #expect(run.lines.first == "\(leg).sh: give one folder for the builds")
    }
  }

  @Test(arguments: ["wasm", "musl"])
  func withoutItsSDKALegSaysWhichToInstall(_ leg: String) throws {
    let programs = try Self.fakeSwift(
      #"case "$*" in "--version") echo "Swift version 6.3.1 (swift-6.3.1-RELEASE)" ;; *) echo "No Swift SDKs" ;; esac"#
    )
    defer { try? FileManager.default.removeItem(at: programs) }
    let run = try Script("Legs/\(leg).sh", [programs.path], path: programs)
    #expect(run.status == 0)
    #expect(run.lines.count == 1)
    #expect(run.output.hasPrefix("skipped: no Swift SDK for "))
    #expect(run.output.contains("install that of Swift 6.3.1"))
  }

  /// With an SDK each product is built with it, and one that does not build is a failure.
  @Test(arguments: [("true", 0), (#"case "$*" in *MachineKit*) echo broken; exit 1 ;; esac"#, 1)])
  func withItsSDKTheLayersAreBuiltForWebAssembly(_ building: String, _ status: Int32) throws {
    let programs = try Self.fakeSwift(
      #"""
      if [ "$1 $2" = "sdk list" ]; then echo other; echo swift-6.3.1-RELEASE_wasm; exit; fi
      case "$*" in *"--swift-sdk swift-6.3.1-RELEASE_wasm "*) ;; *) exit 9 ;; esac
      """# + "\n" + building
    )
    defer { try? FileManager.default.removeItem(at: programs) }
    let run = try Script("Legs/wasm.sh", [programs.path], path: programs)
    #expect(run.status == status)
    #expect(run.lines.first == "with the Swift SDK swift-6.3.1-RELEASE_wasm")
    #expect(run.lines.contains { $0.hasPrefix("ok      StateDump") })
    #expect(run.lines.contains("FAILED  MachineKit") == (status == 1))
  }

  @Test func whatTheWorkflowsCallIsThere() throws {
    let folder = try Self.fakeSwift("true")
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = FileManager.default
    try files.createDirectory(
      at: folder.appendingPathComponent(".github/workflows"),
      withIntermediateDirectories: true
    )
    let script = folder.appendingPathComponent("run-tests.sh")
    try Data("#!/bin/sh\necho '  --shard I/N   a part'\n".utf8).write(to: script)
    try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
    func check(_ command: String) throws -> Script {
      let workflow = """
        on: push
        jobs:
          linux:
            runs-on: ubuntu-latest
            steps:
              - run: \(command)

        """
      try Data(workflow.utf8).write(to: folder.appendingPathComponent(".github/workflows/ci.yml"))
      return try Script("Checks/workflow.sh", ["--root", folder.path])
    }
    #expect(try check("./run-tests.sh --shard 1/2").status == 0)
    let unknown = try check("./run-tests.sh --shards 1/2")
    #expect(unknown.status == 1)
    #expect(unknown.output.contains(".github/workflows/ci.yml:6: run-tests.sh has no --shards"))
    #expect(try check("./run-tests.sh --leg none").output.contains("there is no leg 'none'"))
    let none = try check("make")
    #expect(none.status == 1)
    #expect(none.output.contains("no workflow calls run-tests.sh"))
  }
}
