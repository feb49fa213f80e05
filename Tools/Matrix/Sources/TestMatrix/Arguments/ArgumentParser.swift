/// Reads the options of a command line, one after the other.
struct ArgumentParser {
  private var rest: ArraySlice<String>
  private var options = MatrixOptions()
  /// The option being read, and its value when that is written behind `=`.
  private var name = ""
  private var attached: String?

  private static let flags: [String: @Sendable (inout MatrixOptions) -> Void] = [
    "--list": { $0.action = .list },
    "--release": { $0.isRelease = true },
    "--coverage": { $0.measuresCoverage = true },
    "--keep-going": { $0.keepsGoing = true },
    "--fresh": { $0.isFresh = true },
    "--quiet": { $0.isQuiet = true },
    "--json": { $0.printsJSON = true },
  ]

  private static let valued = [
    "--root", "--only", "--leg", "--from", "--changed", "--shard", "--filter", "--repeat", "--seed",
    "--sanitize", "--coverage-min", "--timeout", "--junit", "--graph", "--github-matrix",
  ]

  /// All options, as they are listed to who writes another.
  static var names: [String] { (flags.keys + valued + ["--help"]).sorted() }

  init(_ arguments: [String]) { rest = arguments[...] }

  mutating func read() throws(UsageError) -> MatrixOptions {
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-") else {
        options.names.append(argument)
        continue
      }
      if argument == "--help" || argument == "-h" { throw UsageError("") }
      split(argument)
      try readOption()
    }
    if options.coverageMinimum != nil { options.measuresCoverage = true }
    return options
  }

  private mutating func split(_ argument: String) {
    let equals = argument.firstIndex(of: "=")
    name = String(argument[..<(equals ?? argument.endIndex)])
    attached = equals.map { String(argument[argument.index(after: $0)...]) }
  }

  private mutating func readOption() throws(UsageError) {
    if let flag = Self.flags[name] {
      guard attached == nil else { throw UsageError("\(name) takes no value; write \(name) alone") }
      return flag(&options)
    }
    guard Self.valued.contains(name) else {
      throw UsageError("unknown option '\(name)'. The options: \(Self.names.joined(separator: " "))")
    }
    try readWhat()
  }

  private mutating func readWhat() throws(UsageError) {
    switch name {
    case "--root": options.root = try value("a folder: --root ../other")
    case "--only": options.only += try list("a package or check: --only NAME")
    case "--leg": options.legs += try list("a leg: --leg NAME")
    case "--from": options.from = try value("a package or check: --from NAME")
    case "--junit": options.junit = try value("a file: --junit results.xml")
    case "--filter": options.filters.append(try value("a part of a test's name: --filter 'Suite/test'"))
    case "--changed": readRevision()
    case "--shard":
      let example = "a part of a number of parts, as in --shard 1/4"
      options.shard = try parsed(example) { Shard($0) }
    case "--graph":
      let example = "mermaid or dot, as in --graph mermaid"
      options.action = .graph(try parsed(example) { GraphFormat(rawValue: $0) })
    case "--github-matrix":
      options.action = .githubMatrix(try optionalCount() ?? 4)
    default: try readHow()
    }
  }

  private mutating func readHow() throws(UsageError) {
    switch name {
    case "--sanitize":
      let example = "thread or address, as in --sanitize thread"
      options.sanitizer = try parsed(example) { Sanitizer(rawValue: $0) }
    case "--repeat": options.repetitions = try parsed("a number of runs, as in --repeat 20", positive)
    case "--seed": options.seed = try parsed("a number, as in --seed 42") { UInt64($0) }
    case "--timeout":
      options.timeout = try parsed("a number of seconds, as in --timeout 600") { text in
        Double(text).flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
      }
    default:
      options.coverageMinimum = try parsed("a percentage, as in --coverage-min 80") { text in
        Double(text).flatMap { (0...100).contains($0) ? $0 : nil }
      }
    }
  }

  private func positive(_ text: String) -> Int? {
    Int(text).flatMap { $0 > 0 ? $0 : nil }
  }

  // MARK: Values

  private mutating func value(_ expected: String) throws(UsageError) -> String {
    if let attached, !attached.isEmpty { return attached }
    guard attached == nil, let next = rest.first, !next.hasPrefix("--"), !next.isEmpty else {
      throw UsageError("\(name) needs \(expected)")
    }
    rest.removeFirst()
    return next
  }

  private mutating func list(_ expected: String) throws(UsageError) -> [String] {
    let names = try value(expected).split(separator: ",").map(String.init)
    guard !names.isEmpty else { throw UsageError("\(name) needs \(expected)") }
    return names
  }

  private mutating func parsed<Value>(
    _ expected: String,
    _ parse: (String) -> Value?
  ) throws(UsageError) -> Value {
    let text = try value(expected)
    guard let value = parse(text) else { throw UsageError("\(name) needs \(expected), and not '\(text)'") }
    return value
  }

  private mutating func optionalCount() throws(UsageError) -> Int? {
    guard attached != nil || rest.first.flatMap({ Int($0) }) != nil else { return nil }
    return try parsed("a number of machines, as in --github-matrix 4", positive)
  }

  /// What follows may be a revision, or be missing.
  private mutating func readRevision() {
    if let attached {
      options.changedSince = attached
      options.isRevisionGiven = true
    } else if let next = rest.first, !next.hasPrefix("-"), !next.isEmpty {
      options.changedSince = rest.removeFirst()
      options.isRevisionGiven = true
    } else {
      options.changedSince = "HEAD"
    }
  }
}
