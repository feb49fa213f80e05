/// The standard library's containers, read without a mirror.
protocol ReadableContainer {
  static var way: TypePlan.Way { get }
}

extension Optional: ReadableContainer {
  static var way: TypePlan.Way { .optional { ($0 as! Self).map { $0 as Any } } }
}

extension Array: ReadableContainer {
  static var way: TypePlan.Way { listWay(Self.self) }
}

extension ArraySlice: ReadableContainer {
  static var way: TypePlan.Way { listWay(Self.self) }
}

extension ContiguousArray: ReadableContainer {
  static var way: TypePlan.Way { listWay(Self.self) }
}

extension KeyValuePairs: ReadableContainer {
  static var way: TypePlan.Way { listWay(Self.self) }
}

#if compiler(>=6.2)
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  extension InlineArray: ReadableContainer where Element: Copyable {
    static var way: TypePlan.Way {
      .list { value, limit in
        let array = value as! Self
        return array.indices.prefix(limit).map { array[$0] as Any }
      }
    }
  }
#endif

extension Set: ReadableContainer {
  static var way: TypePlan.Way { .set { value, limit in (value as! Self).prefix(limit).map { $0 as Any } } }
}

extension Dictionary: ReadableContainer {
  static var way: TypePlan.Way {
    .dictionary { value, limit in
      let dictionary = value as! Self
      return (
        dictionary.keys.prefix(limit).map { $0 as Any }, dictionary.values.prefix(limit).map { $0 as Any }
      )
    }
  }
}

extension Range: ReadableContainer {
  static var way: TypePlan.Way {
    .range(sign: "..<") {
      let range = $0 as! Self
      return (range.lowerBound, range.upperBound)
    }
  }
}

extension ClosedRange: ReadableContainer {
  static var way: TypePlan.Way {
    .range(sign: "...") {
      let range = $0 as! Self
      return (range.lowerBound, range.upperBound)
    }
  }
}

private func listWay<List: Collection>(_: List.Type) -> TypePlan.Way {
  .list { value, limit in (value as! List).prefix(limit).map { $0 as Any } }
}
