/// A function of metal_stdlib.
struct MetalFunction: Sendable {
  /// How arguments and result go together.
  enum Shape: Sendable, Hashable {
    /// All arguments become one floating type, which is the result's.
    case floating(Int)
    /// The same for floating types and integers.
    case numeric(Int)
    case integer(Int)
    /// Vectors of one floating type to one number.
    case reduction(Int)
    /// Two vectors and a number: `refract`.
    case refraction
    case cross
    /// Floating arguments to `bool` of their width.
    case test(Int)
    /// `bool` vector to `bool`.
    case anyOrAll
    /// `select(a, b, condition)`.
    case selection
    /// A floating argument, and a second of its type that is written: `modf`, `sincos`.
    case secondResult
    /// `frexp`.
    case exponentResult
    /// A floating argument and integers of its width: `ldexp`.
    case scaled
    /// Floating to integers: `ilogb`.
    case toInteger
    case determinant, transpose
    /// `extract_bits(x, offset, count)`, `insert_bits(x, y, offset, count)`: `x` values, then two numbers.
    case bits(Int)
    /// `pack_float_to_unorm4x8` and the like: components in, and whether from a vector to `uint`.
    case packing(Int)
    case unpacking(Int)
    /// `discard_fragment`.
    case statement
  }

  let name: String
  let shape: Shape

  var argumentCount: Int {
    switch shape {
    case .floating(let count), .numeric(let count), .integer(let count), .reduction(let count),
      .test(let count):
      count
    case .refraction, .selection: 3
    case .cross, .secondResult, .exponentResult, .scaled: 2
    case .anyOrAll, .toInteger, .determinant, .transpose, .packing, .unpacking: 1
    case .bits(let count): count + 2
    case .statement: 0
    }
  }

  /// Returns the function called `name`.
  static func named(_ name: String) -> MetalFunction? { table[name] }

  static var names: some Sequence<String> { table.keys }

  private static let table: [String: MetalFunction] = {
    let families: [(Shape, String)] = [
      (
        .floating(1),
        """
        acos acosh asin asinh atan atanh ceil cos cosh cospi exp exp2 exp10 fabs floor fract log log2 log10 rint
        round rsqrt sign sin sinh sinpi sqrt tan tanh tanpi trunc saturate normalize dfdx dfdy fwidth
        logb
        """
      ),
      (
        .floating(2),
        "atan2 copysign fdim fmax fmin fmod pow powr step divide nextafter reflect"
      ),
      (
        .floating(3), "fma mix smoothstep fmedian3 fmin3 fmax3 faceforward"
      ),
      (.numeric(1), "abs"), (.numeric(2), "max min"), (.numeric(3), "clamp max3 min3 median3"),
      (.integer(1), "clz ctz popcount reverse_bits"),
      (.integer(2), "absdiff addsat subsat hadd rhadd mulhi mul24 rotate"),
      (.integer(3), "mad24 madhi madsat"),
      (.reduction(1), "length length_squared fast_length"),
      (.reduction(2), "dot distance distance_squared fast_distance"),
      (.refraction, "refract"), (.cross, "cross"),
      (.test(1), "isfinite isinf isnan isnormal signbit"), (.test(2), "isordered isunordered"),
      (.anyOrAll, "any all"), (.selection, "select"), (.secondResult, "modf sincos"),
      (.exponentResult, "frexp"), (.scaled, "ldexp"), (.toInteger, "ilogb"),
      (.determinant, "determinant"), (.transpose, "transpose"),
      (.bits(1), "extract_bits"), (.bits(2), "insert_bits"),
      (
        .packing(4),
        "pack_float_to_unorm4x8 pack_float_to_snorm4x8 pack_half_to_unorm4x8 pack_half_to_snorm4x8"
      ),
      (
        .packing(2),
        "pack_float_to_unorm2x16 pack_float_to_snorm2x16 pack_half_to_unorm2x16 pack_half_to_snorm2x16"
      ),
      (
        .unpacking(4),
        "unpack_unorm4x8_to_float unpack_snorm4x8_to_float unpack_unorm4x8_to_half unpack_snorm4x8_to_half"
      ),
      (
        .unpacking(2),
        "unpack_unorm2x16_to_float unpack_snorm2x16_to_float unpack_unorm2x16_to_half unpack_snorm2x16_to_half"
      ),
      (.statement, "discard_fragment"),
    ]
    var table: [String: MetalFunction] = [:]
    for (shape, names) in families {
      for name in names.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
        table[String(name)] = MetalFunction(name: String(name), shape: shape)
      }
    }
    // The spellings of <simd/simd.h> and the forms with the precision in the name.
    let others = [
      "simd_mix": "mix", "simd_length": "length", "simd_dot": "dot", "simd_normalize": "normalize",
      "simd_distance": "distance", "simd_cross": "cross", "simd_clamp": "clamp", "simd_min": "min",
      "simd_max": "max", "simd_smoothstep": "smoothstep", "simd_fract": "fract",
      "simd_reflect": "reflect",
      "simd_refract": "refract", "simd_length_squared": "length_squared",
      "fast_normalize": "normalize",
      "fabsf": "fabs", "sinf": "sin", "cosf": "cos", "sqrtf": "sqrt", "powf": "pow",
      "floorf": "floor",
      "fmodf": "fmod", "expf": "exp",
    ]
    for (alias, name) in others { table[alias] = table[name] }
    return table
  }()
}
