import TestSupport
import Testing

/// Pyramids and buffers with sizes of their own as glslViewer runs them, against numbers computed
/// here in double precision.
@Suite struct GLSLViewerTests {
  /// Pixels of four numbers, rows from the bottom.
  private struct Grid {
    var width: Int
    var height: Int
    var pixels: [SIMD4<Double>]

    init(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> SIMD4<Double>) {
      self.width = width
      self.height = height
      pixels = (0..<width * height).map { pixel($0 % width, $0 / width) }
    }

    /// The nearest pixel inside.
    func at(_ x: Int, _ y: Int) -> SIMD4<Double> {
      pixels[min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)]
    }

    /// The pixel at a place in unit space; an edge belongs to the pixel behind it.
    func nearest(_ x: Double, _ y: Double) -> SIMD4<Double> {
      at(
        Int((x * Double(width) + 1e-9).rounded(.down)),
        Int((y * Double(height) + 1e-9).rounded(.down)))
    }

    /// The four pixels around a place, mixed.
    func linear(_ x: Double, _ y: Double) -> SIMD4<Double> {
      let (u, v) = (x * Double(width) - 0.5, y * Double(height) - 0.5)
      let (column, row) = (u.rounded(.down), v.rounded(.down))
      let (a, b) = (u - column, v - row)
      let (i, j) = (Int(column), Int(row))
      let bottom = at(i, j) * (1 - a) + at(i + 1, j) * a
      let top = at(i, j + 1) * (1 - a) + at(i + 1, j + 1) * a
      return bottom * (1 - b) + top * b
    }
  }

  /// Compares a frame, which is of bytes, with a grid, whose numbers may be whole ones apart.
  private func expect(
    _ frame: PublishedShader.Frame, _ grid: Grid, within tolerance: Double, _ words: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for y in 0..<grid.height {
      for x in 0..<grid.width {
        let found = frame.pixel(x, grid.height - 1 - y).map(Double.init)
        let wanted = grid.at(x, y)
        func distance(_ component: Int) -> Double {
          let difference = found[component] - wanted[component]
          return abs(difference - difference.rounded())
        }
        guard (0..<4).contains(where: { distance($0) > tolerance }) else { continue }
        Issue.record(
          "\(words): pixel \(x), \(y) is \(found), not \(wanted)", sourceLocation: sourceLocation)
        return
      }
    }
  }

  // MARK: - Pyramids

  /// The size of each level in both directions, what it reads, and the numbers that it has: an
  /// algorithm that mixes all of them, so that a wrong level anywhere is seen.
  @Test(
    arguments: [
      (19, 13, [(9, 6), (4, 3)], "CONVOLUTION_PYRAMID", "u_convolutionPyramid"),
      (32, 40, [(16, 20), (8, 10), (4, 5), (2, 2)], "CONVOLUTION_PYRAMID", "u_convolutionPyramid"),
      (19, 13, [(9, 6), (4, 3)], "PYRAMID", "u_pyramid"),
    ] as [(Int, Int, [(Int, Int)], String, String)])
  func aPyramidGoesDownAndUp(
    width: Int, height: Int, sizes: [(Int, Int)], macro: String, uniform: String
  ) async throws {
    let shader = try PublishedShader(
      """
      uniform sampler2D \(uniform)0;
      uniform sampler2D \(uniform)Tex0;
      uniform sampler2D \(uniform)Tex1;
      uniform int \(uniform)Depth;
      uniform int \(uniform)TotalDepth;
      uniform bool \(uniform)Upscaling;
      uniform vec2 u_resolution;
      uniform vec2 u_pixel;
      varying vec2 v_texcoord;
      void main() {
        ivec2 p = ivec2(gl_FragCoord.xy);
      #if defined(\(macro)_0)
        gl_FragColor = vec4(mod(gl_FragCoord.xy * 0.37, 1.0), u_resolution.x / 100.0, 1.0);
      #elif defined(\(macro)_ALGORITHM)
        vec4 level = vec4(
          float(\(uniform)Depth) / float(\(uniform)TotalDepth), u_resolution.y / 100.0,
          u_pixel.x, 0.0) * 0.125;
        if (\(uniform)Upscaling) {
          gl_FragColor = texelFetch(\(uniform)Tex0, p, 0) * 0.5 + level
            + texture2D(\(uniform)Tex1, v_texcoord) * 0.25;
        } else {
          // Nothing is read of the second texture on the way down.
        gl_FragColor = level + texture2D(\(uniform)Tex1, v_texcoord);
          for (int i = 0; i < 4; i++) {
            gl_FragColor += texelFetch(\(uniform)Tex0, 2 * p + ivec2(i / 2, i % 2), 0) * 0.2;
          }
        }
      #else
        // Small differences become large ones, for the picture is of bytes.
        gl_FragColor = vec4(fract(texture2D(\(uniform)0, v_texcoord).rgb * 16.0), 1.0);
      #endif
      }
      """)
    let base = Grid(width, height) { x, y in
      let place = SIMD2(Double(x) + 0.5, Double(y) + 0.5) * 0.37
      return SIMD4(
        place.x - place.x.rounded(.down), place.y - place.y.rounded(.down), Double(width) / 100, 1)
    }
    func level(_ index: Int, _ width: Int, _ height: Int) -> SIMD4<Double> {
      SIMD4(
        Double(index) / Double(sizes.count), Double(height) / 100, 1 / Double(width), 0) * 0.125
    }
    var down: [Grid] = []
    for (index, size) in sizes.enumerated() {
      let above = down.last ?? base
      down.append(
        Grid(size.0, size.1) { x, y in
          let four = [(0, 0), (0, 1), (1, 0), (1, 1)].map { above.at(2 * x + $0, 2 * y + $1) }
          return level(index, size.0, size.1) + four.reduce(SIMD4(repeating: 0), +) * 0.2
        })
    }
    var below = try #require(down.last)
    for index in sizes.indices.reversed() {
      let same = index == 0 ? base : down[index - 1]
      let smaller = below
      below = Grid(same.width, same.height) { x, y in
        let (u, v) = (
          (Double(x) + 0.5) / Double(same.width), (Double(y) + 0.5) / Double(same.height)
        )
        return same.at(x, y) * 0.5 + level(index, same.width, same.height)
          + smaller.nearest(u, v) * 0.25
      }
    }
    var picture = below
    for index in picture.pixels.indices {
      picture.pixels[index] *= 16
      picture.pixels[index].w = 1
    }
    let frame = try await shader.drawn("--size", "\(width)x\(height)")
    #expect(!frame.said.contains("pyramid"), "\(frame.said)")
    expect(frame, picture, within: 0.003, "the pyramid")
  }

  /// Without an algorithm what is clear is filled from around it: a red and a blue edge, and a hole
  /// between them.
  @Test func aPyramidWithoutAnAlgorithmFillsWhatIsClear() async throws {
    let side = 16
    let shader = try PublishedShader(
      """
      uniform sampler2D u_convolutionPyramid0;
      uniform vec2 u_resolution;
      void main() {
        vec2 st = gl_FragCoord.xy / u_resolution;
      #ifdef CONVOLUTION_PYRAMID_0
        gl_FragColor = st.x < 0.1 ? vec4(1.0, 0.25, 0.0, 1.0)
          : st.x > 0.9 ? vec4(0.0, st.y, 1.0, 1.0) : vec4(0.0);
      #else
        gl_FragColor = texture2D(u_convolutionPyramid0, st);
      #endif
      }
      """)
    let base = Grid(side, side) { x, y in
      x < 2 && Double(x) + 0.5 < 1.6
        ? SIMD4(1, 0.25, 0, 1)
        : Double(x) + 0.5 > 14.4
          ? SIMD4(0, (Double(y) + 0.5) / Double(side), 1, 1) : SIMD4(repeating: 0)
    }
    // The filters of the paper, by distance
    let (wide, narrow) = ([1.0334, 0.6836, 0.1507], [0.7753, 0.0312])
    func sum(_ u: Double, _ v: Double, _ step: Double, _ read: (Double, Double) -> SIMD4<Double>)
      -> SIMD4<Double>
    {
      var sum = SIMD4<Double>(repeating: 0)
      for y in -2...2 {
        for x in -2...2 {
          let (s, t) = (u + Double(x) * step, v + Double(y) * step)
          guard s > 1e-9, t > 1e-9, s < 1 - 1e-9, t < 1 - 1e-9 else { continue }
          sum += read(s, t) * wide[abs(x)] * wide[abs(y)]
        }
      }
      return sum
    }
    func divided(_ color: SIMD4<Double>) -> SIMD4<Double> {
      color.w == 0 ? color : SIMD4(color.x / color.w, color.y / color.w, color.z / color.w, 1)
    }
    var down: [Grid] = []
    for size in [8, 4, 2] {
      let above = down.last
      down.append(
        Grid(size, size) { x, y in
          let (u, v) = ((Double(x) + 0.5) / Double(size), (Double(y) + 0.5) / Double(size))
          return divided(
            sum(u, v, 0.5 / Double(size)) { above?.nearest($0, $1) ?? base.linear($0, $1) })
        })
    }
    var below = down[2]
    for same in [down[1], down[0], base] {
      let smaller = below
      below = Grid(same.width, same.width) { x, y in
        let step = 1 / Double(same.width)
        var color = SIMD4<Double>(repeating: 0)
        for j in -1...1 {
          for i in -1...1 { color += same.at(x + i, y + j) * narrow[abs(i)] * narrow[abs(j)] }
        }
        let (u, v) = ((Double(x) + 0.5) * step, (Double(y) + 0.5) * step)
        return divided(color + 0.027 * sum(u, v, 2 * step, smaller.nearest))
      }
    }
    let frame = try await shader.drawn("--size", "\(side)x\(side)")
    expect(frame, below, within: 0.004, "the fill")
    let middle = frame.pixel(8, 8)
    #expect(middle[0] > 0.2 && middle[2] > 0.2 && middle[3] == 1, "both edges reach the middle")
  }

  /// A pyramid is read by what comes before it one frame later, and by another pyramid at once.
  @Test func pyramidsReadOneAnother() async throws {
    let shader = try PublishedShader(
      """
      uniform sampler2D u_buffer0, u_convolutionPyramid0, u_convolutionPyramid1;
      uniform sampler2D u_convolutionPyramidTex0;
      uniform int u_frame;
      varying vec2 v_texcoord;
      void main() {
        gl_FragColor = vec4(1.0);
      #if defined(BUFFER_0)
        gl_FragColor = texture2D(u_convolutionPyramid0, v_texcoord) + 0.0625;
      #elif defined(CONVOLUTION_PYRAMID_0)
        gl_FragColor = vec4(float(u_frame) / 8.0);
      #elif defined(CONVOLUTION_PYRAMID_1)
        gl_FragColor = texture2D(u_convolutionPyramid0, v_texcoord) * 0.5;
      #elif defined(CONVOLUTION_PYRAMID_ALGORITHM)
        gl_FragColor = texture2D(u_convolutionPyramidTex0, v_texcoord);
      #else
        gl_FragColor.x = texture2D(u_buffer0, v_texcoord).x;
        gl_FragColor.y = texture2D(u_convolutionPyramid0, v_texcoord).x;
        gl_FragColor.z = texture2D(u_convolutionPyramid1, v_texcoord).x;
      #endif
      }
      """)
    let frame = try await shader.drawn("--size", "8x8", "--time", "0.0667")
    // The fourth frame after the first, and the third
    expectPixel(frame.pixel(3, 3), [0.4375, 0.5, 0.25, 1])
  }

  // MARK: - Sizes

  /// Sizes as comments state them, and comments that state none; `u_resolution` is the picture's in
  /// all of them.
  @Test(
    arguments: [
      ("; // 3x2", 3, 2), ("; /// 3x2 texels", 3, 2), (";//\t5x7", 5, 7), ("; // 0.5", 4, 3),
      ("; // .25", 2, 1), ("; // 2", 16, 12), ("; //  3x2", 8, 6), ("; // size 3x2", 8, 6),
      ("; /* 3x2 */", 8, 6), (" ; // 3x2", 8, 6), ("; // 0x4", 8, 6), ("; // 640 across", 8, 6),
      (";\n// 3x2", 8, 6),
    ])
  func aBufferHasTheSizeBesideIt(comment: String, width: Int, height: Int) async throws {
    let shader = try PublishedShader(
      """
      uniform sampler2D u_buffer0\(comment)
      uniform sampler2D u_doubleBuffer0; // 0.5
      uniform vec2 u_resolution;
      void main() {
      #if defined(BUFFER_0)
        gl_FragColor = vec4(gl_FragCoord.xy, u_resolution) / 32.0;
      #elif defined(DOUBLE_BUFFER_0)
        gl_FragColor = vec4(gl_FragCoord.xy, u_resolution) / 32.0;
      #else
        ivec2 size = textureSize(u_buffer0, 0);
        ivec2 middle = textureSize(u_doubleBuffer0, 0);
        vec4 last = texelFetch(u_buffer0, size - 1, 0);
        vec4 corner = texelFetch(u_doubleBuffer0, middle - 1, 0);
        gl_FragColor = gl_FragCoord.x < 1.0 ? vec4(last.xyz, 1.0)
          : gl_FragCoord.x < 2.0 ? vec4(vec2(size) / 32.0, last.w, 1.0) : vec4(corner.xyz, 1.0);
      #endif
      }
      """)
    let frame = try await shader.drawn("--size", "8x6")
    let (x, y) = (Float(width) / 32, Float(height) / 32)
    let half: Float = 0.5 / 32
    expectPixel(frame.pixel(0, 0), [x - half, y - half, 0.25, 1])
    expectPixel(frame.pixel(1, 0), [x, y, 0.1875, 1])
    expectPixel(frame.pixel(2, 0), [3.5 * 2 * half, 2.5 * 2 * half, 0.25, 1])
  }

  /// Coordinates go on before 0 and after 1 from the other side.
  @Test(arguments: ["BUFFER_0", "DOUBLE_BUFFER_0"])
  func aBufferRepeatsBeyondItsBorder(macro: String) async throws {
    let texture = macro == "BUFFER_0" ? "u_buffer0" : "u_doubleBuffer0"
    let shader = try PublishedShader(
      """
      uniform sampler2D \(texture);
      uniform vec2 u_resolution;
      void main() {
        vec2 place = gl_FragCoord.xy / u_resolution;
      #ifdef \(macro)
        gl_FragColor = vec4(place, 0.0, 1.0);
      #else
        gl_FragColor = texture2D(\(texture), place + vec2(-0.5, 0.25));
      #endif
      }
      """)
    let frame = try await shader.drawn("--size", "4x4")
    expectPixel(frame.pixel(0, 0), [0.625, 0.125, 0, 1])
    expectPixel(frame.pixel(3, 0), [0.375, 0.125, 0, 1])
    expectPixel(frame.pixel(0, 3), [0.625, 0.375, 0, 1])
  }

  /// A pyramid over a base with a size of its own, at two pixels a point.
  @Test func aPyramidHasTheSizeBesideIt() async throws {
    let shader = try PublishedShader(
      """
      uniform sampler2D u_convolutionPyramid0; // 0.5
      uniform sampler2D u_convolutionPyramidTex0;
      uniform int u_convolutionPyramidTotalDepth;
      uniform vec2 u_resolution;
      varying vec2 v_texcoord;
      void main() {
      #if defined(CONVOLUTION_PYRAMID_0)
        gl_FragColor = vec4(u_resolution / 64.0, 0.0, 1.0);
      #elif defined(CONVOLUTION_PYRAMID_ALGORITHM)
        gl_FragColor = texture2D(u_convolutionPyramidTex0, v_texcoord);
        gl_FragColor.zw = vec2(u_convolutionPyramidTotalDepth, u_resolution.y) / 32.0;
      #else
        vec4 top = texture2D(u_convolutionPyramid0, v_texcoord);
        gl_FragColor = gl_FragCoord.x < 1.0 ? vec4(top.xyz, 1.0)
          : vec4(top.w, textureSize(u_convolutionPyramid0, 0) / 64.0, 1.0);
      #endif
      }
      """)
    let frame = try await shader.drawn("--size", "32x16", "--scale", "2")
    // The picture has 64 × 32 pixels, the base 32 × 16, with 3 levels.
    expectPixel(frame.pixel(0, 0), [1, 0.5, 0.09375, 1])
    expectPixel(frame.pixel(1, 0), [0.5, 0.5, 0.25, 1])
  }
}
