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

  // Part values

  @State private var amplitude = HarmonicFace.amplitudes.released
  @State private var scale = HarmonicFace.scales.released
  @State private var elapsedTime = HarmonicFace.startTime

  // Part clock

  var body: some View {
    label
      .background {
        Capsule().strokeBorder(rim, lineWidth: Self.lineWidth)
      }
      .background {
        // Part strings
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
