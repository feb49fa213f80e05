// Enums of all the shapes the language allows: that this file compiles, without a warning, is half the test.
import CaseKeyPaths
import Testing

@CasePathable
enum Payloads {
  case two(Int, String)
  case mixed(Int, x: String)
  case labelled(x: Int, y: Int)
  case single(label: Int)
  case underscored(_ a: Int, _ b: Int)
  case tuple((Int, name: String))
  case void(Void)
  case emptyTuple(())
  case never(Never)
  case uninhabited(Empty)
  case labelledNever(x: Never)
  case optional(Int?)
  case unwrapped(Int!)
  case trailing(Int, String, )
  case array([Int: [String]], Set<Int>)
  case function((Int, String) -> Bool)
  case sendable(@Sendable (Int) async throws -> Void)
  case nestedEscaping((@escaping () -> Void) -> Void)
  case mainActor(@MainActor () -> Void, then: (_ a: Int) -> Void)
  case typedThrows(() throws(Failure) -> Int)
  case existential(any Equatable & Sendable)
  case metatype(any Error.Type)
  case generic(Result<[String: (Int, Int)], any Error>)
  indirect case recursive(Payloads)
  indirect case itself(Self, Self.Failure)

  struct Failure: Error {}
}

@CasePathable
enum Defaults: Equatable {
  case braces(String = "}) // \" {", Int = 1)
  case raw(
    String = #"") } \"#,
    x: String = """
    }} "quoted" \("nested )" + "}")
    """
  )
  case compared(Bool = 1 < 2, Bool = 3 > 2)
  case typed(Int = Dictionary<String, Int>().count, [Int] = [1, 2, 3])
  case closure(Int = { (a: Int) in a }(1), y: Int = [1, 2].map { $0 }.count)
  case ternary(Int = true ? 1 : 2, Character = ")")
}

// A comment with { before, and one at each end of a line.
@CasePathable  // here {
enum Comments /* { */: Int {  // case hidden
  case a = 1  // the first, case b
  case  // between
    b = 2 /* } */, c  // c
  /* case hidden /* nested */ case hidden(Int) */
  case d = 0x10
}

@CasePathable
enum CommentedPayloads {
  case a(
    Int,  // the first )
    label /* : */: /* } */ String  // the second
  )  // end
}

@CasePathable
enum Strings: String {
  case a = "case b", b, c = "}"
  case d; case e
}

@CasePathable
enum Negative: Double { case a = -1, b = 2.5e-3, c = 4 }

@CasePathable
indirect enum Tree<Leaf> {
  case leaf(Leaf)
  case node(Tree, Tree<Leaf>)
}

@CasePathable
enum Conditional {
  #if os(Linux) || os(macOS)
    case known(Int)
    #if DEBUG
      case debug
    #else
      case release
    #endif
  #elseif NEVER
    case elsewhere(NoSuchType)
  #else
    case known(String)
  #endif
  #if NEVER
    case hidden(NoSuchType)
  #endif
  #if true
    func notACase() {}
  #endif
  case always
}

@CasePathable
enum OnlyConditional {
  #if NEVER
    case hidden
  #endif
}

@CasePathable
enum ConditionalButFull: Equatable {
  #if NEVER
    case hidden
  #else
    case shown(Int), other
  #endif
}

@CasePathable
enum Empty {}

@CasePathable
enum Keywords {
  case `default`(Int)
  case `self`(String), `init`, `class`(in: Int)
  case some, none
  case map, filter(Int), first, underestimatedCount(String)
  case embed(Int), extract, description
  case Int(Int)
}

@CasePathable
enum Élan { case 🚀(Int), 名前(ラベル: String), café }

@CasePathable
enum Members {
  case a(Int)
  static let `case` = 1
  nonisolated(unsafe) static let closure: (Int) -> Int = { value in
    switch value {
    case 1: return 2
    default: return 0
    }
  }
  static let conditional = if case .b = Members.b { 1 } else { 2 }
  nonisolated(unsafe) static let regex = try? Regex("}")
  static func / (a: Members, b: Members) -> Int { 4 / 2 / 1 }
  nonisolated(unsafe) static let bare = /[{(]\/}+/
  nonisolated(unsafe) static let extended = #/ } case hidden /#
  var text: String { "\(String(describing: { "}" }()))" }
  subscript(index: Int) -> Int { index }
  enum Nested { case inner(Int) }
  case b
  struct Element { var x = 1 }
  func method() { enum Local { case local } }
  @available(*, deprecated) static func old() {}
  case c(Element)
}

struct Element: Equatable { var number = 1 }

