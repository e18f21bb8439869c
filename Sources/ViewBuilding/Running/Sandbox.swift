package import Diagnostics
internal import Files
internal import Glibc

/// The walls between a view's program and the rest of the machine.
///
/// ```swift
/// let sandbox = Sandbox.find()
/// sandbox.warning  // nil, where bubblewrap is installed and works
/// ```
///
/// In it there is no network, files can be read and not written but for a temporary folder of its
/// own, and no process can be seen but the program's. Services that listen on sockets in `/run` and
/// `/tmp` are out of reach.
package struct Sandbox: Sendable, Hashable {
  /// The path of `bwrap`; `nil` if there is none that works.
  let bubblewrap: String?
  /// Why there is no sandbox, for the user, to be said once.
  package let warning: Diagnostic?

  /// Looks for `bwrap` in `PATH`, and tries it.
  ///
  /// - Parameter folders: To look in instead.
  package static func find(in folders: [String]? = nil) -> Sandbox {
    let path = environmentPath("PATH").map { $0.split(separator: ":").map(String.init) } ?? []
    let found = (folders ?? path + ["/usr/bin"]).lazy.filter(\.isAbsolutePath)
      .map { "\($0)/bwrap" }.first { access($0.onDisk, X_OK) == 0 }
    guard let found else {
      return Sandbox(
        bubblewrap: nil,
        warning: Diagnostic(
          "views run without a sandbox: 'bwrap' is not installed", severity: .warning,
          hint: "install bubblewrap; without it, a view can do what you can"))
    }
    let sandbox = Sandbox(bubblewrap: found, warning: nil)
    // One that cannot be started says nothing either.
    let output = try? ToolRun(sandbox.words(for: ["/bin/true"], reading: [])).output()
    if output?.status == 0 { return sandbox }
    let reason = output?.text.split(separator: "\n").first.map { ": \($0)" } ?? ""
    return Sandbox(
      bubblewrap: nil,
      warning: Diagnostic(
        "views run without a sandbox: '\(found)' does not work here\(reason)", severity: .warning,
        hint: "allow unprivileged user namespaces; without them, a view can do what you can"))
  }

  /// No sandbox, and nothing said about it.
  package static let none = Sandbox(bubblewrap: nil, warning: nil)

  /// Folders that are empty in the sandbox: sockets of services, and files of other programs.
  private static let hidden = ["/run", "/tmp", "/var/tmp"]

  /// The command that runs `command` in the sandbox.
  ///
  /// - Parameter folders: Folders that can be read, wherever they are.
  func words(for command: [String], reading folders: [String]) -> [String] {
    guard let bubblewrap else { return command }
    var words = [
      bubblewrap, "--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL",
      "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc",
    ]
    for folder in Self.hidden where access(folder.onDisk, F_OK) == 0 {
      words += ["--tmpfs", folder]
    }
    for folder in folders.compactMap(realPath)
    where Self.hidden.contains(where: { isInside(folder, folder: $0) }) {
      words += ["--ro-bind", folder, folder]
    }
    return words + ["--chdir", "/tmp", "--"] + command
  }
}
