import StateDump

struct Movie {
  var title = "Metropolis"
  var year = 1927
}

print(String(customDumping: Movie()))
