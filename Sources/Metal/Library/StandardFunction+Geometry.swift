internal import ShaderTree

/// Vectors and matrices as a whole.
extension StandardFunction {
  static let geometry: [StandardFunction] = [
    StandardFunction(
      "length", .reduction(1), aliases: ["simd_length", "fast_length"], .builtin("length")),
    StandardFunction(
      "length_squared", .reduction(1), aliases: ["simd_length_squared"],
      .helper("length_squared", "float $length_squared(T x) {\n  return dot(x, x);\n}")),
    StandardFunction(
      "distance", .reduction(2), aliases: ["simd_distance", "fast_distance"],
      .builtin("distance")),
    StandardFunction(
      "distance_squared", .reduction(2),
      .helper(
        "distance_squared",
        "float $distance_squared(T x, T y) {\n  return dot(x - y, x - y);\n}")),
    StandardFunction("dot", .reduction(2), aliases: ["simd_dot"], .builtin("dot")),
    StandardFunction("cross", .cross, aliases: ["simd_cross"], .builtin("cross")),
    StandardFunction(
      "normalize", .floating(1), aliases: ["simd_normalize", "fast_normalize"],
      .builtin("normalize")),
    StandardFunction("faceforward", .floating(3), .builtin("faceforward")),
    StandardFunction("reflect", .floating(2), aliases: ["simd_reflect"], .builtin("reflect")),
    StandardFunction("refract", .refraction, aliases: ["simd_refract"], .builtin("refract")),
    StandardFunction("determinant", .determinant, .builtin("determinant")),
    StandardFunction("transpose", .transpose, .builtin("transpose")),
  ]
}
