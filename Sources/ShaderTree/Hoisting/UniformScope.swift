/// Which variables of a function differ between the pixels of a draw.
struct UniformScope {
  /// Those that differ, or may.
  var varying: Set<VariableIndex> = []
  /// The values that the variables of loops count through.
  var ranges: [VariableIndex: ClosedRange<Int64>] = [:]
  /// Whether variables may be written: inside of a function that is called as a whole.
  var allowsWrites = false

  /// One in which no variable is known to have the same value for all pixels.
  static func allVarying(_ function: TypedFunction) -> UniformScope {
    UniformScope(varying: Set(function.variables.indices.map { VariableIndex($0) }))
  }
}
