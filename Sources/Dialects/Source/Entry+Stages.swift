internal import Tokens

/// The stages of one file, as RetroArch's `.slang` files have them: what is above the first
/// `#pragma stage` belongs to both.
extension SourceLibrary.Entry {
  /// Whether the file has stages.
  var hasStages: Bool { tokens.indices.contains { stage(at: $0) != nil } }

  /// Returns the file with the text of one stage only; the whole file if it has none.
  func stage(_ name: String) -> SourceLibrary.Entry {
    guard hasStages else { return self }
    var current: String?
    var kept: [Token] = []
    for index in tokens.indices {
      current = stage(at: index) ?? current
      if current == nil || current == name || tokens[index].kind == .endOfFile {
        kept.append(tokens[index])
      }
    }
    return SourceLibrary.Entry(index: self.index, path: path, tokens: kept, comments: comments)
  }

  /// The stage that the directive at a token begins; `nil` for any other token.
  ///
  /// directive = "#" "pragma" "stage" name
  private func stage(at index: Int) -> String? {
    guard tokens[index].kind == .hash, tokens[index].startsLine, index + 3 < tokens.count,
      tokens[index + 1].text == "pragma", tokens[index + 2].text == "stage"
    else { return nil }
    return tokens[index + 3].text
  }
}
