internal import Files
internal import Glibc

/// Why a process was not started: the system's own reason.
struct StartError: Error { let reason: String }

/// Starts a program in a session of its own, with its signals as they are by default.
///
/// - Parameters:
///   - words: The program's path and its arguments.
///   - environment: Changes to the environment, or the whole of it.
///   - inherits: Whether the environment of this program is changed.
///   - descriptors: Ours, and what they are in the program; its standard input is empty.
func startProcess(
  _ words: [String], environment: [String: String] = [:], inherits: Bool = true,
  descriptors: [(own: Int32, its: Int32)]
) throws(StartError) -> pid_t {
  var variables: [String: String] = [:]
  var entry = environ
  while inherits, let text = entry.pointee {
    let pair = String(onDisk: text).split(separator: "=", maxSplits: 1)
    if let name = pair.first { variables[String(name)] = pair.count > 1 ? String(pair[1]) : "" }
    entry += 1
  }
  variables.merge(environment) { $1 }
  var arguments = words.map { strdup($0.onDisk) } + [nil]
  var settings = variables.map { strdup("\($0)=\($1)".onDisk) } + [nil]
  defer { for text in arguments + settings { free(text) } }

  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
  for (own, its) in descriptors { posix_spawn_file_actions_adddup2(&actions, own, its) }

  var attributes = posix_spawnattr_t()
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  var none = sigset_t()
  var all = sigset_t()
  sigemptyset(&none)
  sigfillset(&all)
  posix_spawnattr_setsigmask(&attributes, &none)
  posix_spawnattr_setsigdefault(&attributes, &all)
  posix_spawnattr_setflags(
    &attributes, beginsSession | Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

  var process: pid_t = 0
  let code = posix_spawn(&process, words[0].onDisk, &actions, &attributes, &arguments, &settings)
  guard code == 0 else { throw StartError(reason: systemReason(code)) }
  return process
}

/// POSIX_SPAWN_SETSID of <spawn.h>, which Swift does not import.
private let beginsSession: Int16 = 0x80

/// Waits until a process ends, and returns its status as `waitpid` has it.
func waitForEnd(of process: pid_t) -> Int32 {
  var status: Int32 = 0
  while waitpid(process, &status, 0) < 0, errno == EINTR {}
  return status
}

/// The status with which a process exited, or the number of the signal that killed it, negative.
func exitStatus(_ status: Int32) -> Int32 {
  let signal = status & 0x7F
  return signal == 0 ? (status >> 8) & 0xFF : -signal
}
