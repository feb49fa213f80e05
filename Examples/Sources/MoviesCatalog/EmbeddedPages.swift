// swift-format-ignore-file
// Written from Movies/pages/page-*.json: a test compares the two, and rewrites this file when it is run with
// UPDATE_EMBEDDED_PAGES=1 in the environment.

/// The contents of `page-1.json`, `page-2.json`, … in order.
let embeddedPages: [String] = [
#"""
{
  "page": 1,
  "totalPages": 7,
  "results": [
    { "id": 1, "title": "A Trip to the Moon", "year": 1902, "director": "Georges Méliès", "country": "France" },
    { "id": 2, "title": "The Cabinet of Dr. Caligari", "year": 1920, "director": "Robert Wiene", "country": "Germany" },
    { "id": 3, "title": "Nosferatu", "year": 1922, "director": "F. W. Murnau", "country": "Germany" },
    { "id": 4, "title": "Battleship Potemkin", "year": 1925, "director": "Sergei Eisenstein", "country": "Soviet Union" },
    { "id": 5, "title": "Metropolis", "year": 1927, "director": "Fritz Lang", "country": "Germany" },
    { "id": 6, "title": "The Passion of Joan of Arc", "year": 1928, "director": "Carl Theodor Dreyer", "country": "France" },
    { "id": 7, "title": "Man with a Movie Camera", "year": 1929, "director": "Dziga Vertov", "country": "Soviet Union" },
    { "id": 8, "title": "City Lights", "year": 1931, "director": "Charlie Chaplin", "country": "United States" },
    { "id": 9, "title": "M", "year": 1931, "director": "Fritz Lang", "country": "Germany" },
    { "id": 10, "title": "L'Atalante", "year": 1934, "director": "Jean Vigo", "country": "France" }
  ]
}

"""#,
#"""
{
  "page": 2,
  "totalPages": 7,
  "results": [
    { "id": 11, "title": "Modern Times", "year": 1936, "director": "Charlie Chaplin", "country": "United States" },
    { "id": 12, "title": "Grand Illusion", "year": 1937, "director": "Jean Renoir", "country": "France" },
    { "id": 13, "title": "The Rules of the Game", "year": 1939, "director": "Jean Renoir", "country": "France" },
    { "id": 14, "title": "Citizen Kane", "year": 1941, "director": "Orson Welles", "country": "United States" },
    { "id": 15, "title": "Casablanca", "year": 1942, "director": "Michael Curtiz", "country": "United States" },
    { "id": 16, "title": "Rome, Open City", "year": 1945, "director": "Roberto Rossellini", "country": "Italy" },
    { "id": 17, "title": "Beauty and the Beast", "year": 1946, "director": "Jean Cocteau", "country": "France" },
    { "id": 18, "title": "Bicycle Thieves", "year": 1948, "director": "Vittorio De Sica", "country": "Italy" },
    { "id": 19, "title": "The Red Shoes", "year": 1948, "director": "Michael Powell and Emeric Pressburger", "country": "United Kingdom" },
    { "id": 20, "title": "The Third Man", "year": 1949, "director": "Carol Reed", "country": "United Kingdom" }
  ]
}

"""#,
#"""
{
  "page": 3,
  "totalPages": 7,
  "results": [
    { "id": 21, "title": "Rashomon", "year": 1950, "director": "Akira Kurosawa", "country": "Japan" },
    { "id": 22, "title": "Sunset Boulevard", "year": 1950, "director": "Billy Wilder", "country": "United States" },
    { "id": 23, "title": "Ikiru", "year": 1952, "director": "Akira Kurosawa", "country": "Japan" },
    { "id": 24, "title": "Singin' in the Rain", "year": 1952, "director": "Gene Kelly and Stanley Donen", "country": "United States" },
    { "id": 25, "title": "Tokyo Story (東京物語)", "year": 1953, "director": "Yasujirō Ozu", "country": "Japan" },
    { "id": 26, "title": "Ugetsu", "year": 1953, "director": "Kenji Mizoguchi", "country": "Japan" },
    { "id": 27, "title": "La Strada", "year": 1954, "director": "Federico Fellini", "country": "Italy" },
    { "id": 28, "title": "Seven Samurai (七人の侍)", "year": 1954, "director": "Akira Kurosawa", "country": "Japan" },
    { "id": 29, "title": "Pather Panchali", "year": 1955, "director": "Satyajit Ray", "country": "India" },
    { "id": 30, "title": "The Night of the Hunter", "year": 1955, "director": "Charles Laughton", "country": "United States" }
  ]
}

"""#,
#"""
{
  "page": 4,
  "totalPages": 7,
  "results": [
    { "id": 31, "title": "12 Angry Men", "year": 1957, "director": "Sidney Lumet", "country": "United States" },
    { "id": 32, "title": "The Seventh Seal", "year": 1957, "director": "Ingmar Bergman", "country": "Sweden" },
    { "id": 33, "title": "Vertigo", "year": 1958, "director": "Alfred Hitchcock", "country": "United States" },
    { "id": 34, "title": "The 400 Blows", "year": 1959, "director": "François Truffaut", "country": "France" },
    { "id": 35, "title": "Breathless", "year": 1960, "director": "Jean-Luc Godard", "country": "France" },
    { "id": 36, "title": "Psycho", "year": 1960, "director": "Alfred Hitchcock", "country": "United States" },
    { "id": 37, "title": "La Jetée", "year": 1962, "director": "Chris Marker", "country": "France" },
    { "id": 38, "title": "Lawrence of Arabia", "year": 1962, "director": "David Lean", "country": "United Kingdom" },
    { "id": 39, "title": "High and Low", "year": 1963, "director": "Akira Kurosawa", "country": "Japan" },
    { "id": 40, "title": "Black God, White Devil", "year": 1964, "director": "Glauber Rocha", "country": "Brazil" }
  ]
}

"""#,
#"""
{
  "page": 5,
  "totalPages": 7,
  "results": [
    { "id": 41, "title": "Charulata", "year": 1964, "director": "Satyajit Ray", "country": "India" },
    { "id": 42, "title": "Woman in the Dunes", "year": 1964, "director": "Hiroshi Teshigahara", "country": "Japan" },
    { "id": 43, "title": "The Shop on Main Street", "year": 1965, "director": "Ján Kadár and Elmar Klos", "country": "Czechoslovakia" },
    { "id": 44, "title": "Andrei Rublev", "year": 1966, "director": "Andrei Tarkovsky", "country": "Soviet Union" },
    { "id": 45, "title": "Daisies", "year": 1966, "director": "Věra Chytilová", "country": "Czechoslovakia" },
    { "id": 46, "title": "Persona", "year": 1966, "director": "Ingmar Bergman", "country": "Sweden" },
    { "id": 47, "title": "Night of the Living Dead", "year": 1968, "director": "George A. Romero", "country": "United States" },
    { "id": 48, "title": "Solaris", "year": 1972, "director": "Andrei Tarkovsky", "country": "Soviet Union" },
    { "id": 49, "title": "The Godfather", "year": 1972, "director": "Francis Ford Coppola", "country": "United States" },
    { "id": 50, "title": "The Spirit of the Beehive", "year": 1973, "director": "Víctor Erice", "country": "Spain" }
  ]
}

"""#,
#"""
{
  "page": 6,
  "totalPages": 7,
  "results": [
    { "id": 51, "title": "Chinatown", "year": 1974, "director": "Roman Polanski", "country": "United States" },
    { "id": 52, "title": "Jaws", "year": 1975, "director": "Steven Spielberg", "country": "United States" },
    { "id": 53, "title": "Taxi Driver", "year": 1976, "director": "Martin Scorsese", "country": "United States" },
    { "id": 54, "title": "Star Wars", "year": 1977, "director": "George Lucas", "country": "United States" },
    { "id": 55, "title": "Mad Max", "year": 1979, "director": "George Miller", "country": "Australia" },
    { "id": 56, "title": "Stalker", "year": 1979, "director": "Andrei Tarkovsky", "country": "Soviet Union" },
    { "id": 57, "title": "Raging Bull", "year": 1980, "director": "Martin Scorsese", "country": "United States" },
    { "id": 58, "title": "Das Boot", "year": 1981, "director": "Wolfgang Petersen", "country": "West Germany" },
    { "id": 59, "title": "Come and See", "year": 1985, "director": "Elem Klimov", "country": "Soviet Union" },
    { "id": 60, "title": "Akira", "year": 1988, "director": "Katsuhiro Otomo", "country": "Japan" }
  ]
}

"""#,
#"""
{
  "page": 7,
  "totalPages": 7,
  "results": [
    { "id": 61, "title": "My Neighbor Totoro", "year": 1988, "director": "Hayao Miyazaki", "country": "Japan" },
    { "id": 62, "title": "A Brighter Summer Day", "year": 1991, "director": "Edward Yang", "country": "Taiwan" },
    { "id": 63, "title": "Chungking Express", "year": 1994, "director": "Wong Kar-wai", "country": "Hong Kong" },
    { "id": 64, "title": "Toy Story", "year": 1995, "director": "John Lasseter", "country": "United States" },
    { "id": 65, "title": "Princess Mononoke", "year": 1997, "director": "Hayao Miyazaki", "country": "Japan" },
    { "id": 66, "title": "Spirited Away (千と千尋の神隠し)", "year": 2001, "director": "Hayao Miyazaki", "country": "Japan" },
    { "id": 67, "title": "Oldboy", "year": 2003, "director": "Park Chan-wook", "country": "South Korea" },
    { "id": 68, "title": "A Separation", "year": 2011, "director": "Asghar Farhadi", "country": "Iran" },
    { "id": 69, "title": "Moonlight", "year": 2016, "director": "Barry Jenkins", "country": "United States" },
    { "id": 70, "title": "Parasite (기생충)", "year": 2019, "director": "Bong Joon-ho", "country": "South Korea" }
  ]
}

"""#,
]
