/// The key of a program in a renderer's cache.
nonisolated enum ProgramKey: Hashable, Sendable {
  /// `capacity` counts the vectors of the block or the array that it reads.
  case paint(Paint, vectors: Int, capacity: Int, samplers: [String])
  case mesh(capacity: Int)

  /// - Parameter readsUniforms: Whether programs read an array just large enough for the numbers of
  ///   a draw, instead of a block.
  init(of draw: Draw, readsUniforms: Bool = false) {
    switch draw.content {
    case .paint(let paint, _):
      let count = Draw.headVectors + draw.values.vectorCount + draw.values.indexedCount
      self = .paint(
        paint, vectors: draw.values.vectorCount,
        capacity: readsUniforms ? count : UniformBlock.capacity(of: count),
        samplers: draw.textures.map(\.samplerType))
    case .mesh(let mesh, _):
      self = .mesh(capacity: UniformBlock.capacity(of: MeshVectors.count(of: mesh)))
    }
  }
}
