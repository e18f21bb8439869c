import Layers
import Testing

@testable import Rendering

/// Passes and programs shared by frames that differ little.
@Suite struct RepeatedPlanTests {
  private let size = Size(width: 40, height: 30)

  private func plan(_ layer: Layer, scale: Double = 2) -> FramePlan {
    Planner.plan(
      layer, transform: AffineTransform(scale: scale), pixelWidth: 200, pixelHeight: 200,
      background: .black)
  }

  private func squares(_ color: Color) -> Layer {
    let square = Layer(
      size: Size(width: 8, height: 8), .path(Path(Rect(x: 1, y: 1, width: 6, height: 6))),
      fill: .color(color))
    return Layer(
      size: size, children: [Layer.Child(square), Layer.Child(square, at: Point(x: 12, y: 3))])
  }

  // MARK: - Passes

  @Test func aMeshThatGrowsIsDrawnAnewOnlyNowAndThen() {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [.topLeading, .topTrailing, .bottomLeading, .bottomTrailing],
      colors: [.black, .white, .white, .black])
    let passes = stride(from: 1.0, through: 2, by: 0.02).map { scale in
      plan(Layer(size: size, mesh: mesh), scale: scale).passes[0]
    }
    // 1, 1.19, 1.41, 1.68 and 2, each with twice as many pixels a side
    #expect(Set(passes.map(\.pixelWidth)) == [80, 96, 114, 135, 160])
    #expect(Set(passes).count == 5)
    #expect(passes.allSatisfy { $0.isCached })
  }

  @Test func underAWideBlurAMeshIsNotKept() {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [.topLeading, .topTrailing, .bottomLeading, .bottomTrailing],
      colors: [.black, .white, .white, .black])
    #expect(plan(Layer(size: size, mesh: mesh).blur(radius: 9)).passes.allSatisfy { !$0.isCached })
    #expect(plan(Layer(size: size, mesh: mesh).blur(radius: 1)).passes.contains { $0.isCached })
  }

  /// At 2 pixels a point: 0.1 points are 0.2 pixels, of which exp(-1 / 2 · 0.2²) reaches the next
  /// pixel, 4 parts of a million.
  @Test func aBlurThatCannotBeSeenTakesNoPasses() {
    #expect(plan(squares(.white).blur(radius: 0.1)).passes.count == 2)
    #expect(plan(squares(.white).blur(radius: 0.5)).passes.count == 4)
  }

  /// Of 64 and 128 pixels, and no powers of two.
  @Test func texturesOfPassesComeInSteps() {
    let sizes = [1: 96, 64: 96, 65: 160, 129: 192, 256: 288, 257: 384, 500: 544, 1000: 1056]
    for (pixels, texture) in sizes {
      var pass = Pass(pixelWidth: pixels, pixelHeight: 10)
      #expect(pass.textureWidth == texture)
      pass.isExact = true
      #expect(pass.textureWidth == pixels)
    }
  }

  /// Else all that reads a texture is compiled again when a window has another size.
  @Test func noTextureOfAPassHasASideThatIsAPowerOfTwo() {
    for pixels in 1...3000 {
      let pass = Pass(pixelWidth: pixels, pixelHeight: 1)
      #expect(pass.textureWidth >= pixels)
      #expect(pass.textureWidth.nonzeroBitCount > 1)
    }
  }

  // MARK: - Programs

  @Test func aColorFadesWithoutAnotherProgram() {
    let whole = Layer(size: size, .circle, fill: .color(.white))
    #expect(paints(of: whole.opacity(0.5)) == paints(of: whole))
    #expect(paints(of: whole.blur(radius: 2).opacity(0.5)) == paints(of: whole.blur(radius: 2)))
    // Premultiplied: half of everything
    let values = plan(whole.opacity(0.5)).passes[0].draws[0].values.floats
    #expect(values.contains(0.5))
  }

  private func paints(of layer: Layer) -> [Paint] {
    plan(layer).passes.flatMap(\.draws).compactMap { draw in
      if case .paint(let paint, _) = draw.content { paint } else { nil }
    }
  }

  // MARK: - Numbers

  @Test func listsOfVectorsStandOneBehindTheOther() {
    var values = UniformList()
    #expect(values.append(7).offset == 0)
    let first = values.appendIndexed([SIMD4(1, 2, 3, 4)])
    let second = values.appendIndexed([SIMD4(5, 6, 7, 8), SIMD4(9, 10, 11, 12)])
    #expect(values.indexedCount == 3)
    #expect((values.count(of: first), values.count(of: second)) == (1, 2))
    var all: [Float] = [-1]
    values.appendFloats(to: &all, firstIndexed: 5)
    // 7, which vectors are the first list's and which the second's, filled up to whole vectors
    #expect(all == [-1, 7, 5, 1, 0, 6, 2, 0, 0])
    #expect(values.vectorCount == 2)
    #expect(values.indexed == [SIMD4(1, 2, 3, 4), SIMD4(5, 6, 7, 8), SIMD4(9, 10, 11, 12)])
  }

  @Test func stepsAreReachedButNotPassed() {
    #expect(abs(1.1.roundedUp(stepsPerDoubling: 4) - 1.189207) < 1e-6)  // the fourth root of 2
    #expect(2.0.roundedUp(stepsPerDoubling: 4) == 2)
    #expect(0.25.roundedUp(stepsPerDoubling: 4) == 0.25)
    #expect(abs(2.0001.roundedUp(stepsPerDoubling: 1) - 4) < 1e-9)
  }
}
