import Foundation
import Layers
import Messages
import Pictures
import TestSupport
import Testing

@testable import ViewServing

/// Pictures and colors of a project's folders.
@Suite struct AssetTests {
  /// A project with a catalogue, in which a picture's color is its name's.
  private func makeProject() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    func write(_ bytes: some Sequence<UInt8>, _ path: String) throws {
      let file = URL(filePath: folder.path).appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(Array(bytes)).write(to: file)
    }
    func png(_ side: Int, _ level: UInt8) -> [UInt8] {
      let pixel: [UInt8] = [level, level, level, 255]
      return Picture(
        width: side, height: side,
        pixels: Array(repeatElement(pixel, count: side * side).joined())
      ).pngBytes()
    }
    let photo = "App/Assets.xcassets/photo.imageset/"
    try write(png(4, 1), photo + "a.png")
    try write(png(8, 2), photo + "a@2x.png")
    try write(png(12, 3), photo + "a@3x.png")
    try write(png(8, 4), photo + "dark@2x.png")
    try write(
      """
      {"images": [
        {"idiom": "universal", "filename": "a.png", "scale": "1x"},
        {"idiom": "universal", "filename": "a@2x.png", "scale": "2x"},
        {"idiom": "universal", "filename": "a@3x.png", "scale": "3x"},
        {"idiom": "universal", "filename": "dark@2x.png", "scale": "2x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
       "properties": {"template-rendering-intent": "template"}}
      """.utf8, photo + "Contents.json")
    let icons = "App/Assets.xcassets/Icons/"
    try write(#"{"properties": {"provides-namespace": true}}"#.utf8, icons + "Contents.json")
    try write(png(2, 5), icons + "star.imageset/star.png")
    try write(
      #"{"images": [{"filename": "star.png", "idiom": "universal"}]}"#.utf8,
      icons + "star.imageset/Contents.json")
    try write(
      #"{"images": [{"filename": "drawing.pdf", "idiom": "universal"}]}"#.utf8,
      "App/Assets.xcassets/drawing.imageset/Contents.json")
    try write(png(6, 6), "App/Resources/loose@3x.png")
    try write(png(6, 7), "Effects.bundle/loose.png")
    try write(Array("no picture".utf8), "App/Resources/broken.png")
    try write(png(6, 9), ".build/hidden.png")
    try write(
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "0x80", "green": "0.250", "blue": "51", "alpha": "0.500"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "display-p3", "components":
          {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}]}
      """.utf8, "App/Assets.xcassets/tint.colorset/Contents.json")
    try write(
      #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemBlueColor"}}]}"#
        .utf8, "App/Assets.xcassets/AccentColor.colorset/Contents.json")
    return folder
  }

  private func server(
    _ folder: TemporaryFolder, scale: Double = 2, _ appearance: Appearance = .light
  ) -> ViewServer {
    ViewServer(folders: [folder.path], scale: scale, appearance: appearance)
  }

  private func found(_ reply: Reply?) throws -> FoundPicture {
    guard case .picture(let picture) = reply else {
      throw MissingAsset(reason: "\(String(describing: reply))")
    }
    return picture
  }

  @Test(arguments: [
    (1.0, Appearance.light, 1), (2, .light, 2), (1.5, .light, 2), (3, .light, 3), (4, .light, 3),
    (2, .dark, 4), (1, .dark, 4),
  ])
  func imageSetsGiveTheFileForScaleAndLook(
    scale: Double, appearance: Appearance, level: Int
  ) throws {
    let folder = try makeProject()
    let server = server(folder, scale: scale, appearance)
    let picture = try found(server.reply(to: .picture(.asset(name: "photo", bundle: nil))))
    // All its files are 4 points wide.
    #expect(picture.size == Size(width: 4, height: 4))
    #expect(picture.isTemplate)
    #expect(server.image(picture.id)?.pixels.first.map(Int.init) == level)
  }

  @Test(arguments: [
    (PictureRequest.asset(name: "Icons/star", bundle: nil), 5, 2.0),
    (.asset(name: "loose@3x", bundle: nil), 6, 2), (.asset(name: "loose", bundle: nil), 7, 6),
    (.asset(name: "loose.png", bundle: "Effects.bundle"), 7, 6),
    (.file(path: "/Applications/App.app/loose@3x.png"), 6, 2),
    (.pixels(width: 1, height: 1, [8, 8, 8, 255]), 8, 1),
    (.data(Picture(width: 1, height: 1, pixels: [9, 9, 9, 255]).pngBytes()), 9, 1),
  ])
  func picturesAreFound(request: PictureRequest, level: Int, side: Double) throws {
    let folder = try makeProject()
    let server = server(folder)
    let picture = try found(server.reply(to: .picture(request)))
    #expect(picture.size == Size(width: side, height: side))
    #expect(server.image(picture.id)?.pixels.first.map(Int.init) == level)
    // Read once: the same number, and the same image.
    #expect(try found(server.reply(to: .picture(request))) == picture)
    #expect(server.image(picture.id) === server.image(picture.id))
  }

  @Test(arguments: [
    (PictureRequest.asset(name: "star", bundle: nil), "is named 'star'"),
    (.asset(name: "hidden", bundle: nil), "is named 'hidden'"),
    (.asset(name: "drawing", bundle: nil), "drawing.pdf"),
    (.asset(name: "broken", bundle: nil), "broken.png"),
    (.file(path: "/etc/passwd"), "no file '/etc/passwd' in the project"),
    (.data([1, 2, 3]), "cannot read 'data'"),
  ])
  func missingPicturesSayWhy(request: PictureRequest, reason: String) throws {
    let folder = try makeProject()
    guard case .missing(let text) = server(folder).reply(to: .picture(request)) else {
      Issue.record("\(request) was found")
      return
    }
    #expect(text.contains(reason), "\(text)")
  }

  @Test func colorSetsGiveBothLooks() throws {
    let folder = try makeProject()
    let server = server(folder)
    guard case .color(let tint) = server.reply(to: .color(ColorRequest(name: "tint"))) else {
      Issue.record("there is no tint")
      return
    }
    #expect(tint.light == Color(red: 128.0 / 255, green: 0.25, blue: 0.2, opacity: 0.5))
    // CSS Color 4's sample: color(display-p3 1 0 0) is color(srgb 1.0930 -0.2267 -0.1501).
    #expect(abs(tint.dark.red - 1.0930) < 1e-4)
    #expect(abs(tint.dark.green + 0.2267) < 1e-4)
    #expect(abs(tint.dark.blue + 0.1501) < 1e-4)
    let accent = server.reply(to: .color(ColorRequest(name: "AccentColor")))
    #expect(
      accent == .color(FoundColor(light: .system(.blue), dark: .system(.blue, in: .dark))))
    let missing = server.reply(to: .color(ColorRequest(name: "tin")))
    #expect(missing == .missing(reason: "no color set of the project is named 'tin'"))
  }

  @Test(arguments: [
    ("heart", "♡", nil), ("heart.fill", "♥", nil), ("trash.fill", "🗑", nil),
    ("xmark.circle", "✕", SymbolEnclosure(shape: .circle, isFilled: false)),
    ("heart.square.fill", "♥", SymbolEnclosure(shape: .square, isFilled: true)),
    ("12.circle.fill", "12", SymbolEnclosure(shape: .circle, isFilled: true)),
    ("a.square", "A", SymbolEnclosure(shape: .square, isFilled: false)),
    ("circle.fill", "●", nil), ("no.such.circle", nil, nil), ("circle.no.such", nil, nil),
    ("", nil, nil), ("fill", nil, nil), ("circle.circle.circle", nil, nil),
  ])
  func namesOfSymbolsAreTakenApart(
    name: String, characters: String?, enclosure: SymbolEnclosure?
  ) {
    let form = SymbolForm(of: name)
    #expect(form?.characters == characters && form?.enclosure == enclosure)
  }

  /// A ring around a cross, and a disc that it is cut out of: one shows what the other does not.
  @Test func filledSymbolsAreCutOut() throws {
    let server = ViewServer(folders: [], scale: 2, appearance: .light)
    let levels = try ["xmark.circle", "xmark.circle.fill"].map { name in
      let request = PictureRequest.symbol(name: name, font: TextFont(size: 40))
      let image = try #require(server.image(try found(server.reply(to: .picture(request))).id))
      func level(x: Double, y: Double) -> UInt8 {
        let (column, row) = (
          Int(x * Double(image.pixelWidth)), Int(y * Double(image.pixelHeight))
        )
        return image.pixels[(row * image.pixelWidth + column) * 4 + 3]
      }
      // The middle, beside the cross, and the corner
      return [level(x: 0.5, y: 0.5), level(x: 0.5, y: 0.25), level(x: 0.02, y: 0.02)]
    }
    #expect(levels == [[255, 0, 0], [0, 255, 0]])
  }

  @Test(arguments: [("heart.fill", false), ("heart.circle.fill", false), ("no.such.symbol", true)])
  func symbolsAreCharactersOrBoxes(name: String, isPlaceholder: Bool) throws {
    let server = ViewServer(folders: [], scale: 2, appearance: .light)
    let request = PictureRequest.symbol(name: name, font: TextFont(size: 17))
    let symbol = try found(server.reply(to: .picture(request)))
    #expect(symbol.isPlaceholder == isPlaceholder && symbol.isTemplate)
    #expect((17.0...26).contains(symbol.size.height) && (8.0...26).contains(symbol.size.width))
    #expect(try #require(symbol.baseline) < symbol.size.height)
    let pixels = try #require(server.image(symbol.id)).pixels
    #expect(pixels.contains(255))
    #expect(pixels.contains(0))
  }
}
