import CaseKeyPaths
import IssueReporting
import Testing

@Suite struct CasePathTests {
  @CasePathable
  @dynamicMemberLookup
  enum Event: Equatable {
    case child(Child)
    case maybe(Child?)
    case moved(x: Int, y: Int)
    case quit

    @CasePathable
    @dynamicMemberLookup
    enum Child: Equatable {
      case leaf(Int)
      case text(String)
      case empty
    }
  }

  @Test func readsTheMatchingCaseOnly() {
    #expect(Event.child(.leaf(1))[case: \.child] == .leaf(1))
    #expect(Event.child(.leaf(1))[case: \.moved] == nil)
    #expect(Event.moved(x: 1, y: 2)[case: \.moved]?.y == 2)
    #expect(Event.quit[case: \.quit] != nil)
    #expect(Event.quit[case: \.child] == nil)
  }

  @Test func setsTheMatchingCaseOnly() {
    var event = Event.moved(x: 1, y: 2)
    event[case: \.moved] = (x: 3, y: 4)
    #expect(event == .moved(x: 3, y: 4))
    event[case: \.moved]?.x += 1
    #expect(event == .moved(x: 4, y: 4))
    event[case: \.child] = .empty
    #expect(event == .moved(x: 4, y: 4))
    event[case: \.moved] = nil
    #expect(event == .moved(x: 4, y: 4))
  }

  @Test func tellsCases() {
    #expect(Event.quit.is(\.quit))
    #expect(!Event.quit.is(\.child))
    #expect(Event.child(.empty).is(\.child.empty))
    #expect(!Event.child(.empty).is(\.child.leaf))
    let partial: PartialCaseKeyPath<Event> = \.moved
    #expect(Event.moved(x: 0, y: 0).is(partial))
    #expect(!Event.quit.is(partial))
  }

  @Test func matchesInSwitch() {
    func name(_ event: Event) -> String {
      switch event {
      case \.child.leaf: "leaf"
      case \.child: "child"
      case \.quit: "quit"
      default: "other"
      }
    }
    #expect(name(.child(.leaf(1))) == "leaf")
    #expect(name(.child(.empty)) == "child")
    #expect(name(.quit) == "quit")
    #expect(name(.maybe(nil)) == "other")
  }

  @Test func modifiesInPlace() {
    var event = Event.child(.leaf(1))
    event.modify(\.child.leaf) { $0 += 1 }
    #expect(event == .child(.leaf(2)))
    event.modify(\.child) { $0.modify(\.leaf) { $0 = 7 } }
    #expect(event == .child(.leaf(7)))
  }

  @Test func reportsAnotherCaseWhenModifying() {
    var event = Event.quit
    withExpectedIssue {
      event.modify(\.moved) { $0.x = 1 }
    }
    #expect(event == .quit)
  }

