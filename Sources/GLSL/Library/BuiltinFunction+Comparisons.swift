/// Comparisons of vectors component by component, and what follows from them.
extension BuiltinFunction {
  static let comparisons: [BuiltinFunction] = [
    BuiltinFunction("lessThan", "VB(V,V) VB(VI,VI) VB(VU,VU)"),
    BuiltinFunction("lessThanEqual", "VB(V,V) VB(VI,VI) VB(VU,VU)"),
    BuiltinFunction("greaterThan", "VB(V,V) VB(VI,VI) VB(VU,VU)"),
    BuiltinFunction("greaterThanEqual", "VB(V,V) VB(VI,VI) VB(VU,VU)"),
    BuiltinFunction("equal", "VB(V,V) VB(VI,VI) VB(VU,VU) VB(VB,VB)"),
    BuiltinFunction("notEqual", "VB(V,V) VB(VI,VI) VB(VU,VU) VB(VB,VB)"),
    BuiltinFunction("any", "bool(VB)"), BuiltinFunction("all", "bool(VB)"),
    BuiltinFunction("not", "VB(VB)"),
  ]
}
