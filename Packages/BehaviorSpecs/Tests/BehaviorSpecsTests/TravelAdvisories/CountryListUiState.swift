struct CountryListUiState: Equatable {
  var countries: [String] = []
  var isLoading = true
  var isLoaded = false
  var yourLocation = LocationUiState.none
}
