internal import Diagnostics
internal import Dialects
internal import Files
internal import Glibc
internal import Layers
internal import Pictures
internal import Rendering
internal import Scenes

/// A program in a GLSL dialect as a scene and texts, with the pictures its channels read.
struct ProgramReading {
  private(set) var functions: [String: ShaderLibrary.Function] = [:]
  private(set) var sources: [SceneSource] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Each once, in the order in which passes read them.
  private(set) var samplers: [Sampler] = []
  private let opening: FileOpening
  /// Names of the options that some channel uses.
  private var usedOptions: Set<String> = []
  /// Whether a cube map could not be read: there is nothing else of its type to read.
  private var lacksCube = false

  init(_ program: DialectProgram, opening: FileOpening, version: Int) {
    self.opening = opening
    guard !program.hasErrors, !program.passes.isEmpty else { return }
    var program = program
    var names: [String] = []
    for (index, pass) in program.passes.enumerated() {
      names.append("\(program.name)@\(version)-\(index)")
      functions[names[index]] = ShaderLibrary.Function(
        pass, named: pass.name, file: opening.path, isOptimized: opening.isOptimized)
      if readsItself { program.passes[index].buffer.isPersistent = true }
      for (number, channel) in pass.channels.enumerated() {
        let source = source(of: channel, ofPass: index)
        program.passes[index].channels[number].source = source
        let sampler = Sampler(
          name: channel.name, words: words(for: source, of: channel, in: program))
        if !samplers.contains(sampler) { samplers.append(sampler) }
      }
    }
    reportUnusedOptions()
    guard !lacksCube else { return }
    let effect = Effect(program, functions: names)
    sources = [
      SceneSource(
        name: program.name, arguments: opening.words, summary: program.summary, canvas: nil
      ) { FileScene(effect, environment: $0) }
    ]
  }

  /// Source of a channel: what the user or the author names, and what is found there.
  private func words(
    for source: Simulation.Channel.Source, of channel: Simulation.Channel,
    in program: DialectProgram
  ) -> String {
    let option: String?
    switch channel.source {
    case .from: option = opening.from.map { "'\($0)', by --from" }
    case .to: option = opening.to.map { "'\($0)', by --to" }
    default:
      option = Self.channelNumber(of: channel).flatMap { number in
        opening.channels[number].map { text in
          let title = text == "noise" ? text : text == "self" ? "its last frame" : "'\(text)'"
          return "\(title), by --channel\(number)"
        }
      }
    }
    var title: String
    switch channel.source {
    case .file(let path): title = "'\(path)'"
    case .cube(let path): title = "the cube map '\(path)'"
    case .cubeFaces(let paths): title = "the cube map of '\(paths.joined(separator: "', '"))'"
    case .sky: title = "a cube map of a sky"
    case .picture(let number):
      title = "a built-in picture" + (number > 0 ? ", number \(number + 1)" : "")
    case .drawing(.thisFrame(let pass)): title = "the pass '\(program.passes[pass].name)'"
    case .drawing(.previousFrame(let pass)):
      title = "the last frame of '\(program.passes[pass].name)'"
    case .drawing(.level): title = "a level of its pyramid"
    case .keyboard: title = "the keyboard"
    case .noise: title = "noise"
    case .black: title = "black"
    case .from: title = "the picture that the transition begins with"
    case .to: title = "the picture that the transition ends with"
    case .image, .cubeImage: title = "a picture"
    }
    title = option ?? title
    return source == .black && title != "black" ? "black, for \(title) is not read" : title
  }

  /// Whether `--channelN self` makes the picture read its own last frame.
  private var readsItself: Bool { opening.channels.values.contains("self") }

  // MARK: - Channels

  /// The source of a channel: the one the user asks for, else the author's; files are loaded.
  private mutating func source(
    of channel: Simulation.Channel, ofPass pass: Int
  ) -> Simulation.Channel.Source {
    if let path = transitionPicture(channel) { return picture(at: path, relativeTo: "") }
    let asked = Self.channelNumber(of: channel).flatMap { number in
      usedOptions.insert("channel\(number)")
      return opening.channels[number]
    }
    switch asked {
    case let path? where channel.source == .sky:
      return askedCube(path, ofChannel: channel.name)
    case "noise": return .noise
    case "self": return .drawing(.previousFrame(ofPass: pass))
    case let path?: return picture(at: path, relativeTo: "")
    case nil: break
    }
    switch channel.source {
    case .file(let path): return picture(at: path, relativeTo: opening.displayPrefix)
    case .cube(let pattern) where areInside([pattern]):
      return cube(pattern, ofChannel: channel.name, relativeTo: opening.displayPrefix)
    case .cubeFaces(let paths) where areInside(paths):
      return cube(
        ofFaces: paths.map { opening.displayPrefix + $0 }, named: "of '\(channel.name)'")
    case .cube, .cubeFaces: return .black
    default: return channel.source
    }
  }

  /// The cube map that an option names.
  private mutating func askedCube(
    _ path: String, ofChannel name: String
  ) -> Simulation.Channel.Source {
    if path.contains("{}") { return cube(path, ofChannel: name, relativeTo: "") }
    lacksCube = true
    diagnostics.append(
      Diagnostic(
        "'\(name)' is read as a cube map, and '\(path)' is one picture",
        hint: "name six pictures, as in 'sky_{}.png', with \(CubeFaces.spellings) for '{}'"))
    return .black
  }

