import Foundation

/// Whether a process is there, and not merely waits for its parent to read how it ended.
func isRunning(_ id: pid_t) -> Bool {
  guard kill(id, 0) == 0 else { return false }
  guard let stat = FileManager.default.contents(atPath: "/proc/\(id)/stat") else { return true }
  let fields = String(decoding: stat, as: UTF8.self).split(separator: ")").last?.split(separator: " ")
  return fields?.first != "Z"
}
