// Which publishers let go of their subscribers, and so have sinks that cost less: all whose subscription is made
// here, reaches the subscriber alone, and drops what delivers to it when it ends. An operator that its upstream holds
// on to does so if its upstream does.

// MARK: Subjects and values

extension PassthroughSubject {
  @inlinable public static var _letsGoOfSubscribers: Bool { true }
}

extension CurrentValueSubject {
  @inlinable public static var _letsGoOfSubscribers: Bool { true }
}

extension ObservableObjectPublisher {
  @inlinable public static var _letsGoOfSubscribers: Bool { true }
}

extension Published.Publisher {
  @inlinable public static var _letsGoOfSubscribers: Bool { true }
}

extension Just {
  @inlinable public static var _letsGoOfSubscribers: Bool { true }
}

extension Optional.Publisher {
  @inlinable public static var _letsGoOfSubscribers: Bool { true }
}

extension Result.Publisher {
  @inlinable public static var _letsGoOfSubscribers: Bool { true }
}

// MARK: Operators of one upstream

extension Publishers.Map {
  @inlinable public static var _letsGoOfSubscribers: Bool { Upstream._letsGoOfSubscribers }
}

extension Publishers.TryMap {
  @inlinable public static var _letsGoOfSubscribers: Bool { Upstream._letsGoOfSubscribers }
}

extension Publishers.MapKeyPath {
  @inlinable public static var _letsGoOfSubscribers: Bool { Upstream._letsGoOfSubscribers }
}

extension Publishers.MapKeyPath2 {
  @inlinable public static var _letsGoOfSubscribers: Bool { Upstream._letsGoOfSubscribers }
}

extension Publishers.MapKeyPath3 {
  @inlinable public static var _letsGoOfSubscribers: Bool { Upstream._letsGoOfSubscribers }
}

extension Publishers.MapError {
  @inlinable public static var _letsGoOfSubscribers: Bool { Upstream._letsGoOfSubscribers }
}

extension Publishers.SetFailureType {
  @inlinable public static var _letsGoOfSubscribers: Bool { Upstream._letsGoOfSubscribers }
}

extension Publishers.AssertNoFailure {
  @inlinable public static var _letsGoOfSubscribers: Bool { Upstream._letsGoOfSubscribers }
}

extension Publishers.CompactMap {
  @inlinable public static var _letsGoOfSubscribers: Bool { Upstream._letsGoOfSubscribers }
}

extension Publishers.TryCompactMap {
  @inlinable public static var _letsGoOfSubscribers: Bool { Upstream._letsGoOfSubscribers }
}

extension Publishers.Filter {
  @inlinable public static var _letsGoOfSubscribers: Bool { Upstream._letsGoOfSubscribers }
}

extension Publishers.TryFilter {
  @inlinable public static var _letsGoOfSubscribers: Bool { Upstream._letsGoOfSubscribers }
}

extension Publishers.RemoveDuplicates {
  @inlinable public static var _letsGoOfSubscribers: Bool { Upstream._letsGoOfSubscribers }
}

extension Publishers.TryRemoveDuplicates {
  @inlinable public static var _letsGoOfSubscribers: Bool { Upstream._letsGoOfSubscribers }
}

extension Publishers.Scan {
  @inlinable public static var _letsGoOfSubscribers: Bool { Upstream._letsGoOfSubscribers }
}

extension Publishers.TryScan {
  @inlinable public static var _letsGoOfSubscribers: Bool { Upstream._letsGoOfSubscribers }
}

extension Publishers.Drop {
  @inlinable public static var _letsGoOfSubscribers: Bool { Upstream._letsGoOfSubscribers }
}

extension Publishers.DropWhile {
  @inlinable public static var _letsGoOfSubscribers: Bool { Upstream._letsGoOfSubscribers }
}

extension Publishers.TryDropWhile {
  @inlinable public static var _letsGoOfSubscribers: Bool { Upstream._letsGoOfSubscribers }
}

extension Publishers.Output {
  @inlinable public static var _letsGoOfSubscribers: Bool { Upstream._letsGoOfSubscribers }
}

extension Publishers.PrefixWhile {
  @inlinable public static var _letsGoOfSubscribers: Bool { Upstream._letsGoOfSubscribers }
}

extension Publishers.TryPrefixWhile {
  @inlinable public static var _letsGoOfSubscribers: Bool { Upstream._letsGoOfSubscribers }
}

extension Publishers.Encode {
  @inlinable public static var _letsGoOfSubscribers: Bool { Upstream._letsGoOfSubscribers }
}

