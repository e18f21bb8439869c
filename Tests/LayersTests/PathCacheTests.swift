import Layers
import Testing

/// The cache of a path follows from its elements, whatever was read and changed before.
@Suite struct PathCacheTests {
  private let square = Path(Rect(x: 0, y: 0, width: 8, height: 8))

  @Test func whatIsCachedIsWhatIsComputed() {
    let path = Path(ellipseIn: Rect(x: 1, y: 2, width: 30, height: 20))
    let style = StrokeStyle(lineWidth: 3)
    for _ in 0..<2 {
      // More scales than are cached
      for scale in stride(from: 1.0, through: 12, by: 1) {
        #expect(
          path.edges(pixelsPerPoint: scale) == PathEdges(filling: path, pixelsPerPoint: scale))
        #expect(
          path.edges(stroke: style, pixelsPerPoint: scale)
            == PathEdges(stroking: path, style: style, pixelsPerPoint: scale))
      }
    }
  }

  @Test func aChangedPathHasAnotherCache() {
    var path = square
    #expect(path.bounds == Rect(x: 0, y: 0, width: 8, height: 8))
    #expect(path.edges(pixelsPerPoint: 1).edges.count == 4)
    path.addRect(Rect(x: 10, y: 0, width: 2, height: 2))
    #expect(path.bounds == Rect(x: 0, y: 0, width: 12, height: 8))
    #expect(path.edges(pixelsPerPoint: 1).edges.count == 8)
    // The copy it came from has not changed.
    #expect(square.bounds == Rect(x: 0, y: 0, width: 8, height: 8))
    #expect(square.edges(pixelsPerPoint: 1).edges.count == 4)
  }

  @Test func forgottenEdgesAreMadeAnew() {
    let path = Path(ellipseIn: Rect(x: 1, y: 2, width: 30, height: 20))
    func place() -> UnsafeRawPointer? {
      path.edges(pixelsPerPoint: 1).edges.withUnsafeBytes(\.baseAddress)
    }
    for _ in 0..<2 {
      let edges = path.edges(pixelsPerPoint: 1)
      let kept = place()
      #expect(place() == kept)
      Path.forgetEdges()
      // Their array cannot be where the one is that `edges` still has.
      #expect(place() != kept)
      #expect(path.edges(pixelsPerPoint: 1) == edges)
    }
  }

  @Test func pathsAreEqualWhateverTheyCache() {
    let other = Path(Rect(x: 0, y: 0, width: 8, height: 8))
    _ = square.bounds
    #expect(square == other)
    #expect(Set([square, other]).count == 1)
  }

  @Test func edgesAreVectorsInSinglePrecision() {
    let edges = square.edges(pixelsPerPoint: 1)
    #expect(Set(edges.vectors) == [[0, 0, 8, 0], [8, 0, 8, 8], [8, 8, 0, 8], [0, 8, 0, 0]])
  }

  /// A quarter turn about the origin, clockwise on screen: (x, y) goes to (−y, x).
  @Test func aTurnedRectanglesBox() {
    let turn = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 3, ty: 0)
    let box = turn.bounds(of: Rect(x: 1, y: 2, width: 4, height: 6))
    #expect(box == Rect(x: -5, y: 1, width: 6, height: 4))
  }
}
