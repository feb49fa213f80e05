import Foundation

/// Jobs for a GitHub workflow: `strategy: { matrix: ${{ fromJSON(…) }} }`.
public enum GitHubMatrix {
  /// One line of JSON. Names are written out, so that machines which know no times run what was planned.
  public static func json(_ parts: [[MatrixItem]]) -> String {
    let jobs = parts.filter { !$0.isEmpty }
    let include = jobs.enumerated().map { index, items in
      let names = items.map(\.name).joined(separator: ",")
      return JSONText.object([
        ("name", .string("\(index + 1) of \(jobs.count)")), ("arguments", .string("--only \(names)")),
      ])
    }
    return "{\"include\":[\(include.joined(separator: ","))]}"
  }
}