  /// The six pictures of a cube map by one path; an error if they are not there, for nothing else
  /// can be read in their place.
  private mutating func cube(
    _ pattern: String, ofChannel name: String, relativeTo folder: String
  ) -> Simulation.Channel.Source {
    let forms = CubeFaces.paths(of: folder + pattern)
    guard let paths = forms.first(where: { $0.allSatisfy { access($0.onDisk, R_OK) == 0 } }) else {
      lacksCube = true
      diagnostics.append(
        Diagnostic(
          "the cube map '\(pattern)' of '\(name)' does not have its six pictures",
          hint: "name them \(CubeFaces.spellings) in the place of '{}'"))
      return .black
    }
    return cube(ofFaces: paths, named: "'\(pattern)'")
  }

  /// Whether a cube map that a shader names is in its folder; if not, that is reported.
  private mutating func areInside(_ paths: [String]) -> Bool {
    guard let path = paths.first(where: { $0.pathParts.contains("..") || $0.isAbsolutePath }) else {
      return true
    }
    lacksCube = true
    diagnostics.append(
      Diagnostic("'\(path)' lies outside of the shader's folder, and is not read"))
    return false
  }

  /// - Parameter name: In messages.
  private mutating func cube(
    ofFaces paths: [String], named name: String
  ) -> Simulation.Channel.Source {
    let lackedOne = lacksCube
    lacksCube = true
    do throws(PictureError) {
      var faces: [Image] = []
      for path in paths {
        guard isInReach(path) else { return .black }
        let picture = try Picture(contentsOf: path)
        let face = Image(
          width: picture.width, height: picture.height, fitting: .bytes(picture.pixels))
        if let note = face.reductionNote(path: path) { diagnostics.append(note) }
        faces.append(face)
      }
      if let cube = CubeImage(faces) {
        lacksCube = lackedOne
        return .cubeImage(cube)
      }
      diagnostics.append(
        Diagnostic("the six pictures of the cube map \(name) are not squares of one size"))
    } catch {
      diagnostics.append(Diagnostic("\(error)"))
    }
    return .black
  }

  /// The file of `--from` or `--to`, if the channel reads one of a transition's two pictures.
  private mutating func transitionPicture(_ channel: Simulation.Channel) -> String? {
    switch channel.source {
    case .from:
      usedOptions.insert("from")
      return opening.from
    case .to:
      usedOptions.insert("to")
      return opening.to
    default: return nil
    }
  }

  /// Warns of each option for channels that is given and changes nothing.
  private mutating func reportUnusedOptions() {
    var given = opening.channels.keys.sorted().map {
      ("channel\($0)", "does not read 'iChannel\($0)'")
    }
    if opening.from != nil { given.append(("from", "is not a transition")) }
    if opening.to != nil { given.append(("to", "is not a transition")) }
    for (option, reason) in given where !usedOptions.contains(option) {
      diagnostics.append(
        Diagnostic(
          "'--\(option)' does nothing here: '\(opening.path)' \(reason)", severity: .warning,
          hint: "leave it out"))
    }
  }

  /// A picture from a file, its first row the bottom one, as the dialects have it.
  private mutating func picture(
    at path: String, relativeTo folder: String
  ) -> Simulation.Channel.Source {
    let full = path.isAbsolutePath ? path : folder + path
    guard folder.isEmpty || !path.pathParts.contains("..") else {
      diagnostics.append(
        Diagnostic("'\(path)' lies outside of the shader's folder, and is not read"))
      return .black
    }
    guard isInReach(full) else { return .black }
    do throws(PictureError) {
      let picture = try Picture(contentsOf: full)
      let row = picture.width * 4
      var pixels: [UInt8] = []
      pixels.reserveCapacity(picture.pixels.count)
      for y in (0..<picture.height).reversed() { pixels += picture.pixels[y * row..<(y + 1) * row] }
      let image = Image(
        width: picture.width, height: picture.height, fitting: .bytes(pixels))
      if let note = image.reductionNote(path: full) { diagnostics.append(note) }
      return .image(image)
    } catch {
      diagnostics.append(Diagnostic("\(error)", severity: .warning))
      return .black
    }
  }

  /// Whether a picture may be opened; if not, that is reported.
  private mutating func isInReach(_ path: String) -> Bool {
    do throws(OpeningError) {
      try opening.scope.check(path)
      return true
    } catch {
      diagnostics.append(Diagnostic(error.message, severity: .warning, hint: error.hint))
      return false
    }
  }

  /// 2 for `iChannel2` and for TouchDesigner's `sTD2DInputs[2]`; a transition's two pictures are 0
  /// and 1.
  private static func channelNumber(of channel: Simulation.Channel) -> Int? {
    switch channel.source {
    case .from: return 0
    case .to: return 1
    default:
      if channel.name.hasPrefix("sTD2DInputs[") {
        return Int(channel.name.dropFirst(12).dropLast())
      }
      guard channel.name.hasPrefix("iChannel") else { return nil }
      return Int(channel.name.dropFirst(8))
    }
  }
}
