import Foundation
import FrontTesting
import MoviesFeature
import Testing

@Suite struct AnalyticsLogTests {
  @Test func linesAreAddedAtTheEndAlsoByTwoLogs() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("log")
    try "before\n".write(toFile: path, atomically: true, encoding: .utf8)
    let (first, second) = (try AnalyticsLog(path: path), try AnalyticsLog(path: path))
    try await first.track(.loadedPage(1))
    try await second.track(.favourite(3, true))
    try await first.track(.favourite(3, false))
    #expect(
      try String(contentsOfFile: path, encoding: .utf8)
        == "before\nloaded page 1\nfavourite movie 3\nno favourite movie 3\n"
    )
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
  func aFullDiskIsSaidAndTheNextLineTriedAgain() async throws {
    let log = try AnalyticsLog(path: "/dev/full")
    for _ in 0..<2 {
      let error = await #expect(throws: AnalyticsLog.Incomplete.self) {
        try await log.track(.loadedPage(1))
      }
      #expect(error?.reason == "No space left on device")
      #expect(error?.description.contains("'/dev/full'") == true)
    }
  }

  @Test func aFolderIsNoLog() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: AnalyticsLog.Unwritable.self) { try AnalyticsLog(path: folder.path) }
    #expect(error?.path == folder.path)
  }
}
