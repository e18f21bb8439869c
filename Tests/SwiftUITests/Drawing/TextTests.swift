import Layers
import Messages
import Testing

@testable import SwiftUI

/// Texts and pictures, by the requests that a viewer gets for them and the layers of its answers.
@MainActor @Suite struct TextTests {
  /// A viewer whose letters are 10 wide and whose lines are 20 high.
  private final class Viewer: ViewServices {
    private(set) var requests: [TextRequest] = []
    private(set) var pictures: [PictureRequest] = []
    let pixels = Layers.Image(pixelWidth: 1, pixelHeight: 1, pixels: [255, 255, 255, 255])

    func measure(_ request: TextRequest) -> MeasuredText? {
      requests.append(request)
      let width = Double(request.runs.reduce(0) { $0 + $1.string.count }) * 10
      let size = Size(width: width, height: 20)
      return MeasuredText(
        id: TextID(UInt32(requests.firstIndex(of: request) ?? 0)), size: size, firstBaseline: 16,
        lastBaseline: 16, lineCount: 1,
        picture: PlacedPicture(PictureID(1), in: Rect(origin: .zero, size: size)))
    }

    func picture(_ request: PictureRequest) -> FoundPicture? {
      pictures.append(request)
      return FoundPicture(id: PictureID(2), size: Size(width: 30, height: 40))
    }

    func color(_ request: ColorRequest) -> FoundColor? { nil }

    func image(_ id: PictureID) -> Layers.Image { pixels }

    func report(_ report: Report) {}

    func haptic(name: String, intensity: Double) {}
  }

  private let viewer = Viewer()

  private func draw(@ViewBuilder _ content: () -> some View) -> Layer {
    let view = content()
    let stage = ViewStage(
      Messages.Stage(size: Size(width: 100, height: 50)), services: viewer, content: { view })
    return stage.layer()
  }

  private func runs(_ text: Text) -> [TextRequest.Run] {
    _ = draw { text }
    return viewer.requests.last?.runs ?? []
  }

  @Test func changedTextsFadeInAnAnimation() {
    struct Count: View {
      let log: ViewLog
      let transition: ContentTransition
      @State private var number = 9

      var body: some View {
        log.act = { number += 1 }
        return Text("\(number)").contentTransition(transition)
      }
    }
    /// Opacities of the texts in the middle of a change from "9" to "10", by their widths.
    func opacities(_ transition: ContentTransition) -> [Double: Double] {
      let log = ViewLog()
      let stage = ViewStage(
        Messages.Stage(size: Size(width: 100, height: 50)), services: viewer,
        content: { Count(log: log, transition: transition) })
      _ = stage.layer()
      withAnimation(.linear(duration: 1)) { log.act?() }
      stage.update()
      stage.tick(31)
      var found: [Double: Double] = [:]
      for layer in stage.layer().all {
        guard case .modified(let inner, .opacity(let opacity)) = layer.content else { continue }
        found[inner.size.width] = opacity
      }
      return found
    }
    let fading = opacities(.numericText())
    #expect(fading.count == 2)
    for width in [10.0, 20.0] { #expect(abs((fading[width] ?? 0) - 0.5) < 0.02) }
    #expect(opacities(.identity) == [:])
  }

  @Test func aTextIsAWhitePictureInItsColor() {
    let layer = draw { Text("Hello").foregroundStyle(.red) }
    let picture = Layer(size: Size(width: 50, height: 20), image: viewer.pixels)
    let found = layer.all.filter { $0.content == .image(viewer.pixels) }
    #expect(found == [picture])
    #expect(layer.all.contains { $0 == picture.multiplied(by: .system(.red)) })
    #expect(viewer.requests.allSatisfy { $0.runs.allSatisfy { $0.color == nil } })
  }

  @Test func fontsComeFromTheNearest() throws {
    let body = try #require(runs(Text("a")).first)
    #expect(body.font == TextFont(size: 17))
    let large = try #require(
      runs(Text("a").font(.system(size: 30, weight: .bold, design: .rounded))).first)
    #expect(large.font == TextFont(size: 30, weight: 700, design: .rounded))
    _ = draw { Text("a").font(.title).italic().font(.body) }
    #expect(viewer.requests.last?.runs.first?.font == TextFont(size: 28, isItalic: true))
    _ = draw { Group { Text("a") }.font(.caption).fontWeight(.semibold) }
    #expect(viewer.requests.last?.runs.first?.font == TextFont(size: 12, weight: 600))
  }

