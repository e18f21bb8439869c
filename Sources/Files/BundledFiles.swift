internal import Glibc

/// The folder of libraries, fonts and decoders that comes with the program in the portable archive.
///
/// `Scripts/package --portable` puts it at `../lib/harmonic`, seen from the program. Where there is
/// none, as in a build folder or below `/usr`, the program uses the system's.
package enum BundledFiles {
  /// The absolute path of the folder; `nil` where the program is not from the archive.
  package static let folder = folder(ofProgram: "/proc/self/exe")

  /// Returns the folder that belongs to the program at a path, if it is a whole one.
  package static func folder(ofProgram path: String) -> String? {
    guard let program = realPath(path),
      let folder = realPath("\(program.folderPart)/../lib/harmonic"),
      access("\(folder)/fonts.conf".onDisk, R_OK) == 0
    else { return nil }
    return folder
  }
}
