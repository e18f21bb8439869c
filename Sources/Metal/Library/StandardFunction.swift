internal import ShaderTree

/// A function of metal_stdlib: its names, the types it takes, and how it is written in GLSL.
///
/// ```swift
/// StandardFunction(
///   "fdim", .floating(2), .helper("fdim", "T $fdim(T x, T y) { return max(x - y, 0.0); }"))
/// ```
///
/// The rows are in `StandardFunction+….swift`, one file for each family. A new function is one
/// more row; what its arguments are converted to follows from its shape.
struct StandardFunction: Sendable {
  /// How the types of the arguments and of the result go together.
  enum Shape: Sendable, Hashable {
    /// All arguments become one floating type, which is the result's.
    case floating(Int)
    /// The same for floating types and integers.
    case numeric(Int)
    case integer(Int)
    /// Integers that become `int` if they have fewer bits: `mul24`.
    case word(Int)
    /// Two integers of one type to one without a sign: `absdiff`.
    case difference
    /// Vectors of one floating type to one number.
    case reduction(Int)
    /// Two vectors and a number: `refract`.
    case refraction
    case cross
    /// Floating arguments to `bool` of their width.
    case test(Int)
    /// `bool` vector to `bool`.
    case anyOrAll
    /// `select(a, b, condition)`: two of one type, and a `bool` for all or for each component.
    case selection
    /// A floating argument, and a second of its type that is written: `modf`, `sincos`.
    case secondResult
    /// A floating argument, and integers of its width that are written: `frexp`.
    case exponentResult
    /// A floating argument and integers of its width: `ldexp`.
    case scaled
    /// Floating to integers: `ilogb`.
    case toInteger
    /// A square matrix to one of its components.
    case determinant
    case transpose
    /// `extract_bits(x, offset, count)`, `insert_bits(x, y, offset, count)`: this many integers of
    /// one type, then two numbers.
    case bits(Int)
    /// A vector of this width and type to `uint`: `pack_float_to_unorm4x8`.
    case packing(Int, Scalar)
    /// `uint` to a vector of this width and type.
    case unpacking(Int, Scalar)
    /// No arguments and no value: `discard_fragment`.
    case statement
  }

  let name: String
  /// Other spellings: those of `<simd/simd.h>` and those with the precision in the name.
  let aliases: [String]
  let shape: Shape
  /// Returns how a call with these arguments, already converted, is written.
  let lowering: @Sendable (_ arguments: [MetalExpression]) -> Lowering

  init(_ name: String, _ shape: Shape, aliases: [String] = [], _ lowering: Lowering) {
    self.init(name, shape, aliases: aliases) { _ in lowering }
  }

  /// A function whose GLSL depends on its arguments.
  init(
    _ name: String, _ shape: Shape, aliases: [String] = [],
    choosing lowering: @escaping @Sendable (_ arguments: [MetalExpression]) -> Lowering
  ) {
    self.name = name
    self.aliases = aliases
    self.shape = shape
    self.lowering = lowering
  }

  var argumentCount: Int {
    switch shape {
    case .floating(let count), .numeric(let count), .integer(let count), .word(let count),
      .reduction(let count), .test(let count):
      count
    case .refraction, .selection: 3
    case .cross, .difference, .secondResult, .exponentResult, .scaled: 2
    case .anyOrAll, .toInteger, .determinant, .transpose, .packing, .unpacking: 1
    case .bits(let count): count + 2
    case .statement: 0
    }
  }

  /// Whether a call changes its last argument.
  var writesArgument: Bool { shape == .secondResult || shape == .exponentResult }

  /// All of them, by family.
  static let all: [StandardFunction] =
    numbers + rounding + exponentials + angles + geometry + tests + integers + packing + pixels

  /// Returns the function with this name or alias; `nil` if there is none.
  static func named(_ name: String) -> StandardFunction? { table[name] }

  /// Every name and alias.
  static var names: some Sequence<String> { table.keys }

  private static let table: [String: StandardFunction] = Dictionary(
    uniqueKeysWithValues: all.flatMap { function in
      ([function.name] + function.aliases).map { ($0, function) }
    })
}
