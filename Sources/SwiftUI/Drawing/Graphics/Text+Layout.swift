internal import Layers
internal import Messages

extension Text {
  /// A text that is laid out: its lines, their runs, and the slices of these.
  public struct Layout: RandomAccessCollection, Equatable {
    private let lines: [Line]
    /// Whether text was left out for want of room.
    public let isTruncated: Bool

    init(lines: [Line], isTruncated: Bool) {
      self.lines = lines
      self.isTruncated = isTruncated
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { lines.count }

    public subscript(index: Int) -> Line { lines[index] }

    /// One line, with its runs from left to right.
    public struct Line: RandomAccessCollection, Equatable {
      /// The left end of the baseline.
      public var origin: CGPoint
      private let bounds: TypographicBounds
      private let runs: [Run]

      public var startIndex: Int { 0 }
      public var endIndex: Int { runs.count }

      public subscript(index: Int) -> Run { runs[index] }

      public var typographicBounds: TypographicBounds {
        var bounds = bounds
        bounds.origin = origin
        return bounds
      }

      init(bounds: TypographicBounds, runs: [Run]) {
        origin = bounds.origin
        self.bounds = bounds
        self.runs = runs
      }

      /// The way by which the line was moved since it was laid out.
      var offset: CGSize {
        CGSize(width: origin.x - bounds.origin.x, height: origin.y - bounds.origin.y)
      }
    }

    /// A stretch of a line in one style.
    public struct Run: RandomAccessCollection, Equatable {
      public let layoutDirection: LayoutDirection
      public let typographicBounds: TypographicBounds
      fileprivate let slices: [RunSlice]
      fileprivate let look: Look

      public var startIndex: Int { 0 }
      public var endIndex: Int { slices.count }

      public subscript(index: Int) -> RunSlice { slices[index] }

      /// An attribute that the run's text was given; `nil` if it was given none of the type.
      public subscript<T: TextAttribute>(key: T.Type) -> T? {
        look.attributes[ObjectIdentifier(key)] as? T
      }

      /// The places of its characters in the text.
      public var characterIndices: [CharacterIndex] { slices.flatMap(\.characterIndices) }

      public static func == (a: Run, b: Run) -> Bool { a.slices == b.slices }
    }

    /// The smallest piece that is drawn by itself: a glyph, or glyphs that belong together.
    public struct RunSlice: Equatable {
      public let typographicBounds: TypographicBounds
      public let characterIndices: [CharacterIndex]
      fileprivate let picture: Layer.Child?
      fileprivate let look: Look

      /// An attribute that the slice's text was given; `nil` if it was given none of the type.
      public subscript<T: TextAttribute>(key: T.Type) -> T? {
        look.attributes[ObjectIdentifier(key)] as? T
      }

      public static func == (a: RunSlice, b: RunSlice) -> Bool {
        a.typographicBounds == b.typographicBounds && a.picture == b.picture
      }
    }

    /// The place of a character in a text.
    public struct CharacterIndex: Comparable, Hashable, Sendable {
      fileprivate let offset: Int

      public static func < (a: CharacterIndex, b: CharacterIndex) -> Bool { a.offset < b.offset }
    }

    /// The room that text takes by its font's measures.
    public struct TypographicBounds: Equatable, Sendable {
      /// The left end of the baseline.
      public var origin: CGPoint
      public var width: CGFloat
      public var ascent: CGFloat
      public var descent: CGFloat
      public var leading: CGFloat

      public init() {
        (origin, width, ascent, descent, leading) = (.zero, 0, 0, 0, 0)
      }

      /// From the top of its letters to their bottom.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// The ways to draw pieces; they are never moved to whole pixels.
    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32

      public init(rawValue: UInt32) { self.rawValue = rawValue }

      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }

    /// The look of a stretch.
    struct Look {
      let attributes: [ObjectIdentifier: any TextAttribute]
      /// `nil` for pictures that have their colors.
      let paint: ShownPaint?
    }
  }
}

/// A value that a part of a text has for text renderers.
public protocol TextAttribute {}

// MARK: - From the viewer's answer

extension Text.Layout {
  /// - Parameter looks: Of the request's stretches.
  init(_ measured: MeasuredText, image: (PictureID) -> Layers.Image, looks: [Look]) {
    let lines = measured.lines.map { line in
      let runs = line.runs.map { run in
        let look =
          run.attribute.flatMap { looks.indices.contains($0) ? looks[$0] : nil }
          ?? Look(attributes: [:], paint: looks.first?.paint)
        let slices = run.slices.map { slice in
          RunSlice(
            typographicBounds: TypographicBounds(slice.bounds),
            characterIndices: slice.end > slice.start
              ? [CharacterIndex(offset: slice.start)] : [],
            picture: slice.picture.map {
              Layer.Child(Layer(size: $0.rect.size, image: image($0.id)), at: $0.rect.origin)
            }, look: look)
        }
        return Run(
          layoutDirection: run.isRightToLeft ? .rightToLeft : .leftToRight,
          typographicBounds: TypographicBounds(run.bounds), slices: slices, look: look)
      }
      return Line(bounds: TypographicBounds(line.bounds), runs: runs)
    }
    self.init(lines: lines, isTruncated: measured.isTruncated)
  }
}

extension Text.Layout.TypographicBounds {
  fileprivate init(_ bounds: TextBounds) {
    origin = CGPoint(bounds.origin)
    (width, ascent, descent) = (bounds.width, bounds.ascent, bounds.descent)
    leading = bounds.leading
  }
}

// MARK: - Drawing

extension GraphicsContext {
  /// Draws a line of a text where it was laid out.
  public func draw(
    _ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    var context = self
    context.translateBy(x: line.offset.width, y: line.offset.height)
    for run in line { context.draw(run, options: options) }
  }

  /// Draws a run of a text where it was laid out.
  public func draw(
    _ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    let pictures = run.slices.compactMap(\.picture)
    guard pictures.count > 1, isGrouping else {
      for slice in run { draw(slice, options: options) }
      return
    }
    // One picture, so that a filter is applied once.
    drawLayer { context in
      context.transform = transform
      for slice in run { context.draw(slice, options: options) }
    }
  }

  /// Draws a slice of a text where it was laid out.
  public func draw(
    _ slice: Text.Layout.RunSlice,
    options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    guard let picture = slice.picture else { return }
    add(
      slice.look.paint?.layer(throughWhite: picture.layer) ?? picture.layer, at: picture.origin)
  }
}
