import ReactiveCore
import Testing

/// What the operators are on publishers of known values: other publishers of known values, and closures that do not
/// escape.
@Suite struct SpecialisationInterfaceTests {
  private func just<T, U, E: Error, S: Sequence & SendableMetatype, R: RangeExpression & SendableMetatype>(
    _: T.Type,
    _: U.Type,
    _: E.Type,
    _: S.Type,
    _: R.Type
  ) where S.Element == T, R.Bound == Int {
    typealias J = Just<T>
    typealias Maybe = Optional<T>.Publisher
    let _: (J) -> ((T) -> Bool) -> Just<Bool> = J.allSatisfy
    let _: (J) -> ((T) throws -> Bool) -> Result<Bool, any Error>.Publisher = J.tryAllSatisfy
    let _: (J) -> ((T) -> Bool) -> Just<Bool> = J.contains(where:)
    let _: (J) -> ((T) throws -> Bool) -> Result<Bool, any Error>.Publisher = J.tryContains(where:)
    let _: (J) -> () -> Just<[T]> = J.collect
    let _: (J) -> ((T) -> U?) -> Optional<U>.Publisher = J.compactMap
    let _: (J) -> ((T, T) -> Bool) -> Just<T> = J.min(by:)
    let _: (J) -> ((T, T) -> Bool) -> Just<T> = J.max(by:)
    let _: (J) -> (T...) -> Publishers.Sequence<[T], Never> = J.prepend(_:)
    let _: (J) -> (S) -> Publishers.Sequence<[T], Never> = J.prepend(_:)
    let _: (J) -> (T...) -> Publishers.Sequence<[T], Never> = J.append(_:)
    let _: (J) -> (S) -> Publishers.Sequence<[T], Never> = J.append(_:)
    let _: (J) -> () -> Just<Int> = J.count
    let _: (J) -> (Int) -> Maybe = J.dropFirst
    let _: (J) -> Maybe = { $0.dropFirst() }
    let _: (J) -> ((T) -> Bool) -> Maybe = J.drop(while:)
    let _: (J) -> () -> Just<T> = J.first
    let _: (J) -> ((T) -> Bool) -> Maybe = J.first(where:)
    let _: (J) -> () -> Just<T> = J.last
    let _: (J) -> ((T) -> Bool) -> Maybe = J.last(where:)
    let _: (J) -> ((T) -> Bool) -> Maybe = J.filter
    let _: (J) -> () -> Empty<T, Never> = J.ignoreOutput
    let _: (J) -> ((T) -> U) -> Just<U> = J.map
    let _: (J) -> ((T) throws -> U) -> Result<U, any Error>.Publisher = J.tryMap
    let _: (J) -> ((Never) -> E) -> Result<T, E>.Publisher = J.mapError
    let _: (J) -> (Int) -> Maybe = J.output(at:)
    let _: (J) -> (R) -> Maybe = J.output(in:)
    let _: (J) -> (Int) -> Maybe = J.prefix(_:)
    let _: (J) -> ((T) -> Bool) -> Maybe = J.prefix(while:)
    let _: (J) -> (U, (U, T) -> U) -> Result<U, Never>.Publisher = J.reduce
    let _: (J) -> (U, (U, T) throws -> U) -> Result<U, any Error>.Publisher = J.tryReduce
    let _: (J) -> ((T, T) -> Bool) -> Just<T> = J.removeDuplicates(by:)
    let _: (J) -> ((T, T) throws -> Bool) -> Result<T, any Error>.Publisher = J.tryRemoveDuplicates(by:)
    let _: (J) -> (T) -> Just<T> = J.replaceError(with:)
    let _: (J) -> (T) -> Just<T> = J.replaceEmpty(with:)
    let _: (J) -> (Int) -> Just<T> = J.retry
    let _: (J) -> (U, (U, T) -> U) -> Result<U, Never>.Publisher = J.scan
    let _: (J) -> (U, (U, T) throws -> U) -> Result<U, any Error>.Publisher = J.tryScan
    let _: (J) -> (E.Type) -> Result<T, E>.Publisher = J.setFailureType(to:)
  }

