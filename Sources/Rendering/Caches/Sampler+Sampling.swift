internal import Layers
internal import OpenGL

nonisolated extension Sampler {
  init(_ sampling: Sampling) {
    let wrap: Wrap =
      switch sampling.wrap {
      case .clamp: .clamp
      case .repeat: .repeat
      case .mirror: .mirror
      }
    self.init(filter: sampling.filter == .nearest ? .nearest : .linear, wrap: wrap)
  }
}
