"""Records that the library returns and takes.

Generated from bindings/api; do not edit.
"""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING
from uuid import UUID

from . import _abi
from ._calls import bytes_to_c, call, none_if, text_to_c, uuid_to_c
from ._enums import (
    AimSpace,
    AttributeProperty,
    AxisSource,
    Backend,
    BindingKind,
    Button,
    ContextFlag,
    DeviceAxis,
    DeviceFlag,
    DownloadGapCause,
    DownloadState,
    Family,
    FirmwareFlag,
    FirmwareKind,
    FirmwareProcedure,
    FrameFlag,
    GamepadStyle,
    Gesture,
    HandState,
    HostPairingAnswer,
    HostRequestKind,
    LinkState,
    LoggerFlag,
    LossDetection,
    MenuCommand,
    MenuHint,
    MenuOwnership,
    MotionMode,
    MountingKind,
    MouseState,
    MwActivity,
    MwAddressKind,
    MwArm,
    MwDetector,
    MwDetectorMode,
    MwFilter,
    MwFlag,
    MwFusionMode,
    MwInputSource,
    MwLedColor,
    MwLogEnd,
    MwLogFlag,
    MwLogMode,
    MwMagnetometerPreset,
    MwNumber,
    MwPower,
    MwProcessorType,
    MwProgramFlag,
    MwProgramKind,
    MwSensor,
    MwState,
    MwWhitelistMode,
    NavigatorPolicy,
    NotifyPath,
    OperationKind,
    OperationPhase,
    OperationStatus,
    PairingPolicy,
    PointerDirection,
    PongStyle,
    PowerLaw,
    ProcessorFlag,
    RateMode,
    RecenterTrigger,
    ReconnectPolicy,
    Result,
    SessionState,
    ShiftState,
    SignalFlag,
    SimulatorAction,
    SimulatorFaultKind,
    SimulatorReactionFlag,
    SimulatorRequest,
    SimulatorSecurity,
    SimulatorStepKind,
    SimulatorTrigger,
    StrategyMode,
    StreamState,
    SubscriptionFlag,
    SubscriptionState,
    TapAbility,
    TapFlag,
    TapInputMode,
    TapVisionModel,
    TapVisionReports,
    TimeBase,
    TrackGapKind,
    Units,
    ValueType,
    VelocityPreset,
    WriteKind,
)
from ._record import Record

if TYPE_CHECKING:
    from .context import Context
    from .program import BoardEvent
    from .device import Device
    from .program import Macro
    from .signals import Signal
    from .program import Timer

__all__ = [
    "ContextInfo",
    "ContextStats",
    "AdapterInfo",
    "OperationProgress",
    "OperationInfo",
    "DeviceInfo",
    "LinkStats",
    "KnownDevice",
    "GattService",
    "GattCharacteristic",
    "GattDescriptor",
    "SubscriptionInfo",
    "Value",
    "SignalInfo",
    "ChannelInfo",
    "FrameInfo",
    "StreamInfo",
    "Binding",
    "Mounting",
    "TapMode",
    "TapInfo",
    "TapSettings",
    "MwInfo",
    "MwModule",
    "MwSource",
    "MwSensorConfig",
    "MwDetectorConfig",
    "MwLedPattern",
    "MwCalibration",
    "MwFusionCalibration",
    "MwPinConfig",
    "MwThermistor",
    "MwSpi",
    "MwBusSignal",
    "MwBeacon",
    "MwSettings",
    "MwAddress",
    "LoggerInfo",
    "MwLogInfo",
    "MwLogPlan",
    "MwLogEstimate",
    "ProcessorInfo",
    "MwProcessorEstimate",
    "MwToken",
    "MwProgramItem",
    "DownloadPage",
    "DownloadGap",
    "DownloadInfo",
    "MotionConfig",
    "Calibration",
    "MotionDebug",
    "GamepadConfig",
    "SensorFilter",
    "AxisSample",
    "ProbeChange",
    "PaddleConfig",
    "MenuConfig",
    "MenuStep",
    "PointerConfig",
    "Aim",
    "LateralConfig",
    "PickerStep",
    "ActionStep",
    "VelocityLimits",
    "StrategyConfig",
    "StrategyFrame",
    "NavigatorConfig",
    "NavigatorState",
    "NavigatorStep",
    "SimulatorStep",
    "SimulatorLink",
    "SimulatorCharacteristic",
    "SimulatorReaction",
    "SimulatorFault",
    "SimulatorWrite",
    "SimulatorInfo",
    "SimulatorNotification",
    "KeyboardConfig",
    "HostRequest",
    "HostInfo",
    "StoreInfo",
    "SessionInfo",
    "TrackInfo",
    "SessionStatus",
    "SessionMark",
    "TrackGap",
    "TrackText",
    "StoreDownload",
    "OrientationTracks",
    "FirmwareInfo",
    "FirmwarePart",
    "FirmwareBuild",
    "CatalogInfo",
]


class ContextInfo(Record):
    """The current state of a context."""

    __slots__ = (
        "backends",
        "flags",
        "adapter_count",
        "device_count",
        "connected_count",
        "auto_connect_players",
        "is_scanning",
        "link_limit",
        "waiting_count",
        "search_problem",
    )
    backends: Backend
    """The backends in use."""
    flags: ContextFlag
    """Options."""
    adapter_count: int
    """Number of adapters present."""
    device_count: int
    """Number of devices."""
    connected_count: int
    """Number of devices that are ready."""
    auto_connect_players: int
    """Number of players of auto-connect."""
    is_scanning: bool
    """Whether discovery is running, for the program or for auto-connect."""
    link_limit: int
    """Number of links that the adapter supports, learned from refused links; 0 until a link is refused."""
    waiting_count: int
    """Number of devices waiting for a link of the adapter."""
    search_problem: Result
    """The reason why required discovery is not running; `Result.OK` while it is running or not required.
    `ScanStoppedEvent` reports a change.
    """

    def __init__(
        self,
        backends: Backend,
        flags: ContextFlag,
        adapter_count: int,
        device_count: int,
        connected_count: int,
        auto_connect_players: int,
        is_scanning: bool,
        link_limit: int,
        waiting_count: int,
        search_problem: Result,
    ) -> None:
        self.backends = backends
        self.flags = flags
        self.adapter_count = adapter_count
        self.device_count = device_count
        self.connected_count = connected_count
        self.auto_connect_players = auto_connect_players
        self.is_scanning = is_scanning
        self.link_limit = link_limit
        self.waiting_count = waiting_count
        self.search_problem = search_problem

    @classmethod
    def _of(cls, raw: _abi.velto_context_info) -> ContextInfo:
        return cls(
            Backend(raw.backends),
            ContextFlag(raw.flags),
            raw.adapter_count,
            raw.device_count,
            raw.connected_count,
            raw.auto_connect_players,
            bool(raw.is_scanning),
            raw.link_limit,
            raw.waiting_count,
            Result(raw.search_problem),
        )


class ContextStats(Record):
    """Counters of a context since its creation."""

    __slots__ = (
        "pending_op_count",
        "packet_count",
        "dropped_packet_count",
        "lost_log_line_count",
    )
    pending_op_count: int
    """Pending operations."""
    packet_count: int
    """Packets of all devices on all links, with and without motion."""
    dropped_packet_count: int
    """Packets dropped before they were polled."""
    lost_log_line_count: int
    """Log lines dropped because the log was not polled, or the standard error stream was blocked."""

    def __init__(
        self,
        pending_op_count: int,
        packet_count: int,
        dropped_packet_count: int,
        lost_log_line_count: int,
    ) -> None:
        self.pending_op_count = pending_op_count
        self.packet_count = packet_count
        self.dropped_packet_count = dropped_packet_count
        self.lost_log_line_count = lost_log_line_count

    @classmethod
    def _of(cls, raw: _abi.velto_context_stats) -> ContextStats:
        return cls(
            raw.pending_op_count,
            raw.packet_count,
            raw.dropped_packet_count,
            raw.lost_log_line_count,
        )


class AdapterInfo(Record):
    """A Bluetooth adapter."""

    __slots__ = (
        "identifier",
        "address",
        "name",
        "is_present",
        "is_powered",
        "is_usable",
        "is_selected",
    )
    identifier: str
    """Name in the system, such as "hci0"."""
    address: str
    """Address, such as "00:11:22:33:44:55"."""
    name: str
    """Name given by its user, truncated if longer."""
    is_present: bool
    """Whether it is present."""
    is_powered: bool
    """Whether it is powered."""
    is_usable: bool
    """Whether it can connect to devices."""
    is_selected: bool
    """Whether it is in use."""

    def __init__(
        self,
        identifier: str,
        address: str,
        name: str,
        is_present: bool,
        is_powered: bool,
        is_usable: bool,
        is_selected: bool,
    ) -> None:
        self.identifier = identifier
        self.address = address
        self.name = name
        self.is_present = is_present
        self.is_powered = is_powered
        self.is_usable = is_usable
        self.is_selected = is_selected

    @classmethod
    def _of(cls, raw: _abi.velto_adapter_info) -> AdapterInfo:
        return cls(
            raw.identifier.decode(),
            raw.address.decode(),
            raw.name.decode(),
            bool(raw.is_present),
            bool(raw.is_powered),
            bool(raw.is_usable),
            bool(raw.is_selected),
        )


class OperationProgress(Record):
    """Progress of an operation."""

    __slots__ = (
        "phase",
        "part",
        "part_count",
        "done",
        "total",
        "rate",
        "remaining",
    )
    phase: OperationPhase
    """The phase."""
    part: int
    """The current part, starting at 0."""
    part_count: int
    """Number of parts; 1 for most operations."""
    done: int
    """Units done in this phase, over all parts; a calibration returns to 0 when the device moves."""
    total: int
    """Total units of this phase; 0 while unknown."""
    rate: float | None
    """Units per second, averaged over some seconds; -1 while unknown (1/s)."""
    remaining: float | None
    """Time until the end of this phase at that rate; -1 while unknown (seconds)."""

    def __init__(
        self,
        phase: OperationPhase,
        part: int,
        part_count: int,
        done: int,
        total: int,
        rate: float | None,
        remaining: float | None,
    ) -> None:
        self.phase = phase
        self.part = part
        self.part_count = part_count
        self.done = done
        self.total = total
        self.rate = rate
        self.remaining = remaining

    @property
    def fraction(self) -> float | None:
        """`done` as a part of `total`, 0 to 1; None while the total is unknown."""
        return min(self.done / self.total, 1.0) if self.total else None

    @classmethod
    def _of(cls, raw: _abi.velto_op_progress) -> OperationProgress:
        return cls(
            OperationPhase(raw.phase),
            raw.part,
            raw.part_count,
            raw.done,
            raw.total,
            none_if(raw.rate, -1),
            none_if(raw.remaining, -1),
        )


class OperationInfo(Record):
    """Information about an operation."""

    __slots__ = (
        "kind",
        "status",
        "result",
        "device",
        "object_bits",
        "has_progress",
        "progress",
    )
    kind: OperationKind
    """The kind of operation."""
    status: OperationStatus
    """Its status."""
    result: Result
    """The outcome: `Result.OK` or the reason for the failure; `Result.PENDING` while it has not ended."""
    device: Device | None
    """The device; null for none, or while scanning for it."""
    object_bits: int
    """The `bits` of the handle that it creates, such as a subscription; 0 for none."""
    has_progress: bool
    """Whether the operation reports progress."""
    progress: OperationProgress
    """The newest report, if it reports progress."""

    def __init__(
        self,
        kind: OperationKind,
        status: OperationStatus,
        result: Result,
        device: Device | None,
        object_bits: int,
        has_progress: bool,
        progress: OperationProgress,
    ) -> None:
        self.kind = kind
        self.status = status
        self.result = result
        self.device = device
        self.object_bits = object_bits
        self.has_progress = has_progress
        self.progress = progress

    @classmethod
    def _of(cls, raw: _abi.velto_op_info, context: Context) -> OperationInfo:
        return cls(
            OperationKind(raw.kind),
            OperationStatus(raw.status),
            Result(raw.result),
            context._device(raw.device),
            raw.object_bits,
            bool(raw.has_progress),
            OperationProgress._of(raw.progress),
        )


class DeviceInfo(Record):
    """Properties of a device."""

    __slots__ = (
        "family",
        "link_state",
        "reconnect_policy",
        "rssi",
        "mtu",
        "link_serial",
        "player_index",
        "flags",
        "table_generation",
        "last_seen_ns",
        "address",
        "identifier",
        "name",
        "battery",
    )
    family: Family
    """Family."""
    link_state: LinkState
    """State of the link."""
    reconnect_policy: ReconnectPolicy
    """Whether a lost link is re-established."""
    rssi: int | None
    """Received signal strength, or `None` (dBm)."""
    mtu: int
    """ATT MTU, 0 while not connected (bytes)."""
    link_serial: int
    """Number of times the device became READY."""
    player_index: int | None
    """Player index, None for none."""
    flags: DeviceFlag
    """Further properties."""
    table_generation: int
    """Number of GATT tables discovered so far."""
    last_seen_ns: int
    """Time of the last advertisement or packet, on the context's clock; 0 for never (nanoseconds)."""
    address: str
    """Address, empty if its backend has none."""
    identifier: str
    """Identifier, the same in all runs, such as "bluez:AA:BB:CC:DD:EE:FF"."""
    name: str
    """Newest name, "Unknown" before there is one."""
    battery: float | None
    """Charge of the battery when it was last read, 0 to 1; -1 while unknown."""

    def __init__(
        self,
        family: Family,
        link_state: LinkState,
        reconnect_policy: ReconnectPolicy,
        rssi: int | None,
        mtu: int,
        link_serial: int,
        player_index: int | None,
        flags: DeviceFlag,
        table_generation: int,
        last_seen_ns: int,
        address: str,
        identifier: str,
        name: str,
        battery: float | None,
    ) -> None:
        self.family = family
        self.link_state = link_state
        self.reconnect_policy = reconnect_policy
        self.rssi = rssi
        self.mtu = mtu
        self.link_serial = link_serial
        self.player_index = player_index
        self.flags = flags
        self.table_generation = table_generation
        self.last_seen_ns = last_seen_ns
        self.address = address
        self.identifier = identifier
        self.name = name
        self.battery = battery

    @classmethod
    def _of(cls, raw: _abi.velto_device_info) -> DeviceInfo:
        return cls(
            Family(raw.family),
            LinkState(raw.link_state),
            ReconnectPolicy(raw.reconnect_policy),
            none_if(raw.rssi, _abi.VELTO_RSSI_UNKNOWN),
            raw.mtu,
            raw.link_serial,
            none_if(raw.player_index, -1),
            DeviceFlag(raw.flags),
            raw.table_generation,
            raw.last_seen_ns,
            raw.address.decode(),
            raw.identifier.decode(),
            raw.name.decode(),
            none_if(raw.battery, -1),
        )


class LinkStats(Record):
    """Link statistics of a device."""

    __slots__ = (
        "link_serial",
        "connect_attempt_count",
        "lost_link_count",
        "packet_count",
        "dropped_packet_count",
        "notify_path",
        "is_shared",
    )
    link_serial: int
    """Number of times the device became READY."""
    connect_attempt_count: int
    """Attempts to establish a link."""
    lost_link_count: int
    """Links that ended without a request."""
    packet_count: int
    """Packets since the link was established, with and without motion."""
    dropped_packet_count: int
    """Packets dropped before they were polled."""
    notify_path: NotifyPath
    """Current route of the packets."""
    is_shared: bool
    """Whether another program receives the notifications too; each packet counts once."""

    def __init__(
        self,
        link_serial: int,
        connect_attempt_count: int,
        lost_link_count: int,
        packet_count: int,
        dropped_packet_count: int,
        notify_path: NotifyPath,
        is_shared: bool,
    ) -> None:
        self.link_serial = link_serial
        self.connect_attempt_count = connect_attempt_count
        self.lost_link_count = lost_link_count
        self.packet_count = packet_count
        self.dropped_packet_count = dropped_packet_count
        self.notify_path = notify_path
        self.is_shared = is_shared

    @classmethod
    def _of(cls, raw: _abi.velto_link_stats) -> LinkStats:
        return cls(
            raw.link_serial,
            raw.connect_attempt_count,
            raw.lost_link_count,
            raw.packet_count,
            raw.dropped_packet_count,
            NotifyPath(raw.notify_path),
            bool(raw.is_shared),
        )


class KnownDevice(Record):
    """A device that was connected before, in this run of the program or an earlier one."""

    __slots__ = (
        "last_connected_utc_ns",
        "device",
        "family",
        "set_family",
        "player_index",
        "identifier",
        "address",
        "name",
    )
    last_connected_utc_ns: int
    """Time at which it last became READY, since 1970-01-01 00:00 UTC; 0 for a device with only a family set
    (nanoseconds).
    """
    device: Device | None
    """Handle in this context, zero until the context has seen the device."""
    family: Family
    """Detected family."""
    set_family: Family
    """Family set by a program, UNKNOWN for none."""
    player_index: int | None
    """Player index, None for none."""
    identifier: str
    """Identifier, such as "bluez:AA:BB:CC:DD:EE:FF"."""
    address: str
    """Address, empty if its backend has none."""
    name: str
    """Newest name, empty for none."""

    def __init__(
        self,
        last_connected_utc_ns: int,
        device: Device | None,
        family: Family,
        set_family: Family,
        player_index: int | None,
        identifier: str,
        address: str,
        name: str,
    ) -> None:
        self.last_connected_utc_ns = last_connected_utc_ns
        self.device = device
        self.family = family
        self.set_family = set_family
        self.player_index = player_index
        self.identifier = identifier
        self.address = address
        self.name = name

    @classmethod
    def _of(cls, raw: _abi.velto_known_device, context: Context) -> KnownDevice:
        return cls(
            raw.last_connected_utc_ns,
            context._device(raw.device),
            Family(raw.family),
            Family(raw.set_family),
            none_if(raw.player_index, -1),
            raw.identifier.decode(),
            raw.address.decode(),
            raw.name.decode(),
        )


class GattService(Record):
    """A service of a connected device."""

    __slots__ = (
        "uuid",
        "handle",
    )
    uuid: UUID
    """Its UUID."""
    handle: int
    """Attribute handle of its declaration; 0 if the backend does not report it."""

    def __init__(
        self,
        uuid: UUID,
        handle: int,
    ) -> None:
        self.uuid = uuid
        self.handle = handle

    @classmethod
    def _of(cls, raw: _abi.velto_gatt_service) -> GattService:
        return cls(
            UUID(bytes=bytes(raw.uuid.bytes)),
            raw.handle,
        )


class GattCharacteristic(Record):
    """A characteristic of a connected device."""

    __slots__ = (
        "service",
        "uuid",
        "properties",
        "handle",
        "service_handle",
    )
    service: UUID
    """The service that holds it."""
    uuid: UUID
    """Its UUID."""
    properties: AttributeProperty
    """Its properties."""
    handle: int
    """Its value handle, which identifies it in other functions."""
    service_handle: int
    """Attribute handle of its service; 0 if the backend does not report it."""

    def __init__(
        self,
        service: UUID = UUID(int=0),
        uuid: UUID = UUID(int=0),
        properties: AttributeProperty = AttributeProperty(0),
        handle: int = 0,
        service_handle: int = 0,
    ) -> None:
        self.service = service
        self.uuid = uuid
        self.properties = properties
        self.handle = handle
        self.service_handle = service_handle

    @classmethod
    def _of(cls, raw: _abi.velto_gatt_characteristic) -> GattCharacteristic:
        return cls(
            UUID(bytes=bytes(raw.service.bytes)),
            UUID(bytes=bytes(raw.uuid.bytes)),
            AttributeProperty(raw.properties),
            raw.handle,
            raw.service_handle,
        )

    def _raw(self) -> _abi.velto_gatt_characteristic:
        return _abi.velto_gatt_characteristic(
            service=uuid_to_c(self.service),
            uuid=uuid_to_c(self.uuid),
            properties=self.properties,
            handle=self.handle,
            service_handle=self.service_handle,
        )


class GattDescriptor(Record):
    """A descriptor of a characteristic."""

    __slots__ = (
        "uuid",
        "handle",
        "characteristic",
    )
    uuid: UUID
    """Its UUID."""
    handle: int
    """Its attribute handle."""
    characteristic: int
    """Value handle of the characteristic that it belongs to."""

    def __init__(
        self,
        uuid: UUID = UUID(int=0),
        handle: int = 0,
        characteristic: int = 0,
    ) -> None:
        self.uuid = uuid
        self.handle = handle
        self.characteristic = characteristic

    @classmethod
    def _of(cls, raw: _abi.velto_gatt_descriptor) -> GattDescriptor:
        return cls(
            UUID(bytes=bytes(raw.uuid.bytes)),
            raw.handle,
            raw.characteristic,
        )

    def _raw(self) -> _abi.velto_gatt_descriptor:
        return _abi.velto_gatt_descriptor(
            uuid=uuid_to_c(self.uuid),
            handle=self.handle,
            characteristic=self.characteristic,
        )


class SubscriptionInfo(Record):
    """Information about a subscription."""

    __slots__ = (
        "state",
        "path",
        "flags",
        "result",
        "characteristic",
        "renewal_count",
        "waiting_count",
        "value_count",
        "byte_count",
        "dropped_count",
    )
    state: SubscriptionState
    """Its state."""
    path: NotifyPath
    """The route of its values."""
    flags: SubscriptionFlag
    """Options and properties."""
    result: Result
    """The reason why it ended; `Result.OK` if it has not, or ended on request."""
    characteristic: int
    """Value handle of its characteristic, which a change of services may change."""
    renewal_count: int
    """Number of renewals after a loss of the link."""
    waiting_count: int
    """Number of waiting values."""
    value_count: int
    """Number of values received so far."""
    byte_count: int
    """Total size of these values (bytes)."""
    dropped_count: int
    """Number of values dropped from the ring."""

    def __init__(
        self,
        state: SubscriptionState,
        path: NotifyPath,
        flags: SubscriptionFlag,
        result: Result,
        characteristic: int,
        renewal_count: int,
        waiting_count: int,
        value_count: int,
        byte_count: int,
        dropped_count: int,
    ) -> None:
        self.state = state
        self.path = path
        self.flags = flags
        self.result = result
        self.characteristic = characteristic
        self.renewal_count = renewal_count
        self.waiting_count = waiting_count
        self.value_count = value_count
        self.byte_count = byte_count
        self.dropped_count = dropped_count

    @classmethod
    def _of(cls, raw: _abi.velto_subscription_info) -> SubscriptionInfo:
        return cls(
            SubscriptionState(raw.state),
            NotifyPath(raw.path),
            SubscriptionFlag(raw.flags),
            Result(raw.result),
            raw.characteristic,
            raw.renewal_count,
            raw.waiting_count,
            raw.value_count,
            raw.byte_count,
            raw.dropped_count,
        )


class Value(Record):
    """A notified value."""

    __slots__ = (
        "timestamp_ns",
        "sequence",
        "characteristic",
        "data",
    )
    timestamp_ns: int
    """Time of arrival, on the context's clock (nanoseconds)."""
    sequence: int
    """Number of the received value, starting at 1; gaps are losses."""
    characteristic: int
    """Value handle."""
    data: bytes
    """The value."""

    def __init__(
        self,
        timestamp_ns: int,
        sequence: int,
        characteristic: int,
        data: bytes,
    ) -> None:
        self.timestamp_ns = timestamp_ns
        self.sequence = sequence
        self.characteristic = characteristic
        self.data = data

    @property
    def timestamp(self) -> float:
        """The timestamp in seconds."""
        return self.timestamp_ns / 1e9

    @classmethod
    def _of(cls, raw: _abi.velto_value) -> Value:
        return cls(
            raw.timestamp_ns,
            raw.sequence,
            raw.characteristic,
            bytes(raw.bytes)[: raw.size],
        )


