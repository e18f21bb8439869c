import DriverSupport
import TestSupport
import Testing

@testable import Binding
@testable import Diagnostics
@testable import Dialects
@testable import Layers
@testable import Parameters
@testable import Tokens

/// Inputs and buffers that other hosts give a GLSL file: inputs by name, buffers by macro.
@Suite struct HostFormsTests {
  /// The picture times two whites.
  @Test func raylibsInputsAreThePictureAndWhite() throws {
    var stage = DialectStage(
      """
      #version 330
      in vec2 fragTexCoord;
      in vec4 fragColor;
      uniform sampler2D texture0;
      uniform vec4 colDiffuse;
      out vec4 finalColor;
      void main() { finalColor = texture(texture0, fragTexCoord) * colDiffuse * fragColor; }
      """, path: "a.fs")
    stage.pictures = [[1, 0, 0, 1, 0, 1, 0, 1, 0, 0, 1, 1, 1, 1, 1, 1]]
    try expectNear(
      stage.pixels(), [0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 0, 1, 0, 1], 1e-6, "the picture")
    #expect(stage.program.controls.map(\.name) == ["colDiffuse"])
  }

  @Test func retroArchPlaysForward() throws {
    let source =
      "uniform int FrameDirection; void main() { gl_FragColor = vec4(FrameDirection) * 0.5; }"
    let stage = DialectStage(source, path: "a.frag")
    #expect(try stage.pixels()[0] == 0.5)
    #expect(stage.program.controls.isEmpty)
  }

  /// Its time, its size, and silence.
  @Test func bonzomaticsInputsAreSet() throws {
    var stage = DialectStage(
      """
      #version 410 core
      uniform float fGlobalTime; // in seconds
      uniform vec2 v2Resolution; // viewport resolution (in pixels)
      uniform float fFrameTime; // duration of the last frame, in seconds
      uniform sampler1D texFFT; // towards 0.0 is bass / lower freq
      uniform sampler1D texFFTSmoothed;
      layout(location = 0) out vec4 out_color;
      float bass() { return texture(texFFT, 0.1).r + texelFetch(texFFTSmoothed, 3, 0).r; }
      void main() {
        out_color = vec4(fGlobalTime, gl_FragCoord.y / v2Resolution.y, bass() + fFrameTime, 1.0);
      }
      """, path: "a.glsl")
    stage.time = 0.25
    try expectNear(
      Array(stage.pixels().prefix(4)), [0.25, 0.75, 1.0 / 60, 1], 1e-6, "the first pixel")
    #expect(stage.program.controls.isEmpty)
    #expect(stage.program.passes.first?.text.mistakes.isEmpty == true)
    #expect(stage.program.diagnostics.map(\.severity) == [.note, .note])
    expectDialectError(
      "uniform sampler1D ⟦s⟧;\nfloat f(sampler1D t) { return 0.0; }\n"
        + "void main() { gl_FragColor = vec4(f(s)); }",
      "uniform 's' is a sampler1D; only a sampler2D is supported", path: "a.frag")
  }

  /// A texel of two is a half.
  @Test func processingsStepIsATexel() throws {
    let stage = DialectStage(
      """
      uniform sampler2D texture;
      uniform vec2 texOffset;
      varying vec4 vertTexCoord;
      void main() { gl_FragColor = vec4(texOffset, texture2D(texture, vertTexCoord.st).r * 0.0, 1); }
      """, path: "a.glsl")
    try expectNear(Array(stage.pixels().prefix(4)), [0.5, 0.5, 0, 1], 1e-6, "the first pixel")
    #expect(stage.program.controls.isEmpty)
  }

  /// The first texel is the upper left one, however a texture is read.
  @Test func texturesBeginAtTheTopWhereTheHostHasItSo() throws {
    var stage = DialectStage(
      """
      varying vec4 TEX0;
      uniform sampler2D Texture;
      float read(sampler2D s, vec2 p) { return textureLod(s, p, 0.0).r; }
      void main() {
        vec2 p = vec2(0.25) + TEX0.xy * 0.0;
        gl_FragColor = vec4(
          (texture2D(Texture, p).r + texelFetch(Texture, ivec2(0), 0).r) / 2.0,
          read(Texture, vec2(0.25, 0.75)), textureOffset(Texture, p, ivec2(0, 1)).r,
          textureGrad(Texture, p, vec2(0.0), vec2(0.0)).r);
      }
      """, path: "a.glsl")
    // The bottom row first.
    stage.pictures = [[0.25, 0, 0, 1, 0, 0, 0, 1, 0.5, 0, 0, 1, 0, 0, 0, 1]]
    try expectNear(
      Array(stage.pixels().prefix(4)), [0.5, 0.25, 0.25, 0.5], 1e-6, "the left texels")
  }

