import MoviesCatalog

/// What the program's arguments ask for.
enum Invocation: Equatable {
  case run(Options)
  case help
  case version

  /// Reads the arguments.
  ///
  /// - Parameter arguments: without the program's name. An option's value follows it, or `=`.
  /// - Throws: ``UsageError``.
  init(arguments: [String]) throws(UsageError) {
    var options = Options()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      let attached = parts.count > 1 ? String(parts[1]) : nil
      switch name {
      case "--help" where attached == nil, "-h" where attached == nil:
        self = .help
        return
      case "--version" where attached == nil:
        self = .version
        return
      case "--url":
        options.address = try Self.address(try Self.value(of: name, attached, &rest))
      case "--log":
        options.logPath = try Self.value(of: name, attached, &rest)
      case "--favourites":
        options.favouritesPath = try Self.value(of: name, attached, &rest)
      default:
        throw UsageError(
          argument.hasPrefix("-") ? "unknown option '\(argument)'" : "unexpected argument '\(argument)'"
        )
      }
    }
    self = .run(options)
  }

  private static func value(
    of name: String,
    _ attached: String?,
    _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
      throw UsageError("\(name) needs a value")
    }
    return value
  }

  private static func address(_ text: String) throws(UsageError) -> CatalogAddress {
    do {
      return try CatalogAddress(text)
    } catch {
      throw UsageError(error.description)
    }
  }
}
