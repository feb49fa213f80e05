import EnumScanning
import MacroPlugin

Plugin(macros: ["CasePathableMacro": CasePathableMacro()]).run()