@CasePathable
enum Shadowed: Equatable { case a(Element), b([Element]), c(Element: Int) }

@CasePathable
enum GenericElement<Element, Iterator> {
  case a(Element), b([Element], Iterator)
}

@CasePathable
enum GenericRoot<Root, Value> { case a(Root), b(Value), c(AnyCasePathLike<Root, Value>) }

struct AnyCasePathLike<A, B> {}

@CasePathable
enum Constrained<T: Equatable & Sendable, U: Collection> where U.Element == T {
  case a(T), b(U), c(U.Element, x: [T])
}

enum Enclosing<Element, Root: Hashable> {
  @CasePathable
  enum Inner { case a(Element), b(Root) }
}

enum Shadows {
  struct Sequence {}
  struct Sendable {}
  struct Result {}
  struct Optional {}
  struct Never {}
  struct Void {}
  struct PartialKeyPath {}
  struct AnyCasePath {}
  struct CasePathable {}

  @CaseKeyPaths.CasePathable
  enum Event {
    case a(Sequence), b(Sendable), c(Result), d(Optional), e(Never), f, g(AnyCasePath)
  }
}

@CasePathable
private enum Private {
  case a(Hidden)
  struct Hidden { var x = 1 }
}

@CasePathable
fileprivate enum Fileprivate { case a(Int) }

private struct PrivateOuter {
  @CasePathable
  enum Inside { case a(Int) }
}

@CasePathable
package enum Package { case a(Int) }

@CasePathable
public enum Public { case a(Int), b(x: Int, y: Int), c }

public struct PublicOuter {}
extension PublicOuter {
  @CasePathable
  public enum Inside { case a(Int) }
}
public extension PublicOuter {
  @CasePathable
  enum Inherited { case a(Int) }
}

@available(macOS 26, iOS 26, *)
@CasePathable
public enum Available {
  @available(macOS 27, *)
  case new
  @available(*, unavailable)
  case gone
  case old(Int)
}

@CasePathable
enum Deprecated {
  @available(*, deprecated, renamed: "new")
  case old(Int)
  case new(Int)
}

struct Associated<Items: Collection> {
  @CasePathable
  enum Event { case item(Items.Element), all(Associated), indices([Items.Index]) }
}

@MainActor struct Screen {
  @CasePathable
  enum Destination { case screen(Screen), action(@MainActor () -> Void) }
}

@MainActor
@CasePathable
enum Isolated { case a(Int) }

@CasePathable
enum Explicit: CasePathable, CasePathIterable { case a }

@CasePathable
enum Outer {
  case only(Inner)

  @CasePathable
  enum Inner {
    case one(Int)
    case two(Innermost)

    @CasePathable
    enum Innermost { case leaf(String), empty }
  }
}

// MARK: Payloads without a value

@CasePathable
enum NothingAtAll { case a(Int, Never), b(x: Never, y: Int), c(Never) }

@CasePathable
enum OnlyUninhabited { case a(Empty) }

// MARK: Enums that are something else as well

@CasePathable
enum Sequenced<Element>: Sequence {
  case a(Element), b([Element], x: Iterator)
  struct Iterator: IteratorProtocol { mutating func next() -> Element? { nil } }
  func makeIterator() -> Iterator { Iterator() }
}

@CasePathable
enum SequenceOfInts: Sequence {
  case a(Int), b(Iterator)
  func makeIterator() -> IndexingIterator<[Int]> { [1].makeIterator() }
}

@CasePathable
indirect enum Collected<Element>: Collection {
  case a(Element), b(SubSequence), c(Index)
  var startIndex: Int { 0 }
  var endIndex: Int { 0 }
  func index(after index: Int) -> Int { index + 1 }
  subscript(index: Int) -> Element { preconditionFailure() }
}

@CasePathable
enum Coded: Codable, Hashable, Comparable, Error, CaseIterable { case a, b }

@CasePathable
enum AccessNames<CaseRoot: Hashable, CaseValue, Access> {
  case a(CaseRoot), b(CaseValue, x: Access), c([CaseRoot: Int]?)
  case path, extract(Int)
}

struct CaseValue { var x = 1 }

@CasePathable
enum UsesCaseValue { case a(CaseValue), b([CaseValue], Int) }

enum Crowded<Root, Element, CaseValue> {
  @CasePathable
  enum Inner<Iterator> { case a(Root), b(Element, CaseValue), c(Iterator, x: Self?.Type) }
}

// MARK: Names that mean something else in a type

@CasePathable
public enum any { case a(Int), b(x: Int) }

@CasePathable
enum sending { case a(Int), each(Int), some(any Error) }

