/// A picture as a value: content in its own user space, and modifiers around it.
///
/// ```swift
/// // given size: Size, rim: Fill
/// Layer(size: size, fill: .color(.black))
///   .colorEffect(Shader("harmonicColorEffect", .boundingRect, .float(6)))
///   .overlay(Layer(size: size, strokeBorder: .capsule, with: rim, lineWidth: 1))
///   .clip(to: .capsule)
///   .scaleEffect(0.95)
/// ```
///
/// Modifiers apply in the order they are written, as in SwiftUI. A layer knows nothing of pixels,
/// passes or OpenGL.
package struct Layer: Sendable, Hashable {
  /// Bounds are (0, 0) to `size` in the layer's own user space; modifiers never change them.
  package let size: Size
  package let content: Content

  package indirect enum Content: Sendable, Hashable {
    case empty
    case fill(Shape, Fill)
    /// A line along the shape's edge, half of it inside.
    case stroke(Shape, Fill, StrokeStyle)
    /// A line of `lineWidth` points that lies inside the shape's edge.
    case strokeBorder(Shape, Fill, lineWidth: Double)
    /// Stretched over the bounds with linear filtering.
    case image(Image)
    case mesh(MeshGradient)
    /// The picture of a simulation, as large as the bounds.
    case simulation(Simulation)
    /// Painted in order, the last on top.
    case stack([Child])
    case modified(Layer, Modifier)
  }

  /// A layer in a stack, with its top left corner at `origin` in the stack's user space.
  package struct Child: Sendable, Hashable {
    package let layer: Layer
    package let origin: Point

    package init(_ layer: Layer, at origin: Point = .zero) {
      self.layer = layer
      self.origin = origin
    }
  }

  package enum Modifier: Sendable, Hashable {
    case colorEffect(Shader)
    case distortionEffect(Shader, maxSampleOffset: Size, edge: SampleEdge)
    case layerEffect(Shader, maxSampleOffset: Size, edge: SampleEdge)
    case convolution(Convolution)
    /// Beneath the layer, a copy of it under these modifiers, the first applied first.
    case copyBeneath([Modifier])
    case clip(Shape)
    case transform(AffineTransform)
    /// Of the whole as one picture, not of each part.
    case opacity(Double)
    case blendMode(BlendMode)
    /// Drawn once at a fixed resolution; afterwards an image.
    case bitmap
    /// Drawn by itself in the pixels of the target, and then as one picture.
    case drawingGroup
    /// Drawn in pixels so many times as wide and as high as those of the target, and smoothed.
    case reducedResolution(Int)
  }

  package init(size: Size, content: Content) {
    self.size = size
    self.content = content
  }

  package init(size: Size, _ shape: Shape = .rectangle, fill: Fill) {
    self.init(size: size, content: .fill(shape, fill))
  }

  package init(size: Size, stroke shape: Shape, with fill: Fill, style: StrokeStyle) {
    self.init(size: size, content: .stroke(shape, fill, style))
  }

  package init(size: Size, strokeBorder shape: Shape, with fill: Fill, lineWidth: Double) {
    self.init(size: size, content: .strokeBorder(shape, fill, lineWidth: lineWidth))
  }

  package init(size: Size, image: Image) {
    self.init(size: size, content: .image(image))
  }

  package init(size: Size, mesh: MeshGradient) {
    self.init(size: size, content: .mesh(mesh))
  }

  package init(size: Size, children: [Child]) {
    self.init(size: size, content: .stack(children))
  }
}
