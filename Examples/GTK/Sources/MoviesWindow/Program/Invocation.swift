import WebJSON

/// What the program's arguments ask for.
enum Invocation: Equatable {
  /// A window.
  ///
  /// - Parameters:
  ///   - address: where the films are read from; nil for those compiled in.
  ///   - isTraced: whether what the window shows is printed.
  case run(address: WebAddress?, isTraced: Bool)
  case help
  case version

  /// Reads the arguments.
  ///
  /// - Parameter arguments: without the program's name. An option's value follows it, or `=`.
  /// - Throws: ``UsageError``.
  init(arguments: [String]) throws(UsageError) {
    var address: WebAddress?
    var isTraced = false
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      switch (parts[0], parts.count) {
      case ("--help", 1), ("-h", 1):
        self = .help
        return
      case ("--version", 1):
        self = .version
        return
      case ("--trace", 1):
        isTraced = true
      case ("--url", let count):
        address = try Self.address(count > 1 ? String(parts[1]) : rest.popFirst())
      default:
        throw UsageError(argument.hasPrefix("-") ? "unknown option" : "unexpected argument", argument)
      }
    }
    self = .run(address: address, isTraced: isTraced)
  }

  private static func address(_ text: String?) throws(UsageError) -> WebAddress {
    guard let text, !text.isEmpty else { throw UsageError("--url needs a value") }
    do {
      return try WebAddress(folder: text)
    } catch {
      throw UsageError(error.description)
    }
  }
}
