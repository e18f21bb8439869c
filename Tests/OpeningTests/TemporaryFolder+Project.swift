import Foundation
import Opening
import TestSupport

/// A project on a real disk.
extension TemporaryFolder {
  /// Writes texts by their paths in the folder, and the folders that these are in.
  func write(_ files: [String: String]) throws {
    for (path, text) in files {
      let url = URL(filePath: "\(self.path)/\(path)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  /// Opens a shader by its path in the folder.
  ///
  /// - Parameter include: Folders that are searched for included files, by their paths in it.
  func open(_ path: String, include: [String] = []) throws -> EffectFile {
    var opening = FileOpening(path: "\(self.path)/\(path)")
    opening.includeFolders = include.map { "\(self.path)/\($0)" }
    return try EffectFile(opening)
  }
}
