internal import Diagnostics
internal import Layers
internal import Tokens

/// The sources of the `iChannel`s of a Shadertoy pass: the site has four, and editors have ten.
///
/// The code itself does not contain them. They are read from the directives of an editor or from a
/// comment. Without either, channels 0…3 of a project read the buffers A…D if it has them;
/// otherwise channel 0 reads a picture, and the others read noise.
///
/// ```glsl
/// #iChannel0 "file://blur.glsl"   // a pass; also "self", "noise", "keyboard"
/// #iChannel1 "file://sky_{}.png"  // six pictures
/// #iChannel1::Type "CubeMap"
/// // iChannel2: rocks.jpg
/// ```
struct ShadertoyChannels {
  private var stated: [Int: Simulation.Channel] = [:]
  private let passes: [ShadertoyPass]
  private let current: Int

  /// - Parameters:
  ///   - passes: All passes in drawing order.
  ///   - current: Index of the pass that reads.
  init(of unit: GLSLUnit, passes: [ShadertoyPass], current: Int, _ reading: DialectReading) {
    let log = reading.log
    self.passes = passes
    self.current = current
    for entry in unit.entries { readComments(of: entry, in: log.files[Int(entry.index)]) }
    for aside in unit.asides where aside.line.first?.kind == .string {
      let file = unit.entries.first { $0.index == aside.name.span.start.file }
      readSource(aside, inFileAt: file?.path ?? "", log)
    }
    for aside in unit.asides where aside.line.first?.kind == .scope { readSetting(aside, log) }
  }

  /// Reports the channels that nothing sets, and what a finished pass reads there.
  func reportGuesses(
    _ channels: [Simulation.Channel], in unit: GLSLUnit, _ reading: DialectReading
  ) {
    for number in 0..<Self.most
    where stated[number] == nil && unit.names.contains("iChannel\(number)") && !hasBuffer(number)
      && !reading.givenChannels.contains(number)
    {
      guard let place = unit.tokens.first(where: { $0.text == "iChannel\(number)" }) else {
        continue
      }
      let isSky = channels.contains { $0.name == "iChannel\(number)" && $0.source == .sky }
      let guess = isSky ? "a cube map of a sky" : number == 0 ? "a picture" : "noise"
      reading.log.report(
        "no directive sets 'iChannel\(number)'; it reads \(guess)",
        at: place.span, severity: .note,
        hint: isSky
          ? "write '#iChannel\(number) \"file://sky_{}.png\"', and six pictures"
          : "write '#iChannel\(number) \"self\"' or a file")
    }
  }

  /// Channels that there can be, and those that are there whether the code names them or not.
  private static let (most, standardCount) = (10, 4)

  /// 2 for `iChannel2`.
  static func number(of name: String) -> Int? {
    guard name.hasPrefix("iChannel"), let number = Int(name.dropFirst(8)),
      (0..<most).contains(number)
    else { return nil }
    return number
  }

  func channel(_ number: Int) -> Simulation.Channel { stated[number] ?? standard(number) }

  private func hasBuffer(_ number: Int) -> Bool {
    number < Self.standardCount
      && passes.dropLast().contains { $0.name == ShadertoyPass.names[number] }
  }

  private func standard(_ number: Int) -> Simulation.Channel {
    let name = "iChannel\(number)"
    if hasBuffer(number), let pass = source(ofPass: { $0.name == ShadertoyPass.names[number] }) {
      return Simulation.Channel(name: name, source: pass)
    }
    return Simulation.Channel(
      name: name, source: number == 0 ? .picture(0) : .noise, sampling: .repeated)
  }

  /// Passes drawn before this one are read in this frame, the others in the previous frame.
  private func source(
    ofPass isMeant: (ShadertoyPass) -> Bool
  ) -> Simulation.Channel.Source? {
    passes.firstIndex(where: isMeant).map { index in
      .drawing(index < current ? .thisFrame(ofPass: index) : .previousFrame(ofPass: index))
    }
  }

  /// Returns the path that a directive names: without "file://" and "./".
  private static func barePath(_ text: String) -> String {
    var path = text.trimmingSpaces()
    path = path.dropping(prefix: "file://") ?? path
    while let rest = path.dropping(prefix: "./") { path = rest }
    return String(path)
  }

  /// source = "self" | "keyboard" | "noise" | "picture" | "cubemap" | a pass | a picture file, with
  /// or without "file://" | six picture files, with "{}" for their faces
  ///
  /// - Parameter file: The file that says it.
  private func source(_ text: String, inFileAt file: String) -> Simulation.Channel.Source? {
    let path = Self.barePath(text)
    switch path.lowercased() {
    case "self": return .drawing(.previousFrame(ofPass: current))
    case "keyboard": return .keyboard(rows: 3)
    case "noise", "random": return .noise
    case "picture", "image file", "texture": return .picture(0)
    case "none", "black": return .black
    case "cubemap", "cube map", "sky": return .sky
    default: break
    }
    if let full = SourceFolder.path(of: path, in: SourceFolder.directory(of: file)),
      let pass = source(ofPass: { $0.path == full })
    {
      return pass
    }
    if let name = ShadertoyPass.name(of: path), let pass = source(ofPass: { $0.name == name }) {
      return pass
    }
    guard FileEnding.isPictures(path), !path.contains("://") else { return nil }
    return path.contains("{}") ? .cube(path) : .file(path)
  }

  private mutating func set(_ number: Int, _ source: Simulation.Channel.Source) {
    let sampling: Sampling =
      switch source {
      case .drawing, .cube, .sky: .standard
      case .keyboard: Sampling(filter: .nearest, wrap: .clamp)
      default: .repeated
      }
    stated[number] = Simulation.Channel(
      name: "iChannel\(number)", source: source, sampling: sampling)
  }

