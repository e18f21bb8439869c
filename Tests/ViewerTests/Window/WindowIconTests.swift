import Layers
import TestSupport
import Testing

@testable import Viewer

/// The icon that windows have under X11.
@Suite(.serialized) struct WindowIconTests {
  /// Each pixel is the mean of those it covers: 200 of 255 covered by half is 100, and the color is
  /// not mixed with what is clear.
  @Test func picturesAreReducedToMeans() {
    let (red, clear): ([UInt8], [UInt8]) = ([200, 0, 0, 200], [0, 0, 0, 0])
    let image = Image(
      pixelWidth: 4, pixelHeight: 4,
      pixels: (0..<4).flatMap { _ in red + clear + red + red })
    let icon = WindowIcon(reducing: image, to: 2)
    #expect(icon.pixels == [255, 0, 0, 100, 255, 0, 0, 200] + [255, 0, 0, 100, 255, 0, 0, 200])
  }

  @Test func sizesThatAreNotPartsOfThePictureAreCovered() {
    let image = Image(
      pixelWidth: 5, pixelHeight: 5, pixels: Array(repeating: 255, count: 5 * 5 * 4))
    for side in [1, 2, 3, 5] {
      let icon = WindowIcon(reducing: image, to: side)
      #expect(icon.pixels == Array(repeating: 255, count: side * side * 4))
    }
    #expect(WindowIcon.drawings.flatMap(\.sides) == [16, 24, 32, 48, 64, 128])
  }

  @Test func theWindowHasItsIcon() async throws {
    let session = try await WindowSession("headline")
    await waitUntil("the window has icons of all sizes") {
      try await session.display.iconSides(of: session.window).sorted() == [16, 24, 32, 48, 64, 128]
    }
    #expect(try await session.quit().status == .exitCode(0))
  }
}
