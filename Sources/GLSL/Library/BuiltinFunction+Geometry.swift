/// Vectors and matrices as a whole.
extension BuiltinFunction {
  static let geometry: [BuiltinFunction] = [
    BuiltinFunction("length", "float(T)"), BuiltinFunction("distance", "float(T,T)"),
    BuiltinFunction("dot", "float(T,T)"), BuiltinFunction("cross", "vec3(vec3,vec3)"),
    BuiltinFunction("normalize", "T(T)"), BuiltinFunction("faceforward", "T(T,T,T)"),
    BuiltinFunction("reflect", "T(T,T)"), BuiltinFunction("refract", "T(T,T,float)"),
    BuiltinFunction("matrixCompMult", "M(M,M)"),
    BuiltinFunction(
      "outerProduct",
      """
      mat2(vec2,vec2) mat3(vec3,vec3) mat4(vec4,vec4) mat2x3(vec3,vec2) mat3x2(vec2,vec3) \
      mat2x4(vec4,vec2) mat4x2(vec2,vec4) mat3x4(vec4,vec3) mat4x3(vec3,vec4)
      """),
    BuiltinFunction(
      "transpose",
      """
      mat2(mat2) mat3(mat3) mat4(mat4) mat2x3(mat3x2) mat3x2(mat2x3) mat2x4(mat4x2) mat4x2(mat2x4) \
      mat3x4(mat4x3) mat4x3(mat3x4)
      """),
    BuiltinFunction("determinant", "float(mat2) float(mat3) float(mat4)"),
    BuiltinFunction("inverse", "mat2(mat2) mat3(mat3) mat4(mat4)"),
  ]
}
