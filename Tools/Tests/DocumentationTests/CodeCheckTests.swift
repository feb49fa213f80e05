import Foundation
import Testing

@testable import Documentation

/// Pages in a repository of their own, compiled with the toolchain's compiler.
@Suite struct CodeCheckTests {
  /// A repository with one page and no layers.
  private func withRepository(
    readme: String,
    pages: [String] = [],
    files: [String: String] = [:],
    examples: [LayerProduct] = [],
    _ body: (CodeCheck.Report) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pages-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files.merging(["README.md": readme], uniquingKeysWith: { first, _ in first }) {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    var options = DocumentationOptions()
    options.scratch = folder.appendingPathComponent(".build").path
    options.pages = pages
    let root = folder.resolvingSymlinksInPath()
    let check = CodeCheck(root: root, options: options, products: [], examples: examples) { _ in }
    try body(try check.run())
  }

  @Test func goodCodeCompilesAndItsTestsRun() async throws {
    try await onAThreadOfItsOwn {
      try withRepository(
        readme: """
          ```swift
          import Testing

          struct Answer { var number = 42 }

          @Test func theAnswer() { #expect(Answer().number == 42) }
          ```

          and with it

          ```swift
          let answer = Answer()
          print(answer.number)
          ```
          """
      ) { report in
        #expect(report.problems == [])
        #expect(report.blocks == 2)
        #expect(report.tests == 2)
      }
    }
  }

  @Test func badCodeIsNamedWithThePagesLine() async throws {
    try await onAThreadOfItsOwn {
      try withRepository(
        readme: """
          # Title

          ```swift
          struct Answer { var number = 42 }
          ```

          ```swift
          let answer = Answer()
          print(answer.nummer)
          ```
          """
      ) { report in
        #expect(report.problems.count == 1)
        #expect(report.problems.first?.page == "README.md")
        #expect(report.problems.first?.line == 9)
        #expect(report.problems.first?.message.contains("nummer") == true)
      }
    }
  }

  @Test func aTestThatFailsIsNamedWithThePagesLine() async throws {
    try await onAThreadOfItsOwn {
      try withRepository(
        readme: """
          ```swift
          import Testing

          @Test func two() {
            #expect(1 + 1 == 3)
          }
          ```
          """
      ) { report in
        #expect(report.problems.first?.page == "README.md")
        #expect(report.problems.first?.line == 5)
      }
    }
  }

  @Test func whatRunsBesideTestingIsRun() async throws {
    try await onAThreadOfItsOwn {
      try withRepository(
        readme: """
          <!-- code: given
          import Testing
          -->
          ```swift
          let two = 1 + 1
          #expect(two == 3)
          ```
          """
      ) { report in
        #expect(report.tests == 1)
        #expect(report.problems.map(\.line) == [6])
      }
    }
  }

  @Test func examplesAreThereForThePagesThatImportThem() async throws {
    try await onAThreadOfItsOwn {
      try withRepository(
        readme: "# Title\n",
        files: [
          "Examples/README.md": """
          ```swift
          import Answers
          import Testing

          #expect(Answer.number == 42)
          ```
          """,
          "Examples/Package.swift": """
          // swift-tools-version: 6.1
          import PackageDescription
          let package = Package(
            name: "Examples",
            products: [
              .library(name: "Answers", targets: ["Answers"]), .library(name: "Broken", targets: ["Broken"]),
            ],
            targets: [.target(name: "Answers"), .target(name: "Broken")]
          )
          """,
          "Examples/Sources/Answers/Answer.swift": "public enum Answer { public static let number = 42 }",
          "Examples/Sources/Broken/Broken.swift": "oops()",
        ],
        examples: ["Answers", "Broken"].map { name in
          LayerProduct(name: name, folder: "Examples", path: "Examples/Sources/\(name)", parts: [])
        }
      ) { report in
        #expect(report.problems == [])
        #expect(report.tests == 1)
      }
    }
  }

  @Test func textOfFilesIsComparedAndNotCompiled() throws {
    try withRepository(
      readme: """
        <!-- code: all of Sources/A.swift -->
        ```swift
        struct A {
          let x = 1
        }
        ```
        <!-- code: part of Sources/A.swift -->
        ```swift
        let x = 2
        ```
        <!-- code: all of Sources/B.swift -->
        ```swift
        oops()
        ```
        """,
      files: ["Sources/A.swift": "struct A {\n  let x = 1\n}\n"]
    ) { report in
      #expect(
        report.problems == [
          PageProblem("README.md", 9, "this line does not stand in Sources/A.swift"),
          PageProblem("README.md", 13, "there is no file 'Sources/B.swift' to compare it with"),
        ]
      )
      #expect(report.blocks == 3)
      #expect(report.compared == 3)
    }
  }

  @Test func partsOfManifestsAreChecked() async throws {
    try await onAThreadOfItsOwn {
      try withRepository(
        readme: """
          ```swift
          dependencies: [
            .package(url: "https://example.com/swift-machines.git", from: "0.1.0")
          ],
          targets: [
            .target(name: "MyFeature", dependencies: [.product(nam: "MachineKit", package: "x")])
          ]
          ```
          """
      ) { report in
        #expect(report.problems.first?.line == 6)
      }
    }
  }

  @Test func aTutorialsProgramIsRun() async throws {
    try await onAThreadOfItsOwn {
      for (main, ends) in [
        ("print(Answer.number)", true), ("print(Answer.number)\nfatalError(\"oops\")", false),
      ] {
        try withRepository(
          readme: "# Title\n",
          files: [
            "Tools/Manual/M.docc/T.tutorial": """
            @Code(name: "Answer.swift", file: 01-Answer.swift)
            @Code(name: "main.swift", file: 02-main.swift)
            """,
            "Tools/Manual/M.docc/Code/01-Answer.swift": "enum Answer { static let number = 42 }",
            "Tools/Manual/M.docc/Code/02-main.swift": main,
          ]
        ) { report in
          #expect(report.programs == 1)
          #expect(report.problems.map(\.page) == (ends ? [] : ["Tools/Manual/M.docc/Code/02-main.swift"]))
          #expect(report.problems.allSatisfy { $0.message.contains("oops") })
        }
      }
    }
  }

  @Test func aPageThatIsNotThereIsAProblem() throws {
    try withRepository(readme: "# Title\n", pages: ["README.md", "Nope.md"]) { report in
      let problem =
        "Nope.md: there is no such page: name one by its path in the repository, such as README.md"
      #expect(report.problems.map(\.description) == [problem])
    }
  }

  /// A compiler is waited for outside of the tasks' threads.
  private func onAThreadOfItsOwn(_ body: @escaping @Sendable () throws -> Void) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      Thread.detachNewThread { continuation.resume(with: Result { try body() }) }
    }
  }
}
