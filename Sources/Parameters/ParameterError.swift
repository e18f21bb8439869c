/// Why a text is not a value of a parameter.
package enum ParameterError: Error, Sendable, Hashable {
  case unknownName(String, known: [String])
  case notANumber(name: String, text: String)
  case notWhole(name: String, text: String)
  case outOfRange(name: String, text: String, range: ClosedRange<Double>)
  case notNumbers(name: String, text: String, count: Int)
  /// A list whose elements have `components` numbers each.
  case notAList(name: String, text: String, components: Int)
  case notBytes(name: String, text: String)
  case notAPicture(name: String, text: String)
  case notAColor(name: String, text: String)
  case notColors(name: String, text: String)
  /// Rows of points that are not of one length, or not as many as a mesh may have.
  case notAGrid(name: String, text: String)
  /// Neither the name of a mesh nor a file.
  case unknownMesh(name: String, text: String, names: [String])
  case unknownChoice(name: String, text: String, choices: [String])
}
