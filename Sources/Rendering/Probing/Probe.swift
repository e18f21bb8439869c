internal import Glibc

/// A process that draws new shaders small before this one does, so that one that never ends blocks
/// only that process.
///
/// ```swift
/// // given draws: [ProbeDraw]
/// let probe = Probe()
/// probe.ask(draws, for: FrameLimit(pixels: 1_024_000))
/// let verdict = probe.verdict()  // nil until it is known
/// ```
///
/// The process draws what it is given and answers with a line: the seconds that the draws took, or
/// why they failed. It ends itself when that takes too long, so an answer or its end always comes.
@MainActor  // said, for the compiler forgets a target's default where it optimizes file by file
package final class Probe {
  package enum Verdict: Equatable {
    /// The seconds that drawing took; `nil` if nothing was drawn, or the driver refused it.
    case safe(seconds: Double?)
    /// It comes to an end, but a frame will take so many seconds, more than it may.
    case slow(seconds: Double)
    /// Why it must not be drawn, in words.
    case refused(String)
  }

  private struct Question {
    let pixels: Int
    let frame: FrameLimit?
  }

  private let process: ProbeProcess
  private var question: Question?
  private var ready: Verdict?
  private let limit: ProbeLimit
  /// The work of the process; `nil` while it is not asked.
  package private(set) var stage: ProbeStage?

  /// - Parameters:
  ///   - process: May be asked other things between two verdicts.
  ///   - limit: How long a question may take.
  package init(in process: ProbeProcess = ProbeProcess(), limit: ProbeLimit = .window) {
    (self.process, self.limit) = (process, limit)
  }

  /// Sends draws to be tried; an earlier question is dropped.
  ///
  /// - Parameter frame: How large they will be when they are shown, and how long that may take;
  ///   `nil` sets no limit to it.
  package func ask(_ draws: [ProbeDraw], for frame: FrameLimit?) {
    process.drop()
    (question, ready) = (nil, nil)
    guard !draws.isEmpty else {
      ready = .safe(seconds: nil)
      return
    }
    let size = draws.map(\.inlinedSize).max() ?? 0
    guard size <= ProbeLimit.operations else {
      ready = .refused(Self.reason(forInlinedSize: size))
      return
    }
    let message = ProbeDraw.bytes(of: draws)
    guard message.count <= ProbeProcess.maxBytes else {
      ready = .refused("its program is larger than \(ProbeProcess.maxBytes >> 20) MiB")
      return
    }
    question = Question(pixels: draws.map(\.pixelCount).reduce(0, +), frame: frame)
    stage = .compiling
    do throws(ProbeProcess.Failure) {
      try process.ask(.draws, message, limit)
    } catch {
      conclude(.refused("\(error)"))
    }
  }

  /// Returns the verdict once, `nil` while it is not known.
  package func verdict() -> Verdict? {
    receive()
    defer { ready = nil }
    return ready
  }

  /// Waits for the verdict.
  ///
  /// - Parameter proceeds: Called each time that the process says what it does.
  package func waitForVerdict(proceeds: (ProbeStage) -> Void = { _ in }) -> Verdict {
    var known: ProbeStage?
    while true {
      if let verdict = verdict() { return verdict }
      if let stage, stage != known {
        known = stage
        proceeds(stage)
      }
      guard question != nil else { return .refused("nothing was asked") }
      process.wait()
    }
  }

  // MARK: - Answers

  private func receive() {
    while let question, let news = process.takeNews() {
      switch news {
      case .line(let line):
        if let stage = ProbeStage(rawValue: line) { self.stage = stage } else { read(line) }
      case .end(let signal):
        let stage = stage ?? .compiling
        conclude(
          .refused(Self.reason(for: signal, while: stage, drawing: question.pixels, limit)))
      }
    }
  }

  /// answer = (stage "\n")* ("ok " seconds "\n" | "failed " reason "\n")
  private func read(_ text: String) {
    guard let question else { return }
    guard text.hasPrefix("ok "), let seconds = Double(text.dropFirst(3)) else {
      // What the driver refuses is harmless: the window meets the same error, and reports it
      // better.
      return conclude(.safe(seconds: nil))
    }
    if let frame = question.frame,
      frame.refusal(ofTaking: seconds, drawing: question.pixels) != nil
    {
      return conclude(
        .slow(seconds: frame.expectedSeconds(ofTaking: seconds, drawing: question.pixels)))
    }
    conclude(.safe(seconds: seconds))
  }

  private func conclude(_ verdict: Verdict) {
    (question, stage) = (nil, nil)
    ready = verdict
  }

  // MARK: - Reasons

  /// Why a process that was ended by `signal` did not compile, or draw so many pixels.
  nonisolated package static func reason(
    for signal: Int32?, while stage: ProbeStage, drawing pixels: Int, _ limit: ProbeLimit
  ) -> String {
    let goal = stage == .compiling ? "compile it and draw one pixel" : "draw \(pixels) pixels"
    let seconds = (stage == .compiling ? limit.seconds : limit.drawingSeconds) ?? 0
    switch signal {
    case SIGPROF:
      return "\(seconds) s of processor time were not enough to \(goal)"
    case SIGALRM: return "\(seconds) s were not enough to \(goal)"
    default:
      return "the process that tried it ended: the driver may have crashed, or needed more than "
        + "\(ProbeLimit.bytes >> 30) GiB of memory"
    }
  }

  /// Why a program of so many operations is not compiled.
  nonisolated package static func reason(forInlinedSize size: Double) -> String {
    let words =
      size < 1e6
      ? "\(Int(size))" : size < 1e9 ? "\(Int(size / 1e6)) million" : "more than a billion"
    return "it is \(words) operations with the calls in it inlined, as drivers compile them, and "
      + "\(Int(ProbeLimit.operations)) are the most that are tried"
  }
}