@CasePathable
enum Spoken {
  case `a case of words`(Int)
  case `Self`(Int), `Type`(Int), `Protocol`, `subscript`, `is`(Int), `case`, modify(Int), allCases, hashValue(
    Int
  )
}

// MARK: Attributes

@CasePathable @frozen public enum Frozen { case a(Int), b }

@CasePathable nonisolated enum Nonisolated { case a(Int) }

#if os(Linux) || os(macOS)
  @CasePathable enum UnderCondition { case a(Int) }
#else
  @CasePathable enum UnderCondition { case b }
#endif

@available(macOS 13, *)
@CasePathable
enum Limited: Error {
  @available(macOS 99, iOS 99, *) case future(Int)
  @available(iOS, unavailable) case desktop
  @available(tvOSApplicationExtension, unavailable) @available(macCatalyst, unavailable) case elsewhere(
    x: String
  )
  @available(swift, introduced: 5.9) case now
}

@available(*, deprecated)
struct OldPayload {}

@available(*, deprecated)
@CasePathable
enum UsesOld { case a(OldPayload) }

// MARK: Places

extension Array {
  @CasePathable
  enum Change { case insert(Element, at: Index), removeAll }
}

actor Worker {
  @CasePathable
  enum Job { case work(Int), hand(Worker) }
}

protocol Item { associatedtype ID: Hashable }

struct List<Row: Item> {
  @CasePathable
  enum Event where Row.ID: Comparable { case row(id: Row.ID, Row), reload }
}

// MARK: Payloads that hold functions or types

@CasePathable
enum Functions {
  typealias Handler = @Sendable (Int) -> Void
  case a(() -> Void), b(Handler), c(x: Handler, y: Handler), d((Int...) -> Int), e(
    @convention(c) (Int) -> Int
  )
  case f(() async throws -> Void), g((@escaping () -> Void) -> () -> Void), h((any Error) -> Never)
}

@CasePathable
enum Existentials {
  case a(any Error), b(any Sequence<Int>), c(Any), d(AnyObject), e(any (Equatable & Sendable).Type), f(
    [any Error]
  )
  case g(Int??), h((Int?, x: String?)?), i(Any.Type)
}

// MARK: Own paths

@CasePathable
enum Extended {
  case a(Int), b
}

extension Extended.AllCasePaths {
  var doubled: AnyCasePath<Extended, Int> {
    AnyCasePath(embed: { .a($0 / 2) }, extract: { $0[case: \.a].map { $0 * 2 } })
  }
}

struct ByHand: CasePathable {
  var text: String
  struct AllCasePaths {
    var number: AnyCasePath<ByHand, Int> {
      AnyCasePath(embed: { ByHand(text: "\($0)") }, extract: { Int($0.text) })
    }
  }
  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

@CasePathable
enum Hard {
  case inner(Inner)

  @CasePathable
  enum Inner { case embed(Int), extract(String), description(Bool), path(Int) }
}

@Suite struct EveryEnumTests {
  private func names<Root: CasePathIterable>(_: Root.Type) -> [String] {
    Root.allCasePaths.map { "\(Root.allCasePaths[keyPath: $0])".drop { $0 != "." }.description }
  }

  @Test func payloadsKeepTheirLabels() {
    #expect((\Payloads.Cases.mixed)((1, x: "a"))[case: \.mixed]?.x == "a")
    #expect((\Payloads.Cases.labelled)((x: 1, y: 2))[case: \.labelled]?.y == 2)
    #expect((\Payloads.Cases.two)((1, "a"))[case: \.two]?.1 == "a")
    #expect((\Payloads.Cases.single)(3)[case: \.single] == 3)
    #expect((\Payloads.Cases.underscored)((3, 4))[case: \.underscored]?.1 == 4)
    #expect((\Payloads.Cases.tuple)((3, name: "n"))[case: \.tuple]?.name == "n")
    #expect((\Payloads.Cases.void)()[case: \.void] != nil)
    #expect((\Payloads.Cases.unwrapped)(nil)[case: \.unwrapped] == .some(nil))
    #expect((\Payloads.Cases.optional)(5).is(\.unwrapped) == false)
    #expect((\Payloads.Cases.trailing)((1, "t"))[case: \.trailing]?.1 == "t")
    #expect((\Payloads.Cases.function)({ a, b in a == b.count })[case: \.function]?(1, "a") == true)
    #expect((\Payloads.Cases.existential)(4)[case: \.existential] as? Int == 4)
    let itself = (\Payloads.Cases.itself)((.single(label: 1), Payloads.Failure()))
    #expect(itself[case: \.itself]?.0.is(\.single) == true)
  }

