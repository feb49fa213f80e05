/// What runs before or after an example, or before or after all of a spec.
struct Hook {
  let place: SourcePlace
  let work: Work
}
