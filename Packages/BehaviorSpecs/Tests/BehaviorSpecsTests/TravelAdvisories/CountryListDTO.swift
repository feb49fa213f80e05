/// What the API returns.
struct CountryListDTO: Equatable {
  var countries: [String] = []
}
