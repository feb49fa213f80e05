import Testing
import WebJSON

@Suite struct WebAddressTests {
  @Test(arguments: [
    ("http://127.0.0.1:8000/", "http://127.0.0.1:8000/a.json"),
    ("http://127.0.0.1:8000", "http://127.0.0.1:8000/a.json"),
    ("HTTPS://example.org/folder", "https://example.org/folder/a.json"),
    ("http://[::1]:80/", "http://[::1]:80/a.json"),
    ("https://host/a%20b/movies", "https://host/a%20b/movies/a.json"),
    ("http://me:secret@host:81/a", "http://host:81/a/a.json"), ("http://me@host/", "http://host/a.json"),
  ])
  func aFileInAFolder(text: String, file: String) throws {
    #expect(try WebAddress(text).file("a.json").description == file)
    #expect(try WebAddress(folder: text).file("a.json").description == file)
  }

  @Test func parametersAreOnlyHintedAt() throws {
    let address = try WebAddress("http://127.0.0.1/search?key=k3y")
    #expect(address.description == "http://127.0.0.1/search?…")
    #expect(address.asking("q", "swift").description == "http://127.0.0.1/search?…")
    #expect(try WebAddress("http://127.0.0.1/").asking("q", "a b").description == "http://127.0.0.1/?…")
  }

  @Test func aNameAndPasswordAreShownNowhere() throws {
    let address = try WebAddress("http://me:s3cret@127.0.0.1:8000/?key=k3y")
    var dumped = ""
    dump(address.file("a.json"), to: &dumped)
    for text in [address.description, "\(address)", String(reflecting: address), "\([address])", dumped] {
      #expect(text.contains("127.0.0.1"))
      #expect(!text.contains("s3cret") && !text.contains("me:") && !text.contains("k3y"), "\(text)")
      #expect(!text.contains("bWU6"), "the same in Base 64: \(text)")
    }
  }

  @Test(arguments: [
    ("", "''"),
    ("127.0.0.1:8000", "'127.0.0.1:8000'"),
    ("ftp://127.0.0.1/", "'ftp://127.0.0.1/'"),
    ("http://", "'http://'"),
    ("http://127.0.0.1:0/", "'http://127.0.0.1:0/'"),
    ("http://127.0.0.1:65536/", "'http://127.0.0.1:65536/'"),
    ("http://127.0.0.1/#top", "'http://127.0.0.1/?…'"),
    ("ftp://me:s3cret@127.0.0.1/", "'ftp://…@127.0.0.1/'"),
    ("ftp://me:s3@cret@127.0.0.1/?key=k3y", "'ftp://…@127.0.0.1/?…'"),
    ("http://me:s3 cret@127.0.0.1:0/", "'http://…@127.0.0.1:0/'"),
  ])
  func whatIsNoAddress(text: String, shown: String) {
    #expect {
      try WebAddress(text)
    } throws: { error in
      "\(error)" == "\(shown) is not the address of a web server, like http://127.0.0.1:8000/"
    }
  }

  @Test(arguments: [
    "", "movies", "host:8000", "ftp://host/", "http://", "http:///a", "http://host:0/", "http://host:65536/",
  ])
  func whatIsNoFolder(text: String) {
    let error = #expect(throws: WebAddress.Invalid.self) { try WebAddress(folder: text) }
    #expect(
      error?.description
        == "'\(text)' is not the address of a folder on a web server, like http://127.0.0.1:8000/"
    )
  }

  @Test func aFolderHasNoParameters() {
    #expect(throws: WebAddress.Invalid.self) { try WebAddress(folder: "http://host/?a=1") }
  }

  @Test(arguments: [
    ("http://me:secret@host/?a", "http://…@host/?…"), ("http://me:se/cr@et@host/?a", "http://…@host/?…"),
    ("http://me:se?cr#et@host/", "http://…@host/"), ("ftp://me:secret@host", "ftp://…@host"),
    ("http://host:0/@home", "http://…@home"), ("me@host", "…@host"),
  ])
  func aNameAndPasswordAreNotShownWhereTheAddressIsNone(text: String, shown: String) {
    let error = #expect(throws: WebAddress.Invalid.self) { try WebAddress(folder: text) }
    #expect(error?.shown == shown)
  }
}
