internal import Parameters

/// The hosts, in the order of `Resources/Manual/dialects.md`.
extension HostInputs {
  /// A terminal, whose shaders have the form of Shadertoy's. Its colors are its own defaults.
  static let ghostty = HostInputs(
    name: "Ghostty", source: "ghostty.org/docs/config/reference, 'custom-shader'",
    marks: Set(ghosttyInputs.map(\.name)), uniforms: ghosttyInputs)

  private static let ghosttyInputs: [InputNames.Implicit] = [
    .init(name: "iCurrentCursor", type: "vec4", feed: .cursor(isPrevious: false)),
    .init(name: "iPreviousCursor", type: "vec4", feed: .cursor(isPrevious: true)),
    .init("iCurrentCursorColor", "vec4", .constant("vec4(1.0)")),
    .init("iPreviousCursorColor", "vec4", .constant("vec4(1.0)")),
    .init("iCurrentCursorStyle", "int", .constant("0")),
    .init("iPreviousCursorStyle", "int", .constant("0")),
    .init("iCursorVisible", "int", .constant("1")),
    .init(name: "iTimeCursorChange", type: "float", feed: .cursorChangeTime),
    .init(name: "iTimeFocus", type: "float", feed: .focusTime),
    .init(name: "iFocus", type: "int", feed: .focus),
    .init("iPalette", "vec3[256]", .constant(TerminalPalette.glsl)),
    .init("iBackgroundColor", "vec3", .constant(TerminalPalette.background)),
    .init("iForegroundColor", "vec3", .constant(TerminalPalette.foreground)),
    .init("iCursorColor", "vec3", .constant(TerminalPalette.foreground)),
    .init("iCursorText", "vec3", .constant(TerminalPalette.background)),
    // Of selected text, the two colors change places.
    .init("iSelectionForegroundColor", "vec3", .constant(TerminalPalette.background)),
    .init("iSelectionBackgroundColor", "vec3", .constant(TerminalPalette.foreground)),
    .init("CURSORSTYLE_BLOCK", "int", .constant("0")),
    .init("CURSORSTYLE_BLOCK_HOLLOW", "int", .constant("1")),
    .init("CURSORSTYLE_BAR", "int", .constant("2")),
    .init("CURSORSTYLE_UNDERLINE", "int", .constant("3")),
    .init("CURSORSTYLE_LOCK", "int", .constant("4")),
  ]

  /// A filter's input fills the picture, and its texture is as large.
  static let pixi = HostInputs(
    name: "PixiJS 8", source: "pixijs.com/8.x/guides, 'Filters', and the shader in it",
    marks: [
      "uInputSize", "uInputPixel", "uInputClamp", "uOutputFrame", "uGlobalFrame", "uOutputTexture",
    ],
    uniforms: [
      .init("uInputSize", "vec4", .formula("vec4({points}, 1.0 / {points})")),
      .init("uInputPixel", "vec4", .formula("vec4({pixels}, 1.0 / {pixels})")),
      .init("uInputClamp", "vec4", .formula("vec4(0.5 / {pixels}, 1.0 - 0.5 / {pixels})")),
      .init("uOutputFrame", "vec4", .formula("vec4(0.0, 0.0, {points})")),
      .init("uGlobalFrame", "vec4", .formula("vec4(0.0, 0.0, {points})")),
      // The third turns the picture over on the screen.
      .init("uOutputTexture", "vec4", .formula("vec4({points}, -1.0, 0.0)")),
    ],
    varyings: [.init(name: "vTextureCoord", type: "vec2", value: fromTop)],
    attributes: ["aPosition": fromTop], readsFromTop: true)