class SignalInfo(Record):
    """Information about a signal."""

    __slots__ = (
        "flags",
        "device",
        "raw_type",
        "channel_count",
        "wire_size",
        "logger_slot_count",
        "stream_count",
        "loss_detection",
    )
    flags: SignalFlag
    """The possible uses of the signal."""
    device: Device | None
    """Its device."""
    raw_type: ValueType
    """The type of its raw values."""
    channel_count: int
    """Number of its channels."""
    wire_size: int
    """Size of a transmitted frame; 0 if it varies (bytes)."""
    logger_slot_count: int
    """Number of logger slots that it uses on the device; 0 if it cannot be logged."""
    stream_count: int
    """Number of streams of this signal that have not ended."""
    loss_detection: LossDetection
    """The detection of lost frames."""

    def __init__(
        self,
        flags: SignalFlag,
        device: Device | None,
        raw_type: ValueType,
        channel_count: int,
        wire_size: int,
        logger_slot_count: int,
        stream_count: int,
        loss_detection: LossDetection,
    ) -> None:
        self.flags = flags
        self.device = device
        self.raw_type = raw_type
        self.channel_count = channel_count
        self.wire_size = wire_size
        self.logger_slot_count = logger_slot_count
        self.stream_count = stream_count
        self.loss_detection = loss_detection

    @classmethod
    def _of(cls, raw: _abi.velto_signal_info, context: Context) -> SignalInfo:
        return cls(
            SignalFlag(raw.flags),
            context._device(raw.device),
            ValueType(raw.raw_type),
            raw.channel_count,
            raw.wire_size,
            raw.logger_slot_count,
            raw.stream_count,
            LossDetection(raw.loss_detection),
        )


class ChannelInfo(Record):
    """Information about a channel of a signal, which is a column of a stream."""

    __slots__ = (
        "name",
        "unit",
        "scale",
    )
    name: str
    """Its name, such as "x"."""
    unit: str
    """The unit of its values, in UTF-8; for RAW values, the unit after multiplication by `scale`. Empty for plain
    numbers.
    """
    scale: float
    """One LSB of the raw value, in `unit`."""

    def __init__(
        self,
        name: str,
        unit: str,
        scale: float,
    ) -> None:
        self.name = name
        self.unit = unit
        self.scale = scale

    @classmethod
    def _of(cls, raw: _abi.velto_channel_info) -> ChannelInfo:
        return cls(
            raw.name.decode(),
            raw.unit.decode(),
            raw.scale,
        )


class FrameInfo(Record):
    """Times, number and flags of a frame."""

    __slots__ = (
        "timestamp_ns",
        "arrival_ns",
        "sequence",
        "tick",
        "flags",
    )
    timestamp_ns: int
    """Estimated time of the measurement, on the context's clock; for a log see the flags (nanoseconds)."""
    arrival_ns: int
    """Time of arrival, on the context's clock (nanoseconds)."""
    sequence: int
    """Number of the frame in the stream, starting at 1; gaps are lost or dropped frames."""
    tick: int
    """The device's time or counter; 0 if it sends none."""
    flags: FrameFlag
    """Properties of the frame."""

    def __init__(
        self,
        timestamp_ns: int = 0,
        arrival_ns: int = 0,
        sequence: int = 0,
        tick: int = 0,
        flags: FrameFlag = FrameFlag(0),
    ) -> None:
        self.timestamp_ns = timestamp_ns
        self.arrival_ns = arrival_ns
        self.sequence = sequence
        self.tick = tick
        self.flags = flags

    @property
    def timestamp(self) -> float:
        """The timestamp in seconds."""
        return self.timestamp_ns / 1e9

    @classmethod
    def _of(cls, raw: _abi.velto_frame_info) -> FrameInfo:
        return cls(
            raw.timestamp_ns,
            raw.arrival_ns,
            raw.sequence,
            raw.tick,
            FrameFlag(raw.flags),
        )

    def _raw(self) -> _abi.velto_frame_info:
        return _abi.velto_frame_info(
            timestamp_ns=self.timestamp_ns,
            arrival_ns=self.arrival_ns,
            sequence=self.sequence,
            tick=self.tick,
            flags=self.flags,
        )


class StreamInfo(Record):
    """Information about a stream."""

    __slots__ = (
        "state",
        "result",
        "value_type",
        "signal",
        "device",
        "units",
        "channel_count",
        "frame_size",
        "waiting_count",
        "received_count",
        "lost_count",
        "dropped_count",
        "is_loss_estimated",
        "rate_asked",
        "rate_measured",
        "latency",
    )
    state: StreamState
    """Its state."""
    result: Result
    """The reason why it ended; `Result.OK` if it has not, or ended on request."""
    value_type: ValueType
    """The type of its values."""
    signal: Signal | None
    """Its signal."""
    device: Device | None
    """Its device."""
    units: Units
    """The units of its values."""
    channel_count: int
    """Number of its channels."""
    frame_size: int
    """Size of the values of a frame (bytes)."""
    waiting_count: int
    """Number of waiting frames."""
    received_count: int
    """Number of received frames."""
    lost_count: int
    """Number of frames lost in transmission, as far as detected."""
    dropped_count: int
    """Number of unread frames dropped from the ring."""
    is_loss_estimated: bool
    """Whether `lost_count` is at least partly estimated."""
    rate_asked: float | None
    """Requested frames per second; -1 if the device chooses its rate (hertz)."""
    rate_measured: float | None
    """Measured frames per second over the last 5 to 10 seconds, including lost frames; 0 during silence, -1 before
    the first measurement (hertz).
    """
    latency: float | None
    """Mean time from measurement to arrival, over at least the last second; -1 before the first measurement
    (seconds).
    """

    def __init__(
        self,
        state: StreamState,
        result: Result,
        value_type: ValueType,
        signal: Signal | None,
        device: Device | None,
        units: Units,
        channel_count: int,
        frame_size: int,
        waiting_count: int,
        received_count: int,
        lost_count: int,
        dropped_count: int,
        is_loss_estimated: bool,
        rate_asked: float | None,
        rate_measured: float | None,
        latency: float | None,
    ) -> None:
        self.state = state
        self.result = result
        self.value_type = value_type
        self.signal = signal
        self.device = device
        self.units = units
        self.channel_count = channel_count
        self.frame_size = frame_size
        self.waiting_count = waiting_count
        self.received_count = received_count
        self.lost_count = lost_count
        self.dropped_count = dropped_count
        self.is_loss_estimated = is_loss_estimated
        self.rate_asked = rate_asked
        self.rate_measured = rate_measured
        self.latency = latency

    @classmethod
    def _of(cls, raw: _abi.velto_stream_info, context: Context) -> StreamInfo:
        return cls(
            StreamState(raw.state),
            Result(raw.result),
            ValueType(raw.value_type),
            context._signal(raw.signal),
            context._device(raw.device),
            Units(raw.units),
            raw.channel_count,
            raw.frame_size,
            raw.waiting_count,
            raw.received_count,
            raw.lost_count,
            raw.dropped_count,
            bool(raw.is_loss_estimated),
            none_if(raw.rate_asked, -1),
            none_if(raw.rate_measured, -1),
            none_if(raw.latency, -1),
        )


class Binding(Record):
    """A mapping from an event of a device to game input. An event may have several rows."""

    __slots__ = (
        "kind",
        "code",
        "buttons_pressed",
        "gestures",
        "direction",
        "move_x",
        "move_y",
    )
    kind: BindingKind
    """The kind of the event."""
    code: int
    """The event among those of its kind."""
    buttons_pressed: Button
    """Buttons that are pressed, and released at once."""
    gestures: Gesture
    """Gestures that are reported for one poll. CLICK is a click without a button; THROW has the power 1."""
    direction: int
    """The direction of SWING: -1 left, 1 right, 0 neither (-1 to 1)."""
    move_x: float
    """Movement of the position to the right: each time, or per count of POINTER."""
    move_y: float
    """Movement upwards. Counts of the pointer grow downwards: a negative factor follows the hand."""

    def __init__(
        self,
        kind: BindingKind = BindingKind.FINGER,
        code: int = 0,
        buttons_pressed: Button = Button(0),
        gestures: Gesture = Gesture(0),
        direction: int = 0,
        move_x: float = 0.0,
        move_y: float = 0.0,
    ) -> None:
        self.kind = kind
        self.code = code
        self.buttons_pressed = buttons_pressed
        self.gestures = gestures
        self.direction = direction
        self.move_x = move_x
        self.move_y = move_y

    @classmethod
    def _of(cls, raw: _abi.velto_binding) -> Binding:
        return cls(
            BindingKind(raw.kind),
            raw.code,
            Button(raw.buttons_pressed),
            Gesture(raw.gestures),
            raw.direction,
            raw.move_x,
            raw.move_y,
        )

    def _raw(self) -> _abi.velto_binding:
        return _abi.velto_binding(
            kind=self.kind,
            code=self.code,
            buttons_pressed=self.buttons_pressed,
            gestures=self.gestures,
            direction=self.direction,
            move_x=self.move_x,
            move_y=self.move_y,
        )


class Mounting(Record):
    """The mounting of a device."""

    __slots__ = (
        "kind",
        "rotation_w",
        "rotation_x",
        "rotation_y",
        "rotation_z",
    )
    kind: MountingKind
    """The kind of mounting."""
    rotation_w: float
    """The rotation from the device's axes to those of HANDHELD, as a quaternion of any length but 0; set for CUSTOM
    only, returned for every kind.
    """
    rotation_x: float
    """The first imaginary part of the rotation."""
    rotation_y: float
    """The second imaginary part of the rotation."""
    rotation_z: float
    """The third imaginary part of the rotation."""

    def __init__(
        self,
        kind: MountingKind = MountingKind.HANDHELD,
        rotation_w: float = 0.0,
        rotation_x: float = 0.0,
        rotation_y: float = 0.0,
        rotation_z: float = 0.0,
    ) -> None:
        self.kind = kind
        self.rotation_w = rotation_w
        self.rotation_x = rotation_x
        self.rotation_y = rotation_y
        self.rotation_z = rotation_z

    @classmethod
    def _of(cls, raw: _abi.velto_mounting) -> Mounting:
        return cls(
            MountingKind(raw.kind),
            raw.rotation_w,
            raw.rotation_x,
            raw.rotation_y,
            raw.rotation_z,
        )

    def _raw(self) -> _abi.velto_mounting:
        return _abi.velto_mounting(
            kind=self.kind,
            rotation_w=self.rotation_w,
            rotation_x=self.rotation_x,
            rotation_y=self.rotation_y,
            rotation_z=self.rotation_z,
        )


class TapMode(Record):
    """The mode of a TAP, and the ranges of its raw sensors."""

    __slots__ = (
        "mode",
        "finger_range_g",
        "thumb_range_dps",
        "thumb_range_g",
    )
    mode: TapInputMode
    """The destination of input."""
    finger_range_g: float
    """Range of the accelerometers on the fingers: 2, 4, 8 or 16; 0 for the default (g, 0 to 16)."""
    thumb_range_dps: float
    """Range of the gyroscope: 125, 250, 500, 1000 or 2000; 0 for the default (°/s, 0 to 2000)."""
    thumb_range_g: float
    """Range of the accelerometer beside the gyroscope: 2, 4, 8 or 16; 0 for the default (g, 0 to 16)."""

    def __init__(
        self,
        mode: TapInputMode = TapInputMode.CONTROLLER,
        finger_range_g: float = 0.0,
        thumb_range_dps: float = 0.0,
        thumb_range_g: float = 0.0,
    ) -> None:
        self.mode = mode
        self.finger_range_g = finger_range_g
        self.thumb_range_dps = thumb_range_dps
        self.thumb_range_g = thumb_range_g

    @classmethod
    def _of(cls, raw: _abi.velto_tap_mode) -> TapMode:
        return cls(
            TapInputMode(raw.mode),
            raw.finger_range_g,
            raw.thumb_range_dps,
            raw.thumb_range_g,
        )

    def _raw(self) -> _abi.velto_tap_mode:
        return _abi.velto_tap_mode(
            mode=self.mode,
            finger_range_g=self.finger_range_g,
            thumb_range_dps=self.thumb_range_dps,
            thumb_range_g=self.thumb_range_g,
        )


class TapInfo(Record):
    """Information about a connected TAP."""

    __slots__ = (
        "flags",
        "hardware_version",
        "firmware_version",
        "abilities",
        "protocol_generation",
        "mouse_state",
        "hand_state",
        "shift",
        "known_features",
        "active_features",
        "dropped_combination_count",
        "vision_reports",
        "vision_model",
        "thumb_range_dps",
        "thumb_range_g",
    )
    flags: TapFlag
    """Properties."""
    hardware_version: int | None
    """Version of the hardware: 30200 is 3.2.0; -1 if it could not be read."""
    firmware_version: int | None
    """Version of the firmware, in the same form."""
    abilities: TapAbility
    """The abilities of hardware and firmware."""
    protocol_generation: int
    """1 for the classic protocol, 2 for the framed one of newer firmware."""
    mouse_state: MouseState
    """The source of pointer movement."""
    hand_state: HandState
    """The posture in most of the newest reports."""
    shift: ShiftState
    """The state of the shift key."""
    known_features: int
    """The features with a known state: bit 1 << VELTO_TAP_FEATURE_…."""
    active_features: int
    """The enabled features."""
    dropped_combination_count: int
    """Number of dropped combinations, which had more than five fingers."""
    vision_reports: TapVisionReports
    """The reports of the camera, as last reported."""
    vision_model: TapVisionModel
    """The recognition model of the camera, as last reported."""
    thumb_range_dps: float
    """The range of the gyroscope, as last reported; 0 if unknown (°/s)."""
    thumb_range_g: float
    """The range of the accelerometer beside the gyroscope, as last reported; 0 if unknown (g)."""

    def __init__(
        self,
        flags: TapFlag,
        hardware_version: int | None,
        firmware_version: int | None,
        abilities: TapAbility,
        protocol_generation: int,
        mouse_state: MouseState,
        hand_state: HandState,
        shift: ShiftState,
        known_features: int,
        active_features: int,
        dropped_combination_count: int,
        vision_reports: TapVisionReports,
        vision_model: TapVisionModel,
        thumb_range_dps: float,
        thumb_range_g: float,
    ) -> None:
        self.flags = flags
        self.hardware_version = hardware_version
        self.firmware_version = firmware_version
        self.abilities = abilities
        self.protocol_generation = protocol_generation
        self.mouse_state = mouse_state
        self.hand_state = hand_state
        self.shift = shift
        self.known_features = known_features
        self.active_features = active_features
        self.dropped_combination_count = dropped_combination_count
        self.vision_reports = vision_reports
        self.vision_model = vision_model
        self.thumb_range_dps = thumb_range_dps
        self.thumb_range_g = thumb_range_g

    @classmethod
    def _of(cls, raw: _abi.velto_tap_info) -> TapInfo:
        return cls(
            TapFlag(raw.flags),
            none_if(raw.hardware_version, -1),
            none_if(raw.firmware_version, -1),
            TapAbility(raw.abilities),
            raw.protocol_generation,
            MouseState(raw.mouse_state),
            HandState(raw.hand_state),
            ShiftState(raw.shift),
            raw.known_features,
            raw.active_features,
            raw.dropped_combination_count,
            TapVisionReports(raw.vision_reports),
            TapVisionModel(raw.vision_model),
            raw.thumb_range_dps,
            raw.thumb_range_g,
        )


class TapSettings(Record):
    """The user settings of a TAP."""

    __slots__ = (
        "is_left_handed",
        "vibrates",
        "is_mouse_only",
        "has_voice_over",
        "corrects_text",
        "flips_scrolling",
        "is_keyboard_only",
        "has_standby",
        "has_air_mouse",
        "controls_media",
        "controls_television",
        "is_developer_mode",
        "mouse_sensitivity",
        "scroll_sensitivity",
        "double_tap_timeout",
        "sleep_after",
    )
    is_left_handed: bool
    """Whether it is worn on the left hand."""
    vibrates: bool
    """Whether it vibrates."""
    is_mouse_only: bool
    """Whether it is only a mouse."""
    has_voice_over: bool
    """Whether it supports a screen reader."""
    corrects_text: bool
    """Whether it corrects typed text."""
    flips_scrolling: bool
    """Whether the scroll direction is flipped."""
    is_keyboard_only: bool
    """Whether it is only a keyboard."""
    has_standby: bool
    """Whether it has a standby mode."""
    has_air_mouse: bool
    """Whether the hand can be a mouse in mid-air."""
    controls_media: bool
    """Whether gestures in mid-air control media."""
    controls_television: bool
    """Whether gestures in mid-air control a television."""
    is_developer_mode: bool
    """Whether the developer mode is on, without which raw sensors stay silent."""
    mouse_sensitivity: int
    """Sensitivity of the mouse (0 to 15)."""
    scroll_sensitivity: int
    """Sensitivity of scrolling (0 to 15)."""
    double_tap_timeout: int
    """Timeout of a double tap, as an index in the vendor's list (0 to 15)."""
    sleep_after: int
    """Time until it sleeps, as an index in the vendor's list (0 to 63)."""

    def __init__(
        self,
        is_left_handed: bool = False,
        vibrates: bool = False,
        is_mouse_only: bool = False,
        has_voice_over: bool = False,
        corrects_text: bool = False,
        flips_scrolling: bool = False,
        is_keyboard_only: bool = False,
        has_standby: bool = False,
        has_air_mouse: bool = False,
        controls_media: bool = False,
        controls_television: bool = False,
        is_developer_mode: bool = False,
        mouse_sensitivity: int = 0,
        scroll_sensitivity: int = 0,
        double_tap_timeout: int = 0,
        sleep_after: int = 0,
    ) -> None:
        self.is_left_handed = is_left_handed
        self.vibrates = vibrates
        self.is_mouse_only = is_mouse_only
        self.has_voice_over = has_voice_over
        self.corrects_text = corrects_text
        self.flips_scrolling = flips_scrolling
        self.is_keyboard_only = is_keyboard_only
        self.has_standby = has_standby
        self.has_air_mouse = has_air_mouse
        self.controls_media = controls_media
        self.controls_television = controls_television
        self.is_developer_mode = is_developer_mode
        self.mouse_sensitivity = mouse_sensitivity
        self.scroll_sensitivity = scroll_sensitivity
        self.double_tap_timeout = double_tap_timeout
        self.sleep_after = sleep_after

    @classmethod
    def _of(cls, raw: _abi.velto_tap_settings) -> TapSettings:
        return cls(
            bool(raw.is_left_handed),
            bool(raw.vibrates),
            bool(raw.is_mouse_only),
            bool(raw.has_voice_over),
            bool(raw.corrects_text),
            bool(raw.flips_scrolling),
            bool(raw.is_keyboard_only),
            bool(raw.has_standby),
            bool(raw.has_air_mouse),
            bool(raw.controls_media),
            bool(raw.controls_television),
            bool(raw.is_developer_mode),
            raw.mouse_sensitivity,
            raw.scroll_sensitivity,
            raw.double_tap_timeout,
            raw.sleep_after,
        )

    def _raw(self) -> _abi.velto_tap_settings:
        return _abi.velto_tap_settings(
            struct_size=ctypes.sizeof(_abi.velto_tap_settings),
            is_left_handed=self.is_left_handed,
            vibrates=self.vibrates,
            is_mouse_only=self.is_mouse_only,
            has_voice_over=self.has_voice_over,
            corrects_text=self.corrects_text,
            flips_scrolling=self.flips_scrolling,
            is_keyboard_only=self.is_keyboard_only,
            has_standby=self.has_standby,
            has_air_mouse=self.has_air_mouse,
            controls_media=self.controls_media,
            controls_television=self.controls_television,
            is_developer_mode=self.is_developer_mode,
            mouse_sensitivity=self.mouse_sensitivity,
            scroll_sensitivity=self.scroll_sensitivity,
            double_tap_timeout=self.double_tap_timeout,
            sleep_after=self.sleep_after,
        )


class MwInfo(Record):
    """Information about a connected board."""

    __slots__ = (
        "flags",
        "state",
        "activities",
        "detectors",
        "input_source",
        "silent_module_count",
        "asked_notification_rate",
        "carried_notification_rate",
        "model_name",
    )
    flags: MwFlag
    """Properties."""
    state: MwState
    """The most important activity."""
    activities: MwActivity
    """All activities."""
    detectors: int
    """The running detectors: bit 1 << VELTO_MW_DETECTOR_…."""
    input_source: MwInputSource
    """The source of game input while the program uses none of its sensors; see `Board.set_input_source()`."""
    silent_module_count: int
    """Number of modules that have not answered. While it is not 0, modules and signals may be missing; the library
    repeats the request, and sends `SignalsChangedEvent` when the list grows.
    """
    asked_notification_rate: float
    """Notifications per second requested by streams and game input (hertz)."""
    carried_notification_rate: float
    """Typical capacity of a link, in notifications per second (hertz)."""
    model_name: str
    """The model, such as MetaMotion S."""

    def __init__(
        self,
        flags: MwFlag,
        state: MwState,
        activities: MwActivity,
        detectors: int,
        input_source: MwInputSource,
        silent_module_count: int,
        asked_notification_rate: float,
        carried_notification_rate: float,
        model_name: str,
    ) -> None:
        self.flags = flags
        self.state = state
        self.activities = activities
        self.detectors = detectors
        self.input_source = input_source
        self.silent_module_count = silent_module_count
        self.asked_notification_rate = asked_notification_rate
        self.carried_notification_rate = carried_notification_rate
        self.model_name = model_name

    @classmethod
    def _of(cls, raw: _abi.velto_mw_info) -> MwInfo:
        return cls(
            MwFlag(raw.flags),
            MwState(raw.state),
            MwActivity(raw.activities),
            raw.detectors,
            MwInputSource(raw.input_source),
            raw.silent_module_count,
            raw.asked_notification_rate,
            raw.carried_notification_rate,
            raw.model_name.decode(),
        )


class MwModule(Record):
    """A module of a board, as the board reports it."""

    __slots__ = (
        "id",
        "implementation",
        "revision",
        "extra",
    )
    id: int
    """The module's number in packets."""
    implementation: int
    """The implementation of the module, such as the chip."""
    revision: int
    """The version of the module's commands."""
    extra: bytes
    """Further bytes, whose meaning depends on the module (raw units)."""

    def __init__(
        self,
        id: int,
        implementation: int,
        revision: int,
        extra: bytes,
    ) -> None:
        self.id = id
        self.implementation = implementation
        self.revision = revision
        self.extra = extra

    @classmethod
    def _of(cls, raw: _abi.velto_mw_module) -> MwModule:
        return cls(
            raw.id,
            raw.implementation,
            raw.revision,
            bytes(raw.extra)[: raw.extra_size],
        )


class MwSource(Record):
    """The source of a signal of a board, for analyzing packets."""

    __slots__ = (
        "module",
        "register_id",
        "id",
        "offset",
        "size",
        "packed_register_id",
        "has_id",
    )
    module: int
    """The module's number."""
    register_id: int
    """The register that notifies the signal, and from which it is read."""
    id: int
    """The channel, 0 without one."""
    offset: int
    """The position of the numbers in a packet (bytes)."""
    size: int
    """The total size of its numbers (bytes)."""
    packed_register_id: int
    """The register whose packets hold three samples; 0 for none."""
    has_id: bool
    """Whether `id` precedes the numbers, also in requests."""

    def __init__(
        self,
        module: int,
        register_id: int,
        id: int,
        offset: int,
        size: int,
        packed_register_id: int,
        has_id: bool,
    ) -> None:
        self.module = module
        self.register_id = register_id
        self.id = id
        self.offset = offset
        self.size = size
        self.packed_register_id = packed_register_id
        self.has_id = has_id

    @classmethod
    def _of(cls, raw: _abi.velto_mw_source) -> MwSource:
        return cls(
            raw.module,
            raw.register_id,
            raw.id,
            raw.offset,
            raw.size,
            raw.packed_register_id,
            bool(raw.has_id),
        )


