internal import Files
internal import Glibc

/// The file systems that folders are in.
nonisolated enum FileSystem {
  /// Types of those whose files other machines or a host change, which this system does not notice;
  /// those of programs (sshfs, for one) are "fuse", or begin with "fuse.".
  private static let shared: Set<Substring> = [
    "nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "virtiofs", "vboxsf", "prl_fs", "vmhgfs",
    "fakeowner", "fuse", "ceph", "lustre", "gpfs", "beegfs", "ocfs2", "gfs2", "afs", "coda",
  ]

  /// Whether others may change what is in one of the folders at `paths`.
  static func isAnyShared(of paths: [String]) -> Bool {
    let devices = Set(
      paths.compactMap { path in
        var status = stat()
        return stat(path.onDisk, &status) == 0 ? status.st_dev : nil
      })
    guard let mounts = try? readWhole("/proc/self/mountinfo", limit: 1 << 20) else { return false }
    let text = String(decoding: mounts, as: UTF8.self)
    return devices.contains { device in
      type(ofDevice: device, in: text).map { shared.contains($0) || $0.hasPrefix("fuse.") } ?? false
    }
  }

  /// The type of the file system with the device number `device`; `nil` if it is not mounted.
  ///
  /// - Parameter mounts: Lines of proc_pid_mountinfo(5):
  ///   "36 35 98:0 /root /mnt rw,noatime master:1 - ext3 /dev/root rw".
  static func type(ofDevice device: dev_t, in mounts: String) -> Substring? {
    // As makedev(3) puts them together.
    let major = device >> 8 & 0xFFF | device >> 32 & ~0xFFF
    let minor = device & 0xFF | device >> 12 & ~0xFF
    let name = " \(major):\(minor) "
    guard let line = mounts.split(separator: "\n").first(where: { $0.contains(name) }) else {
      return nil
    }
    let words = line.split(separator: " ")
    guard let mark = words.firstIndex(of: "-"), mark + 1 < words.count else { return nil }
    return words[mark + 1]
  }
}
