/// What tells one program of a renderer from another.
nonisolated enum ProgramKey: Hashable, Sendable {
  /// `capacity` counts the vectors of the block that it reads.
  case paint(Paint, vectors: Int, capacity: Int, samplers: [String])
  case mesh(capacity: Int)

  init(of draw: Draw) {
    switch draw.content {
    case .paint(let paint, _):
      self = .paint(
        paint, vectors: draw.values.vectorCount,
        capacity: UniformBlock.capacity(
          of: Draw.headVectors + draw.values.vectorCount + draw.values.indexedCount),
        samplers: draw.textures.map(\.samplerType))
    case .mesh(let mesh, _):
      self = .mesh(capacity: UniformBlock.capacity(of: MeshVectors.count(of: mesh)))
    }
  }
}
