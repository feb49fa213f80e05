import Foundation

extension MoviePage {
  /// Reads a page from the bytes of a `page-N.json`, wherever they came from.
  ///
  /// - Parameters:
  ///   - body: the bytes of the file.
  ///   - number: the page that was asked for; the bytes must say the same number.
  ///   - location: where the bytes came from, named in errors.
  /// - Throws: ``CatalogError/cutOff(location:received:expected:)`` when the bytes end within a value, or
  ///   ``CatalogError/wrongJSON(location:problem:)`` when they are anything else than that page.
  public init(decoding body: Data, page number: Int, from location: String) throws(CatalogError) {
    do {
      self = try JSONDecoder().decode(MoviePage.self, from: body)
    } catch {
      if isCutOffJSON(body) {
        throw .cutOff(location: location, received: body.count, expected: nil)
      }
      throw .wrongJSON(location: location, problem: Self.problem(of: error))
    }
    if let problem = problem(asPage: number) {
      throw .wrongJSON(location: location, problem: problem)
    }
  }

  private func problem(asPage number: Int) -> String? {
    if page != number { return "it says it is page \(page), not page \(number)" }
    if totalPages < page { return "it says there are only \(totalPages) pages" }
    if Set(results.map(\.id)).count != results.count { return "two of its movies have the same id" }
    return nil
  }

  private static func problem(of error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      "\"\(key.stringValue)\" is missing\(place(context.codingPath))"
    case DecodingError.typeMismatch(let type, let context):
      "\(name(context.codingPath)) should be \(expectation(type))"
    case DecodingError.valueNotFound(let type, let context):
      "\(name(context.codingPath)) is null and should be \(expectation(type))"
    default:
      "it is not JSON"
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    path.isEmpty ? "" : " in \(name(path))"
  }

  private static func name(_ path: [any CodingKey]) -> String {
    guard !path.isEmpty else { return "the whole" }
    return path.reduce(into: "") { name, key in
      if let index = key.intValue {
        name += "[\(index)]"
      } else {
        name += (name.isEmpty ? "" : ".") + key.stringValue
      }
    }
  }

  private static func expectation(_ type: any Any.Type) -> String {
    switch type {
    case is Int.Type: "a whole number"
    case is String.Type: "a text"
    case is [Any].Type: "a list"
    default: "an object"
    }
  }
}
