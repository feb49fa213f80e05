import Interfaces
import WebJSON

/// `status.json`.
struct ServerStatusDocument: AdvisoryDocument {
  static let title = "a server's status"

  let status: ServerStatusDTO

  init(from decoder: any Decoder) throws {
    status = try ServerStatusDTO(from: decoder)
  }
}
