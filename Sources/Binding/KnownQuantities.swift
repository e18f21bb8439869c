/// A number that authors name, with the range and the default that show it well.
struct KnownQuantity {
  /// A property of the function as a whole that changes a number's scale.
  enum Circumstance: Hashable {
    /// A fill or a color effect that is given the layer's size: it works in 0…1 across the layer.
    case unitLengths
    /// The layer's size is not given: it works in points.
    case noSize
    /// A distortion or a layer effect, where strengths are points a pixel moves by.
    case displacing
    /// A distortion or a layer effect that is not given the layer's size.
    case displacingWithoutSize
    /// A distortion that is not given the layer's size.
    case distortionWithoutSize
    /// A layer effect without a place, and without a size or with samples: it looks at neighbors.
    case neighborhood
    /// A wave runs from a touch, in points, and dies down.
    case ripple
    case fill
  }

  /// Words, or several words with spaces between, that end a name of this quantity.
  let phrases: [String]
  let measure: Measure
  let otherwise: [(Circumstance, Measure)]
  /// Order in which a press looks for something to drive, the lowest first; amounts come before
  /// all.
  let rank: Int
  /// Whether it keeps its scale when a word such as "amount" follows.
  let keepsScale: Bool

  init(
    _ names: String, _ measure: Measure, rank: Int = 50, keepsScale: Bool = false,
    _ otherwise: (Circumstance, Measure)...
  ) {
    // "line_width" is one name of two words
    phrases = names.split(separator: " ").map { name in
      String(name.map { $0 == "_" ? " " : $0 })
    }
    self.measure = measure
    self.otherwise = otherwise
    self.rank = rank
    self.keepsScale = keepsScale
  }
}

/// The table of quantities: how numbers of a name are usually used, and what shows a picture.
///
/// Values are tuned by eye on layers of some 300 points; names and units are those of published
/// shaders. A line reads: names, range, value at rest, value while held, unit; then the same under
/// other circumstances.
enum KnownQuantities {
  static let all: [KnownQuantity] = amounts + shapes + counts + looks + rates + rest

  static let byPhrase: [String: KnownQuantity] = {
    let pairs = all.flatMap { quantity in quantity.phrases.map { ($0, quantity) } }
    return Dictionary(pairs) { first, _ in first }
  }()

  private static let points = "points"

  /// 0…1, resting where both what is there and what comes is seen.
  static let amount = Measure(0...1, rest: 0.4, held: 1)

  private static let amounts: [KnownQuantity] = [
    .init(
      "progress fraction percent percentage reveal dissolve transition mix blend fade "
        + "effect animation morph completion presence activation interpolation lerp wipe "
        + "burn melt opening level factor coefficient weight vignette sepia halftone color "
        + "lighting shimmer sparkle foil rainbow iridescence flip fold parallax "
        + "perspective page tear shred glitch interlace",
      amount, keepsScale: true),
    .init(
      "press pressed hold held touch touched tap tapped active", Measure(0...1, rest: 0, held: 1)),
    .init(
      "amount", amount,
      (.displacingWithoutSize, Measure(0...30, rest: 8, held: 24, points))),
    .init(
      "intensity", amount,
      (.distortionWithoutSize, Measure(0...40, rest: 10, held: 32, points))),
    .init(
      "strength force", amount, (.displacing, Measure(0...40, rest: 10, held: 32, points))),
    .init("power", Measure(0...4, rest: 1, held: 3)),
  ]

