import MoviesCatalog
import Testing

@Suite struct CatalogAddressTests {
  @Test(arguments: [
    ("http://127.0.0.1:8000/", "http://127.0.0.1:8000/page-3.json"),
    ("http://127.0.0.1:8000", "http://127.0.0.1:8000/page-3.json"),
    ("https://host/a%20b/movies", "https://host/a%20b/movies/page-3.json"),
    ("HTTP://host/movies/", "http://host/movies/page-3.json"),
    ("http://me:secret@host:81/a", "http://host:81/a/page-3.json"),
    ("http://me@host/", "http://host/page-3.json"), ("http://[::1]:8000/", "http://[::1]:8000/page-3.json"),
  ])
  func pagesAreInTheFolder(text: String, page: String) throws {
    #expect(try CatalogAddress(text).pageURL(3).absoluteString == page)
  }

  @Test(arguments: [
    "", "movies", "host:8000", "ftp://host/", "http://", "http:///a", "http://host/?a=1", "http://host:0/",
    "http://host:65536/",
  ])
  func anythingElseIsRefused(text: String) {
    let error = #expect(throws: CatalogAddress.Invalid.self) { try CatalogAddress(text) }
    #expect(error?.description.contains("'\(text)'") == true)
  }

  @Test(arguments: [
    ("http://me:secret@host/?a", "http://…@host/?a"), ("http://me:se/cr@et@host/?a", "http://…@host/?a"),
    ("ftp://me:secret@host", "ftp://…@host"), ("http://host:0/@home", "http://…@home"),
    ("me@host", "me@host"),
  ])
  func nameAndPasswordAreNotShown(text: String, shown: String) {
    #expect(CatalogAddress.withoutCredentials(text) == shown)
    let error = #expect(throws: CatalogAddress.Invalid.self) { try CatalogAddress(text) }
    #expect(error?.text == shown)
  }
}
