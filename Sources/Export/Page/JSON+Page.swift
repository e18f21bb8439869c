internal import Files
internal import Layers

extension JSON {
  static func numbers(_ numbers: [Double]) -> JSON {
    // JSON has no word for what is not a number.
    .array(numbers.map { .number($0.isFinite ? $0 : 0) })
  }

  /// The shortest texts that give the same single-precision numbers back.
  static func floats(_ floats: [Float]) -> JSON {
    numbers(floats.map { Double($0.description) ?? 0 })
  }

  static func rectangle(_ rect: Rect) -> JSON {
    numbers([rect.minX, rect.minY, rect.size.width, rect.size.height])
  }
}
