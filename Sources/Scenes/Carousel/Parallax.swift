/// A picture moves against its frame, as if it lay far behind: put it on what is inside a clip.
struct Parallax: ScrollTransition {
  /// How far the picture has moved left, in points, when its frame is out of view on the right; as
  /// far right on the left.
  var distance: Double

  func body(content: VisualEffect, phase: ScrollTransitionPhase) -> VisualEffect {
    content.offset(x: phase.value * -distance)
  }

  /// How much wider than its frame the picture has to be on each side, so that no edge of it is
  /// ever seen, in points.
  ///
  /// Where a share u of the frame is out of view, the picture may lack u · width on that side, and
  /// has moved by w(u) · distance. w(u)/u, with w the eased weight, is 1.163 at most.
  func overhang(frameWidth: Double) -> Double { max(0, distance - frameWidth / 1.163) }
}
