import Files
import Glibc
import OpenGL
import Opening

/// Turns off the driver's cache where there is no room, and removes files of killed processes,
/// before something is drawn.
enum CacheCare {
  /// Names of the cache folders.
  private static let folders = ["programs", "guesses", "trials", "thumbnails"]

  static func begin(_ arguments: Arguments) {
    if let folder = Quirks.diskCacheFolder({ getenv($0).map { String(cString: $0) } }),
      !CacheFolder.hasRoom(in: folder)
    {
      Quirks.turnOffDiskCache()
    }
    for folder in folders.compactMap({ CacheFolder($0) }) where folder.isTrusted {
      removeLeftFiles(in: folder.path)
    }
    // Where a picture is written, one may have been written before.
    guard let output = arguments.text(of: .output) else { return }
    removeLeftFiles(in: output.lastIndex(of: "/").map { String(output[...$0]) } ?? ".")
  }
}
