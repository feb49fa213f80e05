import Testing

@testable import Documentation

/// Blocks of code and the comments before them.
@Suite struct PageReaderTests {
  @Test func aBlockKnowsItsLine() throws {
    let blocks = try PageReader.blocks(
      of: "README.md",
      text: """
        # Title

        ```swift
        let x = 1
        print(x)
        ```

            not a block

        ```sh
        ls
        ```
        """
    )
    #expect(blocks.map(\.line) == [4, 11])
    #expect(blocks.map(\.language) == ["swift", "sh"])
    #expect(blocks[0].code == "let x = 1\nprint(x)")
  }

  @Test func theIndentationOfAFenceIsNotCode() throws {
    let blocks = try PageReader.blocks(
      of: "README.md",
      text: """
        - An item:

          ```swift
          if true {
            print(1)
          }
          ```
        """
    )
    #expect(blocks[0].code == "if true {\n  print(1)\n}")
  }

  @Test func commentsSayWhatToDoWithTheNextBlock() throws {
    let blocks = try PageReader.blocks(
      of: "README.md",
      text: """
        <!-- code: skip It does not end. -->
        ```swift
        while true {}
        ```
        <!-- code: new -->
        <!-- code: with Examples/Sources -->
        ```swift
        f()
        ```
        ```swift
        g()
        ```
        """
    )
    #expect(blocks.map(\.leftOut) == ["It does not end.", nil, nil])
    #expect(blocks.map(\.beginsAnew) == [false, true, false])
    #expect(blocks.map(\.companions) == [[], ["Examples/Sources"], []])
  }

  @Test func aBlockCanBeTheTextOfAFile() throws {
    let blocks = try PageReader.blocks(
      of: "README.md",
      text: """
        <!-- code: all of Sources/A.swift -->
        ```swift
        struct A {}
        ```
        <!-- code: part of Package.swift -->
        ```swift
        .target(name: "A"),
        ```
        ```swift
        A()
        ```
        """
    )
    #expect(
      blocks.map(\.quoted) == [
        QuotedFile("Sources/A.swift", isWhole: true), QuotedFile("Package.swift", isWhole: false), nil,
      ]
    )
    #expect(blocks.map(\.isCompiled) == [false, false, true])
  }

  @Test func hiddenCodeIsABlockToo() throws {
    let blocks = try PageReader.blocks(
      of: "README.md",
      text: """
        <!-- code: given
        import MachineKit

        func log() {}
        -->
        ```swift
        log()
        ```
        """
    )
    #expect(blocks.map(\.isHidden) == [true, false])
    #expect(blocks[0].line == 2)
    #expect(blocks[0].code == "import MachineKit\n\nfunc log() {}\n")
  }

  @Test(arguments: [
    ("text\n```swift\nlet x = 1", 2), ("<!-- code: given\nlet x = 1", 1), ("<!-- code: skip -->", 1),
    ("\n<!-- code: fly -->", 2), ("<!-- code: all Sources/A.swift -->", 1), ("<!-- code: part of -->", 1),
  ])
  func whatIsNotUnderstoodIsNamedWithItsLine(text: String, line: Int) {
    let problem = #expect(throws: PageProblem.self) { try PageReader.blocks(of: "README.md", text: text) }
    #expect(problem?.page == "README.md")
    #expect(problem?.line == line)
  }
}
