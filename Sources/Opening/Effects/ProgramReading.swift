internal import Diagnostics
internal import Dialects
internal import Layers
internal import Pictures
internal import Rendering
internal import Scenes

/// A program in a GLSL dialect as a scene and texts, with the pictures its channels read.
struct ProgramReading {
  private(set) var functions: [String: ShaderLibrary.Function] = [:]
  private(set) var sources: [SceneSource] = []
  private(set) var diagnostics: [Diagnostic] = []
  private let opening: FileOpening

  init(_ program: DialectProgram, opening: FileOpening, version: Int) {
    self.opening = opening
    guard !program.hasErrors, !program.passes.isEmpty else { return }
    var program = program
    var names: [String] = []
    for (index, pass) in program.passes.enumerated() {
      names.append("\(program.name)@\(version)-\(index)")
      functions[names[index]] = ShaderLibrary.Function(pass, named: pass.name, file: opening.path)
      if readsItself { program.passes[index].buffer.isPersistent = true }
      for (number, channel) in pass.channels.enumerated() {
        program.passes[index].channels[number].source = source(of: channel, ofPass: index)
      }
    }
    let effect = EffectProgram(program, passNames: names)
    sources = [
      SceneSource(
        name: program.name, arguments: opening.words, summary: program.summary, canvas: nil
      ) { ProgramScene(effect, environment: $0) }
    ]
  }

  /// Whether `--channelN self` makes the picture read its own last frame.
  private var readsItself: Bool { opening.channels.values.contains("self") }

  // MARK: - Channels

  /// What a channel reads: what the user asks for, else what its author says; files are loaded.
  private mutating func source(
    of channel: Simulation.Channel, ofPass pass: Int
  ) -> Simulation.Channel.Source {
    switch ProgramReading.channelNumber(of: channel.name).flatMap({ opening.channels[$0] }) {
    case "noise": return .noise
    case "self": return .drawing(.previousFrame(ofPass: pass))
    case let path?: return picture(at: path, relativeTo: "")
    case nil: break
    }
    guard case .file(let path) = channel.source else { return channel.source }
    return picture(at: path, relativeTo: opening.displayPrefix)
  }

  /// A picture from a file, its first row the bottom one, as the dialects have it.
  private mutating func picture(
    at path: String, relativeTo folder: String
  ) -> Simulation.Channel.Source {
    let full = path.hasPrefix("/") ? path : folder + path
    guard folder.isEmpty || !path.split(separator: "/").contains("..") else {
      diagnostics.append(
        Diagnostic("'\(path)' lies outside of the shader's folder, and is not read"))
      return .black
    }
    do throws(PictureError) {
      let picture = try Picture(contentsOf: full)
      let row = picture.width * 4
      var pixels: [UInt8] = []
      pixels.reserveCapacity(picture.pixels.count)
      for y in (0..<picture.height).reversed() { pixels += picture.pixels[y * row..<(y + 1) * row] }
      return .image(
        Image(pixelWidth: picture.width, pixelHeight: picture.height, pixels: pixels))
    } catch {
      diagnostics.append(Diagnostic("\(error)", severity: .warning))
      return .black
    }
  }

  /// 2 for `iChannel2`.
  private static func channelNumber(of name: String) -> Int? {
    guard name.hasPrefix("iChannel"), let number = Int(name.dropFirst(8)) else { return nil }
    return number
  }
}
