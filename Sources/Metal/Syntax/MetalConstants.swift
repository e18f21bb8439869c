/// The constants of metal_stdlib, such as `M_PI_F`.
enum MetalConstants {
  /// Returns value and type of the constant called `name`.
  static func value(of name: String) -> (value: Float, isHalf: Bool)? {
    if let special = special[name] { return special }
    guard name.hasPrefix("M_") else { return nil }
    if name.hasSuffix("_F") || name.hasSuffix("_H") {
      return mathematical[String(name.dropLast(2))].map { (Float($0), name.hasSuffix("_H")) }
    }
    return mathematical[name].map { (Float($0), false) }
  }

  static var names: [String] {
    mathematical.keys.flatMap { [$0 + "_F", $0 + "_H"] } + special.keys
  }

  private static let mathematical: [String: Double] = [
    "M_E": 2.718281828459045, "M_LOG2E": 1.4426950408889634, "M_LOG10E": 0.4342944819032518,
    "M_LN2": 0.6931471805599453, "M_LN10": 2.302585092994046, "M_PI": 3.141592653589793,
    "M_PI_2": 1.5707963267948966, "M_PI_4": 0.7853981633974483, "M_1_PI": 0.3183098861837907,
    "M_2_PI": 0.6366197723675814, "M_2_SQRTPI": 1.1283791670955126, "M_SQRT2": 1.4142135623730951,
    "M_SQRT1_2": 0.7071067811865476,
  ]

  private static let special: [String: (value: Float, isHalf: Bool)] = [
    "INFINITY": (.infinity, false), "NAN": (.nan, false), "HUGE_VALF": (.infinity, false),
    "HUGE_VALH": (.infinity, true), "MAXFLOAT": (.greatestFiniteMagnitude, false),
    "MAXHALF": (65504, true), "FLT_MAX": (.greatestFiniteMagnitude, false),
    "FLT_MIN": (.leastNormalMagnitude, false), "FLT_EPSILON": (.ulpOfOne, false),
    "HALF_MAX": (65504, true), "HALF_MIN": (0.00006103515625, true),
    "HALF_EPSILON": (0.0009765625, true), "FLT_DIG": (6, false),
  ]
}
