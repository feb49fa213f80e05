@_exported import Injection
@_exported import ReactiveTesting
