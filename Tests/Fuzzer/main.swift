import Foundation
import Fuzzing

// Tries damaged and made-up inputs on every reader of the program; see Scripts/fuzz.
//
//   Fuzzer --minutes M [--seed S] [--kinds metal,png.chunks] [--keep] [--harmonic PATH]
//   Fuzzer --count N …       so many of each kind instead of so many minutes of all
//   Fuzzer --list            the kinds
//   Fuzzer --show KIND SEED INDEX     writes an input
//   Fuzzer --work …, --once …         what it starts itself

let words = Array(CommandLine.arguments.dropFirst())

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("fuzz: error: \(message)\n".utf8))
  exit(2)
}

func kind(_ name: String) -> Kind {
  guard let kind = Kind.named(name) else { fail("there is no kind '\(name)'") }
  return kind
}

/// Prints a line at once, for a file that somebody follows.
func say(_ line: String) {
  print(line)
  fflush(nil)
}

switch words.first {
case "--list":
  for kind in Kind.all { print(kind.name) }
  exit(0)
case "--show":
  guard words.count == 4, let seed = UInt64(words[2]), let index = Int(words[3]) else {
    fail("write --show KIND SEED INDEX")
  }
  FileHandle.standardOutput.write(Data(kind(words[1]).input(seed: seed, index: index)))
  exit(0)
case "--once":
  guard words.count == 4, let data = FileManager.default.contents(atPath: words[2]) else {
    fail("write --once KIND FILE SCRATCH")
  }
  let tried = kind(words[1])
  Limits.begin()
  if let complaint = tried.trial.complaint(
    about: Array(data), scratch: words[3], asksDriver: true)
  {
    print(complaint.replacing("\n", with: " "))
  }
  exit(0)
case "--work":
  guard words.count == 9, let seed = UInt64(words[2]), let first = Int(words[3]),
    let count = Int(words[4]), let seconds = Double(words[5]), let stride = Int(words[6]),
    let progress = Worker.Progress(path: words[7])
  else { fail("--work is for the fuzzer itself") }
  Worker.run(
    kind(words[1]), seed: seed, first: first, count: count, seconds: seconds,
    driverStride: stride, progress: progress, scratch: words[8])
  exit(0)
default: break
}

func value(_ option: String) -> String? {
  words.firstIndex(of: option).flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : nil }
}

let seed = value("--seed").flatMap { UInt64($0) } ?? UInt64.random(in: 1...999_999)
let asked = value("--kinds")?.split(separator: ",").map(String.init)
let kinds = Kind.all.filter { kind in
  asked?.contains { kind.name == $0 || kind.name.hasPrefix($0 + ".") } ?? true
}
let asksCommand = asked?.contains("command") ?? true
let count = value("--count").flatMap { Int($0) }
let minutes = value("--minutes").flatMap { Double($0) } ?? 1
let first = value("--from").flatMap { Int($0) } ?? 0
let driverStride = value("--driver").flatMap { Int($0) } ?? 50
let harmonic = value("--harmonic")
if kinds.isEmpty, !asksCommand { fail("there is no such kind; --list names them") }

let share = minutes * 60 / Double(kinds.count + (asksCommand && harmonic != nil ? 4 : 0))
let folder = FileManager.default.temporaryDirectory.appending(path: "harmonic-fuzz-\(getpid())")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
let campaign = Campaign(
  program: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
  folder: folder)
say("seed \(seed)")
var found = 0
for kind in kinds {
  let report = try campaign.run(
    kind, seed: seed, from: first, count: count ?? .max / 2,
    seconds: count == nil ? share : .infinity, driverStride: kind.end == nil ? driverStride : 1,
    shrinks: words.contains("--keep"))
  say(
    "\(kind.name): \(report.tried) inputs in \(Int(report.seconds.rounded())) s,"
      + " \(report.findings.count) findings")
  for finding in report.findings {
    found += 1
    say("  input \(finding.index): \(finding.words)")
    if words.contains("--keep") { say("  kept as \(try Regressions.keep(finding))") }
  }
}
if asksCommand, let harmonic {
  let trial = CommandTrial(harmonic: harmonic, folder: folder)
  let begin = Worker.now()
  var (index, complaints) = (first, 0)
  while count.map({ index - first < $0 }) ?? (Worker.now() - begin < 4 * share) {
    let input = CommandTrial.input(seed: seed, index: index)
    if let complaint = try trial.complaint(about: input) {
      complaints += 1
      say("  command \(index) \(input.words.debugDescription.prefix(400)): \(complaint)")
    }
    index += 1
  }
  found += complaints
  say("command: \(index - first) runs in \(Int(Worker.now() - begin)) s, \(complaints) findings")
}
try? FileManager.default.removeItem(at: folder)  // what is left there harms nothing
exit(found == 0 ? 0 : 1)
