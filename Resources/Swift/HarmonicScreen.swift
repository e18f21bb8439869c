import SwiftUI

/// Glowing strings over the whole window, which come into harmony while it is held anywhere.
///
/// The strings are drawn by `harmonicScreenEffect`, a Metal function of the same target.
struct HarmonicScreen: View {
  // Part values

  @State private var isInteracting = false
  @State private var amplitude = HarmonicScreen.amplitudes.released
  @State private var scale = HarmonicScreen.scales.released
  @State private var elapsedTime = HarmonicScreen.startTime

  // Part clock

  var body: some View {
    // Part strings
    .ignoresSafeArea()
    .gesture(
      DragGesture(minimumDistance: 0)
        .onChanged { _ in interact(true) }
        .onEnded { _ in interact(false) }
    )
    .overlay(alignment: .bottom) {
      words
        .scaleEffect(scale)
        .padding(.bottom, 40)
        .allowsHitTesting(false)
    }
    .sensoryFeedback(.impact, trigger: isInteracting)
  }

  private func interact(_ interacts: Bool) {
    guard interacts != isInteracting else { return }
    isInteracting = interacts
    withAnimation(Self.spring) {
      amplitude = interacts ? Self.amplitudes.pressed : Self.amplitudes.released
      scale = interacts ? Self.scales.pressed : Self.scales.released
    }
  }

  private var words: some View {
    HStack(spacing: 14) {
      ZStack {
        Circle().stroke(.white.opacity(0.35), lineWidth: Self.lineWidth)
        Circle().stroke(.white.opacity(0.75), lineWidth: Self.lineWidth)
          .padding(isInteracting ? 3 : 7)
        Circle().fill(.white).padding(isInteracting ? 11 : 15)
      }
      .frame(width: 40, height: 40)
      VStack(alignment: .leading, spacing: 1) {
        Text(isInteracting ? "In harmony" : "Press and hold")
          .font(.headline)
        Text(isInteracting ? "let go to bring it to rest" : "anywhere in the window")
          .font(.footnote)
          .opacity(0.65)
      }
    }
    .foregroundStyle(.white)
    .padding(18)
    .background(Color(red: 0.063, green: 0.063, blue: 0.078, opacity: 0.72), in: .rect(cornerRadius: 22))
    .animation(Self.spring, value: isInteracting)
  }
}
