import Foundation
package import Pictures
package import Testing

/// Expects that `image` looks like `Golden/<suite>/<name>.png` beside the test file.
///
///     expectImage(frame, matches: "dent-held-at-center")
///
/// The suite is the test file's name. A missing golden fails; with `RECORD=1` in the environment it
/// is written instead, and so is one that no longer matches. On failure the expected, the actual
/// and the difference picture go to `.build/image-failures/<suite>/`.
///
/// - Parameters:
///   - name: What is to be seen, in words joined by hyphens.
///   - font: Family of the words in the picture. Its releases differ in letters and their
///     distances, so each has goldens of its own: `Golden/<suite>/Inter 4.001/<name>.png`.
///   - tolerance: A looser one than the standard carries its reason.
package func expectImage(
  _ image: Picture, matches name: String, wordsIn font: String? = nil,
  tolerance: ImageTolerance = .standard,
  filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = TestFile(path: filePath)
  var folder = file.goldenFolder.appending(path: file.suite)
  do {
    if let font, let release = try FontRelease(of: font).folderName {
      folder.append(path: release)
    }
    let goldens = GoldenImages(
      folder: folder,
      failureFolder: file.packageFolder.appending(path: ".build/image-failures/\(file.suite)"),
      records: ProcessInfo.processInfo.environment["RECORD"] == "1")
    switch try goldens.verdict(on: image, named: name, tolerance: tolerance) {
    case .match: break
    case .recorded(let path): print("recorded \(path)")
    case .mismatch(let reason):
      Issue.record(Comment(rawValue: reason), sourceLocation: sourceLocation)
    }
  } catch {
    Issue.record(error, "while comparing '\(name)'", sourceLocation: sourceLocation)
  }
}
