import Foundation
import Layers
import Pictures
import TestSupport
import Testing

/// The SwiftUI views that the program exports draw what the scenes draw that they were exported of.
@Suite(.serialized) struct OwnViewsTests {
  /// A scene at some moment.
  struct Moment: CustomTestStringConvertible {
    let scene: String
    /// Parameters that are set before the view is exported.
    let settings: [String]
    let size: String
    let words: [String]
    /// Places of texts and controls, in points: those of views have the sizes of iOS.
    let texts: [Rect]

    init(
      _ scene: String, _ size: String, _ words: String, set settings: String = "",
      texts: [Rect] = []
    ) {
      (self.scene, self.size, self.texts) = (scene, size, texts)
      self.settings = settings.split(separator: " ").flatMap { ["--set", String($0)] }
      self.words = words.split(separator: " ").map(String.init)
    }

    var testDescription: String { ([scene] + settings + [size] + words).joined(separator: " ") }
  }

  private func run(_ words: [String], in folder: TemporaryFolder) async throws {
    var command = try Command.harmonic(
      environment: [
        "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "XDG_CACHE_HOME": ViewCaches.path,
      ], workingDirectory: folder.path)
    command.arguments = words
    let output = try await command.run()
    #expect(output.status == .exitCode(0), "\(output.errorText)")
  }

  private static let plate = Rect(x: 145, y: 204, width: 152, height: 40)
  private static let cardTexts = [
    Rect(x: 75, y: 225, width: 210, height: 70), Rect(x: 95, y: 350, width: 170, height: 40),
  ]
  private static let headlineTexts = [
    Rect(x: 75, y: 20, width: 250, height: 116), Rect(x: 115, y: 150, width: 170, height: 40),
  ]

  /// At rest, in a press, while the spring moves back, and after it, with values that are set;
  /// presses are at multiples of 1/60 s.
  @Test(arguments: [
    Moment("button", "400x300", "--time 0"),
    Moment("button", "400x300", "--press 0.2..0.6 --pointer 200,150 --time 0.25"),
    Moment("button", "400x300", "--press 0.2..0.6 --pointer 200,150 --time 0.55"),
    Moment("button", "400x300", "--press 0.2..0.6 --pointer 200,150 --time 0.7"),
    Moment("button", "300x120", "--press 0.2..0.6 --pointer 150,60 --time 2"),
    Moment("button", "300x120", "--time 0.5", set: "stage=press scale.released=0.8 clock=60hz"),
    Moment("screen", "400x300", "--time 0.3", texts: [plate]),
    Moment(
      "screen", "400x300", "--press 0.2..0.6 --pointer 200,150 --time 0.5",
      set: "palette=cosine spring.bounce=0.4", texts: [plate]),
    Moment("prism", "300x300", "--time 0.5"),
    Moment("prism", "240x240", "--time 3"),
    Moment("prism", "300x300", "--time 0.5", set: "drawnFraction=0.6 rainbowSize=0.3"),
    Moment("aurora", "300x300", "--time 0"),
    Moment("aurora", "200x300", "--time 1.5", set: "intensity=0.8 frequency=3 breathes=on"),
    Moment("twirl", "360x420", "--time 0.1", texts: cardTexts),
    Moment("twirl", "360x420", "--time 2", set: "spring.bounce=0.4", texts: cardTexts),
    Moment("twirl", "360x420", "--time 2", set: "visible=off controls=off"),
    Moment("headline", "400x220", "--time 2", texts: headlineTexts),
    Moment("carousel", "400x500", "--time 0", set: "variant=hue position=3.3"),
    Moment("carousel", "400x400", "--time 0", set: "variant=stack spacing=30 position=3.3"),
  ])
  func aViewDrawsWhatItsSceneDraws(moment: Moment) async throws {
    let (view, scene) = try await pictures(of: moment, background: "#ffffff")
    let points = moment.size.split(separator: "x").compactMap { Double($0) }
    try #require(points.count == 2)
    let scale = Double(view.width) / points[0]
    var others = 0
    for y in 0..<view.height {
      for x in 0..<view.width {
        let place = Point(x: (Double(x) + 0.5) / scale, y: (Double(y) + 0.5) / scale)
        if moment.texts.contains(where: { $0.contains(place) }) { continue }
        let at = (y * view.width + x) * 4
        let isSame = (at..<at + 4).allSatisfy {
          abs(Int(view.pixels[$0]) - Int(scene.pixels[$0])) <= 2
        }
        if !isSame { others += 1 }
      }
    }
    // As for golden pictures: where strings cross, a pixel may be any color.
    #expect(others <= view.width * view.height / 1000)
    // A picture of one color only would be like another that shows nothing.
    if !moment.settings.contains("visible=off") {
      #expect(Set(stride(from: 0, to: view.pixels.count, by: 4).map { view.pixels[$0] }).count > 2)
    }
  }

  /// The cards of a view are plain, those of a scene have posters: what they cover is the same.
  ///
  /// Cards are 5 : 8 and as wide as the window less two margins of 44, or of 32: at these sizes
  /// they begin and end at whole pixels. Captions are below.
  @Test(arguments: [
    Moment("carousel", "363x640", "--time 0", set: "position=3"),
    Moment("carousel", "363x640", "--time 0", set: "paging=snap rotation=20 spacing=40 position=2"),
    Moment(
      "carousel", "364x672", "--time 0", set: "variant=parallax position=1",
      texts: [Rect(x: 0, y: 551, width: 364, height: 121)]),
  ])
  func cardsCoverWhatThoseOfTheSceneCover(moment: Moment) async throws {
    let (view, scene) = try await pictures(of: moment, background: "transparent")
    func coverage(_ picture: Picture) -> [Int] {
      let end = moment.texts.first.map { Int($0.minY) } ?? picture.height
      return stride(from: 3, to: picture.width * end * 4, by: 4).map { Int(picture.pixels[$0]) }
    }
    let (ours, theirs) = (coverage(view), coverage(scene))
    #expect(zip(ours, theirs).allSatisfy { abs($0 - $1) <= 2 })
    #expect(ours.contains(0) && ours.contains(255))
  }

  /// The exported view and its scene at a moment.
  private func pictures(
    of moment: Moment, background: String
  ) async throws -> (view: Picture, scene: Picture) {
    let folder = try TemporaryFolder()
    _ = try folder.file("Package.swift", [])
    let scene = [moment.scene] + moment.settings
    try await run(["export"] + scene + ["-o", "Own.swift"], in: folder)
    let words = ["--size", moment.size, "--background", background] + moment.words
    try await run(["capture", "Own.swift", "-o", "view.png"] + words, in: folder)
    try await run(["capture"] + scene + ["-o", "scene.png"] + words, in: folder)
    let view = try Picture(contentsOf: folder.path + "/view.png")
    let drawn = try Picture(contentsOf: folder.path + "/scene.png")
    try #require(view.width == drawn.width && view.height == drawn.height)
    return (view, drawn)
  }
}
