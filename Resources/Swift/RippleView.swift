import SwiftUI

/// A picture that ripples from where it is pressed, with a push.
///
/// The ripple is `ripple` and the tint is `tint`, Metal functions of the same target.
struct RippleView: View {
  private static let tint = Color(red: 1.0, green: 1.0, blue: 1.0)
  private static let isTinted = false

  @State private var origin = CGPoint.zero
  @State private var presses = 0
  @State private var isPressed = false

  var body: some View {
    picture
      .clipShape(.rect(cornerRadius: 24))
      .layerEffect(
        ShaderLibrary.tint(.color(Self.tint)), maxSampleOffset: .zero, isEnabled: Self.isTinted
      )
      .modifier(RippleEffect(origin: origin, trigger: presses))
      .shadow(radius: 3, y: 2)
      .modifier(PushEffect(trigger: presses))
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { value in
            guard !isPressed else { return }
            isPressed = true
            origin = value.startLocation
            presses += 1
          }
          .onEnded { _ in isPressed = false }
      )
      .padding(24)
  }

  private var picture: some View {
    LinearGradient(colors: [.indigo, .purple, .pink, .orange], startPoint: .top, endPoint: .bottom)
      .overlay(alignment: .center) {
        Circle().fill(.yellow.gradient).frame(width: 120, height: 120)
      }
      .frame(width: 432, height: 292)
  }
}

/// Sends a ripple through a view every time `trigger` changes.
struct RippleEffect<Trigger: Equatable>: ViewModifier {
  var origin: CGPoint
  var trigger: Trigger

  private var duration: TimeInterval { 3 }

  func body(content: Content) -> some View {
    let (origin, duration) = (origin, duration)
    content.keyframeAnimator(initialValue: 0.0, trigger: trigger) { view, elapsedTime in
      view.modifier(
        RippleModifier(origin: origin, elapsedTime: elapsedTime, duration: duration))
    } keyframes: { _ in
      MoveKeyframe(0.0)
      LinearKeyframe(duration, duration: duration)
    }
  }
}

/// A ripple at one moment.
struct RippleModifier: ViewModifier {
  var origin: CGPoint
  var elapsedTime: TimeInterval
  var duration: TimeInterval

  private static let amplitude = 12.0
  private static let frequency = 15.0
  private static let decay = 8.0
  private static let speed = 1200.0
  /// Holds the ripple still, at this time after the touch.
  private static let heldTime: TimeInterval? = nil

  func body(content: Content) -> some View {
    let amplitude = Self.amplitude
    let time = Self.heldTime ?? elapsedTime
    let isEnabled = time > 0 && time < (Self.heldTime == nil ? duration : 2)
    let shader = ShaderLibrary.ripple(
      .float2(origin),
      .float(time),
      .float(amplitude),
      .float(Self.frequency),
      .float(Self.decay),
      .float(Self.speed)
    )
    content.visualEffect { view, _ in
      view.layerEffect(
        shader, maxSampleOffset: CGSize(width: amplitude, height: amplitude), isEnabled: isEnabled)
    }
  }
}

/// Pushes a view back for a moment every time `trigger` changes.
struct PushEffect<Trigger: Equatable>: ViewModifier {
  var trigger: Trigger

  func body(content: Content) -> some View {
    content.keyframeAnimator(initialValue: 1.0, trigger: trigger) { view, scale in
      view.scaleEffect(scale)
    } keyframes: { _ in
      SpringKeyframe(0.95, duration: 0.2, spring: .snappy)
      SpringKeyframe(1.0, duration: 0.2, spring: .bouncy)
    }
  }
}
