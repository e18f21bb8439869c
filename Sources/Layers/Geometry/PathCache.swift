internal import Synchronization

/// The bounds and edges of a path, for all its copies, so that a path drawn in every frame is
/// measured and cut into lines only once.
///
/// All of it follows from the elements, so that paths are equal whatever their caches hold; a path
/// that is changed has another one. It knows nothing of who draws the path. Paths that live as
/// long as the program would keep edges that no scene shows any more: `PathCache.forgetEdges()`
/// lets go of all.
final class PathCache: Sendable {
  /// Which edges are asked for.
  struct Request: Hashable {
    /// `nil` for a fill.
    var stroke: StrokeStyle?
    var pixelsPerPoint: Double
  }

  private struct Answer {
    let request: Request
    let edges: PathEdges
  }

  private struct Contents {
    var bounds: Rect?
    /// The latest ones, oldest first.
    var answers: [Answer] = []
    /// Whether `forgetEdges()` knows of the cache.
    var isRegistered = false
  }

  private let contents = Mutex(Contents())

  /// The largest number of cached edges: a fill and a stroke, each for the frame and for a pass of
  /// another scale, with room to spare.
  private static let limit = 8

  func bounds(_ make: () -> Rect) -> Rect {
    contents.withLock { contents in
      if let bounds = contents.bounds { return bounds }
      let bounds = make()
      contents.bounds = bounds
      return bounds
    }
  }

  func edges(_ request: Request, _ make: () -> PathEdges) -> PathEdges {
    contents.withLock { contents in
      for index in contents.answers.indices where contents.answers[index].request == request {
        return contents.answers[index].edges
      }
      let edges = make()
      if !contents.isRegistered { Self.register(self) }
      contents.isRegistered = true
      if contents.answers.count == Self.limit { contents.answers.removeFirst() }
      contents.answers.append(Answer(request: request, edges: edges))
      return edges
    }
  }

  func clear() {
    contents.withLock { $0 = Contents(isRegistered: $0.isRegistered) }
  }

  // MARK: - All caches

  private struct Holder: Sendable { weak var cache: PathCache? }

  private struct Register {
    var holders: [Holder] = []
    /// How many there are before those are dropped that are gone.
    var room = 64
  }

  /// The caches that hold edges, and some that are gone.
  private static let register = Mutex(Register())

  /// Frees the edges of all paths. They are computed again when they are next asked for.
  static func forgetEdges() {
    let holders = register.withLock { register in
      defer { register = Register() }
      return register.holders
    }
    for case let cache? in holders.map(\.cache) {
      cache.contents.withLock { $0 = Contents(bounds: $0.bounds) }
    }
  }

  private static func register(_ cache: PathCache) {
    register.withLock { register in
      if register.holders.count == register.room {
        register.holders.removeAll { $0.cache == nil }
        register.room = max(64, 2 * register.holders.count)
      }
      register.holders.append(Holder(cache: cache))
    }
  }
}