  private func justOfKnownType<T: Comparable & SendableMetatype, V: Equatable & SendableMetatype>(
    _: T.Type,
    _: V.Type
  ) {
    let _: (Just<T>) -> () -> Just<T> = Just<T>.min
    let _: (Just<T>) -> () -> Just<T> = Just<T>.max
    let _: (Just<V>) -> (V) -> Just<Bool> = Just<V>.contains
    let _: (Just<V>) -> () -> Just<V> = Just<V>.removeDuplicates
  }

  private func optional<T, U, R: RangeExpression & SendableMetatype>(_: T.Type, _: U.Type, _: R.Type)
  where R.Bound == Int {
    typealias Maybe = Optional<T>.Publisher
    let _: (Maybe) -> ((T) -> Bool) -> Optional<Bool>.Publisher = Maybe.allSatisfy
    let _: (Maybe) -> () -> Optional<[T]>.Publisher = Maybe.collect
    let _: (Maybe) -> ((T) -> U?) -> Optional<U>.Publisher = Maybe.compactMap
    let _: (Maybe) -> ((T, T) -> Bool) -> Maybe = Maybe.min(by:)
    let _: (Maybe) -> ((T, T) -> Bool) -> Maybe = Maybe.max(by:)
    let _: (Maybe) -> ((T) -> Bool) -> Optional<Bool>.Publisher = Maybe.contains(where:)
    let _: (Maybe) -> () -> Optional<Int>.Publisher = Maybe.count
    let _: (Maybe) -> (Int) -> Maybe = Maybe.dropFirst
    let _: (Maybe) -> Maybe = { $0.dropFirst() }
    let _: (Maybe) -> ((T) -> Bool) -> Maybe = Maybe.drop(while:)
    let _: (Maybe) -> () -> Maybe = Maybe.first
    let _: (Maybe) -> ((T) -> Bool) -> Maybe = Maybe.first(where:)
    let _: (Maybe) -> () -> Maybe = Maybe.last
    let _: (Maybe) -> ((T) -> Bool) -> Maybe = Maybe.last(where:)
    let _: (Maybe) -> ((T) -> Bool) -> Maybe = Maybe.filter
    let _: (Maybe) -> () -> Empty<T, Never> = Maybe.ignoreOutput
    let _: (Maybe) -> ((T) -> U) -> Optional<U>.Publisher = Maybe.map
    let _: (Maybe) -> (Int) -> Maybe = Maybe.output(at:)
    let _: (Maybe) -> (R) -> Maybe = Maybe.output(in:)
    let _: (Maybe) -> (Int) -> Maybe = Maybe.prefix(_:)
    let _: (Maybe) -> ((T) -> Bool) -> Maybe = Maybe.prefix(while:)
    let _: (Maybe) -> (U, (U, T) -> U) -> Optional<U>.Publisher = Maybe.reduce
    let _: (Maybe) -> (U, (U, T) -> U) -> Optional<U>.Publisher = Maybe.scan
    let _: (Maybe) -> ((T, T) -> Bool) -> Maybe = Maybe.removeDuplicates(by:)
    let _: (Maybe) -> (T) -> Maybe = Maybe.replaceError(with:)
    let _: (Maybe) -> (T) -> Just<T> = Maybe.replaceEmpty(with:)
    let _: (Maybe) -> (Int) -> Maybe = Maybe.retry
  }

