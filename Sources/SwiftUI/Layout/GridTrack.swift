/// A column or a row of a grid.
struct GridTrack {
  /// The line that views of it meet at.
  let alignment: AlignmentKey
  var length: CGFloat = 0
  /// The position of the line where the views decide it; `nil` for its place in the length.
  private var line: CGFloat?

  init(alignment: AlignmentKey) { self.alignment = alignment }

  /// Takes the length that views need.
  mutating func fit(_ views: [ViewDimensions], along axis: Axis) {
    guard !(alignment.id is any FrameAlignmentID.Type) else {
      length = views.map { $0.size[axis] }.max() ?? 0
      return
    }
    let line = views.map { $0[alignment] }.max() ?? 0
    self.line = line
    length = line + (views.map { $0.size[axis] - $0[alignment] }.max() ?? 0)
  }

  /// The place of a view in it.
  func start(of view: ViewDimensions) -> CGFloat {
    let size = CGSize(width: length, height: length)
    return (line ?? ViewDimensions(size: size)[alignment]) - view[alignment]
  }
}
