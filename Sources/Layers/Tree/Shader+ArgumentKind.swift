extension Shader.Argument {
  /// The kind of an argument that a view passes, without its value.
  package enum Kind: Sendable, Hashable {
    /// So many numbers.
    case numbers(Int)
    case color
    /// Numbers, colors or bytes, as many as there are.
    case array
    case image

    /// Its name in messages.
    package var words: String {
      switch self {
      case .numbers(1): "a number"
      case .numbers(let count): "\(count) numbers"
      case .color: "a color"
      case .array: "an array"
      case .image: "an image"
      }
    }

    /// Whether a parameter of this kind takes an argument of another.
    package func takes(_ passed: Kind) -> Bool {
      switch (self, passed) {
      // A color is read from four numbers as well, and the other way round.
      case (.color, .numbers(4)), (.numbers(4), .color): true
      default: self == passed
      }
    }
  }

  /// Its kind; `nil` for an argument that no view passes.
  package var kind: Kind? {
    switch self {
    case .float: .numbers(1)
    case .float2: .numbers(2)
    case .float3: .numbers(3)
    case .float4, .boundingRect: .numbers(4)
    case .color: .color
    case .floatArray, .colorArray: .array
    case .image: .image
    default: nil
    }
  }
}