  /// channel = "#iChannel" digit string
  private mutating func readSource(
    _ aside: Preprocessor.Aside, inFileAt file: String, _ log: DiagnosticLog
  ) {
    guard let number = Self.number(of: aside.name.text), let text = aside.line.first else { return }
    if let source = source(text.text, inFileAt: file) { return set(number, source) }
    set(number, .black)
    guard !text.text.contains("://") || text.text.hasPrefix("file://") else {
      log.report(
        "'\(text.text)' is an address, and nothing is read from a network; 'iChannel\(number)' "
          + "reads black", at: text.span, severity: .warning,
        hint: "save the picture beside this file, and name it here")
      return
    }
    log.report(
      "'\(text.text)' is neither a pass nor a picture; 'iChannel\(number)' reads black",
      at: text.span,
      severity: .warning, hint: "name a file of the folder, 'self' or 'noise'")
  }

  /// setting = "#iChannel" digit "::" name string
  private mutating func readSetting(_ aside: Preprocessor.Aside, _ log: DiagnosticLog) {
    guard let number = Self.number(of: aside.name.text), aside.line.count > 2,
      aside.line[2].kind == .string
    else { return }
    let value = aside.line[2].text.lowercased()
    var channel = channel(number)
    switch aside.line[1].text {
    case "WrapMode":
      channel.sampling.wrap =
        value == "repeat" ? .repeat : value.contains("mirror") ? .mirror : .clamp
    case "MinFilter", "MagFilter":
      // Textures have one level: "mipmap" is read as "linear".
      channel.sampling.filter = value == "nearest" ? .nearest : .linear
    case "Type" where value == "cubemap":
      if channel.samplerType == "samplerCube" { return }
      guard stated[number] != nil else {
        stated[number] = Simulation.Channel(name: channel.name, source: .sky)
        return
      }
      log.report(
        "'iChannel\(number)' is a \(aside.line[2].text) without six pictures",
        at: aside.line[2].span,
        hint: "write '#iChannel\(number) \"file://sky_{}.png\"', and name the pictures "
          + "\(CubeFaces.spellings)")
    case "Type" where value != "texture2d":
      log.report(
        "'iChannel\(number)' is a \(aside.line[2].text); only 2D textures and cube maps are "
          + "supported", at: aside.line[2].span)
    default: return
    }
    stated[number] = channel
  }

  /// line = "iChannel" digit ("=" | ":" | "->" | "is" | "reads")* source
  private mutating func readComments(of entry: SourceLibrary.Entry, in file: SourceFile) {
    for line in CommentBlocks(of: entry, in: file).blocks.flatMap(\.lines) {
      guard let (number, words) = Self.comment(line) else { continue }
      // `iChannel0 is the picture that …`
      let noun = words.split(separator: " ").first { !["a", "the"].contains($0) }
      let found =
        source(words, inFileAt: entry.path)
        ?? noun.flatMap { source(String($0), inFileAt: entry.path) }
      if let source = found, stated[number] == nil {
        set(number, source)
      }
    }
  }

  /// Returns the channel that a line of a comment is about, and what it says of it.
  private static func comment(_ line: String) -> (number: Int, words: String)? {
    guard line.hasPrefix("iChannel"), let number = number(of: String(line.prefix(9))) else {
      return nil
    }
    var rest = line.dropFirst(9).trimmingSpaces()
    for mark in ["->", "=", ":", "is ", "reads "] {
      rest = rest.dropping(prefix: mark)?.trimmingSpaces() ?? rest
    }
    return (number, rest.prefix { !",;()".contains($0) }.filter { $0 != "\"" })
  }
}

extension ShadertoyChannels {
  /// Paths of the files that the directives of a file name, in their order. Conditions around them
  /// do not count.
  static func paths(namedIn entry: SourceLibrary.Entry) -> [String] {
    let tokens = entry.tokens
    return tokens.indices.dropLast(2).compactMap { index in
      guard tokens[index].kind == .hash, tokens[index].startsLine,
        number(of: tokens[index + 1].text) != nil, tokens[index + 2].kind == .string
      else { return nil }
      return SourceFolder.path(
        of: barePath(tokens[index + 2].text), in: SourceFolder.directory(of: entry.path))
    }
  }

  /// Declares those of `iChannel0`…`9`, `iChannelResolution`, `iChannelTime` and `iSampleRate` that
  /// are read, and what `#iKeyboard` adds.
  func declareChannels(in draft: inout PassDraft) {
    let unit = draft.unit
    let readsAll =
      unit.names.contains("iChannelResolution") || unit.names.contains("iChannelTime")
    var indices: [Int] = []
    let named = (0..<Self.most).filter { unit.names.contains("iChannel\($0)") }
    // The arrays have an element for each channel up to the last.
    let all = readsAll ? Array(0..<max(Self.standardCount, (named.last ?? 0) + 1)) : named
    for number in all { indices.append(draft.addChannel(channel(number))) }
    if unit.names.contains("iChannelResolution") {
      let name = draft.addUniforms(
        "vec3", "iChannelResolution", indices.map { .channelSize($0) })
      draft.use(name, for: "iChannelResolution")
    }
    if unit.names.contains("iChannelTime") {
      let name = draft.addUniforms("float", "iChannelTime", indices.map { .channelTime($0) })
      draft.use(name, for: "iChannelTime")
    }
    if unit.names.contains("iSampleRate"), !unit.declares("iSampleRate") {
      draft.addHeader("const float \(draft.prefix)iSampleRate = 44100.0;")
      draft.use(draft.prefix + "iSampleRate", for: "iSampleRate")
    }
    if unit.asides.contains(where: { $0.name.text == "iKeyboard" }) {
      KeyboardFunctions.declare(in: &draft)
    }
  }
}