  /// A texture of this name is common; only beside other inputs of PixiJS does it begin at the top.
  @Test func aTextureByItsNameAloneIsOfNoHost() throws {
    var stage = DialectStage(
      """
      varying vec2 vUv;
      uniform sampler2D uTexture;
      void main() { gl_FragColor = texture2D(uTexture, vec2(0.25) + vUv * 0.0); }
      """, path: "a.frag")
    stage.pictures = [[0.25, 0, 0, 1, 0, 0, 0, 1, 0.5, 0, 0, 1, 0, 0, 0, 1]]
    #expect(try stage.pixels()[0] == 0.25)
  }

  /// Other passes and frames are the picture, and as large.
  @Test func retroArchsOtherPassesAreThePicture() throws {
    var stage = DialectStage(
      """
      #version 450
      layout(push_constant) uniform Push { vec4 SourceSize; vec4 PassOutputSize1; uint Rotation; } p;
      #pragma stage vertex
      layout(location = 0) in vec4 Position;
      layout(location = 1) in vec2 TexCoord;
      layout(location = 0) out vec2 vTexCoord;
      void main() { gl_Position = Position; vTexCoord = TexCoord; }
      #pragma stage fragment
      layout(location = 0) in vec2 vTexCoord;
      layout(location = 0) out vec4 FragColor;
      layout(set = 0, binding = 2) uniform sampler2D Source;
      layout(set = 0, binding = 3) uniform sampler2D OriginalHistory1;
      void main() {
        FragColor = vec4(
          texture(Source, vec2(0.5)).r - texture(OriginalHistory1, vec2(0.5)).r + float(p.Rotation),
          p.PassOutputSize1.zw, vTexCoord.y);
      }
      """, path: "a.slang")
    stage.pictures = [
      [Float](repeating: 0.5, count: 16), [Float](repeating: 0.25, count: 16),
    ]
    #expect(stage.program.controls.isEmpty)
    // RetroArch's picture is opaque.
    try expectNear(Array(stage.pixels().prefix(4)), [0, 0.5, 0.5, 1], 1e-6, "the upper left")
  }

  // MARK: - glslViewer

  /// A buffer of 1/8 by columns, one that adds it to its own last frame, a scene of both, and the
  /// scene turned over.
  @Test func glslViewersBuffersHaveMemory() throws {
    var stage = DialectStage(
      """
      uniform sampler2D u_buffer0;
      uniform sampler2D u_doubleBuffer0;
      uniform sampler2D u_scene;
      uniform vec2 u_resolution;
      void main() {
        vec2 st = gl_FragCoord.xy / u_resolution;
      #if defined(BUFFER_0)
        gl_FragColor = vec4(st.x / 2.0, 0.0, 0.0, 1.0);
      #elif defined( DOUBLE_BUFFER_0 )
        gl_FragColor = texture2D(u_doubleBuffer0, st) + texture2D(u_buffer0, st);
      #elif defined(POSTPROCESSING)
        gl_FragColor = texture2D(u_scene, 1.0 - st);
      #else
        gl_FragColor = vec4(texture2D(u_doubleBuffer0, st).r, st.y, 0.0, 1.0);
      #endif
      }
      """, path: "a.frag")
    stage.size = (2, 2)
    stage.frames = 2
    #expect(stage.program.passes.map(\.name) == ["buffer0", "doubleBuffer0", "scene", "image"])
    #expect(stage.program.passes.map(\.buffer.isPersistent) == [false, true, false, false])
    #expect(stage.program.diagnostics.isEmpty, "\(stage.program.diagnostics)")
    // Twice 1/8 and 3/8, and 1/4 and 3/4 of the height, from the opposite corner
    try expectNear(
      stage.pixels(),
      [0.75, 0.25, 0, 1, 0.25, 0.25, 0, 1, 0.75, 0.75, 0, 1, 0.25, 0.75, 0, 1], 1e-6, "post")
  }

  /// Without a model the rest is the picture, unless it is the model's surface.
  @Test(
    arguments: [("", 0.25, 0), ("varying vec3 v_normal;\n", 0.75, 1)] as [(String, Float, Int)])
  func whatLiesBehindAModelIsDrawnInItsPlace(
    declaration: String, level: Float, notes: Int
  ) throws {
    let stage = DialectStage(
      """
      \(declaration)void main() {
      #ifdef BACKGROUND
        gl_FragColor = vec4(0.75);
      #else
        gl_FragColor = vec4(0.25);
      #endif
      }
      """, path: "a.frag")
    try expectNear(
      Array(stage.pixels().prefix(4)), [level, level, level, level], 1e-6, declaration)
    #expect(stage.program.diagnostics.filter { $0.severity == .note }.count == notes)
  }

  @Test func aConvolutionPyramidIsSaidToBeMissing() {
    expectDialectError(
      "uniform sampler2D ⟦u_convolutionPyramid0⟧;\n"
        + "void main() { gl_FragColor = texture2D(u_convolutionPyramid0, vec2(0.5)); }",
      "no part of the file is the base of a pyramid; 'u_convolutionPyramid0' reads black",
      severity: .warning)
  }
}
