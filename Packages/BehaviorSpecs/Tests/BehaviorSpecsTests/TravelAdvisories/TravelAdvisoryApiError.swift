enum TravelAdvisoryApiError: Error {
  case offline
}
