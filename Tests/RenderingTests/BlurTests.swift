import Foundation
import Layers
import TestSupport
import Testing

@testable import Rendering

/// Blurs of rectangles against the closed form of a Gaussian, and what they cost by the plan.
@MainActor @Suite struct BlurTests {
  /// A Gaussian over the stretch from `start` to `end`, at `x`.
  private func blurredStretch(
    from start: Double, to end: Double, at x: Double, sigma: Double
  ) -> Double {
    let width = sigma * 2.0.squareRoot()
    return 0.5 * (erf((x - start) / width) - erf((x - end) / width))
  }

  /// A square in the middle of what its blur reaches; the side is in points, 8 σ are an edge with
  /// nothing else near.
  @Test(arguments: [1.0, 2], [(4.0, 32.0), (4, 6), (10, 80), (10, 15), (40, 320), (40, 60)])
  func blurIsAGaussianOfItsRadius(
    scale: Double, square: (sigma: Double, side: Double)
  ) throws {
    let (sigma, side) = square
    let margin = 3.5 * sigma
    let layer = Layer(
      size: Size(width: side + 2 * margin, height: side + 2 * margin),
      children: [
        Layer.Child(
          Layer(size: Size(width: side, height: side), fill: .color(.black)),
          at: Point(x: margin, y: margin))
      ]
    ).blur(radius: sigma)
    let frame = try Stage().bytes(layer, scale: scale)
    var errors: [Double] = []
    let step = max(1, frame.height / 90)
    for row in stride(from: 0, to: frame.height, by: step) {
      let y = (Double(row) + 0.5) / scale
      let down = blurredStretch(from: margin, to: margin + side, at: y, sigma: sigma)
      for column in stride(from: 0, to: frame.width, by: step) {
        let x = (Double(column) + 0.5) / scale
        let across = blurredStretch(from: margin, to: margin + side, at: x, sigma: sigma)
        let found = Double(frame.pixels[(row * frame.width + column) * 4 + 3])
        errors.append(abs(found - across * down * 255))
      }
    }
    // As for golden images: three roundings to 8 bits and linear filtering may meet in a pixel of a
    // thousand.
    #expect(errors.allSatisfy { $0 <= 2 }, "up to \(errors.max() ?? 0)")
  }

  /// A convolution is as many passes as it has functions, here one: what lies across its axis stays
  /// sharp. Its functions count pixels, two a point: this one is too narrow for larger ones.
  @Test func aConvolutionAlongOneAxisLeavesTheOtherSharp() throws {
    let sigma = 1.25
    let canvas = Size(width: 60, height: 40)
    let square = Layer(
      size: canvas,
      children: [
        Layer.Child(
          Layer(size: Size(width: 20, height: 20), fill: .color(.black)), at: Point(x: 20, y: 10))
      ])
    let convolution = Convolution(
      passes: [.modifier("gaussianBlur", .float2(1, 0), .pixels([sigma]))],
      standardDeviation: sigma, maxSampleOffset: Size(width: 3 * sigma, height: 0))
    let frame = try Stage().bytes(square.modified(.convolution(convolution)), scale: 2)
    for row in try nonEmpty(0..<frame.height) {
      let isInside = (20..<60).contains(row)
      for column in try nonEmpty(0..<frame.width) {
        let x = (Double(column) + 0.5) / 2
        let across = blurredStretch(from: 20, to: 40, at: x, sigma: sigma)
        let found = Double(frame.pixels[(row * frame.width + column) * 4 + 3])
        #expect(abs(found - (isInside ? across * 255 : 0)) <= 2, "\(column), \(row)")
      }
    }
  }

  /// Texels that lie under a Gaussian cut at three standard deviations, over all pixels of all its
  /// passes: wide blurs are drawn on larger pixels.
  @Test(arguments: [1.0, 2]) func aWideBlurReadsAtMostTwiceWhatANarrowOneReads(scale: Double) {
    func texelsRead(sigma: Double) -> Double {
      let canvas = Size(width: 400, height: 300)
      let plan = Planner.plan(
        Layer(size: canvas, fill: .color(.black)).blur(radius: sigma),
        transform: AffineTransform(scale: scale), pixelWidth: Int(canvas.width * scale),
        pixelHeight: Int(canvas.height * scale), background: .black)
      let blurs = plan.passes.compactMap { pass -> Double? in
        guard let draw = pass.draws.first,
          case .paint(.clamped(.layerEffect(_, let call)), _) = draw.content,
          call.name == "gaussianBlur", case .value(let sigma)? = call.arguments.last
        else { return nil }
        let taps = 2 * Double(draw.values.floats[sigma.offset] * 3).rounded(.up) + 1
        return taps * Double(pass.pixelWidth * pass.pixelHeight)
      }
      #expect(blurs.count == 2)  // across and down
      return blurs.reduce(0, +)
    }
    #expect(texelsRead(sigma: 40) <= 2 * texelsRead(sigma: 4))
  }
}