  private func optionalOfKnownType<T: Comparable & SendableMetatype, V: Equatable & SendableMetatype>(
    _: T.Type,
    _: V.Type
  ) {
    let _: (Optional<T>.Publisher) -> () -> Optional<T>.Publisher = Optional<T>.Publisher.min
    let _: (Optional<T>.Publisher) -> () -> Optional<T>.Publisher = Optional<T>.Publisher.max
    let _: (Optional<V>.Publisher) -> (V) -> Optional<Bool>.Publisher = Optional<V>.Publisher.contains
    let _: (Optional<V>.Publisher) -> () -> Optional<V>.Publisher = Optional<V>.Publisher.removeDuplicates
  }

  private func result<T, U, E: Error, F: Error>(_: T.Type, _: U.Type, _: E.Type, _: F.Type) {
    typealias Once = Result<T, E>.Publisher
    typealias Tried<V> = Result<V, any Error>.Publisher
    let _: (Once) -> ((T) -> Bool) -> Result<Bool, E>.Publisher = Once.allSatisfy
    let _: (Once) -> ((T) throws -> Bool) -> Tried<Bool> = Once.tryAllSatisfy
    let _: (Once) -> ((T) -> Bool) -> Result<Bool, E>.Publisher = Once.contains(where:)
    let _: (Once) -> ((T) throws -> Bool) -> Tried<Bool> = Once.tryContains(where:)
    let _: (Once) -> () -> Result<[T], E>.Publisher = Once.collect
    let _: (Once) -> ((T, T) -> Bool) -> Once = Once.min(by:)
    let _: (Once) -> ((T, T) -> Bool) -> Once = Once.max(by:)
    let _: (Once) -> ((T, T) throws -> Bool) -> Tried<T> = Once.tryMin(by:)
    let _: (Once) -> ((T, T) throws -> Bool) -> Tried<T> = Once.tryMax(by:)
    let _: (Once) -> () -> Result<Int, E>.Publisher = Once.count
    let _: (Once) -> () -> Once = Once.first
    let _: (Once) -> () -> Once = Once.last
    let _: (Once) -> () -> Empty<T, E> = Once.ignoreOutput
    let _: (Once) -> ((T) -> U) -> Result<U, E>.Publisher = Once.map
    let _: (Once) -> ((T) throws -> U) -> Tried<U> = Once.tryMap
    let _: (Once) -> ((E) -> F) -> Result<T, F>.Publisher = Once.mapError
    let _: (Once) -> (U, (U, T) -> U) -> Result<U, E>.Publisher = Once.reduce
    let _: (Once) -> (U, (U, T) throws -> U) -> Tried<U> = Once.tryReduce
    let _: (Once) -> ((T, T) -> Bool) -> Once = Once.removeDuplicates(by:)
    let _: (Once) -> ((T, T) throws -> Bool) -> Tried<T> = Once.tryRemoveDuplicates(by:)
    let _: (Once) -> (T) -> Result<T, Never>.Publisher = Once.replaceError(with:)
    let _: (Once) -> (T) -> Once = Once.replaceEmpty(with:)
    let _: (Once) -> (Int) -> Once = Once.retry
    let _: (Once) -> (U, (U, T) -> U) -> Result<U, E>.Publisher = Once.scan
    let _: (Once) -> (U, (U, T) throws -> U) -> Tried<U> = Once.tryScan
    let _: (Result<T, Never>.Publisher) -> (E.Type) -> Once =
      Result<T, Never>.Publisher.setFailureType(to:)
  }

  private func resultOfKnownType<T: Comparable & SendableMetatype, V: Equatable & SendableMetatype, E: Error>(
    _: T.Type,
    _: V.Type,
    _: E.Type
  ) {
    let _: (Result<T, E>.Publisher) -> () -> Result<T, E>.Publisher = Result<T, E>.Publisher.min
    let _: (Result<T, E>.Publisher) -> () -> Result<T, E>.Publisher = Result<T, E>.Publisher.max
    let _: (Result<V, E>.Publisher) -> (V) -> Result<Bool, E>.Publisher = Result<V, E>.Publisher.contains
    let _: (Result<V, E>.Publisher) -> () -> Result<V, E>.Publisher =
      Result<V, E>.Publisher.removeDuplicates
  }

