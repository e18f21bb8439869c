internal import Layers
internal import OpenGL

/// As numbers and back.
nonisolated extension SampledTexture {
  private static let filters: [Sampling.Filter] = [.linear, .nearest]
  private static let wraps: [Sampling.Wrap] = [.clamp, .repeat, .mirror]
  private static let formats: [PixelFormat] = [.bytes, .floats]

  /// All but the type.
  var numbers: [UInt32] {
    func place<Case: Equatable>(_ value: Case, in cases: [Case]) -> UInt32 {
      UInt32(cases.firstIndex(of: value) ?? 0)
    }
    return [
      place(sampling.filter, in: Self.filters), place(sampling.wrap, in: Self.wraps),
      place(format, in: Self.formats), hasPowerOfTwoWidth ? 1 : 0, hasPowerOfTwoHeight ? 1 : 0,
    ]
  }

  /// - Parameter next: Returns the next of its numbers.
  init?(type: String, next: () -> UInt32?) {
    func read<Case>(_ cases: [Case]) -> Case? {
      next().map(Int.init).flatMap { cases.indices.contains($0) ? cases[$0] : nil }
    }
    self.init(type: type)
    guard let filter = read(Self.filters), let wrap = read(Self.wraps),
      let format = read(Self.formats), let width = read([false, true]),
      let height = read([false, true])
    else { return nil }
    sampling = Sampling(filter: filter, wrap: wrap)
    self.format = format
    (hasPowerOfTwoWidth, hasPowerOfTwoHeight) = (width, height)
  }
}