  @Test func aThrowingChangeLeavesTheValue() {
    struct Refusal: Error {}
    var event = Event.child(.leaf(1))
    #expect(throws: Refusal.self) {
      try event.modify(\.child.leaf) { value throws(Refusal) in
        value = 2
        throw Refusal()
      }
    }
    #expect(event == .child(.leaf(1)))
  }

  @Test func embedsByCalling() {
    #expect((\Event.Cases.child)(.empty) == .child(.empty))
    #expect((\Event.Cases.moved)((x: 1, y: 2)) == .moved(x: 1, y: 2))
    #expect((\Event.Cases.quit)() == .quit)
    #expect((\Event.Cases.child.leaf)(3) == .child(.leaf(3)))
    #expect((\Event.Cases.child.empty)() == .child(.empty))
  }

  @Test func embedsAnythingThroughAPartialPath() {
    let leaf: PartialCaseKeyPath<Event> = \.child
    #expect(leaf(Event.Child.empty) == .child(.empty))
    #expect(leaf("no child") == nil)
    let quit: PartialCaseKeyPath<Event> = \.quit
    #expect(quit(()) == .quit)
  }

  @Test func appendsPaths() {
    let child: CaseKeyPath<Event, Event.Child> = \.child
    let leaf: CaseKeyPath<Event.Child, Int> = \.leaf
    let both = child.appending(path: leaf)
    #expect(both == \Event.Cases.child.leaf)
    #expect(both != \Event.Cases.child.text)
    #expect(both.hashValue == (\Event.Cases.child.leaf).hashValue)
    #expect(Event.child(.leaf(4))[case: both] == 4)
  }

  @Test func leadsThroughOptionals() {
    #expect(Event.maybe(.leaf(1))[case: \.maybe.some.leaf] == 1)
    #expect(Event.maybe(.leaf(1))[case: \.maybe.leaf] == 1)
    #expect(Event.maybe(nil)[case: \.maybe.leaf] == nil)
    #expect(Event.maybe(nil).is(\.maybe.none))
    #expect((\Event.Cases.maybe.leaf)(2) == .maybe(.leaf(2)))
    var optional: Event? = .child(.leaf(1))
    #expect(optional[case: \.child.leaf] == 1)
    optional.modify(\.child.leaf) { $0 += 1 }
    #expect(optional == .child(.leaf(2)))
    #expect(Optional<Event>.none.case == \.none)
    #expect(Optional<Event>.some(.quit).case == \.some)
    #expect(Array(Int?.allCasePaths) == [\.none, \.some])
  }

  @Test func readsCasesAsMembers() {
    var event = Event.child(.leaf(1))
    #expect(event.child?.leaf == 1)
    #expect(event.child?.text == nil)
    #expect(event.moved?.x == nil)
    event.child?.leaf? += 1
    #expect(event == .child(.leaf(2)))
  }

  @Test func resultHasPaths() {
    struct Failure: Error, Equatable {}
    var result = Result<Int, Failure>.success(1)
    #expect(result[case: \.success] == 1)
    #expect(result[case: \.failure] == nil)
    result.modify(\.success) { $0 = 2 }
    #expect(result == .success(2))
    #expect((\Result<Int, Failure>.Cases.failure)(Failure()) == .failure(Failure()))
    #expect(Result<Int, Failure>.failure(Failure()).case == \.failure)
    #expect(Array(Result<Int, Failure>.allCasePaths) == [\.success, \.failure])
    #expect(Array(Never.allCasePaths).isEmpty)
  }

  @Test func listsAndNamesCases() {
    #expect(Array(Event.allCasePaths) == [\.child, \.maybe, \.moved, \.quit])
    #expect(Event.allCasePaths[.quit] == \Event.Cases.quit)
    #expect(Event.child(.empty).case == \.child)
    let names = Event.allCasePaths.map { "\(Event.allCasePaths[keyPath: $0])" }
    #expect(names == ["\\Event.child", "\\Event.maybe", "\\Event.moved", "\\Event.quit"])
  }

  @Test func describesPaths() {
    #expect("\(AnyCasePath(\Event.Cases.child.leaf))" == "\\Event.child.leaf")
    #expect(String(reflecting: AnyCasePath(\Event.Cases.maybe.leaf)) == "\\Event.maybe.some.leaf")
    var dumped = ""
    dump(AnyCasePath(\Event.Cases.quit), to: &dumped)
    #expect(dumped == "- \\Event.quit\n")
    let own = AnyCasePath<Int, String>(embed: { Int($0) ?? 0 }, extract: { "\($0)" })
    #expect("\(own)" == "AnyCasePath<Int, String>")
  }

  @Test func pathsOfOwnFunctions() {
    let even = AnyCasePath<Int, Int>(embed: { $0 * 2 }, extract: { $0 % 2 == 0 ? $0 / 2 : nil })
    #expect(even.embed(4) == 8)
    #expect(even.extract(from: 8) == 4)
    #expect(even.extract(from: 7) == nil)
  }

  @Test func pathsCrossTasks() async {
    let path: CaseKeyPath<Event, Int> & Sendable = \.child.leaf
    let value = await Task.detached { Event.child(.leaf(9))[case: path] }.value
    #expect(value == 9)
    let resolved = AnyCasePath(\Event.Cases.child.leaf)
    #expect(await Task.detached { resolved.extract(from: .child(.leaf(3))) }.value == 3)
  }

  @Test func pathsWrittenInPlaceAndKeptOnesAgree() {
    let values: [Event] = [.child(.leaf(1)), .child(.empty), .maybe(.leaf(2)), .maybe(nil), .quit]
    let leaf: CaseKeyPath<Event, Int> = \.child.leaf
    let maybe: CaseKeyPath<Event, Int> = \.maybe.leaf
    let some: CaseKeyPath<Event, Int> = \.maybe.some.leaf
    for value in values {
      #expect(value[case: \.child.leaf] == value[case: leaf])
      #expect(value[case: \.maybe.leaf] == value[case: maybe])
      #expect(value[case: \.maybe.some.leaf] == value[case: some])
      #expect(value.is(\.child.leaf) == value.is(leaf))
      #expect((\Event.Cases.child ~= value) == value.is(\.child))
      #expect((leaf ~= value) == value.is(leaf))
      var first = value
      var second = value
      first[case: \.maybe.leaf] = 9
      second[case: maybe] = 9
      #expect(first == second)
    }
  }

  @Test func setsThroughNestedCases() {
    var event = Event.maybe(.leaf(1))
    event[case: \.maybe.leaf]? += 1
    #expect(event == .maybe(.leaf(2)))
    event[case: \.child.leaf] = 3
    event[case: \.maybe.text] = "x"
    event[case: \.maybe.leaf] = nil
    #expect(event == .maybe(.leaf(2)))
    let keyPath: WritableKeyPath<Event, Int?> = \.[case: \.maybe.leaf]
    event[keyPath: keyPath] = 5
    #expect(event == .maybe(.leaf(5)))
    #expect([event].compactMap(\.[case: \.maybe.leaf]) == [5])
    #expect(\Event.[case: \.maybe.leaf] == keyPath)
  }

  @Test func readsThroughPartialPaths() {
    let event = Event.moved(x: 1, y: 2)
    let payloads = Event.allCasePaths.map { event[case: $0] }
    #expect(payloads.map { $0 != nil } == [false, false, true, false])
    #expect((payloads[2] as? (x: Int, y: Int))?.y == 2)
    let maybe: PartialCaseKeyPath<Event> = \.maybe
    #expect(Event.maybe(nil).is(maybe))
    #expect(Event.maybe(nil)[case: maybe] != nil)
    let none: PartialCaseKeyPath<Event?> = \.none
    let absent: Event? = nil
    let present: Event? = .quit
    #expect(absent.is(none))
    #expect(!present.is(none))
    #expect(none(()) == .some(nil))
    #expect(none(1) == nil)
  }

  @Test func matchesKeptPaths() {
    func name(_ event: Event, _ partial: PartialCaseKeyPath<Event>, _ path: CaseKeyPath<Event, Int>) -> String
    {
      switch event {
      case partial: "partial"
      case path: "path"
      default: "other"
      }
    }
    #expect(name(.quit, \.quit, \.child.leaf) == "partial")
    #expect(name(.child(.leaf(1)), \.quit, \.child.leaf) == "path")
    #expect(name(.child(.empty), \.quit, \.child.leaf) == "other")
  }

  @Test func pathsAreMatchedThemselves() {
    func name(_ path: PartialCaseKeyPath<Event>) -> String {
      switch path {
      case \.child: "child"
      case \.quit: "quit"
      default: "other"
      }
    }
    #expect(name(Event.quit.case) == "quit")
    #expect(name(\.child) == "child")
    #expect(name(\Event.Cases.moved) == "other")
    let leaf: CaseKeyPath<Event, Int> = \.child.leaf
    switch leaf {
    case \.maybe.leaf: Issue.record("another path")
    case \.child.leaf: break
    default: Issue.record("no path")
    }
  }

  @Test func modifiesWithALabel() {
    var event = Event.child(.leaf(1))
    let child: CaseKeyPath<Event, Event.Child> = \.child
    event.modify(\.child.leaf, yield: { $0 += 1 })
    #expect(event == .child(.leaf(2)))
    event.modify(child, yield: { $0 = .leaf(3) })
    #expect(event == .child(.leaf(3)))
    event.modify(child) { $0 = .leaf(4) }
    event.modify(child, { $0.modify(\.leaf) { $0 += 1 } })
    #expect(event == .child(.leaf(5)))
    withExpectedIssue { event.modify(\.moved, yield: { $0.x = 1 }) }
    withExpectedIssue { event.modify(\Event.Cases.quit, yield: { _ in }) }
    #expect(event == .child(.leaf(5)))
  }

  @Test func thePathToItself() {
    func payload<Value>(_ event: Event, _ path: CaseKeyPath<Event, Value>) -> Value? { event[case: path] }
    #expect(payload(.quit, .identity) == .quit)
    let identity = CaseKeyPath<Event, Event>.identity
    #expect(identity(.quit) == .quit)
    #expect(identity == .identity)
    #expect(identity.appending(path: \.child)(.empty) == .child(.empty))
    var event = Event.quit
    event.modify(identity) { $0 = .child(.empty) }
    #expect(event == .child(.empty))
    let path = AnyCasePath<Event, Event>()
    #expect(path.embed(.quit) == .quit)
    #expect(path.extract(from: event) == event)
    #expect("\(path)" == "\\Event.self")
    #expect(AnyCasePath<Int, Int>().extract(from: 3) == 3)
  }

  @Test func appendsFunctionsToFunctions() {
    let leaf = AnyCasePath(\Event.Cases.child).appending(path: AnyCasePath(\.leaf))
    #expect(leaf.embed(1) == .child(.leaf(1)))
    #expect(leaf.extract(from: .child(.leaf(2))) == 2)
    #expect(leaf.extract(from: .quit) == nil)
    #expect("\(leaf)" == "\\Event.child.leaf")
    let even = AnyCasePath<Int, Int>(embed: { $0 * 2 }, extract: { $0 % 2 == 0 ? $0 / 2 : nil })
    #expect(leaf.appending(path: even).extract(from: .child(.leaf(6))) == 3)
    #expect(AnyCasePath(\Event.Cases.child).appending(path: \.text).embed("x") == .child(.text("x")))
  }

  @Test func membersAreKeyPaths() {
    let events: [Event] = [.child(.leaf(1)), .quit, .child(.text("x")), .maybe(nil)]
    #expect(events.compactMap(\.child) == [.leaf(1), .text("x")])
    #expect(events.compactMap(\.child?.leaf) == [1])
    #expect(events.compactMap(\.maybe) == [nil])
    #expect(events.map(\.case) == [\.child, \.quit, \.child, \.maybe])
    #expect(events.filter { $0.is(\.child.text) } == [.child(.text("x"))])
    let leaf: WritableKeyPath<Event, Int?> = \.[case: \.child.leaf]
    #expect(events.first?[keyPath: leaf] == 1)
  }

  @Test func reportsAnotherNestedCaseByName() {
    var event = Event.child(.empty)
    let leaf: CaseKeyPath<Event, Int> = \.child.leaf
    withExpectedIssue { event.modify(\.child.leaf) { $0 = 1 } }
    withExpectedIssue { event.modify(leaf) { $0 = 1 } }
    #expect(event == .child(.empty))
  }
}