  private func sequence<S: Sequence & SendableMetatype, U, E: Error>(_: S.Type, _: U.Type, _: E.Type) {
    typealias P = Publishers.Sequence<S, E>
    typealias T = S.Element
    typealias List<V> = Publishers.Sequence<[V], E>
    let _: (P) -> ((T) -> Bool) -> Result<Bool, E>.Publisher = P.allSatisfy
    let _: (P) -> ((T) throws -> Bool) -> Result<Bool, any Error>.Publisher = P.tryAllSatisfy
    let _: (P) -> () -> Result<[T], E>.Publisher = P.collect
    let _: (P) -> ((T) -> U?) -> List<U> = P.compactMap
    let _: (P) -> ((T) -> Bool) -> Result<Bool, E>.Publisher = P.contains(where:)
    let _: (P) -> ((T) throws -> Bool) -> Result<Bool, any Error>.Publisher = P.tryContains(where:)
    let _: (P) -> ((T) -> Bool) -> Publishers.Sequence<DropWhileSequence<S>, E> = P.drop(while:)
    let _: (P) -> (Int) -> Publishers.Sequence<DropFirstSequence<S>, E> = P.dropFirst
    let _: (P) -> Publishers.Sequence<DropFirstSequence<S>, E> = { $0.dropFirst() }
    let _: (P) -> ((T) -> Bool) -> List<T> = P.filter
    let _: (P) -> () -> Empty<T, E> = P.ignoreOutput
    let _: (P) -> ((T) -> U) -> List<U> = P.map
    let _: (P) -> (Int) -> Publishers.Sequence<PrefixSequence<S>, E> = P.prefix(_:)
    let _: (P) -> ((T) -> Bool) -> List<T> = P.prefix(while:)
    let _: (P) -> (U, @escaping (U, T) -> U) -> Result<U, E>.Publisher = P.reduce
    let _: (P) -> (U, @escaping (U, T) throws -> U) -> Result<U, any Error>.Publisher = P.tryReduce
    let _: (P) -> (U, @escaping (U, T) -> U) -> List<U> = P.scan
    let _: (P) -> (Int) -> P = P.retry
    typealias N = Publishers.Sequence<S, Never>
    let _: (N) -> (E.Type) -> P = N.setFailureType(to:)
    let _: (N) -> ((T, T) -> Bool) -> Optional<T>.Publisher = N.min(by:)
    let _: (N) -> ((T, T) -> Bool) -> Optional<T>.Publisher = N.max(by:)
    let _: (N) -> ((T) -> Bool) -> Optional<T>.Publisher = N.first(where:)
  }

  private func sequenceOfOptionals<S: Sequence & SendableMetatype, T, E: Error>(
    _: S.Type,
    _: T.Type,
    _: E.Type
  )
  where S.Element == T? {
    typealias P = Publishers.Sequence<S, E>
    let _: (P) -> (T) -> Publishers.Sequence<[T?], E> = P.replaceNil(with:)
  }

  private func sequenceOfKnownType<S: Sequence & SendableMetatype, V: Sequence & SendableMetatype, E: Error>(
    _: S.Type,
    _: V.Type,
    _: E.Type
  )
  where S.Element: Comparable, V.Element: Equatable {
    typealias N = Publishers.Sequence<S, Never>
    let _: (N) -> () -> Optional<S.Element>.Publisher = N.min
    let _: (N) -> () -> Optional<S.Element>.Publisher = N.max
    typealias P = Publishers.Sequence<V, E>
    let _: (P) -> () -> Publishers.Sequence<[V.Element], E> = P.removeDuplicates
    let _: (P) -> (V.Element) -> Result<Bool, E>.Publisher = P.contains
  }

