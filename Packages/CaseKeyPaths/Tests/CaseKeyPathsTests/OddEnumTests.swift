// More enums that compile without a warning: combinations, each found by trying to break the macro.
import CaseKeyPaths
import Foundation
import Testing

@usableFromInline
@CasePathable
enum UsableFromInline { case a(Int), b(x: Int, y: Int), c }

@inlinable
public func usesInternals() -> Int? { UsableFromInline.a(1)[case: \.a] }

@_spi(Testing) public struct HiddenPayload {}

@_spi(Testing) @CasePathable public enum HiddenEnum { case a(HiddenPayload), b }

@CasePathable
enum Throwing {
  case a(() throws(Failure) -> Void), b(Result<Void, Failure>)
  enum Failure: Error { case x }
}

extension Throwing.Failure {
  @CasePathable
  enum Deep { case a(Throwing, Throwing.Failure) }
}

private extension Throwing {
  @CasePathable
  enum InPrivateExtension { case a(Hidden); struct Hidden {} }
}

@CasePathable
enum Sequences<P: Sequence> where P.Element: Sequence {
  case a(P.Element.Element), b(P.Iterator), c([P.Element.Iterator])
}

@CasePathable
enum OwnAliases {
  typealias Element = Int
  typealias Pair = (Int, x: String)
  case a(Element), b(Pair), c(OwnAliases.Element, Self.Pair)
}

@CasePathable
enum Cycle {
  case a(Link)
  indirect enum Link { case c(Cycle), end }
}

// swift-format-ignore
@CasePathable
// comment
/* c */ public /* d */ enum /* e */ Commented /* f */ <T> /* g */ : /* h */ Sendable where T: Sendable /* i */ { /* j */
  case /* k */ a /* l */ ( /* m */ T /* n */ , /* o */ x /* p */ : /* q */ Int /* r */ = /* s */ 1 /* t */ ) /* u */
}

@CasePathable
enum DefaultClosures {
  case a(@Sendable (Int) -> Int = { $0 }, b: @Sendable () -> Void = {})
  case c(x: [Int: (a: Int, b: Int)] = [1: (a: 1, b: 2)])
}

@CasePathable
enum Eleven { case a(Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, z: Int) }

@CasePathable
enum Selected { case a(Swift::Int), b(Swift::Array<Swift::Int>, x: [Swift::Int]) }

@CasePathable
enum Underscores { case _a(Int), __b, A(_: Int), c(_: Int, _: Int), d(_: Int, x: Int) }

@CasePathable
enum Localized: LocalizedError {
  case url(URL), data(Data, Date), id(Foundation.UUID)
  var errorDescription: String? { "\(self.case == \.url)" }
}

// A case with the name of its enum, and cases beside it.
@CasePathable
enum Namesake { case Namesake(Int), a(String), b(x: Int), c(Int, Int), e }

@CasePathable
enum GenericNamesake<T> { case GenericNamesake(T), a }

@CasePathable
enum EmptyNamesake { case EmptyNamesake, a(Int) }

// Labels that are keywords.
@CasePathable
enum KeywordLabels { case a(x: Int, `default`: Int), b(`in`: Int), c(`inout`: Int, `class`: String) }

@MainActor
@CasePathable
enum OnMainActor: Identifiable {
  case a(Int)
  nonisolated var id: Int { 1 }
}

@CasePathable
enum ByLiteral: ExpressibleByIntegerLiteral {
  case a(Int)
  init(integerLiteral value: Int) { self = .a(value) }
  static func b(_ x: Int) -> Self { .a(x) }
  static var c: Self { .a(1) }
}

@propertyWrapper
struct Wrapper<Value> {
  var wrappedValue: Value
}

@resultBuilder
enum Checks { static func buildBlock(_ checks: Bool...) -> [Bool] { checks } }

@dynamicMemberLookup
@CasePathable
enum Looked {
  case int(Int), text(String?), inner(Inner), maybe(Inner?)

  @dynamicMemberLookup
  @CasePathable
  enum Inner { case int(Int), none }
}

// Functions that the case makes of expressions.
@CasePathable
enum Deferred {
  case value(@autoclosure () -> Int), throwing(name: @autoclosure () throws -> Int, String)
  case sent(@autoclosure @Sendable () -> Int, @autoclosure () -> Int)
}

// What has no values, beside what the compiler is easily confused by.
@CasePathable
enum Impossible {
  case a(Never, () throws(Throwing.Failure) -> Void), b((Int, Never), Int), c(x: Empty, Int), d(Empty, Never)
  case e((Int) async throws(Throwing.Failure) -> Int, y: () throws(Never) -> Void), f
}

// swift-format-ignore
@CasePathable
enum RawNames { case `π > 3`(Int), `// }`(x: Int, `y z`: Int), `"`, `(`(String) }

struct Packed<each T> {}

@CasePathable
enum Packs { case a(Packed<>), b(x: Packed<Int, String>, Int) }

@CasePathable
enum Versions {
  @available(swift 99) case future
  @available(swift, obsoleted: 5) case past
  @available(swift, introduced: 5, obsoleted: 99) case present
}

@Suite struct OddEnumTests {
  private func names<Root: CasePathIterable>(_: Root.Type) -> [String] {
    Root.allCasePaths.map { "\(Root.allCasePaths[keyPath: $0])" }
  }

  @Test func functionsOfExpressions() throws {
    #expect(Deferred.value(1)[case: \.value]?() == 1)
    #expect(AnyCasePath(\Deferred.Cases.value).embed({ 2 })[case: \.value]?() == 2)
    let throwing = AnyCasePath(\Deferred.Cases.throwing).embed((name: { throw Throwing.Failure.x }, "y"))
    #expect(throwing[case: \.throwing]?.1 == "y")
    #expect(throws: Throwing.Failure.self) { try throwing[case: \.throwing]?.name() }
    #expect(AnyCasePath(\Deferred.Cases.sent).embed(({ 3 }, { 4 }))[case: \.sent]?.1() == 4)
  }

