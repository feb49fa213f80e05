import BenchmarkHarness
import StateDump

/// Dumping and diffing arrays of structs, beside the standard library's `dump` of one such array; and the same work
/// at twice its size beside itself, which tells that nothing is quadratic.
enum DumpWorkloads {
  static var all: [Workload] { beside(limits) + doublings }

  private static let size = 10_000

  /// - Parameter works: what is timed, by name.
  private static func beside(_ works: [(name: String, prepare: () -> () -> Int)]) -> [Workload] {
    works.map { work in
      Workload(work.name) {
        let array = DumpRow.rows(size)
        return sides(run: work.prepare()) { standardDump(array) }
      }
    }
  }

  private static var limits: [(name: String, prepare: () -> () -> Int)] {
    [
      ("dump.array10k", { dumping(DumpRow.rows(size)) }),
      ("diff.equal", { diffing(DumpRow.rows(size), DumpRow.rows(size)) }),
      ("diff.oneEdit", { diffing(DumpRow.rows(size), DumpRow.edited(size, edits: 1)) }),
      ("diff.hundredEdits", { diffing(DumpRow.rows(size), DumpRow.edited(size, edits: 100)) }),
      ("diff.shiftByOne", { diffing(DumpRow.rows(size), DumpRow.shifted(size)) }),
      ("diff.allChanged4000", { diffing(DumpRow.rows(4_000), DumpRow.edited(4_000, edits: 4_000)) }),
    ]
  }

  /// The ratio of these is how many times longer twice the size takes.
  private static var doublings: [Workload] {
    let works: [(name: String, size: Int, prepare: (Int) -> () -> Int)] = [
      ("array", size, { dumping(DumpRow.rows($0)) }),
      ("equal", size, { diffing(DumpRow.rows($0), DumpRow.rows($0)) }),
      ("oneEdit", size, { diffing(DumpRow.rows($0), DumpRow.edited($0, edits: 1)) }),
      ("hundredEdits", size, { diffing(DumpRow.rows($0), DumpRow.edited($0, edits: 100)) }),
      ("everyHundredth", size, { diffing(DumpRow.rows($0), DumpRow.edited($0, edits: $0 / 100)) }),
      ("everyTenth", size, { diffing(DumpRow.rows($0), DumpRow.edited($0, edits: $0 / 10)) }),
      ("shiftByOne", size, { diffing(DumpRow.rows($0), DumpRow.shifted($0)) }),
      ("allChanged", 4_000, { diffing(DumpRow.rows($0), DumpRow.edited($0, edits: $0)) }),
      ("everySecondGone", size, { diffing(DumpRow.rows($0), DumpRow.rows($0).filter { $0.id % 2 == 0 }) }),
      ("reversed", size, { diffing(DumpRow.rows($0), DumpRow.rows($0).reversed() as [DumpRow]) }),
      ("ints", 500_000, { dumping(Array(0..<$0)) }),
      (
        "dictionary", size,
        { dumping(Dictionary(uniqueKeysWithValues: DumpRow.rows($0).map { ($0.title, $0) })) }
      ),
      ("set", size, { dumping(Set(DumpRow.rows($0).map(\.title))) }),
      ("lines", size, { diffing(DumpText.lines($0), DumpText.lines($0, edits: $0 / 100)) }),
      ("chain", 50_000, { dumping(DumpLink.chain($0, end: 0)) }),
      ("chainDiff", 50_000, { diffing(DumpLink.chain($0, end: 0), DumpLink.chain($0, end: 1)) }),
      ("nestedEnum", 50_000, { dumping(DumpNest.levels($0, end: 0)) }),
      ("nestedEnumDiff", 50_000, { diffing(DumpNest.levels($0, end: 0), DumpNest.levels($0, end: 1)) }),
      ("boxes", 50_000, { dumping(DumpBox.levels($0)) }),
      ("thread", 2_000, { diffing(DumpComment.thread($0, end: 0), DumpComment.thread($0, end: 1)) }),
      ("family", 2_000, { diffing(DumpParent.family($0, change: 0), DumpParent.family($0, change: 1)) }),
    ]
    return works.map { work in
      Workload("doubling.\(work.name)") {
        sides(run: work.prepare(2 * work.size), limit: work.prepare(work.size))
      }
    }
  }

  private static func sides(run: @escaping () -> Int, limit: @escaping () -> Int) -> Workload.Sides {
    func repeated(_ body: @escaping () -> Int) -> (Int) -> Void {
      { count in
        var length = 0
        for _ in 0..<count { length &+= body() }
        consume(length)
      }
    }
    return Workload.Sides(run: repeated(run), limit: repeated(limit))
  }

