/// The command line of `documentation`.
public enum DocumentationArguments: Equatable, Sendable {
  case help
  case run(DocumentationOptions)
  /// What is wrong, in one line.
  case wrong(String)

  public static let usage = """
    Usage: documentation code [--root ROOT] [--scratch FOLDER] [PAGE...]
           documentation site [--root ROOT] [--scratch FOLDER] [--output FOLDER] [--hosting-base-path PATH]
           documentation --help
    """

  public static let helpText = """
    \(usage)

    code: compiles every Swift block of README.md, CONTRIBUTING.md, the READMEs of the packages and examples, and the
    articles, and every step of the tutorials, and runs the tests that they have. An error is shown at the page's line.
    A page is a module, a block with imports a file of it; a block without goes on in the file before it, and what runs
    is put in a function: a test, where the file imports Testing. `import MyFeature` is the page's own code. A part of a
    Package.swift is checked as such, links to files have to lead somewhere, and so do the paths that CONTRIBUTING.md
    names. A comment before a block changes that:

      <!-- code: skip WHY -->     leave it out, and say so
      <!-- code: all of PATH -->  do not compile it: it has to say what that file says
      <!-- code: part of PATH --> the same, of lines in the file, at whatever indentation
      <!-- code: new -->          begin a module, so that names can be declared again
      <!-- code: with PATH -->    compile it with the sources in a folder, or with a file
      <!-- code: given            code that the reader does not see, up to the comment's end
      … -->

    site: builds the manual with the toolchain's docc: a page for every public symbol, the articles, the tutorial. A
    warning of docc's and a symbol without a doc comment are errors. The site is put in its place when it is whole; look
    at it with `python3 -m http.server -d FOLDER`.

      --root ROOT                the repository (by default the current folder)
      --scratch FOLDER           where to build (.build/documentation)
      --output FOLDER            where to put the site (.build/manual)
      --hosting-base-path PATH   where a server will have it, such as /swift-machines
      PAGE...                    only these pages, by their paths in the repository

    Exits 0 when all is well, 1 with problems, 64 when called wrongly, 69 without docc.
    """

  /// - Parameter arguments: without the program's name.
  public init(_ arguments: [String]) {
    if arguments.contains("--help") || arguments.contains("-h") {
      self = .help
      return
    }
    var options = DocumentationOptions()
    var rest = arguments[...]
    switch rest.popFirst() {
    case "code": options.command = .code
    case "site": options.command = .site
    case let other?:
      self = .wrong("unknown command '\(other)'")
      return
    case nil:
      self = .wrong("say what to do: code or site")
      return
    }
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-") else {
        options.pages.append(argument)
        continue
      }
      guard let option = Self.options[argument], option.commands.contains(options.command) else {
        self = .wrong("unknown option '\(argument)'")
        return
      }
      guard let value = rest.popFirst(), !value.isEmpty else {
        self = .wrong("\(argument) needs a value")
        return
      }
      option.set(&options, value)
    }
    if options.command == .site, let page = options.pages.first {
      self = .wrong("a site has all pages: '\(page)' cannot be named")
      return
    }
    self = .run(options)
  }

  private static let options:
    [String: (
      commands: [DocumentationOptions.Command], set: @Sendable (inout DocumentationOptions, String) -> Void
    )] = [
      "--root": ([.code, .site], { $0.root = $1 }),
      "--scratch": ([.code, .site], { $0.scratch = $1 }),
      "--output": ([.site], { $0.output = $1 }),
      "--hosting-base-path": ([.site], { $0.hostingBasePath = $1 }),
    ]
}
