import Controls
import Layers
import Parameters
import Testing

@testable import Viewer

/// Messages that are longer than the window is wide.
@Suite struct WrappedMessageTests {
  private let text = TextPieces()

  private static let long = "nothing is left out " + String(repeating: "and so on ", count: 30)

  /// The height of the panel that is drawn in a window of 400 points.
  private func panelHeight(
    _ state: OverlayState = OverlayState(), printed: PrintedLines? = nil
  ) -> Double {
    let size = Size(width: 400, height: 300)
    let content = Overlays.Content(
      state: state, readout: nil, parameters: ParameterSet([]), marks: [], printed: printed)
    let layer = Overlays(text: text).layer(of: content, size: size, scale: 1, at: 0)
    func heights(_ layer: Layer) -> [Double] {
      switch layer.content {
      case .stack(let children): children.flatMap { heights($0.layer) }
      case .modified(let inner, _): heights(inner)
      default: [layer.size.height]
      }
    }
    return layer.map { heights($0).filter { $0 < 300 }.max() ?? 0 } ?? 0
  }

  @Test func aLongNoticeHasSeveralLines() {
    var (short, long) = (OverlayState(), OverlayState())
    short.show(notice: "done", at: 0)
    long.show(notice: Self.long, at: 0)
    let line = text.size("done", .label).height
    // As many lines as its width makes in the window's, at least
    let lines = (text.size(Self.long, .label).width / (400 - 56)).rounded(.up)
    #expect(lines > 3 && panelHeight(short) == 36)
    #expect(panelHeight(long) >= lines * line)
  }

  @Test func everyLineOfAMistakeIsShown() {
    var (short, long) = (OverlayState(), OverlayState())
    short.shownError = ShownError(headline: "A mistake", details: ["short", "short"])
    long.shownError = ShownError(headline: "A mistake", details: [Self.long, "short"])
    #expect(panelHeight(short) > 0)
    #expect(panelHeight(long) > panelHeight(short) + 3 * text.size("a", .label).height)
  }

  /// They take two fifths of the window at most, 120 points, and the space around them.
  @Test func printedLinesLeaveRoomForThePicture() {
    let line = text.size("a", .label).height
    // To whole pixels
    #expect(abs(panelHeight(printed: PrintedLines(lines: ["a"])) - (line + 24)) <= 1)
    #expect(abs(panelHeight(printed: PrintedLines(lines: ["a", "a"])) - (2 * line + 26)) <= 1)
    let many = PrintedLines(lines: Array(repeating: "a", count: 100))
    #expect((100 - line...144).contains(panelHeight(printed: many)))
    #expect(panelHeight(printed: PrintedLines(lines: [])) > 0)
  }
}
