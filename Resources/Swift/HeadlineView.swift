import SwiftUI

/// Marks the part of a text that is revealed glyph by glyph.
struct EmphasisAttribute: TextAttribute {}

/// A headline that is revealed, and taken back by a switch.
struct HeadlineView: View {
  private static let text = Text("Build")
  private static let showsSwitch = true

  @State private var isOn = true
  @State private var isVisible = false

  var body: some View {
    VStack(spacing: 9) {
      ZStack {
        if isVisible || RevealTransition.heldTime != nil {
          Self.text
            .font(.system(.title, design: .rounded, weight: .semibold))
            .multilineTextAlignment(.center)
            .minimumScaleFactor(0.4)
            .transition(RevealTransition())
        }
      }
      .frame(width: 250, height: 116)
      Toggle("Visible", isOn: $isOn)
        .padding(.horizontal, 16)
        .frame(width: 190, height: 51)
        .background(
          Color(red: 0.109804, green: 0.109804, blue: 0.117647), in: .rect(cornerRadius: 10)
        )
        .opacity(Self.showsSwitch ? 1 : 0)
    }
    .padding(.bottom, 4)
    .onChange(of: isOn, initial: true) { withAnimation { isVisible = isOn } }
    .preferredColorScheme(.dark)
  }
}

/// Reveals a text as it comes, and takes it back as it goes.
struct RevealTransition: Transition {
  private static let elementDuration = 0.4
  private static let totalDuration = 0.9
  /// Holds the text still, at this time after it began to appear.
  fileprivate static let heldTime: TimeInterval? = nil

  static var properties: TransitionProperties {
    TransitionProperties(hasMotion: true)
  }

  func body(content: Content, phase: TransitionPhase) -> some View {
    let totalDuration = Self.totalDuration
    let renderer = RevealRenderer(
      elapsedTime: Self.heldTime ?? (phase.isIdentity ? totalDuration : 0),
      elementDuration: min(Self.elementDuration, totalDuration),
      totalDuration: totalDuration)
    content.transaction { transaction in
      if !transaction.disablesAnimations {
        transaction.animation = .linear(duration: totalDuration)
      }
    } body: { view in
      view.textRenderer(renderer)
    }
  }
}

/// Draws a text by glyphs, runs or lines.
struct RevealRenderer: TextRenderer, Animatable {
  var elapsedTime: TimeInterval
  var elementDuration: TimeInterval
  var totalDuration: TimeInterval

  /// What appears one after the other.
  private enum Unit {
    /// The slices of emphasized runs; all other runs fade in at once.
    case glyph
    case run
    case line
  }

  private static let unit = Unit.glyph

  var animatableData: Double {
    get { elapsedTime }
    set { elapsedTime = newValue }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    switch Self.unit {
    case .glyph: drawGlyphs(of: layout, in: context)
    case .run:
      let runs = layout.flatMap { line in line.map { $0 } }
      for (index, run) in runs.enumerated() {
        draw(index, of: runs.count, run.typographicBounds, in: context) { $0.draw(run) }
      }
    case .line:
      for (index, line) in layout.enumerated() {
        draw(index, of: layout.count, line.typographicBounds, in: context) { $0.draw(line) }
      }
    }
  }

  private func drawGlyphs(of layout: Text.Layout, in context: GraphicsContext) {
    for line in layout {
      for run in line {
        if run[EmphasisAttribute.self] != nil {
          for (index, slice) in run.enumerated() {
            draw(index, of: run.count, slice.typographicBounds, in: context) { copy in
              copy.draw(slice, options: .disablesSubpixelQuantization)
            }
          }
        } else {
          var copy = context
          copy.opacity = UnitCurve.easeIn.value(at: min(elapsed / 0.2, 1))
          copy.draw(run)
        }
      }
    }
  }

  /// Draws one of several pieces that appear one after the other, as it looks now.
  private func draw(
    _ index: Int, of count: Int, _ bounds: Text.Layout.TypographicBounds,
    in context: GraphicsContext, _ piece: (inout GraphicsContext) -> Void
  ) {
    let start = Double(index) * delay(count: count)
    let time = min(max(elapsed - start, 0), elementDuration)
    let progress = time / elementDuration
    let shift = spring.value(
      fromValue: -bounds.descent, toValue: 0, initialVelocity: 0, time: time)
    var copy = context
    copy.translateBy(x: 0, y: shift)
    copy.addFilter(
      .blur(radius: bounds.rect.height / 16 * UnitCurve.easeIn.value(at: 1 - progress)))
    copy.opacity = UnitCurve.easeIn.value(at: min(1.4 * progress, 1))
    piece(&copy)
  }

  private var elapsed: TimeInterval { min(elapsedTime, totalDuration) }

  private var spring: Spring {
    .snappy(duration: max(0.05, elementDuration - 0.05), extraBounce: 0.4)
  }

  /// Seconds from one slice's start to the next one's.
  private func delay(count: Int) -> TimeInterval {
    let count = Double(count)
    return max(
      (totalDuration - count * elementDuration) / (count + 1),
      (totalDuration - elementDuration) / count)
  }
}