class MwSensorConfig(Record):
    """The configuration of a sensor; 0 selects the default of a member."""

    __slots__ = (
        "sensor",
        "rate",
        "range_g",
        "range_dps",
        "filter",
        "power",
        "is_unpacked",
        "fusion_mode",
        "preset",
        "repetitions_xy",
        "repetitions_z",
        "oversampling",
        "smoothing",
        "gain",
        "standby",
        "integration",
    )
    sensor: MwSensor
    """The sensor."""
    rate: float
    """Sampling rate; 0 is 100, for the magnetometer 10, for light 2, and for the barometer its highest (hertz, 0 to
    3200).
    """
    range_g: float
    """Full scale of the accelerometer, also for fusion: 2, 4, 8 or 16; 0 is 2, for fusion 16 (g, 0 to 16)."""
    range_dps: float
    """Full scale of the gyroscope, also for fusion: 125 (gyroscope only), 250, 500, 1000 or 2000; 0 is 500, for
    fusion 2000 (°/s, 0 to 2000).
    """
    filter: MwFilter
    """The filter of accelerometer and gyroscope."""
    power: MwPower
    """The power of accelerometer and gyroscope."""
    is_unpacked: bool
    """Whether each packet holds one sample, instead of three where the firmware supports that."""
    fusion_mode: MwFusionMode
    """The mode of fusion."""
    preset: MwMagnetometerPreset
    """The preset of the magnetometer; it sets rate and repetitions if those members are 0."""
    repetitions_xy: int
    """Measurements of the magnetometer that are averaged for x and y: an odd number; 0 is 9 (0 to 511)."""
    repetitions_z: int
    """Measurements that are averaged for z; 0 is 15 (0 to 256)."""
    oversampling: int
    """Measurements per sample of barometer or hygrometer: 1, 2, 4, 8 or 16; 0 is 4, for the hygrometer 1 (0 to 16).
    """
    smoothing: int
    """Smoothing window of the barometer, in samples: 2, 4, 8 or 16; 0 is none (0 to 16)."""
    gain: int
    """The gain of the light sensor: 1, 2, 4, 8, 48 or 96; 0 is 1 (0 to 96)."""
    standby: float
    """The pause between samples of the barometer, which takes precedence over the rate; 0 selects the pause that
    suits the rate (seconds, 0 to 4).
    """
    integration: float
    """The integration time of the light sensor: 0.05 to 0.4; 0 is 0.1 (seconds, 0 to 0.4)."""

    def __init__(
        self,
        sensor: MwSensor = MwSensor.ACCELEROMETER,
        rate: float = 0.0,
        range_g: float = 0.0,
        range_dps: float = 0.0,
        filter: MwFilter = MwFilter.DEFAULT,
        power: MwPower = MwPower.DEFAULT,
        is_unpacked: bool = False,
        fusion_mode: MwFusionMode = MwFusionMode.DEFAULT,
        preset: MwMagnetometerPreset = MwMagnetometerPreset.NONE,
        repetitions_xy: int = 0,
        repetitions_z: int = 0,
        oversampling: int = 0,
        smoothing: int = 0,
        gain: int = 0,
        standby: float = 0.0,
        integration: float = 0.0,
    ) -> None:
        self.sensor = sensor
        self.rate = rate
        self.range_g = range_g
        self.range_dps = range_dps
        self.filter = filter
        self.power = power
        self.is_unpacked = is_unpacked
        self.fusion_mode = fusion_mode
        self.preset = preset
        self.repetitions_xy = repetitions_xy
        self.repetitions_z = repetitions_z
        self.oversampling = oversampling
        self.smoothing = smoothing
        self.gain = gain
        self.standby = standby
        self.integration = integration

    @classmethod
    def _of(cls, raw: _abi.velto_mw_sensor_config) -> MwSensorConfig:
        return cls(
            MwSensor(raw.sensor),
            raw.rate,
            raw.range_g,
            raw.range_dps,
            MwFilter(raw.filter),
            MwPower(raw.power),
            bool(raw.is_unpacked),
            MwFusionMode(raw.fusion_mode),
            MwMagnetometerPreset(raw.preset),
            raw.repetitions_xy,
            raw.repetitions_z,
            raw.oversampling,
            raw.smoothing,
            raw.gain,
            raw.standby,
            raw.integration,
        )

    def _raw(self) -> _abi.velto_mw_sensor_config:
        return _abi.velto_mw_sensor_config(
            struct_size=ctypes.sizeof(_abi.velto_mw_sensor_config),
            sensor=self.sensor,
            rate=self.rate,
            range_g=self.range_g,
            range_dps=self.range_dps,
            filter=self.filter,
            power=self.power,
            is_unpacked=self.is_unpacked,
            fusion_mode=self.fusion_mode,
            preset=self.preset,
            repetitions_xy=self.repetitions_xy,
            repetitions_z=self.repetitions_z,
            oversampling=self.oversampling,
            smoothing=self.smoothing,
            gain=self.gain,
            standby=self.standby,
            integration=self.integration,
        )


class MwDetectorConfig(Record):
    """The configuration of a detector; 0 selects the recommendation of the chip's data sheet."""

    __slots__ = (
        "detector",
        "threshold",
        "duration",
        "window",
        "quiet",
        "shock",
        "hysteresis",
        "axes",
        "mode",
        "arm",
        "count",
    )
    detector: MwDetector
    """The detector."""
    threshold: float
    """The threshold, in g or degrees (0 to 360)."""
    duration: float
    """Minimum duration (seconds, 0 to 3600)."""
    window: float
    """The time window for a second event, or the time to skip (seconds, 0 to 3600)."""
    quiet: float
    """The quiet time after a tap (seconds, 0 to 3600)."""
    shock: float
    """The duration of the shock of a tap (seconds, 0 to 3600)."""
    hysteresis: float
    """The hysteresis below the threshold (g, 0 to 16)."""
    axes: int
    """The monitored axes: bit 0 for x, 1 for y, 2 for z (0 to 7)."""
    mode: MwDetectorMode
    """The mode."""
    arm: MwArm
    """The arm that the board is worn on."""
    count: int
    """The number of samples or steps (0 to 65535)."""

    def __init__(
        self,
        detector: MwDetector = MwDetector.ORIENTATION,
        threshold: float = 0.0,
        duration: float = 0.0,
        window: float = 0.0,
        quiet: float = 0.0,
        shock: float = 0.0,
        hysteresis: float = 0.0,
        axes: int = 0,
        mode: MwDetectorMode = MwDetectorMode.DEFAULT,
        arm: MwArm = MwArm.DEFAULT,
        count: int = 0,
    ) -> None:
        self.detector = detector
        self.threshold = threshold
        self.duration = duration
        self.window = window
        self.quiet = quiet
        self.shock = shock
        self.hysteresis = hysteresis
        self.axes = axes
        self.mode = mode
        self.arm = arm
        self.count = count

    @classmethod
    def _of(cls, raw: _abi.velto_mw_detector_config) -> MwDetectorConfig:
        return cls(
            MwDetector(raw.detector),
            raw.threshold,
            raw.duration,
            raw.window,
            raw.quiet,
            raw.shock,
            raw.hysteresis,
            raw.axes,
            MwDetectorMode(raw.mode),
            MwArm(raw.arm),
            raw.count,
        )

    def _raw(self) -> _abi.velto_mw_detector_config:
        return _abi.velto_mw_detector_config(
            struct_size=ctypes.sizeof(_abi.velto_mw_detector_config),
            detector=self.detector,
            threshold=self.threshold,
            duration=self.duration,
            window=self.window,
            quiet=self.quiet,
            shock=self.shock,
            hysteresis=self.hysteresis,
            axes=self.axes,
            mode=self.mode,
            arm=self.arm,
            count=self.count,
        )


class MwLedPattern(Record):
    """A repeating pattern of one color of the light."""

    __slots__ = (
        "color",
        "repeat_count",
        "high",
        "low",
        "rise",
        "hold",
        "fall",
        "period",
        "delay",
    )
    color: MwLedColor
    """The color."""
    repeat_count: int
    """The number of pulses; 0 is endless (0 to 254)."""
    high: float
    """The brightness at the top (0 to 1)."""
    low: float
    """The brightness at the bottom (0 to 1)."""
    rise: float
    """From bottom to top (seconds, 0 to 65.535)."""
    hold: float
    """At the top (seconds, 0 to 65.535)."""
    fall: float
    """From top to bottom (seconds, 0 to 65.535)."""
    period: float
    """From one pulse to the next (seconds, 0 to 65.535)."""
    delay: float
    """Before the first pulse; firmware before LED revision 1 has no delay (seconds, 0 to 65.535)."""

    def __init__(
        self,
        color: MwLedColor = MwLedColor.GREEN,
        repeat_count: int = 0,
        high: float = 0.0,
        low: float = 0.0,
        rise: float = 0.0,
        hold: float = 0.0,
        fall: float = 0.0,
        period: float = 0.0,
        delay: float = 0.0,
    ) -> None:
        self.color = color
        self.repeat_count = repeat_count
        self.high = high
        self.low = low
        self.rise = rise
        self.hold = hold
        self.fall = fall
        self.period = period
        self.delay = delay

    @classmethod
    def _of(cls, raw: _abi.velto_mw_led_pattern) -> MwLedPattern:
        return cls(
            MwLedColor(raw.color),
            raw.repeat_count,
            raw.high,
            raw.low,
            raw.rise,
            raw.hold,
            raw.fall,
            raw.period,
            raw.delay,
        )

    def _raw(self) -> _abi.velto_mw_led_pattern:
        return _abi.velto_mw_led_pattern(
            color=self.color,
            repeat_count=self.repeat_count,
            high=self.high,
            low=self.low,
            rise=self.rise,
            hold=self.hold,
            fall=self.fall,
            period=self.period,
            delay=self.delay,
        )


class MwCalibration(Record):
    """The calibration of a sensor by sensor fusion, in the firmware's units."""

    __slots__ = (
        "x",
        "y",
        "z",
        "radius",
        "accuracy",
    )
    x: int
    """The offset of x (raw units)."""
    y: int
    """The offset of y (raw units)."""
    z: int
    """The offset of z (raw units)."""
    radius: int
    """The radius of the sphere on which the sensor's values lie (raw units)."""
    accuracy: int
    """From 0, unreliable, to 3."""

    def __init__(
        self,
        x: int = 0,
        y: int = 0,
        z: int = 0,
        radius: int = 0,
        accuracy: int = 0,
    ) -> None:
        self.x = x
        self.y = y
        self.z = z
        self.radius = radius
        self.accuracy = accuracy

    @classmethod
    def _of(cls, raw: _abi.velto_mw_calibration) -> MwCalibration:
        return cls(
            raw.x,
            raw.y,
            raw.z,
            raw.radius,
            raw.accuracy,
        )

    def _raw(self) -> _abi.velto_mw_calibration:
        return _abi.velto_mw_calibration(
            x=self.x,
            y=self.y,
            z=self.z,
            radius=self.radius,
            accuracy=self.accuracy,
        )


class MwFusionCalibration(Record):
    """The calibration of the sensors by sensor fusion."""

    __slots__ = (
        "accelerometer",
        "gyroscope",
        "magnetometer",
    )
    accelerometer: MwCalibration
    """The accelerometer."""
    gyroscope: MwCalibration
    """The gyroscope."""
    magnetometer: MwCalibration
    """The magnetometer."""

    def __init__(
        self,
        accelerometer: MwCalibration | None = None,
        gyroscope: MwCalibration | None = None,
        magnetometer: MwCalibration | None = None,
    ) -> None:
        self.accelerometer = MwCalibration() if accelerometer is None else accelerometer
        self.gyroscope = MwCalibration() if gyroscope is None else gyroscope
        self.magnetometer = MwCalibration() if magnetometer is None else magnetometer

    @classmethod
    def _of(cls, raw: _abi.velto_mw_fusion_calibration) -> MwFusionCalibration:
        return cls(
            MwCalibration._of(raw.accelerometer),
            MwCalibration._of(raw.gyroscope),
            MwCalibration._of(raw.magnetometer),
        )

    def _raw(self) -> _abi.velto_mw_fusion_calibration:
        return _abi.velto_mw_fusion_calibration(
            accelerometer=self.accelerometer._raw(),
            gyroscope=self.gyroscope._raw(),
            magnetometer=self.magnetometer._raw(),
        )


class MwPinConfig(Record):
    """The configuration for reading the voltage of a pin."""

    __slots__ = (
        "pull_up_pin",
        "delay",
        "pull_down_pin",
    )
    pull_up_pin: int | None
    """A pin that is pulled up during the reading; None for none (-1 to 63)."""
    delay: float
    """The time between pulling and reading (seconds, 0 to 0.00102)."""
    pull_down_pin: int | None
    """A pin that is pulled down during the reading; None for none (-1 to 63)."""

    def __init__(
        self,
        pull_up_pin: int | None = None,
        delay: float = 0.0,
        pull_down_pin: int | None = None,
    ) -> None:
        self.pull_up_pin = pull_up_pin
        self.delay = delay
        self.pull_down_pin = pull_down_pin

    @classmethod
    def _of(cls, raw: _abi.velto_mw_pin_config) -> MwPinConfig:
        return cls(
            none_if(raw.pull_up_pin, -1),
            raw.delay,
            none_if(raw.pull_down_pin, -1),
        )

    def _raw(self) -> _abi.velto_mw_pin_config:
        return _abi.velto_mw_pin_config(
            struct_size=ctypes.sizeof(_abi.velto_mw_pin_config),
            pull_up_pin=-1 if self.pull_up_pin is None else self.pull_up_pin,
            delay=self.delay,
            pull_down_pin=-1 if self.pull_down_pin is None else self.pull_down_pin,
        )


class MwThermistor(Record):
    """An external thermistor."""

    __slots__ = (
        "channel",
        "data_pin",
        "pull_down_pin",
        "is_active_high",
    )
    channel: int
    """The temperature channel of the thermistor: 2 on MetaMotion boards."""
    data_pin: int
    """The pin that is measured."""
    pull_down_pin: int
    """The pin that pulls down to 0 V."""
    is_active_high: bool
    """Whether the pull-down pin is active at the supply voltage."""

    def __init__(
        self,
        channel: int = 0,
        data_pin: int = 0,
        pull_down_pin: int = 0,
        is_active_high: bool = False,
    ) -> None:
        self.channel = channel
        self.data_pin = data_pin
        self.pull_down_pin = pull_down_pin
        self.is_active_high = is_active_high

    @classmethod
    def _of(cls, raw: _abi.velto_mw_thermistor) -> MwThermistor:
        return cls(
            raw.channel,
            raw.data_pin,
            raw.pull_down_pin,
            bool(raw.is_active_high),
        )

    def _raw(self) -> _abi.velto_mw_thermistor:
        return _abi.velto_mw_thermistor(
            channel=self.channel,
            data_pin=self.data_pin,
            pull_down_pin=self.pull_down_pin,
            is_active_high=self.is_active_high,
        )


class MwSpi(Record):
    """A device on the SPI bus."""

    __slots__ = (
        "frequency",
        "select_pin",
        "clock_pin",
        "output_pin",
        "input_pin",
        "mode",
        "is_lsb_first",
        "uses_native_pins",
    )
    frequency: float
    """The clock frequency, rounded to 125 kHz or a doubling of it up to 8 MHz; 0 is 1 MHz (hertz, 0 to 8000000)."""
    select_pin: int
    """The pin that selects the device."""
    clock_pin: int
    """The pin of the clock."""
    output_pin: int
    """The pin from board to device."""
    input_pin: int
    """The pin from device to board."""
    mode: int
    """Polarity and phase of the clock (0 to 3)."""
    is_lsb_first: bool
    """Whether the least significant bit is sent first."""
    uses_native_pins: bool
    """Whether to use the board's internal bus and ignore clock, output and input pin."""

    def __init__(
        self,
        frequency: float = 0.0,
        select_pin: int = 0,
        clock_pin: int = 0,
        output_pin: int = 0,
        input_pin: int = 0,
        mode: int = 0,
        is_lsb_first: bool = False,
        uses_native_pins: bool = False,
    ) -> None:
        self.frequency = frequency
        self.select_pin = select_pin
        self.clock_pin = clock_pin
        self.output_pin = output_pin
        self.input_pin = input_pin
        self.mode = mode
        self.is_lsb_first = is_lsb_first
        self.uses_native_pins = uses_native_pins

    @classmethod
    def _of(cls, raw: _abi.velto_mw_spi) -> MwSpi:
        return cls(
            raw.frequency,
            raw.select_pin,
            raw.clock_pin,
            raw.output_pin,
            raw.input_pin,
            raw.mode,
            bool(raw.is_lsb_first),
            bool(raw.uses_native_pins),
        )

    def _raw(self) -> _abi.velto_mw_spi:
        return _abi.velto_mw_spi(
            frequency=self.frequency,
            select_pin=self.select_pin,
            clock_pin=self.clock_pin,
            output_pin=self.output_pin,
            input_pin=self.input_pin,
            mode=self.mode,
            is_lsb_first=self.is_lsb_first,
            uses_native_pins=self.uses_native_pins,
        )


class MwBusSignal(Record):
    """A reading of a device on a serial bus, as a signal."""

    __slots__ = (
        "is_spi",
        "scale",
        "format",
        "channel_count",
        "address",
        "register_id",
        "spi",
        "sent",
        "identifier",
    )
    is_spi: bool
    """Whether the device is on the SPI bus, instead of I2C."""
    scale: float
    """The factor for values that are not raw; 0 is 1."""
    format: MwNumber
    """The type of the numbers."""
    channel_count: int
    """The number of channels: at most 17 bytes in total, with SPI 16 (1 to 16)."""
    address: int
    """I2C: the address of the device (0 to 127)."""
    register_id: int
    """I2C: the first register."""
    spi: MwSpi
    """SPI: the device."""
    sent: bytes
    """SPI: the bytes sent before the read, at most 12 (raw units)."""
    identifier: str
    """The identifier of the signal: 1 to 40 bytes, not all blank, without control characters and brackets."""

    def __init__(
        self,
        is_spi: bool = False,
        scale: float = 1.0,
        format: MwNumber = MwNumber.U8,
        channel_count: int = 1,
        address: int = 0,
        register_id: int = 0,
        spi: MwSpi | None = None,
        sent: bytes = b"",
        identifier: str = "",
    ) -> None:
        self.is_spi = is_spi
        self.scale = scale
        self.format = format
        self.channel_count = channel_count
        self.address = address
        self.register_id = register_id
        self.spi = MwSpi() if spi is None else spi
        self.sent = sent
        self.identifier = identifier

    @classmethod
    def _of(cls, raw: _abi.velto_mw_bus_signal) -> MwBusSignal:
        return cls(
            bool(raw.is_spi),
            raw.scale,
            MwNumber(raw.format),
            raw.channel_count,
            raw.address,
            raw.register_id,
            MwSpi._of(raw.spi),
            bytes(raw.sent)[: raw.sent_size],
            raw.identifier.decode(),
        )

    def _raw(self) -> _abi.velto_mw_bus_signal:
        return _abi.velto_mw_bus_signal(
            struct_size=ctypes.sizeof(_abi.velto_mw_bus_signal),
            is_spi=self.is_spi,
            scale=self.scale,
            format=self.format,
            channel_count=self.channel_count,
            address=self.address,
            register_id=self.register_id,
            spi=self.spi._raw(),
            sent=bytes_to_c(self.sent, 0, 12, "MwBusSignal.sent"),
            sent_size=len(self.sent),
            identifier=text_to_c(self.identifier, 44, "MwBusSignal.identifier"),
        )


class MwBeacon(Record):
    """The beacon that a board advertises in place of its name while it is not connected."""

    __slots__ = (
        "uuid",
        "period",
        "major",
        "minor",
        "power_at_one_meter",
        "transmit_power",
        "is_on",
        "is_on_known",
    )
    uuid: UUID
    """The UUID."""
    period: float
    """The advertising interval; 0 is 0.7 (seconds, 0 to 65.535)."""
    major: int
    """The major number."""
    minor: int
    """The minor number."""
    power_at_one_meter: int
    """The signal strength at 1 m, often about -55 (dBm, -128 to 127)."""
    transmit_power: int
    """The transmit power, rounded to 4, 0, -4, -8, -12, -16, -20 or -30 (dBm, -128 to 127)."""
    is_on: bool
    """Whether the board is a beacon."""
    is_on_known: bool
    """When read, whether `is_on` is known: boards do not report it, and the library only knows values written on
    this link. Ignored when written.
    """

    def __init__(
        self,
        uuid: UUID = UUID(int=0),
        period: float = 0.0,
        major: int = 0,
        minor: int = 0,
        power_at_one_meter: int = 0,
        transmit_power: int = 0,
        is_on: bool = False,
        is_on_known: bool = False,
    ) -> None:
        self.uuid = uuid
        self.period = period
        self.major = major
        self.minor = minor
        self.power_at_one_meter = power_at_one_meter
        self.transmit_power = transmit_power
        self.is_on = is_on
        self.is_on_known = is_on_known

    @classmethod
    def _of(cls, raw: _abi.velto_mw_beacon) -> MwBeacon:
        return cls(
            UUID(bytes=bytes(raw.uuid.bytes)),
            raw.period,
            raw.major,
            raw.minor,
            raw.power_at_one_meter,
            raw.transmit_power,
            bool(raw.is_on),
            bool(raw.is_on_known),
        )

    def _raw(self) -> _abi.velto_mw_beacon:
        return _abi.velto_mw_beacon(
            uuid=uuid_to_c(self.uuid),
            period=self.period,
            major=self.major,
            minor=self.minor,
            power_at_one_meter=self.power_at_one_meter,
            transmit_power=self.transmit_power,
            is_on=self.is_on,
            is_on_known=self.is_on_known,
        )


class MwSettings(Record):
    """Settings of a board: its name, radio and power."""

    __slots__ = (
        "latency",
        "advertising_interval",
        "advertising_timeout",
        "interval_min",
        "interval_max",
        "supervision_timeout",
        "transmit_power",
        "is_advertising_directed",
        "whitelist_mode",
        "is_regulator_on",
        "is_slow_phy_forced",
        "name",
        "scan_response",
        "watchdog_timeout",
        "watchdog_runs_asleep",
        "watchdog_refresh_by_schedule",
        "watchdog_refresh_by_sleep",
    )
    latency: int
    """The peripheral latency: the number of connection events that the board may skip (0 to 1000)."""
    advertising_interval: float
    """The advertising interval (seconds, 0.02 to 10.24)."""
    advertising_timeout: float
    """Advertising time after a link; 0 for unlimited (seconds, 0 to 180)."""
    interval_min: float
    """The minimum connection interval that the board requests (seconds, 0.0075 to 4)."""
    interval_max: float
    """The maximum connection interval that the board requests (seconds, 0.0075 to 4)."""
    supervision_timeout: float
    """The supervision timeout (seconds, 0.1 to 32)."""
    transmit_power: int
    """The transmit power, rounded to 4, 0, -4, -8, -12, -16, -20 or -30 (dBm, -30 to 4)."""
    is_advertising_directed: bool
    """Whether the board advertises only to the device in slot 0 of the whitelist."""
    whitelist_mode: MwWhitelistMode
    """The use of the whitelist."""
    is_regulator_on: bool
    """Whether the regulator for peripherals at 3 V is on."""
    is_slow_phy_forced: bool
    """Whether the link stays at 1 Mbit/s."""
    name: str
    """The advertised name: 1 to 26 letters, digits, spaces, - and _. A board returns only the first 18; its
    advertisement, or a name written by this program, completes it.
    """
    scan_response: bytes
    """The scan response, at most 31 bytes (raw units)."""
    watchdog_timeout: float
    """The time after which the watchdog resets a board that does not refresh it; ignored by a running watchdog. It
    is read back after a write, but not by `Board.read_settings()`, since the firmware versions with a watchdog
    are undocumented (seconds, 0.01 to 131000).
    """
    watchdog_runs_asleep: bool
    """Whether the watchdog counts while the board sleeps."""
    watchdog_refresh_by_schedule: bool
    """Whether executing the schedule refreshes the watchdog."""
    watchdog_refresh_by_sleep: bool
    """Whether falling asleep refreshes the watchdog."""

    def __init__(
        self,
        latency: int = 0,
        advertising_interval: float = 0.417,
        advertising_timeout: float = 0.0,
        interval_min: float = 0.0075,
        interval_max: float = 0.03,
        supervision_timeout: float = 5.0,
        transmit_power: int = 0,
        is_advertising_directed: bool = False,
        whitelist_mode: MwWhitelistMode = MwWhitelistMode.OFF,
        is_regulator_on: bool = False,
        is_slow_phy_forced: bool = False,
        name: str = "",
        scan_response: bytes = b"",
        watchdog_timeout: float = 10.0,
        watchdog_runs_asleep: bool = False,
        watchdog_refresh_by_schedule: bool = True,
        watchdog_refresh_by_sleep: bool = True,
    ) -> None:
        self.latency = latency
        self.advertising_interval = advertising_interval
        self.advertising_timeout = advertising_timeout
        self.interval_min = interval_min
        self.interval_max = interval_max
        self.supervision_timeout = supervision_timeout
        self.transmit_power = transmit_power
        self.is_advertising_directed = is_advertising_directed
        self.whitelist_mode = whitelist_mode
        self.is_regulator_on = is_regulator_on
        self.is_slow_phy_forced = is_slow_phy_forced
        self.name = name
        self.scan_response = scan_response
        self.watchdog_timeout = watchdog_timeout
        self.watchdog_runs_asleep = watchdog_runs_asleep
        self.watchdog_refresh_by_schedule = watchdog_refresh_by_schedule
        self.watchdog_refresh_by_sleep = watchdog_refresh_by_sleep

    @classmethod
    def _of(cls, raw: _abi.velto_mw_settings) -> MwSettings:
        return cls(
            raw.latency,
            raw.advertising_interval,
            raw.advertising_timeout,
            raw.interval_min,
            raw.interval_max,
            raw.supervision_timeout,
            raw.transmit_power,
            bool(raw.is_advertising_directed),
            MwWhitelistMode(raw.whitelist_mode),
            bool(raw.is_regulator_on),
            bool(raw.is_slow_phy_forced),
            raw.name.decode(),
            bytes(raw.scan_response)[: raw.scan_response_size],
            raw.watchdog_timeout,
            bool(raw.watchdog_runs_asleep),
            bool(raw.watchdog_refresh_by_schedule),
            bool(raw.watchdog_refresh_by_sleep),
        )

    def _raw(self) -> _abi.velto_mw_settings:
        return _abi.velto_mw_settings(
            struct_size=ctypes.sizeof(_abi.velto_mw_settings),
            latency=self.latency,
            advertising_interval=self.advertising_interval,
            advertising_timeout=self.advertising_timeout,
            interval_min=self.interval_min,
            interval_max=self.interval_max,
            supervision_timeout=self.supervision_timeout,
            transmit_power=self.transmit_power,
            is_advertising_directed=self.is_advertising_directed,
            whitelist_mode=self.whitelist_mode,
            is_regulator_on=self.is_regulator_on,
            is_slow_phy_forced=self.is_slow_phy_forced,
            name=text_to_c(self.name, 32, "MwSettings.name"),
            scan_response=bytes_to_c(self.scan_response, 0, 32, "MwSettings.scan_response"),
            scan_response_size=len(self.scan_response),
            watchdog_timeout=self.watchdog_timeout,
            watchdog_runs_asleep=self.watchdog_runs_asleep,
            watchdog_refresh_by_schedule=self.watchdog_refresh_by_schedule,
            watchdog_refresh_by_sleep=self.watchdog_refresh_by_sleep,
        )


