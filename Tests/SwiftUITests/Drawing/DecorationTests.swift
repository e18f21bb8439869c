import Layers
import Testing

@testable import SwiftUI

/// Effects that know the geometry, masks, and styles behind and in front of views.
@MainActor @Suite struct DecorationTests {
  private let size = Size(width: 100, height: 50)
  private var plain: Layer { Layer(size: size, fill: .color(.black)) }

  @Test func aVisualEffectKnowsItsGeometry() {
    let view = Rectangle().visualEffect { content, proxy in
      content.offset(x: proxy.size.width / 2, y: proxy.frame(in: .global).height).opacity(0.5)
    }
    let expected = plain.modified(.transform(Layers.AffineTransform(translation: 50, 50)))
      .opacity(0.5)
    #expect(drawn { view }.single == expected)
  }

  @Test func numbersOfAVisualEffectAnimate() {
    struct Moving: View {
      let log: Actions
      @State private var distance = 0.0

      var body: some View {
        log.action = { withAnimation(.linear(duration: 1)) { distance = 60 } }
        return Rectangle().visualEffect { [distance] content, _ in content.offset(x: distance) }
      }
    }
    let log = Actions()
    let stage = ViewStage(size: CGSize(width: 100, height: 50)) { Moving(log: log) }
    log.action?()
    stage.update()
    stage.advance(to: 0.5)
    let distances = stage.layer().all.compactMap { layer -> Double? in
      if case .modified(_, .transform(let map)) = layer.content { map.tx } else { nil }
    }
    #expect(distances.count == 1)
    #expect(distances.allSatisfy { abs($0 - 30) < 1.1 })
  }

  @Test func aMaskOfAShapeClips() {
    #expect(drawn { Rectangle().mask(Capsule()) }.single == plain.clip(to: .capsule))
    #expect(drawn { Rectangle().mask { Capsule() } }.single == plain.clip(to: .capsule))
  }

  @Test func aDrawnPictureIsALayerForShaders() {
    let picture = SwiftUI.Image(size: CGSize(width: 8, height: 4)) { context in
      context.fill(SwiftUI.Path(CGRect(x: 0, y: 0, width: 2, height: 2)), with: .color(.red))
    }
    let layer = drawn { Rectangle().colorEffect(ShaderLibrary.blend(.image(picture))) }
    let shaders = layer.all.compactMap { part -> Layers.Shader? in
      if case .modified(_, .colorEffect(let shader)) = part.content { shader } else { nil }
    }
    guard case .layer(let drawn, _)? = shaders.first?.arguments.first else {
      Issue.record("the picture is not a layer: \(layer)")
      return
    }
    #expect(drawn.size == Size(width: 8, height: 4))
  }

  @Test func aMaskOfAGradientIsALayer() {
    let layer = drawn {
      Rectangle().mask(
        LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
    }
    guard case .modified(let inner, .colorEffect(let shader))? = layer.single?.content else {
      Issue.record("there is no mask: \(layer)")
      return
    }
    #expect(inner == plain)
    #expect(shader.function == "mask")
    guard case .layer(let mask, _)? = shader.arguments.first else {
      Issue.record("the mask is not a layer: \(shader)")
      return
    }
    #expect(mask.size == size)
  }

  @Test func stylesLieBehindAndInFront() {
    let red = Fill.color(.system(.red))
    func layers(_ layer: Layer) -> [Layer] {
      if case .stack(let children) = layer.content { children.map(\.layer) } else { [layer] }
    }
    let frame = Layer(size: size, fill: red)
    let shape = Layer(size: size, .capsule, fill: red)
    #expect(layers(drawn { Rectangle().background(.red) }) == [frame, plain])
    #expect(layers(drawn { Rectangle().background(.red, in: .capsule) }) == [shape, plain])
    #expect(layers(drawn { Rectangle().overlay(.red) }) == [plain, frame])
    #expect(layers(drawn { Rectangle().overlay(.red, in: .capsule) }) == [plain, shape])
    let border = Layer(size: size, strokeBorder: .rectangle, with: red, lineWidth: 2)
    #expect(layers(drawn { Rectangle().border(.red, width: 2) }) == [plain, border])
  }
}
