import SwiftUI

/// Turns in from a small bright blur, and on out into a small dim one.
struct Twirl: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(phase.isIdentity ? 1 : 0.5)
      .opacity(phase.isIdentity ? 1 : 0)
      .blur(radius: phase.isIdentity ? 0 : 10)
      .rotationEffect(
        .degrees(
          phase == .willAppear ? 360 : phase == .didDisappear ? -360 : 0
        )
      )
      .brightness(phase == .willAppear ? 1 : 0)
  }
}

/// A card that twirls in and out.
struct TwirlView: View {
  private static let spring = Animation.spring(duration: 0.5, bounce: 0.0)

  @State private var isVisible = true

  var body: some View {
    VStack(spacing: 28) {
      ZStack {
        if isVisible {
          card.transition(Twirl())
        }
      }
      .frame(width: 220, height: 280)
      Toggle("Visible", isOn: $isVisible)
        .frame(width: 158)
    }
    .animation(Self.spring, value: isVisible)
    .padding()
  }

  private var card: some View {
    RoundedRectangle(cornerRadius: 28)
      .fill(
        LinearGradient(
          colors: [.indigo, .purple, .pink, .orange],
          startPoint: .topLeading, endPoint: .bottomTrailing)
      )
      .overlay {
        VStack(spacing: 12) {
          Image(systemName: "hurricane")
            .font(.system(size: 96))
          Text("Twirl")
            .font(.title.bold())
        }
        .foregroundStyle(.white)
      }
  }
}
