import SwiftUI
import TestSupport
import Testing

@Suite struct FontTests {
  private static let styles: [String: (style: Font.TextStyle, font: Font)] = [
    "largeTitle": (.largeTitle, .largeTitle), "headline": (.headline, .headline),
    "body": (.body, .body), "callout": (.callout, .callout),
    "subheadline": (.subheadline, .subheadline), "footnote": (.footnote, .footnote),
    "caption2": (.caption2, .caption2),
  ]

  @Test(arguments: try GoldenTable("text_styles").rows)
  func textStylesHaveTheirSizes(row: GoldenTable.Row) throws {
    let (style, font) = try #require(Self.styles[row.text("style")])
    #expect(try Double(font.size) == row.number("size_ios"))
    #expect(font == .system(style))
    let weight: Font.Weight = try row.text("weight") == "semibold" ? .semibold : .regular
    #expect(font.drawnWeight == weight)
  }

  @Test func boldIsOneStepUpFromSemibold() {
    #expect(Font.body.bold().drawnWeight == .semibold)
    #expect(Font.headline.bold().drawnWeight == .bold)
    #expect(Font.system(size: 20, weight: .black).bold().drawnWeight == .black)
    #expect(Font.body.weight(.bold).drawnWeight.openType == 700)
    #expect(Font.body.bold().bold(false) == .body)
  }

  @Test func stylesAddUp() {
    let font = Font.custom("Fira Code", size: 12, relativeTo: .body).italic().monospacedDigit()
      .smallCaps().width(.condensed).leading(.tight)
    #expect(font.size == 12)
    #expect(font.isItalic && font.hasMonospacedDigits)
    #expect(font.capitals == [.lowercase, .uppercase])
    #expect(font.width == Font.Width(-0.2))
    #expect(Font.system(size: 9, weight: .light, design: .serif).design == .serif)
    #expect(Font.system(size: 9).monospaced().design == .monospaced)
  }
}
