import Foundation

/// Changes to a file, all of them or none.
struct FileFix {
  let file: String
  /// In the file's text as it was checked; they do not overlap.
  let edits: [TextEdit]

  /// Writes a new file beside the old one and puts it in the old one's place, with its permissions.
  func apply(in tree: SourceTree) throws(ConfigurationError) {
    let url = tree.url(file).resolvingSymlinksInPath()
    let temporary = url.deletingLastPathComponent().appendingPathComponent(".lint-\(UUID().uuidString)")
    do {
      let data = try changed(Data(contentsOf: url))
      let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
      try data.write(to: temporary)
      if let permissions = attributes[.posixPermissions] {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: temporary.path)
      }
      guard rename(temporary.path, url.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      try? FileManager.default.removeItem(at: temporary)
      throw ConfigurationError(file: file, message: "cannot be changed: \(error.localizedDescription)")
    }
  }

  private func changed(_ data: Data) throws -> Data {
    var bytes = Array(data)
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      guard edit.range.upperBound <= bytes.count else { throw CocoaError(.fileReadCorruptFile) }
      bytes.replaceSubrange(edit.range, with: edit.replacement.utf8)
    }
    return Data(bytes)
  }
}
