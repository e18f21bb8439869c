internal import Dispatch
internal import Export
internal import Files
internal import Glibc
internal import Synchronization

/// Writes files to share into the user's documents folder, one after the other, each by a process
/// of its own: what the window does with the graphics card goes on meanwhile.
nonisolated final class ExportWriter: Sendable {
  private let queue = DispatchQueue(label: "exports", qos: .utility)
  private let outcomes = Mutex<[ExportJob.Outcome]>([])

  /// Bytes of the process's messages that are read.
  private static let longestMessage = 64 << 10

  /// Begins to write; the window is woken when it is done.
  func write(_ job: ExportJob) {
    queue.async { [self] in
      let outcome = Self.outcome(of: job)
      outcomes.withLock { $0.append(outcome) }
      Window.wake()
    }
  }

  /// Returns what has been finished since the last call.
  func takeOutcomes() -> [ExportJob.Outcome] {
    outcomes.withLock { outcomes in
      defer { outcomes = [] }
      return outcomes
    }
  }

  /// Waits until every file is written.
  func finish() { queue.sync {} }

  private static func outcome(of job: ExportJob) -> ExportJob.Outcome {
    let path: String
    do throws(FileError) { path = try freePath(of: job) } catch {
      return .failed(form: job.form, reason: "\(error)")
    }
    guard let errors = OwnProgram.openUnnamedFile() else {
      return .failed(form: job.form, reason: "there is no room for its messages")
    }
    defer { close(errors) }
    let input = job.input.flatMap { OwnProgram.openUnnamedFile(with: $0) }
    defer { if let input { close(input) } }
    let words = ["export"] + job.words + ["--fresh", "-o", path]
    guard let process = OwnProgram.start(words, input: input, errors: errors) else {
      return .failed(form: job.form, reason: "the system starts no process")
    }
    let status = OwnProgram.wait(for: process)
    let said = messages(in: errors)
    return status == 0
      ? .written(path: path, said: said)
      : .failed(form: job.form, reason: said.isEmpty ? "its process ended early" : said)
  }

  /// Returns the first free path that begins with the job's name, in a folder that is there.
  private static func freePath(of job: ExportJob) throws(FileError) -> String {
    let folder = UserFolder.documents.ownPath
    try makeFolder(folder, permissions: 0o777)
    let start = "\(folder)/\(job.name) \(FileTimestamp.now)"
    var attempt = 1
    while true {
      let path = "\(start)\(attempt == 1 ? "" : " \(attempt)")\(job.form.rawValue)"
      guard access(path.onDisk, F_OK) == 0 else { return path }
      attempt += 1
    }
  }

  /// The lines that a process has printed, without the program's name.
  private static func messages(in file: Int32) -> String {
    guard let bytes = try? readWhole("/proc/self/fd/\(file)", limit: longestMessage) else {
      return ""  // The status says enough.
    }
    let prefixes = ["harmonic: error: ", "harmonic: "]
    return bytes.split(separator: UInt8(ascii: "\n")).map { line in
      let line = String(onDisk: Array(line))
      return prefixes.first(where: line.hasPrefix).map { String(line.dropFirst($0.count)) } ?? line
    }.joined(separator: "\n")
  }
}
