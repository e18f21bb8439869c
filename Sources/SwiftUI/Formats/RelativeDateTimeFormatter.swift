/// Writes how long ago something was, or in how long it is.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  public enum DateTimeStyle: Int, Sendable { case numeric, named }
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

  public var dateTimeStyle = DateTimeStyle.numeric
  public var unitsStyle = UnitsStyle.full
  public var formattingContext = Context.unknown
  public var calendar: Calendar! = .autoupdatingCurrent
  public var locale: Locale! = .autoupdatingCurrent

  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    var style = Date.RelativeFormatStyle(presentation: .numeric, unitsStyle: .wide)
    style.presentation = dateTimeStyle == .named ? .named : .numeric
    style.unitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    style.locale = locale ?? .autoupdatingCurrent
    // The style counts from now: the date is moved by as much as now is off.
    let now = Date.now
    return style.format(now.addingTimeInterval(date.timeIntervalSince(referenceDate)))
  }

  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date.now
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }
}
