import Foundation

/// Ratios that were measured before, from the lines that `--json` printed.
public struct Baseline: Equatable, Sendable {
  /// By the workload's name.
  public let ratios: [String: Double]

  public init(ratios: [String: Double]) {
    self.ratios = ratios
  }

  /// Reads the lines of a file.
  ///
  /// - Throws: ``Unreadable``.
  public init(path: String) throws {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Unreadable(
        description: "cannot read the baseline \(path): there is no such file, or it may not be read"
      )
    }
    try self.init(lines: String(decoding: data, as: UTF8.self), path: path)
  }

  /// - Parameters:
  ///   - lines: an object a line.
  ///   - path: what the error calls them.
  init(lines: String, path: String) throws {
    var ratios: [String: Double] = [:]
    for (number, line) in zip(1..., lines.split(separator: "\n", omittingEmptySubsequences: false)) {
      if line.allSatisfy(\.isWhitespace) { continue }
      guard let entry = try? JSONDecoder().decode(Entry.self, from: Data(line.utf8)) else {
        throw Unreadable(
          description:
            "the baseline \(path) is not what --json prints: line \(number) has no \"name\" and \"ratio\""
        )
      }
      guard ratios.updateValue(entry.ratio ?? .nan, forKey: entry.name) == nil else {
        throw Unreadable(description: "the baseline \(path) has '\(entry.name)' twice: line \(number)")
      }
    }
    guard !ratios.isEmpty else { throw Unreadable(description: "the baseline \(path) holds no measurement") }
    self.init(ratios: ratios.filter { $0.value.isFinite && $0.value > 0 })
  }

  private struct Entry: Decodable {
    let name: String
    /// Null when it could not be computed.
    let ratio: Double?

    private enum CodingKeys: CodingKey { case name, ratio }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      ratio = try container.decode(Double?.self, forKey: .ratio)
    }
  }

  /// What is wrong with a file, in one line.
  public struct Unreadable: Error, Equatable, CustomStringConvertible {
    public let description: String
  }
}
