internal import Synchronization

/// The bounds and edges of a path, for all its copies, so that a path drawn in every frame is
/// measured and cut into lines only once.
///
/// All of it follows from the elements, so that paths are equal whatever their caches hold; a path
/// that is changed has another one. It knows nothing of who draws the path.
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
      if contents.answers.count == Self.limit { contents.answers.removeFirst() }
      contents.answers.append(Answer(request: request, edges: edges))
      return edges
    }
  }

  func clear() { contents.withLock { $0 = Contents() } }
}
