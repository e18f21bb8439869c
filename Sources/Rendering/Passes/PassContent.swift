/// The content of a pass: itself, and all that it reads.
///
/// Two passes that are equal by themselves may read different ones, for they refer to them by their
/// index in a plan.
nonisolated struct PassContent: Hashable, Sendable {
  let pass: Pass
  private let reads: [PassContent]

  /// The contents of passes that read each other only; `nil` for one that looks different although
  /// it is the same, because it reads what is in motion.
  static func contents(of passes: some Sequence<Pass>) -> [PassContent?] {
    var contents: [PassContent?] = []
    for pass in passes {
      var reads: [PassContent]? = []
      for draw in pass.draws {
        for texture in draw.textures {
          switch texture.source {
          case .image, .cube, .bufferTexture: break
          case .pass(let index):
            if let read = contents[index] { reads?.append(read) } else { reads = nil }
          case .simulation, .drawing, .framedImage: reads = nil
          }
        }
      }
      contents.append(reads.map { PassContent(pass: pass, reads: $0) })
    }
    return contents
  }
}
