import Foundation

/// The catalog's files.
public enum MoviePages {
  /// The folder of `page-1.json`, `page-2.json`, …
  public static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Movies/pages")
}
