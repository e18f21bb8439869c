import Foundation
import SwiftUI
import Testing

extension ColorResource {
  fileprivate static let tint = ColorResource(name: "tint", bundle: .main)
}

/// The forms in which people write values: that they compile is half of the test.
@Suite struct FormsTests {
  private let flag = Bool.random()
  private let w: CGFloat = 100
  private let d = 20.0

  @Test func animationsAreWrittenInManyForms() {
    let animations: [Animation?] = [
      .spring, .spring(), .spring(response: 0.3, dampingFraction: 0.6), .spring(response: 0.3),
      .spring(dampingFraction: 0.5),
      .spring(response: 0.3, dampingFraction: 0.6, blendDuration: 0.1),
      .spring(duration: 0.3), .spring(duration: 0.3, bounce: 0.4), .spring(bounce: 0.2),
      .spring(.bouncy), .spring(Spring(duration: 1)),
      .interactiveSpring, .interactiveSpring(),
      .interactiveSpring(response: 0.2, dampingFraction: 0.7), .interactiveSpring(duration: 0.2),
      .interpolatingSpring, .interpolatingSpring(stiffness: 170, damping: 15),
      .interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0),
      .interpolatingSpring(duration: 0.3, bounce: 0.2),
      .interpolatingSpring(.snappy, initialVelocity: 3),
      .smooth, .smooth(duration: 0.2), .snappy(duration: 0.4, extraBounce: 0.1), .bouncy,
      .bouncy(duration: 1),
      .default, .linear, .linear(duration: 2).repeatForever(autoreverses: false),
      .easeInOut(duration: 1).delay(0.2).speed(2),
      .easeIn, .easeOut, .easeInOut, .timingCurve(0.2, 0.8, 0.2, 1),
      .timingCurve(0.2, 0.8, 0.2, 1, duration: 1), .timingCurve(.circularEaseIn, duration: 1),
      flag ? .easeIn : .none, flag ? .default : nil, Animation.linear.repeatCount(3),
      Animation.easeIn(duration: 1).logicallyComplete(after: 0.5),
    ]
    #expect(Set(animations.compactMap { $0 }).count > 30)
  }

  @Test func colorsAreWrittenInManyForms() {
    let colors: [Color] = [
      Color(white: 0.2), Color(white: 0.2, opacity: 0.5), Color(red: 1, green: 0, blue: 0),
      Color(red: 1, green: 0, blue: 0, opacity: 0.4),
      Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1),
      Color(.displayP3, red: 1, green: 0, blue: 0), Color(.sRGBLinear, white: 0.1),
      Color(.sRGB, white: 0.1, opacity: 1),
      Color(hue: 0.3, saturation: 1, brightness: 1),
      Color(hue: Double(3) / 10, saturation: 1, brightness: 1, opacity: 0.3), Color("Name"),
      Color("Name", bundle: .main), Color("Name", bundle: nil), .red.opacity(0.5), .primary,
      .accentColor,
      Color.red.mix(with: .blue, by: 0.3), Color(Color.Resolved(red: 1, green: 0, blue: 0)),
      Color(red: Double(255) / 255, green: Double(0x33) / 255, blue: 0.1), Color(.tint),
    ]
    let gradients: [Gradient] = [
      Gradient(colors: [.red, .blue]),
      Gradient(stops: [.init(color: .red, location: 0), .init(color: .clear, location: 0.5)]),
      .init(colors: colors),
    ]
    let others: [AnyGradient] = [
      Color.blue.gradient, gradients[0].colorSpace(.perceptual), AnyGradient(gradients[1]),
    ]
    #expect(gradients[2].stops.count == colors.count)
    #expect(others[1] == AnyGradient(gradients[0]))
  }

  @Test func pathsAreWrittenInManyForms() {
    let path = Path { p in
      p.move(to: .zero)
      p.move(to: CGPoint(x: w / 2, y: d))
      p.addLine(to: .init(x: 1, y: 2))
      p.addArc(
        center: .init(x: w / 2, y: w / 2), radius: w / 2, startAngle: .degrees(0),
        endAngle: .degrees(360), clockwise: false)
      p.addArc(
        center: CGPoint(x: d, y: d), radius: d, startAngle: Angle(degrees: 0),
        endAngle: .radians(.pi), clockwise: true)
      p.addQuadCurve(to: CGPoint(x: 1, y: 1), control: CGPoint(x: 0, y: 0))
      p.addCurve(to: CGPoint(x: 1, y: 1), control1: .zero, control2: .zero)
      p.addLines([.zero, CGPoint(x: 1, y: 1)])
      p.addRect(CGRect(x: 0, y: 0, width: w, height: d))
      p.addRects([.zero])
      p.addEllipse(in: CGRect(origin: .zero, size: CGSize(width: 1, height: 1)))
      p.addRoundedRect(in: .zero, cornerSize: CGSize(width: 5, height: 5))
      p.addRoundedRect(in: .zero, cornerSize: CGSize(width: 5, height: 5), style: .circular)
      p.addRoundedRect(in: .zero, cornerRadii: .init(topLeading: 3))
      p.addPath(Path(), transform: .identity)
      p.addPath(Path(ellipseIn: .zero).applying(.init(rotationAngle: 3)))
      p.addRelativeArc(center: .zero, radius: 3, startAngle: .zero, delta: .degrees(3))
      p.closeSubpath()
    }
    let paths = [
      path, Path(), Path(CGRect.zero), Path(roundedRect: .zero, cornerRadius: 3),
      Path(roundedRect: .zero, cornerRadius: d, style: .continuous),
      Path(roundedRect: .zero, cornerSize: .zero), path.trimmedPath(from: 0, to: 0.5),
      path.strokedPath(StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round, dash: [3, 5])),
      path.strokedPath(.init(lineWidth: d)), path.offsetBy(dx: 3, dy: 3),
    ]
    #expect(paths.count { $0.isEmpty } == 1)
    #expect(path.contains(CGPoint(x: 50, y: 50)))
  }

  @Test func fontsAreWrittenInManyForms() {
    let fonts: [Font] = [
      .system(size: 16, weight: .bold, design: .rounded), .system(size: 20), .system(size: w),
      .system(size: d, weight: .heavy), .system(.title, design: .rounded),
      .system(.title, design: .rounded, weight: .bold), .system(.body).weight(.light),
      .custom("Arial", size: 3), .custom("A", fixedSize: 3),
      .custom("B", size: 3, relativeTo: .body), .title.bold().italic().monospaced(),
      .body.monospacedDigit().leading(.tight), .title2.width(.condensed), .caption.smallCaps(),
      .system(size: 3, design: .monospaced), .system(size: 3, weight: flag ? .bold : .regular),
    ]
    #expect(Set(fonts).count > 15)
  }

  private struct Values {
    var scale = 1.0
    var y: CGFloat = 0
    var angle = Angle.zero
  }

  @Test func keyframesAreWrittenInManyForms() {
    let timeline = KeyframeTimeline(initialValue: Values()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(1.0, duration: 0.36)
        SpringKeyframe(1.5, duration: 0.8, spring: .bouncy)
        SpringKeyframe(1.0, spring: .bouncy)
      }
      KeyframeTrack(\.y) {
        CubicKeyframe(-d, duration: 0.1)
        MoveKeyframe(0)
        LinearKeyframe(0.0, duration: 0.2, timingCurve: .easeInOut)
      }
      KeyframeTrack(\Values.angle) {
        CubicKeyframe(.degrees(3), duration: 1)
        for i in 0..<3 { CubicKeyframe(.degrees(Double(i)), duration: 1) }
      }
    }
    let clock = KeyframeTimeline(initialValue: 0.0) {
      MoveKeyframe(0)
      LinearKeyframe(3, duration: 3)
    }
    let rise = KeyframeTimeline(initialValue: CGFloat(0)) {
      SpringKeyframe(3.0, duration: 3, spring: .smooth)
    }
    #expect(timeline.duration == 4)
    #expect(clock.duration == rise.duration)
  }
}