class MwAddress(Record):
    """An address on a whitelist."""

    __slots__ = (
        "kind",
        "data",
    )
    kind: MwAddressKind
    """Its kind."""
    data: bytes
    """The address, in the order of its text form (raw units)."""

    def __init__(
        self,
        kind: MwAddressKind = MwAddressKind.PUBLIC,
        data: bytes = bytes(6),
    ) -> None:
        self.kind = kind
        self.data = data

    @classmethod
    def _of(cls, raw: _abi.velto_mw_address) -> MwAddress:
        return cls(
            MwAddressKind(raw.kind),
            bytes(raw.bytes),
        )

    def _raw(self) -> _abi.velto_mw_address:
        return _abi.velto_mw_address(
            kind=self.kind,
            bytes=bytes_to_c(self.data, 6, 6, "MwAddress.data"),
        )


class LoggerInfo(Record):
    """Information about a logger."""

    __slots__ = (
        "flags",
        "device",
        "slot_count",
        "channel_count",
        "slots",
        "range",
        "rate",
    )
    flags: LoggerFlag
    """Properties."""
    device: Device | None
    """Its board."""
    slot_count: int
    """Number of logger slots that it uses on the board."""
    channel_count: int
    """Number of its channels; 0 until the board has created it."""
    slots: bytes
    """The numbers of its logger slots, as in the entries of the log; 0 for the others, and until the board has
    created it.
    """
    range: float | None
    """The full scale, in the native unit; -1 for a signal with a single or unknown range."""
    rate: float | None
    """Samples per second; -1 before the first start, or without a steady rate (hertz)."""

    def __init__(
        self,
        flags: LoggerFlag,
        device: Device | None,
        slot_count: int,
        channel_count: int,
        slots: bytes,
        range: float | None,
        rate: float | None,
    ) -> None:
        self.flags = flags
        self.device = device
        self.slot_count = slot_count
        self.channel_count = channel_count
        self.slots = slots
        self.range = range
        self.rate = rate

    @classmethod
    def _of(cls, raw: _abi.velto_logger_info, context: Context) -> LoggerInfo:
        return cls(
            LoggerFlag(raw.flags),
            context._device(raw.device),
            raw.slot_count,
            raw.channel_count,
            bytes(raw.slots),
            none_if(raw.range, -1),
            none_if(raw.rate, -1),
        )


class MwLogInfo(Record):
    """Information about the log of a board."""

    __slots__ = (
        "flags",
        "mode",
        "logger_count",
        "recovered_count",
        "slot_count",
        "slot_capacity",
        "capacity",
        "reset_count",
        "entries",
        "started_utc_ns",
        "interrupted_utc_ns",
        "fill",
        "entry_rate",
        "remaining",
    )
    flags: MwLogFlag
    """Properties."""
    mode: MwLogMode
    """The behavior when full, while it is running."""
    logger_count: int
    """Number of loggers, as `Board.loggers` returns them."""
    recovered_count: int
    """Number of recovered loggers."""
    slot_count: int
    """Number of logger slots that they use on the board."""
    slot_capacity: int
    """Number of logger slots of the board."""
    capacity: int
    """Capacity of the memory in entries; 0 while unknown."""
    reset_count: int
    """Number of resets of the board, according to readings of its clock."""
    entries: int | None
    """Length of the log in entries, read on connection, at the start, and once a minute while it is running; -1
    before. It is not read when the log is stopped: then it may be many entries behind. The progress of a
    download has the exact `total`.
    """
    started_utc_ns: int
    """UTC time of the start of a running log; 0 if unknown (nanoseconds)."""
    interrupted_utc_ns: int
    """UTC time of the interruption; 0 if none or unknown (nanoseconds)."""
    fill: float | None
    """Used share of the memory, 0 to 1, by `entries`; -1 while unknown."""
    entry_rate: float
    """Entries per second of the loggers with a known rate (hertz)."""
    remaining: float | None
    """Time until the memory is full; -1 while the log is stopped or the time is unknown (seconds)."""

    def __init__(
        self,
        flags: MwLogFlag,
        mode: MwLogMode,
        logger_count: int,
        recovered_count: int,
        slot_count: int,
        slot_capacity: int,
        capacity: int,
        reset_count: int,
        entries: int | None,
        started_utc_ns: int,
        interrupted_utc_ns: int,
        fill: float | None,
        entry_rate: float,
        remaining: float | None,
    ) -> None:
        self.flags = flags
        self.mode = mode
        self.logger_count = logger_count
        self.recovered_count = recovered_count
        self.slot_count = slot_count
        self.slot_capacity = slot_capacity
        self.capacity = capacity
        self.reset_count = reset_count
        self.entries = entries
        self.started_utc_ns = started_utc_ns
        self.interrupted_utc_ns = interrupted_utc_ns
        self.fill = fill
        self.entry_rate = entry_rate
        self.remaining = remaining

    @classmethod
    def _of(cls, raw: _abi.velto_mw_log_info) -> MwLogInfo:
        return cls(
            MwLogFlag(raw.flags),
            MwLogMode(raw.mode),
            raw.logger_count,
            raw.recovered_count,
            raw.slot_count,
            raw.slot_capacity,
            raw.capacity,
            raw.reset_count,
            none_if(raw.entries, -1),
            raw.started_utc_ns,
            raw.interrupted_utc_ns,
            none_if(raw.fill, -1),
            raw.entry_rate,
            none_if(raw.remaining, -1),
        )


class MwLogPlan(Record):
    """The conditions of an estimate; 0 selects the default of a member."""

    __slots__ = (
        "charge",
        "notification_rate",
    )
    charge: float
    """The charge of the battery at the start; 0 is the last read charge, or 1 (0 to 1)."""
    notification_rate: float
    """Capacity of the link in notifications per second; 0 is the typical capacity in `MwInfo` (hertz, 0 to 100000).
    """

    def __init__(
        self,
        charge: float = 0.0,
        notification_rate: float = 0.0,
    ) -> None:
        self.charge = charge
        self.notification_rate = notification_rate

    @classmethod
    def _of(cls, raw: _abi.velto_mw_log_plan) -> MwLogPlan:
        return cls(
            raw.charge,
            raw.notification_rate,
        )

    def _raw(self) -> _abi.velto_mw_log_plan:
        return _abi.velto_mw_log_plan(
            struct_size=ctypes.sizeof(_abi.velto_mw_log_plan),
            charge=self.charge,
            notification_rate=self.notification_rate,
        )


class MwLogEstimate(Record):
    """An estimate of the duration of a log and of its download."""

    __slots__ = (
        "first_end",
        "slot_count",
        "free_slot_count",
        "has_cable",
        "entry_rate",
        "memory",
        "battery",
        "duration",
        "download",
        "full_download",
    )
    first_end: MwLogEnd
    """The end that comes first."""
    slot_count: int
    """Number of logger slots that the signals use."""
    free_slot_count: int
    """Number of free logger slots; the log is impossible if this is less than `slots`."""
    has_cable: bool
    """Whether the board also has USB, which this library does not support; a full memory takes days by radio."""
    entry_rate: float
    """Entries per second (hertz)."""
    memory: float | None
    """Time until the memory is full; -1 without a rate (seconds)."""
    battery: float | None
    """Time until a battery of 100 mAh is empty, by the vendor's sensor currents; -1 if no current is known
    (seconds).
    """
    duration: float | None
    """Time until the first end; None for none (seconds)."""
    download: float | None
    """Time to download the log of that duration; None for none (seconds)."""
    full_download: float | None
    """Time to download a full memory; None for none (seconds)."""

    def __init__(
        self,
        first_end: MwLogEnd,
        slot_count: int,
        free_slot_count: int,
        has_cable: bool,
        entry_rate: float,
        memory: float | None,
        battery: float | None,
        duration: float | None,
        download: float | None,
        full_download: float | None,
    ) -> None:
        self.first_end = first_end
        self.slot_count = slot_count
        self.free_slot_count = free_slot_count
        self.has_cable = has_cable
        self.entry_rate = entry_rate
        self.memory = memory
        self.battery = battery
        self.duration = duration
        self.download = download
        self.full_download = full_download

    @classmethod
    def _of(cls, raw: _abi.velto_mw_log_estimate) -> MwLogEstimate:
        return cls(
            MwLogEnd(raw.first_end),
            raw.slot_count,
            raw.free_slot_count,
            bool(raw.has_cable),
            raw.entry_rate,
            none_if(raw.memory, -1),
            none_if(raw.battery, -1),
            none_if(raw.duration, -1),
            none_if(raw.download, -1),
            none_if(raw.full_download, -1),
        )


class ProcessorInfo(Record):
    """Information about a processor."""

    __slots__ = (
        "flags",
        "device",
        "type",
        "slot",
        "held_size",
        "output_size",
        "rate",
    )
    flags: ProcessorFlag
    """Properties."""
    device: Device | None
    """Its board."""
    type: MwProcessorType
    """Its type."""
    slot: int | None
    """Its number on the board; -1 until the board has created it."""
    held_size: int
    """Minimum number of bytes that the board stores for it between samples (bytes)."""
    output_size: int
    """Size of the payload of its output (bytes)."""
    rate: float | None
    """Maximum number of output packets per second; -1 if unknown (hertz)."""

    def __init__(
        self,
        flags: ProcessorFlag,
        device: Device | None,
        type: MwProcessorType,
        slot: int | None,
        held_size: int,
        output_size: int,
        rate: float | None,
    ) -> None:
        self.flags = flags
        self.device = device
        self.type = type
        self.slot = slot
        self.held_size = held_size
        self.output_size = output_size
        self.rate = rate

    @classmethod
    def _of(cls, raw: _abi.velto_processor_info, context: Context) -> ProcessorInfo:
        return cls(
            ProcessorFlag(raw.flags),
            context._device(raw.device),
            MwProcessorType(raw.type),
            none_if(raw.slot, -1),
            raw.held_size,
            raw.output_size,
            none_if(raw.rate, -1),
        )


class MwProcessorEstimate(Record):
    """An estimate of the resources of a processor."""

    __slots__ = (
        "slot_count",
        "free_slot_count",
        "held_size",
        "all_held_size",
        "logger_slot_count",
        "rate",
        "lost_share",
    )
    slot_count: int
    """Number of processors that it uses on the board."""
    free_slot_count: int
    """Number of processors that remain free."""
    held_size: int
    """Minimum number of bytes that the board stores for it (bytes)."""
    all_held_size: int
    """Minimum number of bytes that the board stores for all processors of this program; no firmware reports the
    size of that memory (bytes).
    """
    logger_slot_count: int
    """Number of logger slots that its output uses; 0 if it cannot be logged."""
    rate: float | None
    """Maximum number of output packets per second; -1 if unknown (hertz)."""
    lost_share: float
    """Share of its packets that would be lost if it were streamed in addition to the current streams; 0 if its rate
    is unknown.
    """

    def __init__(
        self,
        slot_count: int,
        free_slot_count: int,
        held_size: int,
        all_held_size: int,
        logger_slot_count: int,
        rate: float | None,
        lost_share: float,
    ) -> None:
        self.slot_count = slot_count
        self.free_slot_count = free_slot_count
        self.held_size = held_size
        self.all_held_size = all_held_size
        self.logger_slot_count = logger_slot_count
        self.rate = rate
        self.lost_share = lost_share

    @classmethod
    def _of(cls, raw: _abi.velto_mw_processor_estimate) -> MwProcessorEstimate:
        return cls(
            raw.slot_count,
            raw.free_slot_count,
            raw.held_size,
            raw.all_held_size,
            raw.logger_slot_count,
            none_if(raw.rate, -1),
            raw.lost_share,
        )


class MwToken(Record):
    """Bytes of a signal that replace bytes of the event's command."""

    __slots__ = (
        "length",
        "source_offset",
        "target_offset",
    )
    length: int
    """The number of bytes, 1 to 7; 0 for no token (bytes)."""
    source_offset: int
    """The offset in the bytes of the signal, 0 to 15 (bytes)."""
    target_offset: int
    """The offset in the command, after module and register (bytes)."""

    def __init__(
        self,
        length: int = 0,
        source_offset: int = 0,
        target_offset: int = 0,
    ) -> None:
        self.length = length
        self.source_offset = source_offset
        self.target_offset = target_offset

    @classmethod
    def _of(cls, raw: _abi.velto_mw_token) -> MwToken:
        return cls(
            raw.length,
            raw.source_offset,
            raw.target_offset,
        )

    def _raw(self) -> _abi.velto_mw_token:
        return _abi.velto_mw_token(
            length=self.length,
            source_offset=self.source_offset,
            target_offset=self.target_offset,
        )


class MwProgramItem(Record):
    """A timer, an event or a macro of a board."""

    __slots__ = (
        "kind",
        "flags",
        "timer",
        "board_event",
        "macro",
        "period",
        "repetitions",
        "command_count",
        "number",
        "source_module",
        "source_register",
        "source_id",
        "command",
    )
    kind: MwProgramKind
    """The kind."""
    flags: MwProgramFlag
    """Properties."""
    timer: Timer | None
    """The timer; null for other kinds, and for timers of other programs that `Board.recover()` could not read
    completely.
    """
    board_event: BoardEvent | None
    """The event; null under the same conditions."""
    macro: Macro | None
    """The macro; null under the same conditions."""
    period: float
    """The period of a timer; 0 for other kinds (seconds)."""
    repetitions: int
    """The number of ticks of a timer; VELTO_REPEAT_FOREVER for an endless one."""
    command_count: int
    """The number of commands of a macro; 1 for an event."""
    number: int
    """Its number on the board, counted separately for each kind."""
    source_module: int
    """The module of the signal of an event."""
    source_register: int
    """The register of the signal."""
    source_id: int
    """The channel of the signal, 255 for none."""
    command: bytes
    """The command of an event, or the first command of a macro (raw units)."""

    def __init__(
        self,
        kind: MwProgramKind,
        flags: MwProgramFlag,
        timer: Timer | None,
        board_event: BoardEvent | None,
        macro: Macro | None,
        period: float,
        repetitions: int,
        command_count: int,
        number: int,
        source_module: int,
        source_register: int,
        source_id: int,
        command: bytes,
    ) -> None:
        self.kind = kind
        self.flags = flags
        self.timer = timer
        self.board_event = board_event
        self.macro = macro
        self.period = period
        self.repetitions = repetitions
        self.command_count = command_count
        self.number = number
        self.source_module = source_module
        self.source_register = source_register
        self.source_id = source_id
        self.command = command

    @classmethod
    def _of(cls, raw: _abi.velto_mw_program_item, context: Context) -> MwProgramItem:
        return cls(
            MwProgramKind(raw.kind),
            MwProgramFlag(raw.flags),
            context._timer(raw.timer),
            context._board_event(raw.board_event),
            context._macro(raw.macro),
            raw.period,
            raw.repetitions,
            raw.command_count,
            raw.number,
            raw.source_module,
            raw.source_register,
            raw.source_id,
            bytes(raw.command)[: raw.command_size],
        )


class DownloadPage(Record):
    """A page that must be acknowledged."""

    __slots__ = (
        "is_last",
        "sample_count",
        "unread_count",
        "unknown_count",
        "gap_count",
    )
    is_last: bool
    """Whether it is the last page of the log."""
    sample_count: int
    """Number of its samples, including entries of unknown loggers."""
    unread_count: int
    """Number of these that are unread."""
    unknown_count: int
    """Number of its entries of unknown loggers."""
    gap_count: int
    """Number of gaps: resets of the board, and entries that it has overwritten or not sent."""

    def __init__(
        self,
        is_last: bool,
        sample_count: int,
        unread_count: int,
        unknown_count: int,
        gap_count: int,
    ) -> None:
        self.is_last = is_last
        self.sample_count = sample_count
        self.unread_count = unread_count
        self.unknown_count = unknown_count
        self.gap_count = gap_count

    @classmethod
    def _of(cls, raw: _abi.velto_download_page) -> DownloadPage:
        return cls(
            bool(raw.is_last),
            raw.sample_count,
            raw.unread_count,
            raw.unknown_count,
            raw.gap_count,
        )


class DownloadGap(Record):
    """A gap in a log, where entries are missing."""

    __slots__ = (
        "cause",
        "entry_count",
        "position",
        "since_utc_ns",
        "until_utc_ns",
    )
    cause: DownloadGapCause
    """The cause."""
    entry_count: int
    """Number of missing entries, in whole pages if they were overwritten; 0 if unknown."""
    position: int
    """Number of entries before the gap, as in `entry_count` of `DownloadInfo`."""
    since_utc_ns: int
    """UTC time of the newest entry before the gap, or of the start of the log; 0 if unknown (nanoseconds)."""
    until_utc_ns: int
    """UTC time of the first sample after the gap; 0 if unknown (nanoseconds)."""

    def __init__(
        self,
        cause: DownloadGapCause,
        entry_count: int,
        position: int,
        since_utc_ns: int,
        until_utc_ns: int,
    ) -> None:
        self.cause = cause
        self.entry_count = entry_count
        self.position = position
        self.since_utc_ns = since_utc_ns
        self.until_utc_ns = until_utc_ns

    @classmethod
    def _of(cls, raw: _abi.velto_download_gap) -> DownloadGap:
        return cls(
            DownloadGapCause(raw.cause),
            raw.entry_count,
            raw.position,
            raw.since_utc_ns,
            raw.until_utc_ns,
        )


class DownloadInfo(Record):
    """Information about a download."""

    __slots__ = (
        "state",
        "result",
        "stretch_count",
        "entry_count",
        "repeated_count",
        "sample_count",
        "unpaired_count",
        "irregular_count",
        "unknown_count",
        "missing_count",
        "discarded_count",
        "page_count",
    )
    state: DownloadState
    """Its phase."""
    result: Result
    """The reason why it ended; `Result.OK` if it has not, or has read the whole log."""
    stretch_count: int
    """Number of parts of the log between resets of the board."""
    entry_count: int
    """Number of entries."""
    repeated_count: int
    """Number of entries that the board sent again, which were dropped."""
    sample_count: int
    """Number of complete samples."""
    unpaired_count: int
    """Number of entries of incomplete samples."""
    irregular_count: int
    """Number of samples with `FrameFlag.IRREGULAR`."""
    unknown_count: int
    """Number of entries of unknown loggers."""
    missing_count: int
    """Number of entries that the board reported but did not send, or has overwritten."""
    discarded_count: int
    """Number of samples discarded unread."""
    page_count: int
    """Number of acknowledged pages."""

    def __init__(
        self,
        state: DownloadState,
        result: Result,
        stretch_count: int,
        entry_count: int,
        repeated_count: int,
        sample_count: int,
        unpaired_count: int,
        irregular_count: int,
        unknown_count: int,
        missing_count: int,
        discarded_count: int,
        page_count: int,
    ) -> None:
        self.state = state
        self.result = result
        self.stretch_count = stretch_count
        self.entry_count = entry_count
        self.repeated_count = repeated_count
        self.sample_count = sample_count
        self.unpaired_count = unpaired_count
        self.irregular_count = irregular_count
        self.unknown_count = unknown_count
        self.missing_count = missing_count
        self.discarded_count = discarded_count
        self.page_count = page_count

    @classmethod
    def _of(cls, raw: _abi.velto_download_info) -> DownloadInfo:
        return cls(
            DownloadState(raw.state),
            Result(raw.result),
            raw.stretch_count,
            raw.entry_count,
            raw.repeated_count,
            raw.sample_count,
            raw.unpaired_count,
            raw.irregular_count,
            raw.unknown_count,
            raw.missing_count,
            raw.discarded_count,
            raw.page_count,
        )


