import StateDump
import Testing

func expectDump<T>(_ value: T, _ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(String(customDumping: value) == text, sourceLocation: sourceLocation)
}

func expectDiff<T>(_ left: T, _ right: T, _ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(diff(left, right) == text, sourceLocation: sourceLocation)
}

struct User: Equatable {
  var id = 0
  var name = ""
  var tags: [String] = []
  var friend: String?
}

struct Row: Identifiable, Equatable {
  var id: Int
  var text: String
}

struct Token: Hashable {
  var rawValue: Int
}

struct Box<Value> {
  var value: Value
}

struct Pair<First, Second> {
  var first: First
  var second: Second
}

extension Pair: Equatable where First: Equatable, Second: Equatable {}

struct Nothing {}

enum Outer {
  struct Inner { var a: Int }
  private struct Secret { var a = 1 }
  static var secret: Any { Secret() }
}

struct Generic<T> {
  struct Inner<U> { var a: T }
}

enum Movies {
  struct State {
    enum Status { case idle, loading }
    var status = Status.idle
    var movies: [String] = []
  }
}

indirect enum Shape: Equatable {
  case point
  case circle(Double)
  case square(side: Double)
  case rectangle(Double, height: Double)
  case nested(Shape)
}

enum Renamed: CustomStringConvertible {
  case one
  var description: String { "not its name" }
}

enum Oops: Error { case late(by: Int) }

class Animal: Equatable {
  let name: String
  init(name: String) { self.name = name }
  static func == (left: Animal, right: Animal) -> Bool { left.name == right.name }
}

final class Dog: Animal {
  let age: Int
  init(name: String, age: Int) {
    self.age = age
    super.init(name: name)
  }
}

final class Node {
  let value: Int
  var next: Node?
  init(_ value: Int, _ next: Node? = nil) {
    self.value = value
    self.next = next
  }
}

actor Counter {
  var count = 0
}

struct Opaque {
  var action: () -> Void = {}
}

/// Equal to everything.
struct Loose: Equatable {
  var value: Int
  static func == (_: Loose, _: Loose) -> Bool { true }
}

/// Equal to nothing.
struct Strict: Equatable {
  var value: Int
  var other: Int
  static func == (_: Strict, _: Strict) -> Bool { false }
}

struct Money: CustomDumpStringConvertible {
  var customDumpDescription: String { "3 €" }
}

struct Lines: CustomDumpStringConvertible {
  var customDumpDescription: String { "one\ntwo" }
}

struct Represented: CustomDumpRepresentable {
  var customDumpValue: Any { Token(rawValue: 5) }
}

struct Endless: CustomDumpRepresentable {
  var customDumpValue: Any { self }
}

struct Reflected: CustomDumpReflectable {
  var hidden = 2
  var customDumpMirror: Mirror { Mirror(self, children: ["shown": 1], displayStyle: .struct) }
}

struct Listed: CustomReflectable {
  var customMirror: Mirror { Mirror(self, unlabeledChildren: [1, 2], displayStyle: .collection) }
}

struct Sparse: CustomDumpReflectable {
  var fields: KeyValuePairs<String, Int>
  var customDumpMirror: Mirror {
    Mirror(self, children: fields.map { ($0.key, $0.value as Any) }, displayStyle: .struct)
  }
}
