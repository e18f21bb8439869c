import SwiftUI

@testable import SwiftUI

/// A view without content, whose sizes are known.
nonisolated struct SampleLeaf: PrimitiveView {
  typealias Body = Never

  /// The ways to answer an offer.
  enum Sizing: Equatable {
    /// Takes what is offered, as a color does.
    case fill
    case fixed(CGSize)
    /// Takes what is offered; a missing side is its own, as that of a resizable image.
    case image(CGSize)
    case text(SampleText)
  }

  let sizing: Sizing
  var textFont: SampleFont?

  @MainActor func makeElement(node: _Node) -> Element { SampleElement(self, node: node) }

  @MainActor func update(_ element: Element, from old: SampleLeaf) {
    (element as! SampleElement).leaf = self
  }
}

/// The metrics of a font in points.
struct SampleFont: Equatable {
  let advance, ascent, descent, cap, leading, pixel: Double

  var lineHeight: Double { ascent + descent }
}

/// A text of words, given by the number of their characters, in a font of one advance.
struct SampleText: Equatable {
  let words: [Int]
  let font: SampleFont

  /// The widths of the lines in a column of `width`, broken at words only.
  private func lines(_ width: Double) -> [Double] {
    var lines: [Double] = []
    for word in words {
      let length = Double(word) * font.advance
      if let last = lines.last, last + font.advance + length <= width {
        lines[lines.count - 1] += font.advance + length
      } else {
        lines.append(length)
      }
    }
    return lines
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    var lines = lines(proposal.width ?? .infinity)
    let fitting = proposal.height.map { max(1, ($0 / font.lineHeight).rounded(.down)) } ?? .infinity
    if Double(lines.count) > fitting { lines.removeLast(lines.count - Int(fitting)) }
    func roundUp(_ length: Double) -> Double {
      (length / font.pixel - 1e-9).rounded(.up) * font.pixel
    }
    return CGSize(
      width: proposal.width == 0 ? 0 : roundUp(lines.max() ?? 0),
      height: roundUp(Double(lines.count) * font.lineHeight))
  }
}

private final class SampleElement: Element {
  var leaf: SampleLeaf { didSet { setNeedsLayout() } }

  init(_ leaf: SampleLeaf, node: _Node) {
    self.leaf = leaf
    super.init(node: node)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    switch leaf.sizing {
    case .fill: proposal.replacingUnspecifiedDimensions()
    case .fixed(let size): size
    case .image(let size): proposal.replacingUnspecifiedDimensions(by: size)
    case .text(let text): text.size(for: proposal)
    }
  }

  private var font: SampleFont? {
    if case .text(let text) = leaf.sizing { return text.font }
    return leaf.textFont
  }

  override var spacing: ViewSpacing {
    guard let font else { return ViewSpacing() }
    return ViewSpacing(
      textWithAscent: font.ascent, descent: font.descent, capHeight: font.cap,
      leading: font.leading, pixelLength: font.pixel)
  }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    guard let font else { return nil }
    if key == VerticalAlignment.firstTextBaseline.key { return font.ascent }
    if key == VerticalAlignment.lastTextBaseline.key { return dimensions.height - font.descent }
    return nil
  }
}

extension View where Self == SampleLeaf {
  static var fill: SampleLeaf { SampleLeaf(sizing: .fill) }

  static func fixed(_ width: CGFloat, _ height: CGFloat) -> SampleLeaf {
    SampleLeaf(sizing: .fixed(CGSize(width: width, height: height)))
  }
}
