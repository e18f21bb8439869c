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

/// A card that twirls in and out, above a switch that sends it.
struct TwirlView: View {
  private static let spring = Animation.spring(duration: 0.5, bounce: 0.0)
  private static let showsSwitch = true

  @State private var isOn = true
  @State private var isVisible = false

  var body: some View {
    VStack(spacing: 28) {
      ZStack {
        if isVisible {
          card.transition(Twirl())
        }
      }
      .frame(width: 220, height: 280)
      // A card that turns lies over the switch.
      .zIndex(1)
      Toggle("Visible", isOn: $isOn)
        .padding(.horizontal, 16)
        .frame(width: 190, height: 51)
        .background(hex(0x1C1C1E), in: .rect(cornerRadius: 10))
        .opacity(Self.showsSwitch ? 1 : 0)
    }
    .animation(Self.spring, value: isVisible)
    .onChange(of: isOn, initial: true) { isVisible = isOn }
    .padding(.top, 11)
    .preferredColorScheme(.dark)
  }

  /// Dusk from the top left to an ember at the bottom right, and a pinwheel.
  private var card: some View {
    MeshGradient(
      width: 3,
      height: 3,
      points: [
        [0, 0], [0.5, 0], [1, 0],
        [0, 0.45], [0.6, 0.4], [1, 0.55],
        [0, 1], [0.4, 1], [1, 1],
      ],
      colors: [
        hex(0x2B1A78), hex(0x4B2BC8), hex(0x7A3BE0),
        hex(0x4A25B5), hex(0xC0409E), hex(0xF0567E),
        hex(0x8A2FA8), hex(0xEE5A6F), hex(0xFF9A55),
      ]
    )
    .overlay(alignment: .top) {
      Pinwheel()
        .frame(width: 124, height: 124)
        .padding(.top, 44)
    }
    .overlay(alignment: .top) {
      Text("Twirl")
        .font(.title.bold())
        .padding(.top, 194)
    }
    .overlay(alignment: .top) {
      Text("Once around, and in")
        .font(.subheadline)
        .opacity(0.75)
        .padding(.top, 232)
    }
    .foregroundStyle(.white)
    .overlay {
      RoundedRectangle(cornerRadius: 28)
        .strokeBorder(
          LinearGradient(
            colors: [.white.opacity(0.45), .white.opacity(0.05)], startPoint: .top,
            endPoint: .bottom),
          lineWidth: 1)
    }
    .clipShape(.rect(cornerRadius: 28))
  }

  private func hex(_ color: Int) -> Color {
    Color(
      red: Double(color >> 16) / 255, green: Double(color >> 8 & 0xFF) / 255,
      blue: Double(color & 0xFF) / 255)
  }
}

/// Six blades about one middle, each a little fainter than the one before.
private struct Pinwheel: View {
  var body: some View {
    ZStack {
      ForEach(0..<6, id: \.self) { index in
        Blade()
          .rotation(.degrees(60 * Double(index)))
          .fill(.white.opacity(1 - 0.13 * Double(index)))
      }
    }
  }
}

/// From the middle up to the rim and back, leaning to the right.
private struct Blade: Shape {
  func path(in rect: CGRect) -> Path {
    let (x, y) = (rect.midX, rect.midY)
    return Path { path in
      path.move(to: CGPoint(x: x, y: y - 6))
      path.addCurve(
        to: CGPoint(x: x + 24, y: rect.minY + 6),
        control1: CGPoint(x: x - 22, y: y - 30), control2: CGPoint(x: x - 10, y: rect.minY + 2))
      path.addCurve(
        to: CGPoint(x: x, y: y - 6),
        control1: CGPoint(x: x + 30, y: rect.minY + 24), control2: CGPoint(x: x + 16, y: y - 18))
      path.closeSubpath()
    }
  }
}
