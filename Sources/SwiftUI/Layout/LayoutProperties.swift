/// The kind of a container, for the views inside.
public struct LayoutProperties: Sendable {
  /// The axis along which the container stacks its views, for spacers and dividers.
  public var stackOrientation: Axis?

  public init() {}

  init(stackOrientation: Axis) { self.stackOrientation = stackOrientation }
}
