internal import GLSL
internal import Tokens

/// The text that TouchDesigner puts in front of a pixel shader: inputs and functions, of which a
/// file has those that it names and does not declare.
///
/// Source: docs.derivative.ca, "Write a GLSL TOP". The functions have the results that it states;
/// of noise these are the range, and that Perlin noise is 0 at whole numbers.
enum TouchDesignerText {
  private struct Part {
    /// The names that it declares.
    var names: Set<String>
    var text: String
  }

  /// Returns the text for a file; `nil` for a file of another host.
  static func entry(
    for file: SourceLibrary.Entry, _ reading: DialectReading
  ) -> SourceLibrary.Entry? {
    let tokens = file.tokens
    var needed = Set(tokens.lazy.filter { $0.kind == .identifier }.map(\.text))
    needed.subtract(declared(in: tokens))
    let parts = Self.parts(inputs: inputCount(tokens))
    guard parts.contains(where: { !$0.names.isDisjoint(with: needed) }) else { return nil }
    var text: [String] = []
    // What a part names is in front of it.
    for part in parts.reversed() where !part.names.isDisjoint(with: needed) {
      text.insert(part.text, at: 0)
      needed.formUnion(Lexer(Array(part.text.utf8), file: 0).tokens.map(\.text))
    }
    return reading.entry(of: text.joined(separator: "\n"), named: "TouchDesigner")
  }

  /// Names that follow a type.
  private static func declared(in tokens: [Token]) -> Set<String> {
    Set(
      tokens.indices.dropFirst().lazy.filter { index in
        let type = tokens[index - 1].text
        return GLSLWords.valueTypes.contains(type) || type.contains("sampler") || type == "define"
      }.map { tokens[$0].text })
  }

  /// How many pictures it reads: one more than the largest constant index, at least one.
  private static func inputCount(_ tokens: [Token]) -> Int {
    let indices = tokens.indices.dropLast(2).compactMap { index -> Int? in
      guard ["sTD2DInputs", "uTD2DInfos"].contains(tokens[index].text),
        tokens[index + 1].kind == .leftBracket
      else { return nil }
      return Int(tokens[index + 2].text)
    }
    return min(indices.max() ?? 0, 15) + 1
  }

  /// The parts, each behind those that it needs.
  private static func parts(inputs count: Int) -> [Part] {
    let infos = (0..<count).map { "TDinfo(vec2(textureSize(sTD2DInputs[\($0)], 0)))" }
    return [
      Part(
        names: ["TD_NUM_2D_INPUTS"], text: "#define TD_NUM_2D_INPUTS \(count)"),
      Part(
        names: ["TD_NUM_3D_INPUTS", "TD_NUM_2D_ARRAY_INPUTS", "TD_NUM_CUBE_INPUTS"],
        text: """
          #define TD_NUM_3D_INPUTS 0
          #define TD_NUM_2D_ARRAY_INPUTS 0
          #define TD_NUM_CUBE_INPUTS 0
          """),
      // An index of samplers need not be the same everywhere.
      Part(names: ["nonuniformEXT"], text: "#define nonuniformEXT(index) (index)"),
      Part(names: ["vUV"], text: "in vec3 vUV;"),
      Part(names: ["sTD2DInputs"], text: "uniform sampler2D sTD2DInputs[\(count)];"),
      Part(names: ["sTDNoiseMap"], text: "uniform sampler2D sTDNoiseMap;"),
      Part(names: ["uTDPass"], text: "const int uTDPass = 0;"),
      Part(names: ["uTDCurrentDepth"], text: "const int uTDCurrentDepth = 0;"),
      Part(
        names: ["TDTexInfo", "TDinfo"],
        text: """
          struct TDTexInfo { vec4 res; vec4 depth; };
          TDTexInfo TDinfo(vec2 size) {
            return TDTexInfo(vec4(1.0 / size, size), vec4(1.0, 1.0, 0.0, 0.0));
          }
          """),
      Part(names: ["uTDOutputInfo"], text: "TDTexInfo uTDOutputInfo = TDinfo(iResolution.xy);"),
      Part(
        names: ["uTD2DInfos"],
        text: "TDTexInfo uTD2DInfos[\(count)] = TDTexInfo[\(count)]("
          + infos.joined(separator: ", ") + ");"),
      Part(
        names: ["TDOutputSwizzle"],
        text: """
          vec4 TDOutputSwizzle(vec4 color) { return color; }
          uvec4 TDOutputSwizzle(uvec4 color) { return color; }
          """),
    ] + colors + matrices + noise
  }

