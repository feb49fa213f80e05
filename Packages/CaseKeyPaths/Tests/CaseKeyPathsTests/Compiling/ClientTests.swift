import Testing

/// What other modules make of the macro, seen by running the compiler.
@Suite struct ClientTests {
  private let compiler: Compiler

  init() throws {
    compiler = try #require(Compiler(), "the modules and the plugin of this build were not found")
  }

  private func expectSilence(_ source: String, _ options: [String] = ["-swift-version", "6"]) async throws {
    let verdict = try await compiler.compile("import CaseKeyPaths\n" + source, options)
    // A package built for one client need not be stable for others.
    let output = verdict.lines("warning").filter {
      !$0.contains("was not compiled with library evolution support")
    }
    #expect(verdict.succeeded && output.isEmpty, "\(verdict.output)")
  }

  /// Expects errors with these texts, and no others: above all none in an expansion.
  private func expectErrors(_ texts: [String], _ source: String) async throws {
    let errors = try await compiler.compile("import CaseKeyPaths\n" + source).lines("error")
    #expect(errors.count == texts.count, "\(errors)")
    for text in texts { #expect(errors.contains { $0.contains(text) }, "\(text) is not in \(errors)") }
  }

  // MARK: Refusals

  @Test(arguments: [
    "struct S { var a = 1 }", "final class C {}", "actor A {}", "protocol P {}", "extension Int {}",
    "func f() {}", "typealias T = Int",
  ])
  func whatIsNoEnumIsRefused(declaration: String) async throws {
    let errors = try await compiler.compile("import CaseKeyPaths\n@CasePathable \(declaration)").lines(
      "error"
    )
    #expect(!errors.isEmpty)
    // What cannot have such a macro at all the compiler refuses by itself.
    let texts = [
      "'@CasePathable' can only be attached to an enum", "macro cannot be attached to", "'extension' macro",
    ]
    #expect(errors.allSatisfy { error in texts.contains { error.contains($0) } }, "\(errors)")
  }

  @Test func overloadedCasesAreRefused() async throws {
    try await expectErrors(
      ["it has several cases named 'a', and the path to a case is its name"],
      "@CasePathable enum E { case a(x: Int), a(y: Int) }"
    )
  }

  @Test func noncopyableEnumsAreRefused() async throws {
    try await expectErrors(
      ["its values cannot be copied"],
      "struct Token: ~Copyable {}\n@CasePathable enum E: ~Copyable { case a(Int) }"
    )
  }

  @Test func whatIsPrivateInATypeIsRefused() async throws {
    try await expectErrors(
      ["the private 'E' cannot be seen; make it fileprivate"],
      "struct O { @CasePathable private enum E { case a } }"
    )
  }

  @Test(arguments: ["CaseKeyPaths", "Swift"])
  func namesOfTheModulesThatTheMacroNeedsAreRefused(name: String) async throws {
    try await expectErrors(
      ["the macro needs the module '\(name)'"],
      "@CasePathable enum E { case b, \(name)(Int) }"
    )
  }

  @Test(arguments: ["AllCasePaths", "InlineCasePaths", "allCasePaths", "Cases"])
  func namesOfTheMacroAreRefused(name: String) async throws {
    try await expectErrors(
      ["the macro adds a member named '\(name)'"],
      "@CasePathable enum E { case b, \(name) }"
    )
  }

  /// The compiler may ask for the members while it tries what an expression means, and then shows no message.
  @Test func aRefusalIsSaidWhereTheEnumIsUsed() async throws {
    let source = """
      func f(_ e: E) -> Bool { e.is(\\.b) }
      @CasePathable enum E {
        case b
        case Cases
      }
      """
    let errors = try await compiler.compile("import CaseKeyPaths\n" + source).lines("error")
    #expect(errors.contains { $0.contains("so no case can be called that") }, "\(errors)")
    #expect(errors.contains { $0.contains("Client.swift:5:") }, "\(errors)")
  }

  /// What Swift itself does not allow in an enum draws Swift's error and no more.
  @Test(arguments: [
    (
      "enums cannot declare a type pack",
      "struct S<each T> { @CasePathable enum E { case a((repeat each T)) } }"
    ),
    ("enums cannot declare a type pack", "@CasePathable enum E<each T> { case a((repeat each T) -> Void) }"),
    (
      "'some' types are only permitted in",
      "@CasePathable enum E { case a(some Equatable), b(x: some Hashable) }"
    ),
    ("local type cannot have attached extension macro", "func f() { @CasePathable enum E { case a } }"),
  ])
  func whatSwiftRefusesDrawsNoMore(error: String, source: String) async throws {
    let errors = try await compiler.compile("import CaseKeyPaths\n" + source).lines("error")
    #expect(!errors.isEmpty)
    #expect(errors.allSatisfy { $0.contains(error) }, "\(errors)")
  }

  @Test func aWrongCaseIsNamed() async throws {
    let source = "@CasePathable enum E { case a(Int) }\nlet x = E.a(1)[case: \\.b]"
    let errors = try await compiler.compile("import CaseKeyPaths\n" + source).lines("error")
    #expect(errors.contains { $0.contains("has no member 'b'") }, "\(errors)")
  }

  // MARK: Clients

  @Test func linesMayEndWithCarriageReturns() async throws {
    let source = """
      @CasePathable // {
      enum E { // case hidden
        case a(Int) /* x
        */ case b(x: String = \"""
          } case hidden
          \""")
        #if os(Linux) // }
          case c
        #elseif A
          case c(Int)
        #else
          case c, d
        #endif
      }
      func f(_ e: E) -> Bool { e.is(\\.c) }
      """
    try await expectSilence(
      source.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    )
  }

  @Test(arguments: [
    [], ["-O"], ["-default-isolation", "MainActor"],
    ["-enable-upcoming-feature", "MemberImportVisibility"]
      + ["-enable-upcoming-feature", "NonisolatedNonsendingByDefault"],
  ])
  func whatFewWrite(options: [String]) async throws {
    let isIsolated = options.contains("-default-isolation")
    // Where everything belongs to the main actor, these declare what contradicts it.
    let source = RareEnums.source.split(separator: "\n").filter { line in
      !isIsolated || !["actor Ac ", "func generic<", "specifier2"].contains { line.contains($0) }
    }
    try await expectSilence(
      source.joined(separator: "\n"),
      ["-swift-version", "6", "-parse-as-library"] + options
    )
  }

  @Test func conditionsOnTheCompiler() async throws {
    try await expectSilence(
      """
      @CasePathable enum E {
        #if $TypedThrows && !$NoSuchFeature
          case a
        #endif
        #if $NoSuchFeature
          case b(NoSuchType)
        #endif
        #if hasFeature(TypedThrows) && _endian(little) && hasAttribute(available) && canImport(Swift)
          case c
        #endif
      }
      func f(_ e: E) -> Bool { e.is(\\.a) || e.is(\\.c) }
      """
    )
  }

  @Test func fiveHundredCases() async throws {
    let payloads = ["", "(Int)", "(Int, x: String)"]
    let cases = (0..<500).map { "  case case\($0)\(payloads[$0 % 3])" }.joined(separator: "\n")
    try await expectSilence(
      "@CasePathable public enum E {\n\(cases)\n}\nfunc f(_ e: E) -> Bool { e.is(\\.case499) }"
    )
  }

  private static let everyKind = """
    @CasePathable public enum E<T: Sendable>: Sendable {
      case a(Int), b(x: T, y: String), c, d(@Sendable () -> Void), e(E2)
      @available(macOS 99, *) case f
    }
    @CasePathable @dynamicMemberLookup public enum E2: Sendable { case leaf(Int), other(Int, Never) }
    @MainActor @CasePathable enum Isolated { case a(Int), b(@MainActor () -> Void) }
    @MainActor struct Screen { @CasePathable enum Destination { case screen(Screen) } }
    actor Worker { @CasePathable enum Job { case worker(Worker), stop } }
    func f(_ e: E<Int>) -> Int? { e.is(\\.c) ? 1 : e[case: \\.e.leaf] ?? e[case: \\.b]?.x ?? e[case: \\.e]?.leaf }
    func g(_ e: inout E<Int>) { e.modify(\\.e.leaf) { $0 += 1 }; e[case: \\.a]? += 1; e[case: \\.e.leaf] = 2 }
    func h(_ e: E<Int>) -> Bool { switch e { case \\.e.leaf: true; case \\.c: false; default: e.case == \\.a } }
    let path: CaseKeyPath<E<Int>, Int> = \\.e.leaf
    """

  @Test(arguments: [
    ["-swift-version", "5"], ["-swift-version", "5", "-strict-concurrency=complete"],
    ["-swift-version", "6", "-O"], ["-swift-version", "6", "-default-isolation", "MainActor"],
    ["-swift-version", "6", "-enable-library-evolution"],
    ["-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature"]
      + ["InternalImportsByDefault", "-enable-upcoming-feature", "MemberImportVisibility"],
    ["-swift-version", "6", "-strict-memory-safety"],
  ])
  func everyModeOfTheLanguage(options: [String]) async throws {
    let isInternal = options.contains("InternalImportsByDefault")
    let source = isInternal ? Self.everyKind.replacing("public ", with: "") : Self.everyKind
    // In the mode in which everything belongs to the main actor, the path of the file is the actor's too.
    try await expectSilence(source.replacing("let path", with: "nonisolated(unsafe) let path"), options)
  }
}
