import Foundation
import Pictures
import TestSupport
import Testing

/// The program on a system that lacks the table of file types (`shared-mime-info`), by which
/// gdk-pixbuf recognizes a picture.
@Suite struct SystemWithoutTypesTests {
  @Test(arguments: ["p.png", "p.jpg"]) func usualPicturesAreRead(name: String) async throws {
    let folder = try TemporaryFolder()
    let made = try await Command(
      "ffmpeg", "-v", "error", "-f", "lavfi", "-i", "color=red:size=32x32", "-frames:v", "1", name,
      workingDirectory: folder.path
    ).run()
    #expect(made.status == .exitCode(0), "\(made.errorText)")
    let output = try await Command.harmonic(
      "capture", "ripple", "--image", name, "--quiet", "-o", "out.png",
      environment: [
        "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "XDG_DATA_DIRS": "\(folder.path)/none",
        "XDG_DATA_HOME": "\(folder.path)/none",
      ], workingDirectory: folder.path
    ).run()
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    let picture = try Picture(contentsOf: "\(folder.path)/out.png")
    let center = (picture.height / 2 * picture.width + picture.width / 2) * 4
    #expect(picture.pixels[center] > 200)
    #expect(picture.pixels[center + 1] < 40)
  }
}
