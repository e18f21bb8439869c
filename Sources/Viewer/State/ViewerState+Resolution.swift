internal import Controls
internal import Opening
internal import Scenes

/// Scenes that take long: what compiles is named, and what draws long is offered in larger pixels.
nonisolated extension ViewerState {
  /// Seconds that a frame may take, whatever its resolution.
  private static let longestFrame = 5.0

  /// Says that a scene is being compiled, until it is known whether it can be shown.
  mutating func noteCompiling(_ name: String) {
    let consequence =
      isWaiting ? "It is shown as soon as it is ready." : "The picture before stays on screen."
    overlays.shownError = ShownError(
      headline: "Compiling '\(name)' …", details: [consequence], isMistake: false)
    effects.append(.detail("compiling '\(name)' …"))
    frames.needsDrawing = true
  }

  /// Offers a scene whose frames take long at a lower resolution; refuses it if none is low enough.
  mutating func offer(_ pending: PendingScene, taking seconds: Double) {
    var pending = pending
    let (name, now) = (pending.request.scene.name, pending.request.divisor)
    func share(_ divisor: Int) -> Double {
      let share = Double(now) / Double(divisor)
      return seconds * share * share
    }
    let others = SceneRequest.divisors.filter { $0 > now }
    guard let divisor = others.first(where: { share($0) <= Self.longestFrame }) else {
      let reason = "a frame of it takes about \(Self.text(seconds)) s"
      return refuse(pending, because: reason)
    }
    if case .chosen = pending.reason { files.refuse(pending.request.scene) }
    pending.request.divisor = divisor
    files.offer(pending)
    let key = KeyBindings.name(of: .changeResolution(isFiner: false))
    let offer =
      "press \(key) to draw it at \(Self.words(for: divisor)), "
      + "about \(Self.text(share(divisor))) s a frame"
    showError(
      ShownError(
        headline: "A frame of '\(name)' takes about \(Self.text(seconds)) s",
        details: [offer.prefix(1).uppercased() + offer.dropFirst() + "."],
        actions: [.reduceResolution(by: divisor)], isMistake: false),
      saying: "a frame of '\(name)' takes about \(Self.text(seconds)) s: \(offer)")
  }

  /// Draws the scene in larger or in smaller pixels; one that was offered in larger ones is shown
  /// in these.
  mutating func changeResolution(isFiner: Bool) {
    if !isFiner, let offered = files.offered {
      files.offer(nil)
      return tryOut(offered.request, because: offered.reason)
    }
    let all = SceneRequest.divisors
    guard !isWaiting, let index = all.firstIndex(of: shown.request.divisor) else { return }
    let divisor = all[min(max(0, index + (isFiner ? -1 : 1)), all.count - 1)]
    shown.reduceResolution(by: divisor)
    frames.sceneChanged()
    show(.shown("Drawn at \(Self.words(for: divisor))"))
  }

  /// The resolution in words.
  private static func words(for divisor: Int) -> String {
    switch divisor {
    case 1: "full resolution"
    case 2: "half the resolution"
    case 4: "a quarter of the resolution"
    default: "an eighth of the resolution"
    }
  }

  private static func text(_ seconds: Double) -> String {
    NumberRange.text(seconds, digits: seconds < 10 ? 1 : 0)
  }
}
