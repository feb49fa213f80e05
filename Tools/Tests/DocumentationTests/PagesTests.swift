import Foundation
import Testing

@testable import Documentation

/// Which pages are looked at.
@Suite struct PagesTests {
  @Test func theExamplesPagesAreAmongThem() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pages-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let wanted = [
      "README.md", "CONTRIBUTING.md", "Packages/A/README.md", "Packages/B/README.md", "Examples/README.md",
      "Examples/GTK/README.md", "Packages/A/Sources/A/A.docc/A.md",
    ]
    for name in wanted + ["Examples/GTK/Sources/Notes.md", "Tools/README.md"] {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data("# Title\n".utf8).write(to: file)
    }
    #expect(Pages(root: folder).markdown() == wanted)
  }
}
