internal import Layers

/// A picture of the project.
public struct Image: Equatable, Sendable {
  let name: String

  public init(_ name: String) { self.name = name }

  func layersImage(in environment: EnvironmentValues) -> Layers.Image {
    Layers.Image(pixelWidth: 1, pixelHeight: 1, pixels: [0, 0, 0, 0])
  }
}
