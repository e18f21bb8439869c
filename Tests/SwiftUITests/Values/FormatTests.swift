import Foundation
import SwiftUI
import Testing

/// Formats that Foundation lacks on Linux; the texts by Apple's documentation of the styles.
@Suite struct FormatTests {
  @Test func measurementsHaveTheSignOfTheirUnit() {
    let warm = Measurement(value: 12.5, unit: UnitTemperature.celsius)
    let whole = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0))
    #expect(
      warm.formatted(.measurement(width: .abbreviated, usage: .asProvided)) == "12.5°C")
    #expect(
      warm.formatted(
        .measurement(width: .narrow, usage: .asProvided, numberFormatStyle: whole)) == "12°")
    let way = Measurement(value: 3, unit: UnitLength.kilometers)
    #expect(way.formatted() == "3 km")
    #expect(way.formatted(.measurement(width: .wide)) == "3 kilometers")
    #expect(way.formatted(.measurement(width: .narrow)) == "3km")
  }

  @Test func namesHaveTheirParts() {
    var ada = PersonNameComponents()
    (ada.namePrefix, ada.givenName, ada.familyName) = ("Dr.", "Ada", "Lovelace")
    #expect(ada.formatted() == "Ada Lovelace")
    #expect(ada.formatted(.name(style: .long)) == "Dr. Ada Lovelace")
    #expect(ada.formatted(.name(style: .short)) == "Ada")
    #expect(ada.formatted(.name(style: .abbreviated)) == "AL")
  }
}
