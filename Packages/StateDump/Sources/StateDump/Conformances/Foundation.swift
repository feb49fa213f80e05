// Everywhere but on Apple's platforms the essentials alone: a program that dumps values should not link all
// of Foundation for it. ForeignTypes knows the rest by name.
#if canImport(FoundationEssentials)
  import FoundationEssentials
#elseif canImport(Foundation)
  import Foundation
#endif

#if canImport(FoundationEssentials) || canImport(Foundation)
  extension Date: CustomDumpStringConvertible {
    /// The date in UTC to the millisecond, as in `Date(2009-02-13T23:31:30.000Z)`.
    public var customDumpDescription: String { "Date(\(DateText.text(of: self)))" }
  }

  extension URL: CustomDumpStringConvertible {
    /// The URL as it is written, as in `URL(https://swift.org)`.
    public var customDumpDescription: String { "URL(\(absoluteString))" }
  }

  extension UUID: CustomDumpStringConvertible {
    /// The identifier, as in `UUID(DEADBEEF-DEAD-BEEF-DEAD-BEEFDEADBEEF)`.
    public var customDumpDescription: String { "UUID(\(uuidString))" }
  }

  extension Data: CustomDumpStringConvertible {
    /// How many bytes there are, as in `Data(4 bytes)`.
    public var customDumpDescription: String { "Data(\(count) \(count == 1 ? "byte" : "bytes"))" }
  }

  extension Decimal: CustomDumpStringConvertible {
    /// The number's digits.
    public var customDumpDescription: String { description }
  }

  extension Locale: CustomDumpStringConvertible {
    /// The identifier, as in `Locale(en_US)`.
    public var customDumpDescription: String { "Locale(\(identifier))" }
  }

  extension TimeZone: CustomDumpStringConvertible {
    /// The identifier, as in `TimeZone(Europe/Berlin)`.
    public var customDumpDescription: String { "TimeZone(\(identifier))" }
  }

  extension Calendar: CustomDumpReflectable {
    /// What makes one calendar behave unlike another.
    public var customDumpMirror: Mirror {
      Mirror(
        self,
        children: [
          "identifier": identifier,
          "locale": locale as Any,
          "timeZone": timeZone,
          "firstWeekday": firstWeekday,
          "minimumDaysInFirstWeek": minimumDaysInFirstWeek,
        ],
        displayStyle: .struct
      )
    }
  }

  /// Dates as ISO 8601 writes them, without a formatter.
  private enum DateText {
    static func text(of date: Date) -> String {
      let seconds = date.timeIntervalSince1970
      // Past this an Int of milliseconds, or a year of four digits, is of no use.
      guard abs(seconds) < 1e14 else { return "\(seconds)" }
      let milliseconds = Int((seconds * 1_000).rounded())
      let (days, time) = floorDivide(milliseconds, by: 86_400_000)
      let (year, month, day) = civil(daysSince1970: days)
      let clock = [time / 3_600_000, time / 60_000 % 60, time / 1_000 % 60].map { padded($0, 2) }
      return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))T"
        + clock.joined(separator: ":") + ".\(padded(time % 1_000, 3))Z"
    }

    /// The date in the Gregorian calendar (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms").
    private static func civil(daysSince1970 days: Int) -> (year: Int, month: Int, day: Int) {
      let (era, dayOfEra) = floorDivide(days + 719_468, by: 146_097)
      let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
      let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
      let marchBased = (5 * dayOfYear + 2) / 153
      let month = marchBased < 10 ? marchBased + 3 : marchBased - 9
      let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
      return (year, month, dayOfYear - (153 * marchBased + 2) / 5 + 1)
    }

    private static func floorDivide(_ number: Int, by divisor: Int) -> (quotient: Int, remainder: Int) {
      let quotient = number >= 0 ? number / divisor : (number - divisor + 1) / divisor
      return (quotient, number - quotient * divisor)
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(abs(number))
      return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
  }
#endif
