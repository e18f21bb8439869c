/// The latest places of the pointer, for its speed.
struct PointerTrack {
  private var places: [(point: CGPoint, time: Double)] = []

  /// The seconds that the speed is an average of.
  private static let span = 0.1

  mutating func add(_ point: CGPoint, at time: Double) {
    if let last = places.last, last.time == time, places.count > 1 { places.removeLast() }
    places.append((point, time))
    while places.count > 2, places[1].time <= time - Self.span { places.removeFirst() }
  }

  /// Points per second; zero after a rest.
  var velocity: CGSize {
    guard let first = places.first, let last = places.last, last.time > first.time else {
      return .zero
    }
    let time = last.time - first.time
    return CGSize(
      width: (last.point.x - first.point.x) / time, height: (last.point.y - first.point.y) / time)
  }
}
