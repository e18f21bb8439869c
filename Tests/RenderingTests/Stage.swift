import CEGL
import Files
import Layers
import OpenGL
import Parameters
import Rendering
import Scenes

/// A real OpenGL context without a window, and a renderer on it.
@MainActor final class Stage {
  private let context: SurfacelessContext
  let renderer: Renderer
  private let display: EGLDisplay?
  /// The context as EGL has it.
  private let name: EGLContext?
  private var history = FrameHistory()

  /// The built-in functions, whose headers are read once for all stages.
  private static let library = Result { try ShaderLibrary.builtIn() }

  /// - Parameters: As the renderer's.
  init(
    readsUniforms: Bool = false, hoists: Bool = true, isSoftware: Bool? = nil,
    cache: CacheFolder? = nil
  ) throws {
    context = try SurfacelessContext()
    renderer = try Renderer(
      library: Self.library.get(), readsUniforms: readsUniforms, hoists: hoists,
      isSoftware: isSoftware, cache: cache)
    (display, name) = (eglGetCurrentDisplay(), eglGetCurrentContext())
  }

  /// Makes the context current again: since this stage was made or used, others were.
  func makeCurrent() { eglMakeCurrent(display, nil, nil, name) }

  /// Draws `layer` at `scale` pixels per point and returns RGBA bytes, rows from the top.
  func bytes(
    _ layer: Layer, scale: Double = 1, background: Color = .clear,
    specializes: Bool = true
  ) throws -> (pixels: [UInt8], width: Int, height: Int) {
    let width = Int((layer.size.width * scale).rounded())
    let height = Int((layer.size.height * scale).rounded())
    let plan = history.plan(
      layer, transform: AffineTransform(scale: scale), pixelWidth: width, pixelHeight: height,
      background: background, specializes: specializes)
    return (try bytes(of: plan), width, height)
  }

  /// Draws a plan and returns RGBA bytes, rows from the top.
  func bytes(of plan: FramePlan) throws -> [UInt8] {
    let framebuffer = try Framebuffer(
      pixelWidth: plan.pixelWidth, pixelHeight: plan.pixelHeight, label: "test")
    try framebuffer.bound { try renderer.draw(plan) }
    return framebuffer.readBytes()
  }
}

extension Layer {
  /// A layer that a shader fills, or the test picture under it.
  init(size: Size, testing shader: Shader, as kind: EffectKind) {
    let reach = Size(width: 20, height: 20)
    let picture = TestPicture.layer(size: size)
    self =
      switch kind {
      case .fill: Layer(size: size, fill: .shader(shader))
      case .color: picture.colorEffect(shader)
      case .distortion: picture.distortionEffect(shader, maxSampleOffset: reach)
      case .layer: picture.layerEffect(shader, maxSampleOffset: reach)
      }
  }
}
