import Foundation

/// How long each package and check took when it was last run here.
public struct RunTimes: Sendable {
  /// In seconds, by name.
  public private(set) var seconds: [String: Double]
  private let file: String

  public init(file: String) {
    self.file = file
    let data = FileManager.default.contents(atPath: file) ?? Data()
    seconds = (try? JSONDecoder().decode([String: Double].self, from: data)) ?? [:]
  }

  public mutating func note(_ seconds: Double, of name: String) {
    self.seconds[name] = seconds
    guard let data = try? JSONEncoder().encode(self.seconds) else { return }
    try? data.write(to: URL(fileURLWithPath: file), options: .atomic)
  }
}
