import Bench
import Files

extension FrameReport {
  /// The report for programs; times are milliseconds.
  var json: JSON {
    .object([
      JSON.Member("scene", .string(sceneName)),
      JSON.Member("size", .array([.number(canvas.width), .number(canvas.height)])),
      JSON.Member("scale", .number(scale)),
      JSON.Member("isNaive", .boolean(isNaive)),
      JSON.Member("driver", driver.json),
      JSON.Member("seconds", .number(seconds)),
      JSON.Member("rounds", .number(Double(rounds))),
      JSON.Member("rows", .array(rows.map(Self.json))),
      JSON.Member("ratios", .array(ratios.map(Self.json))),
      JSON.Member("gpu", gpuTime.map { .number($0.toMillionths) } ?? .null),
      JSON.Member("passes", .array(passes.map(Self.json))),
      JSON.Member(
        "madeWhileMeasuring",
        .object([
          JSON.Member("programs", .number(Double(programsMade))),
          JSON.Member("textures", .number(Double(texturesMade))),
        ])),
    ])
  }

  private static func json(of row: Row) -> JSON {
    .object([
      JSON.Member("name", .string(row.kind.rawValue)),
      JSON.Member(
        "pixels", .array([.number(Double(row.pixelWidth)), .number(Double(row.pixelHeight))])),
      JSON.Member("frames", .number(Double(row.drawing.count))),
      JSON.Member("drawing", json(of: row.drawing)),
      JSON.Member("planning", json(of: row.planning)),
      JSON.Member("submitting", json(of: row.submitting)),
    ])
  }

  private static func json(of summary: TimingSummary) -> JSON {
    .object([
      JSON.Member("minimum", .number(summary.minimum.toMillionths)),
      JSON.Member("median", .number(summary.median.toMillionths)),
      JSON.Member("percentile95", .number(summary.percentile95.toMillionths)),
    ])
  }

  private static func json(of ratio: Ratio) -> JSON {
    .object([
      JSON.Member("of", .string(ratio.of.rawValue)),
      JSON.Member("to", .string(ratio.to.rawValue)),
      JSON.Member("value", .number(ratio.value.toMillionths)),
      JSON.Member("minimum", .number(ratio.minimum.toMillionths)),
    ])
  }

  private static func json(of pass: PassShare) -> JSON {
    .object([
      JSON.Member(
        "pixels", .array([.number(Double(pass.pixelWidth)), .number(Double(pass.pixelHeight))])),
      JSON.Member("gpu", .number(pass.milliseconds.toMillionths)),
      JSON.Member("share", .number(pass.share.toMillionths)),
    ])
  }
}

extension BenchDriver {
  var json: JSON {
    .object([
      JSON.Member("renderer", .string(renderer)), JSON.Member("version", .string(version)),
    ])
  }
}

extension Double {
  /// Rounded to six digits behind the point: a nanosecond, of milliseconds.
  var toMillionths: Double { (self * 1e6).rounded() / 1e6 }
}
