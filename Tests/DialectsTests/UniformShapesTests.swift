import TestSupport
import Testing

@testable import Binding
@testable import Diagnostics
@testable import Dialects
@testable import Layers
@testable import Parameters
@testable import Tokens

/// Uniforms that are structs, whose members are controls, and arrays of samplers, whose elements
/// are pictures.
@Suite struct UniformShapesTests {
  /// Two members of one, one of each of two, and lists beside them.
  @Test func membersAreControls() throws {
    var stage = DialectStage(
      """
      #version 330
      struct Lamp { vec3 color; float power; };
      uniform Lamp lamp;
      uniform Lamp lamps[2];
      uniform vec3 tones[3];
      out vec4 o;
      void main() {
        o = vec4(lamp.color * lamp.power + lamps[1].color * lamps[1].power + tones[2] * 0.0, 1.0);
      }
      """, path: "a.frag")
    stage.controls = [
      "lamp.color": [0.5, 0.25, 0], "lamp.power": [0.5], "lamps[1].color": [0, 0, 1],
      "lamps[1].power": [0.75],
    ]
    #expect(
      stage.program.controls.map(\.name) == [
        "lamp.color", "lamp.power", "lamps[0].color", "lamps[0].power", "lamps[1].color",
        "lamps[1].power", "tones",
      ])
    #expect(stage.program.controls.first?.role == .straightColor(components: 3))
    try expectNear(Array(stage.pixels().prefix(4)), [0.25, 0.125, 0.75, 1], 1e-6, "the sum")
  }

  /// As a whole, by an index of the loop, in a function, nested, and with a list in it.
  @Test func aStructIsReadInEveryWay() throws {
    var stage = DialectStage(
      """
      struct Shade { float level; };
      struct Lamp { Shade shade; float weights[2]; };
      uniform Lamp lamps[2]; // 0 to 1
      float sum(Lamp lamp) { return lamp.shade.level + lamp.weights[1]; }
      void main() {
        float all = 0.0;
        for (int i = 0; i < 2; i++) { all += lamps[i].shade.level; }
        Lamp last = lamps[1];
        gl_FragColor = vec4(all, sum(last), lamps[1].weights[0], lamps.length() / 2);
      }
      """, path: "a.frag")
    stage.controls = [
      "lamps[0].shade.level": [0.25], "lamps[1].shade.level": [0.5],
      "lamps[1].weights": [0.125, 0.375],
    ]
    try expectNear(Array(stage.pixels().prefix(4)), [0.75, 0.875, 0.125, 1], 1e-6, "levels")
  }

  @Test func aCommentBesideAMemberIsItsOwn() {
    let stage = DialectStage(
      """
      struct Lamp {
        float power; // 0.0 - 4.0, default 2
        vec3 color;
      };
      uniform Lamp lamp;
      void main() { gl_FragColor = vec4(lamp.color * lamp.power, 1.0); }
      """, path: "a.frag")
    #expect(stage.program.controls.map(\.range) == [0...4, nil])
    #expect(stage.program.controls.map(\.defaultValue) == [[2], nil])
  }

  /// By a constant, by the index of a loop, and through a function.
  @Test func elementsOfAnArrayOfSamplersArePictures() throws {
    var stage = DialectStage(
      """
      #version 330
      uniform sampler2D planes[2];
      out vec4 o;
      vec4 read(sampler2D plane, vec2 p) { return texture(plane, p); }
      void main() {
        vec4 sum = vec4(0.0);
        for (int i = 0; i < 2; i++) { sum += texture(planes[i], vec2(0.25)) / 4.0; }
        int last = int(gl_FragCoord.x * 0.0) + 1;
        o = vec4(sum.r, texture(planes[0], vec2(0.25)).r, read(planes[last], vec2(0.25)).r,
          float(textureSize(planes[last], 0).x) / 4.0);
      }
      """, path: "a.frag")
    stage.pictures = [
      [Float](repeating: 0.5, count: 16), [Float](repeating: 0.25, count: 16),
    ]
    #expect(stage.program.passes.first?.channels.map(\.name) == ["planes[0]", "planes[1]"])
    #expect(stage.program.controls.isEmpty)
    try expectNear(
      Array(stage.pixels().prefix(4)), [0.1875, 0.5, 0.25, 0.5], 1e-6, "both pictures")
  }

  @Test func aMemberCanBeAPicture() throws {
    var stage = DialectStage(
      """
      struct Material { sampler2D maps[2]; vec3 tint; };
      uniform Material material;
      void main() {
        gl_FragColor = vec4(texture2D(material.maps[1], vec2(0.5)).rgb * material.tint, 1.0);
      }
      """, path: "a.frag")
    stage.pictures = [
      [Float](repeating: 1, count: 16), [Float](repeating: 0.5, count: 16),
    ]
    stage.controls = ["material.tint": [1, 0.5, 0.25]]
    #expect(stage.program.controls.map(\.name) == ["material.tint"])
    try expectNear(Array(stage.pixels().prefix(4)), [0.5, 0.25, 0.125, 1], 1e-6, "the second map")
  }

  @Test(arguments: [
    (
      "struct S { sampler2D t; };\nuniform S s;\nvoid main() { S other = s; }",
      "a struct with a sampler that is not a uniform is not supported"
    ),
    (
      "uniform sampler2D t[2];\nvoid main() { int i; gl_FragColor = texture2D(t[i++], vec2(0)); }",
      "an index of samplers that changes something is not supported"
    ),
    (
      "uniform sampler2D t[2];\nvoid main() { gl_FragColor = texture2D(t[2], vec2(0)); }",
      "'sampler2D[2]' has no element 2"
    ),
  ])
  func whatCannotBeReadIsSaid(source: String, message: String) {
    let program = DialectStage(source, path: "a.frag").program
    let found = program.diagnostics + program.passes.flatMap(\.text.mistakes)
    #expect(found.map(\.message).contains(message), "\(found)")
  }
}
