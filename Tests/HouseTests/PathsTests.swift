import Foundation
import TestSupport
import Testing

/// Paths are bytes to the system and texts here: each crosses by `onDisk`.
@Suite struct PathsTests {
  /// The texts of the program's files, without its build plugins.
  private func sources() throws -> [(name: String, text: String)] {
    let folder = repository.appending(path: "Sources")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try files!.compactMap { file in
      guard let file = file as? URL, file.pathExtension == "swift",
        !file.path.contains("/Plugins/")
      else { return nil }
      return (file.lastPathComponent, try String(contentsOf: file, encoding: .utf8))
    }
  }

  @Test func everyPathGoesToTheSystemAsBytes() throws {
    // A call with a path first, `stat(path.onDisk, &status)`; `stat()` alone makes a value.
    let call =
      /(?:^|[^\w.])(?<name>l?stat|access|opendir|realpath|unlink|[mr]k?dir|readlink|fopen|chmod|rename|link|g_filename_to_uri|g_mkdir_with_parents)\((?<first>[^,()]+(?:\([^()]*\)[^,()]*)*)[,)]/
    // A name of methods as well, which take no flags.
    let opening = /[^\w](?<name>open)\(\s*(?<first>[^,]+),\s*O_/
    var count = 0
    for (file, text) in try sources()
    where text.contains("import Glibc") || text.contains("import CPortal") {
      let calls =
        text.matches(of: call).map { (String($0.output.name), String($0.output.first)) }
        + text.matches(of: opening).map { (String($0.output.name), String($0.output.first)) }
      for (name, first) in calls {
        // A method of the program names its first argument, or declares it.
        if first.hasPrefix("_ ") || first.contains(": ") && !first.contains("?") { continue }
        count += 1
        #expect(
          first.lowercased().contains("ondisk") || first.hasPrefix("\"/proc/"),
          "\(file): \(name)(\(first))")
      }
    }
    #expect(count > 20)
  }

  /// A name that is no UTF-8 would be repaired into another one.
  @Test func everyNameComesFromTheSystemAsBytes() throws {
    for (file, text) in try nonEmpty(sources()) {
      let words = ["d_name", "CommandLine.", "getcwd", "realpath("].filter(text.contains)
      #expect(words.isEmpty || text.contains("String(onDisk: "), "\(file) uses \(words)")
    }
  }
}
