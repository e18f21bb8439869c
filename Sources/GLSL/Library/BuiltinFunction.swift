internal import ShaderTree

/// A function that GLSL has built in: its name, and the types that it takes.
///
/// ```swift
/// BuiltinFunction("clamp", "T(T,T,T) T(T,float,float) I(I,I,I) I(I,int,int)")
/// ```
///
/// In a form, `T` is `float` or a vector of floats, `I`, `U` and `B` the same of `int`, `uint` and
/// `bool`; all letters of one form have the same width. `V`, `VI`, `VU` and `VB` are vectors only,
/// and `M` is a matrix. `G2D` and its like are samplers of floats, ints or uints, and `GV` the
/// vector of four that reading one gives. `out:` marks what is written, `const:` what must be a
/// constant. The rows are in `BuiltinFunction+….swift`, one file for each family.
struct BuiltinFunction: Sendable {
  /// One list of parameters, and what it gives.
  struct Form: Sendable, Hashable {
    var result: ShaderType
    var parameters: [ShaderType]
    /// Whether the last parameter is written.
    var writesLast = false
    /// The parameters that must be constants.
    var constants: Set<Int> = []
  }

  let name: String
  /// How 3.30 calls it.
  let written: String
  let forms: [Form]
  /// Whether a call with constants is a constant.
  let isPure: Bool

  /// - Parameters:
  ///   - written: The name in 3.30; `nil` for the same.
  ///   - forms: As above, separated by spaces.
  init(_ name: String, as written: String? = nil, isPure: Bool = true, _ forms: String) {
    self.name = name
    self.written = written ?? name
    self.isPure = isPure
    // `T(T,float)` is `T(T,T)` for one number.
    var taken: Set<[ShaderType]> = []
    self.forms = forms.split(separator: " ").flatMap { Self.expanded($0) }
      .filter { taken.insert($0.parameters).inserted }
  }

  static let all: [BuiltinFunction] = numbers + geometry + comparisons + bits + textures

  /// Returns the function with this name; `nil` if there is none.
  static func named(_ name: String) -> BuiltinFunction? { table[name] }

  static var names: some Sequence<String> { table.keys }

  private static let table: [String: BuiltinFunction] = Dictionary(
    uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// form = type "(" (parameter ("," parameter)*)? ")"
  /// parameter = ("out:" | "const:")? type
  private static func expanded(_ text: Substring) -> [Form] {
    let parts = text.dropLast().split(separator: "(", omittingEmptySubsequences: false)
    precondition(parts.count == 2 && text.last == ")", "a form is written 'T(T,T)', not '\(text)'")
    let words = parts[1].split(separator: ",")
    let types = words.map { $0.split(separator: ":").last ?? $0 }
    let all = [parts[0]] + types
    let choices =
      all.contains("M")
      ? matrices.count
      : all.contains { $0.first == "G" } ? texels.count : all.contains(where: isGeneric) ? 4 : 1
    var forms: [Form] = []
    for choice in 0..<choices {
      let found = all.map { type(String($0), choice) }
      guard !found.contains(nil), let result = found[0] else { continue }
      forms.append(
        Form(
          result: result, parameters: found.dropFirst().compactMap { $0 },
          writesLast: words.last?.hasPrefix("out:") == true,
          constants: Set(words.indices.filter { words[$0].hasPrefix("const:") })))
    }
    return forms
  }

  private static let scalars: [Character: Scalar] = [
    "T": .float, "I": .int, "U": .uint, "B": .bool,
  ]

  private static let texels: [Scalar] = [.float, .int, .uint]

  private static let matrices: [ShaderType] = (2...4).flatMap { columns in
    (2...4).map { .matrix(.float, columns: columns, rows: $0) }
  }

  private static func isGeneric(_ word: Substring) -> Bool {
    word.first == "V" || word.count == 1 && word.first.map { scalars[$0] != nil } == true
  }

  /// The type that a word of a form means in one of its widths; `nil` if it has no such width.
  private static func type(_ word: String, _ choice: Int) -> ShaderType? {
    if word == "M" { return matrices[choice] }
    if word == "GV" { return .vector(texels[choice], 4) }
    if word.first == "G", let shape = TextureShape(rawValue: String(word.dropFirst())) {
      return .texture(texels[choice], shape)
    }
    if word.first == "V" {
      let scalar = word.dropFirst().first.flatMap { scalars[$0] } ?? .float
      return choice == 0 ? nil : .vector(scalar, choice + 1)
    }
    if word.count == 1, let scalar = word.first.flatMap({ scalars[$0] }) {
      return .number(scalar, choice + 1)
    }
    guard let type = TypeNames.type(named: word) else {
      preconditionFailure("'\(word)' is not a type")
    }
    return type
  }
}
