#if !os(Windows)
  import Foundation

  /// A process and all that it started, those in other process groups too, and those whose parents are gone.
  struct ProcessFamily {
    private let head: pid_t
    private let mark: String

    /// - Parameters:
    ///   - head: the process.
    ///   - mark: a variable of its environment that no other family has. Where there is /proc, it tells who belongs to
    ///     the family when a parent is gone.
    init(of head: pid_t, mark: String) {
      self.head = head
      self.mark = mark
    }

    /// Ends everyone but one.
    ///
    /// - Returns: how many were still there.
    @discardableResult
    func end(sparing spared: pid_t?) -> Int {
      let members = members().filter { $0 != spared }
      for member in members { kill(member, SIGKILL) }
      return members.count
    }

    private func members() -> [pid_t] {
      let parents = Self.parents()
      var found: Set<pid_t> = [head]
      var grew = true
      while grew {
        let children = parents.filter { found.contains($0.value) && !found.contains($0.key) }.map(\.key)
        grew = !children.isEmpty
        found.formUnion(children)
      }
      if parents[head] == nil { found.remove(head) }
      found.formUnion(parents.keys.filter { !found.contains($0) && isMarked($0) })
      // Who is no more than an entry for its parent to read has ended.
      return found.filter { !Self.isZombie($0) }
    }

    /// Every process's parent.
    private static func parents() -> [pid_t: pid_t] {
      let numbers = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap {
        pid_t($0)
      }
      guard numbers.isEmpty else {
        let pairs = numbers.compactMap { id in stat(id).map { (id, $0.parent) } }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
      }
      let lines = CommandOutput.of(["ps", "-A", "-o", "pid=,ppid="])?.text.split(separator: "\n") ?? []
      let pairs = lines.compactMap { line -> (pid_t, pid_t)? in
        let numbers = line.split(separator: " ").compactMap { pid_t($0) }
        return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
      }
      return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    private func isMarked(_ id: pid_t) -> Bool {
      guard let variables = FileManager.default.contents(atPath: "/proc/\(id)/environ") else { return false }
      return variables.range(of: Data("\(mark)=1".utf8)) != nil
    }

    private static func isZombie(_ id: pid_t) -> Bool { stat(id)?.state == "Z" }

    /// The name before these may have spaces and parentheses in it.
    private static func stat(_ id: pid_t) -> (state: Substring, parent: pid_t)? {
      guard let data = FileManager.default.contents(atPath: "/proc/\(id)/stat") else { return nil }
      let text = String(decoding: data, as: UTF8.self)
      guard let name = text.lastIndex(of: ")") else { return nil }
      let fields = text[name...].split(separator: " ")
      guard fields.count > 2, let parent = pid_t(fields[2]) else { return nil }
      return (fields[1], parent)
    }
  }
#endif
