import Foundation
import TestSupport
import Testing

/// Numbers that a running view passes to shaders, read from the pixels that they draw, are those of
/// their closed forms.
///
/// One after the other, so that the module that views import is compiled once.
@Suite(.serialized) struct ViewNumbersTests {
  /// A pixel's red is the number.
  private static let shader = """
    #include <metal_stdlib>
    using namespace metal;
    [[ stitchable ]] half4 number(float2 position, half4 color, float value) {
      return half4(half(value), 0.0h, 0.0h, 1.0h);
    }
    [[ stitchable ]] half4 size(float2 position, half4 color, float2 size) {
      return half4(half(size.x), half(size.y), 0.0h, 1.0h);
    }
    [[ stitchable ]] half4 tint(float2 position, half4 color, half4 tint) { return tint; }
    """

  /// A row of pixels: constants, forms of a clock, keyframes, and animations of a press.
  private static let view = #"""
    import SwiftUI

    struct Cell: View {
      let value: Double

      var body: some View {
        Rectangle().colorEffect(ShaderLibrary.number(.float(value))).frame(width: 1, height: 1)
      }
    }

    struct Constants: View {
      private let fixed = 0.25
      let board = CGSize(width: 100, height: 80)

      var body: some View {
        Group {
          Rectangle().colorEffect(ShaderLibrary.number(.float(0.25)))
          Rectangle().colorEffect(ShaderLibrary.number(.float(fixed)))
          Rectangle().colorEffect(ShaderLibrary.size(.float2(100, 80)))
          Rectangle().colorEffect(ShaderLibrary.size(.float2(board.width, board.height)))
          Rectangle().colorEffect(
            ShaderLibrary.tint(.color(Color(red: 0.25, green: 0, blue: 0))))
        }
        .frame(width: 1, height: 1)
      }
    }

    struct Clocks: View {
      let start = Date()
      private let begin = Date.now
      @State private var pace = 3.0
      var on = true

      var body: some View {
        TimelineView(.animation) { context in
          HStack(spacing: 0) {
            ForEach(Array(forms(at: context.date).enumerated()), id: \.offset) {
              Cell(value: $0.element)
            }
          }
        }
      }

      private func forms(at date: Date) -> [Double] {
        let t = date.timeIntervalSince(start)
        return [
          t * 0.5, t / 4, t + 3, -t, min(t / 2, 1), max(0, t - 1), fmod(t, 1),
          t.truncatingRemainder(dividingBy: 2), t * pace, t * .pi / 180, Double(Float(t) * 2),
          0.5 + 0.5 * sin(t), 1 - t, on ? t : 0, t, start.timeIntervalSinceNow,
          start.distance(to: date), date.timeIntervalSince1970 - begin.timeIntervalSince1970,
          -start.timeIntervalSinceNow, sin(t) * 2, t.truncatingRemainder(dividingBy: 1),
          abs(start.timeIntervalSinceNow) + 1,
        ]
      }
    }

    struct Pulse: View {
      let epoch: Int
      private let length = 1.2

      var body: some View {
        Rectangle().fill(.black)
          .keyframeAnimator(initialValue: 0.0, trigger: epoch) { content, elapsed in
            content.colorEffect(
              ShaderLibrary.number(.float(elapsed / length)),
              isEnabled: 0 < elapsed && elapsed < length)
          } keyframes: { _ in
            MoveKeyframe(0)
            LinearKeyframe(length, duration: length)
          }
          .frame(width: 1, height: 1)
      }
    }

    struct Motions: View {
      let pressed: Bool
      private static let animations: [Animation] = [
        .linear(duration: 1), .easeInOut(duration: 1), .easeIn(duration: 1),
        .timingCurve(0.2, 0.9, 0.1, 1, duration: 1), .spring(duration: 0.5, bounce: 0.8),
        .spring(duration: 0.3).delay(0.5), .spring(duration: 1).speed(2),
        .spring(response: 0.6, dampingFraction: 0.2), .spring(duration: 8),
        .interpolatingSpring(stiffness: 100, damping: 5), .spring, .bouncy, .interactiveSpring(),
        .spring(Spring(duration: 0.4, bounce: 0.3)), .easeInOut(duration: 0.5).repeatForever(),
      ]

      var body: some View {
        ForEach(Array(Self.animations.enumerated()), id: \.offset) { _, animation in
          Rectangle()
            .colorEffect(ShaderLibrary.number(.float(pressed ? 1 : 0)))
            .animation(animation, value: pressed)
            .frame(width: 1, height: 1)
        }
      }
    }

    struct Pressed: View {
      @State private var pressed = false
      @State private var epoch = 0

      var body: some View {
        HStack(spacing: 0) {
          Pulse(epoch: epoch)
          Motions(pressed: pressed)
        }
        .contentShape(Rectangle())
        .onLongPressGesture(minimumDuration: .infinity) {} onPressingChanged: { isPressing in
          pressed = isPressing
          if isPressing { epoch += 1 }
        }
      }
    }