class MotionConfig(Record):
    """The configuration of a motion engine, which turns motion into input."""

    __slots__ = (
        "mode",
        "input_x",
        "input_y",
        "invert_x",
        "invert_y",
        "drift_enabled",
        "paddle_auto_calibration",
        "gesture_power_law",
        "paddle_axis",
        "input_smoothing",
        "deadzone",
        "drift_retain",
        "drift_blend",
        "paddle_input_gain",
        "paddle_micro_deadzone",
        "paddle_still_threshold",
        "paddle_auto_calibration_retain",
        "paddle_auto_calibration_blend",
        "paddle_auto_calibration_max_steer",
        "paddle_smooth_retain",
        "paddle_smooth_retain_idle",
        "paddle_smooth_max",
        "paddle_raw_divisor",
        "paddle_raw_smoothing",
        "paddle_spike_threshold",
        "pointer_sensitivity",
        "pointer_damping",
        "pointer_output_smoothing",
        "gesture_cooldown",
        "gesture_min_thrust_speed",
        "gesture_pull_speed",
        "gesture_pullback_delta",
        "gesture_arm_timeout",
        "aim_space",
        "recenter_trigger",
        "recenter_hold",
        "aim_tightening",
    )
    mode: MotionMode
    """The mapping from motion to position."""
    input_x: AxisSource
    """Source of the horizontal direction."""
    input_y: AxisSource
    """Source of the vertical direction."""
    invert_x: bool
    """Whether the horizontal direction is inverted."""
    invert_y: bool
    """Whether the vertical direction is inverted."""
    drift_enabled: bool
    """Whether the pointer's center drifts toward the hand."""
    paddle_auto_calibration: bool
    """Whether a still device recalibrates the center."""
    gesture_power_law: PowerLaw
    """The rule that turns a thrust into a power."""
    paddle_axis: DeviceAxis
    """The axis of a sample that steers; presets do not change it."""
    input_smoothing: float
    """Weight of a new sample in pointer and gesture mode; 1 disables smoothing (0 to 1)."""
    deadzone: float
    """Rotation rates below this do not move the pointer (0 to 1)."""
    drift_retain: float
    """Fraction of the old center retained (per 1/60 s, 0 to 1)."""
    drift_blend: float
    """Fraction of the hand's direction added to the center (per 1/60 s, 0 to 1)."""
    paddle_input_gain: float
    """Gain after the divisor (-1000000 to 1000000)."""
    paddle_micro_deadzone: float
    """Steering at which a resting paddle starts to move; it rests again below 0.65 times this (0 to 1000000)."""
    paddle_still_threshold: float
    """Distance from the center that counts as still (raw units, 0 to 1000000)."""
    paddle_auto_calibration_retain: float
    """Fraction of the old center retained per poll while it recalibrates (0 to 1)."""
    paddle_auto_calibration_blend: float
    """Fraction of the sample added to the center per poll while it recalibrates (0 to 1)."""
    paddle_auto_calibration_max_steer: float
    """The center recalibrates only while the position is smaller than this (0 to 1000000)."""
    paddle_smooth_retain: float
    """Fraction of the old position retained while moving; 0 follows at once (per 1/60 s, 0 to 1)."""
    paddle_smooth_retain_idle: float
    """Fraction of the position retained at rest; 0 returns at once (per 1/60 s, 0 to 1)."""
    paddle_smooth_max: float
    """The largest position (0.1 to 1000000)."""
    paddle_raw_divisor: float
    """Distance from the center per unit of position, before the gain (raw units, 1 to 1000000)."""
    paddle_raw_smoothing: float
    """Weight of a new sample; 1 disables smoothing (0 to 1)."""
    paddle_spike_threshold: float
    """The largest plausible distance from the center (raw units, 0 to 1000000)."""
    pointer_sensitivity: float
    """Position change at full deflection (per 1/60 s, -1000000 to 1000000)."""
    pointer_damping: float
    """Fraction of the integrated rotation retained; 0 and 1 disable damping (per 1/60 s, 0 to 1)."""
    pointer_output_smoothing: float
    """Weight of a new position; 0 and 1 disable smoothing (0 to 1)."""
    gesture_cooldown: float
    """Minimum time between two throws (seconds, 0 to 86400)."""
    gesture_min_thrust_speed: float
    """Thrust that throws (per 1/60 s, 0 to 1000000)."""
    gesture_pull_speed: float
    """Speed of a pull that arms early (per 1/60 s, 0 to 1000000)."""
    gesture_pullback_delta: float
    """Distance of a pull that arms (0 to 1000000)."""
    gesture_arm_timeout: float
    """Time after which an armed throw expires; 0 keeps it armed (seconds, 0 to 86400)."""
    aim_space: AimSpace
    """The space in which rotation rates of boards and TAPs move the pointer; presets keep it."""
    recenter_trigger: RecenterTrigger
    """The gesture that calls `Device.recenter()`; presets keep it."""
    recenter_hold: float
    """Hold time of the main button that calls `Device.recenter()`; 0 for never. The press is also a click and
    PRIMARY when it begins. Presets keep it (seconds, 0 to 3600).
    """
    aim_tightening: float
    """Rotation rate of boards and TAPs below which the pointer slows down progressively; 0 for none. Presets keep
    it (°/s, 0 to 1000).
    """

    def __init__(
        self,
        mode: MotionMode = MotionMode.PADDLE,
        input_x: AxisSource = AxisSource.GYRO_Y,
        input_y: AxisSource = AxisSource.GYRO_X,
        invert_x: bool = False,
        invert_y: bool = True,
        drift_enabled: bool = False,
        paddle_auto_calibration: bool = True,
        gesture_power_law: PowerLaw = PowerLaw.ORIGINAL,
        paddle_axis: DeviceAxis = DeviceAxis.FIRST,
        input_smoothing: float = 1.0,
        deadzone: float = 0.0,
        drift_retain: float = 0.995,
        drift_blend: float = 0.005,
        paddle_input_gain: float = 0.34,
        paddle_micro_deadzone: float = 0.42,
        paddle_still_threshold: float = 2.5,
        paddle_auto_calibration_retain: float = 0.985,
        paddle_auto_calibration_blend: float = 0.015,
        paddle_auto_calibration_max_steer: float = 0.06,
        paddle_smooth_retain: float = 0.0,
        paddle_smooth_retain_idle: float = 0.0,
        paddle_smooth_max: float = 2.0,
        paddle_raw_divisor: float = 100.0,
        paddle_raw_smoothing: float = 1.0,
        paddle_spike_threshold: float = 500.0,
        pointer_sensitivity: float = 0.0,
        pointer_damping: float = 1.0,
        pointer_output_smoothing: float = 0.15,
        gesture_cooldown: float = 0.4,
        gesture_min_thrust_speed: float = 0.12,
        gesture_pull_speed: float = 0.04,
        gesture_pullback_delta: float = 0.07,
        gesture_arm_timeout: float = 3.0,
        aim_space: AimSpace = AimSpace.PLAYER,
        recenter_trigger: RecenterTrigger = RecenterTrigger.NONE,
        recenter_hold: float = 0.0,
        aim_tightening: float = 0.0,
    ) -> None:
        self.mode = mode
        self.input_x = input_x
        self.input_y = input_y
        self.invert_x = invert_x
        self.invert_y = invert_y
        self.drift_enabled = drift_enabled
        self.paddle_auto_calibration = paddle_auto_calibration
        self.gesture_power_law = gesture_power_law
        self.paddle_axis = paddle_axis
        self.input_smoothing = input_smoothing
        self.deadzone = deadzone
        self.drift_retain = drift_retain
        self.drift_blend = drift_blend
        self.paddle_input_gain = paddle_input_gain
        self.paddle_micro_deadzone = paddle_micro_deadzone
        self.paddle_still_threshold = paddle_still_threshold
        self.paddle_auto_calibration_retain = paddle_auto_calibration_retain
        self.paddle_auto_calibration_blend = paddle_auto_calibration_blend
        self.paddle_auto_calibration_max_steer = paddle_auto_calibration_max_steer
        self.paddle_smooth_retain = paddle_smooth_retain
        self.paddle_smooth_retain_idle = paddle_smooth_retain_idle
        self.paddle_smooth_max = paddle_smooth_max
        self.paddle_raw_divisor = paddle_raw_divisor
        self.paddle_raw_smoothing = paddle_raw_smoothing
        self.paddle_spike_threshold = paddle_spike_threshold
        self.pointer_sensitivity = pointer_sensitivity
        self.pointer_damping = pointer_damping
        self.pointer_output_smoothing = pointer_output_smoothing
        self.gesture_cooldown = gesture_cooldown
        self.gesture_min_thrust_speed = gesture_min_thrust_speed
        self.gesture_pull_speed = gesture_pull_speed
        self.gesture_pullback_delta = gesture_pullback_delta
        self.gesture_arm_timeout = gesture_arm_timeout
        self.aim_space = aim_space
        self.recenter_trigger = recenter_trigger
        self.recenter_hold = recenter_hold
        self.aim_tightening = aim_tightening

    @classmethod
    def for_mode(cls, mode: MotionMode) -> MotionConfig:
        """Returns the preset of a mode."""
        raw = _abi.velto_motion_config()
        call("velto_motion_config_init", raw, ctypes.sizeof(raw), mode)
        return cls._of(raw)

    @classmethod
    def _of(cls, raw: _abi.velto_motion_config) -> MotionConfig:
        return cls(
            MotionMode(raw.mode),
            AxisSource(raw.input_x),
            AxisSource(raw.input_y),
            bool(raw.invert_x),
            bool(raw.invert_y),
            bool(raw.drift_enabled),
            bool(raw.paddle_auto_calibration),
            PowerLaw(raw.gesture_power_law),
            DeviceAxis(raw.paddle_axis),
            raw.input_smoothing,
            raw.deadzone,
            raw.drift_retain,
            raw.drift_blend,
            raw.paddle_input_gain,
            raw.paddle_micro_deadzone,
            raw.paddle_still_threshold,
            raw.paddle_auto_calibration_retain,
            raw.paddle_auto_calibration_blend,
            raw.paddle_auto_calibration_max_steer,
            raw.paddle_smooth_retain,
            raw.paddle_smooth_retain_idle,
            raw.paddle_smooth_max,
            raw.paddle_raw_divisor,
            raw.paddle_raw_smoothing,
            raw.paddle_spike_threshold,
            raw.pointer_sensitivity,
            raw.pointer_damping,
            raw.pointer_output_smoothing,
            raw.gesture_cooldown,
            raw.gesture_min_thrust_speed,
            raw.gesture_pull_speed,
            raw.gesture_pullback_delta,
            raw.gesture_arm_timeout,
            AimSpace(raw.aim_space),
            RecenterTrigger(raw.recenter_trigger),
            raw.recenter_hold,
            raw.aim_tightening,
        )

    def _raw(self) -> _abi.velto_motion_config:
        return _abi.velto_motion_config(
            struct_size=ctypes.sizeof(_abi.velto_motion_config),
            mode=self.mode,
            input_x=self.input_x,
            input_y=self.input_y,
            invert_x=self.invert_x,
            invert_y=self.invert_y,
            drift_enabled=self.drift_enabled,
            paddle_auto_calibration=self.paddle_auto_calibration,
            gesture_power_law=self.gesture_power_law,
            paddle_axis=self.paddle_axis,
            input_smoothing=self.input_smoothing,
            deadzone=self.deadzone,
            drift_retain=self.drift_retain,
            drift_blend=self.drift_blend,
            paddle_input_gain=self.paddle_input_gain,
            paddle_micro_deadzone=self.paddle_micro_deadzone,
            paddle_still_threshold=self.paddle_still_threshold,
            paddle_auto_calibration_retain=self.paddle_auto_calibration_retain,
            paddle_auto_calibration_blend=self.paddle_auto_calibration_blend,
            paddle_auto_calibration_max_steer=self.paddle_auto_calibration_max_steer,
            paddle_smooth_retain=self.paddle_smooth_retain,
            paddle_smooth_retain_idle=self.paddle_smooth_retain_idle,
            paddle_smooth_max=self.paddle_smooth_max,
            paddle_raw_divisor=self.paddle_raw_divisor,
            paddle_raw_smoothing=self.paddle_raw_smoothing,
            paddle_spike_threshold=self.paddle_spike_threshold,
            pointer_sensitivity=self.pointer_sensitivity,
            pointer_damping=self.pointer_damping,
            pointer_output_smoothing=self.pointer_output_smoothing,
            gesture_cooldown=self.gesture_cooldown,
            gesture_min_thrust_speed=self.gesture_min_thrust_speed,
            gesture_pull_speed=self.gesture_pull_speed,
            gesture_pullback_delta=self.gesture_pullback_delta,
            gesture_arm_timeout=self.gesture_arm_timeout,
            aim_space=self.aim_space,
            recenter_trigger=self.recenter_trigger,
            recenter_hold=self.recenter_hold,
            aim_tightening=self.aim_tightening,
        )


class Calibration(Record):
    """The neutral pose of a device."""

    __slots__ = (
        "has_paddle_offset",
        "paddle_offset",
    )
    has_paddle_offset: bool
    """Whether the center of the paddle is known."""
    paddle_offset: float
    """The center of the paddle; ignored unless `has_paddle_offset` is set (raw units, -65536 to 65536)."""

    def __init__(
        self,
        has_paddle_offset: bool = False,
        paddle_offset: float = 0.0,
    ) -> None:
        self.has_paddle_offset = has_paddle_offset
        self.paddle_offset = paddle_offset

    @classmethod
    def _of(cls, raw: _abi.velto_calibration) -> Calibration:
        return cls(
            bool(raw.has_paddle_offset),
            raw.paddle_offset,
        )

    def _raw(self) -> _abi.velto_calibration:
        return _abi.velto_calibration(
            struct_size=ctypes.sizeof(_abi.velto_calibration),
            has_paddle_offset=self.has_paddle_offset,
            paddle_offset=self.paddle_offset,
        )


class MotionDebug(Record):
    """The internal values of a motion engine, for tuning screens."""

    __slots__ = (
        "gyro_block_index",
        "has_paddle_offset",
        "paddle_direction",
        "raw_x",
        "raw_y",
        "smooth_x",
        "smooth_y",
        "relative_x",
        "relative_y",
        "position_x",
        "position_y",
        "rotation_x",
        "rotation_y",
        "paddle_offset",
        "paddle_delta",
        "paddle_steer",
    )
    gyro_block_index: int
    """Block of the newest packet that held the axes; 0 for none."""
    has_paddle_offset: bool
    """Whether the center of the paddle is known."""
    paddle_direction: PointerDirection
    """Direction of the paddle: CENTER, LEFT or RIGHT."""
    raw_x: float
    """Newest horizontal sample (raw units)."""
    raw_y: float
    """Newest vertical sample."""
    smooth_x: float
    """Smoothed paddle position."""
    smooth_y: float
    """Smoothed vertical input."""
    relative_x: float
    """Horizontal position before output smoothing."""
    relative_y: float
    """Vertical position before output smoothing."""
    position_x: float
    """Horizontal position."""
    position_y: float
    """Vertical position."""
    rotation_x: float
    """Integrated horizontal rotation."""
    rotation_y: float
    """Integrated vertical rotation."""
    paddle_offset: float
    """The center of the paddle (raw units)."""
    paddle_delta: float
    """Distance of the newest sample from the center (raw units)."""
    paddle_steer: float
    """Steering after smoothing."""

    def __init__(
        self,
        gyro_block_index: int,
        has_paddle_offset: bool,
        paddle_direction: PointerDirection,
        raw_x: float,
        raw_y: float,
        smooth_x: float,
        smooth_y: float,
        relative_x: float,
        relative_y: float,
        position_x: float,
        position_y: float,
        rotation_x: float,
        rotation_y: float,
        paddle_offset: float,
        paddle_delta: float,
        paddle_steer: float,
    ) -> None:
        self.gyro_block_index = gyro_block_index
        self.has_paddle_offset = has_paddle_offset
        self.paddle_direction = paddle_direction
        self.raw_x = raw_x
        self.raw_y = raw_y
        self.smooth_x = smooth_x
        self.smooth_y = smooth_y
        self.relative_x = relative_x
        self.relative_y = relative_y
        self.position_x = position_x
        self.position_y = position_y
        self.rotation_x = rotation_x
        self.rotation_y = rotation_y
        self.paddle_offset = paddle_offset
        self.paddle_delta = paddle_delta
        self.paddle_steer = paddle_steer

    @classmethod
    def _of(cls, raw: _abi.velto_motion_debug) -> MotionDebug:
        return cls(
            raw.gyro_block_index,
            bool(raw.has_paddle_offset),
            PointerDirection(raw.paddle_direction),
            raw.raw_x,
            raw.raw_y,
            raw.smooth_x,
            raw.smooth_y,
            raw.relative_x,
            raw.relative_y,
            raw.position_x,
            raw.position_y,
            raw.rotation_x,
            raw.rotation_y,
            raw.paddle_offset,
            raw.paddle_delta,
            raw.paddle_steer,
        )


class GamepadConfig(Record):
    """Constants of the gamepad view."""

    __slots__ = (
        "style",
        "axis",
        "tilt_frames",
        "swing_frames",
        "direction_deadzone",
        "velocity_gain",
        "position_blend",
        "move_threshold",
        "shake_acceleration",
        "shake_cooldown",
        "action_velocity",
        "action_cooldown",
        "tilt_threshold",
        "swing_peak",
        "swing_drop_ratio",
        "minimum_interval",
    )
    style: GamepadStyle
    """The style from which the constants were made; read only by the program."""
    axis: DeviceAxis
    """The primary axis of a sample; no style changes it."""
    tilt_frames: int
    """Number of samples that a tilt must last (0 to 1000)."""
    swing_frames: int
    """Number of samples within which the velocity of a swing must fall (0 to 1000)."""
    direction_deadzone: float
    """Velocity below which the position determines the direction; only used at the fast rate (0 to 1000000)."""
    velocity_gain: float
    """Direction per velocity; only used at the fast rate (-1000000 to 1000000)."""
    position_blend: float
    """Direction per position while there is no velocity; only used at the fast rate (-1000000 to 1000000)."""
    move_threshold: float
    """Velocity, or position, that counts as moving (0 to 1000000)."""
    shake_acceleration: float
    """Acceleration that counts as a shake (0 to 1000000)."""
    shake_cooldown: float
    """Minimum time between two shakes (seconds, 0 to 86400)."""
    action_velocity: float
    """Velocity that counts as an action; only used at the fast rate (0 to 1000000)."""
    action_cooldown: float
    """Minimum time between two actions (seconds, 0 to 86400)."""
    tilt_threshold: float
    """Position that counts as a tilt (0 to 1000000)."""
    swing_peak: float
    """Velocity that may become a swing (0 to 1000000)."""
    swing_drop_ratio: float
    """Fraction of its peak to which the velocity of a swing must fall (0 to 1)."""
    minimum_interval: float
    """Minimum time over which velocity and acceleration are measured; 0 measures between consecutive samples, as in
    the original (seconds, 0 to 1).
    """

    def __init__(
        self,
        style: GamepadStyle = GamepadStyle.ROBUST,
        axis: DeviceAxis = DeviceAxis.SECOND,
        tilt_frames: int = 4,
        swing_frames: int = 6,
        direction_deadzone: float = 1.1,
        velocity_gain: float = 0.55,
        position_blend: float = 0.85,
        move_threshold: float = 0.6,
        shake_acceleration: float = 150.0,
        shake_cooldown: float = 0.12,
        action_velocity: float = 6.0,
        action_cooldown: float = 0.1,
        tilt_threshold: float = 0.22,
        swing_peak: float = 5.0,
        swing_drop_ratio: float = 0.45,
        minimum_interval: float = 0.02,
    ) -> None:
        self.style = style
        self.axis = axis
        self.tilt_frames = tilt_frames
        self.swing_frames = swing_frames
        self.direction_deadzone = direction_deadzone
        self.velocity_gain = velocity_gain
        self.position_blend = position_blend
        self.move_threshold = move_threshold
        self.shake_acceleration = shake_acceleration
        self.shake_cooldown = shake_cooldown
        self.action_velocity = action_velocity
        self.action_cooldown = action_cooldown
        self.tilt_threshold = tilt_threshold
        self.swing_peak = swing_peak
        self.swing_drop_ratio = swing_drop_ratio
        self.minimum_interval = minimum_interval

    @classmethod
    def for_style(cls, style: GamepadStyle) -> GamepadConfig:
        """Returns the preset of a style."""
        raw = _abi.velto_gamepad_config()
        call("velto_gamepad_config_init", raw, ctypes.sizeof(raw), style)
        return cls._of(raw)

    @classmethod
    def _of(cls, raw: _abi.velto_gamepad_config) -> GamepadConfig:
        return cls(
            GamepadStyle(raw.style),
            DeviceAxis(raw.axis),
            raw.tilt_frames,
            raw.swing_frames,
            raw.direction_deadzone,
            raw.velocity_gain,
            raw.position_blend,
            raw.move_threshold,
            raw.shake_acceleration,
            raw.shake_cooldown,
            raw.action_velocity,
            raw.action_cooldown,
            raw.tilt_threshold,
            raw.swing_peak,
            raw.swing_drop_ratio,
            raw.minimum_interval,
        )

    def _raw(self) -> _abi.velto_gamepad_config:
        return _abi.velto_gamepad_config(
            struct_size=ctypes.sizeof(_abi.velto_gamepad_config),
            style=self.style,
            axis=self.axis,
            tilt_frames=self.tilt_frames,
            swing_frames=self.swing_frames,
            direction_deadzone=self.direction_deadzone,
            velocity_gain=self.velocity_gain,
            position_blend=self.position_blend,
            move_threshold=self.move_threshold,
            shake_acceleration=self.shake_acceleration,
            shake_cooldown=self.shake_cooldown,
            action_velocity=self.action_velocity,
            action_cooldown=self.action_cooldown,
            tilt_threshold=self.tilt_threshold,
            swing_peak=self.swing_peak,
            swing_drop_ratio=self.swing_drop_ratio,
            minimum_interval=self.minimum_interval,
        )


class SensorFilter(Record):
    """The smoothing of the sensor readings in `Input`, and the minimum time between their gestures."""

    __slots__ = (
        "tilt_smoothing",
        "gyro_smoothing",
        "rotation_smoothing",
        "noise_floor",
        "click_cooldown",
        "shake_cooldown",
    )
    tilt_smoothing: float
    """Weight of a new tilt; 1 disables smoothing (0 to 1)."""
    gyro_smoothing: float
    """Weight of a new rotation rate; 1 disables smoothing (0 to 1)."""
    rotation_smoothing: float
    """Weight of a new value of the rotation channel; 1 disables smoothing (0 to 1)."""
    noise_floor: float
    """Smaller changes are ignored while smoothing (0 to 1000000)."""
    click_cooldown: float
    """Time after a click during which the click flag of a sensor frame counts as the same click (seconds, 0 to
    86400).
    """
    shake_cooldown: float
    """Minimum time between two shakes reported by the device itself (seconds, 0 to 86400)."""

    def __init__(
        self,
        tilt_smoothing: float = 1.0,
        gyro_smoothing: float = 1.0,
        rotation_smoothing: float = 1.0,
        noise_floor: float = 0.001,
        click_cooldown: float = 0.12,
        shake_cooldown: float = 0.1,
    ) -> None:
        self.tilt_smoothing = tilt_smoothing
        self.gyro_smoothing = gyro_smoothing
        self.rotation_smoothing = rotation_smoothing
        self.noise_floor = noise_floor
        self.click_cooldown = click_cooldown
        self.shake_cooldown = shake_cooldown

    @classmethod
    def _of(cls, raw: _abi.velto_sensor_filter) -> SensorFilter:
        return cls(
            raw.tilt_smoothing,
            raw.gyro_smoothing,
            raw.rotation_smoothing,
            raw.noise_floor,
            raw.click_cooldown,
            raw.shake_cooldown,
        )

    def _raw(self) -> _abi.velto_sensor_filter:
        return _abi.velto_sensor_filter(
            struct_size=ctypes.sizeof(_abi.velto_sensor_filter),
            tilt_smoothing=self.tilt_smoothing,
            gyro_smoothing=self.gyro_smoothing,
            rotation_smoothing=self.rotation_smoothing,
            noise_floor=self.noise_floor,
            click_cooldown=self.click_cooldown,
            shake_cooldown=self.shake_cooldown,
        )


class AxisSample(Record):
    """The axes of a device at one moment; the engines limit them to -1 to 1."""

    __slots__ = (
        "gyro_x",
        "gyro_y",
        "gyro_z",
        "rotation",
    )
    gyro_x: float
    """Rotation about x."""
    gyro_y: float
    """Rotation about y."""
    gyro_z: float
    """Rotation about z."""
    rotation: float
    """The rotation channel."""

    def __init__(
        self,
        gyro_x: float = 0.0,
        gyro_y: float = 0.0,
        gyro_z: float = 0.0,
        rotation: float = 0.0,
    ) -> None:
        self.gyro_x = gyro_x
        self.gyro_y = gyro_y
        self.gyro_z = gyro_z
        self.rotation = rotation

    @classmethod
    def _of(cls, raw: _abi.velto_axis_sample) -> AxisSample:
        return cls(
            raw.gyro_x,
            raw.gyro_y,
            raw.gyro_z,
            raw.rotation,
        )

    def _raw(self) -> _abi.velto_axis_sample:
        return _abi.velto_axis_sample(
            gyro_x=self.gyro_x,
            gyro_y=self.gyro_y,
            gyro_z=self.gyro_z,
            rotation=self.rotation,
        )


class ProbeChange(Record):
    """One byte of a packet that differs from the previous packet."""

    __slots__ = (
        "index",
        "previous",
        "current",
        "single_bit_mask",
        "timestamp_ns",
    )
    index: int
    """Offset of the byte in the packet."""
    previous: int
    """Value in the previous packet; 0 if that was shorter."""
    current: int
    """Value now; a change from 0 to 1 makes the byte a candidate for a button."""
    single_bit_mask: int
    """The bit that changed, if it is the only one; otherwise 0."""
    timestamp_ns: int
    """Arrival time of the packet, on the context's clock (nanoseconds)."""

    def __init__(
        self,
        index: int,
        previous: int,
        current: int,
        single_bit_mask: int,
        timestamp_ns: int,
    ) -> None:
        self.index = index
        self.previous = previous
        self.current = current
        self.single_bit_mask = single_bit_mask
        self.timestamp_ns = timestamp_ns

    @property
    def timestamp(self) -> float:
        """The timestamp in seconds."""
        return self.timestamp_ns / 1e9

    @classmethod
    def _of(cls, raw: _abi.velto_probe_change) -> ProbeChange:
        return cls(
            raw.index,
            raw.previous,
            raw.current,
            raw.single_bit_mask,
            raw.timestamp_ns,
        )


