/// What a pass shows: itself, and all that it reads.
///
/// Two passes that are equal by themselves may read different ones, for they refer to them by their
/// index in a plan.
nonisolated struct PassContent: Hashable, Sendable {
  let pass: Pass
  private let reads: [PassContent]

  fileprivate init(pass: Pass, reads: [PassContent]) {
    self.pass = pass
    self.reads = reads
  }
}

nonisolated extension FramePlan {
  /// By pass, the last one left out; `nil` for one that looks different although it is the same, because it reads what is in
  /// motion.
  var contents: [PassContent?] {
    var contents: [PassContent?] = []
    for pass in passes.dropLast() {
      var reads: [PassContent]? = []
      for texture in pass.draws.flatMap(\.textures) {
        switch texture.source {
        case .image, .numbers: break
        case .pass(let index):
          if let read = contents[index] { reads?.append(read) } else { reads = nil }
        case .simulation, .buffer: reads = nil
        }
      }
      contents.append(reads.map { PassContent(pass: pass, reads: $0) })
    }
    return contents
  }
}
