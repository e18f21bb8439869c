/// Returns a hint that names the candidate most likely meant by `name`; `nil` if none is close.
///
/// - Parameter prefix: What stands before names where they are used, such as "#".
package func didYouMean(
  _ name: String, among candidates: some Sequence<String>, prefix: String = ""
) -> String? {
  nearestName(to: name, among: candidates).map { "did you mean '\(prefix)\($0)'?" }
}

/// Returns the candidate a user most likely meant by `name`; `nil` if none is close.
///
/// Close is an optimal-string-alignment distance (insert, delete, replace, swap neighbours) of at
/// most a third of the name's length, and at least 1. Where none is close, a candidate that begins
/// with the name is taken, the shortest of several: "waves" stands for "wavesCount". Upper and
/// lower case count as equal. Names of more than 255 bytes are not compared: that takes as many
/// steps as the product of both lengths.
package func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
  let limit = max(1, name.count / 3)
  guard name.utf8.count <= longestName else { return nil }
  let lowercased = name.lowercased()
  var best: (distance: Int, name: String)?
  var longer: String?
  for candidate in candidates where candidate.utf8.count <= longestName {
    let known = candidate.lowercased()
    let distance = alignmentDistance(Array(lowercased), Array(known))
    if distance <= limit, distance < best?.distance ?? .max { best = (distance, candidate) }
    if name.count >= shortestBeginning, known.hasPrefix(lowercased),
      candidate.count < longer?.count ?? .max
    {
      longer = candidate
    }
  }
  return best?.name ?? longer
}

/// Bytes of names that are compared.
private let longestName = 255

/// Characters that a name needs to stand for a longer one: fewer begin too many names.
private let shortestBeginning = 3

/// Returns how many single edits turn `a` into `b`. Source: optimal string alignment distance.
private func alignmentDistance(_ a: [Character], _ b: [Character]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...b.count)
  for i in a.indices {
    var current = [i + 1]
    for j in b.indices {
      var cost = min(
        previous[j] + (a[i] == b[j] ? 0 : 1), previous[j + 1] + 1, current[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        cost = min(cost, beforePrevious[j - 1] + 1)
      }
      current.append(cost)
    }
    (beforePrevious, previous) = (previous, current)
  }
  return previous[b.count]
}
