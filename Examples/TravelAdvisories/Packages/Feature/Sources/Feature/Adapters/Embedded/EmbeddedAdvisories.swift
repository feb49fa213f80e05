/// What `advisories/` holds, to be read without a server. The tests compare the two.
enum EmbeddedAdvisories {
  static let countries = """
    {
      "countries": [
        {"name": "Erewhon", "level": 2, "updated": "2026-02-14"},
        {"name": "Laputa", "level": 3, "updated": "2026-01-30"},
        {"name": "Lilliput", "level": 1, "updated": "2026-03-02"},
        {"name": "Oz", "level": 2, "updated": "2026-03-01"},
        {"name": "Ruritania", "level": 4, "updated": "2026-02-27"},
        {"name": "Shangri-La", "level": 1, "updated": "2025-12-24"},
        {"name": "Utopia", "level": 1, "updated": "2026-03-02"}
      ]
    }
    """

  static let status = """
    {"status": "operational"}
    """
}
