internal import Layers

/// A shape whose type is known only while it runs.
public nonisolated struct AnyShape: Shape {
  private let shape: any Shape

  public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  public func _outline(in size: CGSize) -> _Outline { shape._outline(in: size) }
}

/// A path as a shape stays where it is, whatever its frame.
extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
}
