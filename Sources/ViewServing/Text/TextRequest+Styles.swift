internal import Layers
internal import Messages
internal import Typesetting

extension TextRequest {
  /// The text that is shown, in the styles of its runs.
  ///
  /// - Parameter factor: Of all sizes.
  func styledText(_ cut: TextCut, scaledBy factor: Double) -> StyledText {
    cut.stretches.reduce(into: StyledText("")) { text, stretch in
      text += StyledText(stretch.string, style: runs[stretch.run].style(scaledBy: factor))
    }
  }
}

extension TextRequest.Run {
  fileprivate func style(scaledBy factor: Double) -> StyledText.Style {
    var style = StyledText.Style(font: font.font(scaledBy: factor), color: color)
    style.tracking = (tracking * factor).clamped(to: -1_000...1_000)
    style.baselineOffset = (baselineOffset * factor).clamped(to: -10_000...10_000)
    style.underline = underline.map { StyledText.Rule(color: $0.color) }
    style.strikethrough = strikethrough.map { StyledText.Rule(color: $0.color) }
    return style
  }
}

extension TextFont {
  /// The font for `Typesetting`, whose sizes have limits.
  func font(scaledBy factor: Double = 1) -> Font {
    let nearest = Font.Weight.allCases.min {
      abs($0.rawValue.distance(to: clampedWeight)) < abs($1.rawValue.distance(to: clampedWeight))
    }
    return Font(
      size: (size * factor).clamped(to: 0.5...2_000), weight: nearest ?? .regular,
      design: fontDesign, hasMonospacedDigits: hasMonospacedDigits, isItalic: isItalic)
  }

  private var clampedWeight: Int { min(max(weight, 100), 900) }

  private var fontDesign: Font.Design {
    switch design {
    case .standard: .default
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    case .named(let family): .named(family)
    }
  }
}

extension Double {
  func clamped(to range: ClosedRange<Double>) -> Double {
    isNaN ? range.lowerBound : min(max(self, range.lowerBound), range.upperBound)
  }
}
