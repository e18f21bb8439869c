import Foundation

/// The samples and counts of a soak, and its faults.
struct SoakReport {
  private(set) var samples: [SoakSample] = []
  var edits = 0
  var reloads = 0
  var pastes = 0
  var returns = 0
  /// The faults found; empty if there were none.
  var faults: [String] = []

  /// Events after which everything has been used once: what grows after that goes on growing.
  static let settledEvents = 500
  /// How much more memory there may be than after those.
  static let tolerance = 1.1

  mutating func add(_ sample: SoakSample) { samples.append(sample) }

  /// Does something to a window, and notes what it throws as a fault, with the window's last words.
  mutating func expect(
    of window: inout SoakedWindow, _ body: (inout SoakedWindow) async throws -> Void
  ) async {
    do { try await body(&window) } catch {
      let words = await window.lastWords()
      faults.append("after \(window.events) events: \(error)\n\(words)")
    }
  }

  /// The measures that have grown since the first 500 events; empty if none has, or if there were
  /// too few events to judge.
  ///
  /// Each number is the median of ten samples, so that neither a scene that needs much nor a moment
  /// in which threads are being ended decides.
  var growth: [String] {
    guard let last = samples.last, last.events >= 4 * Self.settledEvents else { return [] }
    let span = SoakArguments.eventsPerSample * 10
    let early = samples.filter {
      abs($0.events - Self.settledEvents) <= span / 2
    }
    let late = samples.filter { $0.events > last.events - span }
    func median(_ samples: [SoakSample], _ value: (SoakSample) -> Double) -> Double {
      let sorted = samples.map(value).sorted()
      return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    }
    var growth: [String] = []
    func compare(
      _ name: String, times factor: Double = 1, plus more: Double = 0,
      _ value: (SoakSample) -> Double
    ) {
      let (before, now) = (median(early, value), median(late, value))
      guard now > before * factor + more else { return }
      growth.append(
        "\(name) has grown from \(Int(before.rounded())) to \(Int(now.rounded())) between event "
          + "\(Self.settledEvents) and event \(last.events)")
    }
    compare("memory (MiB)", times: Self.tolerance) { $0.anonymous }
    // A sample may meet a folder that is being watched again, or a picture that is being drawn.
    compare("the number of descriptors", plus: 3) { Double($0.descriptors) }
    // Threads that run tasks come and go.
    compare("the number of threads", plus: 6) { Double($0.threads) }
    return growth
  }

  var summary: String {
    let latencies = samples.compactMap(\.latency)
    let longest = latencies.max().map { String(format: "%.2f s", $0) } ?? "none"
    return "\(samples.last?.events ?? 0) events, \(edits) edits, \(reloads) of them awaited and "
      + "reported, longest \(longest); \(pastes) pastes, \(returns) ways back"
  }

  var table: String {
    ([SoakSample.heading] + samples.map(\.row) + [summary] + faults.map { "fault: \($0)" })
      .map { $0 + "\n" }.joined()
  }
}