  private static let colors = [
    Part(
      names: ["TDHSVToRGB"],
      text: """
        vec3 TDHSVToRGB(vec3 c) {
          vec3 ramps = abs(fract(c.x + vec3(0.0, 2.0, 1.0) / 3.0) * 6.0 - 3.0) - 1.0;
          return c.z * mix(vec3(1.0), clamp(ramps, 0.0, 1.0), c.y);
        }
        """),
    Part(
      names: ["TDRGBToHSV"],
      text: """
        vec3 TDRGBToHSV(vec3 c) {
          float most = max(c.r, max(c.g, c.b));
          float span = most - min(c.r, min(c.g, c.b));
          if (span == 0.0) { return vec3(0.0, 0.0, most); }
          float hue = most == c.r ? (c.g - c.b) / span
            : most == c.g ? 2.0 + (c.b - c.r) / span : 4.0 + (c.r - c.g) / span;
          return vec3(fract(hue / 6.0), span / most, most);
        }
        """),
    Part(
      names: ["TDDither"],
      text: """
        vec4 TDDither(vec4 color) {
          float grain = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.0671106, 0.0058372))));
          return vec4(color.rgb + (grain - 0.5) / 255.0, color.a);
        }
        """),
  ]

  private static let matrices = [
    Part(
      names: ["TDTranslate"],
      text: """
        mat4 TDTranslate(float x, float y, float z) {
          mat4 m = mat4(1.0);
          m[3] = vec4(x, y, z, 1.0);
          return m;
        }
        """),
    Part(
      names: ["TDScale"],
      text: """
        mat3 TDScale(float x, float y, float z) {
          return mat3(x, 0.0, 0.0, 0.0, y, 0.0, 0.0, 0.0, z);
        }
        """),
    // Rodrigues' formula.
    Part(
      names: ["TDRotateOnAxis"],
      text: """
        mat3 TDRotateOnAxis(float radians, vec3 axis) {
          float c = cos(radians);
          mat3 across = mat3(0.0, axis.z, -axis.y, -axis.z, 0.0, axis.x, axis.y, -axis.x, 0.0);
          return mat3(c) + sin(radians) * across + (1.0 - c) * outerProduct(axis, axis);
        }
        """),
    Part(
      names: ["TDRotateX"],
      text: "mat3 TDRotateX(float a) { return TDRotateOnAxis(a, vec3(1.0, 0.0, 0.0)); }"),
    Part(
      names: ["TDRotateY"],
      text: "mat3 TDRotateY(float a) { return TDRotateOnAxis(a, vec3(0.0, 1.0, 0.0)); }"),
    Part(
      names: ["TDRotateZ"],
      text: "mat3 TDRotateZ(float a) { return TDRotateOnAxis(a, vec3(0.0, 0.0, 1.0)); }"),
    Part(
      names: ["TDRotateToVector"],
      text: """
        mat3 TDRotateToVector(vec3 forward, vec3 up) {
          vec3 z = normalize(forward);
          vec3 x = normalize(cross(up, z));
          return mat3(x, cross(z, x), z);
        }
        """),
    Part(
      names: ["TDCreateRotMatrix"],
      text: """
        mat3 TDCreateRotMatrix(vec3 from, vec3 to) {
          vec3 axis = cross(from, to);
          float length_ = length(axis);
          return length_ == 0.0 ? mat3(1.0)
            : TDRotateOnAxis(atan(length_, dot(from, to)), axis / length_);
        }
        """),
  ]

