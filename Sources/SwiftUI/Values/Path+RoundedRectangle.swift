public import Foundation

/// Rectangles with rounded corners, clockwise on screen from the middle of the right side.
extension Path {
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let corners = Array(repeating: cornerSize, count: 4)
    addPath(Path(rounding: rect.standardized, corners: corners, style), transform: transform)
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let corners = [
      cornerRadii.bottomTrailing, cornerRadii.bottomLeading, cornerRadii.topLeading,
      cornerRadii.topTrailing,
    ].map { CGSize(width: $0, height: $0) }
    addPath(Path(rounding: rect.standardized, corners: corners, style), transform: transform)
  }

  /// - Parameter corners: At the bottom right, bottom left, top left and top right.
  private init(rounding rect: CGRect, corners: [CGSize], _ style: RoundedCornerStyle) {
    self.init()
    let corners = Self.fitting(corners, in: rect.size)
    guard corners.contains(where: { $0.width > 0 && $0.height > 0 }) else {
      addRect(rect)
      return
    }
    let rooms = Self.rooms(of: corners, in: rect.size)
    let places = [
      CGAffineTransform(1, 0, 0, 1, rect.maxX, rect.maxY),
      CGAffineTransform(0, 1, -1, 0, rect.minX, rect.maxY),
      CGAffineTransform(-1, 0, 0, -1, rect.minX, rect.minY),
      CGAffineTransform(0, -1, 1, 0, rect.maxX, rect.minY),
    ]
    move(to: CGPoint(x: rect.maxX, y: rect.midY))
    for (index, place) in places.enumerated() {
      let isUpright = index.isMultiple(of: 2)
      let corner = RoundedCorner(
        size: isUpright ? corners[index] : corners[index].transposed,
        room: isUpright ? rooms[index] : rooms[index].transposed, style: style)
      corner.add(to: &self, mappedBy: place)
    }
    closeSubpath()
  }

  /// The corners, made smaller by one factor if two of them are longer than the side between them.
  private static func fitting(_ corners: [CGSize], in size: CGSize) -> [CGSize] {
    let corners = corners.map { CGSize(width: max(0, $0.width), height: max(0, $0.height)) }
    let width = max(corners[0].width + corners[1].width, corners[2].width + corners[3].width)
    let height = max(corners[0].height + corners[3].height, corners[1].height + corners[2].height)
    let factor = min(1, size.width / max(width, size.width), size.height / max(height, size.height))
    return corners.map { CGSize(width: $0.width * factor, height: $0.height * factor) }
  }

  /// The part of both sides that each corner may bend: two corners share a side in proportion.
  private static func rooms(of corners: [CGSize], in size: CGSize) -> [CGSize] {
    let (across, along) = ([1, 0, 3, 2], [3, 2, 1, 0])
    return corners.indices.map { index in
      let (own, next, above) = (corners[index], corners[across[index]], corners[along[index]])
      return CGSize(
        width: size.width * own.width / max(own.width + next.width, .leastNormalMagnitude),
        height: size.height * own.height / max(own.height + above.height, .leastNormalMagnitude))
    }
  }
}

extension CGSize {
  fileprivate var transposed: CGSize { CGSize(width: height, height: width) }
}
