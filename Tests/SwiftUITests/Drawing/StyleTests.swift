import Layers
import Testing

@testable import SwiftUI

/// Styles of the environment, gradients and their numbers.
@MainActor @Suite struct StyleTests {
  private let size = Size(width: 100, height: 50)

  private func color(_ layer: Layer) -> Layers.Color? {
    if case .fill(_, .color(let color))? = layer.single?.content { color } else { nil }
  }

  private func isNear(_ a: Layers.Color?, _ b: Layers.Color) -> Bool {
    guard let a else { return false }
    return zip([a.red, a.green, a.blue, a.opacity], [b.red, b.green, b.blue, b.opacity])
      .allSatisfy { abs($0 - $1) < 1e-5 }
  }

  @Test func theForegroundIsBlackAndWhiteInTheDark() {
    #expect(isNear(color(drawn { Rectangle() }), .black))
    #expect(isNear(color(drawn(appearance: .dark) { Rectangle() }), .white))
  }

  @Test func theNearestStyleCounts() {
    let red = Layers.Color.system(.red)
    let blue = Layers.Color.system(.blue)
    #expect(isNear(color(drawn { Rectangle().foregroundStyle(.red) }), red))
    #expect(isNear(color(drawn { Rectangle().foregroundColor(.red).foregroundStyle(.blue) }), red))
    #expect(isNear(color(drawn { Rectangle().foregroundStyle(.tint).tint(.red) }), red))
    #expect(isNear(color(drawn { Rectangle().fill(.tint) }), blue))
  }

  /// Primary 100 %, secondary 50 %, tertiary 25 %, quaternary 18 % of a color that was set.
  @Test func levelsOfAColorAreItsShares() {
    let levels: [(HierarchicalShapeStyle, Double)] = [
      (.primary, 1), (.secondary, 0.5), (.tertiary, 0.25), (.quaternary, 0.18),
    ]
    for (level, share) in levels {
      let expected = Layers.Color.system(.red).opacity(share)
      #expect(
        isNear(color(drawn { Rectangle().fill(level).foregroundStyle(.red) }), expected))
      #expect(
        isNear(
          color(drawn { Rectangle().foregroundStyle(level).foregroundStyle(.red) }), expected))
    }
    #expect(
      isNear(
        color(drawn { Rectangle().fill(.secondary).foregroundStyle(.red, .blue) }),
        .system(.blue)))
  }

  @Test func aColorHasLevelsOfItsOwn() {
    #expect(
      isNear(color(drawn { Rectangle().fill(.red.secondary) }), .system(.red).opacity(0.5)))
    #expect(
      isNear(
        color(drawn { Rectangle().fill(Color.red.quaternary) }), .system(.red).opacity(0.18)))
  }

  @Test func levelsWithoutAColorAreThoseOfLabels() {
    #expect(
      isNear(
        color(drawn { Rectangle().foregroundStyle(.secondary) }),
        Layers.Color(hex: "3C3C43").opacity(0.6)))
    #expect(
      isNear(
        color(drawn(appearance: .dark) { Rectangle().fill(.tertiary) }),
        Layers.Color(hex: "EBEBF5").opacity(0.3)))
  }

  @Test func stylesAreFadedMixedAndShaded() {
    #expect(
      isNear(
        color(drawn { Rectangle().fill(.red.opacity(0.5)) }),
        Layers.Color.system(.red).opacity(0.5)))
    let mixed = drawn { Rectangle().fill(.red.blendMode(.multiply)) }
    guard case .modified(_, .blendMode(.multiply))? = mixed.single?.content else {
      Issue.record("the style is not mixed: \(mixed)")
      return
    }
    let shaded = drawn { Capsule().fill(.red.shadow(.drop(radius: 4))) }
    guard case .modified(_, .copyBeneath)? = shaded.single?.content else {
      Issue.record("the style has no shadow: \(shaded)")
      return
    }
  }

  @Test func gradientsAreViewsAndFills() throws {
    let colors = [SwiftUI.Color.black, .white]
    let expected = Layers.Gradient(colors: [.black, .white])
    func fill(_ layer: Layer) -> Fill? {
      if case .fill(_, let fill)? = layer.single?.content { fill } else { nil }
    }
    #expect(
      fill(drawn { LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom) })
        == .linearGradient(
          expected, start: Layers.UnitPoint(x: 0.5, y: 0), end: Layers.UnitPoint(x: 0.5, y: 1)))
    #expect(
      fill(
        drawn {
          Rectangle().fill(
            .radialGradient(colors: colors, center: .center, startRadius: 5, endRadius: 20))
        })
        == .radialGradient(
          expected, center: Layers.UnitPoint(x: 0.5, y: 0.5), startRadius: 5, endRadius: 20))
    #expect(
      fill(drawn { AngularGradient(colors: colors, center: .center, angle: .degrees(90)) })
        == .angularGradient(
          expected, center: Layers.UnitPoint(x: 0.5, y: 0.5), start: .degrees(90)))
  }

  @Test func aPartOfATurnEndsHalfwayInWhatIsLeft() {
    let half = Layers.Gradient(colors: [.black, .white]).around(turns: 0.5)
    #expect(half.stops.map(\.location) == [0, 0.5, 0.75, 0.75])
    #expect(half.stops.map(\.color) == [.black, .white, .white, .black])
    let back = Layers.Gradient(colors: [.black, .white]).around(turns: -1)
    #expect(back.stops.map(\.color) == [.white, .black])
  }

  @Test func anEllipticalGradientFollowsTheFrame() throws {
    let layer = try #require(
      drawn { EllipticalGradient(colors: [.black, .white]) }.all.first {
        if case .fill = $0.content { true } else { false }
      })
    #expect(layer.size == Size(width: 100, height: 100))
    guard case .fill(.rectangle, .radialGradient(_, _, let start, let end, _)) = layer.content
    else {
      Issue.record("the gradient is another: \(layer)")
      return
    }
    #expect(start == 0 && end == 50)
  }

  @Test func aMeshIsThatOfLayers() {
    let points: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
    let mesh = MeshGradient(
      width: 2, height: 2, points: points, colors: [.black, .white, .white, .black])
    let expected = Layers.MeshGradient(
      width: 2, height: 2,
      points: [
        Layers.UnitPoint(x: 0, y: 0), Layers.UnitPoint(x: 1, y: 0), Layers.UnitPoint(x: 0, y: 1),
        Layers.UnitPoint(x: 1, y: 1),
      ], colors: [.black, .white, .white, .black])
    #expect(drawn { mesh }.single == Layer(size: size, mesh: expected))
    #expect(
      drawn { Capsule().fill(mesh) }.single == Layer(size: size, mesh: expected).clip(to: .capsule))
  }

  @Test func aMeshOfAWrongCountIsItsBackground() {
    let mesh = MeshGradient(
      width: 3, height: 2, points: [[0, 0]], colors: [.black], background: .white)
    #expect(isNear(color(drawn { mesh }), .white))
  }
}
