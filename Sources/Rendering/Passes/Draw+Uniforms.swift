import Layers

/// The uniform values of a draw as its program declares them.
nonisolated extension Draw {
  /// Vectors before the arguments of the fragment stage: bounds, and transforms there and back.
  static let headVectors = 4

  /// All that the block holds: transforms, and the values of the paint or the mesh.
  func uniforms(in pass: Pass) -> [Float] {
    var floats: [Float] = []
    func append(_ x: Double, _ y: Double, _ z: Double, _ w: Double) {
      floats.append(Float(x))
      floats.append(Float(y))
      floats.append(Float(z))
      floats.append(Float(w))
    }
    let there = clipTransform(in: pass)
    switch content {
    case .paint(_, let bounds):
      let back = pixelTransform(in: pass)
      floats.reserveCapacity(4 * Self.headVectors + values.floatCount)
      append(bounds.minX, bounds.minY, bounds.maxX, bounds.maxY)
      append(there.a, there.b, there.c, there.d)
      append(there.tx, there.ty, back.tx, back.ty)
      append(back.a, back.b, back.c, back.d)
      values.append(to: &floats)
    case .mesh(let mesh, let size):
      append(there.a, there.b, there.c, there.d)
      append(there.tx, there.ty, 0, 0)
      append(size.width, size.height, Double(mesh.width), Double(MeshVectors.squares))
      append(mesh.smoothsColors ? 1 : 0, 0, 0, 0)
      floats += MeshVectors(mesh).floats
    }
    return floats
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
