import Layers

nonisolated extension Draw {
  /// A drawing of a simulation over all of `pass`, pixel by pixel the nearest of it.
  ///
  /// A buffer may hold anything: cells that live or do not, indices, places of particles. A mixture
  /// of two of them would be a state that the author's program never wrote, so that pixels are
  /// repeated and left out, and never mixed.
  ///
  /// While the edge of a window is dragged, each step repeats a few columns. Were they always at
  /// the same places, stripes would grow there, so that the place within a pixel at which the
  /// drawing is read is another one in each step, by the golden ratio: over many steps that comes
  /// to an even stretch. The first keeps the pixel in the corner, where data is often stored, up to
  /// a reduction to a quarter.
  ///
  /// - Parameter times: How often what is drawn has been stretched before.
  init(stretching drawing: Simulation.Drawing, over pass: Pass, times: Int) {
    let (width, height) = (Double(pass.pixelWidth), Double(pass.pixelHeight))
    let turns = 0.25 + Double(times) * 0.618033988749895
    let aside = turns - turns.rounded(.down) - 0.5
    var values = UniformList()
    let paint = Paint.region(
      RegionPaint(
        unit: 0, matrix: values.append(1 / width, 0, 0, -1 / height),
        translation: values.append(aside / width, 1 + aside / height),
        bounds: values.append(0, 0, 1, 1)))
    self.init(
      content: .paint(paint, bounds: Rect(x: 0, y: 0, width: width, height: height)),
      transform: .identity, values: values,
      textures: [
        Texture(source: .drawing(drawing), sampling: Sampling(filter: .nearest, wrap: .clamp))
      ], blending: .replace)
  }
}
