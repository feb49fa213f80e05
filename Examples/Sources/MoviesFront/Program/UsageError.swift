import MoviesCatalog
import TerminalFront

/// Arguments that the program does not understand.
struct UsageError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = CatalogAddress.withoutCredentials(description).printable
  }
}
