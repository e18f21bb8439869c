/// The bits of numbers.
extension BuiltinFunction {
  static let bits: [BuiltinFunction] = [
    BuiltinFunction("floatBitsToInt", "I(T)"), BuiltinFunction("floatBitsToUint", "U(T)"),
    BuiltinFunction("intBitsToFloat", "T(I)"), BuiltinFunction("uintBitsToFloat", "T(U)"),
  ]
}
