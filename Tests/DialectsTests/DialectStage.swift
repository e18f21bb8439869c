import DriverSupport
import TestSupport
import Testing

@testable import Binding
@testable import Diagnostics
@testable import Dialects
@testable import Layers
@testable import Parameters
@testable import ShaderTree
@testable import Tokens

/// A shader of a dialect, drawn by the machine's driver in a small program around it.
///
/// Textures have their bottom row first, as `Simulation.Channel` promises; pictures come out
/// with the top row first.
struct DialectStage {
  var files: [String: String]
  var path: String
  /// Points.
  var size = (width: 2, height: 2)
  var scale = 1
  var time: Float = 0
  var progress: Float = 0
  var mouse: [Float] = [0, 0, 0, 0]
  /// By the control's name; its default, or 0, for those left out.
  var controls: [String: [Float]] = [:]
  /// Pictures by their number, 2 × 2, the bottom row first.
  var pictures: [[Float]] = []
  var from = [Float](repeating: 0, count: 16)
  var to = [Float](repeating: 1, count: 16)
  var frames = 1

  init(_ source: String, path: String = "test.glsl") {
    files = [path: source]
    self.path = path
  }

  init(files: [String: String], path: String = "") {
    self.files = files
    self.path = path
  }

  var program: DialectProgram {
    DialectProgram(of: path, in: SourceFolder(files))
  }

  /// The text of a pass as a whole fragment program.
  static func fragment(_ pass: DialectProgram.Pass) -> String {
    """
    #version 330 core
    uniform vec2 canvasSize;
    uniform float canvasScale;
    out vec4 fragment;
    \(pass.text.text)
    void main() {
      vec2 position = gl_FragCoord.xy / canvasScale;
      position.y = canvasSize.y - position.y;
      fragment = \(pass.entryName)(position, canvasSize);
    }
    """
  }

