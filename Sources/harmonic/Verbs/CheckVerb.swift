import Diagnostics
import Files
import Opening
import Rendering

/// `harmonic check FILE…`: translates and compiles, and reports everything. Of the files of a
/// project nothing is run.
enum CheckVerb: Verb {
  static let name = VerbName.check
  static let usage = "harmonic check FILE… | FOLDER [--json | --format github|sarif]"
  static let summary = "translate and compile, report every diagnostic, draw nothing"
  static let takesManySubjects = true

  static func run(_ arguments: Arguments, console: Console) throws {
    guard !arguments.subjects.isEmpty else {
      throw CommandFailure.usage("check needs a file", hint: "harmonic check FILE.metal")
    }
    let form = try form(of: arguments)
    let stage = try OffscreenStage(hoists: false, report: { console.detail($0) })
    let check = FileCheck(
      arguments, on: stage, trial: try ShaderTrial(arguments, on: stage, console: console))
    var reports: [CheckReport] = []
    var isUnreadable = false
    for path in arguments.subjects {
      do {
        let folder = CheckedProject.folder(of: path)
        let found =
          try folder.map { try check.reports(ofProject: $0) } ?? [check.report(of: path)]
        reports += found
        if form == .text { try show(found, asTable: folder != nil, console) }
      } catch let error as OpeningError {
        // What is wrong with the options is so for every file; one file is the whole answer.
        guard error.cause != .usage, arguments.subjects.count > 1 else { throw error }
        if error.cause == .unreadable { isUnreadable = true }
        reports.append(CheckReport(error, ofFile: path))
        if form == .text { Console.error(CommandFailure(error).description) }
      }
    }
    switch form {
    case .text: break
    case .json:
      try Console.print(
        JSON.object([JSON.Member("files", .array(reports.map(\.json)))]).text())
    case .github:
      let text = reports.githubText
      if !text.isEmpty { try Console.print(text) }
    case .sarif: try Console.print(reports.sarif(version: Help.versionNumber).text())
    }
    if isUnreadable { throw CommandFailure.unreadable }
    if reports.contains(where: { $0.errorCount > 0 }) { throw CommandFailure.mistakes }
  }

  private static func form(of arguments: Arguments) throws -> CheckReport.Form {
    let named = try arguments.choice(
      of: .format, CheckReport.Form.named.map { ($0.rawValue, $0) })
    guard arguments.has(.json) else { return named ?? .text }
    guard named == nil else {
      throw CommandFailure.usage("'--json' and '--format' are both given", hint: "leave one out")
    }
    return .json
  }

  private static func show(
    _ reports: [CheckReport], asTable isTable: Bool, _ console: Console
  ) throws {
    for diagnostic in reports.flatMap(\.diagnostics) { console.show(diagnostic) }
    try Console.print(
      isTable ? CheckedProject.table(of: reports) : reports.map(\.text).joined(separator: "\n"))
  }
}
