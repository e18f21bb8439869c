import TestSupport
import Testing

@testable import Binding
@testable import Diagnostics
@testable import Dialects
@testable import Parameters
@testable import ShaderTree
@testable import Tokens

@Suite struct ISFTests {
  private func stage(_ header: String, _ body: String) -> DialectStage {
    DialectStage("/*\(header)*/\nvoid main() { \(body) }", path: "test.fs")
  }

  @Test func inputsBecomeControls() {
    let program = stage(
      """
      {
        "DESCRIPTION": "Tests everything.",
        "ISFVSN": "2",
        "INPUTS": [
          { "NAME": "flash", "TYPE": "event" },
          { "NAME": "on", "TYPE": "bool", "DEFAULT": true },
          { "NAME": "mode", "TYPE": "long", "VALUES": [0, 2], "LABELS": ["Soft", "Hard"], "DEFAULT": 2 },
          { "NAME": "count", "TYPE": "long", "MIN": 1, "MAX": 8 },
          { "NAME": "level", "LABEL": "Level", "TYPE": "float", "MIN": -1.0, "MAX": 1.0, "DEFAULT": 0.5, "IDENTITY": 0 },
          { "NAME": "center", "TYPE": "point2D", "MIN": [0, 0], "MAX": [1, 2], "DEFAULT": [0.5, 1] },
          { "NAME": "tint", "TYPE": "color", "DEFAULT": [1.0, 0.5, 0.25, 1.0] },
          { "NAME": "inputImage", "TYPE": "image" }
        ]
      }
      """, "gl_FragColor = IMG_THIS_PIXEL(inputImage);"
    ).program
    #expect(program.diagnostics.isEmpty)
    #expect(program.dialect == ISFFile.self)
    #expect(program.summary == "Tests everything.")
    #expect(
      program.controls.map(\.type)
        == ["event", "bool", "long", "long", "float", "point2D", "color"])
    #expect(
      program.controls.map(\.role) == [
        .value(.bool, components: 1), .value(.bool, components: 1), .value(.int, components: 1),
        .value(.int, components: 1), .value(.float, components: 1), .value(.float, components: 2),
        .straightColor(components: 4),
      ])
    #expect(
      program.controls.map(\.choices) == [
        [], [], [.init(label: "Soft", value: 0), .init(label: "Hard", value: 2)], [], [], [], [],
      ])
    #expect(
      program.controls.map(\.defaultValue)
        == [nil, [1], [2], nil, [0.5], [0.5, 1], [1, 0.5, 0.25, 1]])
    #expect(program.controls[3].range == 1...8)
    #expect(program.controls[4].range == -1...1)
    #expect(program.controls[4].label == "Level")
    #expect(program.controls[4].identity == [0])
    #expect(program.controls[5].componentRanges == [0...1, 0...2])
    #expect(program.controls.compactMap(\.rangeSource) == Array(repeating: .header, count: 4))
    #expect(program.controls.compactMap(\.defaultSource) == Array(repeating: .header, count: 5))
    #expect(program.controls[1].span?.line == 6)
  }

  @Test func aMenuHasItsAuthorsOrderAndRestsAtItsDefault() {
    let program = stage(
      """
      { "INPUTS": [ { "NAME": "mode", "TYPE": "long", "VALUES": [0, 1, 2],
        "LABELS": ["Soft", "Even", "Hard"], "DEFAULT": 1 } ] }
      """, "gl_FragColor = vec4(float(mode));"
    ).program
    let controls = program.bindings.map(\.control)
    #expect(controls.map(\.kind) == [.choice(["Soft", "Even", "Hard"])])
    #expect(controls.first?.defaultValue == .choice("Even"))
    #expect(controls.first?.aliases == ["0": "Soft", "1": "Even", "2": "Hard"])
  }

  @Test(
    arguments: [
      ("vec4(TIME, TIMEDELTA * 6.0, float(FRAMEINDEX), 1.0)", [0.25, 0.1, 0, 1]),
      ("vec4(RENDERSIZE / 4.0, float(PASSINDEX), 1.0)", [0.5, 0.5, 0, 1]),
      ("vec4(isf_FragNormCoord, 0.0, 1.0)", [0.25, 0.75, 0, 1]),
      ("vec4(vv_FragNormCoord, 0.0, 1.0)", [0.25, 0.75, 0, 1]),
      ("vec4(DATE.x / 10000.0, DATE.y, 0.0, 1.0)", [0.2026, 1, 0, 1]),
      ("vec4(level, on ? 1.0 : 0.0, tint.g, 1.0)", [0.5, 1, 0.75, 1]),
      ("IMG_THIS_PIXEL(inputImage)", [0.5, 0.5, 0.5, 1]),
      ("IMG_THIS_NORM_PIXEL(inputImage)", [0.5, 0.5, 0.5, 1]),
      ("IMG_NORM_PIXEL(inputImage, vec2(0.25, 0.25))", [1, 0, 0, 1]),
      ("IMG_PIXEL(inputImage, vec2(1.5, 0.5))", [0, 1, 0, 1]),
      ("vec4(IMG_SIZE(inputImage) / 4.0, 0.0, 1.0)", [0.5, 0.5, 0, 1]),
      ("texture2D(inputImage, isf_FragNormCoord)", [0.5, 0.5, 0.5, 1]),
      ("IMG_NORM_PIXEL(sound, vec2(0.5)) + vec4(0.0, 0.0, 0.0, 1.0)", [0, 0, 0, 1]),
    ] as [(String, [Float])])
  func namesHaveTheirMeaning(expression: String, expected: [Float]) throws {
    var stage = stage(
      """
      { "INPUTS": [
        { "NAME": "level", "TYPE": "float", "DEFAULT": 0.5 },
        { "NAME": "on", "TYPE": "bool", "DEFAULT": 1 },
        { "NAME": "tint", "TYPE": "color", "DEFAULT": [1, 0.75, 0] },
        { "NAME": "inputImage", "TYPE": "image" },
        { "NAME": "sound", "TYPE": "audioFFT" } ] }
      """, "gl_FragColor = \(expression);")
    stage.time = 0.25
    // Bottom row red and green, top row grey and white; the first pixel drawn is the top left one.
    stage.pictures = [[1, 0, 0, 1, 0, 1, 0, 1, 0.5, 0.5, 0.5, 1, 1, 1, 1, 1]]
    try expectNear(stage.pixels(), expected, 1e-6, expression)
  }

  private static let passes = """
    /*{
      "PASSES": [
        { "TARGET": "sum", "PERSISTENT": true, "FLOAT": true },
        { "TARGET": "small", "WIDTH": "floor($WIDTH/2.0)", "HEIGHT": "max($HEIGHT * scale, 1)" },
        { }
      ],
      "INPUTS": [ { "NAME": "scale", "TYPE": "float", "DEFAULT": 0.25 } ]
    }*/
    void main() {
      if (PASSINDEX == 0) { gl_FragColor = IMG_THIS_PIXEL(sum) + vec4(0.75); }
      else if (PASSINDEX == 1) { gl_FragColor = IMG_THIS_PIXEL(sum); }
      else { gl_FragColor = vec4(IMG_THIS_PIXEL(sum).r / 4.0, IMG_THIS_PIXEL(small).r, 0.0, 1.0); }
    }
    """

  @Test func passesReadEachOther() throws {
    var stage = DialectStage(Self.passes)
    stage.frames = 3
    // Three quarters a frame make 2.25 in floats; the buffer of bytes keeps 1.
    try expectNear(stage.pixels(), [0.5625, 1, 0, 1], 1e-6, "three frames")
  }

  @Test func passesHaveTheirSizesAndBuffers() throws {
    let program = DialectStage(Self.passes).program
    #expect(program.diagnostics.isEmpty)
    #expect(program.passes.map(\.name) == ["sum", "small", "image"])
    #expect(program.passes.map(\.buffer.isFloat) == [true, false, false])
    #expect(program.passes.map(\.buffer.isPersistent) == [true, false, false])
    #expect(
      program.passes.map { $0.channels.map(\.source) } == [
        [.black, .drawing(.previousFrame(ofPass: 0))],
        [.black, .drawing(.thisFrame(ofPass: 0))],
        [.drawing(.thisFrame(ofPass: 1)), .drawing(.thisFrame(ofPass: 0))],
      ])
    #expect(program.passes.map(\.buffer.names) == [[], ["scale"], []])
    let sizes = program.passes.map {
      $0.buffer.replacing(["scale": 0.25]).pixelSize(ofPicture: 641, 100)
    }
    // Half the width, and `scale` times the height
    #expect(sizes.map(\.width) == [641, 320, 641])
    #expect(sizes.map(\.height) == [100, 25, 100])
  }

  @Test func transitionsAreFedAsSuch() throws {
    var stage = stage(
      """
      { "CATEGORIES": ["Wipe"], "INPUTS": [
        { "NAME": "startImage", "TYPE": "image" }, { "NAME": "endImage", "TYPE": "image" },
        { "NAME": "progress", "TYPE": "float", "MIN": 0, "MAX": 1 } ] }
      """, "gl_FragColor = mix(IMG_THIS_PIXEL(startImage), IMG_THIS_PIXEL(endImage), progress);")
    stage.progress = 0.25
    #expect(stage.program.controls.isEmpty)
    try expectNear(stage.pixels(), [0.25, 0.25, 0.25, 0.25], 1e-6, "a quarter")
  }

  @Test func importedPicturesAreFiles() {
    let program = stage(
      "{ \"IMPORTED\": { \"leaves\": { \"PATH\": \"leaves.jpg\" } }, \"INPUTS\": [] }",
      "gl_FragColor = IMG_THIS_PIXEL(leaves);"
    ).program
    #expect(program.passes[0].channels.map(\.source) == [.file("leaves.jpg")])
  }

  @Test func buffersOfTheFirstVersionAreKept() {
    let program = stage(
      "{ \"PERSISTENT_BUFFERS\": [\"last\"], \"PASSES\": [ { \"TARGET\": \"last\" }, {} ] }",
      "gl_FragColor = IMG_THIS_PIXEL(last);"
    ).program
    #expect(program.passes.map(\.buffer.isPersistent) == [true, false])
  }

  @Test(arguments: [
    (
      "{\n  \"INPUTS\": [\n    { \"NAME\": \"a\" ⟦\"⟧TYPE\": \"float\" }\n  ]\n}",
      "the JSON header is damaged: expected ',' or '}', found '\"'"
    ),
    ("{ \"INPUTS\": ⟦7⟧ }", "'INPUTS' must be an array, found a number"),
    (
      "{ \"INPUTS\": [ { \"NAME\": \"a\", \"TYPE\": ⟦\"flaot\"⟧ } ] }",
      "input 'a' has the type 'flaot', which ISF does not have"
    ),
    (
      "{ \"INPUTS\": [ { \"NAME\": ⟦\"a b\"⟧, \"TYPE\": \"float\" } ] }",
      "'a b' cannot be a name in GLSL"
    ),
    ("{ \"INPUTS\": [ ⟦{⟧ \"TYPE\": \"float\" } ] }", "an input has no 'NAME'"),
    (
      "{ \"INPUTS\": [ {\"NAME\": \"a\", \"TYPE\": \"bool\"},\n {\"NAME\": ⟦\"a\"⟧, \"TYPE\": \"bool\"} ] }",
      "there are two inputs 'a'"
    ),
    (
      "{ \"INPUTS\": [], \"PASSES\": [ { \"TARGET\": \"t\",\n  \"WIDTH\": \"$WIDTH ⟦/⟧\" } ] }",
      "the size cannot be read: expected a number, found nothing"
    ),
    (
      "{ \"INPUTS\": [], \"PASSES\": [ { \"TARGET\": \"t\", \"WIDTH\": ⟦\"$WITDH\"⟧ } ] }",
      "'$WITDH' in a size is neither WIDTH, HEIGHT nor an input"
    ),
  ])
  func mistakesInTheHeaderHaveTheirPlace(header: String, message: String) {
    expectDialectError("/*\(header)*/\nvoid main() { gl_FragColor = vec4(1.0); }", message)
  }

  @Test func partsOfAVertexShaderAreSaid() {
    expectDialectError(
      "/*{ \"INPUTS\": [] }*/\nvarying vec2 ⟦left_coord⟧;\nvoid main() { gl_FragColor = vec4(left_coord, 0, 1); }",
      "'left_coord' comes from a vertex shader, and none gives it")
    expectDialectError(
      "/*{ \"INPUTS\": [] }*/\nvoid main() { gl_FragColor = vec4(⟦vv_Other⟧, 0, 1); }",
      "'vv_Other' comes from a vertex shader, and is not declared here")
  }

  @Test func anInputThatNothingReadsNeedsNoVertexShader() throws {
    let stage = DialectStage(
      """
      /*{ "INPUTS": [] }*/
      varying vec2 left_coord, right_coord;
      in vec4 other;
      void main() { gl_FragColor = vec4(isf_FragNormCoord.x, 0.5, 0.25, 1.0); }
      """, path: "a.fs")
    try expectNear(Array(stage.pixels().prefix(4)), [0.25, 0.5, 0.25, 1], 1e-6, "the first pixel")
  }

  @Test func soundAndCommasAreOnlyNoted() {
    expectDialectError(
      "/*{ \"INPUTS\": [ { \"NAME\": \"s\", \"TYPE\": ⟦\"audio\"⟧ }, ] }*/\nvoid main() { gl_FragColor = IMG_THIS_PIXEL(s); }",
      "sound is not supported; 's' reads black", severity: .note)
    expectDialectError(
      "/*{ \"INPUTS\": [ { \"NAME\": \"s\", \"TYPE\": \"bool\" }⟦,⟧ ] }*/\nvoid main() { gl_FragColor = vec4(1.0); }",
      "a comma before a closing bracket is not JSON", severity: .warning)
  }
}
