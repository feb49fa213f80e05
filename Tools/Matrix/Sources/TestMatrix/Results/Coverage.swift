import Foundation

/// How many lines of a package's own sources its tests came through.
public struct Coverage: Equatable, Sendable {
  public var lines: Int
  public var covered: Int

  public init(lines: Int, covered: Int) {
    self.lines = lines
    self.covered = covered
  }

  /// Reads what `llvm-cov export` printed. Nil when it is something else.
  ///
  /// - Parameter sources: the folder whose files count, absolute, with a slash at its end.
  public init?(llvmJSON data: Data, sources: String) {
    guard let export = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
      let files = (export["data"] as? [[String: Any]])?.first?["files"] as? [[String: Any]]
    else { return nil }
    lines = 0
    covered = 0
    for file in files where (file["filename"] as? String)?.hasPrefix(sources) == true {
      let summary = (file["summary"] as? [String: Any])?["lines"] as? [String: Any]
      lines += summary?["count"] as? Int ?? 0
      covered += summary?["covered"] as? Int ?? 0
    }
  }

  /// In percent; all of nothing.
  public var percent: Double { lines == 0 ? 100 : Double(covered) * 100 / Double(lines) }

  /// `93.1 % of 29 lines`
  public var description: String { "\((percent * 10).rounded(.down) / 10) % of \(lines) lines" }

  static func + (left: Coverage, right: Coverage) -> Coverage {
    Coverage(lines: left.lines + right.lines, covered: left.covered + right.covered)
  }
}
