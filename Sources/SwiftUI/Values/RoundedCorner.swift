internal import Foundation

/// A rounded corner at the bottom right of a rectangle, whose corner is at (0, 0).
///
/// It leads from the right side down and around to the bottom.
struct RoundedCorner {
  private let size: CGSize
  /// 0 for a quarter of an ellipse, 1 for a curve that begins long before it.
  private let smoothing: CGFloat

  /// Creates a corner.
  ///
  /// - Parameter room: The parts of both sides that it may bend. A continuous corner that has less
  ///   than it takes comes closer to a circular one.
  init(size: CGSize, room: CGSize, style: RoundedCornerStyle) {
    self.size = size
    guard style == .continuous, size.width > 0, size.height > 0 else {
      smoothing = 0
      return
    }
    let reach = min(room.width / size.width, room.height / size.height)
    smoothing = min(1, max(0, (reach - 1) / (Self.continuous[0].y - 1)))
  }

  /// Adds the corner, with a line to its start, where `map` brings it.
  func add(to path: inout Path, mappedBy map: CGAffineTransform) {
    guard size.width > 0, size.height > 0 else {
      return path.addLine(to: CGPoint.zero.applying(map))
    }
    let scale = CGAffineTransform(scaleX: -size.width, y: -size.height).concatenating(map)
    if smoothing < 1e-9 {
      return path.addArc(
        center: CGPoint(x: 1, y: 1), radius: 1, startAngle: .degrees(180), endAngle: .degrees(270),
        clockwise: false, transform: scale)
    }
    let points = zip(Self.circular, Self.continuous).map { circular, continuous in
      CGPoint(
        x: circular.x + (continuous.x - circular.x) * smoothing,
        y: circular.y + (continuous.y - circular.y) * smoothing
      ).applying(scale)
    }
    path.addLine(to: points[0])
    for index in stride(from: 1, to: points.count, by: 3) {
      path.addCurve(to: points[index + 2], control1: points[index], control2: points[index + 1])
    }
  }

  /// The start and three cubic curves of a corner of radius 1, as distances from the corner.
  ///
  /// Source: read from UIBezierPath in PaintCode, "Code for iOS 7 rounded rectangles", 2013.
  private static let continuous: [CGPoint] = {
    let half = [
      CGPoint(x: 0, y: 1.528_664_83), CGPoint(x: 0, y: 1.088_492_96),
      CGPoint(x: 0, y: 0.868_406_94), CGPoint(x: 0.074_911_39, y: 0.631_493_79),
      CGPoint(x: 0.169_059_56, y: 0.372_823_83),
    ]
    return half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }
  }()

  /// The same for a quarter of a circle, cut where the other is.
  private static let circular: [CGPoint] = {
    let cut = atan2(1 - continuous[3].y, 1 - continuous[3].x)
    let angles: [CGFloat] = [0, cut, .pi / 2 - cut, .pi / 2]
    func place(_ angle: CGFloat, _ tangent: CGFloat) -> CGPoint {
      CGPoint(
        x: 1 - cos(angle) + tangent * sin(angle), y: 1 - sin(angle) - tangent * cos(angle))
    }
    return [place(0, 0)]
      + zip(angles, angles.dropFirst()).flatMap { start, end in
        let handle = 4 / 3 * tan((end - start) / 4)
        return [place(start, handle), place(end, -handle), place(end, 0)]
      }
  }()
}
