internal import Files
internal import Layers

/// The text of the state file.
///
/// ```json
/// {
///   "version": 1,
///   "hasShownKeys": true,
///   "isInspectorOpen": false,
///   "window": [720, 320],
///   "scenes": [{"opens": "aurora", "values": {"opacity": "0.5"}}]
/// }
/// ```
///
/// Beside them `"feedback": "sound"`, where that was chosen. Members that it does not know are
/// ignored.
nonisolated extension RememberedState {
  private static let version = 1

  /// Reads the text of a state file; `nil` for anything else, such as half of one.
  init?(json bytes: [UInt8]) {
    guard let root = try? JSON(bytes), root["version"]?.number != nil else { return nil }
    self.init()
    hasShownKeys = root["hasShownKeys"]?.isTrue ?? false
    isInspectorOpen = root["isInspectorOpen"]?.isTrue ?? false
    feedback = root["feedback"]?.string.flatMap(Feedback.init) ?? .none
    if let numbers = root["window"]?.numbers, numbers.count == 2,
      numbers.allSatisfy((1...65_536).contains)
    {
      windowSize = Size(width: numbers[0], height: numbers[1])
    }
    for node in (root["scenes"]?.elements ?? []).reversed() {
      guard let key = node["opens"]?.string else { continue }
      var entry = Entry(key: String(onDisk: key.bytesOnDisk))
      for member in node["values"]?.members ?? [] {
        entry.held[member.name] = member.value.string
      }
      set(entry)
    }
  }

  var json: [UInt8] {
    var members = [
      JSON.Member("version", .number(Double(Self.version))),
      JSON.Member("hasShownKeys", .boolean(hasShownKeys)),
      JSON.Member("isInspectorOpen", .boolean(isInspectorOpen)),
    ]
    if let windowSize {
      members.append(
        JSON.Member("window", .array([.number(windowSize.width), .number(windowSize.height)])))
    }
    if feedback != .none { members.append(JSON.Member("feedback", .string(feedback.rawValue))) }
    members.append(JSON.Member("scenes", .array(entries.map(Self.json))))
    return Array((JSON.object(members).text() + "\n").utf8)
  }

  private static func json(of entry: Entry) -> JSON {
    let held = entry.held.sorted { $0.key < $1.key }
      .map { JSON.Member($0.key, .string($0.value)) }
    return .object([
      JSON.Member("opens", .string(entry.key)), JSON.Member("values", .object(held)),
    ])
  }
}
