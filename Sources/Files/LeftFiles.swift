internal import Glibc

/// Removes the files that processes were writing in a folder when they were killed: those with the
/// random names of `WholeFile` that no process has open.
///
/// Network file systems may not say whether another machine has them open; there they stay.
package func removeLeftFiles(in folder: String) {
  guard let directory = opendir(folder.isEmpty ? "." : folder) else { return }
  defer { closedir(directory) }
  let descriptor = dirfd(directory)
  while let entry = readdir(directory) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if isTemporaryName(name), !isOpen(name, in: descriptor) { unlinkat(descriptor, name, 0) }
  }
}

/// name = ".harmonic-" (digit | letter)+; a number of 64 bits to the base of 36, seldom a short one.
private func isTemporaryName(_ name: String) -> Bool {
  guard name.hasPrefix(".harmonic-") else { return false }
  let number = name.dropFirst(10)
  return (11...13).contains(number.count) && UInt64(number, radix: 36) != nil
}

/// Whether a process has a file open, or that cannot be known.
private func isOpen(_ name: String, in folder: Int32) -> Bool {
  let file = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
  guard file >= 0 else { return true }
  defer { close(file) }
  // A lease for writing is given to the only one who has the file open, if it is the owner.
  let setLease: Int32 = 1024  // F_SETLEASE
  return fcntl(file, setLease, Int32(F_WRLCK)) != 0
}
