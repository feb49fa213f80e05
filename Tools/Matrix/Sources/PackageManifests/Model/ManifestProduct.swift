/// A product and the targets it is made of.
public struct ManifestProduct: Equatable, Sendable {
  public var name: String
  public var targets: [String]

  public init(name: String, targets: [String]) {
    self.name = name
    self.targets = targets
  }
}
