/// Something to be checked that is no package: a script, or the manifests.
public struct Check: Equatable, Sendable {
  /// What a check reads; when nothing of it has changed, neither has the result.
  public enum Input: Equatable, Sendable {
    case everything
    /// A file, or a folder with a slash at its end, relative to the root.
    case path(String)
    /// All files whose names end so.
    case ending(String)
    /// A package with what it depends on.
    case package(String)
  }

  public var name: String
  /// What it checks, in a line.
  public var what: String
  /// Relative to the root; nil for what is built in.
  public var script: String?
  public var inputs: [Input]
  /// Checks are run in the order of these.
  public var place: Int

  public init(name: String, what: String, script: String? = nil, inputs: [Input], place: Int = 50) {
    self.name = name
    self.what = what
    self.script = script
    self.inputs = inputs
    self.place = place
  }

  /// Reads what a script's comments say of it.
  ///
  /// The first comment after `#!` says what it checks. `# reads: everything`, or paths, `*.swift` and `package:NAME`,
  /// says what the result depends on (everything, if nothing is said), and `# place: 20` where it is in the order.
  public init(name: String, script: String, text: String) {
    let comments = text.split(separator: "\n").prefix { $0.hasPrefix("#") }.dropFirst()
      .map { $0.drop { $0 == "#" || $0 == " " } }
    let reads = comments.first { $0.hasPrefix("reads: ") }?.dropFirst("reads: ".count)
    let inputs = reads.map { Self.inputs($0) } ?? [.everything]
    let place = comments.first { $0.hasPrefix("place: ") }.flatMap { Int($0.dropFirst("place: ".count)) }
    self.init(
      name: name,
      what: comments.first.map(String.init) ?? "",
      script: script,
      inputs: inputs,
      place: place ?? 50
    )
  }

  /// What words stand for, with spaces between them.
  static func inputs(_ words: Substring) -> [Input] {
    words.split(separator: " ").map { input(String($0)) }
  }

  private static func input(_ word: String) -> Input {
    if word == "everything" { return .everything }
    if word.hasPrefix("package:") { return .package(String(word.dropFirst("package:".count))) }
    if word.hasPrefix("*") { return .ending(String(word.dropFirst())) }
    return .path(word)
  }

  /// The check that is built in.
  static let manifests = Check(
    name: "manifests",
    what: "the umbrella manifest lists what the packages' manifests do",
    inputs: [.ending("Package.swift")],
    place: 30
  )
}
