package import Foundation

extension Font {
  /// A kind of text, with a size and a weight of its own.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2

    /// In points, as on an iPhone at the usual size of text.
    package var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }

    package var weight: Weight { self == .headline ? .semibold : .regular }
  }

  /// In points.
  package var size: CGFloat {
    switch base {
    case .style(let style): style.size
    case .system(let size), .custom(_, let size): size
    }
  }

  /// The weight to draw.
  ///
  /// Bold letters of the system are those of `semibold`, and of `bold` where they are semibold
  /// already.
  package var drawnWeight: Weight {
    var own = Weight.regular
    if case .style(let style) = base { own = style.weight }
    let plain = weight ?? own
    guard isBold, plain.value < Weight.bold.value else { return plain }
    return plain.value < Weight.semibold.value ? .semibold : .bold
  }
}