class PaddleConfig(Record):
    """Constants of paddle movement, per second where time is involved."""

    __slots__ = (
        "rate_mode",
        "velocity_gain",
        "tilt_speed",
        "flick_velocity_threshold",
        "flick_speed",
        "position_scale",
        "center_follow_rate",
    )
    rate_mode: RateMode
    """The rate to which these constants apply; UNKNOWN means NORMAL."""
    velocity_gain: float
    """Distance per shaped movement of the hand (-1000000 to 1000000)."""
    tilt_speed: float
    """Speed while the device is held to one side (-1000000 to 1000000)."""
    flick_velocity_threshold: float
    """Gamepad velocity that adds a flick; not used at the fast rate (0 to 1000000)."""
    flick_speed: float
    """Speed of a flick (-1000000 to 1000000)."""
    position_scale: float
    """Distance from the center at position 1; only used at the fast rate (-1000000 to 1000000)."""
    center_follow_rate: float
    """Rate at which the paddle follows the position; only used at the fast rate (0 to 1000000)."""

    def __init__(
        self,
        rate_mode: RateMode = RateMode.UNKNOWN,
        velocity_gain: float = 880.0,
        tilt_speed: float = 240.0,
        flick_velocity_threshold: float = 5.0,
        flick_speed: float = 320.0,
        position_scale: float = 66.0,
        center_follow_rate: float = 18.0,
    ) -> None:
        self.rate_mode = rate_mode
        self.velocity_gain = velocity_gain
        self.tilt_speed = tilt_speed
        self.flick_velocity_threshold = flick_velocity_threshold
        self.flick_speed = flick_speed
        self.position_scale = position_scale
        self.center_follow_rate = center_follow_rate

    @classmethod
    def for_rate_mode(cls, rate_mode: RateMode) -> PaddleConfig:
        """Returns the preset of a rate mode."""
        raw = _abi.velto_paddle_config()
        call("velto_paddle_config_init", raw, ctypes.sizeof(raw), rate_mode)
        return cls._of(raw)

    @classmethod
    def _of(cls, raw: _abi.velto_paddle_config) -> PaddleConfig:
        return cls(
            RateMode(raw.rate_mode),
            raw.velocity_gain,
            raw.tilt_speed,
            raw.flick_velocity_threshold,
            raw.flick_speed,
            raw.position_scale,
            raw.center_follow_rate,
        )

    def _raw(self) -> _abi.velto_paddle_config:
        return _abi.velto_paddle_config(
            struct_size=ctypes.sizeof(_abi.velto_paddle_config),
            rate_mode=self.rate_mode,
            velocity_gain=self.velocity_gain,
            tilt_speed=self.tilt_speed,
            flick_velocity_threshold=self.flick_velocity_threshold,
            flick_speed=self.flick_speed,
            position_scale=self.position_scale,
            center_follow_rate=self.center_follow_rate,
        )


class MenuConfig(Record):
    """Constants of menu selection."""

    __slots__ = (
        "rate_mode",
        "velocity_threshold",
        "frame_delta_threshold",
        "debounce",
        "neutral_exit",
    )
    rate_mode: RateMode
    """The rate to which these constants apply; UNKNOWN means NORMAL."""
    velocity_threshold: float
    """Gamepad velocity from which the position no longer chooses a slot; only used at the fast rate (0 to 1000000).
    """
    frame_delta_threshold: float
    """Shaped movement that counts as a step (0 to 1000000)."""
    debounce: float
    """Minimum time between two steps (seconds, 0 to 86400)."""
    neutral_exit: float
    """Half-width of the neutral zone, in which the position targets no slot (0 to 1)."""

    def __init__(
        self,
        rate_mode: RateMode = RateMode.UNKNOWN,
        velocity_threshold: float = 6.0,
        frame_delta_threshold: float = 0.003,
        debounce: float = 0.45,
        neutral_exit: float = 0.1,
    ) -> None:
        self.rate_mode = rate_mode
        self.velocity_threshold = velocity_threshold
        self.frame_delta_threshold = frame_delta_threshold
        self.debounce = debounce
        self.neutral_exit = neutral_exit

    @classmethod
    def for_rate_mode(cls, rate_mode: RateMode) -> MenuConfig:
        """Returns the preset of a rate mode."""
        raw = _abi.velto_menu_config()
        call("velto_menu_config_init", raw, ctypes.sizeof(raw), rate_mode)
        return cls._of(raw)

    @classmethod
    def _of(cls, raw: _abi.velto_menu_config) -> MenuConfig:
        return cls(
            RateMode(raw.rate_mode),
            raw.velocity_threshold,
            raw.frame_delta_threshold,
            raw.debounce,
            raw.neutral_exit,
        )

    def _raw(self) -> _abi.velto_menu_config:
        return _abi.velto_menu_config(
            struct_size=ctypes.sizeof(_abi.velto_menu_config),
            rate_mode=self.rate_mode,
            velocity_threshold=self.velocity_threshold,
            frame_delta_threshold=self.frame_delta_threshold,
            debounce=self.debounce,
            neutral_exit=self.neutral_exit,
        )


class MenuStep(Record):
    """Result of `Driver.step_menu()`."""

    __slots__ = (
        "nudge",
        "slot",
        "uses_position",
    )
    nudge: int
    """Movement of the selection: -1, 0 or 1."""
    slot: int | None
    """The slot targeted by the position, -1 in the neutral zone."""
    uses_position: bool
    """Whether the hand is calm enough to choose by position."""

    def __init__(
        self,
        nudge: int,
        slot: int | None,
        uses_position: bool,
    ) -> None:
        self.nudge = nudge
        self.slot = slot
        self.uses_position = uses_position

    @classmethod
    def _of(cls, raw: _abi.velto_menu_step) -> MenuStep:
        return cls(
            raw.nudge,
            none_if(raw.slot, -1),
            bool(raw.uses_position),
        )


class PointerConfig(Record):
    """Constants of pointer movement."""

    __slots__ = (
        "rate_mode",
        "follow_rate",
        "delta_gain",
        "tilt_nudge",
    )
    rate_mode: RateMode
    """The rate to which these constants apply; UNKNOWN means NORMAL."""
    follow_rate: float
    """Rate at which the aim follows the target, per second; not used at low power (0 to 1000000)."""
    delta_gain: float
    """Distance per hand movement and second (-1000000 to 1000000)."""
    tilt_nudge: float
    """Distance while the device is held to one side; only used at low power (per 1/60 s, -1000000 to 1000000)."""

    def __init__(
        self,
        rate_mode: RateMode = RateMode.UNKNOWN,
        follow_rate: float = 12.0,
        delta_gain: float = 420.0,
        tilt_nudge: float = 0.022,
    ) -> None:
        self.rate_mode = rate_mode
        self.follow_rate = follow_rate
        self.delta_gain = delta_gain
        self.tilt_nudge = tilt_nudge

    @classmethod
    def for_rate_mode(cls, rate_mode: RateMode) -> PointerConfig:
        """Returns the preset of a rate mode."""
        raw = _abi.velto_pointer_config()
        call("velto_pointer_config_init", raw, ctypes.sizeof(raw), rate_mode)
        return cls._of(raw)

    @classmethod
    def _of(cls, raw: _abi.velto_pointer_config) -> PointerConfig:
        return cls(
            RateMode(raw.rate_mode),
            raw.follow_rate,
            raw.delta_gain,
            raw.tilt_nudge,
        )

    def _raw(self) -> _abi.velto_pointer_config:
        return _abi.velto_pointer_config(
            struct_size=ctypes.sizeof(_abi.velto_pointer_config),
            rate_mode=self.rate_mode,
            follow_rate=self.follow_rate,
            delta_gain=self.delta_gain,
            tilt_nudge=self.tilt_nudge,
        )


class Aim(Record):
    """A position on a screen, each coordinate 0 to 1, y pointing down."""

    __slots__ = (
        "x",
        "y",
    )
    x: float
    """Distance from the left edge."""
    y: float
    """Distance from the top edge."""

    def __init__(
        self,
        x: float = 0.0,
        y: float = 0.0,
    ) -> None:
        self.x = x
        self.y = y

    @classmethod
    def _of(cls, raw: _abi.velto_aim) -> Aim:
        return cls(
            raw.x,
            raw.y,
        )

    def _raw(self) -> _abi.velto_aim:
        return _abi.velto_aim(
            x=self.x,
            y=self.y,
        )


class LateralConfig(Record):
    """Constants of lateral movement."""

    __slots__ = (
        "rate_mode",
        "lean_threshold",
        "step_gain",
        "max_step_per_frame",
        "tilt_hold_speed",
    )
    rate_mode: RateMode
    """The rate to which these constants apply; UNKNOWN means NORMAL."""
    lean_threshold: float
    """Tilts below this do not move the aim (0 to 1)."""
    step_gain: float
    """Gain of each step; not used at low power (-1000000 to 1000000)."""
    max_step_per_frame: float
    """The largest step, before the gain (per 1/60 s, 0 to 1)."""
    tilt_hold_speed: float
    """Speed while the device is held to one side; only used at low power (-1000000 to 1000000)."""

    def __init__(
        self,
        rate_mode: RateMode = RateMode.UNKNOWN,
        lean_threshold: float = 0.011,
        step_gain: float = 2.1,
        max_step_per_frame: float = 0.014,
        tilt_hold_speed: float = 0.32,
    ) -> None:
        self.rate_mode = rate_mode
        self.lean_threshold = lean_threshold
        self.step_gain = step_gain
        self.max_step_per_frame = max_step_per_frame
        self.tilt_hold_speed = tilt_hold_speed

    @classmethod
    def for_rate_mode(cls, rate_mode: RateMode) -> LateralConfig:
        """Returns the preset of a rate mode."""
        raw = _abi.velto_lateral_config()
        call("velto_lateral_config_init", raw, ctypes.sizeof(raw), rate_mode)
        return cls._of(raw)

    @classmethod
    def _of(cls, raw: _abi.velto_lateral_config) -> LateralConfig:
        return cls(
            RateMode(raw.rate_mode),
            raw.lean_threshold,
            raw.step_gain,
            raw.max_step_per_frame,
            raw.tilt_hold_speed,
        )

    def _raw(self) -> _abi.velto_lateral_config:
        return _abi.velto_lateral_config(
            struct_size=ctypes.sizeof(_abi.velto_lateral_config),
            rate_mode=self.rate_mode,
            lean_threshold=self.lean_threshold,
            step_gain=self.step_gain,
            max_step_per_frame=self.max_step_per_frame,
            tilt_hold_speed=self.tilt_hold_speed,
        )


class PickerStep(Record):
    """Result of `Driver.step_picker()`."""

    __slots__ = (
        "focus",
        "is_confirmed",
    )
    focus: int
    """The focused item."""
    is_confirmed: bool
    """Whether it was confirmed in this frame."""

    def __init__(
        self,
        focus: int,
        is_confirmed: bool,
    ) -> None:
        self.focus = focus
        self.is_confirmed = is_confirmed

    @classmethod
    def _of(cls, raw: _abi.velto_picker_step) -> PickerStep:
        return cls(
            raw.focus,
            bool(raw.is_confirmed),
        )


class ActionStep(Record):
    """The actions of a frame in a throwing game, in the order in which to handle them."""

    __slots__ = (
        "primed",
        "threw",
        "confirmed",
        "throw_power",
    )
    primed: bool
    """Whether the hand was pulled back in this frame."""
    threw: bool
    """Whether a throw occurred."""
    confirmed: bool
    """Whether the button was clicked, at most once per 0.65 s."""
    throw_power: float
    """Power of the throw, 0 to 1; 0 without one."""

    def __init__(
        self,
        primed: bool,
        threw: bool,
        confirmed: bool,
        throw_power: float,
    ) -> None:
        self.primed = primed
        self.threw = threw
        self.confirmed = confirmed
        self.throw_power = throw_power

    @classmethod
    def _of(cls, raw: _abi.velto_action_step) -> ActionStep:
        return cls(
            bool(raw.primed),
            bool(raw.threw),
            bool(raw.confirmed),
            raw.throw_power,
        )


class VelocityLimits(Record):
    """The shaping of a velocity: 0 below a dead zone, limited to a maximum, times a gain."""

    __slots__ = (
        "preset",
        "deadzone",
        "maximum",
        "sensitivity",
    )
    preset: VelocityPreset
    """The preset of the limits, for the program only."""
    deadzone: float
    """Smaller velocities count as 0 (0 to 1000000)."""
    maximum: float
    """Larger velocities count as this one (0 to 1000000)."""
    sensitivity: float
    """Gain of the result (-1000000 to 1000000)."""

    def __init__(
        self,
        preset: VelocityPreset = VelocityPreset.FRAME_FAST,
        deadzone: float = 0.004,
        maximum: float = 0.012,
        sensitivity: float = 0.22,
    ) -> None:
        self.preset = preset
        self.deadzone = deadzone
        self.maximum = maximum
        self.sensitivity = sensitivity

    @classmethod
    def for_preset(cls, preset: VelocityPreset) -> VelocityLimits:
        """Returns the preset of a preset."""
        raw = _abi.velto_velocity_limits()
        call("velto_velocity_limits_init", raw, ctypes.sizeof(raw), preset)
        return cls._of(raw)

    @classmethod
    def _of(cls, raw: _abi.velto_velocity_limits) -> VelocityLimits:
        return cls(
            VelocityPreset(raw.preset),
            raw.deadzone,
            raw.maximum,
            raw.sensitivity,
        )

    def _raw(self) -> _abi.velto_velocity_limits:
        return _abi.velto_velocity_limits(
            struct_size=ctypes.sizeof(_abi.velto_velocity_limits),
            preset=self.preset,
            deadzone=self.deadzone,
            maximum=self.maximum,
            sensitivity=self.sensitivity,
        )


class StrategyConfig(Record):
    """Constants of all four games; movements are hundredths of the position per frame."""

    __slots__ = (
        "pong_style",
        "quiz_slots",
        "quiz_is_calm",
        "signal_scale",
        "pong_deadzone",
        "pong_limit",
        "pong_gain",
        "pong_previous_weight",
        "pong_fast_gain",
        "quiz_neutral_enter",
        "quiz_neutral_exit",
        "quiz_confirm_cooldown",
        "quiz_position_retain",
        "quiz_adjacent_dwell",
        "bowling_peak_min_release",
        "bowling_deadzone",
        "bowling_cooldown",
        "bowling_full_power_velocity",
        "dart_spike_threshold",
        "dart_cooldown",
        "dart_full_power_velocity",
    )
    pong_style: PongStyle
    """The style of the pong constants, for the program only."""
    quiz_slots: int
    """Number of answers (1 to 1000)."""
    quiz_is_calm: bool
    """Whether the choice moves calmly, one answer at a time."""
    signal_scale: float
    """Value of a position or movement of 1 (-1000000 to 1000000)."""
    pong_deadzone: float
    """Smaller movements stop the paddle (0 to 1000000)."""
    pong_limit: float
    """Larger movements count as this one (0 to 1000000)."""
    pong_gain: float
    """Distance of the paddle per movement (-1000000 to 1000000)."""
    pong_previous_weight: float
    """Weight of the previous movement; 0 disables smoothing (0 to 1)."""
    pong_fast_gain: float
    """Additional gain at the fast rate (-1000000 to 1000000)."""
    quiz_neutral_enter: float
    """Half-width of the neutral zone before the first choice (0 to 1)."""
    quiz_neutral_exit: float
    """Half-width of the neutral zone after the first choice, in which the choice stays; not above
    quiz_neutral_enter (0 to 1).
    """
    quiz_confirm_cooldown: float
    """Minimum time between two confirmations (seconds, 0 to 86400)."""
    quiz_position_retain: float
    """Fraction of the old position retained per frame while calm (0 to 1)."""
    quiz_adjacent_dwell: float
    """Time for which an adjacent answer must be targeted while calm (seconds, 0 to 86400)."""
    bowling_peak_min_release: float
    """Minimum velocity of the swing just before it slows down (0 to 1000000)."""
    bowling_deadzone: float
    """Minimum peak velocity of the swing (0 to 1000000)."""
    bowling_cooldown: float
    """Minimum time between two throws (seconds, 0 to 86400)."""
    bowling_full_power_velocity: float
    """Velocity of full power (0.001 to 1000000)."""
    dart_spike_threshold: float
    """Velocity that throws (0 to 1000000)."""
    dart_cooldown: float
    """Minimum time between two throws (seconds, 0 to 86400)."""
    dart_full_power_velocity: float
    """Velocity of full power (0.001 to 1000000)."""

    def __init__(
        self,
        pong_style: PongStyle = PongStyle.RAW,
        quiz_slots: int = 4,
        quiz_is_calm: bool = False,
        signal_scale: float = 100.0,
        pong_deadzone: float = 0.3,
        pong_limit: float = 8.0,
        pong_gain: float = 2.5,
        pong_previous_weight: float = 0.0,
        pong_fast_gain: float = 1.08,
        quiz_neutral_enter: float = 0.34,
        quiz_neutral_exit: float = 0.18,
        quiz_confirm_cooldown: float = 0.65,
        quiz_position_retain: float = 0.74,
        quiz_adjacent_dwell: float = 0.28,
        bowling_peak_min_release: float = 6.0,
        bowling_deadzone: float = 1.5,
        bowling_cooldown: float = 0.7,
        bowling_full_power_velocity: float = 12.0,
        dart_spike_threshold: float = 7.0,
        dart_cooldown: float = 0.5,
        dart_full_power_velocity: float = 12.0,
    ) -> None:
        self.pong_style = pong_style
        self.quiz_slots = quiz_slots
        self.quiz_is_calm = quiz_is_calm
        self.signal_scale = signal_scale
        self.pong_deadzone = pong_deadzone
        self.pong_limit = pong_limit
        self.pong_gain = pong_gain
        self.pong_previous_weight = pong_previous_weight
        self.pong_fast_gain = pong_fast_gain
        self.quiz_neutral_enter = quiz_neutral_enter
        self.quiz_neutral_exit = quiz_neutral_exit
        self.quiz_confirm_cooldown = quiz_confirm_cooldown
        self.quiz_position_retain = quiz_position_retain
        self.quiz_adjacent_dwell = quiz_adjacent_dwell
        self.bowling_peak_min_release = bowling_peak_min_release
        self.bowling_deadzone = bowling_deadzone
        self.bowling_cooldown = bowling_cooldown
        self.bowling_full_power_velocity = bowling_full_power_velocity
        self.dart_spike_threshold = dart_spike_threshold
        self.dart_cooldown = dart_cooldown
        self.dart_full_power_velocity = dart_full_power_velocity

    @classmethod
    def for_pong_style(cls, pong_style: PongStyle) -> StrategyConfig:
        """Returns the preset of a pong style."""
        raw = _abi.velto_strategy_config()
        call("velto_strategy_config_init", raw, ctypes.sizeof(raw), pong_style)
        return cls._of(raw)

    @classmethod
    def _of(cls, raw: _abi.velto_strategy_config) -> StrategyConfig:
        return cls(
            PongStyle(raw.pong_style),
            raw.quiz_slots,
            bool(raw.quiz_is_calm),
            raw.signal_scale,
            raw.pong_deadzone,
            raw.pong_limit,
            raw.pong_gain,
            raw.pong_previous_weight,
            raw.pong_fast_gain,
            raw.quiz_neutral_enter,
            raw.quiz_neutral_exit,
            raw.quiz_confirm_cooldown,
            raw.quiz_position_retain,
            raw.quiz_adjacent_dwell,
            raw.bowling_peak_min_release,
            raw.bowling_deadzone,
            raw.bowling_cooldown,
            raw.bowling_full_power_velocity,
            raw.dart_spike_threshold,
            raw.dart_cooldown,
            raw.dart_full_power_velocity,
        )

    def _raw(self) -> _abi.velto_strategy_config:
        return _abi.velto_strategy_config(
            struct_size=ctypes.sizeof(_abi.velto_strategy_config),
            pong_style=self.pong_style,
            quiz_slots=self.quiz_slots,
            quiz_is_calm=self.quiz_is_calm,
            signal_scale=self.signal_scale,
            pong_deadzone=self.pong_deadzone,
            pong_limit=self.pong_limit,
            pong_gain=self.pong_gain,
            pong_previous_weight=self.pong_previous_weight,
            pong_fast_gain=self.pong_fast_gain,
            quiz_neutral_enter=self.quiz_neutral_enter,
            quiz_neutral_exit=self.quiz_neutral_exit,
            quiz_confirm_cooldown=self.quiz_confirm_cooldown,
            quiz_position_retain=self.quiz_position_retain,
            quiz_adjacent_dwell=self.quiz_adjacent_dwell,
            bowling_peak_min_release=self.bowling_peak_min_release,
            bowling_deadzone=self.bowling_deadzone,
            bowling_cooldown=self.bowling_cooldown,
            bowling_full_power_velocity=self.bowling_full_power_velocity,
            dart_spike_threshold=self.dart_spike_threshold,
            dart_cooldown=self.dart_cooldown,
            dart_full_power_velocity=self.dart_full_power_velocity,
        )


class StrategyFrame(Record):
    """Result of `Strategy.step()`; members of the other games are neutral."""

    __slots__ = (
        "mode",
        "quiz_slot",
        "quiz_slot_changed",
        "quiz_answered",
        "bowling_thrown",
        "dart_thrown",
        "raw_velocity",
        "filtered_velocity",
        "current_signal",
        "pong_movement",
        "bowling_power",
        "dart_power",
    )
    mode: StrategyMode
    """The game."""
    quiz_slot: int | None
    """The chosen answer, -1 before the first choice."""
    quiz_slot_changed: bool
    """Whether the choice changed in this frame."""
    quiz_answered: bool
    """Whether the choice was confirmed in this frame."""
    bowling_thrown: bool
    """Whether a ball was thrown in this frame."""
    dart_thrown: bool
    """Whether a dart was thrown in this frame."""
    raw_velocity: float
    """Movement or velocity before any filter."""
    filtered_velocity: float
    """Movement after the filter; pong only."""
    current_signal: float
    """The value that the strategy evaluates, for display."""
    pong_movement: float
    """Movement of the paddle."""
    bowling_power: float
    """Power of the ball, 0 to 1; 0 without a throw."""
    dart_power: float
    """Power of the dart, 0 to 1; 0 without a throw."""

    def __init__(
        self,
        mode: StrategyMode,
        quiz_slot: int | None,
        quiz_slot_changed: bool,
        quiz_answered: bool,
        bowling_thrown: bool,
        dart_thrown: bool,
        raw_velocity: float,
        filtered_velocity: float,
        current_signal: float,
        pong_movement: float,
        bowling_power: float,
        dart_power: float,
    ) -> None:
        self.mode = mode
        self.quiz_slot = quiz_slot
        self.quiz_slot_changed = quiz_slot_changed
        self.quiz_answered = quiz_answered
        self.bowling_thrown = bowling_thrown
        self.dart_thrown = dart_thrown
        self.raw_velocity = raw_velocity
        self.filtered_velocity = filtered_velocity
        self.current_signal = current_signal
        self.pong_movement = pong_movement
        self.bowling_power = bowling_power
        self.dart_power = dart_power

    @classmethod
    def _of(cls, raw: _abi.velto_strategy_frame) -> StrategyFrame:
        return cls(
            StrategyMode(raw.mode),
            none_if(raw.quiz_slot, -1),
            bool(raw.quiz_slot_changed),
            bool(raw.quiz_answered),
            bool(raw.bowling_thrown),
            bool(raw.dart_thrown),
            raw.raw_velocity,
            raw.filtered_velocity,
            raw.current_signal,
            raw.pong_movement,
            raw.bowling_power,
            raw.dart_power,
        )


