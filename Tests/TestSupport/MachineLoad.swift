import Foundation
import Synchronization

/// How busy the machine is.
enum MachineLoad {
  /// The processor time that a process would have got between two looks at something.
  ///
  /// Looks follow each other within some hundredths of a second. Where more has passed, the machine
  /// stood still, or other tests had all threads: of that, a twentieth of a second counts.
  static func processorTime(
    between first: ContinuousClock.Instant, and second: ContinuousClock.Instant
  ) -> Duration {
    min(second - first, .milliseconds(50)) / slowdown
  }

  /// How many times as long a process takes as on a machine with a processor for each; 1 or more.
  ///
  /// It is read four times a second at most, for many tests wait at a time.
  static var slowdown: Double {
    let now = ContinuousClock.now
    return last.withLock { last in
      if let last, now - last.time < .milliseconds(250) { return last.slowdown }
      let average = (try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8)) ?? ""
      let slowdown = slowdown(
        loadAverage: average, processors: ProcessInfo.processInfo.activeProcessorCount)
      last = (now, slowdown)
      return slowdown
    }
  }

  private static let last = Mutex<(time: ContinuousClock.Instant, slowdown: Double)?>(nil)

  /// - Parameter loadAverage: As in `/proc/loadavg`: `25.4 15.7 8.7 29/659 20040`, in which 29
  ///   threads run or would run.
  static func slowdown(loadAverage: String, processors: Int) -> Double {
    let words = loadAverage.split(separator: " ")
    guard words.count > 3, let first = words[3].split(separator: "/").first,
      let running = Double(first)
    else { return 1 }
    return min(max(running / Double(processors), 1), 20)
  }
}