  private static let shapes: [KnownQuantity] = [
    .init(
      "amplitude displacement wobble jitter undulation",
      Measure(0...60, rest: 12, held: 36, points),
      rank: 10, keepsScale: true, (.ripple, Measure(0...60, rest: 12, held: 30, points)),
      (.unitLengths, Measure(0...1, rest: 0.2, held: 0.5))),
    .init(
      "wave_height", Measure(0...60, rest: 12, held: 36, points), rank: 10,
      (.unitLengths, Measure(0...1, rest: 0.2, held: 0.5))),
    .init(
      "distortion warp warping ripple wave bend curl refraction fisheye barrel",
      Measure(0...1, rest: 0.4, held: 1), rank: 11,
      (.displacingWithoutSize, Measure(0...40, rest: 12, held: 32, points))),
    .init(
      "swirl twirl twist spin vortex", Measure(-6.28...6.28, rest: 1.5, held: 4, "radians"),
      rank: 11,
      keepsScale: true),
    .init("bulge pinch dent push squeeze", Measure(-1...1, rest: 0.5, held: 0.9), rank: 11),
    .init(
      "blur blurriness gaussian blur_radius blur_size sigma",
      Measure(0...40, rest: 8, held: 24, points), rank: 12, keepsScale: true),
    .init(
      "chromatic aberration dispersion split separation fringe fringing rgb rgb_offset rgb_shift "
        + "color_offset color_shift channel_offset channel_shift",
      Measure(0...20, rest: 5, held: 16, points), rank: 13, keepsScale: true,
      (.unitLengths, Measure(0...0.1, rest: 0.02, held: 0.07))),
    .init(
      "zoom magnification magnify zoom_scale", Measure(0.5...5, rest: 2, held: 3.5), rank: 14,
      keepsScale: true),
    .init(
      "pixelation pixelate pixel block mosaic", Measure(2...60, rest: 10, held: 32, points),
      rank: 15,
      keepsScale: true),
    .init(
      "radius inner_radius outer_radius max_radius lens_radius",
      Measure(8...240, rest: 90, held: 180, points), rank: 20,
      (.neighborhood, Measure(0...60, rest: 10, held: 30, points)),
      (.unitLengths, Measure(0...1, rest: 0.35, held: 0.6))),
    .init(
      "corner corner_radius", Measure(0...80, rest: 24, held: 48, points), rank: 24),
    .init(
      "glow_radius bloom_radius shadow_radius", Measure(0...60, rest: 14, held: 36, points),
      rank: 21),
    .init(
      "pixel_size block_size cell_size dot_size tile_size square_size grid_size brush_size "
        + "pixel_width pixel_height cell_width cell_height dot_radius circle_size "
        + "diamond_size stripe_width line_height band_height slice_height hex_size cell grid dot",
      Measure(2...80, rest: 14, held: 36, points), rank: 22),
    .init(
      "size diameter", Measure(2...160, rest: 24, held: 60, points), rank: 22,
      (.unitLengths, Measure(0...1, rest: 0.25, held: 0.5))),
    .init(
      "line_width stroke_width border_width outline_width edge_width stroke border outline rim "
        + "line",
      Measure(0.5...20, rest: 2, held: 8, points), rank: 23),
    .init(
      "thickness width beam band", Measure(1...80, rest: 16, held: 40, points), rank: 24,
      (.unitLengths, Measure(0...0.5, rest: 0.08, held: 0.24))),
    .init(
      "height", Measure(0...120, rest: 24, held: 60, points), rank: 24,
      (.unitLengths, Measure(0...1, rest: 0.4, held: 0.8))),
    .init(
      "spacing gap pitch stride margin padding inset grid_spacing",
      Measure(2...80, rest: 16, held: 36, points), rank: 26,
      (.unitLengths, Measure(0.01...0.5, rest: 0.1, held: 0.25))),
    .init(
      "distance reach length extent max_distance elevation",
      Measure(0...240, rest: 80, held: 160, points),
      rank: 27, (.unitLengths, Measure(0...1, rest: 0.3, held: 0.7))),
    .init(
      "depth", Measure(0...40, rest: 14, held: 30, points), rank: 25,
      (.unitLengths, Measure(0...1, rest: 0.4, held: 0.8)),
      (.fill, Measure(0...2, rest: 0.6, held: 1.4))
    ),
    .init(
      "offset shift translation displace", Measure(-60...60, rest: 10, held: 36, points), rank: 28,
      keepsScale: true, (.unitLengths, Measure(-1...1, rest: 0.1, held: 0.5))),
    .init(
      "wavelength wave_length wave_width", Measure(8...240, rest: 60, held: 120, points), rank: 30,
      (.unitLengths, Measure(0.02...1, rest: 0.25, held: 0.5))),
    .init(
      "frequency", Measure(0...40, rest: 10, held: 20), rank: 32,
      (.ripple, Measure(1...40, rest: 15, held: 25)),
      (.noSize, Measure(0...2, rest: 0.1, held: 0.25))),
    .init(
      "scale noise_scale pattern_scale texture_scale", Measure(0.1...10, rest: 1.5, held: 3),
      rank: 31,
      keepsScale: true, (.noSize, Measure(0.01...4, rest: 0.05, held: 0.12)),
      (.unitLengths, Measure(0.5...20, rest: 4, held: 9))),
    .init(
      "tiling tile repeat repetition", Measure(1...20, rest: 4, held: 8), rank: 33, keepsScale: true
    ),
    .init(
      "density", Measure(1...60, rest: 12, held: 30), rank: 34,
      (.noSize, Measure(0...1, rest: 0.3, held: 0.7))),
    .init("curvature curve roundness squircle", Measure(0...2, rest: 0.5, held: 1.3), rank: 29),
    .init("time_offset", Measure(0...10, rest: 1, held: 4, "seconds"), rank: 72),
    .init("scroll scroll_offset content_offset", Measure(-400...400, rest: 120, points), rank: 35),
  ]

