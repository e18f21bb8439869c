package import Diagnostics
package import Layers

extension OffscreenStage {
  /// Draws layers small.
  package func smallPictures() -> SmallPictures { SmallPictures(with: renderer) }

  /// Runs `body` with more shader functions than the stage has.
  package func with<R>(
    _ functions: [String: ShaderLibrary.Function], _ body: () throws -> R
  ) rethrows -> R {
    renderer.add(functions)
    defer { renderer.remove(Set(functions.keys)) }
    return try body()
  }

  /// Returns the draws of a small picture of `layer` that call one of these functions, for a
  /// process that tries them.
  package func probeDraws(
    of layer: Layer, calling names: Set<String>
  ) throws(Diagnostic) -> [ProbeDraw] {
    let (width, height) = SmallPictures.pixelSize(of: layer.size)
    let plan = Planner.plan(
      layer, transform: AffineTransform(scale: SmallPictures.scale(of: layer.size)),
      pixelWidth: width, pixelHeight: height, background: .clear)
    return try renderer.probeDraws(of: plan, calling: names)
  }
}
