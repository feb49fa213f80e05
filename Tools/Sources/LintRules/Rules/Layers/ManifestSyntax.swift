import PackageManifests
import SwiftParser
import SwiftSyntax

/// Reads a manifest that writes its targets out, without running it.
enum ManifestSyntax {
  private static let kinds = [
    "target": "regular", "testTarget": "test", "executableTarget": "executable", "macro": "macro",
    "systemLibrary": "system", "plugin": "plugin", "binaryTarget": "binary",
  ]

  /// - Parameters:
  ///   - text: the manifest's.
  ///   - file: its path, relative to the repository.
  /// - Returns: nil when something in it is computed.
  static func manifest(in text: String, file: String) -> Manifest? {
    let finder = PackageCall(viewMode: .sourceAccurate)
    finder.walk(Parser.parse(source: text))
    guard let call = finder.call, let name = string(call, "name"),
      let targets = list(call, "targets", target), let products = list(call, "products", product)
    else { return nil }
    return Manifest(file: file, name: name, products: products, targets: targets)
  }

  private final class PackageCall: SyntaxVisitor {
    var call: FunctionCallExprSyntax?

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if node.plainName == "Package" { call = node }
      return .skipChildren
    }
  }

  private static func target(_ expression: ExprSyntax) -> ManifestTarget? {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let kind = member(call).flatMap({ kinds[$0] }), let name = string(call, "name"),
      let dependencies = list(call, "dependencies", dependency)
    else { return nil }
    let path = argument(call, "path")
    guard path == nil || string(call, "path") != nil else { return nil }
    return ManifestTarget(name: name, kind: kind, path: string(call, "path"), dependencies: dependencies)
  }

  private static func dependency(_ expression: ExprSyntax) -> TargetDependency? {
    if let name = string(expression) { return .target(name) }
    guard let call = expression.as(FunctionCallExprSyntax.self), let name = string(call, "name") else {
      return nil
    }
    return member(call) == "product" ? .product(name) : .target(name)
  }

  private static func product(_ expression: ExprSyntax) -> ManifestProduct? {
    guard let call = expression.as(FunctionCallExprSyntax.self), let name = string(call, "name"),
      let targets = list(call, "targets", string)
    else { return nil }
    return ManifestProduct(name: name, targets: targets)
  }

  /// The elements of an argument; none when it is not there, nil when one of them cannot be read.
  private static func list<Element>(
    _ call: FunctionCallExprSyntax,
    _ label: String,
    _ element: (ExprSyntax) -> Element?
  ) -> [Element]? {
    guard let argument = argument(call, label) else { return [] }
    guard let array = argument.as(ArrayExprSyntax.self) else { return nil }
    var elements: [Element] = []
    for item in array.elements {
      guard let read = element(item.expression) else { return nil }
      elements.append(read)
    }
    return elements
  }

  private static func member(_ call: FunctionCallExprSyntax) -> String? {
    call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  private static func argument(_ call: FunctionCallExprSyntax, _ label: String) -> ExprSyntax? {
    call.arguments.first { $0.label?.text == label }?.expression
  }

  private static func string(_ call: FunctionCallExprSyntax, _ label: String) -> String? {
    argument(call, label).flatMap(string)
  }

  private static func string(_ expression: ExprSyntax) -> String? {
    expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
