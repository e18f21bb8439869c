import Layers
import Testing

@testable import Rendering

/// How the uniform values of draws reach the GPU, seen by the counters and by what is drawn.
@MainActor @Suite(.serialized) struct UniformBlocksTests {
  private static let size = Size(width: 8, height: 4)

  /// Two squares side by side.
  private static func layer(_ left: Double, _ right: Double) -> Layer {
    let half = Size(width: 4, height: 4)
    return Layer(
      size: size,
      children: [
        Layer.Child(Layer(size: half, fill: .color(Color(red: left, green: 0, blue: 0)))),
        Layer.Child(
          Layer(size: half, fill: .color(Color(red: 0, green: right, blue: 0))),
          at: Point(x: 4, y: 0)),
      ])
  }

  @Test func valuesAreUploadedOnceAFrameAndOnlyWhenTheyChange() throws {
    let stage = try Stage()
    var counts: [Int] = []
    for left in [0.2, 0.2, 0.2, 0.6, 0.6] {
      let frame = try stage.bytes(Self.layer(left, 1))
      counts.append(stage.renderer.counts.uploads)
      #expect(frame.pixels[4] == UInt8((left * 255).rounded()))
    }
    #expect(counts == [1, 1, 1, 2, 2])
  }

  /// The buffer is gone round many times: no frame may read what another has written.
  @Test func manyFramesGoThroughTheBuffer() throws {
    let stage = try Stage()
    for step in 0..<2000 {
      let red = Double(step % 256) / 255
      let row = Layer(
        size: Self.size,
        children: (0..<8).map { column in
          Layer.Child(
            Layer(
              size: Size(width: 1, height: 4),
              fill: .color(Color(red: red, green: Double(column * 20) / 255, blue: 0))),
            at: Point(x: Double(column), y: 0))
        })
      guard step % 50 == 0 || step > 1990 else {
        _ = try stage.bytes(row)
        continue
      }
      let frame = try stage.bytes(row)
      for column in 0..<8 {
        #expect(frame.pixels[column * 4] == UInt8(step % 256))
        #expect(frame.pixels[column * 4 + 1] == UInt8(column * 20))
      }
    }
    #expect(stage.renderer.counts.uploads == 2000)
  }

  /// A text of thousands of letters does not keep the memory that it took.
  @Test func roomForManyValuesIsGivenUp() throws {
    let stage = try Stage()
    let squares = (0..<3000).map { number in
      Layer.Child(
        Layer(
          size: Self.size,
          fill: .linearGradient(
            Gradient(colors: [Color(red: Double(number) / 2999, green: 1, blue: 0), .white]),
            start: .leading, end: .trailing)))
    }
    let usual = stage.renderer.uniforms.byteCount
    let pixels = try stage.bytes(Layer(size: Self.size, children: squares)).pixels
    #expect(stage.renderer.uniforms.byteCount > usual)
    stage.renderer.cancel(except: [])
    #expect(stage.renderer.uniforms.byteCount == usual)
    #expect(try stage.bytes(Layer(size: Self.size, children: squares)).pixels == pixels)
    #expect(try stage.bytes(Self.layer(0.2, 1)).pixels[4] == 51)
  }
}
