import Documentation
import Foundation
import PackageManifests

/// Prints to standard error, apart from what others may want to read.
func complain(_ line: String) {
  FileHandle.standardError.write(Data((line + "\n").utf8))
}

func run(_ options: DocumentationOptions) -> Int32 {
  let root = URL(fileURLWithPath: options.root).standardizedFileURL.resolvingSymlinksInPath()
  let note = { (what: String) in complain("documentation: \(what)") }
  do {
    let manifests = ManifestReader(root: root)
    let products = LayerProduct.products(of: try manifests.umbrella())
    switch options.command {
    case .code:
      let examples = LayerProduct.products(of: try manifests.manifest("Examples/Package.swift"))
      return try check(
        CodeCheck(root: root, options: options, products: products, examples: examples, note: note)
      )
    case .site: return try build(Site(root: root, options: options, products: products, note: note), options)
    }
  } catch SiteError.noDocc {
    complain("documentation: \(SiteError.noDocc)")
    return 69
  } catch {
    complain("documentation: \(error)")
    return 1
  }
}

func check(_ check: CodeCheck) throws -> Int32 {
  let report = try check.run()
  for block in report.leftOut { print("\(block.page):\(block.line ?? 0): left out: \(block.message)") }
  for problem in report.problems { complain(problem.description) }
  print(
    "documentation: \(report.blocks) blocks of \(report.pages) pages, \(report.compared) of them compared with files, "
      + "\(report.tests) tests, "
      + "\(report.programs) \(report.programs == 1 ? "program" : "programs"), "
      + "\(report.leftOut.count) left out, \(report.problems.count) problems"
  )
  return report.problems.isEmpty ? 0 : 1
}

func build(_ site: Site, _ options: DocumentationOptions) throws -> Int32 {
  let problems = try site.build()
  for problem in problems { complain(problem.description) }
  guard problems.isEmpty else {
    complain("documentation: \(problems.count) symbols without a doc comment: no site was made")
    return 1
  }
  print("documentation: the site is in \(options.output)")
  return 0
}

switch DocumentationArguments(Array(CommandLine.arguments.dropFirst())) {
case .help:
  print(DocumentationArguments.helpText)
case .run(let options):
  exit(run(options))
case .wrong(let message):
  complain("documentation: \(message)\n\(DocumentationArguments.usage)")
  exit(64)
}
