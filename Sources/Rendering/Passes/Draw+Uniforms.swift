import Layers

/// The uniform values of a draw as its program declares them.
nonisolated extension Draw {
  /// Vectors before the arguments of the fragment stage: bounds, and transforms there and back.
  static let headVectors = 4

  /// All that the block holds: transforms, and the values of the paint or the mesh.
  func uniforms(in pass: Pass) -> [Float] {
    var floats: [Float] = []
    switch content {
    case .paint:
      floats.reserveCapacity((Self.headVectors + values.vectorCount + values.indexedCount) * 4)
      appendQuad(to: &floats, in: pass, firstIndexed: Self.headVectors + values.vectorCount)
      floats.append(values.indexed)
    case .mesh(let mesh, let size):
      let there = clipTransform(in: pass)
      floats.append(there.a, there.b, there.c, there.d)
      floats.append(there.tx, there.ty, 0, 0)
      floats.append(size.width, size.height, Double(mesh.width), Double(MeshVectors.squares))
      floats.append(mesh.smoothsColors ? 1 : 0, 0, 0, 0)
      floats += MeshVectors(mesh).floats
    }
    return floats
  }

  /// Adds what the block holds for the quad of a paint, but for what is read by index.
  ///
  /// - Parameter firstIndexed: How many vectors of the block stand before that.
  func appendQuad(to floats: inout [Float], in pass: Pass, firstIndexed: Int) {
    guard case .paint(_, let bounds) = content else { return }
    let (there, back) = (clipTransform(in: pass), pixelTransform(in: pass))
    floats.append(bounds.minX, bounds.minY, bounds.maxX, bounds.maxY)
    floats.append(there.a, there.b, there.c, there.d)
    floats.append(there.tx, there.ty, back.tx, back.ty)
    floats.append(back.a, back.b, back.c, back.d)
    values.appendFloats(to: &floats, firstIndexed: firstIndexed)
  }

  /// The map from user space to clip space: the one place where y turns up.
  private func clipTransform(in pass: Pass) -> AffineTransform {
    transform.followed(
      by: AffineTransform(
        a: 2 / Double(pass.pixelWidth), b: 0, c: 0, d: -2 / Double(pass.pixelHeight), tx: -1,
        ty: 1))
  }

  /// The map from pixels of the target, y up, to user space; nothing is drawn where there is none.
  private func pixelTransform(in pass: Pass) -> AffineTransform {
    transform.followed(
      by: AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(pass.pixelHeight))
    ).inverse ?? .identity
  }
}

nonisolated extension [Float] {
  fileprivate mutating func append(_ x: Double, _ y: Double, _ z: Double, _ w: Double) {
    append(Float(x))
    append(Float(y))
    append(Float(z))
    append(Float(w))
  }
}
