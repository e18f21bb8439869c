import Layers
import Testing

@testable import SwiftUI

/// Modifiers of a view's picture, in layers of the renderer's.
@MainActor @Suite struct EffectsTests {
  private let size = Size(width: 100, height: 50)
  private var plain: Layer { Layer(size: size, fill: .color(.black)) }

  @Test func colorEffectsAreThoseOfLayers() {
    let view = Rectangle()
    #expect(drawn { view.opacity(0.3) }.single == plain.opacity(0.3))
    #expect(drawn { view.brightness(0.2) }.single == plain.brightness(0.2))
    #expect(drawn { view.contrast(0.2) }.single == plain.contrast(0.2))
    #expect(drawn { view.saturation(0.2) }.single == plain.saturation(0.2))
    #expect(drawn { view.grayscale(0.75) }.single == plain.saturation(0.25))
    #expect(drawn { view.hueRotation(.radians(1)) }.single == plain.hueRotation(.radians(1)))
    #expect(drawn { view.colorInvert() }.single == plain.colorInvert())
    #expect(drawn { view.luminanceToAlpha() }.single == plain.luminanceToAlpha())
    #expect(drawn { view.blur(radius: 3) }.single == plain.blur(radius: 3))
    #expect(drawn { view.drawingGroup() }.single == plain.drawingGroup())
    #expect(drawn { view.blendMode(.screen) }.single == plain.blendMode(.screen))
  }

  @Test func aShadowIsAThirdOfBlack() throws {
    let layer = try #require(drawn { Rectangle().shadow(radius: 3, y: 2) }.single)
    guard case .modified(_, .copyBeneath(let copies)) = layer.content else {
      Issue.record("there is no shadow: \(layer.content)")
      return
    }
    #expect(copies.count == 3)
    #expect(copies.first == .convolution(.gaussian(radius: 3)))
    #expect(copies.last == .transform(Layers.AffineTransform(translation: 0, 2)))
  }

