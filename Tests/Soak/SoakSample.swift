import Foundation

/// The resources that a process uses at one moment.
struct SoakSample: Equatable {
  var events = 0
  var seconds = 0.0
  /// In MiB: resident memory, the process's share of memory that processes share, and anonymous
  /// memory.
  var resident = 0.0
  var proportional = 0.0
  var anonymous = 0.0
  var descriptors = 0
  var threads = 0
  /// The longest time in seconds from an edit to its report since the sample before; `nil` if there
  /// was none.
  var latency: Double?
}

extension SoakSample {
  /// Reads /proc.
  init(of process: Int32) throws {
    let folder = "/proc/\(process)"
    let text = try String(contentsOfFile: "\(folder)/smaps_rollup", encoding: .utf8)
    func mebibytes(_ name: String) -> Double {
      let line = text.split(separator: "\n").first { $0.hasPrefix("\(name):") }
      return (line?.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0) / 1024
    }
    resident = mebibytes("Rss")
    proportional = mebibytes("Pss")
    anonymous = mebibytes("Anonymous")
    descriptors = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/fd").count
    threads = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/task").count
  }

  /// A row of the table.
  var row: String {
    let numbers = [Double(events), seconds, resident, proportional, anonymous].map {
      String(format: "%8.0f", $0)
    }
    let counts = [descriptors, threads].map { String(format: "%8d", $0) }
    let time = latency.map { String(format: "%9.2f", $0) } ?? "        –"
    return (numbers + counts + [time]).joined()
  }

  static let heading = ["events", "seconds", "rss", "pss", "anon", "fds", "threads", " reload s"]
    .map { String(repeating: " ", count: max(0, 8 - $0.count)) + $0 }.joined()
}
