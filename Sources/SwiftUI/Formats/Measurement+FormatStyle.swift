// Foundation on Linux formats numbers and dates, but neither measurements nor names of people.

extension Measurement {
  /// Writes a value with the sign or the name of its unit.
  ///
  /// Units are not converted into those of the user's region: the value is written in the unit that
  /// it has.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of a unit's name is written.
    public struct UnitWidth: Codable, Hashable, Sendable {
      fileprivate enum Kind: Codable, Hashable, Sendable { case wide, abbreviated, narrow }

      fileprivate let kind: Kind

      public static var wide: UnitWidth { UnitWidth(kind: .wide) }
      public static var abbreviated: UnitWidth { UnitWidth(kind: .abbreviated) }
      public static var narrow: UnitWidth { UnitWidth(kind: .narrow) }
    }

    public var width: UnitWidth
    public var locale: Locale
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whether a temperature is written without the letter of its scale.
    public var hidesScaleName = false

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType>? = nil,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    public func locale(_ locale: Locale) -> FormatStyle {
      var style = self
      style.locale = locale
      return style
    }

    public func format(_ value: Measurement) -> String {
      let number = numberFormatStyle ?? FloatingPointFormatStyle<Double>(locale: locale)
      let text = number.format(value.value)
      let symbol = value.unit.symbol
      if value.unit is UnitTemperature, width.kind != .wide {
        // Degrees follow their number at once, and have no scale where there is little room.
        return hidesScaleName || width.kind == .narrow ? "\(text)°" : text + symbol
      }
      if width.kind == .wide, let name = UnitNames.names[symbol] {
        return value.value == 1 ? "\(text) \(name.one)" : "\(text) \(name.several)"
      }
      return width.kind == .narrow ? text + symbol : "\(text) \(symbol)"
    }
  }

  /// The value with the sign of its unit.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  public func formatted<S: Foundation.FormatStyle>(
    _ style: S
  ) -> S.FormatOutput where S.FormatInput == Measurement {
    style.format(self)
  }
}

/// The purpose of a measurement, by which a region chooses a unit.
public struct MeasurementFormatUnitUsage<UnitType: Unit>: Codable, Hashable, Sendable {
  private let name: String

  public static var general: Self { Self(name: "general") }
  public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var weather: Self { Self(name: "weather") }
  public static var person: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: Self { Self(name: "person") }
  public static var personHeight: Self { Self(name: "personHeight") }
  public static var road: Self { Self(name: "road") }
  public static var focalLength: Self { Self(name: "focalLength") }
  public static var rainfall: Self { Self(name: "rainfall") }
  public static var snowfall: Self { Self(name: "snowfall") }
  public static var visibility: Self { Self(name: "visibility") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { Self(name: "food") }
  public static var workout: Self { Self(name: "workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self(name: "personWeight") }
}

extension FormatStyle {
  /// Writes a measurement.
  public static func measurement<UnitType: Unit>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}

extension FormatStyle where Self == Measurement<UnitTemperature>.FormatStyle {
  /// Writes a temperature, with or without the letter of its scale.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
    hidesScaleName: Bool, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self {
    var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}

/// English names of units, by their signs.
private enum UnitNames {
  static let names: [String: (one: String, several: String)] = [
    "m": ("meter", "meters"), "km": ("kilometer", "kilometers"),
    "cm": ("centimeter", "centimeters"), "mm": ("millimeter", "millimeters"),
    "in": ("inch", "inches"), "ft": ("foot", "feet"), "yd": ("yard", "yards"),
    "mi": ("mile", "miles"), "g": ("gram", "grams"), "kg": ("kilogram", "kilograms"),
    "oz": ("ounce", "ounces"), "lb": ("pound", "pounds"), "s": ("second", "seconds"),
    "min": ("minute", "minutes"), "hr": ("hour", "hours"),
    "°C": ("degree Celsius", "degrees Celsius"),
    "°F": ("degree Fahrenheit", "degrees Fahrenheit"), "K": ("kelvin", "kelvins"),
    "L": ("liter", "liters"), "mL": ("milliliter", "milliliters"), "J": ("joule", "joules"),
    "kCal": ("kilocalorie", "kilocalories"), "cal": ("calorie", "calories"),
    "°": ("degree", "degrees"), "W": ("watt", "watts"), "Hz": ("hertz", "hertz"),
    "m/s": ("meter per second", "meters per second"),
    "km/h": ("kilometer per hour", "kilometers per hour"),
    "mph": ("mile per hour", "miles per hour"), "B": ("byte", "bytes"),
    "kB": ("kilobyte", "kilobytes"), "MB": ("megabyte", "megabytes"),
    "GB": ("gigabyte", "gigabytes"),
  ]
}
