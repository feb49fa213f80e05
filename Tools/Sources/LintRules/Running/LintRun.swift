import Foundation

/// Applies the rules to files.
public struct LintRun {
  /// What is wrong in the files, in the order of their places.
  public private(set) var findings: [Finding] = []
  /// What cannot be used of the rules' files and the options. It does not stop the rules that can be used.
  public private(set) var configurationErrors: [ConfigurationError] = []
  /// What `--fix` changed, a line each.
  public private(set) var fixes: [String] = []
  /// How many files were read, and their lines.
  public private(set) var fileCount = 0
  public private(set) var lineCount = 0

  private let tree: SourceTree
  private var files: [String] = []

  /// Checks the files, and changes them when the options say so.
  ///
  /// - Parameters:
  ///   - options: what to do.
  ///   - currentFolder: what relative paths are relative to.
  public init(_ options: LintOptions, currentFolder: URL) {
    // A URL without a slash at its end would stand for the folder above.
    let currentFolder = URL(fileURLWithPath: currentFolder.path, isDirectory: true)
    let paths = options.paths.map { URL(fileURLWithPath: $0, relativeTo: currentFolder).standardizedFileURL }
    tree = SourceTree(root: LintRoot.root(of: paths.first ?? currentFolder))
    for path in paths { add(path) }
    var rules = RuleSet(builtInRules(options), reading: tree)
    rules.select(options.rules)
    configurationErrors += rules.errors
    let baseline = options.baseline.flatMap { read(baseline: $0, currentFolder) }
    check(rules.rules, baseline)
    // What is called wrongly changes nothing.
    if options.fixes, configurationErrors.isEmpty, fix() { check(rules.rules, baseline) }
  }

  private mutating func add(_ path: URL) {
    var isFolder: ObjCBool = false
    let relative = LintRoot.path(of: path, in: tree.root)
    guard FileManager.default.fileExists(atPath: path.path, isDirectory: &isFolder) else {
      return configurationErrors.append(ConfigurationError(file: relative, message: "no such file or folder"))
    }
    if isFolder.boolValue {
      files += tree.swiftFiles(below: relative)
    } else if relative.hasSuffix(".swift") {
      files.append(relative)
    } else {
      configurationErrors.append(ConfigurationError(file: relative, message: "not a Swift file"))
    }
  }

  private mutating func builtInRules(_ options: LintOptions) -> [Rule] {
    let wantsLayers = options.rules.isEmpty || options.rules.contains(LayerImports.name)
    let manifests = wantsLayers ? LintRoot.manifests(of: files, in: tree) : []
    let read = ManifestsOfTree(reading: tree, files: manifests)
    configurationErrors += read.problems.map {
      ConfigurationError(file: $0.file, line: 1, message: $0.message)
    }
    return BuiltInRules.all + [BuiltInRules.layerImports(read.packages)]
  }

  private mutating func read(baseline file: String, _ currentFolder: URL) -> Baseline? {
    do throws(ConfigurationError) {
      let url = URL(fileURLWithPath: file, relativeTo: currentFolder)
      guard let data = try? Data(contentsOf: url) else {
        throw ConfigurationError(file: file, line: 1, message: "the baseline cannot be read")
      }
      return try Baseline(String(decoding: data, as: UTF8.self), file: file)
    } catch {
      configurationErrors.append(error)
      return nil
    }
  }

  private mutating func check(_ rules: [Rule], _ baseline: Baseline?) {
    var reported: Set<String> = []
    let unique = files.filter { reported.insert($0).inserted }
    // A type's superclass may be in a file of its package that nobody asked about.
    let packages = Set(unique.compactMap(tree.packageFolder))
    let around = packages.sorted().flatMap(tree.swiftFiles).filter { reported.insert($0).inserted }
    let reports = FileQueue(files: unique, others: around, rules: rules, tree: tree).run()
    let index = TypeIndex(reports.flatMap(\.types))
    var all = reports.flatMap { $0.findings }
    for report in reports where report.isReported {
      all += report.unexcused(in: index)
      for rule in rules { all += report.findings(of: rule, in: index) }
    }
    all.sort(by: Finding.comesFirst)
    findings = baseline?.new(all) ?? all
    let counted = reports.filter(\.isReported)
    fileCount = counted.count
    lineCount = counted.reduce(0) { $0 + $1.lineCount }
  }

  /// Whether something changed.
  private mutating func fix() -> Bool {
    let fixable = Dictionary(grouping: findings.filter { $0.edit != nil }, by: \.file)
    for (file, findings) in fixable.sorted(by: { $0.key < $1.key }) {
      do throws(ConfigurationError) {
        try FileFix(file: file, edits: findings.compactMap(\.edit)).apply(in: tree)
        fixes += findings.map { "\($0.file):\($0.line):\($0.column): fixed (\($0.rule))" }
      } catch {
        configurationErrors.append(error)
      }
    }
    return !fixable.isEmpty
  }

  /// 64 with configuration errors, 2 with findings that are errors, else 0.
  public var exitStatus: Int32 {
    if !configurationErrors.isEmpty { return 64 }
    return findings.contains { $0.severity == .error } ? 2 : 0
  }

  /// What the reporter prints.
  ///
  /// - Parameter currentFolder: as at the beginning; an editor finds places relative to it.
  public func report(_ reporter: Reporter, currentFolder: URL) -> String {
    let isAtRoot = currentFolder.standardizedFileURL.path == tree.root.path
    return reporter.text(findings, errors: configurationErrors, folder: isAtRoot ? nil : tree.root.path)
  }
}
