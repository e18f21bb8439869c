internal import Layers
internal import OpenGL

/// A sampler, boxed so that it can be kept by what it does.
final class KeptSampler {
  let sampler: Sampler

  init(_ sampling: Sampling) {
    let wrap: Sampler.Wrap =
      switch sampling.wrap {
      case .clamp: .clamp
      case .repeat: .repeat
      case .mirror: .mirror
      }
    sampler = Sampler(filter: sampling.filter == .nearest ? .nearest : .linear, wrap: wrap)
  }
}