    #Preview {
      HStack(spacing: 0) {
        Constants()
        Clocks()
        Pressed()
      }
    }
    """#

  /// When the view is pressed, in seconds.
  private static let pressTime = 0.5

  /// Source: CSS Easing Functions Level 2, cubic Bézier curves; x is bisected.
  private static func curve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double
  ) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    func value(_ a: Double, _ b: Double, _ s: Double) -> Double {
      3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if value(x1, x2, middle) < x { low = middle } else { high = middle }
    }
    return value(y1, y2, low)
  }

  private static func easeInOut(_ x: Double) -> Double { curve(0.42, 0, 0.58, 1, at: x) }

  /// Source: the damped harmonic oscillator at rest, released from 0 toward 1.
  private static func spring(_ frequency: Double, _ damping: Double, at t: Double) -> Double {
    guard t > 0 else { return 0 }
    let w = frequency
    guard damping < 1 else { return 1 - (1 + w * t) * exp(-w * t) }
    let d = w * (1 - damping * damping).squareRoot()
    return 1 - exp(-damping * w * t) * (cos(d * t) + damping * w / d * sin(d * t))
  }

  /// ω = 2π / duration and ζ = 1 − bounce, as in Apple, "Animate with springs", WWDC23.
  private static func spring(
    duration: Double, bounce: Double = 0, at t: Double
  ) -> Double {
    spring(2 * .pi / duration, 1 - bounce, at: t)
  }

  /// There and back, each in half a second.
  private static func blink(_ t: Double) -> Double {
    let turn = (t / 0.5).rounded(.down)
    let part = t / 0.5 - turn
    return easeInOut(turn.truncatingRemainder(dividingBy: 2) == 0 ? part : 1 - part)
  }

  private static let constants = [0.25, 0.25, 100, 100, 0.25]

  private static func clocks(at t: Double) -> [Double] {
    let whole = t.rounded(.down)
    let first = [t / 2, t / 4, t + 3, -t, min(t / 2, 1), max(0, t - 1), t - whole]
    let second = [t - 2 * (t / 2).rounded(.down), 3 * t, t * .pi / 180, 2 * t]
    let third = [0.5 + 0.5 * sin(t), 1 - t, t, t, -t, t, t, t, 2 * sin(t), t - whole, t + 1]
    return first + second + third
  }

  /// - Parameter t: Seconds since the press.
  private static func motions(at t: Double) -> [Double] {
    let eased = [min(t, 1), easeInOut(t), curve(0.42, 0, 1, 1, at: t)]
    let sprung = [
      spring(duration: 0.5, bounce: 0.8, at: t), spring(duration: 0.3, at: t - 0.5),
      spring(duration: 1, at: 2 * t), spring(2 * .pi / 0.6, 0.2, at: t), spring(duration: 8, at: t),
      spring(10, 0.25, at: t), spring(duration: 0.5, at: t),
      spring(duration: 0.5, bounce: 0.3, at: t), spring(2 * .pi / 0.15, 0.86, at: t),
      spring(duration: 0.4, bounce: 0.3, at: t),
    ]
    return eased + [curve(0.2, 0.9, 0.1, 1, at: t)] + sprung + [blink(t)]
  }

  @Test(arguments: [0.75, 1, 1.5, 2, 3.25])
  func everyNumberIsItsClosedForm(time: Double) async throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("Package.swift", [])
    _ = try folder.file("number.metal", Array(Self.shader.utf8))
    _ = try folder.file("Numbers.swift", Array(Self.view.utf8))
    var command = try Command.harmonic(
      environment: [
        "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "XDG_CACHE_HOME": ViewCaches.path,
      ], workingDirectory: folder.path)
    command.arguments = [
      "capture", "Numbers.swift", "--size", "43x1", "--raw", "-o", "out.raw", "--time", "\(time)",
      "--press", "\(Self.pressTime)..9", "--pointer", "35,0.5",
    ]
    let output = try await command.run()
    try #require(output.status == .exitCode(0), "\(output.errorText)")
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: folder.path + "/out.raw")))
    let numbers = stride(from: 0, to: bytes.count, by: 16).map { at in
      Double(Float(bitPattern: (0..<4).reduce(0) { $0 | UInt32(bytes[at + $1]) << UInt32(8 * $1) }))
    }
    let pressed = time - Self.pressTime
    let pulse = [0 < pressed && pressed < 1.2 ? pressed / 1.2 : 0]
    let expected = Self.constants + Self.clocks(at: time) + pulse + Self.motions(at: pressed)
    try #require(numbers.count == expected.count)
    for (index, pair) in zip(numbers, expected).enumerated() {
      #expect(abs(pair.0 - pair.1) < 1e-4, "number \(index): \(pair.0) for \(pair.1)")
    }
  }
}
