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
    StatePlate(change: isInteracting ? 1 : 0, lineWidth: Self.lineWidth)
      .animation(.spring(duration: 0.3), value: isInteracting)
  }
}

/// A symbol and two lines for each state: those of one have gone before those of the other come.
private struct StatePlate: View, Animatable {
  /// 0 released, 1 pressed.
  var change: Double
  let lineWidth: Double

  nonisolated var animatableData: Double {
    get { change }
    set { change = newValue }
  }

  var body: some View {
    let change = min(max(change, 0), 1)
    ZStack {
      lines("Press and hold", "anywhere in the window", share: 1 - 2 * change) {
        ring(scale: 0.92, opacity: 0.35)
        ring(scale: 0.6, opacity: 0.75)
        Circle().scale(0.26).fill(.white)
      }
      lines("In harmony", "let go to bring it to rest", share: 2 * change - 1) {
        ForEach(0..<3, id: \.self) { index in
          Wave(phase: Double(index) * .pi / 3)
            .stroke(
              Self.colors[index],
              style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
        }
      }
    }
    .frame(width: 248, height: 72)
    .background {
      RoundedRectangle(cornerRadius: 22).strokeBorder(.white.opacity(0.14), lineWidth: 1)
    }
    .background(
      Color(red: 0.062745, green: 0.062745, blue: 0.078431, opacity: 0.72),
      in: .rect(cornerRadius: 22))
  }

  private static let colors = [
    Color(red: 0.482353, green: 0.831373, blue: 0.854902),
    Color(red: 0.941176, green: 0.313725, blue: 0.411765),
    Color(red: 0.274510, green: 0.490196, blue: 0.941176),
  ]

  private func ring(scale: Double, opacity: Double) -> some View {
    Circle().scale(scale).stroke(.white.opacity(opacity), lineWidth: lineWidth)
  }

  /// - Parameter share: How much of it there is: 0 none, 1 it alone.
  private func lines<Symbol: View>(
    _ title: String, _ caption: String, share: Double, @ViewBuilder symbol: () -> Symbol
  ) -> some View {
    let share = max(share, 0)
    return HStack(spacing: 14) {
      ZStack(content: symbol)
        .frame(width: 40, height: 40)
        .scaleEffect(0.7 + 0.3 * share)
      VStack(alignment: .leading, spacing: 1) {
        Text(title).font(.headline)
        Text(caption).font(.footnote).opacity(0.65)
      }
    }
    .foregroundStyle(.white)
    .padding(.leading, 18)
    .frame(width: 248, height: 72, alignment: .leading)
    .blur(radius: 4 * (1 - share))
    .opacity(share)
  }
}

/// Once up and down along the width, held at both ends.
private struct Wave: Shape {
  let phase: Double

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addLines(
        (0...32).map { step in
          let x = Double(step) / 32
          let swing = sin(.pi * x) * sin(2 * .pi * x + phase) * 0.42
          return CGPoint(
            x: rect.minX + rect.width * (0.04 + 0.92 * x),
            y: rect.minY + rect.height * (0.5 - swing))
        })
    }
  }
}
