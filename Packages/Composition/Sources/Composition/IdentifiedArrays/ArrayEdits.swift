/// The last changes of an array: which ids were added, removed or changed, so that whoever knows an earlier version
/// need look at these only.
@usableFromInline
struct ArrayEdits<ID: Hashable> {
  @usableFromInline
  struct Edit {
    @usableFromInline var before: ArrayVersion
    @usableFromInline var id: ID

    @inlinable
    init(before: ArrayVersion, id: ID) {
      self.before = before
      self.id = id
    }
  }

  @usableFromInline var version = ArrayVersion()
  // A ring: the last edit is at `last`.
  @usableFromInline var edits: [Edit] = []
  @usableFromInline var last = -1

  /// Changes of more elements than this between two looks are not remembered one by one.
  @inlinable static var capacity: Int { 16 }

  @inlinable
  init() {}

  /// An element with the id was added, removed or changed.
  @inlinable
  mutating func append(_ id: ID) {
    let edit = Edit(before: version, id: id)
    last = (last &+ 1) % Self.capacity
    if last < edits.count { edits[last] = edit } else { edits.append(edit) }
    version = ArrayVersion()
  }

  /// Everything may have changed.
  mutating func forget() {
    version = ArrayVersion()
    edits = []
    last = -1
  }

  /// The id of the only edit since an earlier version; nil if there were none or several.
  @inlinable
  func onlyEdit(since earlier: ArrayVersion) -> ID? {
    last >= 0 && edits[last].before == earlier ? edits[last].id : nil
  }

  /// The ids that were edited since an earlier version, each once; nil if that is not known.
  @usableFromInline
  func ids(since earlier: ArrayVersion) -> [ID]? {
    if version == earlier { return [] }
    var ids: [ID] = []
    for offset in 0..<edits.count {
      let edit = edits[(last - offset + edits.count) % edits.count]
      if !ids.contains(edit.id) { ids.append(edit.id) }
      if edit.before == earlier { return ids }
    }
    return nil
  }
}
