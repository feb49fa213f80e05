import MacroPlugin

Plugin(macros: ["BehaviorMacro": BehaviorMacro()]).run()
