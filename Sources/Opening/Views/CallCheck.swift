internal import Diagnostics
internal import Files
internal import Layers
internal import Metal
internal import Parameters
internal import SwiftSource
internal import Views

/// The calls of shader functions in Swift files, held against the functions: by name, by number and
/// kinds of arguments, and by the modifier that takes them.
///
/// ```swift
/// // given shaders: [EffectFile], paths: [String]
/// let check = CallCheck(of: shaders)
/// for call in CallCheck.calls(in: paths) { print(check.mistake(in: call)?.message ?? "fits") }
/// ```
///
/// Nothing is run. An argument that the text does not name, such as a variable, fits everything.
struct CallCheck {
  /// A function of the project; `drawn` is `nil` for one that cannot be drawn.
  private struct Function {
    let drawn: DrawnFunction?
    let kind: EffectKind?
  }

  private var functions: [String: Function] = [:]
  /// Names that the project adds to `ShaderLibrary`: Swift functions.
  private let swiftNames: Set<String>

  /// - Parameter swiftNames: Names that the project's Swift files add to `ShaderLibrary`.
  init(of shaders: [EffectFile], except swiftNames: Set<String> = []) {
    self.swiftNames = swiftNames
    for file in shaders {
      for function in file.stitchableFunctions where functions[function.name] == nil {
        functions[function.name] = Function(drawn: file.drawn(function), kind: function.kind)
      }
    }
  }

  /// Bytes of a Swift file that is read.
  private static let maxBytes = 1 << 20

  /// The calls in Swift files, in the order of the files and of their lines.
  static func calls(in paths: [String]) -> [ShaderCall] {
    let texts = paths.compactMap { path in
      // A file that cannot be read calls nothing.
      (try? readWhole(path, limit: maxBytes)).map { (path: path, bytes: $0) }
    }
    return ViewReader(texts).calls
  }

  /// The mistake in a call; `nil` if it fits, as far as its text tells.
  func mistake(in call: ShaderCall) -> Diagnostic? {
    guard !swiftNames.contains(call.function) else { return nil }
    let name = call.function
    guard let function = functions[name], let drawn = function.drawn, let kind = function.kind
    else {
      return diagnostic(
        "no shader file of the project has a function '\(name)' that can be drawn", at: call,
        hint: didYouMean(name, among: functions.keys.filter { $0 != name }.sorted()))
    }
    // A shader that is only compiled may be made without its arguments.
    guard !call.isEarly else { return nil }
    if let modifier = call.modifier, !modifier.takes(kind) {
      return diagnostic(
        "'\(name)' is a \(kind.title), which '.\(modifier.rawValue)' does not take", at: call,
        hint: "\(kind.title)s are for '.\(kind.modifierName)'")
    }
    guard let problem = drawn.problem(calledWith: call.kinds) else { return nil }
    // A color effect that is a fill is passed a color before its own arguments.
    if call.modifier == .fill || call.modifier == nil, kind == .color,
      drawn.problem(calledWith: Array(call.kinds.dropFirst())) == nil
    {
      return nil
    }
    return diagnostic("'\(name)' \(problem)", at: call)
  }

  private func diagnostic(
    _ message: String, at call: ShaderCall, hint: String? = nil
  ) -> Diagnostic {
    // The file was read for its calls.
    let text = (try? readWhole(call.path, limit: Self.maxBytes)) ?? []
    return Diagnostic(
      message,
      at: SourceSpan(
        file: call.path, line: call.line, column: call.column, length: call.length),
      sourceLine: SourceFile(path: call.path, text: text).lineText(call.line), hint: hint)
  }
}

extension ShaderCall.Modifier {
  fileprivate func takes(_ kind: EffectKind) -> Bool {
    switch self {
    case .colorEffect: kind == .color
    case .layerEffect: kind == .layer
    case .distortionEffect: kind == .distortion
    case .fill: kind == .fill || kind == .color
    }
  }
}

extension EffectKind {
  /// SwiftUI's name for the place it fits.
  package var title: String {
    switch self {
    case .fill: "fill"
    case .color: "color effect"
    case .distortion: "distortion effect"
    case .layer: "layer effect"
    }
  }

  /// The modifier that takes it.
  fileprivate var modifierName: String {
    switch self {
    case .fill: "fill"
    case .color: "colorEffect"
    case .distortion: "distortionEffect"
    case .layer: "layerEffect"
    }
  }
}
