/// The dimensions and kind of a texture; the raw value ends the name of its sampler in GLSL.
package enum TextureShape: String, Hashable, Sendable, CaseIterable {
  case line = "1D"
  case plane = "2D"
  case volume = "3D"
  case cube = "Cube"
  case rectangle = "2DRect"
  case lines = "1DArray"
  case planes = "2DArray"
  case buffer = "Buffer"
  case multisampledPlane = "2DMS"
  case multisampledPlanes = "2DMSArray"
  case lineShadow = "1DShadow"
  case planeShadow = "2DShadow"
  case cubeShadow = "CubeShadow"
  case rectangleShadow = "2DRectShadow"
  case linesShadow = "1DArrayShadow"
  case planesShadow = "2DArrayShadow"

  /// Whether reading it compares its texels, which are floats, with a number.
  package var isShadow: Bool { rawValue.hasSuffix("Shadow") }
}
