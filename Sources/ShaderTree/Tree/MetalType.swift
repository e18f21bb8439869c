/// A type of Metal, as far as stitchable functions use them.
indirect enum MetalType: Hashable, Sendable {
  case void
  case scalar(Scalar)
  case vector(Scalar, Int)
  case matrix(Scalar, columns: Int, rows: Int)
  case array(MetalType, Int)
  /// A struct, by its index in the program.
  case structure(Int)
  /// An enum, by its index in the program; an `int` in GLSL.
  case enumeration(Int)
  case pointer(MetalType, AddressSpace)
  case texture(Scalar)
  case sampler
  case layer
  /// The type of what has a mistake that was already reported; converts to everything.
  case unknown

  static let float = MetalType.scalar(.float)
  static let int = MetalType.scalar(.int)
  static let uint = MetalType.scalar(.uint)
  static let bool = MetalType.scalar(.bool)
  static let half = MetalType.scalar(.half)

  /// Type of one component of a number, vector or matrix.
  var scalar: Scalar? {
    switch self {
    case .scalar(let scalar), .vector(let scalar, _), .matrix(let scalar, _, _): scalar
    case .enumeration: .int
    default: nil
    }
  }

  /// Components of a vector, 1 for a number; `nil` for anything else.
  var width: Int? {
    switch self {
    case .scalar, .enumeration: 1
    case .vector(_, let width): width
    default: nil
    }
  }

  var isVector: Bool { if case .vector = self { true } else { false } }
  var isMatrix: Bool { if case .matrix = self { true } else { false } }
  var isScalar: Bool { width == 1 }
  var isStructure: Bool { if case .structure = self { true } else { false } }

  /// Whether it is a number or a vector of them.
  var isArithmetic: Bool { width != nil }

  /// The number or vector of `width` components of `scalar`.
  static func number(_ scalar: Scalar, _ width: Int) -> MetalType {
    width == 1 ? .scalar(scalar) : .vector(scalar, width)
  }

  /// The same shape with other components.
  func with(_ scalar: Scalar) -> MetalType {
    switch self {
    case .scalar, .enumeration: .scalar(scalar)
    case .vector(_, let width): .vector(scalar, width)
    case .matrix(_, let columns, let rows): .matrix(scalar, columns: columns, rows: rows)
    default: self
    }
  }
}

/// A type of one number.
enum Scalar: String, Hashable, Sendable, CaseIterable {
  case bool, char, uchar, short, ushort, int, uint, long, ulong, half, float

  var isFloating: Bool { self == .half || self == .float }
  var isInteger: Bool { !isFloating && self != .bool }
  var isUnsigned: Bool { [.uchar, .ushort, .uint, .ulong].contains(self) }

  /// Integers smaller than `int` become `int` before arithmetic.
  var isNarrow: Bool { [.char, .uchar, .short, .ushort].contains(self) }
  var promoted: Scalar { self == .bool || isNarrow ? .int : self }

  /// Order of the usual arithmetic conversions: of two, the higher one wins.
  var rank: Int {
    switch self {
    case .bool: 0
    case .char, .uchar: 1
    case .short, .ushort: 2
    case .int: 3
    case .uint: 4
    case .long: 5
    case .ulong: 6
    case .half: 7
    case .float: 8
    }
  }

  /// The type that arithmetic between two scalars is done in.
  static func common(_ a: Scalar, _ b: Scalar) -> Scalar {
    let a = a.promoted
    let b = b.promoted
    return a.rank >= b.rank ? a : b
  }
}
