import Layers
import Testing

@testable import SwiftUI

/// A view that shows the time by a shader.
private struct Clock: View {
  let start = Date(timeIntervalSinceReferenceDate: 0)

  var body: some View {
    TimelineView(.animation) { context in
      Rectangle()
        .colorEffect(ShaderLibrary.wave(.float(start.distance(to: context.date)), .boundingRect))
    }
  }
}

@MainActor
struct StageTests {
  private let size = CGSize(width: 100, height: 50)

  @Test func passesTheTimeToAShader() throws {
    let stage = ViewStage(size: size) { Clock() }
    for frame in [0, 1, 30, 90] {
      stage.advance(to: Double(frame) / 60)
      let shader = try #require(stage.layer().shaders.first)
      #expect(shader.function == "wave")
      #expect(shader.arguments.last == .boundingRect)
      guard case .float(let time)? = shader.arguments.first else {
        Issue.record("the first argument is not a number: \(shader.arguments)")
        continue
      }
      #expect(abs(time - Double(frame) / 60) < 1e-5)
    }
  }

  @Test func aViewThatIsLateLearnsOfFewerTicks() {
    let stage = ViewStage(size: size) { Clock() }
    var ticks: [Double] = []
    func advance(to tick: Double, isFrame: Bool) {
      stage.advance(to: tick / 60, isFrame: isFrame) { ticks.append(($0 * 60).rounded()) }
    }
    advance(to: 2, isFrame: true)
    stage.pace = 4
    advance(to: 10, isFrame: true)
    advance(to: 11, isFrame: false)
    advance(to: 13, isFrame: false)
    advance(to: 14.5, isFrame: true)
    stage.pace = 1
    advance(to: 16, isFrame: false)
    #expect(ticks == [1, 2, 4, 8, 10, 12, 14, 15, 16])
  }

  @Test func evaluatesABodyOnceForTwoWrites() {
    let log = Log()
    let stage = ViewStage(size: size) { Counter(log: log) }
    #expect(log.bodies == [0])
    log.increase?()
    stage.update()
    #expect(log.bodies == [0, 2])
    stage.advance(to: 1)
    #expect(log.bodies == [0, 2])
  }

  @Test func aViewPrefersAColorScheme() {
    let log = Log()
    let stage = ViewStage(size: size) { VStack { Preferring(log: log) } }
    #expect(log.schemes == [.light, .dark] && stage.background == .black)
    log.increase?()
    stage.update()
    #expect(log.schemes.last == .light && stage.background == nil)
  }
}

/// A view that prefers the dark look while it is on.
private struct Preferring: View {
  let log: Log
  @State private var isDark = true
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    log.schemes.append(colorScheme)
    log.increase = { isDark = false }
    return Rectangle().preferredColorScheme(isDark ? .dark : nil)
  }
}

/// A record of what a view did.
private final class Log {
  var bodies: [Int] = []
  var schemes: [ColorScheme] = []
  var increase: (() -> Void)?
}

private struct Counter: View {
  let log: Log
  @State private var count = 0

  var body: some View {
    log.bodies.append(count)
    log.increase = {
      count += 1
      count += 1
    }
    return Rectangle()
  }
}

extension Layer {
  /// The shaders of all effects in it, the outermost first.
  fileprivate var shaders: [Layers.Shader] {
    switch content {
    case .stack(let children): children.flatMap(\.layer.shaders)
    case .modified(let inner, let modifier):
      switch modifier {
      case .colorEffect(let shader): [shader] + inner.shaders
      default: inner.shaders
      }
    default: []
    }
  }
}
