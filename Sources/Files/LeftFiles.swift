internal import Glibc

/// Removes the files that processes were writing in a folder when they were killed: those with the
/// random names of `WholeFile` that no process has open.
///
/// Network file systems may not say whether another machine has them open; there they stay.
package func removeLeftFiles(in folder: String) {
  for entry in FolderEntry.all(in: folder) ?? [] where isTemporaryName(entry.name) {
    let path = "\(folder)/\(entry.name)"
    if !isOpen(path) { unlink(path.onDisk) }
  }
}

/// name = ".harmonic-" (digit | letter)+; a number of 64 bits to the base of 36.
private func isTemporaryName(_ name: String) -> Bool {
  guard name.hasPrefix(".harmonic-") else { return false }
  let number = name.dropFirst(10)
  return (11...13).contains(number.count) && UInt64(number, radix: 36) != nil
}

/// Whether a process has a file open, or that cannot be known.
private func isOpen(_ path: String) -> Bool {
  let file = open(path.onDisk, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
  guard file >= 0 else { return true }
  defer { close(file) }
  // A lease for writing is given to the only one who has the file open, if it is the owner.
  let setLease: Int32 = 1024  // F_SETLEASE
  return fcntl(file, setLease, Int32(F_WRLCK)) != 0
}
