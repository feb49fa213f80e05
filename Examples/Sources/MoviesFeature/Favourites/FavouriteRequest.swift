/// What has to be done with the favourites' store now.
enum FavouriteRequest: Equatable {
  case load
  case save(FavouriteChange)
}
