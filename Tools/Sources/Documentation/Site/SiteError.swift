/// Why no site was made.
public enum SiteError: Error, Equatable, CustomStringConvertible {
  /// The toolchain has no `docc`.
  case noDocc
  /// The place for the site has something else in it.
  case notASite(String)
  /// A step failed: which, and what was printed.
  case failed(String, String)

  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .noDocc:
      "docc was found neither beside swift nor on the PATH: install a toolchain that has it, or name it in DOCC_EXEC"
    case .notASite(let path):
      "'\(path)' is there and no site made by this: name a folder that is not there, or remove it"
    case .failed(let what, let output):
      "\(what) failed:\n\(output)"
    }
  }
}
