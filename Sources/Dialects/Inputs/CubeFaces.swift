/// The six pictures of a cube map, as editors name them: one path with `{}` where they differ.
package enum CubeFaces {
  /// The words for `{}`, each form in the order +x, −x, +y, −y, +z, −z.
  private static let forms = [
    ["posx", "negx", "posy", "negy", "posz", "negz"], ["px", "nx", "py", "ny", "pz", "nz"],
    ["right", "left", "top", "bottom", "front", "back"],
    ["right", "left", "up", "down", "front", "back"], ["e", "w", "u", "d", "n", "s"],
    ["east", "west", "up", "down", "north", "south"], ["0", "1", "2", "3", "4", "5"],
  ]

  /// The first form, for messages: "posx, negx, …".
  package static let spellings = forms[0].joined(separator: ", ")

  /// Paths of the six pictures, one list for each form that authors use.
  package static func paths(of pattern: String) -> [[String]] {
    let parts = pattern.components(around: "{}")
    return forms.map { words in words.map { parts.before + $0 + parts.after } }
  }
}

extension String {
  /// The text before and after the first occurrence of `mark`; if there is none, all of it and an
  /// empty string.
  fileprivate func components(around mark: String) -> (before: String, after: String) {
    var before = Substring()
    var rest = self[...]
    while !rest.isEmpty, !rest.hasPrefix(mark) {
      before.append(rest.removeFirst())
    }
    return (String(before), String(rest.dropFirst(mark.count)))
  }
}