class NavigatorConfig(Record):
    """Rules and times of a navigator."""

    __slots__ = (
        "policy",
        "ownership",
        "hold_duration",
        "settle_duration",
        "arm_duration",
        "adjacent_dwell",
        "jump_dwell",
        "neutral_enter",
        "neutral_exit",
        "focus_loss_grace",
        "confirm_cooldown",
        "owner_release",
    )
    policy: NavigatorPolicy
    """The rules in effect."""
    ownership: MenuOwnership
    """The devices whose inputs control the menu; keys, touch and taps always do."""
    hold_duration: float
    """Hold after which an item is confirmed (seconds, 0.001 to 86400)."""
    settle_duration: float
    """Time without confirmation after the focus has moved (seconds, 0 to 86400)."""
    arm_duration: float
    """Time for which a menu confirmed by the button initially ignores it (seconds, 0 to 86400)."""
    adjacent_dwell: float
    """Time for which an adjacent item must be targeted (seconds, 0 to 86400)."""
    jump_dwell: float
    """Time for which an item farther away must be targeted (seconds, 0 to 86400)."""
    neutral_enter: float
    """Half-width of the neutral zone while no item has the focus (0 to 0.99)."""
    neutral_exit: float
    """Half-width of the neutral zone while an item has the focus; not above neutral_enter (0 to 0.99)."""
    focus_loss_grace: float
    """Time that the focus survives in the neutral zone (seconds, 0 to 86400)."""
    confirm_cooldown: float
    """Time after a confirmation during which the button is ignored (seconds, 0 to 86400)."""
    owner_release: float
    """Time for which the owning hand must rest, or be silent, before another one can take over (seconds, 0 to
    86400).
    """

    def __init__(
        self,
        policy: NavigatorPolicy = NavigatorPolicy.COMFORT,
        ownership: MenuOwnership = MenuOwnership.ONE_HAND,
        hold_duration: float = 2.25,
        settle_duration: float = 0.45,
        arm_duration: float = 1.0,
        adjacent_dwell: float = 0.2,
        jump_dwell: float = 0.32,
        neutral_enter: float = 0.3,
        neutral_exit: float = 0.14,
        focus_loss_grace: float = 0.35,
        confirm_cooldown: float = 0.65,
        owner_release: float = 1.5,
    ) -> None:
        self.policy = policy
        self.ownership = ownership
        self.hold_duration = hold_duration
        self.settle_duration = settle_duration
        self.arm_duration = arm_duration
        self.adjacent_dwell = adjacent_dwell
        self.jump_dwell = jump_dwell
        self.neutral_enter = neutral_enter
        self.neutral_exit = neutral_exit
        self.focus_loss_grace = focus_loss_grace
        self.confirm_cooldown = confirm_cooldown
        self.owner_release = owner_release

    @classmethod
    def _of(cls, raw: _abi.velto_navigator_config) -> NavigatorConfig:
        return cls(
            NavigatorPolicy(raw.policy),
            MenuOwnership(raw.ownership),
            raw.hold_duration,
            raw.settle_duration,
            raw.arm_duration,
            raw.adjacent_dwell,
            raw.jump_dwell,
            raw.neutral_enter,
            raw.neutral_exit,
            raw.focus_loss_grace,
            raw.confirm_cooldown,
            raw.owner_release,
        )

    def _raw(self) -> _abi.velto_navigator_config:
        return _abi.velto_navigator_config(
            struct_size=ctypes.sizeof(_abi.velto_navigator_config),
            policy=self.policy,
            ownership=self.ownership,
            hold_duration=self.hold_duration,
            settle_duration=self.settle_duration,
            arm_duration=self.arm_duration,
            adjacent_dwell=self.adjacent_dwell,
            jump_dwell=self.jump_dwell,
            neutral_enter=self.neutral_enter,
            neutral_exit=self.neutral_exit,
            focus_loss_grace=self.focus_loss_grace,
            confirm_cooldown=self.confirm_cooldown,
            owner_release=self.owner_release,
        )


class NavigatorState(Record):
    """The current state of a menu."""

    __slots__ = (
        "item_count",
        "focus",
        "is_suspended",
        "hint",
        "hold_progress",
    )
    item_count: int
    """Number of items; 0 without a menu."""
    focus: int | None
    """The focused item, None for none."""
    is_suspended: bool
    """Whether the menu is paused."""
    hint: MenuHint
    """The hint to display beside the menu."""
    hold_progress: float
    """Hold progress of the focused item, 0 to 1."""

    def __init__(
        self,
        item_count: int,
        focus: int | None,
        is_suspended: bool,
        hint: MenuHint,
        hold_progress: float,
    ) -> None:
        self.item_count = item_count
        self.focus = focus
        self.is_suspended = is_suspended
        self.hint = hint
        self.hold_progress = hold_progress

    @classmethod
    def _of(cls, raw: _abi.velto_navigator_state) -> NavigatorState:
        return cls(
            raw.item_count,
            none_if(raw.focus, -1),
            bool(raw.is_suspended),
            MenuHint(raw.hint),
            raw.hold_progress,
        )


class NavigatorStep(Record):
    """The outcome of a step or command."""

    __slots__ = (
        "focused",
        "activated",
        "is_cleared",
        "command",
    )
    focused: int | None
    """The item that got the focus, None for none."""
    activated: int | None
    """The item that was confirmed, None for none."""
    is_cleared: bool
    """Whether the focus was lost."""
    command: MenuCommand
    """Command of a tap or air gesture. If is_cleared: with LEAVE the player leaves the menu, otherwise the hand
    rested in the neutral zone.
    """

    def __init__(
        self,
        focused: int | None,
        activated: int | None,
        is_cleared: bool,
        command: MenuCommand,
    ) -> None:
        self.focused = focused
        self.activated = activated
        self.is_cleared = is_cleared
        self.command = command

    @classmethod
    def _of(cls, raw: _abi.velto_navigator_step) -> NavigatorStep:
        return cls(
            none_if(raw.focused, -1),
            none_if(raw.activated, -1),
            bool(raw.is_cleared),
            MenuCommand(raw.command),
        )


class SimulatorStep(Record):
    """One step of a motion script."""

    __slots__ = (
        "kind",
        "duration",
        "amplitude_x",
        "amplitude_y",
        "amplitude_z",
        "period",
        "value",
    )
    kind: SimulatorStepKind
    """The kind of step."""
    duration: float
    """Duration (seconds, 0 to 86400)."""
    amplitude_x: float
    """Amplitude on the axis that a paddle follows (raw units, -1000000 to 1000000)."""
    amplitude_y: float
    """Amplitude on the second axis (raw units, -1000000 to 1000000)."""
    amplitude_z: float
    """Amplitude on the third axis (raw units, -1000000 to 1000000)."""
    period: float
    """Period (seconds, 0 to 86400)."""
    value: int
    """Combination, code, state, count or percentage of TAP to BATTERY and WALK to OPEN_PIN."""

    def __init__(
        self,
        kind: SimulatorStepKind = SimulatorStepKind.REST,
        duration: float = 0.0,
        amplitude_x: float = 0.0,
        amplitude_y: float = 0.0,
        amplitude_z: float = 0.0,
        period: float = 0.0,
        value: int = 0,
    ) -> None:
        self.kind = kind
        self.duration = duration
        self.amplitude_x = amplitude_x
        self.amplitude_y = amplitude_y
        self.amplitude_z = amplitude_z
        self.period = period
        self.value = value

    @classmethod
    def _of(cls, raw: _abi.velto_sim_step) -> SimulatorStep:
        return cls(
            SimulatorStepKind(raw.kind),
            raw.duration,
            raw.amplitude_x,
            raw.amplitude_y,
            raw.amplitude_z,
            raw.period,
            raw.value,
        )

    def _raw(self) -> _abi.velto_sim_step:
        return _abi.velto_sim_step(
            kind=self.kind,
            duration=self.duration,
            amplitude_x=self.amplitude_x,
            amplitude_y=self.amplitude_y,
            amplitude_z=self.amplitude_z,
            period=self.period,
            value=self.value,
        )


class SimulatorLink(Record):
    """Radio conditions of a simulated device."""

    __slots__ = (
        "is_in_range",
        "refuses_links",
        "signal_strength",
        "packet_loss",
        "delay",
        "interval",
        "notifications_per_interval",
        "writes_per_interval",
        "mtu",
        "is_ideal",
    )
    is_in_range: bool
    """Whether it is in range; out of range, a link times out."""
    refuses_links: bool
    """Whether it refuses connections."""
    signal_strength: int
    """Mean signal strength; readings vary around it (dBm, -127 to 20)."""
    packet_loss: float
    """Share of lost advertisements and connection events; the packets of a lost event arrive later. With 1 a link
    times out. On an ideal link a share of the notifications is lost instead (0 to 1).
    """
    delay: float
    """Additional latency of all packets (seconds, 0 to 10)."""
    interval: float
    """Connection interval chosen by the host; if a board has requested a range, the nearest interval in it
    (seconds, 0.0075 to 4).
    """
    notifications_per_interval: int
    """Number of notifications per connection event; 0 for 3, or 6 at the shortest interval (0 to 100)."""
    writes_per_interval: int
    """Number of requests and commands per connection event; 0 for 3, or 6 at the shortest interval. A request waits
    for the response to the previous request (0 to 100).
    """
    mtu: int
    """ATT MTU, from the next link on (bytes, 23 to 247)."""
    is_ideal: bool
    """Whether the link delivers everything at once; then the interval and the numbers have no effect."""

    def __init__(
        self,
        is_in_range: bool = True,
        refuses_links: bool = False,
        signal_strength: int = -55,
        packet_loss: float = 0.0,
        delay: float = 0.0,
        interval: float = 0.03,
        notifications_per_interval: int = 0,
        writes_per_interval: int = 0,
        mtu: int = 247,
        is_ideal: bool = False,
    ) -> None:
        self.is_in_range = is_in_range
        self.refuses_links = refuses_links
        self.signal_strength = signal_strength
        self.packet_loss = packet_loss
        self.delay = delay
        self.interval = interval
        self.notifications_per_interval = notifications_per_interval
        self.writes_per_interval = writes_per_interval
        self.mtu = mtu
        self.is_ideal = is_ideal

    @classmethod
    def _of(cls, raw: _abi.velto_sim_link) -> SimulatorLink:
        return cls(
            bool(raw.is_in_range),
            bool(raw.refuses_links),
            raw.signal_strength,
            raw.packet_loss,
            raw.delay,
            raw.interval,
            raw.notifications_per_interval,
            raw.writes_per_interval,
            raw.mtu,
            bool(raw.is_ideal),
        )

    def _raw(self) -> _abi.velto_sim_link:
        return _abi.velto_sim_link(
            struct_size=ctypes.sizeof(_abi.velto_sim_link),
            is_in_range=self.is_in_range,
            refuses_links=self.refuses_links,
            signal_strength=self.signal_strength,
            packet_loss=self.packet_loss,
            delay=self.delay,
            interval=self.interval,
            notifications_per_interval=self.notifications_per_interval,
            writes_per_interval=self.writes_per_interval,
            mtu=self.mtu,
            is_ideal=self.is_ideal,
        )


class SimulatorCharacteristic(Record):
    """A characteristic of a simulated device."""

    __slots__ = (
        "service",
        "uuid",
        "properties",
        "security",
        "handle",
        "write_size_min",
        "write_size_max",
        "value",
    )
    service: UUID
    """The service that holds it."""
    uuid: UUID
    """Its UUID."""
    properties: AttributeProperty
    """Its properties."""
    security: SimulatorSecurity
    """The protection without which reads, writes and subscriptions fail."""
    handle: int
    """Its value handle, which identifies it in other functions (1 or more)."""
    write_size_min: int
    """Size of the shortest writable value (bytes, at most 512)."""
    write_size_max: int
    """Size of the longest writable value; 0 for 512 (bytes, at most 512)."""
    value: bytes
    """Its initial value; `Simulator.set_value()` sets longer ones."""

    def __init__(
        self,
        service: UUID = UUID(int=0),
        uuid: UUID = UUID(int=0),
        properties: AttributeProperty = AttributeProperty(0),
        security: SimulatorSecurity = SimulatorSecurity.OPEN,
        handle: int = 0,
        write_size_min: int = 0,
        write_size_max: int = 0,
        value: bytes = b"",
    ) -> None:
        self.service = service
        self.uuid = uuid
        self.properties = properties
        self.security = security
        self.handle = handle
        self.write_size_min = write_size_min
        self.write_size_max = write_size_max
        self.value = value

    @classmethod
    def _of(cls, raw: _abi.velto_sim_characteristic) -> SimulatorCharacteristic:
        return cls(
            UUID(bytes=bytes(raw.service.bytes)),
            UUID(bytes=bytes(raw.uuid.bytes)),
            AttributeProperty(raw.properties),
            SimulatorSecurity(raw.security),
            raw.handle,
            raw.write_size_min,
            raw.write_size_max,
            bytes(raw.value)[: raw.value_size],
        )

    def _raw(self) -> _abi.velto_sim_characteristic:
        return _abi.velto_sim_characteristic(
            service=uuid_to_c(self.service),
            uuid=uuid_to_c(self.uuid),
            properties=self.properties,
            security=self.security,
            handle=self.handle,
            write_size_min=self.write_size_min,
            write_size_max=self.write_size_max,
            value=bytes_to_c(self.value, 0, 64, "SimulatorCharacteristic.value"),
            value_size=len(self.value),
        )


class SimulatorReaction(Record):
    """A reaction of a TABLE simulator to a host."""

    __slots__ = (
        "trigger",
        "action",
        "characteristic",
        "target",
        "flags",
        "pattern",
        "ignored",
        "att_code",
        "count",
        "delay",
        "period",
        "data",
        "copy_from",
        "copy_to",
        "copy_size",
    )
    trigger: SimulatorTrigger
    """The trigger."""
    action: SimulatorAction
    """The response to the trigger."""
    characteristic: int
    """Value handle of the characteristic written or subscribed to."""
    target: int
    """Value handle of the characteristic that the action affects; 0 for the same."""
    flags: SimulatorReactionFlag
    """Options."""
    pattern: bytes
    """The first bytes of a matching value."""
    ignored: bytes
    """The bits of the pattern to ignore."""
    att_code: int
    """ATT error code of REFUSE; 0 for 14, an unlikely error (at most 255)."""
    count: int
    """Number of repetitions; 0 repeats until the link ends or a reaction stops it."""
    delay: float
    """Time from the trigger to the action (seconds, 0 to 86400)."""
    period: float
    """Time between repetitions, at least 0.001; 0 acts once (seconds, 0 to 86400)."""
    data: bytes
    """The bytes of the action."""
    copy_from: int
    """Offset in the written value from which bytes are copied, such as a sequence number (bytes, at most 511)."""
    copy_to: int
    """Offset in `bytes` to which they are copied (bytes, at most 255)."""
    copy_size: int
    """Number of bytes copied (bytes, at most 256)."""

    def __init__(
        self,
        trigger: SimulatorTrigger = SimulatorTrigger.WRITE,
        action: SimulatorAction = SimulatorAction.NOTIFY,
        characteristic: int = 0,
        target: int = 0,
        flags: SimulatorReactionFlag = SimulatorReactionFlag(0),
        pattern: bytes = b"",
        ignored: bytes = bytes(32),
        att_code: int = 0,
        count: int = 0,
        delay: float = 0.0,
        period: float = 0.0,
        data: bytes = b"",
        copy_from: int = 0,
        copy_to: int = 0,
        copy_size: int = 0,
    ) -> None:
        self.trigger = trigger
        self.action = action
        self.characteristic = characteristic
        self.target = target
        self.flags = flags
        self.pattern = pattern
        self.ignored = ignored
        self.att_code = att_code
        self.count = count
        self.delay = delay
        self.period = period
        self.data = data
        self.copy_from = copy_from
        self.copy_to = copy_to
        self.copy_size = copy_size

    @classmethod
    def _of(cls, raw: _abi.velto_sim_reaction) -> SimulatorReaction:
        return cls(
            SimulatorTrigger(raw.trigger),
            SimulatorAction(raw.action),
            raw.characteristic,
            raw.target,
            SimulatorReactionFlag(raw.flags),
            bytes(raw.pattern)[: raw.pattern_size],
            bytes(raw.ignored),
            raw.att_code,
            raw.count,
            raw.delay,
            raw.period,
            bytes(raw.bytes)[: raw.size],
            raw.copy_from,
            raw.copy_to,
            raw.copy_size,
        )

    def _raw(self) -> _abi.velto_sim_reaction:
        return _abi.velto_sim_reaction(
            trigger=self.trigger,
            action=self.action,
            characteristic=self.characteristic,
            target=self.target,
            flags=self.flags,
            pattern=bytes_to_c(self.pattern, 0, 32, "SimulatorReaction.pattern"),
            pattern_size=len(self.pattern),
            ignored=bytes_to_c(self.ignored, 0, 32, "SimulatorReaction.ignored"),
            att_code=self.att_code,
            count=self.count,
            delay=self.delay,
            period=self.period,
            bytes=bytes_to_c(self.data, 0, 256, "SimulatorReaction.data"),
            size=len(self.data),
            copy_from=self.copy_from,
            copy_to=self.copy_to,
            copy_size=self.copy_size,
        )


class SimulatorFault(Record):
    """A fault of a simulated device."""

    __slots__ = (
        "kind",
        "requests",
        "delay",
        "skip_count",
        "count",
        "characteristic",
        "att_code",
    )
    kind: SimulatorFaultKind
    """The effect."""
    requests: SimulatorRequest
    """The requests affected; 0 for reads, writes and subscriptions."""
    delay: float
    """Delay of DELAY (seconds, 0 to 86400)."""
    skip_count: int
    """Number of requests that pass first."""
    count: int
    """Number of requests affected after that; 0 for all."""
    characteristic: int
    """Value handle; 0 for all characteristics."""
    att_code: int
    """ATT error code of REFUSE, such as 5 if the device requires pairing; 0 for 14, an unlikely error (at most
    255).
    """

    def __init__(
        self,
        kind: SimulatorFaultKind = SimulatorFaultKind.REFUSE,
        requests: SimulatorRequest = SimulatorRequest(0),
        delay: float = 0.0,
        skip_count: int = 0,
        count: int = 0,
        characteristic: int = 0,
        att_code: int = 0,
    ) -> None:
        self.kind = kind
        self.requests = requests
        self.delay = delay
        self.skip_count = skip_count
        self.count = count
        self.characteristic = characteristic
        self.att_code = att_code

    @classmethod
    def _of(cls, raw: _abi.velto_sim_fault) -> SimulatorFault:
        return cls(
            SimulatorFaultKind(raw.kind),
            SimulatorRequest(raw.requests),
            raw.delay,
            raw.skip_count,
            raw.count,
            raw.characteristic,
            raw.att_code,
        )

    def _raw(self) -> _abi.velto_sim_fault:
        return _abi.velto_sim_fault(
            kind=self.kind,
            requests=self.requests,
            delay=self.delay,
            skip_count=self.skip_count,
            count=self.count,
            characteristic=self.characteristic,
            att_code=self.att_code,
        )


class SimulatorWrite(Record):
    """A write that reached the firmware of a simulated device."""

    __slots__ = (
        "timestamp_ns",
        "characteristic",
        "has_response",
        "data",
    )
    timestamp_ns: int
    """Time of arrival, on the context's clock (nanoseconds)."""
    characteristic: int
    """Value handle."""
    has_response: bool
    """Whether it was a write with response."""
    data: bytes
    """The value."""

    def __init__(
        self,
        timestamp_ns: int,
        characteristic: int,
        has_response: bool,
        data: bytes,
    ) -> None:
        self.timestamp_ns = timestamp_ns
        self.characteristic = characteristic
        self.has_response = has_response
        self.data = data

    @property
    def timestamp(self) -> float:
        """The timestamp in seconds."""
        return self.timestamp_ns / 1e9

    @classmethod
    def _of(cls, raw: _abi.velto_sim_write) -> SimulatorWrite:
        return cls(
            raw.timestamp_ns,
            raw.characteristic,
            bool(raw.has_response),
            bytes(raw.bytes)[: raw.size],
        )


class SimulatorInfo(Record):
    """The counters and the link state of a simulated device."""

    __slots__ = (
        "is_bare",
        "is_connected",
        "subscription_count",
        "link_count",
        "waiting_write_count",
        "write_count",
        "notification_count",
        "lost_notification_count",
        "connection_interval",
    )
    is_bare: bool
    """Whether the program is its backend."""
    is_connected: bool
    """Whether a link is up."""
    subscription_count: int
    """Number of characteristics that the host has subscribed to."""
    link_count: int
    """Number of links."""
    waiting_write_count: int
    """Number of writes that `Simulator.poll_write()` would return."""
    write_count: int
    """Number of writes that reached the firmware."""
    notification_count: int
    """Number of notifications sent to a subscribed host."""
    lost_notification_count: int
    """Number of sent notifications that the host never received."""
    connection_interval: float
    """Connection interval in use; 0 without a link, and over an ideal one (seconds)."""

    def __init__(
        self,
        is_bare: bool,
        is_connected: bool,
        subscription_count: int,
        link_count: int,
        waiting_write_count: int,
        write_count: int,
        notification_count: int,
        lost_notification_count: int,
        connection_interval: float,
    ) -> None:
        self.is_bare = is_bare
        self.is_connected = is_connected
        self.subscription_count = subscription_count
        self.link_count = link_count
        self.waiting_write_count = waiting_write_count
        self.write_count = write_count
        self.notification_count = notification_count
        self.lost_notification_count = lost_notification_count
        self.connection_interval = connection_interval

    @classmethod
    def _of(cls, raw: _abi.velto_sim_info) -> SimulatorInfo:
        return cls(
            bool(raw.is_bare),
            bool(raw.is_connected),
            raw.subscription_count,
            raw.link_count,
            raw.waiting_write_count,
            raw.write_count,
            raw.notification_count,
            raw.lost_notification_count,
            raw.connection_interval,
        )


class SimulatorNotification(Record):
    """A notification of a simulated device."""

    __slots__ = (
        "characteristic",
        "data",
    )
    characteristic: int
    """Value handle."""
    data: bytes
    """The value."""

    def __init__(
        self,
        characteristic: int,
        data: bytes,
    ) -> None:
        self.characteristic = characteristic
        self.data = data

    @classmethod
    def _of(cls, raw: _abi.velto_sim_notification) -> SimulatorNotification:
        return cls(
            raw.characteristic,
            bytes(raw.bytes)[: raw.size],
        )


class KeyboardConfig(Record):
    """The mapping from keys to motion."""

    __slots__ = (
        "speed",
        "return_speed",
        "hold_time",
        "throw_power",
    )
    speed: float
    """Movement per second while a direction is down; 2 crosses the screen in a second (0.01 to 1000)."""
    return_speed: float
    """Movement per second back to the center while no direction is down; 0 for none (0 to 1000)."""
    hold_time: float
    """Time for which a typed key stays down, for terminals, which do not report releases; 0 if the program passes
    the keys that are down (seconds, 0 to 60).
    """
    throw_power: float
    """Power of a throw (0 to 1)."""

    def __init__(
        self,
        speed: float = 2.0,
        return_speed: float = 0.0,
        hold_time: float = 0.0,
        throw_power: float = 0.75,
    ) -> None:
        self.speed = speed
        self.return_speed = return_speed
        self.hold_time = hold_time
        self.throw_power = throw_power

    @classmethod
    def _of(cls, raw: _abi.velto_keyboard_config) -> KeyboardConfig:
        return cls(
            raw.speed,
            raw.return_speed,
            raw.hold_time,
            raw.throw_power,
        )

    def _raw(self) -> _abi.velto_keyboard_config:
        return _abi.velto_keyboard_config(
            struct_size=ctypes.sizeof(_abi.velto_keyboard_config),
            speed=self.speed,
            return_speed=self.return_speed,
            hold_time=self.hold_time,
            throw_power=self.throw_power,
        )


