import Foundation

/// Remembers what passed. A failure is never remembered.
public struct PassMemory: Sendable {
  /// A run that passed.
  public struct Pass: Codable, Equatable, Sendable {
    public var key: String
    public var date: Date
    public var tests: Int?
    public var skipped: Int
    public var knownIssues: Int
    /// The results in JUnit's form, to be reported again.
    public var junit: String

    public init(key: String, date: Date, tests: Int?, skipped: Int, knownIssues: Int, junit: String) {
      self.key = key
      self.date = date
      self.tests = tests
      self.skipped = skipped
      self.knownIssues = knownIssues
      self.junit = junit
    }
  }

  private let folder: String

  /// - Parameter folder: where a file a name is kept.
  public init(folder: String) { self.folder = folder }

  /// The pass that has this key; nil when something has changed since, or nothing passed.
  public func pass(of name: String, key: String) -> Pass? {
    guard let data = FileManager.default.contents(atPath: file(name)),
      let pass = try? JSONDecoder().decode(Pass.self, from: data), pass.key == key
    else { return nil }
    return pass
  }

  public func remember(_ pass: Pass, of name: String) {
    guard let data = try? JSONEncoder().encode(pass) else { return }
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try? data.write(to: URL(fileURLWithPath: file(name)), options: .atomic)
  }

  public func forget(_ name: String) {
    try? FileManager.default.removeItem(atPath: file(name))
  }

  private func file(_ name: String) -> String { "\(folder)/\(name).json" }
}