  @Test func literalsHaveMarksAndValues() {
    #expect(runs(Text("a **b** c")).map(\.string) == ["a ", "b", " c"])
    #expect(runs(Text("a **b** c")).map(\.font.weight) == [400, 600, 400])
    #expect(runs(Text("*a* `b`")).map(\.font.isItalic) == [true, false, false])
    #expect(runs(Text(verbatim: "**b**")).map(\.string) == ["**b**"])
    let string = "**b**"
    #expect(runs(Text(string)).map(\.string) == ["**b**"])
    #expect(runs(Text("2 * 3 * 4")).map(\.string).joined() == "2 * 3 * 4")
    #expect(runs(Text("snake_case_name")).map(\.string).joined() == "snake_case_name")
    let number = 1_234_567
    #expect(runs(Text("n \(number)")).map(\.string).joined() == "n 1,234,567")
    #expect(runs(Text("x \(0.5)")).map(\.string).joined() == "x 0.500000")
    #expect(runs(Text("x \(0.5, specifier: "%.2f")")).map(\.string).joined() == "x 0.50")
    #expect(runs(Text("\(Text("a").bold())b")).map(\.font.weight) == [600, 400])
  }

  @Test func sumsHaveColorsOfTheirOwn() {
    let text = Text("a") + Text("b").foregroundColor(.red)
    _ = draw { text }
    let colors = viewer.requests.last?.runs.map(\.color)
    #expect(colors?.count == 2)
    #expect(colors?.last == .system(.red))
    #expect(colors?.first == .black)
  }

  @Test func valuesInATextHaveItsColor() throws {
    let number = 7
    let layer = draw { Text("n \(number)").foregroundStyle(.white) }
    let colors = viewer.requests.last?.runs.map(\.color)
    #expect(colors == [.white, .white])
    // The picture has its colors: nothing multiplies it.
    #expect(layer.all.contains { $0.content == .image(viewer.pixels) })
    #expect(
      !layer.all.contains { layer in
        guard case .modified(let inner, _) = layer.content else { return false }
        return inner.content == .image(viewer.pixels)
      })
  }

  @Test func aGradientLeavesOutStretchesWithColorsOfTheirOwn() {
    let text = Text("a") + Text("b").foregroundColor(.red)
    _ = draw {
      VStack { text }
        .foregroundStyle(
          .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    }
    let drawn = viewer.requests.suffix(2).map { $0.runs.map(\.color) }
    #expect(drawn == [[nil, .clear], [.clear, nil]])
  }

  @Test func layoutOfLinesComesFromTheEnvironment() throws {
    _ = draw {
      Text("a").lineLimit(2...3).multilineTextAlignment(.center).truncationMode(.middle)
        .lineSpacing(4).minimumScaleFactor(0.5).textCase(.uppercase)
    }
    let request = try #require(viewer.requests.last)
    #expect(request.lineLimit == 3 && request.reservedLines == 2)
    #expect(request.alignment == .center && request.truncation == .middle)
    #expect(request.lineSpacing == 4 && request.minimumScale == 0.5)
    #expect(request.runs.map(\.string) == ["A"])
  }

  @Test func enlargedSymbolsAreDrawnInALargerFont() {
    func fonts() -> [Double] {
      viewer.pictures.compactMap { request in
        guard case .symbol(_, let font) = request else { return nil }
        return font.size
      }
    }
    // A symbol of 30 × 40 in a frame of 60 × 50: twice as wide.
    _ = draw { Image(systemName: "star").resizable().frame(width: 60, height: 50) }
    #expect(fonts().last == 34)
    _ = draw { Image(systemName: "star").resizable().frame(width: 30, height: 20) }
    #expect(fonts().last == 17)
  }

  @Test func picturesTakeTheirOwnSizeOrTheOffered() {
    func size(_ layer: Layer) -> Size? {
      layer.all.first { $0.content == .image(viewer.pixels) }?.size
    }
    #expect(size(draw { Image("photo") }) == Size(width: 30, height: 40))
    #expect(size(draw { Image("photo").resizable() }) == Size(width: 100, height: 50))
    #expect(viewer.pictures.allSatisfy { $0 == .asset(name: "photo", bundle: nil) })
    _ = draw { Image(systemName: "star").font(.system(size: 300)) }
    #expect(viewer.pictures.last == .symbol(name: "star", font: TextFont(size: 300)))
  }

  @Test func symbolsAreDrawnInTheForeground() {
    let layer = draw { Image(systemName: "star").foregroundStyle(.red) }
    let picture = Layer(size: Size(width: 30, height: 40), image: viewer.pixels)
    #expect(layer.all.contains { $0 == picture.multiplied(by: .system(.red)) })
  }
}
