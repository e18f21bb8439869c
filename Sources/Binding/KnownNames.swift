/// The words that authors of SwiftUI shaders name parameters with.
///
/// Words are lower case and singular, except where the plural means something else. Numbers are in
/// `KnownQuantities`.
enum KnownNames {
  private static func list(_ words: String) -> Set<String> {
    Set(words.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))
  }

  // MARK: Parts of names

  /// Left out at the front, as in `uTime`, `iResolution`, `inColor`.
  static let prefixes = list("u i k m v f n a in uni uniform arg param prop var my the")

  /// Left out when another word remains.
  static let fillers = list("current input my the val value param parameter arg argument shader of")

  /// First words of names that are answered with yes or no.
  static let questions = list("is has should use uses enable enabled show shows does can")

  static let abbreviations: [String: String] = [
    "ab": "aberration", "amp": "amplitude", "ampl": "amplitude", "amt": "amount", "ang": "angle",
    "bg": "background", "brightn": "brightness", "bri": "brightness", "btn": "button",
    "cen": "center", "centre": "center", "cntr": "center", "ctr": "center", "cnt": "count",
    "coef": "coefficient", "coeff": "coefficient", "col": "color", "clr": "color",
    "colour": "color", "colours": "colors", "cols": "columns", "deg": "degree", "dim": "dimension",
    "dims": "dimension", "dir": "direction", "disp": "displacement", "dist": "distance",
    "dt": "deltatime", "dur": "duration", "fg": "foreground", "freq": "frequency",
    "freqs": "frequency", "grey": "gray", "img": "image", "intens": "intensity",
    "iter": "iterations", "iters": "iterations", "len": "length", "loc": "location",
    "lum": "luminance", "mag": "magnification", "magn": "magnification", "mult": "multiplier",
    "norm": "normalized", "num": "number", "nums": "number", "oct": "octaves", "off": "offset",
    "ofs": "offset", "offs": "offset", "org": "origin", "perc": "percent", "pct": "percent",
    "pos": "position", "prog": "progress", "pt": "point", "pts": "points", "px": "pixel",
    "rad": "radius", "rel": "relative", "res": "resolution", "rot": "rotation",
    "sat": "saturation", "seg": "segments", "segs": "segments", "spd": "speed", "st": "uv",
    "str": "strength", "sz": "size", "tex": "texture", "thr": "threshold",
    "thresh": "threshold", "vel": "velocity", "vig": "vignette", "wid": "width",
  ]

  /// Meanings of one-letter names, by the number of components.
  static let letters: [Int: [String: String]] = [
    1: [
      "a": "amount", "b": "blue", "d": "distance", "f": "frequency", "g": "green", "h": "height",
      "i": "intensity", "k": "factor", "n": "count", "o": "offset", "p": "progress", "r": "radius",
      "s": "strength", "t": "time", "w": "width", "z": "zoom",
    ],
    2: [
      "c": "center", "d": "direction", "f": "frequency", "m": "mouse", "o": "offset", "p": "point",
      "r": "resolution", "s": "size", "t": "touch", "v": "velocity",
    ],
    3: ["c": "color", "d": "direction", "l": "light", "n": "normal", "r": "resolution"],
    4: ["b": "bounds", "c": "color", "r": "rect"],
  ]

  // MARK: The clock

  static let time = list("time elapsed elapsedtime second seconds clock timestamp now")
  /// Words that may stand beside those of `time`.
  static let timeCompanions = list(
    "scene system global animation animated wave loop run running interval in")
  /// Words that make a time one since a press.
  static let sincePress = list("since press pressed tap tapped touch touched click ripple hit")

  // MARK: The layer

  static let size = list(
    "size resolution dimension extent canvas viewport bounds frame rect screen area wh")
  /// Words for the layer in names of its size; other words make it the size of something smaller.
  static let wholes = list(
    """
    view layer canvas screen image texture content window container card item viewport frame
    display target full output button element source shape bounding bound geometry rect user
    picture photo text label total area drawable rendered surface proxy scene
    """)
  static let bounds = list(
    "bounds bound boundingrect rect rectangle box boundingbox frame region area viewport clip")
  static let aspect = list("aspect aspectratio")

  // MARK: Places

  /// Words for the place of a finger or a mouse.
  static let pointer = list(
    "touch tap pointer mouse cursor finger press pressed click clicked drag dragged gesture hover")
  static let places = list(
    """
    location origin focus focal hit center middle mid position point anchor start end target pivot
    spot eye attractor impact epicenter light lamp from to source place coordinate coord uv
    """)
  /// Words that an axis follows in names of one word, as in "touchx".
  static let axisOwners = list(
    "touch tap mouse cursor pointer finger center origin position offset")
  /// Short names of one place's two coordinates; each counts only beside the other.
  static let axisPairs = [("x", "y"), ("cx", "cy"), ("mx", "my"), ("tx", "ty"), ("px", "py")]
  static let unitSpace = list("uv unit normalized norm relative fraction fractional percent ratio")
  static let drags = list("drag dragged pan gesture pointer touch finger swipe")
  static let movements = list("offset translation delta movement amount")
  static let velocities = list("velocity speed")

  // MARK: Vectors

  /// Last words of vectors that are not a place: each with range, defaults and unit.
  static let vectors: [String: (range: ClosedRange<Double>, rest: [Double], unit: String?)] = [
    "amount": (-1...1, [0.4, 0.2, 0, 0], nil),
    "amplitude": (0...60, [12, 8, 0, 0], "points"),
    "angle": (-3.14...3.14, [0.6, 0.3, 0, 0], "radians"),
    "axis": (-1...1, [0, 0, 1, 0], nil),
    "corner": (0...80, [24, 24, 24, 24], "points"),
    "delta": (-60...60, [10, 6, 0, 0], "points"),
    "direction": (-1...1, [0.8, 0.6, 0.5, 0], nil),
    "displacement": (-60...60, [10, 6, 0, 0], "points"),
    "frequency": (0...40, [10, 8, 6, 4], nil),
    "inset": (0...80, [16, 16, 16, 16], "points"),
    "intensity": (0...1, [0.5, 0.4, 0.3, 0.2], nil),
    "light": (-1...1, [0.5, -0.6, 0.7, 0], nil),
    "limits": (0...1, [0.2, 0.8, 0, 0], nil),
    "noise": (0...20, [4, 4, 4, 4], nil),
    "normal": (-1...1, [0.3, 0.3, 1, 0], nil),
    "number": (1...40, [12, 8, 4, 2], nil),
    "offset": (-60...60, [10, 6, 0, 0], "points"),
    "padding": (0...80, [16, 16, 16, 16], "points"),
    "phase": (0...6.28, [0, 1.6, 3.1, 4.7], nil),
    "radius": (0...240, [90, 60, 24, 24], "points"),
    "radii": (0...240, [24, 24, 24, 24], "points"),
    "range": (0...1, [0.2, 0.8, 0, 0], nil),
    "repeat": (1...20, [4, 3, 2, 1], nil),
    "rotation": (-3.14...3.14, [0.5, 0.3, 0.2, 0], "radians"),
    "scale": (0.1...10, [1.5, 1.5, 1.5, 1.5], nil),
    "scroll": (-400...400, [0, 120, 0, 0], "points"),
    "seed": (0...100, [12.9, 78.2, 37.7, 3.1], nil),
    "shift": (-60...60, [10, 6, 0, 0], "points"),
    "size": (2...120, [24, 24, 24, 24], "points"),
    "skew": (-1...1, [0.3, 0, 0, 0], nil),
    "spacing": (2...80, [16, 16, 16, 16], "points"),
    "speed": (-4...4, [0.6, 0.4, 0.2, 0], nil),
    "strength": (-60...60, [12, 8, 0, 0], "points"),
    "threshold": (0...1, [0.2, 0.8, 0, 0], nil),
    "tilt": (-1...1, [0.4, 0.25, 0, 0], nil),
    "tiling": (1...20, [4, 3, 2, 1], nil),
    "translation": (-120...120, [24, 12, 0, 0], "points"),
    "velocity": (-1000...1000, [300, 120, 0, 0], "points per second"),
    "warp": (-1...1, [0.4, 0.2, 0, 0], nil),
    "zoom": (0.5...5, [2, 2, 1, 1], nil),
    "grid": (1...40, [12, 8, 4, 2], nil),
    "cell": (1...40, [12, 8, 4, 2], nil),
    "column": (1...40, [12, 8, 4, 2], nil),
    "tile": (1...40, [12, 8, 4, 2], nil),
    "wave": (0...40, [8, 6, 4, 2], nil),
    "param": (0...1, [0.5, 0.5, 0.5, 0.5], nil),
    "parameter": (0...1, [0.5, 0.5, 0.5, 0.5], nil),
    "setting": (0...1, [0.5, 0.5, 0.5, 0.5], nil),
    "option": (0...1, [0.5, 0.5, 0.5, 0.5], nil),
    "hsv": (0...1, [0.6, 0.7, 0.9, 1], nil),
    "hsb": (0...1, [0.6, 0.7, 0.9, 1], nil),
    "hsl": (0...1, [0.6, 0.7, 0.5, 1], nil),
  ]

  // MARK: Colors, switches and presses

  static let colors = list(
    """
    color tint rgb rgba ink shade hex background foreground accent highlight shadow fill stroke
    glow border paint pigment palette backdrop replacement primary secondary tertiary
    """)
  /// Whether something is held.
  static let held = list(
    "press pressed held hold holding down touched touching touch tapped tap active dragging click")
  /// Switches that start off, as they turn or hide what is there.
  static let offAtFirst = list(
    "invert inverted inverse flip flipped reverse reversed debug mirror mirrored disable disabled "
      + "hide hidden mute muted paused pause vertical grayscale monochrome")

  // MARK: Amounts

  /// Last words of the names of amounts, which a press moves.
  static let amounts = list(
    """
    progress amount intensity strength fraction transition animation reveal dissolve mix blend
    level factor effect power force press pressed hold held touch tap fade morph percent percentage
    completion presence activation interpolation lerp wipe burn melt opening
    """)
  /// Words after which the quantity before them keeps its own scale, as `zoom` does in
  /// `zoomFactor`.
  static let multipliers = list("factor multiplier coefficient level setting")
  static let amountWords = list("amount strength intensity")
  static let lowEnds = list("min minimum inner low lower near")

  /// Every word above and of the quantities: what names written as one word, as "viewsize", are
  /// split by.
  static let vocabulary: Set<String> = {
    var all = time.union(size).union(wholes).union(bounds).union(pointer).union(places)
    all.formUnion(unitSpace.union(colors).union(held).union(amounts).union(multipliers))
    all.formUnion(lowEnds.union(vectors.keys).union(movements).union(offAtFirst))
    all.formUnion(abbreviations.values)
    all.formUnion(["max", "maximum", "outer", "high", "upper", "top", "bottom"])
    for quantity in KnownQuantities.all {
      for phrase in quantity.phrases {
        all.formUnion(phrase.split(separator: " ").map(String.init))
      }
    }
    return all
  }()
  /// Letters of the longest part that a name written as one word is split into: without it each
  /// split of an overlong name would be tried.
  static let longestWord: Int = {
    let parts = [vocabulary, prefixes, fillers, Set(abbreviations.keys)]
    return parts.joined().map(\.count).max() ?? 0
  }()
}
