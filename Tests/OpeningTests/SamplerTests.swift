import Opening
import TestSupport
import Testing

/// The samplers of a program in a GLSL dialect, with what they read.
@Suite struct SamplerTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func file(
    _ name: String, _ text: String, _ configure: (inout FileOpening) -> Void = { _ in }
  ) throws -> EffectFile {
    _ = try folder.file(name, Array(text.utf8))
    var opening = FileOpening(path: "\(folder.path)/\(name)")
    configure(&opening)
    return try EffectFile(opening)
  }

  private func words(_ file: EffectFile) -> [String] {
    file.samplers.map { "\($0.name): \($0.words)" }
  }

  @Test func aUniformSamplerIsNamed() throws {
    let file = try file(
      "a.frag",
      """
      #version 330
      uniform sampler2D u_tex0; uniform sampler2D photo; uniform vec2 u_resolution; out vec4 o;
      void main() {
        vec2 uv = gl_FragCoord.xy / u_resolution;
        o = texture(u_tex0, uv) + texture(photo, uv);
      }
      """)
    #expect(file.samplers.map(\.name) == ["u_tex0", "photo"])
    #expect(file.samplers.allSatisfy { $0.words.hasPrefix("a built-in picture") })
  }

  @Test func aChannelReadsWhatItsDirectiveSays() throws {
    let file = try file(
      "a.glsl",
      """
      #iChannel0 "self"
      #iChannel1 "noise"
      #iChannel2 "keyboard"
      #iChannel3 "file://missing.png"
      void mainImage(out vec4 o, in vec2 p) {
        vec2 uv = p / iResolution.xy;
        o = texture(iChannel0, uv) + texture(iChannel1, uv) + texture(iChannel2, uv)
          + texture(iChannel3, uv);
      }
      """)
    #expect(
      words(file) == [
        "iChannel0: the last frame of 'image'", "iChannel1: noise", "iChannel2: the keyboard",
        "iChannel3: black, for 'missing.png' is not read",
      ])
  }

  private static let reading =
    "void mainImage(out vec4 o, in vec2 p) { o = texture(iChannel0, p / iResolution.xy); }"

  @Test func whatTheUserGivesNeedsNoNote() throws {
    let note = "no directive sets 'iChannel0'; it reads a picture"
    #expect(try file("a.glsl", Self.reading).diagnostics.map(\.message) == [note])
    for (given, words) in [("noise", "noise"), ("self", "its last frame")] {
      let file = try file("a.glsl", Self.reading) { $0.channels[0] = given }
      #expect(file.diagnostics.isEmpty, "\(file.diagnostics)")
      #expect(self.words(file) == ["iChannel0: \(words), by --channel0"])
    }
  }

  /// As in the files that the program writes.
  @Test func aCommentThatNamesThePictureIsRead() throws {
    let text = "// iChannel0 is the picture that the effect lies on.\n" + Self.reading
    let file = try file("a.glsl", text)
    #expect(file.diagnostics.isEmpty, "\(file.diagnostics)")
    #expect(words(file) == ["iChannel0: a built-in picture"])
  }

  @Test func aTransitionReadsItsTwoPictures() throws {
    let file = try file(
      "a.glsl",
      "vec4 transition(vec2 uv) { return mix(getFromColor(uv), getToColor(uv), progress); }")
    #expect(
      file.samplers.map(\.words) == [
        "the picture that the transition begins with", "the picture that the transition ends with",
      ])
  }
}
