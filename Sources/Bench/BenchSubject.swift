internal import Layers

/// Something that a bench draws over and over, and how.
struct BenchSubject {
  enum Content {
    /// The layer that is shown at a time of the scene, in seconds.
    case layer((Double) -> Layer)
    /// One color, by the shortest program there is.
    case solid(Size)
  }

  /// Its name, unique among the subjects of a bench.
  let name: String
  let scale: Double
  /// The color it is drawn on; `nil` draws over the last frame.
  var background: Color?
  /// Whether shader functions read their arguments as uniforms, as in viewers that run them as they
  /// are.
  var readsUniforms = false
  /// Whether what functions compute that is the same for every pixel is computed once a draw.
  var isHoisted = true
  /// Whether what stands still is a literal in its programs, as in a window after a second.
  var isSpecialized = false
  let content: Content

  /// Width and height in pixels of what it draws.
  func pixelSize(at time: Double) -> (width: Int, height: Int) {
    let size =
      switch content {
      case .layer(let layer): layer(time).size
      case .solid(let size): size
      }
    return (
      Int(clamping: (size.width * scale).rounded()), Int(clamping: (size.height * scale).rounded())
    )
  }
}
