import Foundation
import Pictures
import Testing

/// The golden pictures of one suite, and where its failures go.
struct GoldenImages {
  let folder: URL
  let failureFolder: URL
  /// Whether a golden that is missing or does not match is written again.
  let records: Bool

  /// The outcome of a comparison.
  enum Verdict: Equatable {
    case match
    case recorded(path: String)
    /// With the reason, for a person to read.
    case mismatch(String)
  }

  /// Compares `image` with the golden `name`, and writes the golden or the failure pictures.
  ///
  /// Throws only what the disk or a broken PNG causes.
  func verdict(
    on image: Picture, named name: String, tolerance: ImageTolerance
  ) throws -> Verdict {
    for kind in FailurePicture.allCases {
      try? FileManager.default.removeItem(at: kind.file(named: name, in: failureFolder))
      // Nothing to remove is the usual case; what cannot be removed is overwritten or complains.
    }
    let golden = folder.appending(path: "\(name).png")
    guard FileManager.default.fileExists(atPath: golden.path) else {
      if records { return try record(image, to: golden) }
      let actual = try write(image, as: .actual, named: name)
      return .mismatch(
        """
        there is no golden picture \(golden.path)
        actual: \(actual)
        hint: look at the actual picture; if it is right, record it: \(Self.recordCommand)
        """)
    }

    let expected = try Picture(contentsOf: golden.path)
    guard expected.width == image.width && expected.height == image.height else {
      if records { return try record(image, to: golden) }
      return try .mismatch(
        """
        '\(name)' is \(image.width) × \(image.height) pixels, \
        its golden \(expected.width) × \(expected.height)
        expected: \(write(expected, as: .expected, named: name))
        actual: \(write(image, as: .actual, named: name))
        """)
    }

    let comparison = PictureComparison(expected: expected, actual: image, tolerance: tolerance)
    if comparison.isMatch { return .match }
    if records { return try record(image, to: golden) }
    return .mismatch(try report(comparison, named: name))
  }

  /// The three pictures that a failure leaves behind.
  enum FailurePicture: String, CaseIterable {
    case expected, actual, difference

    func file(named name: String, in folder: URL) -> URL {
      folder.appending(path: "\(name)-\(rawValue).png")
    }
  }

  private static var recordCommand: String {
    let test = Test.current.map { String($0.name.prefix { $0 != "(" }) }
    return "RECORD=1 swift test --filter \(test ?? "<name of the test>")"
  }

  private func report(_ comparison: PictureComparison, named name: String) throws -> String {
    let worst = comparison.worst
    let tolerance = comparison.tolerance
    let paths = try [
      (FailurePicture.expected, comparison.expected),
      (.actual, comparison.actual),
      (.difference, comparison.differencePicture()),
    ].map { kind, picture in "\(kind.rawValue): \(try write(picture, as: kind, named: name))" }
    var lines = [
      "'\(name)' differs from its golden: \(percent(comparison.share)) of the pixels are off"
        + " by more than \(tolerance.perChannel) of 255; \(percent(tolerance.share)) may be",
      "worst: (\(worst.x), \(worst.y)) is off by \(worst.difference):"
        + " expected RGBA \(worst.expected), got \(worst.actual)",
    ]
    if let reason = tolerance.reason { lines.append("tolerance: loose, because \(reason)") }
    lines += paths
    lines.append("hint: if the actual picture is right, record it: \(Self.recordCommand)")
    return lines.joined(separator: "\n")
  }

  private func percent(_ share: Double) -> String {
    String(format: "%.3g %%", share * 100)
  }

  private func record(_ image: Picture, to golden: URL) throws -> Verdict {
    try write(image, to: golden)
    return .recorded(path: golden.path)
  }

  /// Returns the path of what was written.
  private func write(
    _ picture: Picture, as kind: FailurePicture, named name: String
  ) throws -> String {
    let file = kind.file(named: name, in: failureFolder)
    try write(picture, to: file)
    return file.path
  }

  private func write(_ picture: Picture, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(picture.pngBytes(compression: .small)).write(to: file, options: .atomic)
  }
}