  private static let counts: [KnownQuantity] = [
    count("count number quantity", 1...30, 8),
    count("segments sides petals slices kaleidoscope spokes corners points edges", 2...24, 6),
    count("steps levels bands posterize tones shades posterization", 2...16, 5),
    count("iterations iteration max_iterations", 1...100, 40),
    count("octaves octave", 1...8, 5),
    count("samples sample taps tap_count passes quality max_samples sample_count", 1...32, 12),
    count("columns rows squares cells tiles pixels divisions subdivisions grids dots", 1...40, 12),
    count(
      "rings waves stripes lines strings bars beams rays blobs circles balls particles", 1...30, 6),
    count("stars drops bubbles flakes streaks strands layers colors copies arms", 1...30, 5),
  ]

  private static let looks: [KnownQuantity] = [
    .init(
      "noise grain dither static film_grain", Measure(0...1, rest: 0.3, held: 0.8), rank: 16,
      keepsScale: true),
    .init(
      "glow bloom shine gloss sheen specular glare highlight brilliance",
      Measure(0...2, rest: 0.7, held: 1.6),
      rank: 17, keepsScale: true),
    .init("scanline scanlines scan_line", Measure(0...1, rest: 0.35, held: 0.9), rank: 18),
    .init(
      "threshold cutoff key tolerance cut edge", Measure(0...1, rest: 0.5, held: 0.75), rank: 40),
    .init("similarity", Measure(0...1, rest: 0.15, held: 0.3), rank: 40),
    .init("softness smoothness sharpness hardness", Measure(0...1, rest: 0.3, held: 0.9), rank: 41),
    .init(
      "feather smoothing edge_softness", Measure(1...80, rest: 20, held: 50, points), rank: 42,
      (.unitLengths, Measure(0...0.5, rest: 0.1, held: 0.3))),
    .init("falloff exponent curve_power", Measure(0.5...8, rest: 2, held: 5), rank: 43),
    .init(
      "hue hue_shift hue_rotation hue_offset hue_angle",
      Measure(0...1, rest: 0.35, held: 0.8, "turns"), rank: 36, keepsScale: true),
    .init(
      "saturation vibrance chroma", Measure(0...2, rest: 1.5, held: 0.3), rank: 37,
      keepsScale: true,
      (.fill, Measure(0...1, rest: 0.7, held: 1))),
    .init(
      "brightness lightness luminance luminosity", Measure(0...2, rest: 0.6, held: 1.1), rank: 38,
      keepsScale: true),
    .init("contrast", Measure(0...3, rest: 1.4, held: 2.4), rank: 37, keepsScale: true),
    .init("gamma", Measure(0.2...4, rest: 1.8, held: 0.6), rank: 39, keepsScale: true),
    .init("exposure", Measure(-3...3, rest: 0.7, held: 2, "stops"), rank: 38, keepsScale: true),
    .init(
      "temperature warmth tint", Measure(-1...1, rest: 0.4, held: 1), rank: 39, keepsScale: true),
    .init(
      "opacity alpha visibility", Measure(0...1, rest: 0.8, held: 0.3), rank: 80, keepsScale: true),
    .init("transparency", Measure(0...1, rest: 0.2, held: 0.7), rank: 80, keepsScale: true),
    .init("red r", Measure(0...1, rest: 0.9, held: 0.3), rank: 60),
    .init("green g", Measure(0...1, rest: 0.5, held: 1), rank: 60),
    .init("blue b", Measure(0...1, rest: 0.6, held: 1), rank: 60),
    .init(
      "light ambient diffuse shadow reflection reflectivity", Measure(0...1, rest: 0.5, held: 1),
      rank: 44),
    .init("shininess", Measure(1...128, rest: 24, held: 64), rank: 45),
    .init(
      "ior refractive_index index_refraction eta", Measure(1...2.5, rest: 1.4, held: 2), rank: 46),
  ]

