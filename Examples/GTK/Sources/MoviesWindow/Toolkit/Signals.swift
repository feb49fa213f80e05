import CGTK

/// Has closures called by GTK's signals, on the main thread, for as long as the object lives.
@MainActor
enum Signals {
  /// A signal that says nothing more.
  static func connect(
    _ object: UnsafeMutableRawPointer,
    _ name: String,
    _ action: @escaping @MainActor () -> Void
  ) {
    let function: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      Handler.of(data).call()
    }
    connect(object, name, unsafeBitCast(function, to: GCallback.self), Handler { _ in action() })
  }

  /// A signal that comes with an object, as a list's with a row.
  static func connectArgument(
    _ object: UnsafeMutableRawPointer,
    _ name: String,
    _ action: @escaping @MainActor (OpaquePointer?) -> Void
  ) {
    let function: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, argument, data in
      Handler.of(data).call(argument.map(OpaquePointer.init))
    }
    connect(object, name, unsafeBitCast(function, to: GCallback.self), Handler(action))
  }

  /// The keys that are pressed in a window, before its widgets see them.
  ///
  /// - Parameter action: takes a key's symbol and the modifiers held; returns whether the key needs no one else.
  static func connectKeys(
    of window: Widget,
    _ action: @escaping @MainActor (Int32, GdkModifierType) -> Bool
  ) {
    let controller = gtk_event_controller_key_new()
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(window, controller)
    let function: @convention(c) (gpointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean = {
      _,
      key,
      _,
      modifiers,
      data in
      nonisolated(unsafe) let data = data
      return MainActor.assumeIsolated {
        let handler = Unmanaged<KeyHandler>.fromOpaque(data!).takeUnretainedValue()
        return handler.action(Int32(key), modifiers) ? 1 : 0
      }
    }
    connect(
      UnsafeMutableRawPointer(controller!),
      "key-pressed",
      unsafeBitCast(function, to: GCallback.self),
      KeyHandler(action)
    )
  }

  private static func connect(
    _ object: UnsafeMutableRawPointer,
    _ name: String,
    _ function: GCallback,
    _ handler: AnyObject
  ) {
    g_signal_connect_data(
      object,
      name,
      function,
      Unmanaged.passRetained(handler).toOpaque(),
      { data, _ in Unmanaged<AnyObject>.fromOpaque(data!).release() },
      GConnectFlags(rawValue: 0)
    )
  }
}

/// What a signal calls.
@MainActor
private final class Handler {
  private let action: @MainActor (OpaquePointer?) -> Void

  init(_ action: @escaping @MainActor (OpaquePointer?) -> Void) {
    self.action = action
  }

  nonisolated static func of(_ data: gpointer?) -> Handler {
    Unmanaged<Handler>.fromOpaque(data!).takeUnretainedValue()
  }

  /// GTK emits signals on the main thread only.
  nonisolated func call(_ argument: OpaquePointer? = nil) {
    nonisolated(unsafe) let argument = argument
    MainActor.assumeIsolated { action(argument) }
  }
}

@MainActor
private final class KeyHandler {
  let action: @MainActor (Int32, GdkModifierType) -> Bool

  init(_ action: @escaping @MainActor (Int32, GdkModifierType) -> Bool) {
    self.action = action
  }
}
