/// What observers add their values to.
final class Tally {
  var sum = 0
}
