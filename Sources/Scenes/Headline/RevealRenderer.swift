internal import Motion
package import Typesetting

extension TextAttribute {
  /// Text that is revealed slice by slice.
  package static let emphasis: TextAttribute = "emphasis"
}

/// The unit by which a text is revealed: the three steps of the talk, the last one first.
package enum RevealUnit: String, Sendable, Hashable, CaseIterable {
  /// The slices of emphasised runs; all other runs fade in at once.
  case glyph
  /// Runs: the text between two changes of its style, or the part of it on a line.
  case run
  case line
}

extension RevealUnit: ParameterChoice {}

/// Reveals a text: its emphasised runs slice by slice and all others at once, or all of it by runs
/// or by lines.
///
/// Every emphasised slice drops in from above, out of a blur, on a spring that overshoots; those of
/// a run start one after the other. A run ends at a line break, so each line's slices begin at 0.
/// Source: Apple, "Create custom visual effects with SwiftUI", WWDC24; its comment on the delay
/// contradicts its code, and this is its code.
package struct RevealRenderer: TextRenderer, Hashable {
  /// Seconds since the text began to appear.
  package var elapsedTime: Double
  /// Seconds a slice takes, at most all there are.
  package var elementDuration: Double
  /// Seconds until all slices are there.
  package var totalDuration: Double
  package var unit: RevealUnit

  package init(
    elapsedTime: Double, elementDuration: Double = 0.4, totalDuration: Double = 0.9,
    unit: RevealUnit = .glyph
  ) {
    self.elapsedTime = elapsedTime
    self.elementDuration = elementDuration
    self.totalDuration = totalDuration
    self.unit = unit
  }

  /// How a slice is drawn at a moment of its own time.
  struct Appearance: Sendable, Hashable {
    var opacity: Double
    /// Standard deviation of its blur, as a share of its height.
    var blurPerHeight: Double
    /// How far below its place it is, as a share of its descent.
    var shiftPerDescent: Double
  }

  package func draw(layout: TextLayout, in context: inout TextContext) {
    switch unit {
    case .glyph: drawGlyphs(of: layout, in: &context)
    case .run:
      let runs = layout.lines.flatMap(\.runs)
      for (index, run) in runs.enumerated() {
        draw(index, of: runs.count, run.typographicBounds, in: &context) { $0.draw(run) }
      }
    case .line:
      for (index, line) in layout.lines.enumerated() {
        draw(index, of: layout.lines.count, line.typographicBounds, in: &context) { context in
          for run in line.runs { context.draw(run) }
        }
      }
    }
  }

  private func drawGlyphs(of layout: TextLayout, in context: inout TextContext) {
    for run in layout.lines.flatMap(\.runs) {
      guard run.style.attribute == .emphasis else {
        context.drawLayer { layer in
          layer.opacity *= plainOpacity
          layer.draw(run)
        }
        continue
      }
      let slices = run.direction == .leftToRight ? run.slices : run.slices.reversed()
      for (index, slice) in slices.enumerated() {
        draw(index, of: slices.count, slice.typographicBounds, in: &context) { $0.draw(slice) }
      }
    }
  }

  /// Draws one of several pieces that appear one after the other, as it looks now.
  private func draw(
    _ index: Int, of count: Int, _ bounds: TypographicBounds, in context: inout TextContext,
    _ piece: (inout TextContext) -> Void
  ) {
    let appearance = appearance(ofSlice: index, of: count)
    context.drawLayer { layer in
      layer.translateBy(x: 0, y: appearance.shiftPerDescent * bounds.descent)
      layer.addBlur(radius: appearance.blurPerHeight * bounds.rect.size.height)
      layer.opacity *= appearance.opacity
      piece(&layer)
    }
  }

  // MARK: - Numbers

  private var element: Double { min(elementDuration, totalDuration) }

  /// Opacity of runs that are not emphasised: there after 0.2 s.
  var plainOpacity: Double { UnitCurve.easeIn.value(at: min(elapsedTime, totalDuration) / 0.2) }

  /// Returns the seconds from one slice's start to the next one's.
  func delay(count: Int) -> Double {
    let count = Double(count)
    return max(
      (totalDuration - count * element) / (count + 1), (totalDuration - element) / count)
  }

  func appearance(ofSlice index: Int, of count: Int) -> Appearance {
    let elapsed = min(elapsedTime, totalDuration)
    let time = min(max(elapsed - Double(index) * delay(count: count), 0), element)
    let progress = time / element
    return Appearance(
      opacity: UnitCurve.easeIn.value(at: 1.4 * progress),
      blurPerHeight: UnitCurve.easeIn.value(at: 1 - progress) / 16,
      shiftPerDescent: spring.offset(from: -1, at: time))
  }

  /// Not over when its slice is: the slice rests where the spring is then, a little above its
  /// natural place.
  private var spring: Spring {
    Spring.snappy(duration: max(0.05, element - 0.05), extraBounce: 0.4)
  }
}

extension RevealRenderer: Mixable {
  /// Mixes the elapsed times; the durations are those of the first.
  package static func mixed(
    _ parts: [(value: RevealRenderer, weight: Double)]
  ) -> RevealRenderer {
    guard var mixed = parts.first?.value else { preconditionFailure("nothing to mix") }
    mixed.elapsedTime = parts.reduce(0) { $0 + $1.weight * $1.value.elapsedTime }
    return mixed
  }
}

/// Reveals a text as it comes, and takes it back the same way as it goes.
package struct RevealTransition: Transition {
  package init() {}

  package func body(content: RevealRenderer, phase: TransitionPhase) -> RevealRenderer {
    var renderer = content
    renderer.elapsedTime = phase.isIdentity ? content.totalDuration : 0
    return renderer
  }
}
