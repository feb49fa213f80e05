import Foundation
import Interfaces
import WebJSON

/// What a server of advisories holds.
protocol AdvisoryDocument: WebDocument {}

extension AdvisoryDocument {
  static var place: String { "the folder that holds countries.json and status.json" }

  /// Reads it from bytes.
  ///
  /// - Parameter location: where they came from, named in errors.
  static func result(decoding body: Data, from location: String) -> Result<Self, TravelAdvisoryApiError> {
    do throws(WebError) {
      return .success(try Self(decoding: body, from: location))
    } catch {
      return .failure(.malformed(reason: error.description))
    }
  }
}
