import Foundation
import TestSupport

/// Uses a window for a long time, as somebody does who edits a shader, plays with it and looks at
/// other scenes in between: random real events, and a file that is saved in every way editors save.
///
///     Soak --minutes 60 --seed 7 --program .build/release/harmonic --output soak
///
/// It writes a table, the same as a picture, and what was wrong: memory, descriptors or threads
/// that have grown, an edit that never came to the window, or a window that closed.
@main struct Soak {
  static func main() async {
    do {
      let arguments = try SoakArguments(CommandLine.arguments.dropFirst())
      print("seed \(arguments.seed)")
      let report = try await run(arguments)
      try write(report, arguments)
      exit(report.faults.isEmpty ? 0 : 1)
    } catch {
      FileHandle.standardError.write(Data("soak: error: \(error)\n".utf8))
      exit(2)
    }
  }

  private static func run(_ arguments: SoakArguments) async throws -> SoakReport {
    var window = try await SoakedWindow(arguments)
    var report = SoakReport()
    let start = ContinuousClock.now
    let end = arguments.minutes.map { start + .seconds($0 * 60) }
    func isOver() -> Bool {
      if let end { return ContinuousClock.now >= end }
      return window.events >= arguments.events
    }
    while !isOver(), report.faults.isEmpty {
      if window.events.isMultiple(of: SoakArguments.eventsPerSample) {
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        var sample = try SoakSample(of: window.program.processIdentifier)
        (sample.events, sample.seconds) = (window.events, seconds)
        sample.latency = window.takeLatency()
        report.add(sample)
        print(sample.row)
        fflush(nil)  // so that it can be read in a file at once
      }
      await report.expect(of: &window) { try await $0.step() }
    }
    if report.faults.isEmpty { await report.expect(of: &window) { try await $0.followToTheEnd() } }
    (report.edits, report.reloads) = (window.edits, window.reloads)
    (report.pastes, report.returns) = (window.pastes, window.returns)
    if report.faults.isEmpty { report.faults += report.growth }
    await window.end()
    return report
  }

  private static func write(_ report: SoakReport, _ arguments: SoakArguments) throws {
    print(report.summary)
    for fault in report.faults { print("fault: \(fault)") }
    guard let path = arguments.output else { return }
    let folder = URL(filePath: path, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let text = "seed \(arguments.seed)\n" + report.table
    try text.write(to: folder.appending(path: "soak.txt"), atomically: true, encoding: .utf8)
    try SoakPlot(report).svg.write(
      to: folder.appending(path: "soak.svg"), atomically: true, encoding: .utf8)
    print("wrote \(path)/soak.txt and \(path)/soak.svg")
  }
}
