/// The limits of one side of a frame.
struct FlexibleLength: Equatable {
  let min: CGFloat?
  let ideal: CGFloat?
  let max: CGFloat?

  /// Creates limits in order: 0 ≤ `min` ≤ `ideal` ≤ `max`.
  init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
    self.min = min.map { Swift.max(0, $0) }
    let least = self.min ?? 0
    self.ideal = ideal.map { Swift.max($0, least) }
    let middle = self.ideal ?? least
    self.max = max.map { Swift.max($0, middle) }
  }

  var isSet: Bool { min != nil || ideal != nil || max != nil }

  private func clamp(_ length: CGFloat) -> CGFloat {
    Swift.min(Swift.max(length, min ?? -.infinity), max ?? .infinity)
  }

  /// The length that the content is offered.
  func offer(_ proposed: CGFloat?) -> CGFloat? { (proposed ?? ideal).map(clamp) }

  /// The length of the frame where the content has no say.
  func length(_ proposed: CGFloat?) -> CGFloat? {
    guard let proposed else { return ideal }
    return min != nil && max != nil ? clamp(proposed) : nil
  }

  /// The length of the frame around content of some length.
  func length(_ proposed: CGFloat?, around content: CGFloat) -> CGFloat {
    switch (min, max) {
    case (nil, nil): content
    case (let min?, nil): Swift.max(Swift.min(proposed ?? .infinity, content), min)
    case (nil, let max?): Swift.min(Swift.max(proposed ?? -.infinity, content), max)
    case (_?, _?): clamp(content)
    }
  }

  /// The length that the content is offered in a frame of `length`.
  ///
  /// Content to which nothing was offered is placed as it was measured, unless a limit decided.
  func offer(_ proposed: CGFloat?, placedIn length: CGFloat) -> CGFloat? {
    if proposed == nil, ideal == nil, length > min ?? -.infinity, length < max ?? .infinity {
      return nil
    }
    return length
  }
}
