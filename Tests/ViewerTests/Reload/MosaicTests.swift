import Foundation
import Layers
import TestSupport
import Testing

@testable import Viewer

/// The picture of a folder among the files that were opened last.
@Suite struct MosaicTests {
  private func plain(_ value: UInt8) -> Image {
    Image(pixelWidth: 4, pixelHeight: 2, pixels: Array(repeating: value, count: 4 * 2 * 4))
  }

  /// 4 + 2 + 4 pixels wide, 2 + 2 + 2 high, clear between the pictures and where there is none.
  @Test func threePicturesAreInTwoRows() {
    let mosaic = Image(mosaicOf: [plain(255), plain(128), plain(64)])
    #expect(mosaic.pixelWidth == 10 && mosaic.pixelHeight == 6)
    func value(_ x: Int, _ y: Int) -> UInt8 { mosaic.pixels[(y * 10 + x) * 4] }
    #expect([value(0, 0), value(3, 1), value(4, 0), value(6, 0)] == [255, 255, 0, 128])
    #expect([value(0, 2), value(0, 4), value(3, 5), value(6, 4)] == [0, 64, 64, 0])
  }
}
