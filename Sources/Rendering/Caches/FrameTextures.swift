internal import OpenGL

/// The textures of one frame: which of its passes have to be drawn, and into what.
///
/// All are lent before the first pass is drawn: how large they are is part of what draws read.
struct FrameTextures {
  /// By the index of a pass. Passes share one where the second is drawn after the last that reads
  /// the first.
  private(set) var byPass: [Int: Shared<Framebuffer>] = [:]
  /// Indices of the passes that are drawn, in order. The last one has no texture: it is drawn into
  /// what is bound.
  private(set) var drawnPasses: [Int] = []
  /// By the index of a pass whose texture has another size than it was planned for.
  private(set) var places: [Int: TexturePlace] = [:]

  /// Takes what the frame needs from `textures`, and gives it back.
  init(of plan: FramePlan, from textures: inout PassTextures) throws(GraphicsError) {
    let contents = plan.contents
    var cached: [Int: Shared<Framebuffer>] = [:]
    for (index, content) in contents.enumerated() {
      cached[index] = content.flatMap(textures.showing)
    }
    let lastReads = plan.lastUses { cached[$0] != nil }
    for (index, content) in contents.enumerated() where lastReads[index] != nil {
      if let content { textures.use(content) }
    }
    var lent: [Int: Shared<Framebuffer>] = [:]
    for (index, pass) in plan.passes.enumerated() where lastReads[index] != nil {
      if let known = cached[index] {
        set(known, of: pass, at: index)
        continue
      }
      drawnPasses.append(index)
      if index < plan.passes.count - 1 {
        let texture = try textures.take(
          pixelWidth: pass.textureWidth, pixelHeight: pass.textureHeight, fit: pass.fit)
        lent[index] = texture
        set(texture, of: pass, at: index)
      }
      for (read, texture) in lent where lastReads[read] ?? index <= index {
        lent[read] = nil
        textures.giveBack(texture, showing: plan.isWorthCaching(read) ? contents[read] : nil)
      }
    }
  }

  private mutating func set(_ texture: Shared<Framebuffer>, of pass: Pass, at index: Int) {
    byPass[index] = texture
    let (width, height) = (texture.object.pixelWidth, texture.object.pixelHeight)
    guard width != pass.textureWidth || height != pass.textureHeight else { return }
    let scale = SIMD2(
      Float(pass.textureWidth) / Float(width), Float(pass.textureHeight) / Float(height))
    places[index] = TexturePlace(scale: scale)
  }
}

nonisolated extension Pass {
  fileprivate var fit: PassTextures.Fit { isExact ? .exact : isCached ? .tight : .roomy }
}
