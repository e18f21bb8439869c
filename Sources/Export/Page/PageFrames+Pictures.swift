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
  ) -> [Int: Image] {
    var still: Set<Int> = []
    var pictures: [Int: Image] = [:]
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
      guard isLong || pass.draws.count > Self.mostDraws, let bytes = drawing(index, plan)
      else { continue }
      pictures[index] = Self.texture(bytes, of: pass)
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

  /// The texture of a pass: its pixels from the bottom, as OpenGL has them, with the clear space at
  /// its right and above it.
  private static func texture(_ bytes: [UInt8], of pass: FrameDescription.Pass) -> Image {
    let (row, textureRow) = (pass.pixelWidth * 4, pass.textureWidth * 4)
    var pixels = [UInt8](repeating: 0, count: textureRow * pass.textureHeight)
    for y in 0..<pass.pixelHeight {
      let from = (pass.pixelHeight - 1 - y) * row
      pixels.replaceSubrange(y * textureRow..<y * textureRow + row, with: bytes[from..<from + row])
    }
    return Image(
      pixelWidth: pass.textureWidth, pixelHeight: pass.textureHeight, pixels: pixels)
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
