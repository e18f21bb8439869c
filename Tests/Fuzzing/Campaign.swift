import Foundation

/// Tries many inputs of one kind, in processes that may die of them.
///
/// ```swift
/// let report = try Campaign(program: path, folder: scratch).run(kind, seed: 7, count: 1000)
/// for finding in report.findings { print(finding.verdict, finding.index) }
/// ```
///
/// Of findings that end in the same way the first few are kept, and made smaller.
package struct Campaign {
  /// An input that failed, and how.
  package struct Finding: Sendable {
    package let kind: String
    package let seed: UInt64
    package let index: Int
    package let verdict: Verdict
    /// The complaint in full, or the signal that ended the process.
    package let words: String
    package var input: [UInt8]
  }

  package struct Report: Sendable {
    package var tried = 0
    package var seconds = 0.0
    package var findings: [Finding] = []
  }

  /// The program `Fuzzer`.
  private let program: String
  /// Where its files go.
  private let folder: URL

  package init(program: String, folder: URL) { (self.program, self.folder) = (program, folder) }

  /// - Parameters:
  ///   - count: Inputs, if there are so many of the kind.
  ///   - seconds: After so many of them it ends.
  ///   - shrinks: Whether inputs of findings are made smaller.
  package func run(
    _ kind: Kind, seed: UInt64, from firstIndex: Int = 0, count: Int, seconds: Double = .infinity,
    driverStride: Int = 0, shrinks: Bool = true
  ) throws -> Report {
    var report = Report()
    var seen: [Verdict: Int] = [:]
    let begin = Worker.now()
    var first = firstIndex
    while true {
      let left = seconds - (Worker.now() - begin)
      let remaining = count - (first - firstIndex)
      guard left > 0, remaining > 0, first < kind.end ?? .max else { break }
      let path = folder.appending(path: "progress").path
      try? FileManager.default.removeItem(atPath: path)  // none is there the first time
      guard let progress = Worker.Progress(path: path) else {
        throw Failure("cannot write \(path)")
      }
      let (status, output) = try start(
        "--work", kind.name, "\(seed)", "\(first)", "\(remaining)", "\(min(left, 1e9))",
        "\(driverStride)", path)
      report.tried += progress.tried
      for line in output.split(separator: "\n") {
        let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
        guard parts.count == 2, let index = Int(parts[0]) else { continue }
        note(
          Verdict(complaint: parts[1]), parts[1], kind, seed, index, &seen, &report, shrinks)
      }
      if progress.isDone { break }
      guard status.signal != 0 else {
        throw Failure("the worker ended with \(status) at input \(progress.index): \(output)")
      }
      report.tried += 1
      let verdict = Verdict.signal(status.signal)
      note(verdict, "\(verdict)", kind, seed, progress.index, &seen, &report, shrinks)
      first = progress.index + 1
    }
    report.seconds = Worker.now() - begin
    return report
  }

  private func note(
    _ verdict: Verdict, _ words: String, _ kind: Kind, _ seed: UInt64, _ index: Int,
    _ seen: inout [Verdict: Int], _ report: inout Report, _ shrinks: Bool
  ) {
    seen[verdict, default: 0] += 1
    guard seen[verdict, default: 0] <= 3 else { return }
    var input = kind.input(seed: seed, index: index)
    if shrinks, seen[verdict] == 1 {
      let budget = verdict == .signal(SIGPROF) ? 20 : 200
      var minimizer = Minimizer(budget: budget) { (try? self.verdict(on: $0, kind)) == verdict }
      input = minimizer.minimized(input)
    }
    report.findings.append(
      Finding(
        kind: kind.name, seed: seed, index: index, verdict: verdict, words: words, input: input))
  }

  /// Tries one input in a process of its own, the driver too.
  package func verdict(on input: [UInt8], _ kind: Kind) throws -> Verdict {
    let file = folder.appending(path: "input")
    try Data(input).write(to: file)
    let (status, output) = try start("--once", kind.name, file.path)
    if status.signal != 0 { return .signal(status.signal) }
    guard let line = output.split(separator: "\n").first else { return .fine }
    return Verdict(complaint: String(line))
  }

  package struct Failure: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
  }

  private struct Status { let code: Int32, signal: Int32 }

  private func start(_ arguments: String...) throws -> (Status, String) {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments + [folder.appending(path: "scratch").path]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let isSignal = process.terminationReason == .uncaughtSignal
    return (
      Status(
        code: isSignal ? 0 : process.terminationStatus,
        signal: isSignal ? process.terminationStatus : 0), text
    )
  }
}