  private static let noise = [
    // Wellons' "lowbias32" of the numbers of a cell, as a direction of `n` components.
    Part(
      names: ["TDslope"],
      text: """
        uint TDhash(uint h) {
          h = (h ^ (h >> 16)) * 0x7feb352du;
          h = (h ^ (h >> 15)) * 0x846ca68bu;
          return h ^ (h >> 16);
        }
        vec4 TDslope(vec4 cell, int n) {
          uvec4 c = uvec4(ivec4(cell));
          uint h = TDhash(c.x + TDhash(c.y + TDhash(c.z + TDhash(c.w))));
          vec4 slope = vec4(h & 255u, h >> 8 & 255u, h >> 16 & 255u, h >> 24) / 127.5 - 1.0;
          return normalize(slope * vec4(lessThan(ivec4(0, 1, 2, 3), ivec4(n))));
        }
        """),
    // The largest sum of slopes of length 1 is half the root of the dimension.
    Part(
      names: ["TDPerlinNoise"],
      text: """
        float TDperlin(vec4 p, int n) {
          vec4 cell = floor(p), f = p - cell, u = f * f * f * (f * (f * 6.0 - 15.0) + 10.0);
          float sum = 0.0;
          for (int k = 0; k < 1 << n; k++) {
            vec4 corner = vec4(k & 1, k >> 1 & 1, k >> 2 & 1, k >> 3 & 1);
            vec4 share = mix(1.0 - u, u, corner);
            float height = dot(TDslope(cell + corner, n), f - corner);
            sum += height * share.x * share.y * share.z * share.w;
          }
          return sum * 2.0 / sqrt(float(n));
        }
        float TDPerlinNoise(vec2 v) { return TDperlin(vec4(v, 0.0, 0.0), 2); }
        float TDPerlinNoise(vec3 v) { return TDperlin(vec4(v, 0.0), 3); }
        float TDPerlinNoise(vec4 v) { return TDperlin(v, 4); }
        """),
    // Perlin, "Noise hardware", 2001: the corners of the simplex that a place is in, by the order
    // of its coordinates. Tuned so that most of -1 to 1 is used.
    Part(
      names: ["TDSimplexNoise"],
      text: """
        float TDsimplex(vec4 p, int n) {
          float root = sqrt(float(n) + 1.0), back = (1.0 - 1.0 / root) / float(n);
          vec4 used = vec4(lessThan(ivec4(0, 1, 2, 3), ivec4(n)));
          vec4 cell = floor(p + used * dot(p, used) * (root - 1.0) / float(n)) * used;
          vec4 d = (p - cell + dot(cell, used) * back) * used;
          vec4 rank = vec4(0.0);
          for (int i = 1; i < n; i++) {
            for (int j = 0; j < i; j++) {
              if (d[i] > d[j]) { rank[i] += 1.0; } else { rank[j] += 1.0; }
            }
          }
          float sum = 0.0;
          for (int k = 0; k <= n; k++) {
            vec4 corner = step(float(n - k), rank) * used;
            vec4 away = (d - corner + float(k) * back) * used;
            float near = max(0.0, 0.5 - dot(away, away));
            sum += near * near * near * near * dot(TDslope(cell + corner, n), away);
          }
          return clamp(sum * 100.0, -1.0, 1.0);
        }
        float TDSimplexNoise(vec2 v) { return TDsimplex(vec4(v, 0.0, 0.0), 2); }
        float TDSimplexNoise(vec3 v) { return TDsimplex(vec4(v, 0.0), 3); }
        float TDSimplexNoise(vec4 v) { return TDsimplex(v, 4); }
        """),
  ]
}