  /// Versions 5 to 7.
  static let formerPixi = HostInputs(
    name: "PixiJS 7", source: "pixijs.download/v7.x/docs/PIXI.Filter.html",
    marks: ["vTextureCoord"], companions: ["uSampler", "uTexture", "inputSize", "outputFrame"],
    uniforms: [
      .init("inputSize", "vec4", .formula("vec4({points}, 1.0 / {points})")),
      .init("inputPixel", "vec4", .formula("vec4({pixels}, 1.0 / {pixels})")),
      .init("inputClamp", "vec4", .formula("vec4(0.5 / {pixels}, 1.0 - 0.5 / {pixels})")),
      .init("outputFrame", "vec4", .formula("vec4(0.0, 0.0, {points})")),
      .init("filterArea", "vec4", .formula("vec4({points}, 0.0, 0.0)")),
      .init("filterClamp", "vec4", .formula("vec4(0.5 / {pixels}, 1.0 - 0.5 / {pixels})")),
    ],
    varyings: [.init(name: "vTextureCoord", type: "vec2", value: fromTop)],
    attributes: ["aVertexPosition": fromTop, "aPosition": fromTop], readsFromTop: true)

  static let processing = HostInputs(
    name: "Processing", source: "processing.org/tutorials/pshader",
    marks: ["texOffset", "vertTexCoord"],
    uniforms: [.init("texOffset", "vec2", .formula("1.0 / {texels}"))])

  static let p5 = HostInputs(
    name: "p5.js", source: "p5js.org/reference/p5/createFilterShader",
    marks: ["texelSize", "canvasSize", "tex0"],
    uniforms: [
      .init("texelSize", "vec2", .formula("1.0 / {pixels}")),
      .init("canvasSize", "vec2", .formula("{points}")),
    ])

  /// It plays forward; what is played, and each pass, is as large as the picture and shows it.
  static let retroArch = HostInputs(
    name: "RetroArch",
    source: "docs.libretro.com/development/shader, 'GLSL shaders' and 'Slang shaders'",
    marks: [
      "FrameDirection", "SourceSize", "OriginalSize", "FinalViewportSize", "OrigTexture", "TEX0",
    ],
    uniforms: [
      .init("FrameDirection", "int", .constant("1")), .init("Rotation", "uint", .constant("0u")),
    ]
      + (["Source", "Original", "Output", "FinalViewport"].map { $0 + "Size" } + numbered("Size"))
      .map { .init($0, "vec4", .formula("vec4({pixels}, 1.0 / {pixels})")) }
      + formerPasses.flatMap { [$0 + "TextureSize", $0 + "InputSize"] }
      .map { .init($0, "vec2", .formula("{pixels}")) },
    varyings: [.init(name: "TEX0", type: "vec4", value: "vec4(\(fromTop), 0.0, 1.0)")],
    attributes: Dictionary(
      uniqueKeysWithValues: (formerPasses + ["", "LUT"]).map { ($0 + "TexCoord", fromTop) }),
    pictures: Set(
      ["Source", "Original", "Texture"] + numbered("") + formerPasses.map { $0 + "Texture" }),
    readsFromTop: true)

  /// Names of other passes and frames in its `.slang` files.
  private static func numbered(_ ending: String) -> [String] {
    ["OriginalHistory", "PassOutput", "PassFeedback"].flatMap { name in
      (0..<8).map { "\(name)\(ending)\($0)" }
    }
  }

  /// Names of other passes and frames in its GLSL files.
  private static let formerPasses =
    ["Orig", "Prev", "PassPrev"] + (1..<8).flatMap { ["Prev\($0)", "PassPrev\($0)", "Pass\($0)"] }

  static let sandbox = HostInputs(
    name: "GLSL Sandbox", source: "github.com/mrdoob/glsl-sandbox",
    marks: ["surfacePosition", "surfaceSize"],
    // One high, and the middle is the origin.
    uniforms: [.init("surfaceSize", "vec2", .formula("vec2({pixels}.x / {pixels}.y, 1.0)"))],
    varyings: [
      .init(
        name: "surfacePosition", type: "vec2",
        value: "(unit - 0.5) * vec2(size.x / size.y, 1.0)")
    ])

  /// GLSL of a place from the top left, y down.
  static let fromTop = "vec2(unit.x, 1.0 - unit.y)"
}
