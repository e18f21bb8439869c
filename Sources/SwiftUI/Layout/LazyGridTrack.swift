/// A column of a lazy grid that has its place.
struct LazyGridTrack: Equatable {
  let start: CGFloat
  let length: CGFloat
  let alignment: Alignment?

  var end: CGFloat { start + length }

  /// The columns of a grid of `length`, from 0 on.
  ///
  /// Fixed columns have their length. Of what is left each other column takes an equal part within
  /// its limits, in their order; an adaptive one is then divided into as many as fit.
  static func tracks(_ items: [GridItem], in length: CGFloat) -> [LazyGridTrack] {
    var rest = length - items.dropLast().reduce(0) { $0 + $1.gap }
    var flexibleCount = items.count
    for item in items {
      guard case .fixed(let length) = item.size else { continue }
      rest -= length
      flexibleCount -= 1
    }
    var tracks: [LazyGridTrack] = []
    var start: CGFloat = 0
    func add(_ length: CGFloat, of item: GridItem) {
      tracks.append(LazyGridTrack(start: start, length: length, alignment: item.alignment))
      start += length + item.gap
    }
    for item in items {
      let share = max(0, rest / CGFloat(max(1, flexibleCount)))
      switch item.size {
      case .fixed(let length):
        add(length, of: item)
        continue
      case .flexible(let minimum, let maximum):
        let length = max(minimum, min(share, maximum))
        add(length, of: item)
        rest -= length
      case .adaptive(let minimum, let maximum):
        let whole = max(minimum, share)
        let count = max(1, ((whole + item.gap) / (minimum + item.gap)).rounded(.down))
        let part = (whole - item.gap * (count - 1)) / count
        for _ in 0..<Int(count) { add(min(part, maximum), of: item) }
        rest -= whole
      }
      flexibleCount -= 1
    }
    return tracks
  }
}
