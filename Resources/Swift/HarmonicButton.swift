import SwiftUI

/// A capsule of glowing strings that come into harmony while it is held.
///
/// The strings are drawn by `harmonicColorEffect`, a Metal function of the same target.
struct HarmonicButton: View {
  var action: @MainActor () -> Void = {}

  var body: some View {
    Button(action: action) {
      Color.clear.frame(width: 240, height: 70)
    }
    .buttonStyle(HarmonicStyle())
  }
}

struct HarmonicStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HarmonicFace(label: configuration.label, isPressed: configuration.isPressed)
  }
}

private struct HarmonicFace: View {
  let label: ButtonStyleConfiguration.Label
  let isPressed: Bool

  private static let wavesCount = 6.0
  private static let amplitudes = (released: 0.5, pressed: 2.0)
  private static let mixCoeffs = (released: 0.0, pressed: 1.0)
  private static let speedMultipliers = (released: 1.0, pressed: 2.0)
  private static let scales = (released: 1.0, pressed: 0.95)
  private static let lineWidth = 1.0
  private static let spring = Animation.spring(duration: 0.3, bounce: 0.0)

  /// The clock adds `updateInterval` times the speed, every `updateInterval` divided by the speed,
  /// but not more often than this in a second.
  private static let updateInterval = 0.016
  private static let mostUpdates = Double.infinity
  private static let startTime = 0.0
  private static let isClockHeld = false

  @State private var amplitude = HarmonicFace.amplitudes.released
  @State private var scale = HarmonicFace.scales.released
  @State private var elapsedTime = HarmonicFace.startTime

  private var speedMultiplier: Double {
    isPressed ? Self.speedMultipliers.pressed : Self.speedMultipliers.released
  }

  /// Seconds of the strings' clock in one second.
  private var clockRate: Double {
    let updates = min(speedMultiplier / Self.updateInterval, Self.mostUpdates)
    return updates * Self.updateInterval * speedMultiplier
  }

  var body: some View {
    label
      .background {
        Capsule().strokeBorder(rim, lineWidth: Self.lineWidth)
      }
      .background {
        TimelineView(.animation(paused: Self.isClockHeld || speedMultiplier == 0)) { timeline in
          Rectangle()
            .colorEffect(
              ShaderLibrary.harmonicColorEffect(
                .boundingRect,
                .float(Self.wavesCount),
                .float(elapsedTime),
                .float(amplitude),
                .float(isPressed ? Self.mixCoeffs.pressed : Self.mixCoeffs.released)
              )
            )
            .onChange(of: timeline.date) { before, now in
              elapsedTime += min(now.timeIntervalSince(before), 0.1) * clockRate
            }
        }
      }
      .clipShape(.capsule)
      .scaleEffect(scale)
      .onChange(of: isPressed) {
        withAnimation(Self.spring) {
          amplitude = isPressed ? Self.amplitudes.pressed : Self.amplitudes.released
          scale = isPressed ? Self.scales.pressed : Self.scales.released
        }
      }
      .sensoryFeedback(.impact, trigger: isPressed)
  }

  private var rim: LinearGradient {
    LinearGradient(
      stops: [
        Gradient.Stop(color: .white.opacity(0.4), location: 0),
        Gradient.Stop(color: .white.opacity(0), location: 0.4),
        Gradient.Stop(color: .white.opacity(0), location: 0.6),
        Gradient.Stop(color: .white.opacity(0.1), location: 1),
      ],
      startPoint: UnitPoint(x: 0.16, y: -0.4), endPoint: UnitPoint(x: 0.2, y: 1.5))
  }
}
