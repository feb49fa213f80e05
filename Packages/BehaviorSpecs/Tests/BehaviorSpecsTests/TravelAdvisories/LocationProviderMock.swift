/// Stands in for the system's location service.
final class LocationProviderMock {
  var isAuthorized = false
  var next: (latitude: Double, longitude: Double)?
}
