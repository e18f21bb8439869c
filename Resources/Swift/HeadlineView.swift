import SwiftUI

/// Marks the part of a text that is revealed glyph by glyph.
struct EmphasisAttribute: TextAttribute {}

/// A headline that is revealed, and taken back.
struct HeadlineView: View {
  private static let text = Text("Build")

  @State private var isVisible = true

  var body: some View {
    VStack(spacing: 28) {
      ZStack {
        if isVisible {
          Self.text
            .font(.system(.title, design: .rounded, weight: .semibold))
            .multilineTextAlignment(.center)
            .transition(RevealTransition())
        }
      }
      .frame(width: 328, height: 116)
      Toggle("Visible", isOn: $isVisible.animation())
        .frame(width: 158)
    }
    .padding()
  }
}

/// Reveals a text as it comes, and takes it back as it goes.
struct RevealTransition: Transition {
  private static let elementDuration = 0.4
  private static let totalDuration = 0.9

  static var properties: TransitionProperties {
    TransitionProperties(hasMotion: true)
  }

  func body(content: Content, phase: TransitionPhase) -> some View {
    let totalDuration = Self.totalDuration
    let renderer = RevealRenderer(
      elapsedTime: phase.isIdentity ? totalDuration : 0,
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

/// Draws the emphasized runs of a text slice by slice, all others at once.
struct RevealRenderer: TextRenderer, Animatable {
  var elapsedTime: TimeInterval
  var elementDuration: TimeInterval
  var totalDuration: TimeInterval

  var animatableData: Double {
    get { elapsedTime }
    set { elapsedTime = newValue }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      for run in line {
        if run[EmphasisAttribute.self] != nil {
          let delay = delay(count: run.count)
          for (index, slice) in run.enumerated() {
            let time = elapsedTime - Double(index) * delay
            var copy = context
            draw(slice, at: min(max(time, 0), elementDuration), in: &copy)
          }
        } else {
          var copy = context
          copy.opacity = UnitCurve.easeIn.value(at: min(elapsedTime / 0.2, 1))
          copy.draw(run)
        }
      }
    }
  }

  private func draw(
    _ slice: Text.Layout.RunSlice, at time: TimeInterval, in context: inout GraphicsContext
  ) {
    let progress = time / elementDuration
    let bounds = slice.typographicBounds
    let shift = spring.value(
      fromValue: -bounds.descent, toValue: 0, initialVelocity: 0, time: time)
    context.translateBy(x: 0, y: shift)
    context.addFilter(
      .blur(radius: bounds.rect.height / 16 * UnitCurve.easeIn.value(at: 1 - progress)))
    context.opacity = UnitCurve.easeIn.value(at: min(1.4 * progress, 1))
    context.draw(slice, options: .disablesSubpixelQuantization)
  }

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
