import Foundation

/// A rule that forbids what a regular expression matches.
struct RegexRule: FileRule, Sendable {
  var regex: NSRegularExpression
  /// The group that is the place; 0 for the whole match.
  var captureGroup = 0
  /// A match that touches one of these does not count.
  var excludedKinds: Set<SyntaxKind>

  func violations(in file: SourceFile) -> [Violation] {
    let text = file.text as NSString
    var violations: [Violation] = []
    var map: SyntaxMap?
    var start = 0
    while start <= text.length,
      let match = regex.firstMatch(
        in: file.text,
        range: NSRange(location: start, length: text.length - start)
      )
    {
      let place = match.range(at: captureGroup)
      let bytes = byteRange(place.location == NSNotFound ? match.range : place, in: file.text)
      if !excludedKinds.isEmpty, map == nil { map = SyntaxMap(file.tree) }
      if map?.kinds(in: byteRange(match.range, in: file.text)).isDisjoint(with: excludedKinds) ?? true {
        violations.append(Violation(at: bytes.lowerBound))
        start = max(match.range.location + match.range.length, match.range.location + 1)
      } else {
        // What does not count must not hide what begins inside of it.
        start = match.range.location + 1
      }
    }
    return violations
  }

  private func byteRange(_ range: NSRange, in text: String) -> Range<Int> {
    let units = text.utf16
    let start = units.index(units.startIndex, offsetBy: range.location)
    let end = units.index(start, offsetBy: range.length)
    let offset = text.utf8.distance(from: text.startIndex, to: start)
    return offset..<(offset + text.utf8.distance(from: start, to: end))
  }
}
