/// What the generator composes enums of.
enum EnumPieces {
  static let beginnings = ["", "// enum Hidden { case hidden }\n", "/* { /* } */ */ ", "/// `case hidden`\n"]

  static let attributes = [
    "@CasePathable ", "@CasePathable\n", "@available(macOS 14, iOS 17.1.2, *)\n", "@frozen ",
    "@Module.Macro<Int>(x: \")\", { if case .a = $0 { } })\n", "@MainActor ",
    "@available(*, deprecated, message: \"}) case\")\n",
  ]

  static let modifiers = [
    "", "public ", "package ", "fileprivate ", "internal /* public */ ", "indirect ", "public\nindirect ",
    "nonisolated ",
  ]

  static let generics = [
    "", "", "<Element>", "<Root, Value>", "<T: P<Int>, U>", "<each T>", "<T: ~Copyable>",
    "<let count: Int>",
  ]

  static let inheritance = [
    "", "", ": Int", ": Equatable, Sendable", ": ~Copyable", ": P & Q", ": Swift.Hashable",
    ": @unchecked Sendable",
    ": ~Escapable",
  ]

  static let constraints = ["", "", "", " where T: P, T.Element == [Int]", " where T: ~Copyable"]

  static let names = [
    "a", "b", "`default`", "some", "none", "`self`", "`init`", "map", "é", "名前", "🚀", "caseOne", "letter",
    "variable", "`class`", "available", "indirectly", "`Type`", "Element", "Root", "Value", "x1", "_y", "get",
    "set", "async", "await", "each", "any", "of", "`a name`", "`1st`", "where_", "isolated", "consume",
    "actor",
  ]

  static let labels = [
    "x", "y", "in", "for", "`default`", "case", "enum", "where", "ラベル", "if", "any", "some",
  ]

  static let caseAttributes = [
    "@available(macOS 14, *) ", "@available(*, deprecated, renamed: \"b(x:)\")\n",
    "@available(*, unavailable, message: \"case a(Int), \\\"}\\\"\")\n",
    "@available(swift, introduced: 5.9) ",
    "@Attribute(case: 1) ", "@available(iOS, unavailable) ", "@objc ",
    "@available(macOS, introduced: 10.15, deprecated: 12.0.1, message: \"}\") ",
  ]

  static let rawValues = ["1", "-2", "0x1F", "-0b1", "1_000"]

  static let conditions = [
    "DEBUG", "os(Linux)", "!os(macOS) && (A || B)", "swift(>=5.9)", "canImport(Foundation, _version: 1.2.3)",
    "compiler(<6) // } case", "(A\n || B)", "hasFeature(X) || true", "targetEnvironment(simulator)",
    "arch(x86_64)", "/* { */ !A",
  ]

  static let types = [
    "Int", "String?", "Int!", "Void", "()", "Self", "any P", "any P & Q", "P & Q", "(any Error)?", "Any.Type",
    "some P", "[Int]", "[Int: [String]]", "Set<Int>", "A.B<C.D>.E", "@escaping () -> Void",
    "@MainActor () -> Void",
    "Dictionary<Int, Set<Set<Int>>>", "Never", "(repeat each T)", "repeat each T", "(any P).Type",
    "Swift::Int", "[Module::A.B<C>]",
    "T.Element",
    "(inout Int) -> Void", "@convention(c) (Int) -> Void", "((Int) -> Void) -> (Int) -> Int",
    "Vector<3, Int>",
    "(Int, _: String)", "(x: Int, y: (Int, Int))", "P.Protocol", "_Private", "Module.Element", "名前",
    "[3 of Int]",
    "(sending Int) -> sending Int", "(borrowing Item, _ x: consuming [Int]) -> Void",
    "nonisolated(nonsending) () async -> Void", "`default`", "Optional<Self>",
    "@Sendable @MainActor (Int...) async -> Void", "any ~Copyable", "() async throws -> Void", "[Int?]?",
    "@isolated(any) () -> Void", "(_ a: Int, _ b: Int) -> Bool",
  ]

  static let defaults = [
    "1", "\"}\"", "\")\"", "\"// case\"", "#\"\"}\\( \"#", "{ (a: Int) in a }(1)", "[1, 2, 3]", "1 < 2",
    "3 > 2",
    "f<A, B>(1)", "Dictionary<String, Int>()", "true ? 1 : 2", ".a(x: \",\")",
    "\"\\(f(\"}\", { \")\" }()))\"",
    "\"\"\"\n  } ) \" \\(x(\")\"))\n  \"\"\"", " /[)}\"]/ ", "#/ ) } /# ", "a / b / c", "-1", "nil",
    "{ switch $0 { case 1: 1; default: 2 } }",
    "(1, 2)", "a << 2", "a as? B<C, D>", "if x { 1 } else { 2 }", "\\.x.y?.z", "a.b<C>.d", "\"\\u{7D}\"",
    "x ?? y", "!x", "a == b && c != d", "[a: b, c: d][e]!", "try! f()", "#line", "#selector(f(x:))",
    "f { } g: { }",
  ]

  static let members = [
    "var value: Int { if case .a = self { 1 } else { 2 } }",
    "func f() -> Int { switch self { case .a(let x): return x; default: return \"}\".count } }",
    "static let text = \"case hidden\"", "static let raw = #\"case \"hidden\" }\"#", "init() { self = .a }",
    "static func / (a: Self, b: Self) -> Int { 4 / 2 / 1 }", "static let regex = /case [{(]\\/}/",
    "static let extended = #/ } case hidden /#", "subscript(case index: Int) -> Int { index }",
    "enum Nested { case hidden(Int); enum Deeper { case hidden } }",
    "struct S { var `case` = 1; let x: Int }",
    "typealias T = Int", "@available(*, deprecated) func old() {}",
    "static prefix func - (a: Self) -> Self { a }",
    "// case hidden(Int)", "/* case hidden /* nested */ case hidden */", "/// case hidden {",
    "static let multi = \"\"\"\n  case hidden \"\"\\(\"}\") }\n  \"\"\"",
    "func g() where T == Int { for case .a in x {} }",
    "static let closure: (Int) -> Int = { value in switch value { case 1: 2; default: 3 } }",
    "static let choice = if case .b = x { 1 } else { 2 }", "var `enum`: Int { get { 1 } set {} }",
    "@Macro(x: { if case .b = $0 { } }) var y = 1", "#macro(case: 1) { }",
    "func h(case x: Int = 1, `default`: String = \"}\") {}",
    "static let `case` = 1",
    "static func == (a: Self, b: Self) -> Bool { guard case .a = a, case .b = b else { return 1 < 2 } }",
    "protocol Q { associatedtype A }", "deinit { }", "static func < (a: Self, b: Self) -> Bool { a.x < b.x }",
    "static let x = a.case, y = [1: 2]", "indirect enum I { case hidden(I) }",
    "func i() async throws { do { } catch { } }",
    "static let difference = 4 / 2; static let quotient = (a)/b/c",
  ]

  static let spaces = [
    " ", "  ", "\n", " /* } */ ", " // ) {\n", "\t", " /* case /* nested */ */ ", "\n\n", "/**/",
  ]
}
