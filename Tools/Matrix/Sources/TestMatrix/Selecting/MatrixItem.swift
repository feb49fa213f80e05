/// One line of the matrix.
public enum MatrixItem: Equatable, Sendable {
  case package(MatrixPackage)
  case check(Check)
  case leg(Check)

  public var name: String {
    switch self {
    case .package(let package): package.name
    case .check(let check), .leg(let check): check.name
    }
  }

  /// As it is called in what is printed for programs.
  public var kind: String {
    switch self {
    case .package: "package"
    case .check: "check"
    case .leg: "leg"
    }
  }
}
