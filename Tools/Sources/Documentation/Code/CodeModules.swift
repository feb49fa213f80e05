/// Makes modules of the code of pages.
public enum CodeModules {
  /// The modules of a page: one, and one more from each block on that begins anew. A block that imports something is a
  /// file of its own; one that does not goes on in the file of the block before it.
  ///
  /// - Parameter blocks: the page's blocks; only those that are compiled are used.
  public static func modules(of blocks: [CodeBlock]) -> [CodeModule] {
    var modules: [(blocks: [[CodeBlock]], companions: [String])] = []
    for block in blocks where block.isCompiled && !ManifestFragment.isOne(block) {
      if modules.isEmpty || block.beginsAnew { modules.append(([], [])) }
      modules[modules.count - 1].companions += block.companions
      if modules[modules.count - 1].blocks.isEmpty || Snippet(block).beginsFile {
        modules[modules.count - 1].blocks.append([])
      }
      let file = modules[modules.count - 1].blocks.count - 1
      modules[modules.count - 1].blocks[file].append(block)
    }
    return modules.enumerated().map { index, module in
      let name = name(of: module.blocks[0][0].page) + (index == 0 ? "" : "_\(index + 1)")
      return CodeModule(name: name, sources: sources(of: module.blocks), companions: module.companions)
    }
  }

  /// The modules of a tutorial: one for each step whose files no step before it had, and the program that a reader
  /// has in the end, if there is a main.swift.
  ///
  /// - Parameters:
  ///   - tutorial: its path.
  ///   - steps: its steps.
  ///   - text: gives the path and the text of a resource.
  public static func modules(
    of tutorial: String,
    steps: [TutorialReader.Step],
    text: (String) throws(PageProblem) -> (path: String, text: String)
  ) throws(PageProblem) -> [CodeModule] {
    var modules: [CodeModule] = []
    var seen: Set<[String: String]> = []
    for step in steps {
      let files = step.files.filter { $0.key.hasSuffix(".swift") }
      guard seen.insert(files).inserted else { continue }
      var sources: [String: String] = [:]
      for (name, resource) in files.sorted(by: { $0.key < $1.key }) {
        let (path, code) = try text(resource)
        sources[name] = source(of: [CodeBlock(page: path, line: 1, code: code)])
      }
      modules.append(CodeModule(name: "\(name(of: tutorial))_\(modules.count + 1)", sources: sources))
    }
    return modules + (try program(of: tutorial, steps: steps, text: text))
  }

  /// The files of the last step as they are, without those of the tests.
  private static func program(
    of tutorial: String,
    steps: [TutorialReader.Step],
    text: (String) throws(PageProblem) -> (path: String, text: String)
  ) throws(PageProblem) -> [CodeModule] {
    guard let files = steps.last?.files, let main = files["main.swift"] else { return [] }
    var sources: [String: String] = [:]
    for (name, resource) in files where name.hasSuffix(".swift") {
      let (path, code) = try text(resource)
      guard !code.contains("import Testing"), !code.contains("import XCTest") else { continue }
      sources[name] = "#sourceLocation(file: \"\(path)\", line: 1)\n\(code)"
    }
    return [CodeModule(name: "\(name(of: tutorial))_Program", sources: sources, program: try text(main).path)]
  }

  private static func sources(of files: [[CodeBlock]]) -> [String: String] {
    Dictionary(
      files.map { ("Line\($0[0].line).swift", source(of: $0)) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  private static func source(of blocks: [CodeBlock]) -> String {
    var text = SourceText(page: blocks[0].page, function: "codeFromLine\(blocks[0].line)")
    for block in blocks { text.append(Snippet(block)) }
    return text.text
  }

  /// A module's name made of a page's path, without the folders that all have.
  static func name(of page: String) -> String {
    let path = page.split(separator: "/").filter { $0 != "Packages" && $0 != "Sources" }
    let words = path.map { $0.split(separator: ".")[0] }
    let name = words.enumerated().filter { $0.offset == 0 || $0.element != words[$0.offset - 1] }.map(
      \.element
    )
    return "Page_" + name.joined(separator: "_").map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
  }
}
