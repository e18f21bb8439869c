internal import ShaderTree

/// How a function of integers is computed for those of 8 or 16 bits, with the 32 bits of GLSL.
struct NarrowLowering: Sendable {
  /// `nil` for the same as of an `int`.
  var lowering: Lowering?
  /// The type that arguments are converted to, once they are of the narrow type.
  var operands = Scalar.int
  /// Whether the result is still to be cut to the narrow type.
  var isCut = false
}

extension StandardFunction {
  /// Those whose result depends on how many bits an integer has, by name. All others are computed
  /// as of an `int`, and their results fit.
  static let narrows: [String: @Sendable (_ scalar: Scalar) -> NarrowLowering] = [
    // The least number has no opposite and stays what it is.
    "abs": { NarrowLowering(isCut: !$0.isUnsigned) },

    "popcount": { NarrowLowering(operands: $0.unsigned) },
    "clz": { scalar in
      let zeros = Operation.binary(.subtract, .helper(clz, [x]), unusedBits(of: scalar))
      return NarrowLowering(lowering: .operation(zeros), operands: scalar.unsigned)
    },
    "ctz": { scalar in
      let end = Operation.literal("\(1 << scalar.bitWidth)")  // where the zeros of zero end
      return NarrowLowering(lowering: .operation(.helper(ctz, [.binary(.bitOr, x, end)])))
    },
    "reverse_bits": { scalar in
      let moved = Operation.binary(
        .shiftRight, .helper(reverseBits, [x]), unusedBits(of: scalar))
      return NarrowLowering(lowering: .operation(moved), isCut: scalar.isUnsigned)
    },
    "rotate": { scalar in
      NarrowLowering(
        lowering: .helper(rotation(of: scalar)), operands: scalar.unsigned, isCut: true)
    },
    "extract_bits": { scalar in
      // The bits of an 'int' would be shifted back with its sign.
      let mask = Operation.binary(
        .subtract, .binary(.shiftLeft, .literal("1"), z), .literal("1"))
      let bits = Operation.binary(.bitAnd, .binary(.shiftRight, x, y), mask)
      return NarrowLowering(lowering: scalar.isUnsigned ? .operation(bits) : nil)
    },
    "insert_bits": { _ in NarrowLowering(isCut: true) },

    "addsat": { saturated(.sum(x, y), $0) },
    "subsat": { saturated(.binary(.subtract, x, y), $0) },
    "madsat": { scalar in
      let sum = Operation.sum(.product(x, y), z)
      guard scalar.isUnsigned else { return saturated(sum, scalar) }
      let least = Operation.builtin("min", [sum, .literal("\((1 << scalar.bitWidth) - 1)u")])
      return NarrowLowering(lowering: .operation(least), operands: .uint, isCut: true)
    },
    "mulhi": { scalar in
      NarrowLowering(
        lowering: .operation(highHalf(scalar)), operands: factors(scalar),
        isCut: scalar.isUnsigned)
    },
    "madhi": { scalar in
      NarrowLowering(
        lowering: .operation(.sum(highHalf(scalar), z)), operands: factors(scalar), isCut: true)
    },
  ]

  // MARK: Parts

  private typealias Operation = Lowering.Operation

  private static let x = Operation.argument(0)
  private static let y = Operation.argument(1)
  private static let z = Operation.argument(2)

  private static func unusedBits(of scalar: Scalar) -> Operation {
    .literal("\(32 - scalar.bitWidth)")
  }

  private static func saturated(_ sum: Operation, _ scalar: Scalar) -> NarrowLowering {
    let size = 1 << (scalar.isUnsigned ? scalar.bitWidth : scalar.bitWidth - 1)
    let limits = [scalar.isUnsigned ? 0 : -size, size - 1].map { Operation.literal("\($0)") }
    return NarrowLowering(lowering: .operation(.builtin("clamp", [sum] + limits)))
  }

  /// The type that holds the product of any two.
  private static func factors(_ scalar: Scalar) -> Scalar { scalar.isUnsigned ? .uint : .int }

  private static func highHalf(_ scalar: Scalar) -> Operation {
    .binary(.shiftRight, .product(x, y), .literal("\(scalar.bitWidth)"))
  }

  private static func rotation(of scalar: Scalar) -> HelperFunction {
    HelperFunction(
      "rotate\(scalar.bitWidth)",
      """
      T $rotate\(scalar.bitWidth)(T x, T count) {
        T n = count & \(scalar.bitWidth - 1);
        return (x << n) | (x >> (\(scalar.bitWidth) - n));
      }
      """)
  }
}
