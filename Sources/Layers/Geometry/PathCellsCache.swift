internal import Synchronization

/// The cells of the same edges, for all copies of them, so that what is drawn in every frame at
/// another place is cut only once.
final class PathCellsCache: Sendable {
  private struct Answer {
    let bounds: Rect
    let limits: PathCells.Limits
    let cells: PathCells
  }

  /// The latest ones, oldest first.
  private let answers = Mutex<[Answer]>([])

  /// For the frame and for passes of other scales.
  private static let limit = 4

  func cells(
    in bounds: Rect, limits: PathCells.Limits, _ make: () -> PathCells
  ) -> PathCells {
    answers.withLock { answers in
      for answer in answers where answer.bounds == bounds && answer.limits == limits {
        return answer.cells
      }
      let cells = make()
      if answers.count == Self.limit { answers.removeFirst() }
      answers.append(Answer(bounds: bounds, limits: limits, cells: cells))
      return cells
    }
  }
}
