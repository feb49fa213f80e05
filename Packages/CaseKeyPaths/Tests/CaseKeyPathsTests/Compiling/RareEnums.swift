/// Code that few write and the language allows, a kind a line: what the macro makes of it must compile.
enum RareEnums {
  // swift-format-ignore
  static let source = ####"""
    struct Err: Error, Equatable {}
    protocol P { associatedtype A; var x: Int { get } }
    struct PS: P { typealias A = Int; var x: Int { 1 } }
    struct Box<T> {}
    extension Box where T: Equatable { @CasePathable enum Ev { case a(T), b([T]), c } }
    extension Box where T == Int { @CasePathable enum IntEv { case a(T), b(Box<T>.Ev) } }
    extension Box { struct In<U> where U: P, U.A == T { @CasePathable enum Deep<V> where V: Sequence, V.Element == T { case a(T), b(U.A, V), c(V.Element?) } } }
    extension Optional { @CasePathable enum Ext { case w(Wrapped), n } }
    extension Optional where Wrapped: Equatable { @CasePathable enum Ext2 { case w(Wrapped), n } }
    extension PS { @CasePathable enum E: String { case a = "x", b } }
    @CasePathable enum NeverP { case a(Never), b(Never?), c([Never], x: Never), d }
    @CasePathable enum Typed { case a(() throws(Err) -> Void), b(x: (Int) async throws(Err) -> Int, y: () throws(Never) -> Void), c(() throws(any Error) -> Void) }
    @CasePathable enum Main { case a(@MainActor () -> Void), b(@MainActor @Sendable (Int) async -> Void), c(x: @MainActor () -> Void, Int) }
    actor Act {}
    @CasePathable enum Iso { case a((isolated Act) -> Void), b((isolated (any Actor)?) -> Void), c(@isolated(any) () -> Void), d(x: @isolated(any) @Sendable () async -> Void, Int) }
    @CasePathable enum Send { case a((sending Int) -> sending Err), b((inout Int, sending Box<Int>) -> Void), c((borrowing Err) -> Void, (consuming Err) -> Void, (__owned Err) -> Void) }
    @CasePathable enum NonSend { case a(() -> Void), b(@concurrent () async -> Void) }
    struct Vec<let N: Int, T> {}
    @CasePathable enum IG<let N: Int> { case a(Vec<N, Int>), b(Vec<3, Int>), c(Vec< -1, String>, x: Int), d(InlineArray<3, Int>), e([4 of Int]) }
    struct Outer<let Count: Int> { @CasePathable enum X { case a(Vec<Count, Int>), b } }
    @CasePathable enum Raw { case `hello world`(Int), `2x`, `a-b`(x: Int, `y z`: Int), `with.dot`, `quote"s`(`la bel`: String), `π > 3`, `/* no comment */`, `// none`(Int), `}`, `{`(Int), `(`, `)`(x: Int), `#if`, `,` , `:`(Int) }
    @CasePathable enum `Raw Name` { case a(`Raw Name 2`), b(x: `Raw Name 2`, y: [`Raw Name 2`]) ; struct `Raw Name 2` {} }
    @CasePathable enum Avail {
      @available(*, unavailable) case gone(Int), gone2
      @available(*, unavailable, message: "no } \"x\" // )") case gone3(x: Int, y: String)
      @available(swift, obsoleted: 5) case old
      @available(*, deprecated, message: "}") indirect case dep(Avail)
      @available(swift 99) case future(Int)
      @available(macOS 10.15, iOS 13, *) case here
      case ok
    }
    @_spi(X) public struct SPI {}
    @CasePathable public enum HasSPI { case a(Int); @_spi(X) case b(Int) }
    @_spi(X) @CasePathable public enum IsSPI { case a(SPI), b(x: SPI, Int) }
    @CasePathable
    enum Comm {
      /// doc } case x
      case /** doc */ a /* { /* } */ ( */ ( // ) case q
        /// doc between labels )
        x /* : */ : /* y: */ Int /* , */ , // z: Int
        /* _ */ _ /* foo */ y /* bar */ : /* baz
        */ String = /* ) */ ")" /* " */
        , /* last */
      ) /* = */ , /* b */ b // , c
      , /* */ c /**/ (/**/Int/**/)/**/; /**/case/**/d/**/
      /* unterminated looking /* */ " ' */ case e
      // case f \
      case g//(Int)
    }
    @CasePathable enum MacroDefault { case a(Int = #line, String = #fileID, x: StaticString = #function), b(x: Int = Int(#column)), c(y: Int = #line + (#line, 2).1) }
    @CasePathable enum Regexes {
      case a(Regex<Substring> = /[)}]"/), b(x: Regex<Substring> = #/ \) } " case /#, Int), c(Regex<Substring> = ##/ /# } /##), d(x: Int = 4 / 2 / 1, y: Int = (8 / 2) / 1)
      case e(Any = #/
        } " # comment (
        /#)
      case f([Any] = [/\)/, /}/, "/"]), g(Bool = "a".contains(/"/)), h
    }
    @CasePathable enum StringsX {
      case a(String = #"} " \( ) "#, x: String = ##"\#(1) "# \##("}")"##)
      case b(String = """
        } \("\(["}": ")"]["}"]!)") \( { "}" }() ) "" \"""
        // not a comment /* nor this
        case x
        """, Int = 3)
      case c(String = #"""
        \#("}" + #"\"#) """ " \( )
        """#)
      case d(Character = "\"", String = "\\", String = "\u{7D}"), e
      case f(String = "\(1, specifier2: "}")")
    }
    extension String.StringInterpolation { mutating func appendInterpolation(_ x: Int, specifier2: String) {} }
    @CasePathable enum Several { case a, b(Int), c; case d(Int), e, f(x: Int, y: Int); indirect case g(Several); case i, h }
    @CasePathable enum AlreadyBoth: CasePathable, CasePathIterable { case a(Int) }
    @CasePathable enum AlreadyOne: CasePathable { case a(Int) }
    @CasePathable enum AlreadyIter: CaseKeyPaths.CasePathIterable, Equatable { case a(Int) }
    enum S1 { @CasePathable enum Same { case a(Int) } }
    enum S2 { @CasePathable enum Same { case a(String), b(S1.Same) } ; enum S3 { @CasePathable enum Same { case c(S2.Same, S1.Same) } } }
    @CasePathable enum Copy: Copyable { case a(Int) }
    @CasePathable enum CopyG<T>: Copyable { case a(T) }
    @CasePathable enum Esc { case a(Int), b(@autoclosure () -> Int) }
    final class Cls {}
    @CasePathable enum Own { case a(Cls), c(x: Unmanaged<Cls>) }
    @CasePathable enum Ex { case a(any P), b(any P & Sendable), c([any P]), d((any P)?), e(any P.Type), f((any P).Type), g((any Equatable & Hashable)?), h(any Collection<Int> & Sendable) }
    @CasePathable enum Tup { case a((Int, String)), b((x: Int, y: String)), c(((Int, Int), z: (Int))), d(()), e((Int)), f(x: (Int, Int)), g((Int, Int), (x: Int, y: Int)) }
    @CasePathable indirect enum Rec { case a(Rec, Rec), b([Rec]), c(Rec?), d(() -> Rec), e(x: [String: Rec]) }
    @CasePathable enum Pack { case a(Int), b }
    struct PackHolder<each T> { var x: (repeat each T) }
    @CasePathable enum UsesPack { case a(PackHolder<Int, String>), b(PackHolder<>), d(PackHolder< >), c(x: PackHolder<Int>) }
    @CasePathable enum Var { case a((Int...) -> Void), b(x: (_ a: Int..., _ b: String) -> Void) }
    @CasePathable enum Meth {
      case a(Int)
      init?(rawValue: Int) { switch rawValue { case 1: self = .a(1); default: return nil } }
      init() { self = .a(1) }
      subscript(x: Int) -> Int { get { 1 } }
      static subscript(x: Int) -> Int { 1 }
      static func == (l: Self, r: Self) -> Bool { switch (l, r) { case (.a(let x), .a(let y)): x == y; default: false } }
      static prefix func ! (x: Self) -> Bool { true }
      static func <> (a: Self, b: Self) -> Bool { if case .a(1) = a, case .a = b { true } else { false } }
      var p: Int { get throws(Err) { throw Err() } }
      func g<T>(_ t: T) where T: P { for case .a(let x) in [self] { _ = x } ; while case .a = self { break }; guard case .a = self else { return }; defer { _ = 1 }; do { try f() } catch is Err { } catch { } }
      func f() throws {}
      nonisolated(unsafe) static var q = 1
      enum Sub { case x, y(Int); enum Sub2 { case z } }
      case b
      typealias T = Int
      @discardableResult func h() -> Int { 1 }
      @inline(__always) var i: Int { _read { yield 1 } }
      static let s = { (x: Int) -> Int in switch x { case 1: 2; case 2: 3; default: 4 } }(1)
      case c(T)
    }
    infix operator <>
    @CasePathable enum WithWhere<T> where T: P, T.A: Equatable { case a(T), b(T.A) }
    @CasePathable enum Defaulted<T> { case a(T? = nil, x: [T] = [], y: Int = MemoryLayout<T>.size, z: Bool = 1 < 2, w: Bool = (3 > 2)) }
    @CasePathable enum Cond { case a(x: Int = 1 < 2 ? 3 : 4, y: (Int) -> Bool = { $0 < 3 }), b }
    @CasePathable @dynamicMemberLookup enum Dyn { case a(Int), `self`(Int), b(Dyn2), `init`(Int) }
    @CasePathable @dynamicMemberLookup enum Dyn2 { case a(Int), c }
    @CasePathable private enum Priv { case a(Int) }
    private struct PO { @CasePathable fileprivate enum X { case a(Priv) } ; @CasePathable internal enum Y { case a(Priv) } }
    @CasePathable enum PrivPayload { fileprivate struct H {} ; case a(Int) }
    @CasePathable enum Objc: Int, CaseIterable, Codable { case a, b = 5, c }
    @CasePathable enum Err2: Error, Sendable, Hashable, CustomStringConvertible { case a(Err3); var description: String { "x" } ; enum Err3 { case q } }
    @CasePathable enum Emoji { case 👨‍👩‍👧(Int), é(x: Int), `ñ`, 变量(名: String) }
    // Never beside functions, tuples of Never, generics with Never
    @CasePathable enum N1 { case a(Never, () throws -> Void), b((Never) -> Void, x: Int), c(Result<Int, Never>, Int), e(x: [Never], y: Never?), f(Swift.Never, Int), h(x: () -> Never, Int) }
    enum Emp {}
    @CasePathable enum N2 { case h(Never, [(Int) -> Void]), d((Int, Never), Int), g(Int, (Never, Int)), e(Never, () throws(Err) -> Void), f(x: Emp, Int), a(Emp), b(Emp, Never), `default`(Int, x: Int), i(_: Int, y: Int) }
    @CasePathable enum Big { case a((Int) async throws(Err) -> Int, () throws(Err) -> Void), b(x: [() throws(Err) -> Int], Int), c((() throws(Err) -> Void)?, Int), d(@Sendable (Int, inout String) async throws(Err) -> (Int, String)) }
    @CasePathable enum G<E: Error, T> { case a((T) async throws(E) -> T, x: Int), b(() throws(E) -> Void), c(Result<T, E>, E) }
    @MainActor final class VM { @CasePathable enum Action { case a(VM), b(@MainActor (VM) async -> Void, x: Int), c(Int) }
      var s: Action = .c(1)
      func f() { s.modify(\.c) { $0 += 1 }; s[case: \.c]? += 1; if s.is(\.a) {} ; switch s { case \.b: break; default: break } } }
    @globalActor actor GA { static let shared = GA() }
    @GA @CasePathable enum OnGA { case a(Int), b(@GA () -> Void) ; @CasePathable enum Inner { case x(OnGA) } }
    @MainActor protocol MP {}
    @CasePathable enum ViaProto: MP { case a(Int), b(any MP) }
    @MainActor protocol HasEv { associatedtype Ev: CasePathable }
    struct Impl: HasEv { @CasePathable enum Ev { case a(Impl), b } }
    actor Ac { @CasePathable enum Ev { case a(isolated: Int), b } ; var e = Ev.b; func m() { e.modify(\.b) { _ in }; let k: CaseKeyPath<Ev, Void> = \.b; print(e.is(k)) } }
    func generic<R: CasePathable & Sendable, V: Sendable>(_ r: R, _ k: CaseKeyPath<R, V> & Sendable) async -> V? { await Task.detached { r[case: k] }.value }
    func gen2<R: CasePathIterable>(_ r: R) -> [Bool] { R.allCasePaths.map { r.is($0) } }
    func gen3<R: CasePathable>(_ r: inout R, _ k: CaseKeyPath<R, Int>) { r.modify(k) { $0 += 1 }; r[case: k] = 3; r[case: k]? += 1 }
    struct Holder { var e: Big2 ; var o: Big2? }
    @CasePathable @dynamicMemberLookup enum Big2: Equatable { case a(Int), b(Sub), c; @CasePathable @dynamicMemberLookup enum Sub: Equatable { case x(String), y(Int?), z } }
    func holder(_ h: inout Holder) {
      h.e[case: \.a]? += 1; h.e[case: \.b.x]?.append("q"); h.e.modify(\.b.y) { $0 = 3 }; h.o?.modify(\.a) { $0 += 1 }; h.o.modify(\.some.a) { $0 += 1 }
      h.o?[case: \.b]?[case: \.x] = "z"; h.e.b?.x? += "s"; h.o?.b?.y = 4
      let w: WritableKeyPath<Holder, Int?> = \.e[case: \.a]; h[keyPath: w]? += 1
    }
    extension Big2 { static let path: CaseKeyPath<Big2, Int> & Sendable = \.a; static let p2: PartialCaseKeyPath<Big2> & Sendable = \.b ; static let any: AnyCasePath<Big2, String> = AnyCasePath(\.b.x) }
    let table: [(String, PartialCaseKeyPath<Big2> & Sendable)] = [("a", \.a), ("b", \.b)]
    func lookups(_ e: [Big2]) { _ = e.compactMap(\.a); _ = e.compactMap(\.b?.x); _ = e.first(where: { $0.is(\.c) }); _ = e.filter { $0.is(\.b.z) }; _ = e.compactMap { $0[case: \.b] }.compactMap(\.y); _ = e.compactMap(\.[case: \.a]); _ = e.map(\.case)
      _ = e.count(where: { $0.is(\.a) }); guard case \.a = e[0] else { return }; if case \.b.x = e[0], let q = e[0][case: \.b.x] { print(q) } ; while e[0].is(\.c) {}
      _ = Dictionary(grouping: e, by: \.case)[\.a]; _ = Set(e.map(\.case)) ; _ = e.map(\.case).contains(\.b) ; let x = e[0].a ?? 3; _ = x
      switch e.first { case \.a: break; case \.some.b: break; case \.none: break; default: break } }
    @CasePathable enum A1 { @available(swift, introduced: 4, obsoleted: 99) case a; @available(swift, obsoleted: 5) case b(Int); @available(swift 99) case c; @available(swift, deprecated: 99) case d; @available(swift 5.9.1) case e(Int)
     @available(macOS, introduced: 10, obsoleted: 11) case f; @available(swift, introduced: 5, deprecated: 5.1, obsoleted: 5.2, message: "obsoleted: 3") case g }
    @CasePathable enum A2 { @available(swift, obsoleted: 5) case b(Int) }
    @available(swift, obsoleted: 5) @CasePathable enum A3 { case a, b(Int) }
    @available(swift 99) @CasePathable enum A4 { case a, b(Int) }
    @available(*, unavailable) @CasePathable enum A5 { case a, b(Int) }
    @available(macOS, unavailable) @CasePathable enum A6 { case a, b(Int) }
    @available(*, deprecated, message: "x") @CasePathable enum A7 { case a, b(Int) }
    @available(macOS 99, *) public struct New {}
    @available(macOS 99, *) @CasePathable public enum A8 { case a(New), b(Int) }
    @CasePathable public enum A9 { @available(macOS 99, *) case a(New); case b(Int) }
    @available(*, noasync) @CasePathable enum A10 { case a }
    @available(*, unavailable) struct Un { @CasePathable enum In { case a(Un), b } }
    @available(swift, obsoleted: 5) extension A1 { @CasePathable enum In2 { case a, b } }
    @CasePathable enum Auto { case a(@autoclosure () -> Int), b(x: @autoclosure () throws -> Int, String), c(@autoclosure @Sendable () -> Int), g(@Sendable @autoclosure () throws(Err) -> Int, y: @autoclosure () -> String) , h(@autoclosure () -> Never) }
    """####
}
