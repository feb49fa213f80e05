/// How the server is doing, as it writes it: `{"status": "degraded", "message": "Advisories come late."}`.
public struct ServerStatusDTO: Codable, Equatable, Sendable {
  /// `operational`, `degraded` or `down`.
  public var status: String
  /// What a user should know.
  public var message: String?

  /// Makes a status.
  public init(status: String, message: String? = nil) {
    self.status = status
    self.message = message
  }
}