  @Test func impossibleValues() async throws {
    #expect(names(Impossible.self).count == 6)
    let e = AnyCasePath(\Impossible.Cases.e).embed(({ $0 + 1 }, y: {}))
    #expect(try await e[case: \.e]?.0(1) == 2)
    #expect(Impossible.f.case == \.f)
  }

  @Test func namesInBackticks() {
    #expect(RawNames.`π > 3`(4)[case: \.`π > 3`] == 4)
    #expect(AnyCasePath(\RawNames.Cases.`// }`).embed((x: 1, `y z`: 2))[case: \.`// }`]?.`y z` == 2)
    #expect(
      names(RawNames.self) == [#"\RawNames.π > 3"#, #"\RawNames.// }"#, #"\RawNames.""#, #"\RawNames.("#]
    )
    #expect(Packs.b(x: Packed(), 2)[case: \.b]?.1 == 2)
  }

  @Test func casesOfVersionsOfTheLanguage() {
    #expect(names(Versions.self) == [#"\Versions.present"#])
    #expect(Versions.present.case == \.present)
  }

  private func checks(@Checks _ checks: () -> [Bool]) -> [Bool] { checks() }

  @Test func visibility() {
    #expect(usesInternals() == 1)
    #expect(HiddenEnum.b.is(\.b))
    #expect(Throwing.InPrivateExtension.a(.init()).is(\.a))
  }

  @Test func typesOfOtherTypes() {
    #expect(Throwing.Failure.Deep.a(.b(.failure(.x)), .x)[case: \.a]?.1 == .x)
    #expect(Sequences<[String]>.a("x")[case: \.a] == "x")
    #expect(OwnAliases.b((1, x: "y"))[case: \.b]?.x == "y")
    #expect(OwnAliases.c(1, (2, x: "z"))[case: \.c]?.1.x == "z")
    #expect(Cycle.a(.c(.a(.end))).is(\.a))
    #expect(Localized.data(Data([1]), Date())[case: \.data]?.0.count == 1)
    #expect(Localized.id(UUID()).errorDescription == "false")
  }

  @Test func payloads() {
    #expect(Commented.a("t", x: 2)[case: \.a]?.x == 2)
    #expect(DefaultClosures.a { $0 * 2 }[case: \.a]?.0(2) == 4)
    #expect(Eleven.a(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, z: 11)[case: \.a]?.z == 11)
    #expect((\Eleven.Cases.a)((1, 2, 3, 4, 5, 6, 7, 8, 9, 10, z: 11))[case: \.a]?.9 == 10)
    #expect((\Underscores.Cases.d)((1, x: 2))[case: \.d]?.x == 2)
    #expect(Selected.b([1], x: [2])[case: \.b]?.x == [2])
    #expect((\Underscores.Cases.A)(3)[case: \.A] == 3)
  }

  @Test func uses() {
    @Wrapper var value = ByLiteral.a(1)
    value[case: \.a]? += 1
    value.modify(\.a) { $0 += 1 }
    #expect(value[case: \.a] == 3)
    #expect(ByLiteral.b(4)[case: \.a] == 4)
    let literal: ByLiteral = 5
    #expect(
      checks {
        literal.is(\.a); ByLiteral.c.is(\.a)
      } == [true, true]
    )
    #expect([ByLiteral.a(1), 2].compactMap { $0[case: \.a] }.reduce(0, +) == 3)
    #expect([ByLiteral.a(1), 2].allSatisfy { $0.is(\.a) })
    let isA: (ByLiteral) -> Bool = { if case \.a = $0 { true } else { false } }
    #expect(isA(1))
  }

  @Test func membersThroughMembers() {
    var value = Looked.inner(.int(1))
    #expect(value.inner?.int == 1)
    #expect(value.maybe??.int == nil)
    value.inner?.int = 2
    #expect(value[case: \.inner.int] == 2)
    #expect(Looked.text("x").text == "x")
    #expect(Looked.maybe(.int(3)).maybe??.int == 3)
    #expect(Looked.int(1).maybe == nil)
    #expect(Looked.maybe(.some(.none))[case: \.maybe.some.none] != nil)
  }

  @Test func namesakes() {
    #expect(Namesake.Namesake(1)[case: \.Namesake] == 1)
    #expect(Namesake.a("x")[case: \.a] == "x")
    #expect(AnyCasePath(\Namesake.Cases.b).embed(2)[case: \.b] == 2)
    #expect(AnyCasePath(\Namesake.Cases.Namesake).embed(3)[case: \.Namesake] == 3)
    #expect(Namesake.e.is(\.e))
    #expect(GenericNamesake.GenericNamesake("y")[case: \.GenericNamesake] == "y")
    #expect(EmptyNamesake.EmptyNamesake.is(\.EmptyNamesake))
    #expect(AnyCasePath(\EmptyNamesake.Cases.a).embed(4)[case: \.a] == 4)
  }

  @Test func keywordLabels() {
    #expect(AnyCasePath(\KeywordLabels.Cases.a).embed((x: 1, default: 2))[case: \.a]?.default == 2)
    #expect(AnyCasePath(\KeywordLabels.Cases.b).embed(3)[case: \.b] == 3)
    #expect(AnyCasePath(\KeywordLabels.Cases.c).embed((`inout`: 1, class: "x"))[case: \.c]?.class == "x")
  }

  @Test @MainActor func isolation() {
    #expect(OnMainActor.a(1)[case: \.a] == 1)
  }
}
