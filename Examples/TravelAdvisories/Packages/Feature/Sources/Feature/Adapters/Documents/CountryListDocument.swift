import Interfaces
import WebJSON

/// `countries.json`.
struct CountryListDocument: AdvisoryDocument {
  static let title = "a list of countries"

  let list: CountryListDTO

  init(from decoder: any Decoder) throws {
    list = try CountryListDTO(from: decoder)
  }
}
