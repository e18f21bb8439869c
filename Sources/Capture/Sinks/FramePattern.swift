/// The names of numbered pictures: a path with a number's place in it, as C's `printf` has it.
///
/// ```swift
/// FramePattern("out/frame-%04d.png")?.path(of: 7)  // "out/frame-0007.png"
/// ```
nonisolated package struct FramePattern: Sendable {
  private let before: String
  private let digits: Int
  private let after: String

  /// pattern = text "%" ["0" digit+] "d" text; `nil` for any other text.
  package init?(_ path: String) {
    guard let match = path.wholeMatch(of: /([^%]*)%(?:0([1-9]))?d([^%]*)/) else { return nil }
    before = String(match.1)
    digits = match.2.flatMap { Int($0) } ?? 1
    after = String(match.3)
  }

  package func path(of frame: Int) -> String {
    let number = String(frame)
    return before + String(repeating: "0", count: max(0, digits - number.count)) + number + after
  }
}
