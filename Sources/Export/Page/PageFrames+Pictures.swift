internal import Layers
internal import Rendering

extension PageFrames {
  /// Characters of a fragment shader from which on browsers take a second and more to compile it:
  /// the built-in pictures have 27,000 and more, everything else has 16,000 at most.
  private static let longestProgram = 20_000
  /// Draws of a pass, each with all of its numbers, from which on a picture is smaller: a line of
  /// text has one or more a letter.
  private static let mostDraws = 40

  /// The passes that travel as pictures: those that never change and are long to compile or to
  /// describe. By their indices; none where there is no driver to draw them.
  func pictures(
    of frame: FrameDescription, _ plan: FramePlan, _ fit: UniformFit
  ) -> [Int: PagePicture] {
    var still: Set<Int> = []
    var pictures: [Int: PagePicture] = [:]
    var position = 0
    for (index, pass) in frame.passes.dropLast().enumerated() {
      let positions = position..<position + pass.draws.count
      position = positions.upperBound
      guard zip(pass.draws, positions).allSatisfy({ isStill($0, fit, at: $1, over: still) })
      else { continue }
      still.insert(index)
      let isLong = pass.draws.contains {
        frame.programs[$0.program].fragment.utf8.count > Self.longestProgram
      }
      if isLong { pictures[index] = photograph(ofPass: index, plan) }
      guard pictures[index] == nil, isLong || pass.draws.count > Self.mostDraws else { continue }
      pictures[index] = image(ofPass: index, plan).map { PagePicture($0) }
    }
    return pictures
  }

  private func isStill(
    _ draw: FrameDescription.Draw, _ fit: UniformFit, at position: Int, over still: Set<Int>
  ) -> Bool {
    fit.json(ofDraw: position).isEmpty && sources(of: draw, in: fit.scene).isEmpty
      && draw.textures.allSatisfy { texture in
        switch texture.source {
        case .image, .cube, .elements: true
        case .pass(let index): still.contains(index)
        case .keyboard, .simulation, .step: false
        }
      }
  }

  /// Pixels a point of a photograph: it is drawn once for all screens, each of which makes it as
  /// small as its own pass is.
  private static let photographScale = 3.0

  /// A pass that draws one opaque picture; `nil` for any other.
  private func photograph(ofPass index: Int, _ plan: FramePlan) -> PagePicture? {
    plan.drawing(pass: index, atScale: Self.photographScale)
      .flatMap { image(ofPass: index, $0) }.flatMap { PagePicture(photograph: $0) }
  }

  /// The picture that a pass draws: its pixels from the bottom, as OpenGL has them.
  private func image(ofPass index: Int, _ plan: FramePlan) -> Image? {
    guard let bytes = drawing(index, plan) else { return nil }
    let pass = plan.passes[index]
    let row = pass.pixelWidth * 4
    var pixels: [UInt8] = []
    pixels.reserveCapacity(bytes.count)
    for y in (0..<pass.pixelHeight).reversed() { pixels += bytes[y * row..<(y + 1) * row] }
    return Image(pixelWidth: pass.pixelWidth, pixelHeight: pass.pixelHeight, pixels: pixels)
  }

  /// The passes that are drawn: the last one, and what it reads of others that are not pictures.
  static func neededPasses(of frame: FrameDescription, without pictures: Set<Int>) -> Set<Int> {
    var needed: Set<Int> = [frame.passes.count - 1]
    for index in frame.passes.indices.reversed() where needed.contains(index) {
      for case .pass(let read) in frame.passes[index].draws.flatMap(\.textures).map(\.source)
      where !pictures.contains(read) {
        needed.insert(read)
      }
    }
    return needed
  }
}
