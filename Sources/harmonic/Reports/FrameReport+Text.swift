import Bench
internal import Parameters
import Scenes

extension FrameReport {
  /// The report for people.
  var text: String {
    var parts = [heading, times.text]
    let sentences = sentences
    if !sentences.isEmpty { parts.append(sentences.map { "  \($0)" }.joined(separator: "\n")) }
    parts.append(passTable.text)
    parts.append(workTable.text)
    return parts.joined(separator: "\n\n")
  }

  private var heading: String {
    let size = "\(Self.plain(canvas.width)) × \(Self.plain(canvas.height)) points"
    let port = isNaive ? ", strings by the plain port" : ""
    return """
      \(sceneName), \(size) at scale \(Self.plain(scale))\(port)
      \(driver.renderer), OpenGL \(driver.version)
      \(rounds) rounds in \(Self.plain(seconds)) s, each row once a round, so that the ratios hold on a busy machine
      """
  }

  private var times: TextTable {
    var table = TextTable()
    table.add("ms a frame", "pixels", "minimum", "median", "95 of 100", "× a fill")
    for row in rows {
      if row.kind == .strings { table.addSpace() }
      let ratio = ratio(of: row.kind, to: Self.fill(for: row.kind)) ?? 1
      table.add(
        title(of: row.kind), "\(row.pixelWidth) × \(row.pixelHeight)",
        row.drawing.minimum.text(digits: 3), row.drawing.median.text(digits: 3),
        row.drawing.percentile95.text(digits: 3), ratio.text(digits: 2))
    }
    return table
  }

  private func title(of kind: Row.Kind) -> String {
    switch kind {
    case .frame: "the whole frame"
    case .uniforms: "the same, every argument a uniform"
    case .unhoisted: "the same, all computed for each pixel"
    case .specialized: "the same, literals for what stands still"
    case .solidFill: "a solid fill"
    case .strings: isNaive ? "its strings, plain port" : "its strings"
    case .wordForWord: "the same, word for word"
    case .stringsFill: "a solid fill"
    }
  }

  /// Comparisons of rows by their ratios, one sentence each.
  private var sentences: [String] {
    let pairs: [(Row.Kind, Row.Kind, String, String)] = [
      (.uniforms, .frame, "every argument a uniform", "the whole frame"),
      (.unhoisted, .frame, "all computed for each pixel", "the whole frame"),
      (.frame, .specialized, "the whole frame", "with literals for what stands still"),
      (.wordForWord, .strings, "word for word", "the strings"),
      (.frame, .strings, "the whole frame", "its strings"),
    ]
    return pairs.compactMap { first, second, row, other in
      guard let median = ratio(of: first, to: second),
        let minimum = ratio(of: first, to: second, by: \.minimum)
      else { return nil }
      let byMinimum = "\(minimum.text(digits: 2)) × \(other) by the minimum"
      return "\(row) takes \(byMinimum), \(median.text(digits: 2)) × by the median"
    }
  }

  private var passTable: TextTable {
    var table = TextTable()
    guard !passes.isEmpty else {
      table.add("the driver has no timer queries: no GPU times")
      return table
    }
    table.add("GPU time by pass", "pixels", "ms", "share")
    for (index, pass) in passes.enumerated() {
      let isLast = index == passes.count - 1
      table.add(
        isLast ? "the canvas" : "texture \(index + 1)",
        "\(pass.pixelWidth) × \(pass.pixelHeight)", pass.milliseconds.text(digits: 3),
        "\((pass.share * 100).text(digits: 0)) %")
    }
    if passes.count > 1, let gpuTime { table.add("together", "", gpuTime.text(digits: 3), "100 %") }
    return table
  }

  private var workTable: TextTable {
    var table = TextTable()
    guard let frame = row(.frame) else { return table }
    table.add("CPU time of a frame", "median µs", "95 of 100")
    table.add(
      "scene and plan, outside the driver", Self.microseconds(frame.planning.median),
      Self.microseconds(frame.planning.percentile95))
    table.add(
      "renderer, until the driver returns", Self.microseconds(frame.submitting.median),
      Self.microseconds(frame.submitting.percentile95))
    table.addSpace()
    table.add("made while measuring", "\(programsMade) programs", "\(texturesMade) textures")
    return table
  }

  private static func microseconds(_ milliseconds: Double) -> String {
    (milliseconds * 1000).text(digits: 0)
  }

  private static func plain(_ number: Double) -> String {
    ParameterValue.number(number).description
  }
}
