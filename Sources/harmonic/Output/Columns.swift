import Files

/// Returns two columns, indented by two spaces, the second one aligned; each row on one line.
func columns(_ rows: [(String, String)]) -> String {
  let rows = rows.map { ($0.0.visible, $0.1.visible) }
  let width = rows.map(\.0.count).max() ?? 0
  return rows.map { left, right in
    "  " + left + String(repeating: " ", count: width - left.count + 2) + right
  }.joined(separator: "\n")
}
