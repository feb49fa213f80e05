import Testing

@testable import Documentation

/// The modules that are made of pages.
@Suite struct CodeModulesTests {
  private func block(_ line: Int, _ code: String, beginsAnew: Bool = false) -> CodeBlock {
    CodeBlock(page: "Packages/MachineKit/README.md", line: line, code: code, beginsAnew: beginsAnew)
  }

  @Test func importsAndDeclarationsStandAtTheTopAndStatementsRun() throws {
    let modules = CodeModules.modules(of: [
      block(10, "import MachineKit\n\nlet x = 1\nstruct A {}\nprint(x)")
    ])
    #expect(modules.map(\.name) == ["Page_MachineKit_README"])
    let source = try #require(modules[0].sources["Line10.swift"])
    #expect(
      source == """
        #sourceLocation(file: "Packages/MachineKit/README.md", line: 10)
        import MachineKit
        #sourceLocation()
        #sourceLocation(file: "Packages/MachineKit/README.md", line: 13)
        struct A {}
        #sourceLocation()
        func codeFromLine10() async throws {
        do {
        #sourceLocation(file: "Packages/MachineKit/README.md", line: 12)
        let x = 1
        #sourceLocation()
        #sourceLocation(file: "Packages/MachineKit/README.md", line: 14)
        print(x)
        #sourceLocation()
        }
        }

        """
    )
  }

  @Test func aBlockWithoutImportsGoesOnInTheFileBeforeIt() {
    let modules = CodeModules.modules(of: [
      block(1, "import MachineKit\nlet x = 1"), block(9, "let x = x + 1\nprint(x)"),
      block(20, "import Testing"),
    ])
    #expect(modules.count == 1)
    #expect(modules[0].sources.keys.sorted() == ["Line1.swift", "Line20.swift"])
    #expect(modules[0].sources["Line1.swift"]?.contains("line: 10)\nprint(x)") == true)
  }

  @Test func aPageCanBeginAnew() {
    let modules = CodeModules.modules(of: [
      block(1, "struct A {}"), block(5, "struct A {}", beginsAnew: true),
    ])
    #expect(modules.map(\.name) == ["Page_MachineKit_README", "Page_MachineKit_README_2"])
  }

  @Test func theReadersModuleIsThePage() throws {
    let modules = CodeModules.modules(of: [
      block(1, "@testable import MyFeature\nimport Testing\nstruct A {}")
    ])
    let source = try #require(modules[0].sources["Line1.swift"])
    #expect(!source.contains("MyFeature"))
    #expect(source.contains("import Testing"))
  }

  @Test func macrosRunAndComputedPropertiesDoNot() throws {
    let modules = CodeModules.modules(of: [block(1, "#expect(true)\nvar x: Int { 1 }")])
    let source = try #require(modules[0].sources["Line1.swift"])
    let function = try #require(source.firstRange(of: "func codeFromLine1"))
    #expect(source[function.upperBound...].contains("#expect"))
    #expect(source[..<function.lowerBound].contains("var x"))
  }

  @Test func whatRunsIsATestWhereTestingIsImported() throws {
    let modules = CodeModules.modules(of: [
      block(1, "import Testing"), block(5, "#expect(true)"), block(9, "import MachineKit\nprint(1)"),
    ])
    #expect(try #require(modules[0].sources["Line1.swift"]).contains("\n@Test func codeFromLine1()"))
    #expect(try #require(modules[0].sources["Line9.swift"]).contains("\nfunc codeFromLine9()"))
  }

  @Test func otherLanguagesAndWhatIsLeftOutAreNotCode() {
    let shell = CodeBlock(page: "README.md", line: 1, language: "sh", code: "ls")
    let leftOut = CodeBlock(page: "README.md", line: 5, code: "loop()", leftOut: "It does not end.")
    let manifest = CodeBlock(page: "README.md", line: 9, code: "dependencies: []")
    let file = QuotedFile("A.swift", isWhole: true)
    let quoted = CodeBlock(page: "README.md", line: 13, code: "struct A {}", quoted: file)
    #expect(CodeModules.modules(of: [shell, leftOut, manifest, quoted]).isEmpty)
  }

  @Test func aTutorialsStepHasTheFilesThatItsReaderHas() throws {
    let steps = TutorialReader.steps(
      of: """
        @Code(name: "A.swift", file: 01-A.swift)
        @Code(name: "B.swift", file: "02-B.swift")
        @Code(name: "A.swift", file: 03-A.swift)
        """
    )
    #expect(
      steps.map(\.files) == [
        ["A.swift": "01-A.swift"],
        ["A.swift": "01-A.swift", "B.swift": "02-B.swift"],
        ["A.swift": "03-A.swift", "B.swift": "02-B.swift"],
      ]
    )
    let modules = try CodeModules.modules(of: "Tools/Manual/M.docc/T.tutorial", steps: steps) { resource in
      ("Tools/Manual/M.docc/\(resource)", "struct \(resource.prefix(4).suffix(1)) {}")
    }
    #expect(modules.count == 3)
    #expect(modules[2].sources["A.swift"]?.contains("03-A.swift\", line: 1)") == true)
  }

  @Test func theFilesOfATutorialsLastStepAreAProgramWithoutTheTests() throws {
    let steps = TutorialReader.steps(
      of: """
        @Code(name: "A.swift", file: 01-A.swift)
        @Code(name: "main.swift", file: 02-main.swift)
        @Code(name: "A.swift", file: 03-A.swift)
        @Code(name: "ATests.swift", file: 04-ATests.swift)
        """
    )
    let modules = try CodeModules.modules(of: "Tools/Manual/M.docc/T.tutorial", steps: steps) { resource in
      (resource, resource == "04-ATests.swift" ? "import Testing" : "print(1)")
    }
    let program = try #require(modules.last)
    #expect(modules.map(\.program) == [nil, nil, nil, nil, "02-main.swift"])
    #expect(program.name.hasSuffix("_Program"))
    #expect(program.sources["A.swift"] == "#sourceLocation(file: \"03-A.swift\", line: 1)\nprint(1)")
    #expect(program.sources.keys.sorted() == ["A.swift", "main.swift"])
  }
}