  @Test func defaultValuesDoNotHideCases() {
    #expect(names(Defaults.self) == [".braces", ".raw", ".compared", ".typed", ".closure", ".ternary"])
    #expect((\Defaults.Cases.typed)((1, [2])) == .typed(1, [2]))
    #expect((\Defaults.Cases.closure)((1, y: 2)) == .closure(1, y: 2))
  }

  @Test func commentsHoldNoCases() {
    #expect(names(Comments.self) == [".a", ".b", ".c", ".d"])
    #expect(CommentedPayloads.a(1, label: "b")[case: \.a]?.label == "b")
  }

  @Test func rawValuesHoldNoCases() {
    #expect(names(Strings.self) == [".a", ".b", ".c", ".d", ".e"])
    #expect(names(Negative.self) == [".a", ".b", ".c"])
  }

  @Test func membersAreNoCases() {
    #expect(names(Members.self) == [".a", ".b", ".c"])
    #expect(Members.c(Members.Element()).is(\.c))
  }

  @Test func conditionalCasesHaveConditionalPaths() {
    #if DEBUG
      #expect(names(Conditional.self) == [".known", ".debug", ".always"])
    #else
      #expect(names(Conditional.self) == [".known", ".release", ".always"])
    #endif
    #expect(Conditional.allCasePaths[.known(1)] == \Conditional.Cases.known)
    #expect(names(OnlyConditional.self) == [])
    #expect(names(Empty.self) == [])
    #expect(names(ConditionalButFull.self) == [".shown", ".other"])
    #expect(ConditionalButFull.other.case == \.other)
    #expect(ConditionalButFull.shown(1).case == \.shown)
  }

  @Test func keywordsAreNames() {
    #expect(
      names(Keywords.self) == [
        ".default", ".self", ".init", ".class", ".some", ".none", ".map", ".filter", ".first",
        ".underestimatedCount", ".embed", ".extract", ".description", ".Int",
      ]
    )
    #expect((\Keywords.Cases.default)(1)[case: \.default] == 1)
    #expect(Keywords.`self`("a").case == \.`self`)
    #expect(Keywords.none.is(\.none))
    #expect((\Keywords.Cases.filter)(1)[case: \.filter] == 1)
  }

  @Test func namesOfAllScripts() {
    #expect(names(Élan.self) == [".🚀", ".名前", ".café"])
    #expect((\Élan.Cases.🚀)(1)[case: \.🚀] == 1)
  }

  @Test func genericEnums() {
    let tree = (\Tree<Int>.Cases.node)((.leaf(1), .leaf(2)))
    #expect(tree[case: \.node]?.1[case: \.leaf] == 2)
    #expect(GenericElement<Int, String>.b([1], "a")[case: \.b]?.1 == "a")
    #expect(GenericRoot<Int, String>.b("v")[case: \.b] == "v")
    #expect(GenericRoot<Int, String>.a(1).case == \.a)
    #expect(Constrained<Int, [Int]>.c(1, x: [2])[case: \.c]?.x == [2])
    #expect(Enclosing<Int, String>.Inner.a(1)[case: \.a] == 1)
    #expect(Enclosing<Int, String>.Inner.b("r").case == \.b)
  }

  @Test func typesWithTheNamesOfAssociatedTypes() {
    #expect(Shadowed.a(Element(number: 2))[case: \.a]?.number == 2)
    #expect(Shadowed.c(Element: 2)[case: \.c] == 2)
    #expect(Shadows.Event.a(Shadows.Sequence())[case: \.a] != nil)
    #expect(names(Shadows.Event.self).count == 7)
  }

  @Test func accessLevels() {
    #expect(Private.a(Private.Hidden())[case: \.a]?.x == 1)
    #expect(Fileprivate.a(1)[case: \.a] == 1)
    #expect(PrivateOuter.Inside.a(1)[case: \.a] == 1)
    #expect(PublicOuter.Inherited.a(1)[case: \.a] == 1)
    #expect(Package.a(1).case == \.a)
  }

  @Test func availability() {
    guard #available(macOS 26, iOS 26, *) else { return }
    #expect(names(Available.self).last == ".old")
    #expect(!names(Available.self).contains(".gone"))
  }

  @Test func deprecatedCases() {
    #expect(names(Deprecated.self) == [".old", ".new"])
    #expect(Deprecated.new(1).case == \.new)
  }

  @Test func conformancesAlreadyWritten() {
    #expect(Explicit.a.is(\.a))
  }

  @Test func nestedEnums() {
    #expect(Outer.only(.two(.leaf("x")))[case: \.only.two.leaf] == "x")
    #expect(Outer.only(.two(.leaf("x")))[case: \.only.one] == nil)
    #expect(Outer.only(.one(1)).is(\.only))
  }

