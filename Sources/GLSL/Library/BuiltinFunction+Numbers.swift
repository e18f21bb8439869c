/// Functions of numbers, component by component.
extension BuiltinFunction {
  static let numbers: [BuiltinFunction] = [
    BuiltinFunction("radians", "T(T)"), BuiltinFunction("degrees", "T(T)"),
    BuiltinFunction("sin", "T(T)"), BuiltinFunction("cos", "T(T)"), BuiltinFunction("tan", "T(T)"),
    BuiltinFunction("asin", "T(T)"), BuiltinFunction("acos", "T(T)"),
    BuiltinFunction("atan", "T(T) T(T,T)"),
    BuiltinFunction("sinh", "T(T)"), BuiltinFunction("cosh", "T(T)"),
    BuiltinFunction("tanh", "T(T)"), BuiltinFunction("asinh", "T(T)"),
    BuiltinFunction("acosh", "T(T)"), BuiltinFunction("atanh", "T(T)"),
    BuiltinFunction("pow", "T(T,T)"), BuiltinFunction("exp", "T(T)"),
    BuiltinFunction("log", "T(T)"),
    BuiltinFunction("exp2", "T(T)"), BuiltinFunction("log2", "T(T)"),
    BuiltinFunction("sqrt", "T(T)"), BuiltinFunction("inversesqrt", "T(T)"),
    BuiltinFunction("abs", "T(T) I(I)"), BuiltinFunction("sign", "T(T) I(I)"),
    BuiltinFunction("floor", "T(T)"), BuiltinFunction("trunc", "T(T)"),
    BuiltinFunction("round", "T(T)"), BuiltinFunction("roundEven", "T(T)"),
    BuiltinFunction("ceil", "T(T)"), BuiltinFunction("fract", "T(T)"),
    BuiltinFunction("mod", "T(T,T) T(T,float)"), BuiltinFunction("modf", "T(T,out:T)"),
    BuiltinFunction("min", "T(T,T) T(T,float) I(I,I) I(I,int) U(U,U) U(U,uint)"),
    BuiltinFunction("max", "T(T,T) T(T,float) I(I,I) I(I,int) U(U,U) U(U,uint)"),
    BuiltinFunction(
      "clamp",
      "T(T,T,T) T(T,float,float) I(I,I,I) I(I,int,int) U(U,U,U) U(U,uint,uint)"),
    BuiltinFunction("mix", "T(T,T,T) T(T,T,float) T(T,T,B)"),
    BuiltinFunction("step", "T(T,T) T(float,T)"),
    BuiltinFunction("smoothstep", "T(T,T,T) T(float,float,T)"),
    BuiltinFunction("isnan", "B(T)"), BuiltinFunction("isinf", "B(T)"),
    BuiltinFunction("dFdx", isPure: false, "T(T)"), BuiltinFunction("dFdy", isPure: false, "T(T)"),
    BuiltinFunction("fwidth", isPure: false, "T(T)"),
    // Deprecated since 4.40, and 0 on most drivers
    BuiltinFunction("noise1", isPure: false, "float(T)"),
    BuiltinFunction("noise2", isPure: false, "vec2(T)"),
    BuiltinFunction("noise3", isPure: false, "vec3(T)"),
    BuiltinFunction("noise4", isPure: false, "vec4(T)"),
  ]
}
