import Layers
import Messages
import SwiftUI
import Testing

@testable import SwiftUI

/// A viewer whose letters are 10 wide and whose lines are 20 high, each letter a slice.
@MainActor
private final class LetterViewer: ViewServices {
  let pixels = Layers.Image(pixelWidth: 1, pixelHeight: 1, pixels: [255, 255, 255, 255])
  private(set) var requests: [TextRequest] = []

  private func bounds(_ x: Double, _ width: Double) -> TextBounds {
    TextBounds(origin: Point(x: x, y: 16), width: width, ascent: 16, descent: 4)
  }

  func measure(_ request: TextRequest) -> MeasuredText? {
    requests.append(request)
    var (x, offset) = (0.0, 0)
    var runs: [MeasuredText.Run] = []
    for run in request.runs {
      let start = x
      let slices = run.string.map { letter in
        let (left, first) = (x, offset)
        x += 10
        offset += letter.utf8.count
        let rect = Rect(
          origin: Point(x: left, y: 0), size: Layers.Size(width: 10, height: 20))
        return MeasuredText.Slice(
          bounds: bounds(left, 10), start: first, end: offset,
          picture: letter == " " ? nil : PlacedPicture(PictureID(1), in: rect))
      }
      runs.append(
        MeasuredText.Run(
          bounds: bounds(start, x - start), attribute: run.attribute, isRightToLeft: false,
          slices: slices))
    }
    let size = Layers.Size(width: x, height: 20)
    return MeasuredText(
      id: TextID(1), size: size, firstBaseline: 16, lastBaseline: 16, lineCount: 1,
      picture: PlacedPicture(PictureID(2), in: Rect(origin: .zero, size: size)),
      lines: request.wantsLines ? [.init(bounds: bounds(0, x), runs: runs)] : [])
  }

  func picture(_ request: PictureRequest) -> FoundPicture? { nil }

  func color(_ request: ColorRequest) -> FoundColor? { nil }

  func image(_ id: PictureID) -> Layers.Image { pixels }

  func report(_ report: Report) {}

  func haptic(name: String, intensity: Double) {}
}

private struct Emphasis: TextAttribute, Equatable { var strength = 1 }

/// A renderer that lowers emphasized slices, and notes what it gets.
private struct LoweringRenderer: TextRenderer {
  var depth: Double
  var log = Reports<String>()

  var animatableData: Double {
    get { depth }
    set { depth = newValue }
  }

  var displayPadding: EdgeInsets { EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      for run in line {
        let emphasis = run[Emphasis.self]
        log.add("\(run.count) \(run.typographicBounds.width) \(emphasis?.strength ?? 0)")
        for slice in run {
          var copy = context
          if emphasis != nil { copy.translateBy(x: 0, y: depth) }
          copy.draw(slice, options: .disablesSubpixelQuantization)
        }
      }
    }
  }
}

/// Text renderers, by what they get and by the pictures that they draw.
@MainActor @Suite struct TextRendererTests {
  private let viewer = LetterViewer()

  private func stage(_ view: some View) -> ViewStage {
    ViewStage(
      Messages.Stage(size: Layers.Size(width: 100, height: 50)), services: viewer,
      content: { view })
  }

  /// The places of the letters on the canvas of their text.
  private func places(_ stage: ViewStage) -> [Layers.Point] {
    stage.layer().all.flatMap { layer -> [Layers.Point] in
      guard case .stack(let children) = layer.content else { return [] }
      return children.filter { $0.layer.size == Layers.Size(width: 10, height: 20) }.map(\.origin)
    }
  }

  @Test func aRendererGetsRunsWithTheirAttributes() {
    let log = Reports<String>()
    let text = Text("ab") + Text("c d").customAttribute(Emphasis(strength: 3))
    let stage = stage(text.textRenderer(LoweringRenderer(depth: 5, log: log)))
    // The canvas begins 2 points before the text and 1 above.
    #expect(
      places(stage) == [
        Point(x: 2, y: 1), Point(x: 12, y: 1), Point(x: 22, y: 6), Point(x: 42, y: 6),
      ])
    #expect(log.values == ["2 20.0 0", "3 30.0 3"])
  }

  @Test func interpolationsKeepTheirAttributes() {
    let log = Reports<String>()
    let inner = Text("bc").customAttribute(Emphasis())
    let stage = stage(Text("a\(inner)").textRenderer(LoweringRenderer(depth: 5, log: log)))
    _ = stage.layer()
    #expect(log.values == ["1 10.0 0", "2 20.0 1"])
  }

  @Test func aRendererIsAnimatedUnderItsOwnTransaction() {
    struct Lowered: View {
      let log: Actions
      @State private var depth = 0.0

      init(log: Actions) { self.log = log }

      var body: some View {
        log.action = { depth = 8 }
        return Text("a").customAttribute(Emphasis())
          .transaction {
            $0.animation = .linear(duration: 1)
          } body: {
            $0.textRenderer(LoweringRenderer(depth: depth))
          }
      }
    }
    let log = Actions()
    let stage = stage(Lowered(log: log))
    #expect(places(stage) == [Point(x: 2, y: 1)])
    log.action?()
    stage.update()
    stage.advance(to: 0.5)
    let between = places(stage).map(\.y)
    // Half of the way, less the frame in which an animation begins.
    #expect(between.count == 1 && between.allSatisfy { abs($0 - 5) < 0.2 })
    stage.advance(to: 2)
    #expect(places(stage) == [Point(x: 2, y: 9)])
  }

  @Test func aTransitionDrawsByARenderer() {
    struct Lowering: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.transaction {
          $0.animation = .linear(duration: 1)
        } body: {
          $0.textRenderer(LoweringRenderer(depth: phase.isIdentity ? 0 : 8))
        }
      }
    }
    struct Shown: View {
      let log: Actions
      @State private var isShown = false

      init(log: Actions) { self.log = log }

      var body: some View {
        log.action = { withAnimation { isShown.toggle() } }
        return VStack {
          if isShown { Text("a").customAttribute(Emphasis()).transition(Lowering()) }
        }
      }
    }
    let log = Actions()
    let stage = stage(Shown(log: log))
    log.action?()
    stage.update()
    stage.advance(to: 0.5)
    let between = places(stage).map(\.y)
    #expect(between.count == 1 && between.allSatisfy { abs($0 - 5) < 0.2 })
    stage.advance(to: 2)
    #expect(places(stage) == [Point(x: 2, y: 1)])
    log.action?()
    stage.update()
    stage.advance(to: 2.5)
    let leaving = places(stage).map(\.y)
    #expect(leaving.count == 1 && leaving.allSatisfy { abs($0 - 5) < 0.2 })
  }

  @Test func aRendererMayTakeOtherRoom() {
    struct Tall: TextRenderer {
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {}

      func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        let size = text.sizeThatFits(proposal)
        return CGSize(width: size.width, height: 2 * size.height)
      }
    }
    let log = Reports<CGSize>()
    let stage = stage(
      Text("abc").textRenderer(Tall())
        .background {
          GeometryReader { proxy in
            let _ = log.add(proxy.size)
            Color.clear
          }
        })
    _ = stage.layer()
    #expect(log.values.last == CGSize(width: 30, height: 40))
  }
}
