// Who imports VeltoKit gets every word that its interface speaks.
@_exported public import VeltoBluetooth
@_exported public import VeltoCore
@_exported public import VeltoMotion
@_exported public import VeltoSimulation
@_exported public import VeltoWearable
