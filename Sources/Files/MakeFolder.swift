internal import Glibc

/// Makes a folder where it is missing, and those it is in.
///
/// - Parameter permissions: Of what is made; for the user alone, if left out.
/// - Throws: `FileError.noFolder` with the system's reason.
package func makeFolder(_ path: String, permissions: UInt32 = 0o700) throws(FileError) {
  var made = path.isAbsolutePath ? "" : "."
  for part in path.pathParts {
    made += "/" + part
    guard mkdir(made.onDisk, permissions) != 0 else { continue }
    let code = errno  // before anything else sets it
    // On a read-only or foreign part of the way mkdir may refuse what is there.
    if code != EEXIST, access(made.onDisk, F_OK) != 0 {
      throw .noFolder(path: path, reason: systemReason(code, in: "mkdir"))
    }
  }
}