  /// Draws all frames and returns RGBA floats of the last one's picture.
  func pixels(_ sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> [Float] {
    let program = program
    for diagnostic in program.diagnostics where diagnostic.severity == .error {
      Issue.record("\(diagnostic)", sourceLocation: sourceLocation)
    }
    try #require(!program.passes.isEmpty, sourceLocation: sourceLocation)
    let faults = program.passes.flatMap(\.faults)
    #expect(faults.isEmpty, "\(faults)", sourceLocation: sourceLocation)
    var last = program.passes.map { _ in blank }
    for frame in 0..<frames {
      var now = last
      for index in program.passes.indices {
        let pass = program.passes[index]
        var values: [String: ShaderDriver.Uniform] = [
          "canvasSize": .floats([Float(size.width), Float(size.height)]),
          "canvasScale": .floats([Float(scale)]),
        ]
        for uniform in pass.uniforms {
          values[uniform.name] = value(
            of: uniform, pass, index: index, frame: frame, program, last: last, now: now)
        }
        do {
          now[index] = try ShaderDriver.shared.draw(
            Self.fragment(pass), width: size.width * scale, height: size.height * scale,
            uniforms: values)
        } catch let rejection as ShaderDriver.Rejection {
          Issue.record(
            "the driver rejects it: \(rejection)\n\(Self.fragment(pass))",
            sourceLocation: sourceLocation)
          throw rejection
        }
      }
      last = now
    }
    return last[last.count - 1]
  }

  private var blank: [Float] {
    [Float](repeating: 0, count: size.width * size.height * scale * scale * 4)
  }

  private func value(
    of uniform: DialectProgram.Uniform, _ pass: DialectProgram.Pass, index: Int, frame: Int,
    _ program: DialectProgram, last: [[Float]], now: [[Float]]
  ) -> ShaderDriver.Uniform {
    let (width, height) = (Float(size.width * scale), Float(size.height * scale))
    let numbers: [Float]
    switch uniform.feed {
    case .time: numbers = [time]
    case .frame: numbers = [Float(frame)]
    case .numbers(let fixed): numbers = fixed.map { Float($0) }
    case .date(let firstMonth): numbers = [2026, Float(firstMonth), 15, 3600]
    case .raster(.texelSize): numbers = [1 / width, 1 / height]
    case .raster(.level): numbers = [0]
    case .raster(.pixelsPerPoint): numbers = [Float(scale)]
    case .raster: numbers = [width, height, 1]
    case .mouse: numbers = mouse
    case .pointer: numbers = [mouse[0], mouse[1], 0]
    case .unitPointer: numbers = [mouse[0] / width, mouse[1] / height]
    case .cursor(let isPrevious): numbers = isPrevious ? [1, 2, 3, 4] : [5, 6, 7, 8]
    case .cursorChangeTime: numbers = [time / 2]
    case .focus: numbers = [1]
    case .focusTime: numbers = [time / 4]
    case .channelSize: numbers = [2, 2, 1]
    case .channelTime: numbers = [time]
    case .passIndex: numbers = [Float(index)]
    case .layerAspect: numbers = [width / height]
    case .parameter("progress") where program.isTransition: numbers = [progress]
    case .parameter(let name):
      let control = program.controls.first { $0.name == name }
      numbers =
        controls[name] ?? control?.defaultValue?.map { Float($0) }
        ?? [Float](repeating: 0, count: control?.componentCount ?? 1)
    case .element(let name, let index):
      let binding = program.bindings.first { $0.parameter.name == name }
      let count = uniform.type.last.flatMap { Int(String($0)) } ?? 1
      guard case .numbers(let guessed) = binding?.control.defaultValue else { return .floats([]) }
      let list = controls[name] ?? guessed.map { Float($0) }
      numbers = Array(list.dropFirst(index * count).prefix(count))
    case .channel(let channel):
      return texture(pass.channels[channel].source, last: last, now: now)
    default: preconditionFailure("no pass is fed by \(uniform.feed)")
    }
    let components = uniform.type.last.flatMap { Int(String($0)) } ?? 1
    let values = Array(numbers.prefix(components))
    let isWhole = uniform.type.hasPrefix("i") || uniform.type.hasPrefix("b")
    if uniform.type.hasPrefix("u") { return .unsigned(values.map { UInt32($0) }) }
    return isWhole ? .integers(values.map { Int32($0) }) : .floats(values)
  }

  private func texture(
    _ source: Simulation.Channel.Source, last: [[Float]], now: [[Float]]
  ) -> ShaderDriver.Uniform {
    switch source {
    case .drawing(.previousFrame(let index)): drawn(last[index])
    case .drawing(.thisFrame(let index)): drawn(now[index])
    case .picture(let number) where pictures.indices.contains(number):
      .texture(width: 2, height: 2, pixels: pictures[number])
    case .from: .texture(width: 2, height: 2, pixels: from)
    case .to: .texture(width: 2, height: 2, pixels: to)
    default: .texture(width: 1, height: 1, pixels: [0, 0, 0, 0])
    }
  }

  /// A picture as a texture: its rows turned, the bottom one first.
  private func drawn(_ pixels: [Float]) -> ShaderDriver.Uniform {
    let (width, height) = (size.width * scale, size.height * scale)
    let row = width * 4
    var rows: [Float] = []
    for y in (0..<height).reversed() { rows += pixels[(y * row)..<((y + 1) * row)] }
    return .texture(width: width, height: height, pixels: rows)
  }
}

/// Expects one error with this message, under the part of the source between ⟦ and ⟧.
func expectDialectError(
  _ marked: String, _ message: String, path: String = "test.glsl",
  severity: Diagnostic.Severity = .error,
  _ sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let file = MarkedText(marked)
  let program = DialectProgram(of: path, in: SourceFolder([path: file.text]))
  let found = program.diagnostics.filter { $0.severity == severity }
  guard let first = found.first(where: { $0.message == message }) else {
    Issue.record(
      "expected '\(message)', found \(program.diagnostics)", sourceLocation: sourceLocation)
    return
  }
  #expect(program.passes.isEmpty == (severity == .error), sourceLocation: sourceLocation)
  guard let place = file.place else { return }
  #expect(first.span?.line == place.line, "\(first)", sourceLocation: sourceLocation)
  #expect(first.span?.column == place.column, "\(first)", sourceLocation: sourceLocation)
}
