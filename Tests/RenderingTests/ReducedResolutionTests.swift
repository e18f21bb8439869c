import Layers
import Testing

@testable import Rendering

/// Layers that are drawn in larger pixels, as scenes are that take long.
@MainActor @Suite struct ReducedResolutionTests {
  private static let size = Size(width: 64, height: 48)

  /// White columns of one point, two points from one to the next, on black; one path, of which all
  /// in a pixel adds up.
  private var stripes: Layer {
    let columns = Path { path in
      for column in 0..<32 {
        path.addPath(Path(Rect(x: 2 * Double(column), y: 0, width: 1, height: 48)))
      }
    }
    return Layer(
      size: Self.size,
      children: [
        Layer.Child(Layer(size: Self.size, .rectangle, fill: .color(.black))),
        Layer.Child(Layer(size: Self.size, .path(columns), fill: .color(.white))),
      ])
  }

  @Test(arguments: [(1, [64]), (2, [32, 64]), (4, [16, 64]), (8, [8, 64])] as [(Int, [Int])])
  func itsPassHasFewerPixels(divisor: Int, widths: [Int]) {
    let plan = Planner.plan(
      stripes.reducedResolution(by: divisor), transform: .identity, pixelWidth: 64,
      pixelHeight: 48, background: .black)
    #expect(plan.passes.map(\.pixelWidth) == widths)
  }

  /// Half of a larger pixel is white.
  @Test(arguments: [2, 4, 8]) func whatIsFinerThanItsPixelsIsGray(divisor: Int) throws {
    let picture = try Stage().bytes(stripes.reducedResolution(by: divisor))
    let middle = (0..<48).flatMap { row in
      (8..<56).map { Int(picture.pixels[(row * 64 + $0) * 4]) }
    }
    #expect(middle.count == 48 * 48)
    #expect(middle.allSatisfy { abs($0 - 128) <= 2 }, "\(Set(middle).sorted())")
    let fine = try Stage().bytes(stripes)
    #expect(Set((0..<64).map { fine.pixels[$0 * 4] }) == [0, 255])
  }

  /// Its edge stays where it is, and what is of one color keeps it.
  @Test(arguments: [2, 4, 8]) func anAreaStaysWhatItIs(divisor: Int) throws {
    let plate = Layer(
      size: Size(width: 32, height: 48), .rectangle, fill: .color(Color(hex: "C04020")))
    func picture(_ plate: Layer) throws -> [UInt8] {
      let frame = Layer(size: Self.size, children: [Layer.Child(plate, at: Point(x: 16, y: 0))])
      return try Stage().bytes(frame).pixels
    }
    #expect(try picture(plate.reducedResolution(by: divisor)) == picture(plate))
  }
}
