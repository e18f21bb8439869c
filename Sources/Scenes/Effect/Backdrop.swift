package import Layers

/// The picture or the scene that an effect is laid on.
package enum Backdrop: Sendable, Hashable {
  /// The test picture; a fill has the canvas to itself.
  case testPicture
  /// A scene, with the effect over all of it.
  case scene(SceneSource)
  /// A picture that is the layer, exactly, for judging an effect.
  case exactly(Image, edge: SampleEdge)
}
