/// A type of a shader program.
package indirect enum ShaderType: TreeType {
  case void
  case scalar(Scalar)
  case vector(Scalar, Int)
  case matrix(Scalar, columns: Int, rows: Int)
  case array(ShaderType, Int)
  case structure(StructureIndex)
  case texture(Scalar, TextureShape = .plane)
  /// The type of what has a mistake that was already reported; converts to everything.
  case unknown

  package static let float = ShaderType.scalar(.float)
  package static let int = ShaderType.scalar(.int)
  package static let uint = ShaderType.scalar(.uint)
  package static let bool = ShaderType.scalar(.bool)
  package static let half = ShaderType.scalar(.half)

  /// Type of one component of a number, vector or matrix.
  package var scalar: Scalar? {
    switch self {
    case .scalar(let scalar), .vector(let scalar, _), .matrix(let scalar, _, _): scalar
    default: nil
    }
  }

  /// Components of a vector, 1 for a number; `nil` for anything else.
  package var width: Int? {
    switch self {
    case .scalar: 1
    case .vector(_, let width): width
    default: nil
    }
  }

  package var isVector: Bool { if case .vector = self { true } else { false } }
  package var isMatrix: Bool { if case .matrix = self { true } else { false } }
  package var isScalar: Bool { width == 1 }
  package var isStructure: Bool { if case .structure = self { true } else { false } }

  /// Whether it is a number or a vector of them.
  package var isArithmetic: Bool { width != nil }

  /// The number or vector of `width` components of `scalar`.
  package static func number(_ scalar: Scalar, _ width: Int) -> ShaderType {
    width == 1 ? .scalar(scalar) : .vector(scalar, width)
  }

  /// The same shape with other components.
  package func with(_ scalar: Scalar) -> ShaderType {
    switch self {
    case .scalar: .scalar(scalar)
    case .vector(_, let width): .vector(scalar, width)
    case .matrix(_, let columns, let rows): .matrix(scalar, columns: columns, rows: rows)
    default: self
    }
  }
}

extension ShaderType {
  /// How many numbers a value has.
  var componentCount: Int {
    switch self {
    case .vector(_, let width): width
    case .matrix(_, let columns, let rows): columns * rows
    case .array(let element, let count): element.componentCount * count
    default: 1
    }
  }
}

/// A type of one number.
package enum Scalar: String, Hashable, Sendable, CaseIterable {
  case bool, char, uchar, short, ushort, int, uint, long, ulong, half, float

  package var isFloating: Bool { self == .half || self == .float }
  package var isInteger: Bool { !isFloating && self != .bool }
  package var isUnsigned: Bool { [.uchar, .ushort, .uint, .ulong].contains(self) }

  /// Integers of 64 bits, which Metal has: no tree has them.
  package var isLong: Bool { self == .long || self == .ulong }

  /// Integers smaller than `int` become `int` before arithmetic.
  package var isNarrow: Bool { [.char, .uchar, .short, .ushort].contains(self) }
  package var promoted: Scalar { self == .bool || isNarrow ? .int : self }

  /// The integer of as many bits without a sign.
  package var unsigned: Scalar {
    switch self {
    case .char: .uchar
    case .short: .ushort
    case .int: .uint
    case .long: .ulong
    default: self
    }
  }

  /// Its size in memory, in bits.
  package var bitWidth: Int {
    switch self {
    case .bool, .char, .uchar: 8
    case .short, .ushort, .half: 16
    case .int, .uint, .float: 32
    case .long, .ulong: 64
    }
  }

  /// The value of a number converted to this type; `nil` for one beyond the range of an integer.
  package func value(of number: Float) -> Float? {
    if isFloating { return number }
    if self == .bool { return number == 0 ? 0 : 1 }
    let whole = number.rounded(.towardZero)
    let end = Float(sign: .plus, exponent: isUnsigned ? bitWidth : bitWidth - 1, significand: 1)
    return whole >= (isUnsigned ? 0 : -end) && whole < end ? whole : nil
  }

  /// Order of the usual arithmetic conversions: of two, the higher one wins.
  package var rank: Int {
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
  package static func common(_ a: Scalar, _ b: Scalar) -> Scalar {
    let a = a.promoted
    let b = b.promoted
    return a.rank >= b.rank ? a : b
  }
}

extension Scalar {
  /// The GLSL type that holds it.
  package enum Representation { case bool, int, uint, float }

  package var representation: Representation {
    switch self {
    case .bool: .bool
    case .char, .uchar, .short, .ushort, .int: .int
    case .uint, .long, .ulong: .uint
    case .half, .float: .float
    }
  }
}
