internal import Files
internal import Glibc

/// The file systems that folders are in.
nonisolated enum FileSystem {
  /// Types of those whose files other machines or a host change, which this system does not notice;
  /// those in user space (of sshfs, for one) begin with "fuse".
  private static let shared: Set<Substring> = [
    "nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "virtiofs", "vboxsf", "prl_fs", "vmhgfs", "ceph",
    "afs", "coda",
  ]

  /// Whether others may change what is in the folder at `path`.
  static func isShared(at path: String) -> Bool {
    var status = stat()
    guard stat(path.onDisk, &status) == 0,
      let mounts = try? readWhole("/proc/self/mountinfo", limit: 1 << 20)
    else { return false }
    let type = type(ofDevice: status.st_dev, in: String(decoding: mounts, as: UTF8.self))
    return type.map { shared.contains($0) || $0.hasPrefix("fuse") } ?? false
  }

  /// The type of the file system with the device number `device`; `nil` if it is not mounted.
  ///
  /// - Parameter mounts: Lines of proc_pid_mountinfo(5):
  ///   "36 35 98:0 /root /mnt rw,noatime master:1 - ext3 /dev/root rw".
  static func type(ofDevice device: dev_t, in mounts: String) -> Substring? {
    // As makedev(3) puts them together.
    let major = device >> 8 & 0xFFF | device >> 32 & ~0xFFF
    let minor = device & 0xFF | device >> 12 & ~0xFF
    for line in mounts.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count > 2, words[2] == "\(major):\(minor)",
        let mark = words.firstIndex(of: "-"), mark + 1 < words.count
      else { continue }
      return words[mark + 1]
    }
    return nil
  }
}
