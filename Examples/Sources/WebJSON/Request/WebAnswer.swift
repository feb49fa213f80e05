import Foundation

/// What came back from a server.
struct WebAnswer {
  /// The status, of an answer that has one.
  var status: Int?
  /// The body's length that the server announced, if it did, in bytes.
  var expected: Int?
  /// What came of the body.
  var body: Data
  /// Whether the connection broke.
  var isBroken = false

  /// The longest body that is read, in bytes: a server may go on sending for ever.
  static let limit = 16 * 1_048_576

  /// The body, if all of it came and the status is 200.
  ///
  /// - Parameters:
  ///   - location: what was asked for, named in errors.
  ///   - wanted: what the address should have been, for when there is nothing.
  func wholeBody(from location: String, wanted: String) throws(WebError) -> Data {
    switch status ?? 200 {
    case 200: break
    case 404: throw .missing(location: location, wanted: wanted)
    case let status where status == 401 || status == 403: throw .forbidden(status, location: location)
    case let status: throw .httpStatus(status, location: location)
    }
    if isBroken || body.count < expected ?? 0 {
      throw .cutOff(location: location, received: body.count, expected: expected)
    }
    return body
  }
}
