package import Diagnostics
package import Files
package import Layers
internal import OpenGL

/// Has draws with a user's shaders tried in a process beside this one before they are drawn here,
/// and stores which come to an end, so that each is tried once.
///
/// ```swift
/// // given stage: OffscreenStage, layer: Layer
/// let trial = DrawTrial(cache: .trials)
/// let reason = try stage.refusal(of: [layer], calling: ["dent@0-0"], by: trial)
/// ```
///
/// The process is started when something is not known yet, and ends with this object.
package final class DrawTrial {
  private let probe: Probe
  /// Called each time that the process says what it does.
  package var proceeds: (ProbeStage) -> Void = { _ in }
  /// Seconds that the last frame which passed will take; `nil` if that is not known.
  package private(set) var frameSeconds: Double?
  private let cache: CacheFolder?
  /// Seconds that draws took, by their keys, of those that were asked for in this run.
  private var known: [TrialKey: Double] = [:]

  /// - Parameters:
  ///   - cache: Where it is stored what came to an end; `nil` tries everything once a run.
  ///   - limit: How long draws may take.
  package init(cache: CacheFolder?, limit: ProbeLimit = .standard) {
    self.cache = cache
    probe = Probe(limit: limit)
  }

  /// Returns why draws must not be made by this process; `nil` if they come to an end.
  ///
  /// - Parameter frame: As `Probe.ask` takes it.
  func refusal(
    of draws: [ProbeDraw], by driver: DriverDescription, for frame: FrameLimit?
  ) -> String? {
    frameSeconds = nil
    guard !draws.isEmpty else { return nil }
    let key = TrialKey(of: draws, by: driver)
    if known[key] == nil { known[key] = cache.flatMap { key.seconds(in: $0) } }
    if known[key] == nil {
      probe.ask(draws, for: nil)
      switch probe.waitForVerdict(proceeds: proceeds) {
      case .refused(let reason): return reason
      // What the driver refuses is tried again: another version of it may take it.
      case .safe(seconds: nil), .slow: return nil
      case .safe(let seconds?):
        known[key] = seconds
        if let cache { key.store(seconds, in: cache) }
      }
    }
    guard let seconds = known[key], let frame else { return nil }
    let pixels = draws.map(\.pixelCount).reduce(0, +)
    frameSeconds = frame.expectedSeconds(ofTaking: seconds, drawing: pixels)
    return frame.refusal(ofTaking: seconds, drawing: pixels)
  }
}

extension OffscreenStage {
  /// Returns why `layers` must not be drawn by this process; `nil` if they come to an end.
  ///
  /// - Parameters:
  ///   - names: Functions that may not end; draws that call none of them are not tried.
  ///   - frame: How large they will be drawn, and how long that may take; `nil`: any time.
  /// - Throws: A `Diagnostic` for a function that does not exist.
  package func refusal(
    of layers: [Layer], calling names: Set<String>, by trial: DrawTrial,
    for frame: FrameLimit? = nil
  ) throws(Diagnostic) -> String? {
    var draws: [ProbeDraw] = []
    for layer in layers { draws += try probeDraws(of: layer, calling: names) }
    return trial.refusal(of: draws, by: renderer.driver, for: frame)
  }
}

extension CacheFolder {
  /// Where it is stored which draws come to an end; `nil` where nothing is.
  nonisolated package static var trials: CacheFolder? { CacheFolder("trials") }
}
