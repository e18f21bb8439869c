import Binding
import Diagnostics
import Dialects
import DriverSupport
import Foundation
import Layers
import Metal
import Opening
import Parameters
import Pictures
import ShaderTree
import SwiftSource
import Tokens

/// A way to try an input: everything the program does with it short of drawing. A shader that is
/// drawn in two parts is drawn, too, where the driver is asked.
package enum Trial: Sendable {
  case metal
  /// A file of this name, read as whatever it shows evidence of.
  case dialect(String)
  /// A file of functions with one call each, every one a program of its own.
  case glslCalls
  case mesh
  case png
  /// Words with a zero behind each.
  case options
  /// Actions of a user on a scene, with their times.
  case script
  case swift

  /// Tries an input.
  ///
  /// - Parameters:
  ///   - scratch: A file that may be written, for what reads files only.
  ///   - asksDriver: Whether the driver compiles what the checkers accept.
  /// - Returns: What is wrong with the answer, in one line; `nil` if nothing is.
  package func complaint(about input: [UInt8], scratch: String, asksDriver: Bool) -> String? {
    switch self {
    case .metal: Self.translate(input, asksDriver: asksDriver)
    case .dialect(let path): Self.read(input, path: path, asksDriver: asksDriver)
    case .glslCalls: Self.readCalls(input, asksDriver: asksDriver)
    case .mesh:
      Self.written(input, to: scratch + ".json") { path in
        guard let file = try? MeshFile(contentsOf: path) else { return nil }
        // What was read is written, and read again as the same.
        return Self.written(file.json, to: path) { path in
          (try? MeshFile(contentsOf: path))?.template == file.template
            ? nil : "a mesh changes when it is written"
        }
      }
    case .png:
      Self.written(input, to: scratch + ".png") { path in
        _ = try? Picture(contentsOf: path)
        return Self.open([path])
      }
    case .options: Self.open(WordMaker.words(of: input))
    case .script: Self.written(input, to: scratch + ".txt") { Self.play($0) }
    case .swift:
      {
        _ = ViewReader([(path: "a.swift", bytes: input)]).calls
        return nil
      }()
    }
  }

  private static func written(
    _ bytes: [UInt8], to path: String, _ body: (String) -> String?
  ) -> String? {
    guard FileManager.default.createFile(atPath: path, contents: Data(bytes)) else {
      return "cannot write \(path)"
    }
    return body(path)
  }

  // MARK: - Shaders

  private static func translation(of input: [UInt8]) -> MetalTranslation {
    let folder = SourceFolder(paths: { ["a.metal"] }, read: { $0 == "a.metal" ? input : nil })
    return MetalTranslation(of: "a.metal", in: folder)
  }

  private static func program(of input: [UInt8], path: String) -> DialectProgram {
    let folder = SourceFolder(paths: { [path] }, read: { $0 == path ? input : nil })
    return DialectProgram(of: path, in: folder)
  }

  /// Functions and passes of an input that are drawn in two parts.
  package func hoisted(in input: [UInt8]) -> [HoistingTrial] {
    switch self {
    case .metal:
      Self.translation(of: input).functions.filter(\.isTranslated)
        .compactMap { HoistingTrial($0) }
    case .dialect(let path):
      Self.program(of: input, path: path).passes.compactMap { HoistingTrial($0) }
    default: []
    }
  }

  private static func translate(_ input: [UInt8], asksDriver: Bool) -> String? {
    let translation = translation(of: input)
    if let complaint = misreport(translation.diagnostics) { return complaint }
    let isComplete =
      !translation.functions.isEmpty && translation.functions.allSatisfy(\.isTranslated)
    if !isComplete, !translation.hasErrors, !input.allSatisfy({ $0 <= 32 }) {
      return "no function, and no word on what is wrong"
    }
    for function in translation.functions where function.isTranslated {
      guard let kind = function.kind else { continue }
      if let fault = function.faults.first { return "the tree of '\(function.name)': \(fault)" }
      _ = ArgumentBinding.bindings(of: function.parameters, kind: kind)
      let text = StandaloneProgram(function).text.text
      if asksDriver, let refusal = refusal(of: text) {
        return "the driver refuses '\(function.name)': \(refusal)"
      }
      if let complaint = complaint(about: HoistingTrial(function), asksDriver) {
        return "'\(function.name)': \(complaint)"
      }
    }
    return nil
  }

  private static func read(_ input: [UInt8], path: String, asksDriver: Bool) -> String? {
    let program = program(of: input, path: path)
    if let complaint = misreport(program.diagnostics) { return complaint }
    if program.dialect?.name == "metal" { return nil }
    if program.hasErrors != program.passes.isEmpty {
      return "neither passes nor a word on what is wrong"
    }
    for pass in program.passes where pass.text.mistakes.isEmpty {
      if let fault = pass.faults.first { return "the tree of pass '\(pass.name)': \(fault)" }
      if asksDriver, let refusal = refusal(of: fragment(pass)) {
        return "the driver refuses pass '\(pass.name)': \(refusal)"
      }
      if let complaint = complaint(about: HoistingTrial(pass), asksDriver) {
        return "pass '\(pass.name)': \(complaint)"
      }
    }
    return nil
  }

  /// Returns the fault of a shader in two parts; without the driver, only splitting it is tried.
  private static func complaint(about trial: HoistingTrial?, _ asksDriver: Bool) -> String? {
    asksDriver ? trial?.complaint : nil
  }

  private static func readCalls(_ input: [UInt8], asksDriver: Bool) -> String? {
    let lines = input.split(separator: UInt8(ascii: "\n"))
    let start = Array("void f".utf8)
    let others = lines.filter { !$0.starts(with: start) }
    for line in lines where line.starts(with: start) {
      var program = others
      program.insert(line, at: max(0, others.count - 1))
      let bytes = Array(program.joined(separator: [UInt8(ascii: "\n")]))
      if let complaint = read(bytes, path: "a.frag", asksDriver: asksDriver) {
        return "\(complaint) <- \(String(decoding: line, as: UTF8.self))"
      }
    }
    return nil
  }

  private static func fragment(_ pass: DialectProgram.Pass) -> String {
    """
    #version 330 core
    out vec4 fragment;
    \(pass.text.text)
    void main() { fragment = \(pass.entryName)(gl_FragCoord.xy, vec2(100.0)); }
    """
  }

  /// The first line of what the driver says; `nil` if it takes the program.
  private static func refusal(of text: String) -> String? {
    do {
      try ShaderDriver.shared.check(text)
      return nil
    } catch {
      // A program can be too large for a driver, and right.
      let said = "\(error)".split(separator: "\n").first.map(String.init) ?? "nothing"
      return said.contains("too many") ? nil : said
    }
  }

  /// Returns the fault of the diagnostics themselves, such as an empty message.
  private static func misreport(_ diagnostics: [Diagnostic]) -> String? {
    guard diagnostics.count <= DiagnosticLog.limit else { return "more diagnostics than the limit" }
    for diagnostic in diagnostics {
      if diagnostic.message.isEmpty { return "a diagnostic says nothing" }
      if let span = diagnostic.span, span.line < 1 || span.column < 1 {
        return "a diagnostic is at \(span.line):\(span.column)"
      }
      _ = diagnostic.description
    }
    return nil
  }

  // MARK: - Requests

  /// Opens what words say, writes the words that open the same again, and opens those.
  private static func open(_ words: [String]) -> String? {
    guard let request = request(words) else { return nil }
    let again = request.arguments
    // Standard input is read once, and a picture's file has another command.
    guard again.first != "-" else { return nil }
    guard let second = Self.request(again) else {
      return "its own command cannot be read: \(again)"
    }
    return second.arguments == again ? nil : "its own command changes: \(again)"
  }

  // MARK: - Scripts

  private static func play(_ path: String) -> String? {
    for scene in ["button", "aurora", "headline"] {
      guard let read = request([scene, "--script", path]) else { continue }
      let script = read.script
      _ = script.playback(of: read.scene, in: read.canvas).scene(at: script.end)
      let text = ScriptText(script, remarks: ["a\u{1b}"]).text(at: "")
      let complaint = written(Array(text.utf8), to: path + ".again") { again in
        request([scene, "--script", again])?.script == script
          ? nil : "a script changes when it is written"
      }
      if let complaint { return complaint }
    }
    return nil
  }

  private static func request(_ words: [String]) -> SceneRequest? {
    let options = SceneRequest.options.map(\.option) + FileOpening.options.map(\.option)
    guard let (values, rest) = try? OptionValues.scan(words, for: options), rest.count <= 1,
      rest.first != "-",
      var request = try? SceneRequest(opening: rest.first, values, report: { _ in })
    else { return nil }
    request.settle()
    _ = try? request.pixelSize()
    return request
  }
}
