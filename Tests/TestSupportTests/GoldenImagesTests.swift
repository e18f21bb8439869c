import Foundation
import Pictures
import Testing

@testable import TestSupport

@Suite final class GoldenImagesTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "harmonic-goldens-\(UUID().uuidString)")
  private let gray = Picture(
    width: 40, height: 50, pixels: (0..<2000).flatMap { _ in [100, 100, 100, 255] })

  private var golden: String { "\(folder.path)/Golden/gray.png" }
  private var failures: String { "\(folder.path)/failures" }

  deinit {
    try? FileManager.default.removeItem(at: folder)  // a leftover in /tmp fails no test
  }

  @Test func missingGoldenIsAMismatch() throws {
    let reason = try #require(try mismatch(of: gray))
    #expect(reason.hasPrefix("there is no golden picture \(golden)\n"))
    #expect(try Picture(contentsOf: "\(failures)/gray-actual.png") == gray)
    #expect(!FileManager.default.fileExists(atPath: golden))
  }

  @Test func missingGoldenIsRecorded() throws {
    #expect(try record(gray) == .recorded(path: golden))
    #expect(try Picture(contentsOf: golden) == gray)
    #expect(try mismatch(of: gray) == nil)
  }

  @Test func goldenThatStillMatchesIsNotRecordedAnew() throws {
    try record(gray)
    #expect(try record(gray.with(pixels: 1, changedBy: 2)) == .match)
    #expect(try Picture(contentsOf: golden) == gray)
  }

  @Test func goldenThatNoLongerMatchesIsRecordedAnew() throws {
    try record(gray)
    let other = gray.with(pixels: 2000, changedBy: 50)
    #expect(try record(other) == .recorded(path: golden))
    #expect(try Picture(contentsOf: golden) == other)
  }

  // 0.1 % of the 2000 pixels are 2
  @Test(arguments: [(2000, 2, true), (2, 100, true), (3, 3, false), (3, 100, false)])
  func standardTolerance(pixels: Int, difference: Int, passes: Bool) throws {
    try record(gray)
    let picture = gray.with(pixels: pixels, changedBy: difference)
    #expect(try (mismatch(of: picture) == nil) == passes)
  }

  @Test func alphaCountsAsAnyChannel() throws {
    try record(gray)
    #expect(try mismatch(of: gray.with(pixels: 2000, changedBy: -9, inChannel: 3)) != nil)
  }

  @Test func exactToleranceAllowsNothing() throws {
    try record(gray)
    #expect(try mismatch(of: gray, tolerance: .exact) == nil)
    #expect(try mismatch(of: gray.with(pixels: 1, changedBy: 1), tolerance: .exact) != nil)
  }

  @Test func looseToleranceTellsItsReason() throws {
    try record(gray)
    let loose = ImageTolerance.loose(perChannel: 20, share: 0.5, because: "fonts differ")
    let near = gray.with(pixels: 1000, changedBy: 100)
    #expect(try mismatch(of: near, tolerance: loose) == nil)
    let far = gray.with(pixels: 1001, changedBy: 21)
    let reason = try #require(try mismatch(of: far, tolerance: loose))
    #expect(reason.contains("tolerance: loose, because fonts differ"))
  }

  @Test func otherSizeIsAMismatch() throws {
    try record(gray)
    let small = Picture(width: 2, height: 1, pixels: .init(repeating: 0, count: 8))
    let reason = try #require(try mismatch(of: small))
    #expect(reason.hasPrefix("'gray' is 2 × 1 pixels, its golden 40 × 50\n"))
  }

  @Test func worstPixelIsTold() throws {
    try record(gray)
    let reason = try #require(
      try mismatch(of: gray.with(pixels: 80, changedBy: 10).with(pixels: 42, changedBy: -10)))
    // 38 of 2000 pixels are off, the first of them the 43rd: row 1, column 2
    #expect(reason.contains("1.9 % of the pixels are off by more than 2 of 255"))
    #expect(
      reason.contains(
        "worst: (2, 1) is off by 10: expected RGBA [100, 100, 100, 255], got [110, 100, 100, 255]"))
  }

  @Test func differencePictureMarksWhatIsBeyondTheTolerance() throws {
    try record(gray)
    let picture = gray.with(pixels: 4, changedBy: 100).with(pixels: 1, changedBy: -98)
    #expect(try mismatch(of: picture) != nil)
    let difference = try Picture(contentsOf: "\(failures)/gray-difference.png")
    #expect(Array(difference.pixels[0..<4]) == [25, 25, 25, 255])  // off by 2: a quarter of gray
    #expect(Array(difference.pixels[4..<8]) == [178, 0, 0, 255])  // off by 100: 128 + 100 / 2
    #expect(Array(difference.pixels[16..<20]) == [25, 25, 25, 255])
  }

  @Test func failurePicturesAreRemovedWhenItPassesAgain() throws {
    try record(gray)
    #expect(try mismatch(of: gray.with(pixels: 9, changedBy: 9)) != nil)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: failures).sorted()
        == ["gray-actual.png", "gray-difference.png", "gray-expected.png"])
    #expect(try mismatch(of: gray) == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: failures) == [])
  }

  @discardableResult
  private func record(_ picture: Picture) throws -> GoldenImages.Verdict {
    try goldens(records: true).verdict(on: picture, named: "gray", tolerance: .standard)
  }

  private func mismatch(
    of picture: Picture, tolerance: ImageTolerance = .standard
  ) throws -> String? {
    let verdict = try goldens(records: false)
      .verdict(on: picture, named: "gray", tolerance: tolerance)
    guard case .mismatch(let reason) = verdict else { return nil }
    return reason
  }

  private func goldens(records: Bool) -> GoldenImages {
    GoldenImages(
      folder: folder.appending(path: "Golden"), failureFolder: folder.appending(path: "failures"),
      records: records)
  }
}

extension Picture {
  /// A copy whose first pixels differ.
  fileprivate func with(
    pixels count: Int, changedBy difference: Int, inChannel channel: Int = 0
  ) -> Picture {
    var changed = pixels
    for index in 0..<count {
      let place = 4 * index + channel
      changed[place] = UInt8(Int(changed[place]) + difference)
    }
    return Picture(width: width, height: height, pixels: changed)
  }
}
