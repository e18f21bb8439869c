internal import ShaderTree

/// A type of a Metal file.
indirect enum MetalType: TreeType {
  case void
  case scalar(Scalar)
  case vector(Scalar, Int)
  case matrix(Scalar, columns: Int, rows: Int)
  case array(MetalType, Int)
  case structure(StructureIndex)
  /// An enum, by its index in the checker.
  case enumeration(Int)
  case pointer(MetalType, AddressSpace)
  case texture(Scalar, TextureShape = .plane)
  case sampler
  case layer
  /// A lambda, by the index of its function in the checker.
  case closure(Int)
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

  /// Whether it is a 64-bit integer or a vector of them.
  var isLong: Bool { isArithmetic && scalar?.isLong == true }

  /// Whether it is a number or a vector of them.
  var isArithmetic: Bool { width != nil }

  /// The number or vector of `width` components of `scalar`.
  static func number(_ scalar: Scalar, _ width: Int) -> MetalType {
    width == 1 ? .scalar(scalar) : .vector(scalar, width)
  }

  /// Whether both are vectors, or both matrices, of one shape and of other components.
  func differsInElements(from other: MetalType) -> Bool {
    (isVector || isMatrix) && with(.float) == other.with(.float) && scalar != other.scalar
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

/// Where in memory something lives.
enum AddressSpace: String, Sendable {
  case device, constant, thread, threadgroup
}
