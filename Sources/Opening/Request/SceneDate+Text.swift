internal import Parameters
internal import Scenes

/// A date as `--date` takes it: 2026-01-01T10:00:00.25.
extension SceneDate {
  /// date = year "-" month "-" day "T" hours ":" minutes ":" seconds
  init?(text: String) {
    let halves = text.split(separator: "T", omittingEmptySubsequences: false)
    guard halves.count == 2 else { return nil }
    let days = halves[0].split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    let parts = halves[1].split(separator: ":", omittingEmptySubsequences: false)
    guard days.count == 3, let year = days[0], let month = days[1], let day = days[2],
      (1...9999).contains(year), (1...12).contains(month),
      (1...Self.days(ofMonth: month, year: year)).contains(day), parts.count == 3,
      let hours = Int(parts[0]),
      (0...23).contains(hours), let minutes = Int(parts[1]), (0...59).contains(minutes),
      let seconds = Double(parts[2]), (0..<60).contains(seconds)
    else { return nil }
    self.init(
      year: year, month: month, day: day, seconds: Double(hours * 3600 + minutes * 60) + seconds)
  }

  /// In the Gregorian calendar.
  private static func days(ofMonth month: Int, year: Int) -> Int {
    let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return switch month {
    case 2: isLeapYear ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  var text: String {
    let minutes = Int(seconds) / 60
    let rest = ParameterValue.number(seconds - Double(minutes * 60)).description
    let two = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    return "\(year)-\(two(month))-\(two(day))T\(two(minutes / 60)):\(two(minutes % 60)):"
      + (rest.prefix { $0 != "." }.count < 2 ? "0" : "") + rest
  }
}
