extension Kind {
  /// Every kind, those of one reader beside each other.
  package static let all: [Kind] =
    mutations + [
      Kind("metal.grammar", .metal) { ShaderGrammar.metal($1) },
      Kind("metal.uniform", .metal) { UniformGrammar.metal($1) },
      Kind("shadertoy.uniform", .dialect("a.glsl")) { UniformGrammar.shadertoy($1) },
      Kind("metal.library", .metal, end: LibraryCalls.metal.count) { index, _ in
        LibraryCalls.metal.file(index)
      },
      Kind("glsl.library", .glslCalls, end: LibraryCalls.glsl.count) { index, _ in
        LibraryCalls.glsl.file(index)
      },
      Kind("shadertoy.grammar", .dialect("a.glsl")) { _, dice in
        ShaderGrammar.glsl(
          dice, head: "#define R iResolution",
          names: [("iTime", "float"), ("in1", "vec2"), ("iMouse", "vec4"), ("iFrame", "int")],
          entry: "void mainImage(out vec4 fragColor, in vec2 in1)", sink: "fragColor =")
      },
      Kind("ghostty.grammar", .dialect("a.glsl")) { _, dice in
        ShaderGrammar.glsl(
          dice, head: "",
          names: [
            ("iTimeCursorChange", "float"), ("in1", "vec2"), ("iCurrentCursor", "vec4"),
            ("iPreviousCursor", "vec4"), ("iFocus", "int"), ("iCurrentCursorColor", "vec4"),
          ], entry: "void mainImage(out vec4 fragColor, in vec2 in1)", sink: "fragColor =")
      },
      Kind("glsl.grammar", .dialect("a.frag")) { _, dice in
        ShaderGrammar.glsl(
          dice,
          head: "uniform float u_time; uniform vec2 u_resolution; uniform vec3 tint; // = vec3(1)",
          names: [("u_time", "float"), ("u_resolution", "vec2"), ("tint", "vec3")],
          entry: "void main()", sink: "gl_FragColor =")
      },
      Kind("libretro.grammar", .dialect("a.glsl")) { _, dice in
        ShaderGrammar.glsl(
          dice,
          head: """
            #pragma parameter level "Level" 0.5 0.0 1.0 0.1
            #if defined(VERTEX)
            attribute vec4 VertexCoord; attribute vec4 TexCoord; varying vec4 TEX0;
            uniform mat4 MVPMatrix;
            void main() { gl_Position = MVPMatrix * VertexCoord; TEX0 = TexCoord; }
            #else
            uniform sampler2D Texture; uniform vec2 TextureSize; varying vec4 TEX0;
            uniform float level;
            """, names: [("level", "float"), ("TextureSize", "vec2"), ("TEX0", "vec4")],
          entry: "void main()", sink: "gl_FragColor = TEX0 +") + Array("#endif\n".utf8)
      },
      Kind("isf.grammar", .dialect("a.fs")) { JSONMaker.isf($1) },
      Kind("transition.grammar", .dialect("a.glsl")) { _, dice in
        ShaderGrammar.glsl(
          dice, head: "uniform float smoothness; // = 0.3\nuniform ivec2 grid; // = ivec2(10, 4)",
          names: [("smoothness", "float"), ("progress", "float"), ("in1", "vec2")],
          entry: "vec4 transition(vec2 in1)",
          sink: "return mix(getFromColor(in1), getToColor(in1), progress) +")
      },
      Kind("mesh.grammar", .mesh) { JSONMaker.mesh($1) },
      Kind("png.chunks", .png) { PNGMaker.file($1) },
      Kind("options.grammar", .options) { WordMaker.input($1) },
      Kind("options.bytes", .options) { _, dice in
        var dice = dice
        return Mutations.bytes(WordMaker.input(dice), &dice)
      },
      Kind("script.grammar", .script) { ScriptMaker.file($1) },
      Kind("script.bytes", .script) { _, dice in
        var dice = dice
        return Mutations.bytes(ScriptMaker.file(dice), &dice)
      },
      Kind("swift.grammar", .swift) { SwiftGrammar.file($1) },
    ]

