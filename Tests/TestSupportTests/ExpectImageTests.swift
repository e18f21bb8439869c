import Foundation
import Pictures
import Testing

@testable import TestSupport

@Suite(.serialized) struct ExpectImageTests {
  @Test func picturePassesThatLooksLikeItsGolden() {
    expectImage(ramp(), matches: "ramp")
  }

  @Test(.disabled(if: records, "it would be recorded"))
  func pictureThatDiffersIsAnIssue() throws {
    var pixels = ramp().pixels
    pixels[4 * (16 * 3 + 5) + 1] += 100  // the green at (5, 3)
    let picture = Picture(width: 16, height: 16, pixels: pixels)
    let failures = TestFile(path: #filePath).packageFolder
      .appending(path: ".build/image-failures/ExpectImageTests")
    let actual = failures.appending(path: "ramp-actual.png").path
    withKnownIssue {
      expectImage(picture, matches: "ramp")
    } matching: { issue in
      let message = issue.comments.map(\.rawValue).joined()
      return message.contains("0.391 % of the pixels are off by more than 2 of 255; 0.1 % may be")
        && message.contains("(5, 3) is off by 100: expected RGBA [80, 48, 128, 255]")
        && message.contains("actual: \(actual)")
    }
    #expect(try Picture(contentsOf: actual) == picture)
    try FileManager.default.removeItem(at: failures)
  }

  private static let records = ProcessInfo.processInfo.environment["RECORD"] == "1"

  /// The picture in `Golden/ExpectImageTests/ramp.png`, written by another program: 16 × 16, red
  /// grows by 16 to the right, green by 16 downward, blue is 128.
  private func ramp() -> Picture {
    var pixels: [UInt8] = []
    for y: UInt8 in 0..<16 {
      for x: UInt8 in 0..<16 { pixels += [16 * x, 16 * y, 128, 255] }
    }
    return Picture(width: 16, height: 16, pixels: pixels)
  }
}
