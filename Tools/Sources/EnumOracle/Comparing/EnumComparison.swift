import EnumScanning
import MacroPlugin

/// Compares the scanner with swift-syntax over many enums.
public struct EnumComparison: Sendable {
  /// The enums that were compared; of several equal ones only the first is.
  public private(set) var enums = 0
  /// Their cases.
  public private(set) var cases = 0
  /// What differs, a paragraph each: the two listings, or an expansion that does not parse.
  public private(set) var differences: [String] = []

  private var seen: Set<String> = []
  private let expansionStride: Int

  /// - Parameter expansionStride: parse the expansion of every which enum. Parsing is what takes the time.
  public init(expansionStride: Int = 1) {
    self.expansionStride = expansionStride
  }

  public mutating func compare(_ parsed: [ParsedEnum]) {
    for parsed in parsed { compare(parsed) }
  }

  /// Notes that there was nothing to compare.
  mutating func refuse(_ reason: String) { differences.append(reason) }

  public mutating func compare(_ parsed: ParsedEnum) {
    guard seen.insert(parsed.source).inserted else { return }
    enums += 1
    cases += parsed.listing.cases.count
    let scanned = EnumScanner.scan(parsed.source).map { EnumListing($0) }
    if let difference = Self.difference(scanned, parsed.listing) {
      differences.append("\(difference)\nin:\n\(parsed.source)")
    } else if enums.isMultiple(of: expansionStride), let problem = Expansion.problem(of: parsed.source) {
      differences.append("\(problem)\nin:\n\(parsed.source)")
    }
  }

  private static func difference(_ scanned: EnumListing?, _ parsed: EnumListing) -> String? {
    guard let scanned else { return "the scanner takes this for no enum" }
    if scanned.name != parsed.name { return "scanner: \(scanned.name)\nparser:  \(parsed.name)" }
    if scanned.isNoncopyable != parsed.isNoncopyable {
      return "noncopyable by the scanner: \(scanned.isNoncopyable), by the parser: \(parsed.isNoncopyable)"
    }
    for index in 0..<max(scanned.cases.count, parsed.cases.count) {
      let left = index < scanned.cases.count ? scanned.cases[index] : "nothing"
      let right = index < parsed.cases.count ? parsed.cases[index] : "nothing"
      if left != right { return "scanner: \(left)\nparser:  \(right)" }
    }
    return nil
  }
}