class HostRequest(Record):
    """A request of the library to the program's Bluetooth stack."""

    __slots__ = (
        "id",
        "kind",
        "peer",
        "timeout",
        "characteristic",
        "write_kind",
        "pairing_answer",
        "passkey",
        "pairing_policy",
        "identifier",
        "data",
    )
    id: int
    """The id for the answer; 0 if no answer is expected."""
    kind: HostRequestKind
    """The kind of request."""
    peer: int
    """Number of the device; 0 for scans."""
    timeout: float
    """Time until the library gives up; -1 for no limit (seconds)."""
    characteristic: int
    """Value handle of READ, WRITE, SUBSCRIBE and UNSUBSCRIBE."""
    write_kind: WriteKind
    """The kind of a WRITE."""
    pairing_answer: HostPairingAnswer
    """The answer of ANSWER_PAIRING."""
    passkey: int
    """The passkey of ANSWER_PAIRING."""
    pairing_policy: PairingPolicy
    """The pairing agent of PAIR: that of the program's stack for SYSTEM, none for JUST_WORKS, the program that uses
    the library for INTERACTIVE. `HostRadio.report_pairing()` applies only to INTERACTIVE.
    """
    identifier: str
    """The reported identifier of the device; empty for scans."""
    data: bytes
    """The value of WRITE."""

    def __init__(
        self,
        id: int,
        kind: HostRequestKind,
        peer: int,
        timeout: float,
        characteristic: int,
        write_kind: WriteKind,
        pairing_answer: HostPairingAnswer,
        passkey: int,
        pairing_policy: PairingPolicy,
        identifier: str,
        data: bytes,
    ) -> None:
        self.id = id
        self.kind = kind
        self.peer = peer
        self.timeout = timeout
        self.characteristic = characteristic
        self.write_kind = write_kind
        self.pairing_answer = pairing_answer
        self.passkey = passkey
        self.pairing_policy = pairing_policy
        self.identifier = identifier
        self.data = data

    @classmethod
    def _of(cls, raw: _abi.velto_host_request) -> HostRequest:
        return cls(
            raw.id,
            HostRequestKind(raw.kind),
            raw.peer,
            raw.timeout,
            raw.characteristic,
            WriteKind(raw.write_kind),
            HostPairingAnswer(raw.pairing_answer),
            raw.passkey,
            PairingPolicy(raw.pairing_policy),
            raw.identifier.decode(),
            bytes(raw.bytes)[: raw.size],
        )


class HostInfo(Record):
    """Counters and pending work of a host radio."""

    __slots__ = (
        "waiting_request_count",
        "pending_request_count",
        "device_count",
        "link_count",
        "waiting_report_count",
        "delivered_count",
        "ignored_count",
        "dropped_count",
    )
    waiting_request_count: int
    """Number of unpolled requests."""
    pending_request_count: int
    """Number of unanswered requests."""
    device_count: int
    """Number of devices with a number."""
    link_count: int
    """Number of links that are up."""
    waiting_report_count: int
    """Number of unprocessed reports."""
    delivered_count: int
    """Number of notifications delivered."""
    ignored_count: int
    """Number of notifications without a subscription."""
    dropped_count: int
    """Number of notifications dropped because the ring was full."""

    def __init__(
        self,
        waiting_request_count: int,
        pending_request_count: int,
        device_count: int,
        link_count: int,
        waiting_report_count: int,
        delivered_count: int,
        ignored_count: int,
        dropped_count: int,
    ) -> None:
        self.waiting_request_count = waiting_request_count
        self.pending_request_count = pending_request_count
        self.device_count = device_count
        self.link_count = link_count
        self.waiting_report_count = waiting_report_count
        self.delivered_count = delivered_count
        self.ignored_count = ignored_count
        self.dropped_count = dropped_count

    @classmethod
    def _of(cls, raw: _abi.velto_host_info) -> HostInfo:
        return cls(
            raw.waiting_request_count,
            raw.pending_request_count,
            raw.device_count,
            raw.link_count,
            raw.waiting_report_count,
            raw.delivered_count,
            raw.ignored_count,
            raw.dropped_count,
        )


class StoreInfo(Record):
    """Information about a store."""

    __slots__ = (
        "is_read_only",
        "is_shared",
        "session_count",
        "running_count",
        "keeps_awake",
        "size",
        "free_size",
        "rate",
        "remaining",
    )
    is_read_only: bool
    """Whether the file is read-only."""
    is_shared: bool
    """Whether other programs may use the file at the same time; 0 on some network file systems."""
    session_count: int
    """Number of its sessions."""
    running_count: int
    """Number of sessions that this store is recording."""
    keeps_awake: bool
    """Whether logind keeps the machine awake for the running sessions; otherwise the log contains the reason."""
    size: int
    """Size of the file, including its log (bytes)."""
    free_size: int
    """Free space on its disk; 0 if unknown (bytes)."""
    rate: float
    """Expected bytes per second of the running sessions (1/s)."""
    remaining: float | None
    """Time until the disk is full at that rate; -1 if nothing is recorded or the space is unknown (seconds)."""

    def __init__(
        self,
        is_read_only: bool,
        is_shared: bool,
        session_count: int,
        running_count: int,
        keeps_awake: bool,
        size: int,
        free_size: int,
        rate: float,
        remaining: float | None,
    ) -> None:
        self.is_read_only = is_read_only
        self.is_shared = is_shared
        self.session_count = session_count
        self.running_count = running_count
        self.keeps_awake = keeps_awake
        self.size = size
        self.free_size = free_size
        self.rate = rate
        self.remaining = remaining

    @classmethod
    def _of(cls, raw: _abi.velto_store_info) -> StoreInfo:
        return cls(
            bool(raw.is_read_only),
            bool(raw.is_shared),
            raw.session_count,
            raw.running_count,
            bool(raw.keeps_awake),
            raw.size,
            raw.free_size,
            raw.rate,
            none_if(raw.remaining, -1),
        )


class SessionInfo(Record):
    """Information about a session."""

    __slots__ = (
        "session",
        "start_utc_ns",
        "end_utc_ns",
        "frame_count",
        "state",
        "track_count",
        "uuid",
        "label",
    )
    session: int
    """Its number."""
    start_utc_ns: int
    """Start time, since 1970 (nanoseconds)."""
    end_utc_ns: int
    """End time, since 1970; 0 while it runs (nanoseconds)."""
    frame_count: int
    """Number of committed frames."""
    state: SessionState
    """Its phase."""
    track_count: int
    """Number of its tracks."""
    uuid: str
    """Its unique identifier."""
    label: str
    """The label, truncated if longer."""

    def __init__(
        self,
        session: int,
        start_utc_ns: int,
        end_utc_ns: int,
        frame_count: int,
        state: SessionState,
        track_count: int,
        uuid: str,
        label: str,
    ) -> None:
        self.session = session
        self.start_utc_ns = start_utc_ns
        self.end_utc_ns = end_utc_ns
        self.frame_count = frame_count
        self.state = state
        self.track_count = track_count
        self.uuid = uuid
        self.label = label

    @classmethod
    def _of(cls, raw: _abi.velto_session_info) -> SessionInfo:
        return cls(
            raw.session,
            raw.start_utc_ns,
            raw.end_utc_ns,
            raw.frame_count,
            SessionState(raw.state),
            raw.track_count,
            raw.uuid.decode(),
            raw.label.decode(),
        )


class TrackInfo(Record):
    """Information about a track, which is a signal of a device in a session."""

    __slots__ = (
        "track",
        "frame_count",
        "lost_count",
        "dropped_count",
        "first_ns",
        "last_ns",
        "rate_asked",
        "value_type",
        "channel_count",
        "gap_count",
        "time_base",
        "signal",
        "address",
        "device_name",
    )
    track: int
    """Its number."""
    frame_count: int
    """Number of committed frames."""
    lost_count: int
    """Number of frames lost in transmission."""
    dropped_count: int
    """Number of frames dropped because the disk was too slow."""
    first_ns: int
    """Time of the first frame, on the clock of the track; 0 without frames (nanoseconds)."""
    last_ns: int
    """Time of the last frame (nanoseconds)."""
    rate_asked: float | None
    """Requested frames per second; -1 if the device chose its rate (hertz)."""
    value_type: ValueType
    """The type of its RAW values."""
    channel_count: int
    """Number of its channels."""
    gap_count: int
    """Number of its gaps, such as lost links."""
    time_base: TimeBase
    """The clock of its times."""
    signal: str
    """The identifier of the signal."""
    address: str
    """The address of the device."""
    device_name: str
    """The name of the device."""

    def __init__(
        self,
        track: int,
        frame_count: int,
        lost_count: int,
        dropped_count: int,
        first_ns: int,
        last_ns: int,
        rate_asked: float | None,
        value_type: ValueType,
        channel_count: int,
        gap_count: int,
        time_base: TimeBase,
        signal: str,
        address: str,
        device_name: str,
    ) -> None:
        self.track = track
        self.frame_count = frame_count
        self.lost_count = lost_count
        self.dropped_count = dropped_count
        self.first_ns = first_ns
        self.last_ns = last_ns
        self.rate_asked = rate_asked
        self.value_type = value_type
        self.channel_count = channel_count
        self.gap_count = gap_count
        self.time_base = time_base
        self.signal = signal
        self.address = address
        self.device_name = device_name

    @classmethod
    def _of(cls, raw: _abi.velto_track_info) -> TrackInfo:
        return cls(
            raw.track,
            raw.frame_count,
            raw.lost_count,
            raw.dropped_count,
            raw.first_ns,
            raw.last_ns,
            none_if(raw.rate_asked, -1),
            ValueType(raw.value_type),
            raw.channel_count,
            raw.gap_count,
            TimeBase(raw.time_base),
            raw.signal.decode(),
            raw.address.decode(),
            raw.device_name.decode(),
        )


class SessionStatus(Record):
    """Counters and further properties of a session."""

    __slots__ = (
        "silent_count",
        "taken_count",
        "committed_count",
        "dropped_count",
        "size_limit",
        "duration_limit",
        "is_recording",
        "start_offset",
        "end_offset",
        "zone",
        "notes",
    )
    silent_count: int
    """Number of silent signals of connected devices."""
    taken_count: int
    """Number of received frames; 0 for a session that this store does not record."""
    committed_count: int
    """Number of committed frames, which a crash does not lose."""
    dropped_count: int
    """Number of received frames dropped because the disk was too slow."""
    size_limit: int
    """The size limit, at which it ends; 0 for none (bytes)."""
    duration_limit: float
    """The duration limit, at which it ends; 0 for none (seconds)."""
    is_recording: bool
    """Whether this store is recording the session."""
    start_offset: int
    """Offset of local time to UTC at the start, for display only (seconds)."""
    end_offset: int
    """Offset of local time to UTC at the end (seconds)."""
    zone: str
    """The time zone, such as "Europe/Berlin"."""
    notes: str
    """The notes, truncated if longer."""

    def __init__(
        self,
        silent_count: int,
        taken_count: int,
        committed_count: int,
        dropped_count: int,
        size_limit: int,
        duration_limit: float,
        is_recording: bool,
        start_offset: int,
        end_offset: int,
        zone: str,
        notes: str,
    ) -> None:
        self.silent_count = silent_count
        self.taken_count = taken_count
        self.committed_count = committed_count
        self.dropped_count = dropped_count
        self.size_limit = size_limit
        self.duration_limit = duration_limit
        self.is_recording = is_recording
        self.start_offset = start_offset
        self.end_offset = end_offset
        self.zone = zone
        self.notes = notes

    @classmethod
    def _of(cls, raw: _abi.velto_session_status) -> SessionStatus:
        return cls(
            raw.silent_count,
            raw.taken_count,
            raw.committed_count,
            raw.dropped_count,
            raw.size_limit,
            raw.duration_limit,
            bool(raw.is_recording),
            raw.start_offset,
            raw.end_offset,
            raw.zone.decode(),
            raw.notes.decode(),
        )


class SessionMark(Record):
    """A marked moment of a session."""

    __slots__ = (
        "time_ns",
        "utc_ns",
        "text",
    )
    time_ns: int
    """The moment, on the clock of the recording context (nanoseconds)."""
    utc_ns: int
    """Its date, since 1970 (nanoseconds)."""
    text: str
    """The text, truncated if longer."""

    def __init__(
        self,
        time_ns: int,
        utc_ns: int,
        text: str,
    ) -> None:
        self.time_ns = time_ns
        self.utc_ns = utc_ns
        self.text = text

    @classmethod
    def _of(cls, raw: _abi.velto_session_mark) -> SessionMark:
        return cls(
            raw.time_ns,
            raw.utc_ns,
            raw.text.decode(),
        )


class TrackGap(Record):
    """Missing frames of a track."""

    __slots__ = (
        "after_sequence",
        "time_ns",
        "duration_ns",
        "count",
        "kind",
    )
    after_sequence: int
    """Sequence number of the preceding frame; 0 at the start."""
    time_ns: int
    """Start of the gap, on the clock of the track (nanoseconds)."""
    duration_ns: int
    """Its duration (nanoseconds)."""
    count: int
    """Number of missing frames; 0 if unknown."""
    kind: TrackGapKind
    """The cause."""

    def __init__(
        self,
        after_sequence: int,
        time_ns: int,
        duration_ns: int,
        count: int,
        kind: TrackGapKind,
    ) -> None:
        self.after_sequence = after_sequence
        self.time_ns = time_ns
        self.duration_ns = duration_ns
        self.count = count
        self.kind = kind

    @classmethod
    def _of(cls, raw: _abi.velto_track_gap) -> TrackGap:
        return cls(
            raw.after_sequence,
            raw.time_ns,
            raw.duration_ns,
            raw.count,
            TrackGapKind(raw.kind),
        )


class TrackText(Record):
    """A frame of a track as text."""

    __slots__ = (
        "sequence",
        "time_ns",
        "text",
    )
    sequence: int
    """The sequence number."""
    time_ns: int
    """The time, on the clock of the track (nanoseconds)."""
    text: str
    """The columns, such as "fingers thumb+index, count 1"; truncated if longer."""

    def __init__(
        self,
        sequence: int,
        time_ns: int,
        text: str,
    ) -> None:
        self.sequence = sequence
        self.time_ns = time_ns
        self.text = text

    @classmethod
    def _of(cls, raw: _abi.velto_track_text) -> TrackText:
        return cls(
            raw.sequence,
            raw.time_ns,
            raw.text.decode(),
        )


class StoreDownload(Record):
    """An unfinished download of a log."""

    __slots__ = (
        "session",
        "page_count",
        "changed_utc_ns",
        "is_running",
        "address",
    )
    session: int
    """The session that receives the samples."""
    page_count: int
    """Number of committed pages."""
    changed_utc_ns: int
    """Arrival of the newest page, since 1970 (nanoseconds)."""
    is_running: bool
    """Whether this store is downloading it; otherwise `Store.download_log()` continues it."""
    address: str
    """The address of the device."""

    def __init__(
        self,
        session: int,
        page_count: int,
        changed_utc_ns: int,
        is_running: bool,
        address: str,
    ) -> None:
        self.session = session
        self.page_count = page_count
        self.changed_utc_ns = changed_utc_ns
        self.is_running = is_running
        self.address = address

    @classmethod
    def _of(cls, raw: _abi.velto_store_download) -> StoreDownload:
        return cls(
            raw.session,
            raw.page_count,
            raw.changed_utc_ns,
            bool(raw.is_running),
            raw.address.decode(),
        )


class OrientationTracks(Record):
    """The tracks of a device from which its orientation is computed."""

    __slots__ = (
        "is_live",
        "rotation_rate",
        "acceleration",
        "magnetic_field",
        "from_ns",
        "to_ns",
        "keeps_period",
    )
    is_live: bool
    """Whether to filter live, using only preceding frames; 0 filters forwards and backwards, which is more
    accurate.
    """
    rotation_rate: int
    """The track of the gyroscope, with three columns in rad/s."""
    acceleration: int
    """The track of the accelerometer, with three columns in m/s², at any rate; 0 for the track of the gyroscope."""
    magnetic_field: int
    """The track of the magnetometer, with three columns in T; 0 for none."""
    from_ns: int
    """The earliest time, on the clock of the tracks (nanoseconds)."""
    to_ns: int
    """The latest time; 0 for no limit (nanoseconds)."""
    keeps_period: bool
    """Whether to use the period of the definition; 0 measures it from the times of the track."""

    def __init__(
        self,
        is_live: bool = False,
        rotation_rate: int = 0,
        acceleration: int = 0,
        magnetic_field: int = 0,
        from_ns: int = 0,
        to_ns: int = 0,
        keeps_period: bool = False,
    ) -> None:
        self.is_live = is_live
        self.rotation_rate = rotation_rate
        self.acceleration = acceleration
        self.magnetic_field = magnetic_field
        self.from_ns = from_ns
        self.to_ns = to_ns
        self.keeps_period = keeps_period

    @classmethod
    def _of(cls, raw: _abi.velto_orientation_tracks) -> OrientationTracks:
        return cls(
            bool(raw.is_live),
            raw.rotation_rate,
            raw.acceleration,
            raw.magnetic_field,
            raw.from_ns,
            raw.to_ns,
            bool(raw.keeps_period),
        )

    def _raw(self) -> _abi.velto_orientation_tracks:
        return _abi.velto_orientation_tracks(
            struct_size=ctypes.sizeof(_abi.velto_orientation_tracks),
            is_live=self.is_live,
            rotation_rate=self.rotation_rate,
            acceleration=self.acceleration,
            magnetic_field=self.magnetic_field,
            from_ns=self.from_ns,
            to_ns=self.to_ns,
            keeps_period=self.keeps_period,
        )


class FirmwareInfo(Record):
    """Information about a firmware."""

    __slots__ = (
        "part_count",
        "procedure",
        "flags",
        "size",
        "model",
        "hardware",
        "version",
        "required_bootloader",
        "name",
    )
    part_count: int
    """Number of its parts, which are transferred in order: 1 or 2."""
    procedure: FirmwareProcedure
    """The procedure."""
    flags: FirmwareFlag
    """Properties."""
    size: int
    """Total size of the images (bytes)."""
    model: str
    """The number of the model."""
    hardware: str
    """The revision of the hardware."""
    version: str
    """The version."""
    required_bootloader: str
    """The oldest bootloader that accepts it; empty for any."""
    name: str
    """The name of its file, truncated if longer; empty if created from bytes."""

    def __init__(
        self,
        part_count: int,
        procedure: FirmwareProcedure,
        flags: FirmwareFlag,
        size: int,
        model: str,
        hardware: str,
        version: str,
        required_bootloader: str,
        name: str,
    ) -> None:
        self.part_count = part_count
        self.procedure = procedure
        self.flags = flags
        self.size = size
        self.model = model
        self.hardware = hardware
        self.version = version
        self.required_bootloader = required_bootloader
        self.name = name

    @classmethod
    def _of(cls, raw: _abi.velto_firmware_info) -> FirmwareInfo:
        return cls(
            raw.part_count,
            FirmwareProcedure(raw.procedure),
            FirmwareFlag(raw.flags),
            raw.size,
            raw.model.decode(),
            raw.hardware.decode(),
            raw.version.decode(),
            raw.required_bootloader.decode(),
            raw.name.decode(),
        )


class FirmwarePart(Record):
    """A part of a firmware, and the contents of its init packet."""

    __slots__ = (
        "kind",
        "procedure",
        "flags",
        "size",
        "softdevice_size",
        "bootloader_size",
        "application_size",
        "init_packet_size",
        "softdevice_count",
        "softdevices",
        "version",
        "hardware",
        "revision",
    )
    kind: FirmwareKind
    """The target."""
    procedure: FirmwareProcedure
    """The procedure."""
    flags: FirmwareFlag
    """Properties."""
    size: int
    """Size of the image (bytes)."""
    softdevice_size: int
    """Size of the softdevice in the image; 0 for none, or if the package does not name it (bytes)."""
    bootloader_size: int
    """Size of the bootloader in the image; 0 for none, or if the package does not name it (bytes)."""
    application_size: int
    """Size of the application in the image (bytes)."""
    init_packet_size: int
    """Size of the init packet; 0 for none (bytes)."""
    softdevice_count: int
    """Number of compatible softdevices; at most 16 of them follow."""
    softdevices: tuple[int, ...]
    """Numbers of the compatible softdevices."""
    version: int | None
    """Version in the init packet; None for none."""
    hardware: int | None
    """Hardware version of a secure init packet, or the device type of a legacy one; -1 for any."""
    revision: int | None
    """Device revision of a legacy init packet; -1 for any."""

    def __init__(
        self,
        kind: FirmwareKind,
        procedure: FirmwareProcedure,
        flags: FirmwareFlag,
        size: int,
        softdevice_size: int,
        bootloader_size: int,
        application_size: int,
        init_packet_size: int,
        softdevice_count: int,
        softdevices: tuple[int, ...],
        version: int | None,
        hardware: int | None,
        revision: int | None,
    ) -> None:
        self.kind = kind
        self.procedure = procedure
        self.flags = flags
        self.size = size
        self.softdevice_size = softdevice_size
        self.bootloader_size = bootloader_size
        self.application_size = application_size
        self.init_packet_size = init_packet_size
        self.softdevice_count = softdevice_count
        self.softdevices = softdevices
        self.version = version
        self.hardware = hardware
        self.revision = revision

    @classmethod
    def _of(cls, raw: _abi.velto_firmware_part) -> FirmwarePart:
        return cls(
            FirmwareKind(raw.kind),
            FirmwareProcedure(raw.procedure),
            FirmwareFlag(raw.flags),
            raw.size,
            raw.softdevice_size,
            raw.bootloader_size,
            raw.application_size,
            raw.init_packet_size,
            raw.softdevice_count,
            tuple(raw.softdevices),
            none_if(raw.version, -1),
            none_if(raw.hardware, -1),
            none_if(raw.revision, -1),
        )


class FirmwareBuild(Record):
    """A build of a catalog."""

    __slots__ = (
        "is_withdrawn",
        "model",
        "hardware",
        "flavor",
        "version",
        "required_bootloader",
        "file_name",
        "reason",
    )
    is_withdrawn: bool
    """Whether it was withdrawn."""
    model: str
    """The number of the model."""
    hardware: str
    """The revision of the hardware."""
    flavor: str
    """The flavor."""
    version: str
    """The version."""
    required_bootloader: str
    """The oldest bootloader that accepts it; empty for any."""
    file_name: str
    """The name of its file."""
    reason: str
    """The reason for the withdrawal, truncated if longer."""

    def __init__(
        self,
        is_withdrawn: bool = False,
        model: str = "",
        hardware: str = "",
        flavor: str = "",
        version: str = "",
        required_bootloader: str = "",
        file_name: str = "",
        reason: str = "",
    ) -> None:
        self.is_withdrawn = is_withdrawn
        self.model = model
        self.hardware = hardware
        self.flavor = flavor
        self.version = version
        self.required_bootloader = required_bootloader
        self.file_name = file_name
        self.reason = reason

    @classmethod
    def _of(cls, raw: _abi.velto_firmware_build) -> FirmwareBuild:
        return cls(
            bool(raw.is_withdrawn),
            raw.model.decode(),
            raw.hardware.decode(),
            raw.flavor.decode(),
            raw.version.decode(),
            raw.required_bootloader.decode(),
            raw.file_name.decode(),
            raw.reason.decode(),
        )

    def _raw(self) -> _abi.velto_firmware_build:
        return _abi.velto_firmware_build(
            is_withdrawn=self.is_withdrawn,
            model=text_to_c(self.model, 40, "FirmwareBuild.model"),
            hardware=text_to_c(self.hardware, 40, "FirmwareBuild.hardware"),
            flavor=text_to_c(self.flavor, 40, "FirmwareBuild.flavor"),
            version=text_to_c(self.version, 40, "FirmwareBuild.version"),
            required_bootloader=text_to_c(self.required_bootloader, 40, "FirmwareBuild.required_bootloader"),
            file_name=text_to_c(self.file_name, 120, "FirmwareBuild.file_name"),
            reason=text_to_c(self.reason, 176, "FirmwareBuild.reason"),
        )


class CatalogInfo(Record):
    """Information about a catalog."""

    __slots__ = (
        "build_count",
        "is_cached",
        "read_utc_ns",
    )
    build_count: int
    """Number of its builds."""
    is_cached: bool
    """Whether its URL could not be reached and an earlier copy is used."""
    read_utc_ns: int
    """Time at which it was read from its URL, since 1970; 0 for a file (nanoseconds)."""

    def __init__(
        self,
        build_count: int,
        is_cached: bool,
        read_utc_ns: int,
    ) -> None:
        self.build_count = build_count
        self.is_cached = is_cached
        self.read_utc_ns = read_utc_ns

    @classmethod
    def _of(cls, raw: _abi.velto_catalog_info) -> CatalogInfo:
        return cls(
            raw.build_count,
            bool(raw.is_cached),
            raw.read_utc_ns,
        )
