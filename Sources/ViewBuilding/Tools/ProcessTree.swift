internal import Files
internal import Glibc

/// A process with all that it has started, and those have.
struct ProcessTree {
  /// The first one first.
  let processes: [pid_t]

  private static let maxProcesses = 1_000

  init(of root: pid_t) {
    var found = [root]
    var next = 0
    while next < found.count, found.count < Self.maxProcesses {
      let tasks = "/proc/\(found[next])/task"
      for task in FolderEntry.all(in: tasks) ?? [] {
        // One that has ended meanwhile has no children.
        guard let list = try? Self.readText("\(tasks)/\(task.name)/children") else { continue }
        found += list.split(separator: " ").compactMap { pid_t($0) }
      }
      next += 1
    }
    processes = found
  }

  /// Seconds that they have spent on processors, and whether one of them runs now.
  var work: (seconds: Double, isRunning: Bool) {
    var (ticks, isRunning) = (0, false)
    for process in processes {
      // "1 (name) S …": the name may hold anything, so the last ")" ends it.
      guard let text = try? Self.readText("/proc/\(process)/stat"),
        let end = text.lastIndex(of: ")")
      else { continue }
      let fields = text[end...].split(separator: " ")
      guard fields.count > 13 else { continue }
      ticks += (Int(fields[12]) ?? 0) + (Int(fields[13]) ?? 0)
      isRunning = isRunning || fields[1] == "R" || fields[1] == "D"
    }
    return (Double(ticks) / Double(max(1, sysconf(Int32(_SC_CLK_TCK)))), isRunning)
  }

  /// Sends a signal to those that run a program of this name.
  func send(_ signal: Int32, toProgramsNamed name: String) {
    for process in processes {
      guard let text = try? Self.readText("/proc/\(process)/comm"), text == name + "\n" else {
        continue
      }
      Glibc.kill(process, signal)
    }
  }

  /// Kills all of them.
  func kill() {
    for process in processes { Glibc.kill(process, SIGKILL) }
  }

  /// Kills all but the first.
  func killDescendants() {
    for process in processes.dropFirst() { Glibc.kill(process, SIGKILL) }
  }

  private static func readText(_ path: String) throws(ReadError) -> String {
    String(decoding: try readWhole(path, limit: 1 << 16), as: UTF8.self)
  }
}
