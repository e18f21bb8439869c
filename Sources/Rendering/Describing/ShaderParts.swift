package import Diagnostics
internal import ShaderTree

/// A frame of one draw as text for a shader of another host: functions, and a body that leaves the
/// color of `position` in `pixel`.
nonisolated package struct ShaderParts: Sendable {
  /// All that the body calls.
  package let functions: String
  /// Statements that read the numbers as `v0`, `v1` and so on, four in each, those first that stand
  /// behind the head in the block.
  package let body: String
  /// Whether it reads a picture, as `image0`, whose first row is the bottom one.
  package let readsPicture: Bool
  /// How many such vectors there are.
  package let vectors: Int
  /// Numbers of the block before them: bounds and transforms.
  package static let headCount = Draw.headVectors * 4

  /// - Throws: A diagnostic for a frame that is more than one draw of plain numbers.
  package init(
    of plan: FramePlan, calling functions: [String: ShaderLibrary.Function]
  ) throws(Diagnostic) {
    guard plan.passes.count == 1, let draw = plan.passes[0].draws.first,
      plan.passes[0].draws.count == 1, case .paint(let paint, _) = draw.content
    else { throw Diagnostic("it is drawn in several passes") }
    guard draw.values.indexedCount == 0 else { throw Diagnostic("it has paths in it") }
    guard draw.readsOnePicture else { throw Diagnostic("it reads textures") }
    var library = try ShaderLibrary.builtIn()
    library.functions.merge(functions) { _, new in new }
    let stitcher = Stitcher(
      library: library, format: .bytes, maxFlatVectors: 0, readsUniforms: false,
      isSoftware: false, target: .web)
    (self.functions, body) = try stitcher.parts(of: paint, vectors: draw.values.vectorCount)
    vectors = draw.values.vectorCount
    readsPicture = !draw.textures.isEmpty
  }
}

nonisolated extension Draw {
  /// Whether its only texture, if it has one, is a picture that is seen as it is.
  fileprivate var readsOnePicture: Bool {
    guard let first = textures.first else { return true }
    guard textures.count == 1, case .image = first.source, case .paint(let paint, _) = content
    else { return false }
    return !paint.calls.contains { call in
      call.arguments.contains { if case .image = $0 { true } else { false } }
    }
  }
}
