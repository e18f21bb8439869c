internal import Layers
internal import OpenGL

/// All that a renderer has on the GPU from one frame for the next, beside programs and the uniform
/// buffer.
struct RendererCaches {
  /// Elements of a buffer texture.
  private struct Elements: Hashable {
    let floats: [Float]
    let components: Int
  }

  var passTextures: PassTextures
  /// By their names: what has the same name goes on where it was.
  var simulations = ResourceCache<String, SimulationState>()
  private var images = ResourceCache<Image, Shared<Texture>>()
  private var cubes = ResourceCache<CubeImage, Shared<CubeTexture>>()
  private var bufferTextures = ResourceCache<Elements, Shared<BufferTexture>>()
  private var samplers = ResourceCache<Sampling, Shared<Sampler>>()

  private let maxTextureSide: Int

  /// - Parameters:
  ///   - format: Of the textures of passes.
  ///   - maxTextureSide: The driver's; images with more pixels on a side are reduced.
  init(format: PixelFormat, maxTextureSide: Int) {
    passTextures = PassTextures(format: format)
    self.maxTextureSide = maxTextureSide
  }

  /// Textures and framebuffers made so far.
  var texturesMade: Int {
    images.made + cubes.made + bufferTextures.made + passTextures.made
  }

  /// Textures and framebuffers that are not lent.
  var textures: Int { images.count + cubes.count + bufferTextures.count + passTextures.count }

  /// Returns the texture of an image, which is uploaded once.
  mutating func texture(of image: Image) -> Shared<Texture> {
    images.use(image) { Shared(Texture(image.reduced(toSide: maxTextureSide))) }
  }

  /// Returns the cube texture of six images, which are uploaded once.
  mutating func texture(of cube: CubeImage) -> Shared<CubeTexture> {
    cubes.use(cube) {
      let faces = cube.faces.map { $0.reduced(toSide: maxTextureSide) }
      let side = faces[0].pixelWidth
      return Shared(
        CubeTexture(side: side, faces: faces.map(\.pixels), label: "cube of \(side)"))
    }
  }

  /// Returns the buffer texture with these elements.
  mutating func bufferTexture(of floats: [Float], components: Int) -> Shared<BufferTexture> {
    bufferTextures.use(Elements(floats: floats, components: components)) {
      Shared(
        BufferTexture(
          floats, components: components,
          label: "\(floats.count / components) elements of \(components)"))
    }
  }

  mutating func sampler(_ sampling: Sampling) -> Shared<Sampler> {
    samplers.use(sampling) { Shared(Sampler(sampling)) }
  }

  /// Gives up the textures that none of the last frames has used. Simulations stay: they go on
  /// where they were.
  mutating func removeUnused(inLast frames: Int) {
    passTextures.removeUnused(inLast: frames)
    images.removeUnused(inLast: frames)
    cubes.removeUnused(inLast: frames)
    bufferTextures.removeUnused(inLast: frames)
  }

  /// Ends a frame: what has not been used for too long is given up.
  mutating func endFrame() {
    passTextures.endFrame()
    simulations.endFrame()
    images.endFrame()
    cubes.endFrame()
    bufferTextures.endFrame()
    samplers.endFrame()
  }
}

extension Texture {
  fileprivate init(_ image: Image) {
    let (width, height) = (image.pixelWidth, image.pixelHeight)
    let label = "image \(width) × \(height)"
    switch image.samples {
    case .bytes(let bytes):
      self.init(pixelWidth: width, pixelHeight: height, pixels: bytes, label: label)
    case .floats(let floats):
      self.init(pixelWidth: width, pixelHeight: height, floats: floats, label: label)
    }
  }
}
