import Foundation

/// A file to write a report to.
public struct ReportFile: Equatable, Sendable {
  /// What is written.
  public enum Format: Equatable, Sendable {
    case html, markdown
  }

  public let path: String
  public let format: Format

  /// - Parameter path: where to write; its extension tells the format. Nil for an extension of neither.
  public init?(path: String) {
    switch URL(fileURLWithPath: path).pathExtension.lowercased() {
    case "html", "htm": format = .html
    case "md", "markdown": format = .markdown
    default: return nil
    }
    self.path = path
  }

  /// What would keep the report from being written, in one line: said before anything is measured.
  public var obstacle: String? {
    let files = FileManager.default
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    var isFolder: ObjCBool = false
    if files.fileExists(atPath: path, isDirectory: &isFolder) {
      if isFolder.boolValue { return "cannot write the report \(path): it is a folder" }
      return files.isWritableFile(atPath: path) ? nil : "cannot write the report \(path): it is read-only"
    }
    guard files.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      return "cannot write the report \(path): there is no folder \(folder)"
    }
    return files.isWritableFile(atPath: folder) ? nil : "cannot write the report \(path) in that folder"
  }

  /// Writes the report; what there was is replaced.
  public func write(_ sections: [ReportSection], about setting: ReportSetting) throws {
    let text =
      switch format {
      case .html: HTMLReport.page(sections, about: setting)
      case .markdown: MarkdownReport.text(sections, about: setting)
      }
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }
}
