import Foundation

@testable import TestSupport

/// A copy of `Scripts` in a folder of its own, and a `PATH` of which every program is known: the
/// shell's own tools, and stand-ins for those that would change the machine or take minutes.
///
/// A stand-in writes each call to `calls`.
struct ScriptWorkshop {
  /// Its name holds spaces.
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "harmonic scripts \(UUID().uuidString)")
  private var tools: URL { folder.appending(path: "tools") }

  init() throws {
    let root = TestFile(path: #filePath).packageFolder
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: root.appending(path: "Scripts"), to: folder.appending(path: "Scripts"))
    for tool in ["bash", "cat", "cp", "dirname", "env", "grep", "mkdir", "rm", "sh"] {
      try link(tool)
    }
    try addTool("id", "echo ${USER_NUMBER-0}")
    try addTool("pkg-config", "")  // whatever version is asked for
    try write("installed", "")
    try addTool(
      "dpkg-query", #"for name; do grep -qxF "$name" installed && echo "$name installed"; done"#)
    try addTool(
      "apt-get",
      """
      [ "$1" != update ] || rm -f lists-are-old
      [ ! -e lists-are-old ] || { echo 'E: 404 Not Found'; exit 100; }
      for word; do case $word in install|update|--*) ;; *) echo "$word" >> installed;; esac; done
      """)
  }

  func remove() {
    try? FileManager.default.removeItem(at: folder)  // a leftover in /tmp fails no test
  }

  /// Runs one of the scripts.
  func run(
    _ script: String, _ arguments: String..., environment: [String: String?] = [:],
    from workingDirectory: String? = nil
  ) async throws -> Command.Output {
    try await run(script, arguments, environment: environment, from: workingDirectory)
  }

  func run(
    _ script: String, _ arguments: [String], environment: [String: String?] = [:],
    from workingDirectory: String? = nil
  ) async throws -> Command.Output {
    let noDisplay: [String: String?] = ["DISPLAY": nil, "WAYLAND_DISPLAY": nil, "PATH": tools.path]
    var command = Command(
      folder.appending(path: "Scripts/\(script)").path,
      environment: noDisplay.merging(environment) { $1 },
      workingDirectory: workingDirectory ?? folder.path)
    command.arguments = arguments
    return try await command.run()
  }

  /// Makes a stand-in; `script` runs in the workshop's folder.
  func addTool(_ name: String, _ script: String) throws {
    let call = #"( cd "\#(folder.path)"; echo "\#(name) $*" >> calls )"#
    try write(
      "tools/\(name)", "#!/bin/sh\n\(call)\ncd \"\(folder.path)\"\n\(script)\n", isProgram: true)
  }

  func removeTool(_ name: String) throws {
    try FileManager.default.removeItem(at: tools.appending(path: name))
  }

  /// Lets the scripts use a program of this machine.
  func link(_ name: String) throws {
    let path = try Command.path(of: name)
    try FileManager.default.createSymbolicLink(
      atPath: tools.appending(path: name).path, withDestinationPath: path)
  }

  func write(_ name: String, _ text: String, isProgram: Bool = false) throws {
    let path = folder.appending(path: name).path
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    if isProgram {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
  }

  /// Lets `install` run: the stand-in for Swift builds a program whose descriptions and pictures
  /// are the words that it was called with, without the file to write.
  func addInstallationTools() throws {
    let root = TestFile(path: #filePath).packageFolder
    for name in ["Resources/Desktop", "LICENSE"] {
      let copy = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: root.appending(path: name), to: copy)
    }
    try write(
      "program",
      #"""
      #!/usr/bin/env bash
      case $1 in
        --version) echo 'harmonic 7.5' ;;
        describe)
          case "$2 $3" in
            "topics ") printf 'harmonic\nkeys\n' ;;
            "modules ") echo modules-1/Motion ;;
            "modules Motion") printf '%s\n' "${0%/.build/*}/"{interface,"a b.o"} ;;
            *) echo "described for $2 $3" ;;
          esac
          ;;
        capture)
          words=$*
          while [ $# -gt 1 ]; do shift; done
          words=${words%"$1"} folder=${1%/*}/
          # Without the folder for what is made on the way, whose name is another each time
          while [ "$words" != "${words#*"$folder"}" ]; do
            words=${words%%"$folder"*}${words#*"$folder"}
          done
          echo "$words" > "$1"
          ;;
      esac

      """#, isProgram: true)
    try addTool(
      "swift",
      """
      [ ! -e source-is-broken ] || { echo 'error: broken'; exit 1; }
      mkdir -p .build/release && cp program .build/release/harmonic
      """)
    try addTool("dpkg-query", #"for name; do echo "$name installed"; done"#)
    try write("interface", "the interface")
    try addTool("ld", #"[ "$4" = "$PWD/a b.o" ] && echo 'the code' > "$3""#)
    for tool in ["strip", "update-mime-database", "update-desktop-database"] {
      try addTool(tool, "")
    }
    for tool in ["gzip", "install", "mktemp"] { try link(tool) }
  }

  /// The paths of all files in a folder, below it, in the order of their letters.
  func files(in name: String) throws -> [String] {
    let url = folder.appending(path: name)
    return try FileManager.default.subpathsOfDirectory(atPath: url.path).filter {
      try url.appending(path: $0).resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
    }.sorted()
  }

  func read(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// The calls of one stand-in, in their order.
  func calls(of name: String) -> [String] {
    let calls = try? String(contentsOf: folder.appending(path: "calls"), encoding: .utf8)
    // No file: nothing has been called.
    return (calls ?? "").split(separator: "\n").map(String.init).filter { $0.hasPrefix(name + " ") }
  }
}
