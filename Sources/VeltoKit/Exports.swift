// Importing VeltoKit provides every type of its interface.
@_exported public import VeltoBluetooth
@_exported public import VeltoCore
@_exported public import VeltoFirmware
@_exported public import VeltoHost
@_exported public import VeltoMotion
@_exported public import VeltoSimulation
@_exported public import VeltoStore
@_exported public import VeltoWearable
