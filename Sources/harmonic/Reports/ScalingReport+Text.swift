import Bench
import Files
internal import Parameters
import Scenes

extension ScalingReport {
  /// The report for people.
  ///
  /// - Parameter plot: Where the plot was written.
  func text(plot: String) -> String {
    var table = TextTable()
    table.add("ms a frame", "from … to", "slope", "intercept", "R²")
    for line in series {
      let amounts = line.points.map(\.amount)
      table.add(
        line.axis.rawValue,
        "\(Self.amount(amounts.first)) … \(Self.amount(amounts.last))",
        "\((line.line.slope * line.axis.step).threeDigits) a \(line.axis.stepName)",
        line.line.intercept.threeDigits, line.line.rSquared.text(digits: 4))
    }
    let port = isNaive ? ", strings by the plain port" : ""
    return """
      what a frame costs, and how straight the lines are\(port)
      \(driver.renderer), OpenGL \(driver.version)
      \(rounds) rounds in \(ParameterValue.number(seconds)) s, each point once a round; medians

      \(table.text)

      plot: \(plot)
      """
  }

  private static func amount(_ number: Double?) -> String {
    number.map { ParameterValue.number($0).description } ?? ""
  }

  /// The report for programs; times are milliseconds.
  func json(plot: String) -> JSON {
    .object([
      JSON.Member("isNaive", .boolean(isNaive)),
      JSON.Member("driver", driver.json),
      JSON.Member("seconds", .number(seconds)),
      JSON.Member("rounds", .number(Double(rounds))),
      JSON.Member("series", .array(series.map(Self.json))),
      JSON.Member("plot", .string(plot)),
    ])
  }

  private static func json(of series: Series) -> JSON {
    .object([
      JSON.Member("name", .string(series.axis.rawValue)),
      JSON.Member("amounts", .array(series.points.map { .number($0.amount) })),
      JSON.Member(
        "milliseconds", .array(series.points.map { .number($0.milliseconds.toMillionths) })),
      // A pixel costs some nanoseconds: rounding would leave two digits of that.
      JSON.Member("slope", .number(series.line.slope)),
      JSON.Member("intercept", .number(series.line.intercept.toMillionths)),
      JSON.Member("rSquared", .number(series.line.rSquared.toMillionths)),
    ])
  }
}
