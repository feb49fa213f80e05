/// What a manifest writes out: strings, lists and calls of members. Anything else is computed.
indirect enum WrittenExpression: Equatable {
  case string(String)
  case list([WrittenExpression])
  /// `.target(name: "A")`, by the member's name.
  case call(String, [(label: String?, value: WrittenExpression)])
  case computed

  static func == (left: WrittenExpression, right: WrittenExpression) -> Bool {
    switch (left, right) {
    case (.string(let left), .string(let right)): left == right
    case (.list(let left), .list(let right)): left == right
    case (.call(let leftName, let left), .call(let rightName, let right)):
      leftName == rightName && left.map(\.label) == right.map(\.label)
        && left.map(\.value) == right.map(\.value)
    case (.computed, .computed): true
    default: false
    }
  }

  var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The value of a call's argument; nil when it is not there.
  subscript(label: String) -> WrittenExpression? {
    guard case .call(_, let arguments) = self else { return nil }
    return arguments.first { $0.label == label }?.value
  }

  /// The elements of an argument that is a list; none when it is not there, nil when one of them cannot be read.
  func list<Element>(_ label: String, _ element: (WrittenExpression) -> Element?) -> [Element]? {
    guard let argument = self[label] else { return [] }
    guard case .list(let items) = argument else { return nil }
    var elements: [Element] = []
    for item in items {
      guard let read = element(item) else { return nil }
      elements.append(read)
    }
    return elements
  }
}