  private func collections<
    C: Collection & SendableMetatype,
    B: BidirectionalCollection & SendableMetatype,
    A: RandomAccessCollection & SendableMetatype,
    R: RangeReplaceableCollection & SendableMetatype,
    S: Sequence & SendableMetatype,
    E: Error
  >(_: C.Type, _: B.Type, _: A.Type, _: R.Type, _: S.Type, _: E.Type) where S.Element == R.Element {
    typealias N = Publishers.Sequence<C, Never>
    let _: (N) -> () -> Optional<C.Element>.Publisher = N.first
    let _: (N) -> () -> Just<Int> = N.count
    let _: (N) -> (C.Index) -> Optional<C.Element>.Publisher = N.output(at:)
    typealias P = Publishers.Sequence<C, E>
    let _: (P) -> () -> Result<Int, E>.Publisher = P.count
    let _: (P) -> (Range<C.Index>) -> Publishers.Sequence<[C.Element], E> = P.output(in:)
    typealias L = Publishers.Sequence<B, Never>
    let _: (L) -> () -> Optional<B.Element>.Publisher = L.last
    let _: (L) -> ((B.Element) -> Bool) -> Optional<B.Element>.Publisher = L.last(where:)
    typealias I = Publishers.Sequence<A, Never>
    let _: (I) -> (A.Index) -> Optional<A.Element>.Publisher = I.output(at:)
    let _: (I) -> () -> Just<Int> = I.count
    typealias G = Publishers.Sequence<R, E>
    let _: (G) -> (R.Element...) -> G = G.prepend(_:)
    let _: (G) -> (S) -> G = G.prepend(_:)
    let _: (G) -> (G) -> G = G.prepend(_:)
    let _: (G) -> (R.Element...) -> G = G.append(_:)
    let _: (G) -> (S) -> G = G.append(_:)
    let _: (G) -> (G) -> G = G.append(_:)
  }

  @Test func specialisedOperatorsHaveCombinesSignatures() {
    just(Int.self, String.self, TestFailure.self, Set<Int>.self, Range<Int>.self)
    justOfKnownType(Int.self, Bool.self)
    optional(Int.self, String.self, ClosedRange<Int>.self)
    optionalOfKnownType(Int.self, Bool.self)
    result(Int.self, String.self, TestFailure.self, TestFailure.self)
    resultOfKnownType(Int.self, Bool.self, TestFailure.self)
    sequence(Set<Int>.self, String.self, TestFailure.self)
    sequenceOfOptionals([Int?].self, Int.self, TestFailure.self)
    sequenceOfKnownType(Set<Int>.self, [Bool].self, TestFailure.self)
    collections(Set<Int>.self, String.self, Range<Int>.self, [Int].self, Set<Int>.self, TestFailure.self)
  }

  /// Without a type to decide, the specialised form is what the compiler takes.
  @Test func theSpecialisedFormIsPreferred() {
    func gives<T, U>(_ value: T, _: U.Type) -> Bool { T.self == U.self }
    #expect(gives(Just(1).map { $0 }, Just<Int>.self))
    #expect(gives(Just(1).filter { $0 > 0 }, Optional<Int>.Publisher.self))
    #expect(gives(Optional(1).publisher.map { $0 }, Optional<Int>.Publisher.self))
    #expect(
      gives(
        Result<Int, TestFailure>.success(1).publisher.tryMap { $0 },
        Result<Int, any Error>.Publisher.self
      )
    )
    #expect(gives([1].publisher.map { $0 }, Publishers.Sequence<[Int], Never>.self))
    #expect(gives([1].publisher.count(), Just<Int>.self))
    #expect(
      gives(
        [1].publisher.setFailureType(to: TestFailure.self).count(),
        Result<Int, TestFailure>.Publisher.self
      )
    )
    #expect(gives([1].publisher.first(), Optional<Int>.Publisher.self))
    #expect(gives([1].publisher.append(2), Publishers.Sequence<[Int], Never>.self))
  }
}
