import BehaviorSpecs
import Testing
import UIComponents

@Behavior final class TextTableTests: Spec {
  override class func spec() {
    describe("TextTableTests") {
      func table(_ rows: [[TextCell]]) -> TextTable {
        TextTable(titles: ["Name", "Level", "Day"], rows: rows)
      }

      Given("cells of different lengths") {
        Then("columns are as wide as the longest") {
          expect(table([[TextCell("Lilliput"), TextCell("1"), TextCell("Monday")]]).text(usingColor: false))
            == "Name      Level  Day\nLilliput  1      Monday\n"
        }
      }

      Given("no rows") {
        Then("the titles are left") { expect(table([]).text(usingColor: false)) == "Name  Level  Day\n" }
      }

      Given("rows that are too short, too long, or have empty cells") {
        let rows = [[TextCell("Oz")], ["a", "", "c", "d"].map { TextCell($0) }, []]

        Then("what is missing is empty, what has no title is left out, and no line ends with a space") {
          expect(table(rows).text(usingColor: false)) == "Name  Level  Day\nOz\na            c\n\n"
        }
      }

      Given("a colour") {
        let rows = [[TextCell("Oz", color: .red), TextCell("4")]]

        Then("it is the text's alone, and only where it is wanted") {
          expect(table(rows).text(usingColor: true)).to(endWith("\n\u{1B}[31mOz\u{1B}[0m    4\n"))
          expect(table(rows).text(usingColor: false)).to(endWith("\nOz    4\n"))
        }
      }

      Given("wide characters") {
        let rows = [[TextCell("日本"), TextCell("1")]]

        Then("they take two cells each") {
          expect(table(rows).text(usingColor: false)).to(endWith("\n日本  1\n"))
        }
      }

      Given("text that would act on a terminal") {
        let rows = [[TextCell("O\u{1B}[2Jz\n")]]

        Then("it is harmless") { expect(table(rows).text(usingColor: true)).to(endWith("\nO�[2Jz\n")) }
      }

      Given("text without an end") {
        let rows = [[TextCell(String(repeating: "x", count: 1000)), TextCell("1")]]

        Then("it is clipped") {
          expect(table(rows).text(usingColor: false)).to(endWith("x…  1\n"))
          expect(table(rows).text(usingColor: false).split(separator: "\n").map(\.count)).to(
            allPass(beLessThan(60))
          )
        }
      }
    }
  }
}
