/// The files and folders that a page names: in its links, and in its text as code.
public enum NamedPaths {
  /// What a page names and is not there, by line.
  ///
  /// - Parameters:
  ///   - page: its path, relative to the repository.
  ///   - text: its text.
  ///   - checksCode: whether what is set as code and looks like a path of the repository has to be there too.
  ///   - exists: whether there is a file or folder, relative to the repository.
  public static func problems(
    of page: String,
    text: String,
    checksCode: Bool,
    exists: (String) -> Bool
  ) -> [PageProblem] {
    let folder = page.split(separator: "/").dropLast().joined(separator: "/")
    // In a catalog docc itself looks for what is linked to.
    let checksLinks = !page.contains(".docc/")
    var problems: [PageProblem] = []
    var isInFence = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.drop(while: { $0 == " " }).hasPrefix("```") { isInFence.toggle() }
      let links = isInFence || !checksLinks ? [] : linked(in: line).map { resolve($0, in: folder) }
      let names = checksCode ? named(in: line, isCode: isInFence || line.hasPrefix("    ")) : []
      for path in links + names where !exists(path) {
        problems.append(PageProblem(page, index + 1, "it names '\(path)', which is not there"))
      }
    }
    return problems
  }

  /// The targets of links to files.
  private static func linked(in line: Substring) -> [String] {
    line.matches(of: #/\]\(([^)\s#]+)(?:#[^)]*)?\)/#).map { String($0.1) }
      .filter { !$0.contains(":") && !$0.hasPrefix("/") }
  }

  /// What looks like a path from the repository's root: what begins with one of its folders.
  private static func named(in line: Substring, isCode: Bool) -> [String] {
    let texts = isCode ? [String(line)] : line.matches(of: #/`([^`]+)`/#).map { String($0.1) }
    return texts.flatMap { text in
      text.matches(
        of:
          #/(?:^|[\s(])(?:\./)?((?:Packages|Tools|Examples|\.swiftlint-rules|\.github|\.ci)/[\w./+-]*)([^\s,;:)]*)/#
      )
      .filter { $0.2.isEmpty }
      .map { String($0.1.reversed().drop { $0 == "." || $0 == "/" }.reversed()) }
    }
  }

  private static func resolve(_ path: String, in folder: String) -> String {
    var parts = folder.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}