  /// Files of the tests, damaged: of each reader by bytes, by words and by parts of others.
  private static let mutations: [Kind] = {
    let seeds = Seeds()
    let readers: [(name: String, dialects: [String], trial: Trial, words: [String])] = [
      ("metal", ["metal"], .metal, metalWords),
      ("shadertoy", ["shadertoy"], .dialect("a.glsl"), glslWords),
      ("glsl", ["glsl"], .dialect("a.frag"), glslWords),
      ("isf", ["isf"], .dialect("a.fs"), glslWords + isfWords),
      ("transition", ["gl-transition"], .dialect("a.glsl"), glslWords),
      ("libretro", ["libretro"], .dialect("a.glsl"), glslWords),
      ("ghostty", ["ghostty"], .dialect("a.glsl"), glslWords),
      ("swift", ["swift"], .swift, swiftWords),
    ]
    return readers.flatMap { reader -> [Kind] in
      let files = reader.dialects.flatMap(seeds.files(of:))
      return [
        Kind("\(reader.name).bytes", reader.trial) { _, dice in
          var dice = dice
          return Mutations.bytes(dice.pick(files), &dice)
        },
        Kind("\(reader.name).tokens", reader.trial) { _, dice in
          var dice = dice
          return Mutations.tokens(dice.pick(files), words: reader.words, &dice)
        },
        Kind("\(reader.name).splices", reader.trial) { _, dice in
          var dice = dice
          return Mutations.splice(dice.pick(files), dice.pick(files), &dice)
        },
      ]
    }
  }()

  private static let numberWords = [
    "0", "1", "-1", "2147483647", "2147483648", "4294967295u", "9223372036854775807", "1e39",
    "1e-50", "0x", "0b1", "08", "1.f", ".5", "1..2", "99999999999999999999", "1e", "'a'", "\"s\"",
  ]
  private static let sharedWords: [String] =
    numberWords + [
      "{", "}", "(", ")", "[", "]", "[[", "]]", "<", ">", ";", ",", ".", "=", "==", "+", "++", "-",
      "--", "*", "/", "%", "&", "&&", "|", "||", "^", "!", "~", "?", ":", "::", "<<", ">>", "+=",
      "/*", "*/", "//", "\\\n", "#", "##", "\n#define A(x) x ## x #x __VA_ARGS__\n",
      "\n#if A(1) ? 1 : 1/0\n",
      "\n#elif 1\n", "\n#else\n", "\n#endif\n", "\n#undef A\n", "\n#include \"a.glsl\"\n",
      "\n#line 9\n",
      "\n#pragma once\n", "\n#error x\n", "A(", "__LINE__", "defined(A)", "if", "else", "for",
      "while",
      "do", "switch", "case 0:", "default:", "break;", "continue;", "return", "discard;", "const",
      "struct", "void", "float", "int", "uint", "bool", "true", "false", "é", "\u{0}",
    ]
  private static let metalWords =
    sharedWords + [
      "half", "half4", "float2", "float4x4", "long", "ulong3", "short2", "uchar", "size_t", "auto",
      "template <typename T>", "template <int N>", "<float>", "vec<T, N>", "array<float, 3>",
      "constexpr", "static", "constant", "thread", "device", "thread float &", "float *", "&", "->",
      "operator+", "operator()", "namespace n {", "using namespace metal;", "using", "typedef",
      "enum class E {",
      "union", "this", "[&](float x) {", "[=]", "sizeof", "as_type<int>", "static_cast<float>",
      "SwiftUI::Layer", "layer.sample(", "texture2d<half>", "sampler", "[[ stitchable ]]", "madsat",
      "modf", "sincos", "frexp", "select", "fma", "extract_bits", "numeric_limits<float>::max()",
      "INFINITY", "M_PI_F", "metal::", "fast::", ".xyzw", ".lo", ".data()", "explicit",
      "decltype(x)",
    ]
  private static let glslWords =
    sharedWords + [
      "vec2", "vec4", "mat3", "ivec3", "uvec4", "bvec2", "sampler2D", "samplerCube", "uniform",
      "in",
      "out", "inout", "varying", "attribute", "flat", "precision highp float;",
      "layout(location=0)",
      "highp", "iTime", "iResolution", "iChannel0", "iMouse", "gl_FragCoord", "gl_FragColor",
      "texture(", "texture2D", "texelFetch", "textureSize", "mainImage", "main", ".length()", "^^",
      "float[2](1.,2.)", "= {1, 2}", "#version 300 es\n", "#extension all : enable\n", "mix",
      "modf(",
    ]
  private static let isfWords = [
    "\"NAME\"", "\"TYPE\"", "\"float\"", "\"MIN\"", "\"PASSES\"", "\"WIDTH\"", "\"$WIDTH/0\"",
    "null",
    "IMG_PIXEL", "IMG_NORM_PIXEL", "IMG_SIZE", "PASSINDEX", "RENDERSIZE", "TIME", "{}",
  ]
  private static let swiftWords =
    numberWords + [
      "ShaderLibrary", ".float(", ".float2", ".color", ".floatArray([", "Shader(", "function:", "{",
      "}",
      "(", ")", "[", "]", "\"", "\"\"\"", "\\(", "#\"", "\"#", "/*", "*/", "//", "let", "var",
      "func",
      "struct", "if", "else", "switch", "case", "?", ":", "!", "&", "try", "await", "as", ".",
      "..<",
      "...", "-", "+", "*", "/", "%", "??", "==", "&&", "self", "$0", "@State", "in", "return",
      "\n", "é",
    ]
}
