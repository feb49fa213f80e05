import Foundation
import Testing

@testable import Documentation

/// Where a site may be put, and what is made of a manifest's products.
@Suite struct SiteTests {
  @Test func whatIsNoSiteIsLeftAlone() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("place-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let letter = folder.appendingPathComponent("letter.txt")
    try Data("Dear".utf8).write(to: letter)

    var options = DocumentationOptions()
    options.output = folder.path
    options.scratch = folder.appendingPathComponent("scratch").path
    let site = Site(root: folder, options: options, products: []) { _ in }
    #expect(throws: SiteError.notASite(folder.path)) { try site.build() }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["letter.txt"])
  }

  @Test func errorsSayWhatToDo() {
    #expect(SiteError.noDocc.description.contains("install a toolchain that has it"))
    #expect(
      SiteError.failed("docc convert of A", "warning").description == "docc convert of A failed:\nwarning"
    )
  }
}