  @Test func placesAreAboutAnchors() {
    let view = Rectangle()
    let center = Point(x: 50, y: 25)
    func moved(_ transform: Layers.AffineTransform) -> Layer {
      plain.modified(.transform(transform))
    }
    #expect(
      drawn { view.scaleEffect(2) }.single == moved(Layers.AffineTransform(scale: 2, about: center))
    )
    #expect(
      drawn { view.scaleEffect(x: 2, anchor: .topLeading) }.single
        == moved(Layers.AffineTransform(scaleX: 2, y: 1)))
    #expect(
      drawn { view.scaleEffect(CGSize(width: 1, height: 3), anchor: .bottom) }.single
        == moved(Layers.AffineTransform(scaleX: 1, y: 3, about: Point(x: 50, y: 50))))
    #expect(
      drawn { view.rotationEffect(.radians(1), anchor: .trailing) }.single
        == moved(Layers.AffineTransform(rotation: .radians(1), about: Point(x: 100, y: 25))))
    #expect(
      drawn { view.transformEffect(CGAffineTransform(translationX: 3, y: 4)) }.single
        == moved(Layers.AffineTransform(translation: 3, 4)))
  }

  /// Two parts in one shape's view: a fill and a line.
  @Test func opacityFadesEachPartAndAGroupAsOne() {
    let two = Capsule().fill(.white).stroke(.black, lineWidth: 2)
    func faded(_ layer: Layer) -> [Layer] {
      layer.all.filter { if case .modified(_, .opacity(0.5)) = $0.content { true } else { false } }
    }
    let parts = faded(drawn { two.opacity(0.5) })
    #expect(parts.count == 2)
    #expect(parts.allSatisfy { $0.all.count == 2 })
    let group = faded(drawn { two.compositingGroup().opacity(0.5) })
    #expect(group.count == 1)
    #expect(group.allSatisfy { $0.all.count == 4 })
  }

  @Test func aPlaceKeepsABlendMode() {
    let layer = drawn { Rectangle().blendMode(.multiply).scaleEffect(2) }.single
    guard case .modified(let inner, .blendMode(.multiply)) = layer?.content else {
      Issue.record("the blend mode is inside: \(String(describing: layer?.content))")
      return
    }
    #expect(
      inner
        == plain.modified(.transform(Layers.AffineTransform(scale: 2, about: Point(x: 50, y: 25)))))
  }

  @Test func aCompositingGroupEndsBlendModes() {
    let layer = drawn { Rectangle().blendMode(.multiply).compositingGroup() }.single
    #expect(layer == plain.blendMode(.multiply).drawingGroup())
    #expect(drawn { Rectangle().compositingGroup() }.single == plain)
  }

  @Test func nothingHiddenIsDrawn() {
    #expect(drawn { Rectangle().hidden() }.all.map(\.content) == [.stack([])])
  }

  /// A turn about the vertical axis by 60° with the eye one width away: 50 from the middle goes to
  /// 25 / (1 − 43.3 / 100) on the right side, which comes nearer.
  @Test func aTurnInSpaceHasPerspective() throws {
    let layer = try #require(
      drawn { Rectangle().rotation3DEffect(.degrees(-60), axis: (x: 0, y: 1, z: 0)) }.single)
    guard case .modified(let inner, .distortionEffect(let shader, let reach, _)) = layer.content
    else {
      Issue.record("there is no projection: \(layer.content)")
      return
    }
    #expect(inner == plain)
    let rows = shader.arguments.compactMap(\.components)
    try #require(rows.count == 3)
    // The place of the view that is seen at the right edge's image is the right edge.
    let depth = 1 - 43.301_270_189 / 100
    let seen = [50 + 25 / depth, 25, 1]
    let mapped = rows.map { row in zip(row, seen).reduce(0) { $0 + $1.0 * $1.1 } }
    #expect(abs(mapped[0] / mapped[2] - 100) < 1e-9)
    #expect(abs(mapped[1] / mapped[2] - 25) < 1e-9)
    #expect(mapped[2] > 0)
    #expect(abs(reach.width - (50 - 25 / (1 + 0.433_012_701_89))) < 1e-6)
  }

  @Test func aTurnInThePlaneIsAffine() {
    let layer = drawn { Rectangle().rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 1)) }
    guard case .modified(_, .transform(let map)) = layer.single?.content else {
      Issue.record("the turn is not affine: \(layer)")
      return
    }
    let corner = map.apply(to: Point(x: 100, y: 25))
    #expect(abs(corner.x - 50) < 1e-9 && abs(corner.y - 75) < 1e-9)
  }

  @Test func aGeometryEffectKnowsTheSize() {
    struct Half: GeometryEffect {
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
      }
    }
    let expected = plain.modified(.transform(Layers.AffineTransform(translation: 50, 25)))
    #expect(drawn { Rectangle().modifier(Half()) }.single == expected)
    #expect(drawn { Rectangle().modifier(Half().ignoredByLayout()) }.single == expected)
  }

  @Test func numbersOfEffectsAnimate() {
    struct Fading: View {
      let log: Actions
      @State private var isFaded = false

      var body: some View {
        log.action = { withAnimation(.linear(duration: 1)) { isFaded.toggle() } }
        return Rectangle().opacity(isFaded ? 0 : 1)
      }
    }
    let log = Actions()
    let stage = ViewStage(size: CGSize(width: 100, height: 50)) { Fading(log: log) }
    log.action?()
    stage.update()
    stage.advance(to: 0.5)
    let opacities = stage.layer().all.compactMap { layer -> Double? in
      if case .modified(_, .opacity(let opacity)) = layer.content { opacity } else { nil }
    }
    #expect(opacities.count == 1)
    #expect(opacities.allSatisfy { abs($0 - 0.5) < 0.02 })
    stage.advance(to: 2)
    #expect(
      stage.layer().all.contains { $0.content == Layer(size: size, content: .empty).content }
        == false)
  }
}

/// Actions of a view's code, for use from outside.
final class Actions {
  var action: (() -> Void)?
}
