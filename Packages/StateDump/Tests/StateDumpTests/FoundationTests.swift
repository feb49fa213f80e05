#if canImport(Foundation)
  import Foundation
  import StateDump
  import Testing

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  struct FoundationTests {
    @Test func dates() {
      expectDump(Date(timeIntervalSinceReferenceDate: 0), "Date(2001-01-01T00:00:00.000Z)")
      expectDump(Date(timeIntervalSince1970: 1_234_567_890), "Date(2009-02-13T23:31:30.000Z)")
      expectDump(Date(timeIntervalSince1970: -1.5), "Date(1969-12-31T23:59:58.500Z)")
      expectDump(Date(timeIntervalSince1970: 951_782_400), "Date(2000-02-29T00:00:00.000Z)")
      expectDump(Date(timeIntervalSince1970: .infinity), "Date(inf)")
    }

    @Test func values() {
      expectDump(URL(string: "https://swift.org/a?b")!, "URL(https://swift.org/a?b)")
      expectDump(
        UUID(uuidString: "deadbeef-dead-beef-dead-beefdeadbeef")!,
        "UUID(DEADBEEF-DEAD-BEEF-DEAD-BEEFDEADBEEF)"
      )
      expectDump(Data([1, 2]), "Data(2 bytes)")
      expectDump(Data([1]), "Data(1 byte)")
      expectDump(Decimal(string: "1.50")!, "1.5")
      expectDump(Locale(identifier: "en_US"), "Locale(en_US)")
      expectDump(TimeZone(identifier: "Europe/Berlin")!, "TimeZone(Europe/Berlin)")
      expectDump(Notification.Name("saved"), #"Notification.Name("saved")"#)
      expectDump(IndexSet([1, 2, 3, 7]), "IndexSet([1...3, 7])")
      expectDump(DateComponents(year: 2_001), "DateComponents(year: 2001)")
      #expect(String(customDumping: CharacterSet.decimalDigits).hasPrefix("CharacterSet("))
      #expect(diff(CharacterSet(charactersIn: "a"), CharacterSet(charactersIn: "a")) == nil)
      #expect(diff(CharacterSet(charactersIn: "a"), CharacterSet(charactersIn: "b")) != nil)
      expectDump(Notification(name: .init("saved")), #"Notification(name: "saved")"#)
      expectDump(AttributedString("a"), String(describing: AttributedString("a")))
    }

    @Test func unequalValuesWithOneText() {
      expectDiff(
        Data([1]),
        Data([2]),
        """
          // Not equal, though the dumps are: the == of Data says so.
        - Data(1 byte)
        + Data(1 byte)
        """
      )
    }

    @Test func errors() {
      expectDump(POSIXError(.ENOENT), "POSIXError(code: .ENOENT)")
      do {
        _ = try JSONDecoder().decode([Int].self, from: Data("[true]".utf8))
      } catch {
        let text = String(customDumping: error, style: .line(maxLength: 70))
        #expect(text == "DecodingError.typeMismatch(Int.self, DecodingError.Context(codingPath…")
      }
    }

    @Test func calendars() {
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = Locale(identifier: "de_DE")
      calendar.timeZone = TimeZone(identifier: "Europe/Berlin")!
      calendar.firstWeekday = 2
      calendar.minimumDaysInFirstWeek = 4
      expectDump(
        calendar,
        """
        Calendar(
          identifier: .gregorian,
          locale: Locale(de_DE),
          timeZone: TimeZone(Europe/Berlin),
          firstWeekday: 2,
          minimumDaysInFirstWeek: 4
        )
        """
      )
    }

    #if os(Linux)
      @Test func errorsAndObjects() {
        expectDump(
          NSError(domain: "shop", code: 3, userInfo: ["a": 1]),
          """
          NSError(
            domain: "shop",
            code: 3,
            userInfo: [
              "a": 1
            ]
          )
          """
        )
        expectDump(CharacterSet(charactersIn: "ab"), "CharacterSet(<CFCharacterSet Items(U+0061 U+0062)>)")
        expectDump(NSString("a"), #""a""#)
        expectDump(NSNumber(3), "3")
      }

      @Test func requests() {
        var request = URLRequest(url: URL(string: "https://swift.org")!)
        request.httpMethod = "POST"
        request.setValue("text/plain", forHTTPHeaderField: "Accept")
        request.httpBody = Data([1, 2])
        expectDump(
          request,
          """
          URLRequest(
            url: URL(https://swift.org),
            cachePolicy: 0,
            timeoutInterval: 60.0,
            mainDocumentURL: nil,
            networkServiceType: .default,
            allowsCellularAccess: true,
            httpMethod: "POST",
            allHTTPHeaderFields: [
              "Accept": "text/plain"
            ],
            httpBody: Data(2 bytes),
            httpBodyStream: nil,
            httpShouldHandleCookies: true,
            httpShouldUsePipelining: true
          )
          """
        )
      }
    #endif
  }
#endif
