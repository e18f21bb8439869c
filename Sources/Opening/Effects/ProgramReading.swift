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
    var passes: [EffectProgram.Pass] = []
    for (index, pass) in program.passes.enumerated() {
      let key = "\(program.name)@\(version)-\(index)"
      functions[key] = ShaderLibrary.Function(pass, named: pass.name, file: opening.path)
      var buffer = pass.buffer
      if readsItself(index) { buffer.isPersistent = true }
      passes.append(
        EffectProgram.Pass(
          function: key, uniforms: pass.uniforms,
          channels: pass.channels.enumerated().map { channel($1, number: $0, ofPass: index) },
          buffer: buffer, isOpaque: pass.isOpaque))
    }
    let effect = EffectProgram(
      name: program.name, summary: program.summary, isTransition: program.isTransition,
      passes: passes, bindings: program.bindings)
    sources = [
      SceneSource(
        name: program.name, arguments: opening.words, summary: program.summary, canvas: nil
      ) { ProgramScene(effect, environment: $0) }
    ]
  }

  /// Whether `--channelN self` makes the picture read its own last frame.
  private func readsItself(_ pass: Int) -> Bool { opening.channels.values.contains("self") }

  // MARK: - Channels

  private mutating func channel(
    _ channel: DialectProgram.Channel, number: Int, ofPass pass: Int
  ) -> EffectProgram.Channel {
    let sampling = Sampling(
      filter: channel.filter == .nearest ? .nearest : .linear,
      wrap: channel.wrap == .repeat ? .repeat : channel.wrap == .mirror ? .mirror : .clamp)
    let asked = ProgramReading.channelNumber(of: channel.name).flatMap { opening.channels[$0] }
    let source: EffectProgram.Channel.Source =
      switch asked {
      case "noise": .image(SuppliedPicture.whiteNoise)
      case "self": .buffer(pass: pass, isPrevious: true)
      case let path?: picture(at: path, relativeTo: "")
      case nil: self.source(of: channel)
      }
    return EffectProgram.Channel(source: source, sampling: sampling)
  }

  private mutating func source(
    of channel: DialectProgram.Channel
  ) -> EffectProgram.Channel.Source {
    switch channel.source {
    case .previousFrame(let pass): .buffer(pass: pass, isPrevious: true)
    case .thisFrame(let pass): .buffer(pass: pass, isPrevious: false)
    case .picture(let number): .picture(isSecond: number % 2 == 1)
    case .from: .picture(isSecond: false)
    case .to: .picture(isSecond: true)
    case .noise: .image(SuppliedPicture.whiteNoise)
    case .black: .image(SuppliedPicture.clear)
    case .file(let path): picture(at: path, relativeTo: opening.displayPrefix)
    }
  }

  /// A picture from a file, its first row the bottom one, as the dialects have it.
  private mutating func picture(
    at path: String, relativeTo folder: String
  ) -> EffectProgram.Channel.Source {
    let full = path.hasPrefix("/") ? path : folder + path
    guard folder.isEmpty || !path.split(separator: "/").contains("..") else {
      diagnostics.append(
        Diagnostic("'\(path)' lies outside of the shader's folder, and is not read"))
      return .image(SuppliedPicture.clear)
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
      return .image(SuppliedPicture.clear)
    }
  }

  /// 2 for `iChannel2`.
  private static func channelNumber(of name: String) -> Int? {
    guard name.hasPrefix("iChannel"), let number = Int(name.dropFirst(8)) else { return nil }
    return number
  }
}