  private static let rates: [KnownQuantity] = [
    .init(
      "speed rate tempo flow time_scale time_factor time_multiplier",
      Measure(0...5, rest: 1, held: 2.5), rank: 55, keepsScale: true,
      (.ripple, Measure(100...3000, rest: 1200, held: 2000, "points per second"))),
    .init("velocity", Measure(-1500...1500, rest: 400, held: 1200, "points per second"), rank: 54),
    .init(
      "decay damping attenuation friction", Measure(0...10, rest: 2, held: 0.5), rank: 56,
      (.ripple, Measure(0.5...20, rest: 8, held: 3))),
    .init("period cycle", Measure(0.2...10, rest: 2, held: 5, "seconds"), rank: 57),
    .init(
      "duration lifetime total_time", Measure(0.2...10, rest: 2, held: 5, "seconds"), rank: 73),
    .init(
      "delay start_time begin_time end_time", Measure(0...5, rest: 0.2, held: 1, "seconds"),
      rank: 74),
    .init(
      "deltatime delta_time frame_time time_step timestep",
      Measure(0.002...0.1, rest: 0.016, held: 0.05, "seconds"), rank: 90),
  ]

  private static let rest: [KnownQuantity] = [
    .init(
      "angle gradient_angle rotation theta orientation heading direction azimuth skew roll yaw "
        + "tilt",
      Measure(-3.14...3.14, rest: 0.6, held: 2.2, "radians"), rank: 29, keepsScale: true),
    .init(
      "phase phase_shift phase_offset", Measure(0...6.28, rest: 0.8, held: 4, "radians"), rank: 48),
    .init("complexity detail", Measure(1...10, rest: 4, held: 8), rank: 47),
    .init(
      "turbulence chaos randomness variation roughness irregularity",
      Measure(0...1, rest: 0.5, held: 1),
      rank: 19),
    .init("persistence", Measure(0.1...1, rest: 0.5, held: 0.8), rank: 62),
    .init("lacunarity", Measure(1...4, rest: 2, held: 3), rank: 62),
    .init("gain boost", Measure(0...2, rest: 0.6, held: 1.2), rank: 61),
    .init("bias", Measure(-1...1, rest: 0.2, held: 0.6), rank: 63),
    .init(
      "volume loudness audio bass treble energy beat pressure magnitude",
      Measure(0...1, rest: 0.5, held: 1), rank: 9),
    .init(
      "min minimum low lower floor inner near black", Measure(0...1, rest: 0.2, held: 0.4), rank: 75
    ),
    .init(
      "max maximum high upper ceiling outer far white", Measure(0...1, rest: 0.8, held: 0.5),
      rank: 75),
    .init("x y z start end from to", Measure(-1...1, rest: 0.3, held: 0.8), rank: 58),
    .init("stiffness tension", Measure(1...300, rest: 120, held: 240), rank: 76),
    .init("bounce elasticity mass gravity", Measure(0...2, rest: 0.5, held: 1.2), rank: 76),
    .init(
      "display_scale content_scale screen_scale pixel_ratio pixel_scale device_scale backing_scale",
      Measure(1...3, rest: 1), rank: 92),
    .init(
      "vertical horizontal enabled visible invert inverted", Measure(0...1, rest: 1, isWhole: true),
      rank: 93),
    .init("seed random_seed random", Measure(0...100, rest: 7), rank: 95),
    .init(
      "index mode type variant style kind option pattern preset algorithm channel",
      Measure(0...4, rest: 1, isWhole: true), rank: 96),
    .init("frame frame_index frame_count", Measure(0...600, rest: 60, isWhole: true), rank: 94),
  ]

  private static func count(
    _ names: String, _ range: ClosedRange<Double>, _ rest: Double
  ) -> KnownQuantity {
    .init(
      names, Measure(range, rest: rest, held: min(range.upperBound, rest * 2), isWhole: true),
      rank: 52)
  }
}