extension Publishers.Decode {
  @inlinable public static var _letsGoOfSubscribers: Bool { Upstream._letsGoOfSubscribers }
}

extension Publishers.MeasureInterval {
  @inlinable public static var _letsGoOfSubscribers: Bool { Upstream._letsGoOfSubscribers }
}

// These let go by themselves, but not before their upstream has given them a subscription to cancel.
extension Publishers.ReceiveOn {
  @inlinable public static var _letsGoOfSubscribers: Bool { Upstream._letsGoOfSubscribers }
}

extension Publishers.Delay {
  @inlinable public static var _letsGoOfSubscribers: Bool { Upstream._letsGoOfSubscribers }
}

// MARK: Operators of several upstreams

extension Publishers.CombineLatest {
  @inlinable public static var _letsGoOfSubscribers: Bool { A._letsGoOfSubscribers && B._letsGoOfSubscribers }
}

extension Publishers.CombineLatest3 {
  @inlinable public static var _letsGoOfSubscribers: Bool {
    A._letsGoOfSubscribers && B._letsGoOfSubscribers && C._letsGoOfSubscribers
  }
}

extension Publishers.CombineLatest4 {
  @inlinable public static var _letsGoOfSubscribers: Bool {
    A._letsGoOfSubscribers && B._letsGoOfSubscribers && C._letsGoOfSubscribers && D._letsGoOfSubscribers
  }
}

extension Publishers.Zip {
  @inlinable public static var _letsGoOfSubscribers: Bool { A._letsGoOfSubscribers && B._letsGoOfSubscribers }
}

extension Publishers.Zip3 {
  @inlinable public static var _letsGoOfSubscribers: Bool {
    A._letsGoOfSubscribers && B._letsGoOfSubscribers && C._letsGoOfSubscribers
  }
}

extension Publishers.Zip4 {
  @inlinable public static var _letsGoOfSubscribers: Bool {
    A._letsGoOfSubscribers && B._letsGoOfSubscribers && C._letsGoOfSubscribers && D._letsGoOfSubscribers
  }
}

extension Publishers.Merge {
  @inlinable public static var _letsGoOfSubscribers: Bool { A._letsGoOfSubscribers && B._letsGoOfSubscribers }
}

extension Publishers.Merge3 {
  @inlinable public static var _letsGoOfSubscribers: Bool {
    A._letsGoOfSubscribers && B._letsGoOfSubscribers && C._letsGoOfSubscribers
  }
}

extension Publishers.Merge4 {
  @inlinable public static var _letsGoOfSubscribers: Bool {
    A._letsGoOfSubscribers && B._letsGoOfSubscribers && C._letsGoOfSubscribers && D._letsGoOfSubscribers
  }
}

extension Publishers.Merge5 {
  @inlinable public static var _letsGoOfSubscribers: Bool {
    A._letsGoOfSubscribers && B._letsGoOfSubscribers
      && C._letsGoOfSubscribers && D._letsGoOfSubscribers && E._letsGoOfSubscribers
  }
}

extension Publishers.Merge6 {
  @inlinable public static var _letsGoOfSubscribers: Bool {
    A._letsGoOfSubscribers && B._letsGoOfSubscribers && C._letsGoOfSubscribers
      && D._letsGoOfSubscribers && E._letsGoOfSubscribers && F._letsGoOfSubscribers
  }
}

extension Publishers.Merge7 {
  @inlinable public static var _letsGoOfSubscribers: Bool {
    A._letsGoOfSubscribers && B._letsGoOfSubscribers && C._letsGoOfSubscribers
      && D._letsGoOfSubscribers && E._letsGoOfSubscribers && F._letsGoOfSubscribers && G._letsGoOfSubscribers
  }
}

extension Publishers.Merge8 {
  @inlinable public static var _letsGoOfSubscribers: Bool {
    A._letsGoOfSubscribers && B._letsGoOfSubscribers && C._letsGoOfSubscribers && D._letsGoOfSubscribers
      && E._letsGoOfSubscribers && F._letsGoOfSubscribers && G._letsGoOfSubscribers && H._letsGoOfSubscribers
  }
}

extension Publishers.MergeMany {
  @inlinable public static var _letsGoOfSubscribers: Bool { Upstream._letsGoOfSubscribers }
}

extension Publishers.FlatMap {
  @inlinable public static var _letsGoOfSubscribers: Bool {
    NewPublisher._letsGoOfSubscribers && Upstream._letsGoOfSubscribers
  }
}

extension Publishers.SwitchToLatest {
  @inlinable public static var _letsGoOfSubscribers: Bool {
    P._letsGoOfSubscribers && Upstream._letsGoOfSubscribers
  }
}
