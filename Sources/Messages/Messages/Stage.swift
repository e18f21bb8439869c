package import Layers

/// The screen that a view is shown on.
package struct Stage: Sendable, Hashable {
  package var size: Size
  package var safeArea: SafeArea
  /// Pixels per point.
  package var scale: Double
  package var appearance: Appearance
  /// Whether the user prefers less motion.
  package var reducesMotion: Bool

  package init(
    size: Size, safeArea: SafeArea = SafeArea(), scale: Double = 2,
    appearance: Appearance = .light, reducesMotion: Bool = false
  ) {
    self.size = size
    self.safeArea = safeArea
    self.scale = scale
    self.appearance = appearance
    self.reducesMotion = reducesMotion
  }
}

/// Points at the edges of a screen that its hardware and its bars cover.
package struct SafeArea: Sendable, Hashable {
  package var top: Double
  package var leading: Double
  package var bottom: Double
  package var trailing: Double

  package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// The beginning of a program's run: all that its first frame depends on.
package struct Start: Sendable, Hashable {
  package var stage: Stage
  /// Index among the previews that the program named.
  package var preview: Int
  /// Of its random numbers.
  package var seed: UInt64
  /// Its time of day at time 0, in seconds since 1970.
  package var date: Double

  package init(stage: Stage, preview: Int = 0, seed: UInt64 = 0, date: Double = 0) {
    self.stage = stage
    self.preview = preview
    self.seed = seed
    self.date = date
  }
}

extension Appearance: WireChoice {}

extension SafeArea: WireValue {
  package func write(to writer: inout ByteWriter) {
    for length in [top, leading, bottom, trailing] { writer.write(finite: length) }
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    self.init(
      top: try reader.finite(), leading: try reader.finite(), bottom: try reader.finite(),
      trailing: try reader.finite())
  }
}

extension Stage: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(size)
    writer.write(safeArea)
    writer.write(finite: scale)
    writer.write(appearance)
    writer.write(reducesMotion)
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    self.init(
      size: try Size(from: &reader), safeArea: try SafeArea(from: &reader),
      scale: try reader.finite(), appearance: try Appearance(from: &reader),
      reducesMotion: try Bool(from: &reader))
  }
}

extension Start: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(stage)
    writer.write(preview)
    writer.write(seed)
    writer.write(finite: date)
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    self.init(
      stage: try Stage(from: &reader), preview: try Int(from: &reader),
      seed: try UInt64(from: &reader), date: try reader.finite())
  }
}
