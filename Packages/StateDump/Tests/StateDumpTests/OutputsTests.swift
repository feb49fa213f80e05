import StateDump
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

struct Library: Equatable {
  enum Status: Equatable {
    case idle
    case loading(page: Int, query: String)
  }
  var status = Status.idle
  var films: [Film] = []
  var selected: Int?
}

struct Film: Equatable, Identifiable {
  var id: Int
  var title: String
}

struct Mail {
  var to: String
  var body: String
}

final class Person {
  var name: String
  var friends: [Person] = []
  init(_ name: String) { self.name = name }
}

struct Reading: Equatable {
  var celsius: Double
  var sensor: String
}

/// The page `Outputs.md` says what is printed here: each of its sections has the code of one of these tests, and the
/// text that this code makes.
struct OutputsTests {
  @Test func state() {
    let state = Library(
      status: .loading(page: 2, query: "blob"),
      films: [Film(id: 1, title: "Alien")]
    )
    check(1, String(customDumping: state))
  }

  @Test func collections() {
    let stock: [String: Set<Int>] = ["item10": [30, 4], "item9": [], "Item2": [100, 20]]
    check(2, String(customDumping: stock))
  }

  @Test func text() {
    let mail = Mail(to: "blob@example.com", body: "Dear Blob,\n\nsee you.")
    check(3, String(customDumping: mail))
  }

  @Test func objects() {
    let blob = Person("Blob")
    let other = Person("Other")
    blob.friends = [other, other]
    other.friends = [blob]
    check(4, String(customDumping: blob))
    blob.friends = []
  }

  @Test func line() {
    let state = Library(status: .loading(page: 2, query: "blob"))
    check(5, String(customDumping: state, style: .line(maxLength: 48)))
  }

  @Test func change() throws {
    let before = Library(films: [Film(id: 1, title: "Alien")])
    var after = before
    after.status = .loading(page: 2, query: "blob")
    after.selected = 1
    check(6, try #require(diff(before, after)))
  }

  @Test func insertion() throws {
    let before = (1...1_000).map { "row \($0)" }
    var after = before
    after.insert("new", at: 500)
    after[700] = "changed"
    check(7, try #require(diff(before, after)))
  }

  @Test func identity() throws {
    let before = [Film(id: 1, title: "Alien"), Film(id: 2, title: "Brazil")]
    let after = [Film(id: 2, title: "Brasil"), Film(id: 3, title: "Clue")]
    check(8, try #require(diff(before, after)))
  }

  @Test func types() throws {
    let before: [String: Any] = ["count": 1, "ratio": 0.5]
    let after: [String: Any] = ["count": Int8(1), "ratio": Float(0.5)]
    check(9, try #require(diff(before, after)))
  }

  @Test func culprit() throws {
    let before = Reading(celsius: .nan, sensor: "roof")
    let after = Reading(celsius: .nan, sensor: "roof")
    check(10, try #require(diff(before, after)))
  }

  // MARK: Reading the page

  private func check(_ number: Int, _ output: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let page = file("../../Outputs.md").split(separator: "\n## ", omittingEmptySubsequences: true)
    let section = page.first { $0.hasPrefix("\(number). ") }.map(String.init) ?? ""
    let blocks = section.split(separator: "\n```", omittingEmptySubsequences: false)
    #expect(blocks.count == 5, "two blocks with their ends", sourceLocation: sourceLocation)
    guard blocks.count == 5 else { return }
    #expect(blocks[3] == "text\n" + output, sourceLocation: sourceLocation)
    let source = file("OutputsTests.swift")
    for line in blocks[1].split(separator: "\n").dropFirst() {
      let code = line.drop { $0 == " " }
      #expect(source.contains(code), "this test has the line \(code)", sourceLocation: sourceLocation)
    }
  }

  /// A file beside this one.
  private func file(_ path: String, here: String = #filePath) -> String {
    let folder = here.split(separator: "/").dropLast().joined(separator: "/")
    guard let file = fopen("/\(folder)/\(path)", "r") else { return "" }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
    return String(decoding: bytes, as: UTF8.self)
  }
}
