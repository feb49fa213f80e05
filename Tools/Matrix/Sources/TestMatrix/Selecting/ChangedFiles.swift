/// Asks git what differs.
public enum ChangedFiles {
  /// The files below the root that differ from a revision: committed since, not committed, deleted, and new ones.
  public static func since(_ revision: String, in root: Folder) throws(MatrixError) -> [String] {
    let git = ["git", "-C", root.path]
    guard CommandOutput.of(git + ["rev-parse", "--git-dir"])?.status == 0 else {
      throw MatrixError("--changed needs git, and \(root.path) is in no repository of it", exitStatus: 64)
    }
    // An option in the place of a revision would be git's.
    let commit = CommandOutput.of(git + ["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"])
    guard !revision.hasPrefix("-"), let commit, commit.status == 0 else {
      throw MatrixError(
        "git knows no revision '\(revision)'; give a branch, tag or commit: --changed main",
        exitStatus: 64
      )
    }
    let id = commit.text.split(separator: "\n").first.map(String.init) ?? revision
    let differing = try names(git + ["diff", "--name-only", "--no-renames", "-z", "--relative", id, "--"])
    let new = try names(git + ["ls-files", "--others", "--exclude-standard", "-z"])
    return Array(Set(differing + new)).sorted()
  }

  private static func names(_ command: [String]) throws(MatrixError) -> [String] {
    guard let output = CommandOutput.of(command), output.status == 0 else {
      throw MatrixError("'\(command.joined(separator: " "))' failed")
    }
    return output.text.split(separator: "\0").map(String.init)
  }
}