  @Test func payloadsWithoutAValue() {
    #expect(names(NothingAtAll.self) == [".a", ".b", ".c"])
    #expect(names(OnlyUninhabited.self) == [".a"])
    let path: PartialCaseKeyPath<NothingAtAll> = \.a
    #expect(path(1) == nil)
  }

  @Test func enumsThatAreSequences() {
    #expect(Sequenced<Int>.a(1)[case: \.a] == 1)
    #expect(Sequenced<Int>.b([1], x: .init())[case: \.b]?.0 == [1])
    #expect(SequenceOfInts.b([2].makeIterator()).is(\.b))
    #expect(Collected<String>.c(2)[case: \.c] == 2)
    #expect(Coded.b.case == \.b)
  }

  @Test func namesOfTheLibraryAreFree() {
    #expect(AccessNames<Int, String, Bool>.a(1)[case: \.a] == 1)
    #expect(AccessNames<Int, String, Bool>.b("x", x: true)[case: \.b]?.x == true)
    #expect(AccessNames<Int, String, Bool>.path.is(\.path))
    #expect(UsesCaseValue.a(CaseValue(x: 2))[case: \.a]?.x == 2)
    #expect(UsesCaseValue.b([CaseValue(x: 3)], 1)[case: \.b]?.0.first?.x == 3)
    #expect(Crowded<Int, String, Bool>.Inner<Character>.b("x", true)[case: \.b]?.1 == true)
  }

  @Test func namesThatMeanSomethingElse() {
    #expect(`any`.a(1)[case: \.a] == 1)
    #expect((\sending.Cases.each)(2)[case: \.each] == 2)
    #expect(names(Spoken.self).first == ".a case of words")
    #expect(Spoken.`a case of words`(1)[case: \.`a case of words`] == 1)
    #expect(Spoken.`Self`(1)[case: \.`Self`] == 1)
    #expect(names(Spoken.self).count == 10)
    #expect(Spoken.modify(3)[case: \.modify] == 3)
  }

  @Test func attributesAndConditionsOfTheEnum() {
    #expect(Frozen.a(1)[case: \.a] == 1)
    #expect(Nonisolated.a(1)[case: \.a] == 1)
    #expect(UnderCondition.a(1)[case: \.a] == 1)
    #expect(Limited.elsewhere(x: "y")[case: \.elsewhere] == "y")
    #expect(Limited.desktop.case == \.desktop)
    #if os(Linux)
      #expect(names(Limited.self) == [".future", ".desktop", ".elsewhere", ".now"])
    #endif
  }

  @Test func enumsInOtherPlaces() {
    #expect([Int].Change.insert(5, at: 0)[case: \.insert]?.0 == 5)
    #expect(Worker.Job.hand(Worker())[case: \.hand] != nil)
    struct Row: Item { typealias ID = Int }
    #expect(List<Row>.Event.row(id: 4, Row())[case: \.row]?.id == 4)
  }

  @Test func functionsAndExistentials() {
    #expect(Functions.d { $0.count }[case: \.d]?(1, 2, 3) == 3)
    #expect(Functions.e { $0 + 1 }[case: \.e]?(1) == 2)
    #expect((\Functions.Cases.b)({ _ in }).is(\.b))
    #expect(Existentials.c(1)[case: \.c] as? Int == 1)
    #expect(Existentials.g(.some(nil))[case: \.g] == .some(.some(nil)))
    #expect(Existentials.h((1, x: "x"))[case: \.h]??.x == "x")
  }

  @Test func pathsOfOneself() {
    #expect(Extended.a(2)[case: \.doubled] == 4)
    #expect(Extended.a(2).is(\.doubled))
    #expect(!Extended.b.is(\.doubled))
    var value = Extended.a(2)
    value[case: \.doubled] = 10
    #expect(value[case: \.a] == 5)
    #expect(ByHand(text: "7")[case: \.number] == 7)
    var hand = ByHand(text: "7")
    hand.modify(\.number) { $0 += 1 }
    #expect(hand.text == "8")
  }

  @Test func nestedCasesWithTheNamesOfAPathsMembers() {
    #expect(Hard.inner(.embed(1))[case: \.inner.embed] == 1)
    #expect(Hard.inner(.extract("x"))[case: \.inner.extract] == "x")
    #expect(Hard.inner(.description(true)).is(\.inner.description))
    let path: CaseKeyPath<Hard, Int> = (\Hard.Cases.inner).appending(path: \.embed)
    #expect(path(2)[case: path] == 2)
  }
}
