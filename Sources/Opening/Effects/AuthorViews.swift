internal import Files
internal import Metal
internal import SwiftSource

/// The calls of shader functions in the Swift files of a project.
struct AuthorViews {
  private var calls: [String: [ShaderCall]] = [:]
  /// Paths of the files that hand over the name of a function that none calls by it.
  private var namers: [String: [String]] = [:]

  /// Bytes of a Swift file that is read, of all that are read for their calls, and of all that are
  /// searched for calls.
  private static let (maxFileBytes, maxBytes, maxSearched) = (512 << 10, 3 << 20, 64 << 20)

  static let none = AuthorViews()

  private init() {}

  /// Reads the views near a shader's file, the nearest first; a view's own file if it is one.
  ///
  /// - Parameters:
  ///   - functions: Those whose calls are read.
  ///   - first: A Swift file that comes before all others.
  ///   - boundary: A folder that is not left.
  ///   - marks: What is known of the folders that were looked at before.
  init(
    near path: String, callsOf functions: Set<String>, first: String? = nil,
    within boundary: String? = nil, marks: ProjectMarks = ProjectMarks()
  ) {
    var texts: [(path: String, bytes: [UInt8])] = []
    var (total, searched) = (0, 0)
    var paths = ProjectFiles(near: path, ending: ".swift", within: boundary, marks: marks).paths
    if let first {
      paths.removeAll { $0 == first }
      paths.insert(first, at: 0)
    }
    for path in paths where total < Self.maxBytes && searched < Self.maxSearched {
      // A file that cannot be read is left out.
      guard let bytes = try? readWhole(path, limit: Self.maxFileBytes) else { continue }
      searched += bytes.count
      guard ViewReader.concerns(functions, bytes) else { continue }
      total += bytes.count
      texts.append((path, bytes))
    }
    for call in ViewReader(texts, functions: functions).calls {
      calls[call.function, default: []].append(call)
    }
    for name in functions where calls[name] == nil {
      namers[name] = texts.filter { ViewReader.quotes(name, $0.bytes) }.map(\.path)
    }
  }

  /// Paths of the files that call a function or name it, the nearest first, those that draw with it
  /// before those that only make it.
  func callers(of function: StitchableFunction) -> [String] {
    let calls = calls[function.name] ?? []
    let paths = (calls.filter { !$0.isEarly } + calls).map(\.path) + (namers[function.name] ?? [])
    return paths.enumerated().filter { paths.firstIndex(of: $0.element) == $0.offset }
      .map(\.element)
  }

  /// The color effects among some functions that views use as fills: they pass one argument more,
  /// the color after the position.
  func fills(among functions: [StitchableFunction]) -> Set<String> {
    let found = functions.filter { function in
      let calls = calls[function.name] ?? []
      return function.kind == .color && calls.contains { $0.modifier == .fill }
        && calls.allSatisfy { $0.modifier == .fill && function.takes($0, andColor: true) }
    }
    return Set(found.map(\.name))
  }

  /// The calls that fit a function, each place and each set of arguments once.
  func calls(of function: StitchableFunction) -> [ShaderCall] {
    guard let kind = function.kind else { return [] }
    var found: [ShaderCall] = []
    let all = calls[function.name] ?? []
    // What is made early is drawn elsewhere, with other values.
    for call in all where !call.isEarly {
      let isFit =
        switch call.modifier {
        case nil: true
        case .colorEffect: kind == .color
        case .layerEffect: kind == .layer
        case .distortionEffect: kind == .distortion
        case .fill: kind == .fill
        }
      let isNew = !found.contains {
        $0.place == call.place || $0.arguments == call.arguments
      }
      if isFit, isNew, function.takes(call) { found.append(call) }
    }
    return found
  }
}

extension StitchableFunction {
  /// Whether a call has as many arguments as it has parameters; a list's length travels with it.
  fileprivate func takes(_ call: ShaderCall, andColor passesColor: Bool = false) -> Bool {
    let passed = parameters.filter { parameter in
      if case .count = parameter.role { return false }
      return !parameter.isSupplied
    }
    return passed.count + (passesColor ? 1 : 0) == call.arguments.count
  }
}