  private static func standardDump(_ value: some Any) -> Int {
    var text = ""
    dump(value, to: &text)
    return text.utf8.count
  }

  private static func dumping(_ value: some Any) -> () -> Int {
    { String(customDumping: value).utf8.count }
  }

  private static func diffing<Value>(_ left: Value, _ right: Value) -> () -> Int {
    { diff(left, right)?.utf8.count ?? 0 }
  }
}

/// Texts of many lines.
enum DumpText {
  static func lines(_ count: Int, edits: Int = 0) -> String {
    var lines = (0..<count).map { "line \($0)" }
    for edit in 0..<edits { lines[(2 * edit + 1) * count / (2 * edits)] += "!" }
    return lines.joined(separator: "\n")
  }
}

/// A list of objects.
final class DumpLink {
  let number: Int
  let next: DumpLink?

  private init(number: Int, next: DumpLink?) {
    self.number = number
    self.next = next
  }

  /// Never released: the deinit of a long chain overflows the stack.
  static func chain(_ count: Int, end: Int) -> DumpLink {
    var link = DumpLink(number: end, next: nil)
    for number in 1..<count { link = DumpLink(number: number, next: link) }
    _ = Unmanaged.passRetained(link)
    return link
  }
}

/// An enum that holds itself.
indirect enum DumpNest: Equatable {
  case end(Int)
  case level(DumpNest, number: Int)

  private final class Keeper {
    let nest: DumpNest
    init(_ nest: DumpNest) { self.nest = nest }
  }

  /// Never released, as a chain is not.
  static func levels(_ count: Int, end: Int) -> DumpNest {
    var nest = DumpNest.end(end)
    for number in 1..<count { nest = .level(nest, number: number) }
    _ = Unmanaged.passRetained(Keeper(nest))
    return nest
  }
}

/// A struct that holds anything, itself too.
struct DumpBox {
  var content: Any

  private final class Keeper {
    let box: DumpBox
    init(_ box: DumpBox) { self.box = box }
  }

  /// Never released, as a chain is not.
  static func levels(_ count: Int) -> DumpBox {
    var box = DumpBox(content: 0)
    for _ in 1..<count { box = DumpBox(content: box) }
    _ = Unmanaged.passRetained(Keeper(box))
    return box
  }
}

/// A comment with replies, as deep as a quarrel goes; on each level another changes too.
struct DumpComment: Identifiable {
  var id: Int
  var number: Int
  var replies: [DumpComment]

  private final class Keeper {
    let comment: DumpComment
    init(_ comment: DumpComment) { self.comment = comment }
  }

  /// Never released, as a chain is not.
  static func thread(_ count: Int, end: Int) -> DumpComment {
    var comment = DumpComment(id: 0, number: end, replies: [])
    for id in 1..<count {
      let other = DumpComment(id: -id, number: end, replies: [])
      comment = DumpComment(id: id, number: id, replies: [comment, other])
    }
    _ = Unmanaged.passRetained(Keeper(comment))
    return comment
  }
}

/// An object that its children refer to.
final class DumpParent {
  final class Child {
    let number: Int
    unowned let parent: DumpParent

    init(number: Int, parent: DumpParent) {
      self.number = number
      self.parent = parent
    }
  }

  private(set) var children: [Child] = []

  /// A family of which every seventh child is changed.
  static func family(_ count: Int, change: Int) -> DumpParent {
    let parent = DumpParent()
    parent.children = (0..<count).map {
      Child(number: $0.isMultiple(of: 7) ? $0 + change : $0, parent: parent)
    }
    return parent
  }
}

/// A struct as an application's state holds them by the thousand.
struct DumpRow: Equatable {
  var id: Int
  var title: String
  var rating: Double
  var isSeen: Bool
  var note: String?
  var year: Int

  static func rows(_ count: Int) -> [DumpRow] {
    (0..<count).map { index in
      DumpRow(
        id: index,
        title: "Movie number \(index)",
        rating: Double(index % 100) / 10,
        isSeen: index.isMultiple(of: 3),
        note: index.isMultiple(of: 2) ? nil : "seen in \(1_900 + index % 120)",
        year: 1_900 + index % 120
      )
    }
  }

  /// The rows with so many of them, evenly spread, changed in one field.
  static func edited(_ count: Int, edits: Int) -> [DumpRow] {
    var rows = rows(count)
    for edit in 0..<edits { rows[(2 * edit + 1) * count / (2 * edits)].title += "!" }
    return rows
  }

  /// The rows with one more before them and without the last.
  static func shifted(_ count: Int) -> [DumpRow] {
    var rows = rows(count)
    rows.insert(DumpRow(id: -1, title: "New", rating: 0, isSeen: false, note: nil, year: 2_026), at: 0)
    rows.removeLast()
    return rows
  }
}
