// The structures of VeltoKit, with the layout that they have in C.
//
// Generated from bindings/api; do not edit.

using System;
using System.Runtime.InteropServices;

namespace VeltoKit
{
    /// <summary>A UUID in RFC 4122 byte order, as written.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 16)]
    public partial struct Uuid
    {
        /// <summary>The bytes, most significant first.</summary>
        public Bytes16 Bytes;
    }

    /// <summary>Details of a failure.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 736)]
    public partial struct ErrorDetail
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>The result of the call, or Result.Ok if no call of this thread has failed.</summary>
        public Result Code;
        /// <summary>The layer, which defines the members that hold the cause.</summary>
        public Cause Cause;
        /// <summary>Zero.</summary>
        public uint Reserved;
        /// <summary>The errno or the ATT error code.</summary>
        public long Number;
        /// <summary>The device concerned, null for none.</summary>
        public DeviceId Device;
        /// <summary>Name of the function that failed.</summary>
        public Text64 Function;
        /// <summary>Name of the D-Bus error, such as "org.bluez.Error.Failed".</summary>
        public Text128 Name;
        /// <summary>Message of the D-Bus error.</summary>
        public Text256 Message;
        /// <summary>The remedy, which is the end of the error message; empty if it depends on the program.</summary>
        public Text256 Remedy;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static ErrorDetail Initial
        {
            get
            {
                var value = default(ErrorDetail);
                value.StructSize = 736;
                return value;
            }
        }
    }

    /// <summary>The definition of a context.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 72)]
    public partial struct ContextDefinition
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>The backends to use; 0 uses the environment variable VELTO_BACKEND (bluez, simulated or both,
        /// separated by a comma), or else BlueZ. VELTO_BACKEND=simulated also adds one playing cap, which is removed
        /// when the program creates simulated devices.</summary>
        public Backend Backends;
        /// <summary>Options.</summary>
        public ContextFlag Flags;
        /// <summary>Capacity of the default queue (1 to 65536; default 256, also for 0).</summary>
        public uint EventCapacity;
        /// <summary>Another context with the same owner name is destroyed first, so that an engine can reload a
        /// plug-in; null for none.</summary>
        public IntPtr OwnerName;
        /// <summary>Address of the message bus; null for DBUS_SYSTEM_BUS_ADDRESS or the system bus.</summary>
        public IntPtr BusAddress;
        /// <summary>The adapter to use, such as "hci0"; null for the best one.</summary>
        public IntPtr Adapter;
        /// <summary>Time that auto-connect waits after the first likely device before it decides; 0 connects the first
        /// (seconds, 0 to 60; default 0.6). Source: Triki protocol notes, 1.4.</summary>
        public double SettleTime;
        /// <summary>Time between the loss of a link and the first attempt to re-establish it; later delays grow to 30
        /// s (seconds, 0 to 3600; default 1.5). Source: Triki protocol notes, 1.7.</summary>
        public double ReconnectDelay;
        /// <summary>Folder for known devices and profiles, created when needed; null for $XDG_STATE_HOME/veltokit or
        /// ~/.local/state/veltokit (at most 4000).</summary>
        public IntPtr StatePath;
        /// <summary>The families that auto-connect accepts, including devices that the system uses; 0 accepts all,
        /// except a TAP that is the system's keyboard.</summary>
        public Families AutoConnectFamilies;
        /// <summary>Number of links that the adapter of the simulated backend supports; 0 for no limit. It refuses
        /// further links, as a controller does (0 to 256).</summary>
        public uint SimulatedLinkLimit;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static ContextDefinition Initial
        {
            get
            {
                var value = default(ContextDefinition);
                value.StructSize = 72;
                value.EventCapacity = 256;
                value.SettleTime = 0.6;
                value.ReconnectDelay = 1.5;
                return value;
            }
        }
    }

    /// <summary>The current state of a context.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 44)]
    public partial struct ContextInfo
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>The backends in use.</summary>
        public Backend Backends;
        /// <summary>Options.</summary>
        public ContextFlag Flags;
        /// <summary>Number of adapters present.</summary>
        public uint AdapterCount;
        /// <summary>Number of devices.</summary>
        public uint DeviceCount;
        /// <summary>Number of devices that are ready.</summary>
        public uint ConnectedCount;
        /// <summary>Number of players of auto-connect.</summary>
        public int AutoConnectPlayers;
        /// <summary>Whether discovery is running, for the program or for auto-connect.</summary>
        public VeltoBool IsScanning;
        /// <summary>Number of links that the adapter supports, learned from refused links; 0 until a link is
        /// refused.</summary>
        public uint LinkLimit;
        /// <summary>Number of devices waiting for a link of the adapter.</summary>
        public uint WaitingCount;
        /// <summary>The reason why required discovery is not running; Result.Ok while it is running or not required.
        /// VeltoEventType.ScanStopped reports a change.</summary>
        public Result SearchProblem;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static ContextInfo Initial
        {
            get
            {
                var value = default(ContextInfo);
                value.StructSize = 44;
                return value;
            }
        }
    }

    /// <summary>Counters of a context since its creation.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 32)]
    public partial struct ContextStats
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>Pending operations.</summary>
        public uint PendingOperationCount;
        /// <summary>Packets of all devices on all links, with and without motion.</summary>
        public ulong PacketCount;
        /// <summary>Packets dropped before they were polled.</summary>
        public ulong DroppedPacketCount;
        /// <summary>Log lines dropped because the log was not polled, or the standard error stream was
        /// blocked.</summary>
        public ulong LostLogLineCount;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static ContextStats Initial
        {
            get
            {
                var value = default(ContextStats);
                value.StructSize = 32;
                return value;
            }
        }
    }

    /// <summary>A Bluetooth adapter.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 256)]
    public partial struct AdapterInfo
    {
        /// <summary>Name in the system, such as "hci0".</summary>
        public Text32 Identifier;
        /// <summary>Address, such as "00:11:22:33:44:55".</summary>
        public Text24 Address;
        /// <summary>Name given by its user, truncated if longer.</summary>
        public Text128 Name;
        /// <summary>Whether it is present.</summary>
        public VeltoBool IsPresent;
        /// <summary>Whether it is powered.</summary>
        public VeltoBool IsPowered;
        /// <summary>Whether it can connect to devices.</summary>
        public VeltoBool IsUsable;
        /// <summary>Whether it is in use.</summary>
        public VeltoBool IsSelected;
        /// <summary>Zero.</summary>
        public UInts14 Reserved;
    }

    /// <summary>Progress of an operation.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 48)]
    public partial struct OperationProgress
    {
        /// <summary>The phase.</summary>
        public OperationPhase Phase;
        /// <summary>The current part, starting at 0.</summary>
        public int Part;
        /// <summary>Number of parts; 1 for most operations.</summary>
        public int PartCount;
        /// <summary>Zero.</summary>
        public uint Reserved;
        /// <summary>Units done in this phase, over all parts; a calibration returns to 0 when the device
        /// moves.</summary>
        public ulong Done;
        /// <summary>Total units of this phase; 0 while unknown.</summary>
        public ulong Total;
        /// <summary>Units per second, averaged over some seconds; -1 while unknown (1/s).</summary>
        public double Rate;
        /// <summary>Time until the end of this phase at that rate; -1 while unknown (seconds).</summary>
        public double Remaining;
    }

    /// <summary>Information about an operation.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 88)]
    public partial struct OperationInfo
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>The kind of operation.</summary>
        public OperationKind Kind;
        /// <summary>Its status.</summary>
        public OperationStatus Status;
        /// <summary>The outcome: Result.Ok or the reason for the failure; Result.Pending while it has not ended
        /// (default Result.Pending).</summary>
        public Result Result;
        /// <summary>The device; null for none, or while scanning for it.</summary>
        public DeviceId Device;
        /// <summary>The Bits of the handle that it creates, such as a subscription; 0 for none.</summary>
        public ulong ObjectBits;
        /// <summary>Whether the operation reports progress.</summary>
        public VeltoBool HasProgress;
        /// <summary>Zero.</summary>
        public uint Reserved;
        /// <summary>The newest report, if it reports progress.</summary>
        public OperationProgress Progress;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static OperationInfo Initial
        {
            get
            {
                var value = default(OperationInfo);
                value.StructSize = 88;
                value.Result = (Result)(2);
                return value;
            }
        }
    }

    /// <summary>Options of Context.StartScan().</summary>
    [StructLayout(LayoutKind.Sequential, Size = 8)]
    public partial struct ScanOptions
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>Options.</summary>
        public ScanFlag Flags;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static ScanOptions Initial
        {
            get
            {
                var value = default(ScanOptions);
                value.StructSize = 8;
                return value;
            }
        }
    }

    /// <summary>Properties of a device.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 528)]
    public partial struct DeviceInfo
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>Family.</summary>
        public Family Family;
        /// <summary>State of the link.</summary>
        public LinkState LinkState;
        /// <summary>Whether a lost link is re-established.</summary>
        public ReconnectPolicy ReconnectPolicy;
        /// <summary>Received signal strength, or Constants.RssiUnknown (dBm).</summary>
        public int Rssi;
        /// <summary>ATT MTU, 0 while not connected (bytes).</summary>
        public uint Mtu;
        /// <summary>Number of times the device became Ready.</summary>
        public uint LinkSerial;
        /// <summary>Player index, -1 for none (default -1).</summary>
        public int PlayerIndex;
        /// <summary>Further properties.</summary>
        public DeviceFlag Flags;
        /// <summary>Number of GATT tables discovered so far.</summary>
        public uint TableGeneration;
        /// <summary>Time of the last advertisement or packet, on the context's clock; 0 for never
        /// (nanoseconds).</summary>
        public ulong LastSeenNs;
        /// <summary>Address, empty if its backend has none.</summary>
        public Text24 Address;
        /// <summary>Identifier, the same in all runs, such as "bluez:AA:BB:CC:DD:EE:FF".</summary>
        public Text192 Identifier;
        /// <summary>Newest name, "Unknown" before there is one.</summary>
        public Text256 Name;
        /// <summary>Charge of the battery when it was last read, 0 to 1; -1 while unknown.</summary>
        public double Battery;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static DeviceInfo Initial
        {
            get
            {
                var value = default(DeviceInfo);
                value.StructSize = 528;
                value.Rssi = Constants.RssiUnknown;
                value.PlayerIndex = -1;
                value.Battery = -1;
                return value;
            }
        }
    }

    /// <summary>Options of Device.Connect().</summary>
    [StructLayout(LayoutKind.Sequential, Size = 24)]
    public partial struct ConnectOptions
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>Whether to keep notifications that another program has left enabled, on devices that preserve them
        /// between links.</summary>
        public VeltoBool KeepsSubscriptions;
        /// <summary>Time limit for the device to become Ready (seconds, 0.1 to 300; default 15, also for 0).</summary>
        public double Timeout;
        /// <summary>Longest wait for a free link of the adapter, not included in Timeout; 0 waits as long as Timeout
        /// (seconds, 0 to 604800).</summary>
        public double TurnTimeout;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static ConnectOptions Initial
        {
            get
            {
                var value = default(ConnectOptions);
                value.StructSize = 24;
                value.Timeout = 15;
                return value;
            }
        }
    }

    /// <summary>Link statistics of a device.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 40)]
    public partial struct LinkStats
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>Number of times the device became Ready.</summary>
        public uint LinkSerial;
        /// <summary>Attempts to establish a link.</summary>
        public uint ConnectAttemptCount;
        /// <summary>Links that ended without a request.</summary>
        public uint LostLinkCount;
        /// <summary>Packets since the link was established, with and without motion.</summary>
        public ulong PacketCount;
        /// <summary>Packets dropped before they were polled.</summary>
        public ulong DroppedPacketCount;
        /// <summary>Current route of the packets.</summary>
        public NotifyPath NotifyPath;
        /// <summary>Whether another program receives the notifications too; each packet counts once.</summary>
        public VeltoBool IsShared;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static LinkStats Initial
        {
            get
            {
                var value = default(LinkStats);
                value.StructSize = 40;
                value.NotifyPath = (NotifyPath)(0);
                return value;
            }
        }
    }

    /// <summary>A device that was connected before, in this run of the program or an earlier one.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 512)]
    public partial struct KnownDevice
    {
        /// <summary>Time at which it last became Ready, since 1970-01-01 00:00 UTC; 0 for a device with only a family
        /// set (nanoseconds).</summary>
        public ulong LastConnectedUtcNs;
        /// <summary>Handle in this context, zero until the context has seen the device.</summary>
        public DeviceId Device;
        /// <summary>Detected family.</summary>
        public Family Family;
        /// <summary>Family set by a program, Unknown for none.</summary>
        public Family SetFamily;
        /// <summary>Player index, -1 for none.</summary>
        public int PlayerIndex;
        /// <summary>Zero.</summary>
        public UInts3 Reserved;
        /// <summary>Identifier, such as "bluez:AA:BB:CC:DD:EE:FF".</summary>
        public Text192 Identifier;
        /// <summary>Address, empty if its backend has none.</summary>
        public Text24 Address;
        /// <summary>Newest name, empty for none.</summary>
        public Text256 Name;
    }

    /// <summary>A service of a connected device.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 24)]
    public partial struct GattService
    {
        /// <summary>Its UUID.</summary>
        public Uuid Uuid;
        /// <summary>Attribute handle of its declaration; 0 if the backend does not report it.</summary>
        public ushort Handle;
        /// <summary>Zero.</summary>
        public ushort Reserved;
        /// <summary>Zero.</summary>
        public uint Reserved2;
    }

    /// <summary>A characteristic of a connected device.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 48)]
    public partial struct GattCharacteristic
    {
        /// <summary>The service that holds it.</summary>
        public Uuid Service;
        /// <summary>Its UUID.</summary>
        public Uuid Uuid;
        /// <summary>Its properties.</summary>
        public AttributeProperty Properties;
        /// <summary>Its value handle, which identifies it in other functions.</summary>
        public ushort Handle;
        /// <summary>Attribute handle of its service; 0 if the backend does not report it.</summary>
        public ushort ServiceHandle;
        /// <summary>Zero.</summary>
        public ulong Reserved;
    }

    /// <summary>A descriptor of a characteristic.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 24)]
    public partial struct GattDescriptor
    {
        /// <summary>Its UUID.</summary>
        public Uuid Uuid;
        /// <summary>Its attribute handle.</summary>
        public ushort Handle;
        /// <summary>Value handle of the characteristic that it belongs to.</summary>
        public ushort Characteristic;
        /// <summary>Zero.</summary>
        public uint Reserved;
    }

    /// <summary>The definition of a subscription.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 24)]
    public partial struct SubscriptionDefinition
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>Stream or 0.</summary>
        public SubscriptionFlag Flags;
        /// <summary>Capacity of the ring; it holds at most one value per 16 bytes (bytes, 512 to 16777216; default
        /// 32768, also for 0).</summary>
        public uint Capacity;
        /// <summary>Zero.</summary>
        public uint Reserved;
        /// <summary>Time limit for the device's confirmation (seconds, 0.01 to 300; default 15, also for 0).</summary>
        public double Timeout;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static SubscriptionDefinition Initial
        {
            get
            {
                var value = default(SubscriptionDefinition);
                value.StructSize = 24;
                value.Capacity = 32768;
                value.Timeout = 15;
                return value;
            }
        }
    }

    /// <summary>Information about a subscription.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 56)]
    public partial struct SubscriptionInfo
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>Its state.</summary>
        public SubscriptionState State;
        /// <summary>The route of its values.</summary>
        public NotifyPath Path;
        /// <summary>Options and properties.</summary>
        public SubscriptionFlag Flags;
        /// <summary>The reason why it ended; Result.Ok if it has not, or ended on request.</summary>
        public Result Result;
        /// <summary>Value handle of its characteristic, which a change of services may change.</summary>
        public ushort Characteristic;
        /// <summary>Zero.</summary>
        public ushort Reserved;
        /// <summary>Number of renewals after a loss of the link.</summary>
        public uint RenewalCount;
        /// <summary>Number of waiting values.</summary>
        public uint WaitingCount;
        /// <summary>Number of values received so far.</summary>
        public ulong ValueCount;
        /// <summary>Total size of these values (bytes).</summary>
        public ulong ByteCount;
        /// <summary>Number of values dropped from the ring.</summary>
        public ulong DroppedCount;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static SubscriptionInfo Initial
        {
            get
            {
                var value = default(SubscriptionInfo);
                value.StructSize = 56;
                value.Path = (NotifyPath)(0);
                value.Result = (Result)(0);
                return value;
            }
        }
    }

    /// <summary>A notified value.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 536)]
    public partial struct Value
    {
        /// <summary>Time of arrival, on the context's clock (nanoseconds).</summary>
        public ulong TimestampNs;
        /// <summary>Number of the received value, starting at 1; gaps are losses.</summary>
        public ulong Sequence;
        /// <summary>Value handle.</summary>
        public ushort Characteristic;
        /// <summary>Size of the value (bytes).</summary>
        public ushort Size;
        /// <summary>Zero.</summary>
        public uint Reserved;
        /// <summary>The value.</summary>
        public Bytes512 Bytes;
    }

    /// <summary>Information about a signal.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 40)]
    public partial struct SignalInfo
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>The possible uses of the signal.</summary>
        public SignalFlag Flags;
        /// <summary>Its device.</summary>
        public DeviceId Device;
        /// <summary>The type of its raw values.</summary>
        public SampleType RawType;
        /// <summary>Number of its channels.</summary>
        public uint ChannelCount;
        /// <summary>Size of a transmitted frame; 0 if it varies (bytes).</summary>
        public uint WireSize;
        /// <summary>Number of logger slots that it uses on the device; 0 if it cannot be logged.</summary>
        public uint LoggerSlotCount;
        /// <summary>Number of streams of this signal that have not ended.</summary>
        public uint StreamCount;
        /// <summary>The detection of lost frames.</summary>
        public LossDetection LossDetection;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static SignalInfo Initial
        {
            get
            {
                var value = default(SignalInfo);
                value.StructSize = 40;
                return value;
            }
        }
    }

    /// <summary>Information about a channel of a signal, which is a column of a stream.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 64)]
    public partial struct ChannelInfo
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>Zero.</summary>
        public uint Reserved;
        /// <summary>Its name, such as "x".</summary>
        public Text32 Name;
        /// <summary>The unit of its values, in UTF-8; for RAW values, the unit after multiplication by Scale. Empty
        /// for plain numbers.</summary>
        public Text16 Unit;
        /// <summary>One LSB of the raw value, in Unit.</summary>
        public double Scale;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static ChannelInfo Initial
        {
            get
            {
                var value = default(ChannelInfo);
                value.StructSize = 64;
                return value;
            }
        }
    }

    /// <summary>Times, number and flags of a frame.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 32)]
    public partial struct FrameInfo
    {
        /// <summary>Estimated time of the measurement, on the context's clock; for a log see the flags
        /// (nanoseconds).</summary>
        public ulong TimestampNs;
        /// <summary>Time of arrival, on the context's clock (nanoseconds).</summary>
        public ulong ArrivalNs;
        /// <summary>Number of the frame in the stream, starting at 1; gaps are lost or dropped frames.</summary>
        public ulong Sequence;
        /// <summary>The device's time or counter; 0 if it sends none.</summary>
        public uint Tick;
        /// <summary>Properties of the frame.</summary>
        public FrameFlag Flags;
    }

    /// <summary>The definition of a stream.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 32)]
    public partial struct StreamDefinition
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>The units of the values.</summary>
        public Units Units;
        /// <summary>Capacity of the ring in frames, at most 16 MiB; 0 is one minute at the configured rate, or 16,384
        /// frames if the device chooses its rate (0 to 1048576).</summary>
        public uint Capacity;
        /// <summary>Whether the device counts the frames, so that losses are known exactly. On a MetaWear board this
        /// uses a processor while the stream runs, and each packet contains one sample instead of three.</summary>
        public VeltoBool CountsLoss;
        /// <summary>Time limit for the device's confirmation (seconds, 0.01 to 300; default 15, also for 0).</summary>
        public double Timeout;
        /// <summary>Interval at which a Readable signal is polled, at least 0.01; 0 streams the device's notifications
        /// (seconds, 0 to 86400).</summary>
        public double PollInterval;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static StreamDefinition Initial
        {
            get
            {
                var value = default(StreamDefinition);
                value.StructSize = 32;
                value.Timeout = 15;
                return value;
            }
        }
    }

    /// <summary>Information about a stream.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 104)]
    public partial struct StreamInfo
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>Its state.</summary>
        public StreamState State;
        /// <summary>The reason why it ended; Result.Ok if it has not, or ended on request.</summary>
        public Result Result;
        /// <summary>The type of its values.</summary>
        public SampleType ValueType;
        /// <summary>Its signal.</summary>
        public SignalId Signal;
        /// <summary>Its device.</summary>
        public DeviceId Device;
        /// <summary>The units of its values.</summary>
        public Units Units;
        /// <summary>Number of its channels.</summary>
        public uint ChannelCount;
        /// <summary>Size of the values of a frame (bytes).</summary>
        public uint FrameSize;
        /// <summary>Number of waiting frames.</summary>
        public uint WaitingCount;
        /// <summary>Number of received frames.</summary>
        public ulong ReceivedCount;
        /// <summary>Number of frames lost in transmission, as far as detected.</summary>
        public ulong LostCount;
        /// <summary>Number of unread frames dropped from the ring.</summary>
        public ulong DroppedCount;
        /// <summary>Whether LostCount is at least partly estimated.</summary>
        public VeltoBool IsLossEstimated;
        /// <summary>Zero.</summary>
        public uint Reserved;
        /// <summary>Requested frames per second; -1 if the device chooses its rate (hertz).</summary>
        public double RateAsked;
        /// <summary>Measured frames per second over the last 5 to 10 seconds, including lost frames; 0 during silence,
        /// -1 before the first measurement (hertz).</summary>
        public double RateMeasured;
        /// <summary>Mean time from measurement to arrival, over at least the last second; -1 before the first
        /// measurement (seconds).</summary>
        public double Latency;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static StreamInfo Initial
        {
            get
            {
                var value = default(StreamInfo);
                value.StructSize = 104;
                value.RateAsked = -1;
                value.RateMeasured = -1;
                value.Latency = -1;
                return value;
            }
        }
    }

    /// <summary>The input of a device in one frame of a game, for all families.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 336)]
    public partial struct VeltoInput
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>The state of the device, and the valid members.</summary>
        public InputFlag Flags;
        /// <summary>The device, null for none.</summary>
        public DeviceId Device;
        /// <summary>Its player index, -1 for none (default -1).</summary>
        public int PlayerIndex;
        /// <summary>The mapping from motion to position.</summary>
        public MotionMode MotionMode;
        /// <summary>The device's packet rate.</summary>
        public RateMode RateMode;
        /// <summary>The main direction of the position.</summary>
        public PointerDirection PointerDirection;
        /// <summary>Arrival of the newest packet, on the context's clock (nanoseconds).</summary>
        public ulong TimestampNs;
        /// <summary>Number of packets since the link came up.</summary>
        public ulong PacketCount;
        /// <summary>Number of polls of the device so far.</summary>
        public ulong PollCount;
        /// <summary>Time since the newest packet, as of this call; infinity before the first (seconds).</summary>
        public double PacketAge;
        /// <summary>Time by which the newest poll advanced motion: the given time, or the measured one, at most 0.05
        /// (seconds, 0 or more).</summary>
        public double Dt;
        /// <summary>Horizontal position, -1 to 1; in paddle mode up to 1.7.</summary>
        public double PositionX;
        /// <summary>Vertical position, -1 to 1; 0 in paddle mode.</summary>
        public double PositionY;
        /// <summary>Horizontal position before output smoothing.</summary>
        public double RelativeX;
        /// <summary>Vertical position before output smoothing.</summary>
        public double RelativeY;
        /// <summary>Horizontal movement of the position since the last poll.</summary>
        public double FrameDeltaX;
        /// <summary>Vertical movement of the position since the last poll.</summary>
        public double FrameDeltaY;
        /// <summary>Horizontal input: raw values in paddle mode, otherwise -1 to 1 (raw units).</summary>
        public double RawX;
        /// <summary>Vertical input, -1 to 1; 0 in paddle mode.</summary>
        public double RawY;
        /// <summary>Direction of the gamepad view, -1 to 1.</summary>
        public double Direction;
        /// <summary>Velocity of the gamepad view, 0 or more.</summary>
        public double Velocity;
        /// <summary>Power of a throw in this frame, 0 to 1; 0 without one.</summary>
        public double ThrowPower;
        /// <summary>Tilt sideways, -1 to 1. Source: Triki protocol notes, 2.5.</summary>
        public double SensorTiltX;
        /// <summary>Tilt forwards, -1 to 1.</summary>
        public double SensorTiltY;
        /// <summary>Rotation about x, -1 to 1.</summary>
        public double SensorGyroX;
        /// <summary>Rotation about y, -1 to 1.</summary>
        public double SensorGyroY;
        /// <summary>Rotation about z, -1 to 1.</summary>
        public double SensorGyroZ;
        /// <summary>The rotation channel, -1 to 1.</summary>
        public double SensorRotation;
        /// <summary>Strength of the rotation about all axes, 0 to 1.</summary>
        public double SensorMotion;
        /// <summary>Buttons that are down.</summary>
        public Button ButtonsDown;
        /// <summary>Buttons pressed since the last poll.</summary>
        public Button ButtonsPressed;
        /// <summary>Buttons released since the last poll; a lost link releases held buttons.</summary>
        public Button ButtonsReleased;
        /// <summary>The current states.</summary>
        public InputState States;
        /// <summary>The gestures since the last poll.</summary>
        public Gesture Gestures;
        /// <summary>Presses of the main button since the device was first seen; wraps.</summary>
        public uint PressCount;
        /// <summary>Releases of the main button; wraps.</summary>
        public uint ReleaseCount;
        /// <summary>Clicks, including those reported by the device; wraps.</summary>
        public uint ClickCount;
        /// <summary>Polls with a main action; wraps.</summary>
        public uint PrimaryCount;
        /// <summary>Throws; wraps.</summary>
        public uint ThrowCount;
        /// <summary>Polls with a shake; wraps.</summary>
        public uint ShakeCount;
        /// <summary>Polls with a swing; wraps.</summary>
        public uint SwingCount;
        /// <summary>Polls with an action; wraps.</summary>
        public uint ActionCount;
        /// <summary>Orientation as a quaternion (w, x, y, z) that rotates a vector from the axes of the hand to those
        /// of the world, whose z points up. The mounting determines the axes of the hand. The heading is 0 at the
        /// first rest, and after Native.velto_device_recenter(). Valid with its flag.</summary>
        public Floats4 Orientation;
        /// <summary>Acceleration; valid with its flag (m/s²).</summary>
        public Floats3 Acceleration;
        /// <summary>Rotation rate minus the known bias of the gyroscope; valid with its flag (rad/s).</summary>
        public Floats3 RotationRate;
        /// <summary>Charge of the battery, 0 to 1; valid with its flag.</summary>
        public float Battery;
        /// <summary>Taps of each finger since the device was first seen, thumb first; each wraps.</summary>
        public UInts5 FingerPressCount;
        /// <summary>The accuracy of the gyroscope's bias.</summary>
        public GyroCalibration GyroCalibration;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static VeltoInput Initial
        {
            get
            {
                var value = default(VeltoInput);
                value.StructSize = 336;
                value.PlayerIndex = -1;
                return value;
            }
        }
    }

    /// <summary>A mapping from an event of a device to game input. An event may have several rows.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 48)]
    public partial struct Binding
    {
        /// <summary>The kind of the event.</summary>
        public BindingKind Kind;
        /// <summary>The event among those of its kind.</summary>
        public uint Code;
        /// <summary>Buttons that are pressed, and released at once.</summary>
        public Button ButtonsPressed;
        /// <summary>Gestures that are reported for one poll. Click is a click without a button; Throw has the power
        /// 1.</summary>
        public Gesture Gestures;
        /// <summary>The direction of Swing: -1 left, 1 right, 0 neither (-1 to 1).</summary>
        public int Direction;
        /// <summary>Zero.</summary>
        public uint Reserved;
        /// <summary>Movement of the position to the right: each time, or per count of Pointer.</summary>
        public double MoveX;
        /// <summary>Movement upwards. Counts of the pointer grow downwards: a negative factor follows the
        /// hand.</summary>
        public double MoveY;
        /// <summary>Zero.</summary>
        public ulong Reserved2;
    }

    /// <summary>The mounting of a device.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 56)]
    public partial struct Mounting
    {
        /// <summary>The kind of mounting.</summary>
        public MountingKind Kind;
        /// <summary>Zero.</summary>
        public uint Reserved;
        /// <summary>The rotation from the device's axes to those of Handheld, as a quaternion of any length but 0; set
        /// for Custom only, returned for every kind.</summary>
        public double RotationW;
        /// <summary>The first imaginary part of the rotation.</summary>
        public double RotationX;
        /// <summary>The second imaginary part of the rotation.</summary>
        public double RotationY;
        /// <summary>The third imaginary part of the rotation.</summary>
        public double RotationZ;
        /// <summary>Zero.</summary>
        public ulong Reserved2;
        /// <summary>Zero.</summary>
        public ulong Reserved3;
    }

    /// <summary>The mode of a TAP, and the ranges of its raw sensors.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 32)]
    public partial struct TapMode
    {
        /// <summary>The destination of input.</summary>
        public TapInputMode Mode;
        /// <summary>Zero.</summary>
        public uint Reserved;
        /// <summary>Range of the accelerometers on the fingers: 2, 4, 8 or 16; 0 for the default (g, 0 to
        /// 16).</summary>
        public double FingerRangeG;
        /// <summary>Range of the gyroscope: 125, 250, 500, 1000 or 2000; 0 for the default (°/s, 0 to 2000).</summary>
        public double ThumbRangeDps;
        /// <summary>Range of the accelerometer beside the gyroscope: 2, 4, 8 or 16; 0 for the default (g, 0 to
        /// 16).</summary>
        public double ThumbRangeG;
    }

    /// <summary>Information about a connected TAP.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 80)]
    public partial struct TapInfo
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>Properties.</summary>
        public TapFlag Flags;
        /// <summary>Version of the hardware: 30200 is 3.2.0; -1 if it could not be read (default -1).</summary>
        public int HardwareVersion;
        /// <summary>Version of the firmware, in the same form (default -1).</summary>
        public int FirmwareVersion;
        /// <summary>The abilities of hardware and firmware.</summary>
        public TapAbility Abilities;
        /// <summary>1 for the classic protocol, 2 for the framed one of newer firmware.</summary>
        public uint ProtocolGeneration;
        /// <summary>The source of pointer movement (default MouseState.Unknown).</summary>
        public MouseState MouseState;
        /// <summary>The posture in most of the newest reports (default HandState.Open).</summary>
        public HandState HandState;
        /// <summary>The state of the shift key (default ShiftState.Unknown).</summary>
        public ShiftState Shift;
        /// <summary>The features with a known state: bit 1 &lt;&lt; its number in TapFeature.</summary>
        public uint KnownFeatures;
        /// <summary>The enabled features.</summary>
        public uint ActiveFeatures;
        /// <summary>Zero.</summary>
        public uint Reserved;
        /// <summary>Number of dropped combinations, which had more than five fingers.</summary>
        public ulong DroppedCombinationCount;
        /// <summary>The reports of the camera, as last reported (default TapVisionReports.Unknown).</summary>
        public TapVisionReports VisionReports;
        /// <summary>The recognition model of the camera, as last reported (default TapVisionModel.Unknown).</summary>
        public TapVisionModel VisionModel;
        /// <summary>The range of the gyroscope, as last reported; 0 if unknown (°/s).</summary>
        public double ThumbRangeDps;
        /// <summary>The range of the accelerometer beside the gyroscope, as last reported; 0 if unknown (g).</summary>
        public double ThumbRangeG;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static TapInfo Initial
        {
            get
            {
                var value = default(TapInfo);
                value.StructSize = 80;
                value.HardwareVersion = -1;
                value.FirmwareVersion = -1;
                value.MouseState = (MouseState)(-1);
                value.HandState = (HandState)(100);
                value.Shift = (ShiftState)(-1);
                value.VisionReports = (TapVisionReports)(-1);
                value.VisionModel = (TapVisionModel)(-1);
                return value;
            }
        }
    }

    /// <summary>The user settings of a TAP.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 68)]
    public partial struct TapSettings
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>Whether it is worn on the left hand.</summary>
        public VeltoBool IsLeftHanded;
        /// <summary>Whether it vibrates.</summary>
        public VeltoBool Vibrates;
        /// <summary>Whether it is only a mouse.</summary>
        public VeltoBool IsMouseOnly;
        /// <summary>Whether it supports a screen reader.</summary>
        public VeltoBool HasVoiceOver;
        /// <summary>Whether it corrects typed text.</summary>
        public VeltoBool CorrectsText;
        /// <summary>Whether the scroll direction is flipped.</summary>
        public VeltoBool FlipsScrolling;
        /// <summary>Whether it is only a keyboard.</summary>
        public VeltoBool IsKeyboardOnly;
        /// <summary>Whether it has a standby mode.</summary>
        public VeltoBool HasStandby;
        /// <summary>Whether the hand can be a mouse in mid-air.</summary>
        public VeltoBool HasAirMouse;
        /// <summary>Whether gestures in mid-air control media.</summary>
        public VeltoBool ControlsMedia;
        /// <summary>Whether gestures in mid-air control a television.</summary>
        public VeltoBool ControlsTelevision;
        /// <summary>Whether the developer mode is on, without which raw sensors stay silent.</summary>
        public VeltoBool IsDeveloperMode;
        /// <summary>Sensitivity of the mouse (0 to 15).</summary>
        public uint MouseSensitivity;
        /// <summary>Sensitivity of scrolling (0 to 15).</summary>
        public uint ScrollSensitivity;
        /// <summary>Timeout of a double tap, as an index in the vendor's list (0 to 15).</summary>
        public uint DoubleTapTimeout;
        /// <summary>Time until it sleeps, as an index in the vendor's list (0 to 63).</summary>
        public uint SleepAfter;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static TapSettings Initial
        {
            get
            {
                var value = default(TapSettings);
                value.StructSize = 68;
                return value;
            }
        }
    }

    /// <summary>Information about a connected board.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 80)]
    public partial struct MwInfo
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>Properties.</summary>
        public MwFlag Flags;
        /// <summary>The most important activity (default MwState.Unknown).</summary>
        public MwState State;
        /// <summary>All activities.</summary>
        public MwActivity Activities;
        /// <summary>The running detectors: bit 1 &lt;&lt; its number in MwDetector.</summary>
        public uint Detectors;
        /// <summary>The source of game input while the program uses none of its sensors; see Board.SetInputSource()
        /// (default MwInputSource.Sensors).</summary>
        public MwInputSource InputSource;
        /// <summary>Number of modules that have not answered. While it is not 0, modules and signals may be missing;
        /// the library repeats the request, and sends VeltoEventType.SignalsChanged when the list grows.</summary>
        public uint SilentModuleCount;
        /// <summary>Zero.</summary>
        public uint Reserved;
        /// <summary>Notifications per second requested by streams and game input (hertz).</summary>
        public double AskedNotificationRate;
        /// <summary>Typical capacity of a link, in notifications per second (hertz).</summary>
        public double CarriedNotificationRate;
        /// <summary>The model, such as MetaMotion S.</summary>
        public Text32 ModelName;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static MwInfo Initial
        {
            get
            {
                var value = default(MwInfo);
                value.StructSize = 80;
                value.State = (MwState)(0);
                value.InputSource = (MwInputSource)(0);
                return value;
            }
        }
    }

    /// <summary>A module of a board, as the board reports it.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 24)]
    public partial struct MwModule
    {
        /// <summary>The module's number in packets.</summary>
        public byte Id;
        /// <summary>The implementation of the module, such as the chip.</summary>
        public byte Implementation;
        /// <summary>The version of the module's commands.</summary>
        public byte Revision;
        /// <summary>The number of bytes in Extra (bytes).</summary>
        public byte ExtraSize;
        /// <summary>Further bytes, whose meaning depends on the module (raw units).</summary>
        public Bytes16 Extra;
        /// <summary>Zero.</summary>
        public uint Reserved;
    }

    /// <summary>The source of a signal of a board, for analyzing packets.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 16)]
    public partial struct MwSource
    {
        /// <summary>The module's number.</summary>
        public byte Module;
        /// <summary>The register that notifies the signal, and from which it is read.</summary>
        public byte RegisterId;
        /// <summary>The channel, 0 without one.</summary>
        public byte Id;
        /// <summary>The position of the numbers in a packet (bytes).</summary>
        public byte Offset;
        /// <summary>The total size of its numbers (bytes).</summary>
        public byte Size;
        /// <summary>The register whose packets hold three samples; 0 for none.</summary>
        public byte PackedRegisterId;
        /// <summary>Zero.</summary>
        public Bytes2 Reserved;
        /// <summary>Whether Id precedes the numbers, also in requests.</summary>
        public VeltoBool HasId;
        /// <summary>Zero.</summary>
        public uint Reserved2;
    }

    /// <summary>The configuration of a sensor; 0 selects the default of a member.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 88)]
    public partial struct MwSensorConfig
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>The sensor (default MwSensor.Accelerometer).</summary>
        public MwSensor Sensor;
        /// <summary>Sampling rate; 0 is 100, for the magnetometer 10, for light 2, and for the barometer its highest
        /// (hertz, 0 to 3200).</summary>
        public double Rate;
        /// <summary>Full scale of the accelerometer, also for fusion: 2, 4, 8 or 16; 0 is 2, for fusion 16 (g, 0 to
        /// 16).</summary>
        public double RangeG;
        /// <summary>Full scale of the gyroscope, also for fusion: 125 (gyroscope only), 250, 500, 1000 or 2000; 0 is
        /// 500, for fusion 2000 (°/s, 0 to 2000).</summary>
        public double RangeDps;
        /// <summary>The filter of accelerometer and gyroscope (default MwFilter.Default).</summary>
        public MwFilter Filter;
        /// <summary>The power of accelerometer and gyroscope (default MwPower.Default).</summary>
        public MwPower Power;
        /// <summary>Whether each packet holds one sample, instead of three where the firmware supports that.</summary>
        public VeltoBool IsUnpacked;
        /// <summary>The mode of fusion (default MwFusionMode.Default).</summary>
        public MwFusionMode FusionMode;
        /// <summary>The preset of the magnetometer; it sets rate and repetitions if those members are 0 (default
        /// MwMagnetometerPreset.None).</summary>
        public MwMagnetometerPreset Preset;
        /// <summary>Measurements of the magnetometer that are averaged for x and y: an odd number; 0 is 9 (0 to
        /// 511).</summary>
        public int RepetitionsXy;
        /// <summary>Measurements that are averaged for z; 0 is 15 (0 to 256).</summary>
        public int RepetitionsZ;
        /// <summary>Measurements per sample of barometer or hygrometer: 1, 2, 4, 8 or 16; 0 is 4, for the hygrometer 1
        /// (0 to 16).</summary>
        public int Oversampling;
        /// <summary>Smoothing window of the barometer, in samples: 2, 4, 8 or 16; 0 is none (0 to 16).</summary>
        public int Smoothing;
        /// <summary>The gain of the light sensor: 1, 2, 4, 8, 48 or 96; 0 is 1 (0 to 96).</summary>
        public int Gain;
        /// <summary>The pause between samples of the barometer, which takes precedence over the rate; 0 selects the
        /// pause that suits the rate (seconds, 0 to 4).</summary>
        public double Standby;
        /// <summary>The integration time of the light sensor: 0.05 to 0.4; 0 is 0.1 (seconds, 0 to 0.4).</summary>
        public double Integration;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static MwSensorConfig Initial
        {
            get
            {
                var value = default(MwSensorConfig);
                value.StructSize = 88;
                value.Sensor = (MwSensor)(1);
                value.Filter = (MwFilter)(0);
                value.Power = (MwPower)(0);
                value.FusionMode = (MwFusionMode)(0);
                value.Preset = (MwMagnetometerPreset)(0);
                return value;
            }
        }
    }

    /// <summary>The configuration of a detector; 0 selects the recommendation of the chip's data sheet.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 72)]
    public partial struct MwDetectorConfig
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>The detector (default MwDetector.Orientation).</summary>
        public MwDetector Detector;
        /// <summary>The threshold, in g or degrees (0 to 360).</summary>
        public double Threshold;
        /// <summary>Minimum duration (seconds, 0 to 3600).</summary>
        public double Duration;
        /// <summary>The time window for a second event, or the time to skip (seconds, 0 to 3600).</summary>
        public double Window;
        /// <summary>The quiet time after a tap (seconds, 0 to 3600).</summary>
        public double Quiet;
        /// <summary>The duration of the shock of a tap (seconds, 0 to 3600).</summary>
        public double Shock;
        /// <summary>The hysteresis below the threshold (g, 0 to 16).</summary>
        public double Hysteresis;
        /// <summary>The monitored axes: bit 0 for x, 1 for y, 2 for z (0 to 7).</summary>
        public int Axes;
        /// <summary>The mode (default MwDetectorMode.Default).</summary>
        public MwDetectorMode Mode;
        /// <summary>The arm that the board is worn on (default MwArm.Default).</summary>
        public MwArm Arm;
        /// <summary>The number of samples or steps (0 to 65535).</summary>
        public int Count;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static MwDetectorConfig Initial
        {
            get
            {
                var value = default(MwDetectorConfig);
                value.StructSize = 72;
                value.Detector = (MwDetector)(1);
                value.Mode = (MwDetectorMode)(0);
                value.Arm = (MwArm)(0);
                return value;
            }
        }
    }

    /// <summary>A repeating pattern of one color of the light.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 64)]
    public partial struct MwLedPattern
    {
        /// <summary>The color.</summary>
        public MwLedColor Color;
        /// <summary>The number of pulses; 0 is endless (0 to 254).</summary>
        public uint RepeatCount;
        /// <summary>The brightness at the top (0 to 1).</summary>
        public double High;
        /// <summary>The brightness at the bottom (0 to 1).</summary>
        public double Low;
        /// <summary>From bottom to top (seconds, 0 to 65.535).</summary>
        public double Rise;
        /// <summary>At the top (seconds, 0 to 65.535).</summary>
        public double Hold;
        /// <summary>From top to bottom (seconds, 0 to 65.535).</summary>
        public double Fall;
        /// <summary>From one pulse to the next (seconds, 0 to 65.535).</summary>
        public double Period;
        /// <summary>Before the first pulse; firmware before LED revision 1 has no delay (seconds, 0 to
        /// 65.535).</summary>
        public double Delay;
    }

    /// <summary>The calibration of a sensor by sensor fusion, in the firmware's units.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 10)]
    public partial struct MwCalibration
    {
        /// <summary>The offset of x (raw units).</summary>
        public short X;
        /// <summary>The offset of y (raw units).</summary>
        public short Y;
        /// <summary>The offset of z (raw units).</summary>
        public short Z;
        /// <summary>The radius of the sphere on which the sensor's values lie (raw units).</summary>
        public short Radius;
        /// <summary>From 0, unreliable, to 3.</summary>
        public short Accuracy;
    }

    /// <summary>The calibration of the sensors by sensor fusion.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 32)]
    public partial struct MwFusionCalibration
    {
        /// <summary>The accelerometer.</summary>
        public MwCalibration Accelerometer;
        /// <summary>The gyroscope.</summary>
        public MwCalibration Gyroscope;
        /// <summary>The magnetometer.</summary>
        public MwCalibration Magnetometer;
        /// <summary>Zero.</summary>
        public Bytes2 Reserved;
    }

    /// <summary>The configuration for reading the voltage of a pin.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 24)]
    public partial struct MwPinConfig
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>A pin that is pulled up during the reading; -1 for none (-1 to 63; default -1).</summary>
        public int PullUpPin;
        /// <summary>The time between pulling and reading (seconds, 0 to 0.00102).</summary>
        public double Delay;
        /// <summary>A pin that is pulled down during the reading; -1 for none (-1 to 63; default -1).</summary>
        public int PullDownPin;
        /// <summary>Zero.</summary>
        public uint Reserved;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static MwPinConfig Initial
        {
            get
            {
                var value = default(MwPinConfig);
                value.StructSize = 24;
                value.PullUpPin = -1;
                value.PullDownPin = -1;
                return value;
            }
        }
    }

    /// <summary>An external thermistor.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 8)]
    public partial struct MwThermistor
    {
        /// <summary>The temperature channel of the thermistor: 2 on MetaMotion boards.</summary>
        public byte Channel;
        /// <summary>The pin that is measured.</summary>
        public byte DataPin;
        /// <summary>The pin that pulls down to 0 V.</summary>
        public byte PullDownPin;
        /// <summary>Zero.</summary>
        public byte Reserved;
        /// <summary>Whether the pull-down pin is active at the supply voltage.</summary>
        public VeltoBool IsActiveHigh;
    }

    /// <summary>A device on the SPI bus.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 24)]
    public partial struct MwSpi
    {
        /// <summary>The clock frequency, rounded to 125 kHz or a doubling of it up to 8 MHz; 0 is 1 MHz (hertz, 0 to
        /// 8000000).</summary>
        public double Frequency;
        /// <summary>The pin that selects the device.</summary>
        public byte SelectPin;
        /// <summary>The pin of the clock.</summary>
        public byte ClockPin;
        /// <summary>The pin from board to device.</summary>
        public byte OutputPin;
        /// <summary>The pin from device to board.</summary>
        public byte InputPin;
        /// <summary>Polarity and phase of the clock (0 to 3).</summary>
        public uint Mode;
        /// <summary>Whether the least significant bit is sent first.</summary>
        public VeltoBool IsLsbFirst;
        /// <summary>Whether to use the board's internal bus and ignore clock, output and input pin.</summary>
        public VeltoBool UsesNativePins;
    }

    /// <summary>A reading of a device on a serial bus, as a signal.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 112)]
    public partial struct MwBusSignal
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>Whether the device is on the SPI bus, instead of I2C.</summary>
        public VeltoBool IsSpi;
        /// <summary>The factor for values that are not raw; 0 is 1 (default 1).</summary>
        public double Scale;
        /// <summary>The type of the numbers.</summary>
        public MwNumber Format;
        /// <summary>The number of channels: at most 17 bytes in total, with SPI 16 (1 to 16; default 1).</summary>
        public uint ChannelCount;
        /// <summary>I2C: the address of the device (0 to 127).</summary>
        public byte Address;
        /// <summary>I2C: the first register.</summary>
        public byte RegisterId;
        /// <summary>Zero.</summary>
        public ushort Reserved;
        /// <summary>SPI: the number of bytes in Sent (bytes, 0 to 12).</summary>
        public uint SentSize;
        /// <summary>SPI: the device.</summary>
        public MwSpi Spi;
        /// <summary>SPI: the bytes sent before the read, at most 12 (raw units).</summary>
        public Bytes12 Sent;
        /// <summary>The identifier of the signal: 1 to 40 bytes, not all blank, without control characters and
        /// brackets.</summary>
        public Text44 Identifier;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static MwBusSignal Initial
        {
            get
            {
                var value = default(MwBusSignal);
                value.StructSize = 112;
                value.Scale = 1;
                value.ChannelCount = 1;
                return value;
            }
        }
    }

    /// <summary>The beacon that a board advertises in place of its name while it is not connected.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 48)]
    public partial struct MwBeacon
    {
        /// <summary>The UUID.</summary>
        public Uuid Uuid;
        /// <summary>The advertising interval; 0 is 0.7 (seconds, 0 to 65.535).</summary>
        public double Period;
        /// <summary>The major number.</summary>
        public ushort Major;
        /// <summary>The minor number.</summary>
        public ushort Minor;
        /// <summary>The signal strength at 1 m, often about -55 (dBm, -128 to 127).</summary>
        public int PowerAtOneMeter;
        /// <summary>The transmit power, rounded to 4, 0, -4, -8, -12, -16, -20 or -30 (dBm, -128 to 127).</summary>
        public int TransmitPower;
        /// <summary>Whether the board is a beacon.</summary>
        public VeltoBool IsOn;
        /// <summary>When read, whether IsOn is known: boards do not report it, and the library only knows values
        /// written on this link. Ignored when written.</summary>
        public VeltoBool IsOnKnown;
        /// <summary>Zero.</summary>
        public uint Reserved;
    }

    /// <summary>Settings of a board: its name, radio and power.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 160)]
    public partial struct MwSettings
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>The peripheral latency: the number of connection events that the board may skip (0 to
        /// 1000).</summary>
        public int Latency;
        /// <summary>The advertising interval (seconds, 0.02 to 10.24; default 0.417).</summary>
        public double AdvertisingInterval;
        /// <summary>Advertising time after a link; 0 for unlimited (seconds, 0 to 180).</summary>
        public double AdvertisingTimeout;
        /// <summary>The minimum connection interval that the board requests (seconds, 0.0075 to 4; default
        /// 0.0075).</summary>
        public double IntervalMin;
        /// <summary>The maximum connection interval that the board requests (seconds, 0.0075 to 4; default
        /// 0.03).</summary>
        public double IntervalMax;
        /// <summary>The supervision timeout (seconds, 0.1 to 32; default 5).</summary>
        public double SupervisionTimeout;
        /// <summary>The transmit power, rounded to 4, 0, -4, -8, -12, -16, -20 or -30 (dBm, -30 to 4).</summary>
        public int TransmitPower;
        /// <summary>Whether the board advertises only to the device in slot 0 of the whitelist.</summary>
        public VeltoBool IsAdvertisingDirected;
        /// <summary>The use of the whitelist (default MwWhitelistMode.Off).</summary>
        public MwWhitelistMode WhitelistMode;
        /// <summary>Whether the regulator for peripherals at 3 V is on.</summary>
        public VeltoBool IsRegulatorOn;
        /// <summary>Whether the link stays at 1 Mbit/s.</summary>
        public VeltoBool IsSlowPhyForced;
        /// <summary>The number of bytes in ScanResponse (bytes, 0 to 31).</summary>
        public uint ScanResponseSize;
        /// <summary>The advertised name: 1 to 26 letters, digits, spaces, - and _. A board returns only the first 18;
        /// its advertisement, or a name written by this program, completes it.</summary>
        public Text32 Name;
        /// <summary>The scan response, at most 31 bytes (raw units).</summary>
        public Bytes32 ScanResponse;
        /// <summary>The time after which the watchdog resets a board that does not refresh it; ignored by a running
        /// watchdog. It is read back after a write, but not by Native.velto_mw_read_settings(), since the firmware
        /// versions with a watchdog are undocumented (seconds, 0.01 to 131000; default 10).</summary>
        public double WatchdogTimeout;
        /// <summary>Whether the watchdog counts while the board sleeps.</summary>
        public VeltoBool WatchdogRunsAsleep;
        /// <summary>Whether executing the schedule refreshes the watchdog (default true).</summary>
        public VeltoBool WatchdogRefreshBySchedule;
        /// <summary>Whether falling asleep refreshes the watchdog (default true).</summary>
        public VeltoBool WatchdogRefreshBySleep;
        /// <summary>Zero.</summary>
        public uint Reserved;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static MwSettings Initial
        {
            get
            {
                var value = default(MwSettings);
                value.StructSize = 160;
                value.AdvertisingInterval = 0.417;
                value.IntervalMin = 0.0075;
                value.IntervalMax = 0.03;
                value.SupervisionTimeout = 5;
                value.WhitelistMode = (MwWhitelistMode)(0);
                value.WatchdogTimeout = 10;
                value.WatchdogRefreshBySchedule = true;
                value.WatchdogRefreshBySleep = true;
                return value;
            }
        }
    }

    /// <summary>An address on a whitelist.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 12)]
    public partial struct MwAddress
    {
        /// <summary>Its kind.</summary>
        public MwAddressKind Kind;
        /// <summary>The address, in the order of its text form (raw units).</summary>
        public Bytes6 Bytes;
        /// <summary>Zero.</summary>
        public Bytes2 Reserved;
    }

    /// <summary>The definition of a logger.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 24)]
    public partial struct MwLoggerDefinition
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>Zero.</summary>
        public uint Reserved;
        /// <summary>The program's name for the logger, unique on the board; null or empty for none (at most
        /// 63).</summary>
        public IntPtr Key;
        /// <summary>Interval at which the board reads a Readable signal, at least 1 ms; 0 for a Loggable signal
        /// (seconds, 0 to 86400).</summary>
        public double PollInterval;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static MwLoggerDefinition Initial
        {
            get
            {
                var value = default(MwLoggerDefinition);
                value.StructSize = 24;
                return value;
            }
        }
    }

    /// <summary>Information about a logger.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 48)]
    public partial struct LoggerInfo
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>Properties.</summary>
        public LoggerFlag Flags;
        /// <summary>Its board.</summary>
        public DeviceId Device;
        /// <summary>Number of logger slots that it uses on the board.</summary>
        public uint SlotCount;
        /// <summary>Number of its channels; 0 until the board has created it.</summary>
        public uint ChannelCount;
        /// <summary>The numbers of its logger slots, as in the entries of the log; 0 for the others, and until the
        /// board has created it.</summary>
        public Bytes8 Slots;
        /// <summary>The full scale, in the native unit; -1 for a signal with a single or unknown range.</summary>
        public double Range;
        /// <summary>Samples per second; -1 before the first start, or without a steady rate (hertz).</summary>
        public double Rate;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static LoggerInfo Initial
        {
            get
            {
                var value = default(LoggerInfo);
                value.StructSize = 48;
                value.Range = -1;
                value.Rate = -1;
                return value;
            }
        }
    }

    /// <summary>Information about the log of a board.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 88)]
    public partial struct MwLogInfo
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>Properties.</summary>
        public MwLogFlag Flags;
        /// <summary>The behavior when full, while it is running (default MwLogMode.Overwrite).</summary>
        public MwLogMode Mode;
        /// <summary>Number of loggers, as Native.velto_mw_list_loggers() returns them.</summary>
        public uint LoggerCount;
        /// <summary>Number of recovered loggers.</summary>
        public uint RecoveredCount;
        /// <summary>Number of logger slots that they use on the board.</summary>
        public uint SlotCount;
        /// <summary>Number of logger slots of the board.</summary>
        public uint SlotCapacity;
        /// <summary>Capacity of the memory in entries; 0 while unknown.</summary>
        public uint Capacity;
        /// <summary>Number of resets of the board, according to readings of its clock.</summary>
        public uint ResetCount;
        /// <summary>Zero.</summary>
        public uint Reserved;
        /// <summary>Length of the log in entries, read on connection, at the start, and once a minute while it is
        /// running; -1 before. It is not read when the log is stopped: then it may be many entries behind. The
        /// progress of a download has the exact Total.</summary>
        public long Entries;
        /// <summary>UTC time of the start of a running log; 0 if unknown (nanoseconds).</summary>
        public ulong StartedUtcNs;
        /// <summary>UTC time of the interruption; 0 if none or unknown (nanoseconds).</summary>
        public ulong InterruptedUtcNs;
        /// <summary>Used share of the memory, 0 to 1, by Entries; -1 while unknown.</summary>
        public double Fill;
        /// <summary>Entries per second of the loggers with a known rate (hertz).</summary>
        public double EntryRate;
        /// <summary>Time until the memory is full; -1 while the log is stopped or the time is unknown
        /// (seconds).</summary>
        public double Remaining;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static MwLogInfo Initial
        {
            get
            {
                var value = default(MwLogInfo);
                value.StructSize = 88;
                value.Mode = (MwLogMode)(0);
                value.Entries = -1;
                value.Fill = -1;
                value.Remaining = -1;
                return value;
            }
        }
    }

    /// <summary>A signal in an estimate of a log.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 16)]
    public partial struct MwLogItem
    {
        /// <summary>The signal, or one channel of it.</summary>
        public SignalId Signal;
        /// <summary>Samples per second; 0 for the rate of the sensor's next start (hertz, 0 to 10000).</summary>
        public double Rate;
    }

    /// <summary>The conditions of an estimate; 0 selects the default of a member.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 24)]
    public partial struct MwLogPlan
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>Zero.</summary>
        public uint Reserved;
        /// <summary>The charge of the battery at the start; 0 is the last read charge, or 1 (0 to 1).</summary>
        public double Charge;
        /// <summary>Capacity of the link in notifications per second; 0 is the typical capacity in MwInfo (hertz, 0 to
        /// 100000).</summary>
        public double NotificationRate;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static MwLogPlan Initial
        {
            get
            {
                var value = default(MwLogPlan);
                value.StructSize = 24;
                return value;
            }
        }
    }

    /// <summary>An estimate of the duration of a log and of its download.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 72)]
    public partial struct MwLogEstimate
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>The end that comes first (default MwLogEnd.Memory).</summary>
        public MwLogEnd FirstEnd;
        /// <summary>Number of logger slots that the signals use.</summary>
        public uint SlotCount;
        /// <summary>Number of free logger slots; the log is impossible if this is less than SlotCount.</summary>
        public uint FreeSlotCount;
        /// <summary>Whether the board also has USB, which this library does not support; a full memory takes days by
        /// radio.</summary>
        public VeltoBool HasCable;
        /// <summary>Zero.</summary>
        public uint Reserved;
        /// <summary>Entries per second (hertz).</summary>
        public double EntryRate;
        /// <summary>Time until the memory is full; -1 without a rate (seconds).</summary>
        public double Memory;
        /// <summary>Time until a battery of 100 mAh is empty, by the vendor's sensor currents; -1 if no current is
        /// known (seconds).</summary>
        public double Battery;
        /// <summary>Time until the first end; -1 for none (seconds).</summary>
        public double Duration;
        /// <summary>Time to download the log of that duration; -1 for none (seconds).</summary>
        public double Download;
        /// <summary>Time to download a full memory; -1 for none (seconds).</summary>
        public double FullDownload;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static MwLogEstimate Initial
        {
            get
            {
                var value = default(MwLogEstimate);
                value.StructSize = 72;
                value.FirstEnd = (MwLogEnd)(0);
                value.Memory = -1;
                value.Battery = -1;
                value.Duration = -1;
                value.Download = -1;
                value.FullDownload = -1;
                return value;
            }
        }
    }

    /// <summary>The definition of a processor; members that its type does not use must be 0.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 152)]
    public partial struct MwProcessorDefinition
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>The type (default MwProcessorType.Passthrough).</summary>
        public MwProcessorType Type;
        /// <summary>The output (default MwProcessorMode.Default).</summary>
        public MwProcessorMode Mode;
        /// <summary>The function (default MwProcessorFunction.None).</summary>
        public MwProcessorFunction Function;
        /// <summary>The window of LowPass and HighPass, or the number of samples of Delay and Packer (1 to 255, at
        /// most 16 bytes in a packet) or Passthrough (0 to 65535).</summary>
        public uint Count;
        /// <summary>Minimum number of samples of a Pulse, at least 1 (0 to 65535).</summary>
        public uint Width;
        /// <summary>Size of an output number; 0 is the size of the source for Accumulate, and 4 for Count and Math.
        /// Sums, counts and results wrap (bytes, 0 to 4).</summary>
        public uint OutputSize;
        /// <summary>Number of references, each of the size of the source, at most 12 bytes in total (0 to
        /// 12).</summary>
        public uint ReferenceCount;
        /// <summary>The boundary of a Threshold, the threshold of a Pulse, the magnitude of a Delta, or the constant
        /// of Math (-1000000000000 to 1000000000000).</summary>
        public double Value;
        /// <summary>Distance from the boundary of a Threshold at which a crossing counts (0 to
        /// 1000000000000).</summary>
        public double Hysteresis;
        /// <summary>The period of Time, at least 1 ms (seconds, 0 to 4294967).</summary>
        public double Period;
        /// <summary>The references.</summary>
        public Doubles12 References;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static MwProcessorDefinition Initial
        {
            get
            {
                var value = default(MwProcessorDefinition);
                value.StructSize = 152;
                value.Type = (MwProcessorType)(0);
                value.Mode = (MwProcessorMode)(0);
                value.Function = (MwProcessorFunction)(0);
                return value;
            }
        }
    }

    /// <summary>Information about a processor.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 40)]
    public partial struct ProcessorInfo
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>Properties.</summary>
        public ProcessorFlag Flags;
        /// <summary>Its board.</summary>
        public DeviceId Device;
        /// <summary>Its type (default MwProcessorType.Passthrough).</summary>
        public MwProcessorType Type;
        /// <summary>Its number on the board; -1 until the board has created it.</summary>
        public int Slot;
        /// <summary>Minimum number of bytes that the board stores for it between samples (bytes).</summary>
        public uint HeldSize;
        /// <summary>Size of the payload of its output (bytes).</summary>
        public uint OutputSize;
        /// <summary>Maximum number of output packets per second; -1 if unknown (hertz).</summary>
        public double Rate;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static ProcessorInfo Initial
        {
            get
            {
                var value = default(ProcessorInfo);
                value.StructSize = 40;
                value.Type = (MwProcessorType)(0);
                value.Slot = -1;
                value.Rate = -1;
                return value;
            }
        }
    }

    /// <summary>The definition of a recipe; members that it does not use must be 0.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 32)]
    public partial struct MwRecipeDefinition
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>The recipe (default MwRecipe.EveryNth).</summary>
        public MwRecipe Recipe;
        /// <summary>The number of samples: at least 1, and at most 255 for ActivityGate (0 to 65535).</summary>
        public uint Count;
        /// <summary>Zero.</summary>
        public uint Reserved;
        /// <summary>The period of Throttle, at least 1 ms (seconds, 0 to 4294967).</summary>
        public double Period;
        /// <summary>The threshold of ActivityGate, in the native unit of the source (0 to 1000000000000).</summary>
        public double Value;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static MwRecipeDefinition Initial
        {
            get
            {
                var value = default(MwRecipeDefinition);
                value.StructSize = 32;
                value.Recipe = (MwRecipe)(0);
                return value;
            }
        }
    }

    /// <summary>An estimate of the resources of a processor.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 40)]
    public partial struct MwProcessorEstimate
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>Number of processors that it uses on the board.</summary>
        public uint SlotCount;
        /// <summary>Number of processors that remain free.</summary>
        public uint FreeSlotCount;
        /// <summary>Minimum number of bytes that the board stores for it (bytes).</summary>
        public uint HeldSize;
        /// <summary>Minimum number of bytes that the board stores for all processors of this program; no firmware
        /// reports the size of that memory (bytes).</summary>
        public uint AllHeldSize;
        /// <summary>Number of logger slots that its output uses; 0 if it cannot be logged.</summary>
        public uint LoggerSlotCount;
        /// <summary>Maximum number of output packets per second; -1 if unknown (hertz).</summary>
        public double Rate;
        /// <summary>Share of its packets that would be lost if it were streamed in addition to the current streams; 0
        /// if its rate is unknown.</summary>
        public double LostShare;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static MwProcessorEstimate Initial
        {
            get
            {
                var value = default(MwProcessorEstimate);
                value.StructSize = 40;
                value.Rate = -1;
                return value;
            }
        }
    }

    /// <summary>Bytes of a signal that replace bytes of the event's command.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 4)]
    public partial struct MwToken
    {
        /// <summary>The number of bytes, 1 to 7; 0 for no token (bytes).</summary>
        public byte Length;
        /// <summary>The offset in the bytes of the signal, 0 to 15 (bytes).</summary>
        public byte SourceOffset;
        /// <summary>The offset in the command, after module and register (bytes).</summary>
        public byte TargetOffset;
        /// <summary>Zero.</summary>
        public byte Reserved;
    }

    /// <summary>A timer, an event or a macro of a board.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 80)]
    public partial struct MwProgramItem
    {
        /// <summary>The kind.</summary>
        public MwProgramKind Kind;
        /// <summary>Properties.</summary>
        public MwProgramFlag Flags;
        /// <summary>The timer; null for other kinds, and for timers of other programs that Native.velto_mw_recover()
        /// could not read completely.</summary>
        public TimerId Timer;
        /// <summary>The event; null under the same conditions.</summary>
        public BoardEventId BoardEvent;
        /// <summary>The macro; null under the same conditions.</summary>
        public MacroId Macro;
        /// <summary>The period of a timer; 0 for other kinds (seconds).</summary>
        public double Period;
        /// <summary>The number of ticks of a timer; Constants.RepeatForever for an endless one.</summary>
        public uint Repetitions;
        /// <summary>The number of commands of a macro; 1 for an event.</summary>
        public uint CommandCount;
        /// <summary>Its number on the board, counted separately for each kind.</summary>
        public byte Number;
        /// <summary>The module of the signal of an event.</summary>
        public byte SourceModule;
        /// <summary>The register of the signal.</summary>
        public byte SourceRegister;
        /// <summary>The channel of the signal, 255 for none.</summary>
        public byte SourceId;
        /// <summary>Zero.</summary>
        public Bytes3 Reserved;
        /// <summary>The number of bytes in Command (bytes).</summary>
        public byte CommandSize;
        /// <summary>The command of an event, or the first command of a macro (raw units).</summary>
        public Bytes20 Command;
        /// <summary>Zero.</summary>
        public uint Reserved2;
    }

    /// <summary>The definition of a download.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 16)]
    public partial struct DownloadDefinition
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>Options.</summary>
        public DownloadFlag Flags;
        /// <summary>Whether the download continues on the next link after a lost link; 0 ends it (default
        /// true).</summary>
        public VeltoBool Resumes;
        /// <summary>Zero.</summary>
        public uint Reserved;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static DownloadDefinition Initial
        {
            get
            {
                var value = default(DownloadDefinition);
                value.StructSize = 16;
                value.Resumes = true;
                return value;
            }
        }
    }

    /// <summary>A page that must be acknowledged.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 40)]
    public partial struct DownloadPage
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>Whether it is the last page of the log.</summary>
        public VeltoBool IsLast;
        /// <summary>Number of its samples, including entries of unknown loggers.</summary>
        public ulong SampleCount;
        /// <summary>Number of these that are unread.</summary>
        public ulong UnreadCount;
        /// <summary>Number of its entries of unknown loggers.</summary>
        public ulong UnknownCount;
        /// <summary>Number of gaps: resets of the board, and entries that it has overwritten or not sent.</summary>
        public uint GapCount;
        /// <summary>Zero.</summary>
        public uint Reserved;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static DownloadPage Initial
        {
            get
            {
                var value = default(DownloadPage);
                value.StructSize = 40;
                return value;
            }
        }
    }

    /// <summary>A gap in a log, where entries are missing.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 40)]
    public partial struct DownloadGap
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>The cause.</summary>
        public DownloadGapCause Cause;
        /// <summary>Number of missing entries, in whole pages if they were overwritten; 0 if unknown.</summary>
        public ulong EntryCount;
        /// <summary>Number of entries before the gap, as in EntryCount of DownloadInfo.</summary>
        public ulong Position;
        /// <summary>UTC time of the newest entry before the gap, or of the start of the log; 0 if unknown
        /// (nanoseconds).</summary>
        public ulong SinceUtcNs;
        /// <summary>UTC time of the first sample after the gap; 0 if unknown (nanoseconds).</summary>
        public ulong UntilUtcNs;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static DownloadGap Initial
        {
            get
            {
                var value = default(DownloadGap);
                value.StructSize = 40;
                return value;
            }
        }
    }

    /// <summary>Information about a download.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 88)]
    public partial struct DownloadInfo
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>Its phase.</summary>
        public DownloadState State;
        /// <summary>The reason why it ended; Result.Ok if it has not, or has read the whole log.</summary>
        public Result Result;
        /// <summary>Number of parts of the log between resets of the board.</summary>
        public uint StretchCount;
        /// <summary>Number of entries.</summary>
        public ulong EntryCount;
        /// <summary>Number of entries that the board sent again, which were dropped.</summary>
        public ulong RepeatedCount;
        /// <summary>Number of complete samples.</summary>
        public ulong SampleCount;
        /// <summary>Number of entries of incomplete samples.</summary>
        public ulong UnpairedCount;
        /// <summary>Number of samples with FrameFlag.Irregular.</summary>
        public ulong IrregularCount;
        /// <summary>Number of entries of unknown loggers.</summary>
        public ulong UnknownCount;
        /// <summary>Number of entries that the board reported but did not send, or has overwritten.</summary>
        public ulong MissingCount;
        /// <summary>Number of samples discarded unread.</summary>
        public ulong DiscardedCount;
        /// <summary>Number of acknowledged pages.</summary>
        public ulong PageCount;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static DownloadInfo Initial
        {
            get
            {
                var value = default(DownloadInfo);
                value.StructSize = 88;
                return value;
            }
        }
    }

    /// <summary>Data of VeltoEventType.AdapterChanged.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 48)]
    public partial struct EventAdapter
    {
        /// <summary>Whether the adapter is present.</summary>
        public VeltoBool IsPresent;
        /// <summary>Whether it is powered.</summary>
        public VeltoBool IsPowered;
        /// <summary>Whether it can connect to devices.</summary>
        public VeltoBool IsUsable;
        /// <summary>Zero.</summary>
        public uint Reserved;
        /// <summary>Its name, such as "hci0", for Context.SelectAdapter().</summary>
        public Text32 Identifier;
    }

    /// <summary>Data of VeltoEventType.DeviceFound.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 8)]
    public partial struct EventFound
    {
        /// <summary>Received signal strength, or Constants.RssiUnknown (dBm).</summary>
        public int Rssi;
        /// <summary>Whether it is likely to be a supported wearable.</summary>
        public VeltoBool IsLikely;
    }

    /// <summary>Data of VeltoEventType.LinkLimit.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 8)]
    public partial struct EventLinkLimit
    {
        /// <summary>Number of links that the adapter supports; 0 if no longer known.</summary>
        public uint Limit;
        /// <summary>Number of devices waiting for a link.</summary>
        public uint WaitingCount;
    }

    /// <summary>Data of VeltoEventType.ChoiceNeeded.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 8)]
    public partial struct EventChoice
    {
        /// <summary>Number of likely devices in range.</summary>
        public uint CandidateCount;
        /// <summary>Zero.</summary>
        public uint Reserved;
    }

    /// <summary>Data of VeltoEventType.LinkChanged.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 16)]
    public partial struct EventLink
    {
        /// <summary>The state before.</summary>
        public LinkState Previous;
        /// <summary>The state now.</summary>
        public LinkState Current;
        /// <summary>The reason why the link ended, if it did.</summary>
        public DownReason Reason;
        /// <summary>Zero.</summary>
        public uint Reserved;
    }

    /// <summary>Data of VeltoEventType.DeviceConnected.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 8)]
    public partial struct EventConnected
    {
        /// <summary>Number of times the device became ready, including this one.</summary>
        public uint LinkSerial;
        /// <summary>Zero.</summary>
        public uint Reserved;
    }

    /// <summary>Data of VeltoEventType.DeviceDisconnected.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 8)]
    public partial struct EventDisconnected
    {
        /// <summary>The reason why the link ended.</summary>
        public DownReason Reason;
        /// <summary>Whether the link will be re-established.</summary>
        public VeltoBool WillReconnect;
    }

    /// <summary>Data of VeltoEventType.ConnectFailed.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 8)]
    public partial struct EventConnectFailed
    {
        /// <summary>Number of attempts since the device was last ready, including this one and those of earlier
        /// connects.</summary>
        public uint Attempts;
        /// <summary>Whether another attempt follows; 0 only for the last attempt of a connect.</summary>
        public VeltoBool WillRetry;
    }

    /// <summary>Data of VeltoEventType.OperationDone.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 16)]
    public partial struct EventOperation
    {
        /// <summary>The kind of operation.</summary>
        public OperationKind Kind;
        /// <summary>Zero.</summary>
        public uint Reserved;
        /// <summary>The Bits of the handle that it created, such as a subscription; 0 for none.</summary>
        public ulong ObjectBits;
    }

    /// <summary>Data of VeltoEventType.Button.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 16)]
    public partial struct EventButton
    {
        /// <summary>The button.</summary>
        public Button Button;
        /// <summary>Whether the button is down.</summary>
        public VeltoBool IsDown;
        /// <summary>Number of its presses so far; wraps.</summary>
        public uint PressCount;
        /// <summary>Number of its releases so far; wraps.</summary>
        public uint ReleaseCount;
    }

    /// <summary>Data of VeltoEventType.RateModeChanged.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 16)]
    public partial struct EventRate
    {
        /// <summary>The mode before.</summary>
        public RateMode Previous;
        /// <summary>The mode now.</summary>
        public RateMode Current;
        /// <summary>The packet interval that decided the mode (seconds).</summary>
        public double Interval;
    }

    /// <summary>Data of VeltoEventType.PlayerChanged.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 8)]
    public partial struct EventPlayer
    {
        /// <summary>The player index before, -1 for none.</summary>
        public int Previous;
        /// <summary>The player index now, -1 for none.</summary>
        public int Current;
    }

    /// <summary>Data of VeltoEventType.Calibrated.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 8)]
    public partial struct EventCalibration
    {
        /// <summary>Whether the device has a neutral pose now.</summary>
        public VeltoBool IsCalibrated;
        /// <summary>Zero.</summary>
        public uint Reserved;
    }

    /// <summary>Data of VeltoEventType.GyroCalibration.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 40)]
    public partial struct EventGyroCalibration
    {
        /// <summary>The accuracy now.</summary>
        public GyroCalibration Calibration;
        /// <summary>The accuracy before.</summary>
        public GyroCalibration Previous;
        /// <summary>The bias about the x axis of the device; raw values for a cap (rad/s).</summary>
        public double BiasX;
        /// <summary>The bias about y (rad/s).</summary>
        public double BiasY;
        /// <summary>The bias about z (rad/s).</summary>
        public double BiasZ;
        /// <summary>An upper bound of the standard deviation of the bias; 0 for a cap (rad/s).</summary>
        public double Deviation;
    }

    /// <summary>Data of VeltoEventType.Gesture.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 16)]
    public partial struct EventGesture
    {
        /// <summary>The gestures, one or more flags.</summary>
        public Gesture Gestures;
        /// <summary>Zero.</summary>
        public uint Reserved;
        /// <summary>Power of a throw, 0 to 1; 0 without one.</summary>
        public double ThrowPower;
    }

    /// <summary>Data of VeltoEventType.Tap.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 16)]
    public partial struct EventTap
    {
        /// <summary>The fingers, see Finger.</summary>
        public Finger Combination;
        /// <summary>Number of taps in a row, 1 to 3.</summary>
        public uint RepeatCount;
        /// <summary>The state of the shift key of the TAP's keyboard.</summary>
        public ShiftState Shift;
        /// <summary>Whether the keyboard is switched to its second map.</summary>
        public VeltoBool IsSwitched;
    }

    /// <summary>Data of VeltoEventType.AirGesture.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 16)]
    public partial struct EventAirGesture
    {
        /// <summary>The gesture; None for a code without a name.</summary>
        public AirGesture Gesture;
        /// <summary>The code, as sent by the TAP.</summary>
        public int Raw;
        /// <summary>Whether the code has a name.</summary>
        public VeltoBool IsKnown;
        /// <summary>Zero.</summary>
        public uint Reserved;
    }

    /// <summary>Data of VeltoEventType.AirState.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 8)]
    public partial struct EventAirState
    {
        /// <summary>Whether the hand is a mouse in mid-air.</summary>
        public VeltoBool IsInAir;
        /// <summary>The source of pointer movement.</summary>
        public MouseState MouseState;
    }

    /// <summary>Data of VeltoEventType.HandGesture.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 8)]
    public partial struct EventHandGesture
    {
        /// <summary>The gesture.</summary>
        public HandGesture Gesture;
        /// <summary>The finger touching the thumb, 1 for the index finger to 4 for the pinky; -1 for none.</summary>
        public int Finger;
    }

    /// <summary>Data of VeltoEventType.TapHold.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 8)]
    public partial struct EventTapHold
    {
        /// <summary>The fingers.</summary>
        public Finger Combination;
        /// <summary>Whether they are held down; 0 when they are released.</summary>
        public VeltoBool IsHeld;
    }

    /// <summary>Data of VeltoEventType.Standby.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 8)]
    public partial struct EventStandby
    {
        /// <summary>Whether the TAP is in standby.</summary>
        public VeltoBool IsInStandby;
        /// <summary>Zero.</summary>
        public uint Reserved;
    }

    /// <summary>Data of VeltoEventType.TapReport.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 8)]
    public partial struct EventTapReport
    {
        /// <summary>The property; TapInfo and Native.velto_tap_get_haptic_pattern() return its whole value.</summary>
        public TapProperty Kind;
        /// <summary>The first byte of its value; 0 for HapticPattern (raw units).</summary>
        public int Value;
    }

    /// <summary>Data of VeltoEventType.KeyboardState.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 8)]
    public partial struct EventKeyboardState
    {
        /// <summary>The state of the shift key.</summary>
        public ShiftState Shift;
        /// <summary>Whether the keyboard is switched to its second map.</summary>
        public VeltoBool IsSwitched;
    }

    /// <summary>Data of VeltoEventType.DetailsRead.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 16)]
    public partial struct EventDetails
    {
        /// <summary>Version of the hardware: 30200 is 3.2.0; -1 if unknown.</summary>
        public int HardwareVersion;
        /// <summary>Version of the firmware, in the same form.</summary>
        public int FirmwareVersion;
        /// <summary>Charge of the battery, 0 to 100; -1 if unknown (percent).</summary>
        public int Battery;
        /// <summary>Zero.</summary>
        public uint Reserved;
    }

    /// <summary>Data of VeltoEventType.MwState.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 16)]
    public partial struct EventBoardState
    {
        /// <summary>The state before: 1 idle, 2 streaming, 3 logging, 4 downloading, 5 updating (raw units).</summary>
        public int Previous;
        /// <summary>The state now, as one of the same numbers (raw units).</summary>
        public int Current;
        /// <summary>All activities: bit 0 streaming, 1 logging, 2 downloading, 3 updating (raw units).</summary>
        public uint Activities;
        /// <summary>Zero.</summary>
        public uint Reserved;
    }

    /// <summary>Data of VeltoEventType.MwDetected.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 24)]
    public partial struct EventDetected
    {
        /// <summary>The detector, a MwDetector (raw units).</summary>
        public int Detector;
        /// <summary>The code of the detection, such as a MwTapFinding (see MwDetector); 0 for a detector with a single
        /// result (raw units).</summary>
        public int Code;
        /// <summary>The axes of the detection: bit 0 x, 1 y, 2 z; 0 if the detector does not report axes (raw
        /// units).</summary>
        public uint Axes;
        /// <summary>The direction on that axis, 1 or -1; 0 if the detector does not report a direction.</summary>
        public int Sign;
        /// <summary>The number of steps since the counter was cleared; 0 for other detectors.</summary>
        public uint Count;
        /// <summary>Zero.</summary>
        public uint Reserved;
    }

    /// <summary>Data of VeltoEventType.MwPin.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 8)]
    public partial struct EventPin
    {
        /// <summary>The pin.</summary>
        public uint Pin;
        /// <summary>Whether its level is high.</summary>
        public VeltoBool IsHigh;
    }

    /// <summary>Data of VeltoEventType.MwLog.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 16)]
    public partial struct EventLog
    {
        /// <summary>The used share of the memory, 0 to 100 (percent).</summary>
        public int Percent;
        /// <summary>The length of the log in entries.</summary>
        public uint Entries;
        /// <summary>The capacity of the log in entries.</summary>
        public uint Capacity;
        /// <summary>Zero.</summary>
        public uint Reserved;
    }

    /// <summary>Data of VeltoEventType.MwBoardReset.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 16)]
    public partial struct EventBoardReset
    {
        /// <summary>The number of the reset, 0 to 7; wraps.</summary>
        public uint Id;
        /// <summary>Zero.</summary>
        public uint Reserved;
        /// <summary>UTC time of the reset, by the board's clock (nanoseconds).</summary>
        public ulong Utc;
    }

    /// <summary>Data of VeltoEventType.PageReady.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 16)]
    public partial struct EventPage
    {
        /// <summary>The download.</summary>
        public DownloadId Download;
        /// <summary>Whether it is the last page of the log.</summary>
        public VeltoBool IsLast;
        /// <summary>Zero.</summary>
        public uint Reserved;
    }

    /// <summary>Data of VeltoEventType.Mouse.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 16)]
    public partial struct EventMouse
    {
        /// <summary>Velocity to the right (raw units).</summary>
        public int VelocityX;
        /// <summary>Velocity downwards (raw units).</summary>
        public int VelocityY;
        /// <summary>Elapsed time, in an unpublished unit (raw units).</summary>
        public uint Elapsed;
        /// <summary>Whether the movement is genuine; 0 for a spurious or idle one.</summary>
        public VeltoBool IsMouse;
    }

    /// <summary>Data of VeltoEventType.HandState.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 8)]
    public partial struct EventHandState
    {
        /// <summary>The posture in this report.</summary>
        public HandState State;
        /// <summary>The posture in most of the newest reports.</summary>
        public HandState Vote;
    }

    /// <summary>Data of VeltoEventType.TapOrientation.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 16)]
    public partial struct EventOrientation
    {
        /// <summary>Roll (degrees).</summary>
        public int Roll;
        /// <summary>Pitch (degrees).</summary>
        public int Pitch;
        /// <summary>Yaw (degrees).</summary>
        public int Yaw;
        /// <summary>Zero.</summary>
        public uint Reserved;
    }

    /// <summary>Data of VeltoEventType.Moved.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 32)]
    public partial struct EventMove
    {
        /// <summary>Direction of the gamepad view, -1 to 1.</summary>
        public double Direction;
        /// <summary>Velocity of the gamepad view, 0 or more.</summary>
        public double Velocity;
        /// <summary>Horizontal position.</summary>
        public double PositionX;
        /// <summary>Vertical position.</summary>
        public double PositionY;
    }

    /// <summary>Data of VeltoEventType.ServicesChanged.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 8)]
    public partial struct EventServices
    {
        /// <summary>Number of GATT tables discovered on the device so far.</summary>
        public uint Generation;
        /// <summary>Zero.</summary>
        public uint Reserved;
    }

    /// <summary>Data of VeltoEventType.SubscriptionEnded and VeltoEventType.ValuesReady.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 16)]
    public partial struct EventSubscription
    {
        /// <summary>The subscription; null for notifications of the device's family.</summary>
        public SubscriptionId Subscription;
        /// <summary>Value handle of the characteristic.</summary>
        public ushort Characteristic;
        /// <summary>Zero.</summary>
        public ushort Reserved;
        /// <summary>Zero.</summary>
        public uint Reserved2;
    }

    /// <summary>Data of VeltoEventType.PairingRequested.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 16)]
    public partial struct EventPairing
    {
        /// <summary>The required step.</summary>
        public PairingKind Kind;
        /// <summary>The passkey of Confirm and ShowPasskey, shown as six digits; otherwise 0.</summary>
        public uint Passkey;
        /// <summary>Number of digits entered on the device so far, for ShowPasskey; each further digit sends the event
        /// again if the backend reports it.</summary>
        public uint EnteredCount;
        /// <summary>Zero.</summary>
        public uint Reserved;
    }

    /// <summary>Data of VeltoEventType.StreamEnded, VeltoEventType.StreamOverflow and
    /// VeltoEventType.SamplesReady.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 8)]
    public partial struct EventStream
    {
        /// <summary>The stream.</summary>
        public StreamId Stream;
    }

    /// <summary>Data of VeltoEventType.Dropped.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 24)]
    public partial struct EventDropped
    {
        /// <summary>The classes of the lost events.</summary>
        public EventClass Classes;
        /// <summary>Number of lost continuous events.</summary>
        public ulong ContinuousCount;
        /// <summary>Number of other lost events.</summary>
        public ulong OtherCount;
    }

    /// <summary>Data of VeltoEventType.Store.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 16)]
    public partial struct EventStore
    {
        /// <summary>The notice.</summary>
        public StoreNotice Notice;
        /// <summary>Zero.</summary>
        public uint Reserved;
        /// <summary>The Bits of the store.</summary>
        public ulong StoreBits;
    }

    /// <summary>Data of VeltoEventType.TrackSilent.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 24)]
    public partial struct EventTrack
    {
        /// <summary>The number of the session.</summary>
        public ulong Session;
        /// <summary>Whether it is silent now.</summary>
        public VeltoBool IsSilent;
        /// <summary>Zero.</summary>
        public uint Reserved;
        /// <summary>The Bits of the store.</summary>
        public ulong StoreBits;
    }

    /// <summary>Data of VeltoEventType.SessionEnded.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 16)]
    public partial struct EventSession
    {
        /// <summary>The number of the session.</summary>
        public ulong Session;
        /// <summary>The Bits of the store.</summary>
        public ulong StoreBits;
    }

    /// <summary>The data of an event; the type determines which member is valid.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 80)]
    public partial struct EventData
    {
        /// <summary>Of VeltoEventType.AdapterChanged.</summary>
        [FieldOffset(0)]
        public EventAdapter Adapter;
        /// <summary>Of VeltoEventType.DeviceFound.</summary>
        [FieldOffset(0)]
        public EventFound Found;
        /// <summary>Of VeltoEventType.ChoiceNeeded.</summary>
        [FieldOffset(0)]
        public EventChoice Choice;
        /// <summary>Of VeltoEventType.LinkChanged.</summary>
        [FieldOffset(0)]
        public EventLink Link;
        /// <summary>Of VeltoEventType.LinkLimit.</summary>
        [FieldOffset(0)]
        public EventLinkLimit LinkLimit;
        /// <summary>Of VeltoEventType.DeviceConnected.</summary>
        [FieldOffset(0)]
        public EventConnected Connected;
        /// <summary>Of VeltoEventType.DeviceDisconnected.</summary>
        [FieldOffset(0)]
        public EventDisconnected Disconnected;
        /// <summary>Of VeltoEventType.ConnectFailed.</summary>
        [FieldOffset(0)]
        public EventConnectFailed ConnectFailed;
        /// <summary>Of VeltoEventType.OperationDone.</summary>
        [FieldOffset(0)]
        public EventOperation Operation;
        /// <summary>Of VeltoEventType.Button.</summary>
        [FieldOffset(0)]
        public EventButton Button;
        /// <summary>Of VeltoEventType.RateModeChanged.</summary>
        [FieldOffset(0)]
        public EventRate Rate;
        /// <summary>Of VeltoEventType.PlayerChanged.</summary>
        [FieldOffset(0)]
        public EventPlayer Player;
        /// <summary>Of VeltoEventType.Calibrated.</summary>
        [FieldOffset(0)]
        public EventCalibration Calibration;
        /// <summary>Of VeltoEventType.GyroCalibration.</summary>
        [FieldOffset(0)]
        public EventGyroCalibration GyroCalibration;
        /// <summary>Of VeltoEventType.Gesture.</summary>
        [FieldOffset(0)]
        public EventGesture Gesture;
        /// <summary>Of VeltoEventType.Tap.</summary>
        [FieldOffset(0)]
        public EventTap Tap;
        /// <summary>Of VeltoEventType.AirGesture.</summary>
        [FieldOffset(0)]
        public EventAirGesture AirGesture;
        /// <summary>Of VeltoEventType.AirState.</summary>
        [FieldOffset(0)]
        public EventAirState AirState;
        /// <summary>Of VeltoEventType.HandGesture.</summary>
        [FieldOffset(0)]
        public EventHandGesture HandGesture;
        /// <summary>Of VeltoEventType.TapHold.</summary>
        [FieldOffset(0)]
        public EventTapHold TapHold;
        /// <summary>Of VeltoEventType.Standby.</summary>
        [FieldOffset(0)]
        public EventStandby Standby;
        /// <summary>Of VeltoEventType.TapReport.</summary>
        [FieldOffset(0)]
        public EventTapReport TapReport;
        /// <summary>Of VeltoEventType.KeyboardState.</summary>
        [FieldOffset(0)]
        public EventKeyboardState KeyboardState;
        /// <summary>Of VeltoEventType.DetailsRead.</summary>
        [FieldOffset(0)]
        public EventDetails Details;
        /// <summary>Of VeltoEventType.MwState.</summary>
        [FieldOffset(0)]
        public EventBoardState BoardState;
        /// <summary>Of VeltoEventType.MwDetected.</summary>
        [FieldOffset(0)]
        public EventDetected Detected;
        /// <summary>Of VeltoEventType.MwPin.</summary>
        [FieldOffset(0)]
        public EventPin Pin;
        /// <summary>Of VeltoEventType.MwLog.</summary>
        [FieldOffset(0)]
        public EventLog Log;
        /// <summary>Of VeltoEventType.MwBoardReset.</summary>
        [FieldOffset(0)]
        public EventBoardReset BoardReset;
        /// <summary>Of VeltoEventType.PageReady.</summary>
        [FieldOffset(0)]
        public EventPage Page;
        /// <summary>Of VeltoEventType.Mouse.</summary>
        [FieldOffset(0)]
        public EventMouse Mouse;
        /// <summary>Of VeltoEventType.HandState.</summary>
        [FieldOffset(0)]
        public EventHandState HandState;
        /// <summary>Of VeltoEventType.TapOrientation.</summary>
        [FieldOffset(0)]
        public EventOrientation Orientation;
        /// <summary>Of VeltoEventType.Moved.</summary>
        [FieldOffset(0)]
        public EventMove Move;
        /// <summary>Of VeltoEventType.Progress.</summary>
        [FieldOffset(0)]
        public OperationProgress Progress;
        /// <summary>Of VeltoEventType.Dropped.</summary>
        [FieldOffset(0)]
        public EventDropped Dropped;
        /// <summary>Of VeltoEventType.ServicesChanged.</summary>
        [FieldOffset(0)]
        public EventServices Services;
        /// <summary>Of VeltoEventType.SubscriptionEnded and VeltoEventType.ValuesReady.</summary>
        [FieldOffset(0)]
        public EventSubscription Subscription;
        /// <summary>Of VeltoEventType.StreamEnded, VeltoEventType.StreamOverflow and
        /// VeltoEventType.SamplesReady.</summary>
        [FieldOffset(0)]
        public EventStream Stream;
        /// <summary>Of VeltoEventType.PairingRequested.</summary>
        [FieldOffset(0)]
        public EventPairing Pairing;
        /// <summary>Of VeltoEventType.Store.</summary>
        [FieldOffset(0)]
        public EventStore Store;
        /// <summary>Of VeltoEventType.TrackSilent.</summary>
        [FieldOffset(0)]
        public EventTrack Track;
        /// <summary>Of VeltoEventType.SessionEnded.</summary>
        [FieldOffset(0)]
        public EventSession Session;
        /// <summary>The raw bytes, for copying; zero for types without data.</summary>
        [FieldOffset(0)]
        public Bytes80 Bytes;
    }

    /// <summary>An event, as a flat value.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 128)]
    public partial struct VeltoEvent
    {
        /// <summary>The type of the event.</summary>
        public VeltoEventType Type;
        /// <summary>The outcome, for events that have one.</summary>
        public Result Result;
        /// <summary>The device concerned, null for none.</summary>
        public DeviceId Device;
        /// <summary>The operation concerned, null for none.</summary>
        public OperationId Operation;
        /// <summary>Time of the event, on the context's clock; for an event from a packet, its arrival
        /// (nanoseconds).</summary>
        public ulong TimestampNs;
        /// <summary>Number of the event in its queue, starting at 1; gaps are losses.</summary>
        public ulong Sequence;
        /// <summary>The program's user data of the device.</summary>
        public ulong UserData;
        /// <summary>The data of the type.</summary>
        public EventData Data;
    }

    /// <summary>The configuration of a motion engine, which turns motion into input.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 256)]
    public partial struct MotionConfig
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>The mapping from motion to position.</summary>
        public MotionMode Mode;
        /// <summary>Source of the horizontal direction (default AxisSource.GyroY).</summary>
        public AxisSource InputX;
        /// <summary>Source of the vertical direction.</summary>
        public AxisSource InputY;
        /// <summary>Whether the horizontal direction is inverted.</summary>
        public VeltoBool InvertX;
        /// <summary>Whether the vertical direction is inverted (default true).</summary>
        public VeltoBool InvertY;
        /// <summary>Whether the pointer's center drifts toward the hand.</summary>
        public VeltoBool DriftEnabled;
        /// <summary>Whether a still device recalibrates the center (default true).</summary>
        public VeltoBool PaddleAutoCalibration;
        /// <summary>The rule that turns a thrust into a power.</summary>
        public PowerLaw GesturePowerLaw;
        /// <summary>The axis of a sample that steers; presets do not change it.</summary>
        public DeviceAxis PaddleAxis;
        /// <summary>Weight of a new sample in pointer and gesture mode; 1 disables smoothing (0 to 1; default
        /// 1).</summary>
        public double InputSmoothing;
        /// <summary>Rotation rates below this do not move the pointer (0 to 1).</summary>
        public double Deadzone;
        /// <summary>Fraction of the old center retained (per 1/60 s, 0 to 1; default 0.995).</summary>
        public double DriftRetain;
        /// <summary>Fraction of the hand's direction added to the center (per 1/60 s, 0 to 1; default
        /// 0.005).</summary>
        public double DriftBlend;
        /// <summary>Gain after the divisor (-1000000 to 1000000; default 0.34).</summary>
        public double PaddleInputGain;
        /// <summary>Steering at which a resting paddle starts to move; it rests again below 0.65 times this (0 to
        /// 1000000; default 0.42).</summary>
        public double PaddleMicroDeadzone;
        /// <summary>Distance from the center that counts as still (raw units, 0 to 1000000; default 2.5).</summary>
        public double PaddleStillThreshold;
        /// <summary>Fraction of the old center retained per poll while it recalibrates (0 to 1; default
        /// 0.985).</summary>
        public double PaddleAutoCalibrationRetain;
        /// <summary>Fraction of the sample added to the center per poll while it recalibrates (0 to 1; default
        /// 0.015).</summary>
        public double PaddleAutoCalibrationBlend;
        /// <summary>The center recalibrates only while the position is smaller than this (0 to 1000000; default
        /// 0.06).</summary>
        public double PaddleAutoCalibrationMaxSteer;
        /// <summary>Fraction of the old position retained while moving; 0 follows at once (per 1/60 s, 0 to
        /// 1).</summary>
        public double PaddleSmoothRetain;
        /// <summary>Fraction of the position retained at rest; 0 returns at once (per 1/60 s, 0 to 1).</summary>
        public double PaddleSmoothRetainIdle;
        /// <summary>The largest position (0.1 to 1000000; default 2).</summary>
        public double PaddleSmoothMax;
        /// <summary>Distance from the center per unit of position, before the gain (raw units, 1 to 1000000; default
        /// 100).</summary>
        public double PaddleRawDivisor;
        /// <summary>Weight of a new sample; 1 disables smoothing (0 to 1; default 1).</summary>
        public double PaddleRawSmoothing;
        /// <summary>The largest plausible distance from the center (raw units, 0 to 1000000; default 500).</summary>
        public double PaddleSpikeThreshold;
        /// <summary>Position change at full deflection (per 1/60 s, -1000000 to 1000000).</summary>
        public double PointerSensitivity;
        /// <summary>Fraction of the integrated rotation retained; 0 and 1 disable damping (per 1/60 s, 0 to 1; default
        /// 1).</summary>
        public double PointerDamping;
        /// <summary>Weight of a new position; 0 and 1 disable smoothing (0 to 1; default 0.15).</summary>
        public double PointerOutputSmoothing;
        /// <summary>Minimum time between two throws (seconds, 0 to 86400; default 0.4).</summary>
        public double GestureCooldown;
        /// <summary>Thrust that throws (per 1/60 s, 0 to 1000000; default 0.12).</summary>
        public double GestureMinThrustSpeed;
        /// <summary>Speed of a pull that arms early (per 1/60 s, 0 to 1000000; default 0.04).</summary>
        public double GesturePullSpeed;
        /// <summary>Distance of a pull that arms (0 to 1000000; default 0.07).</summary>
        public double GesturePullbackDelta;
        /// <summary>Time after which an armed throw expires; 0 keeps it armed (seconds, 0 to 86400; default
        /// 3).</summary>
        public double GestureArmTimeout;
        /// <summary>The space in which rotation rates of boards and TAPs move the pointer; presets keep it (default
        /// AimSpace.Player).</summary>
        public AimSpace AimSpace;
        /// <summary>The gesture that calls Native.velto_device_recenter(); presets keep it.</summary>
        public RecenterTrigger RecenterTrigger;
        /// <summary>Hold time of the main button that calls Native.velto_device_recenter(); 0 for never. The press is
        /// also a click and Primary when it begins. Presets keep it (seconds, 0 to 3600).</summary>
        public double RecenterHold;
        /// <summary>Rotation rate of boards and TAPs below which the pointer slows down progressively; 0 for none.
        /// Presets keep it (°/s, 0 to 1000).</summary>
        public double AimTightening;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static MotionConfig Initial
        {
            get
            {
                var value = default(MotionConfig);
                value.StructSize = 256;
                value.InputX = (AxisSource)(1);
                value.InvertY = true;
                value.PaddleAutoCalibration = true;
                value.InputSmoothing = 1;
                value.DriftRetain = 0.995;
                value.DriftBlend = 0.005;
                value.PaddleInputGain = 0.34;
                value.PaddleMicroDeadzone = 0.42;
                value.PaddleStillThreshold = 2.5;
                value.PaddleAutoCalibrationRetain = 0.985;
                value.PaddleAutoCalibrationBlend = 0.015;
                value.PaddleAutoCalibrationMaxSteer = 0.06;
                value.PaddleSmoothMax = 2;
                value.PaddleRawDivisor = 100;
                value.PaddleRawSmoothing = 1;
                value.PaddleSpikeThreshold = 500;
                value.PointerDamping = 1;
                value.PointerOutputSmoothing = 0.15;
                value.GestureCooldown = 0.4;
                value.GestureMinThrustSpeed = 0.12;
                value.GesturePullSpeed = 0.04;
                value.GesturePullbackDelta = 0.07;
                value.GestureArmTimeout = 3;
                value.AimSpace = (AimSpace)(1);
                return value;
            }
        }
    }

    /// <summary>The neutral pose of a device.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 16)]
    public partial struct Calibration
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>Whether the center of the paddle is known.</summary>
        public VeltoBool HasPaddleOffset;
        /// <summary>The center of the paddle; ignored unless HasPaddleOffset is set (raw units, -65536 to
        /// 65536).</summary>
        public double PaddleOffset;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static Calibration Initial
        {
            get
            {
                var value = default(Calibration);
                value.StructSize = 16;
                return value;
            }
        }
    }

    /// <summary>Options of Device.StartCalibration().</summary>
    [StructLayout(LayoutKind.Sequential, Size = 32)]
    public partial struct CalibrationOptions
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>Zero.</summary>
        public uint Reserved;
        /// <summary>Duration of the hold (seconds, 0.1 to 60; default 1, also for 0).</summary>
        public double HoldTime;
        /// <summary>Largest spread of the held samples on each axis (raw units, 1 to 1000000; default 12, also for
        /// 0).</summary>
        public double StillRange;
        /// <summary>Timeout of the whole calibration (seconds, 0.1 to 3600; default 10, also for 0).</summary>
        public double Timeout;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static CalibrationOptions Initial
        {
            get
            {
                var value = default(CalibrationOptions);
                value.StructSize = 32;
                value.HoldTime = 1;
                value.StillRange = 12;
                value.Timeout = 10;
                return value;
            }
        }
    }

    /// <summary>The internal values of a motion engine, for tuning screens.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 120)]
    public partial struct MotionDebug
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>Block of the newest packet that held the axes; 0 for none.</summary>
        public int GyroBlockIndex;
        /// <summary>Whether the center of the paddle is known.</summary>
        public VeltoBool HasPaddleOffset;
        /// <summary>Direction of the paddle: Center, Left or Right.</summary>
        public PointerDirection PaddleDirection;
        /// <summary>Newest horizontal sample (raw units).</summary>
        public double RawX;
        /// <summary>Newest vertical sample.</summary>
        public double RawY;
        /// <summary>Smoothed paddle position.</summary>
        public double SmoothX;
        /// <summary>Smoothed vertical input.</summary>
        public double SmoothY;
        /// <summary>Horizontal position before output smoothing.</summary>
        public double RelativeX;
        /// <summary>Vertical position before output smoothing.</summary>
        public double RelativeY;
        /// <summary>Horizontal position.</summary>
        public double PositionX;
        /// <summary>Vertical position.</summary>
        public double PositionY;
        /// <summary>Integrated horizontal rotation.</summary>
        public double RotationX;
        /// <summary>Integrated vertical rotation.</summary>
        public double RotationY;
        /// <summary>The center of the paddle (raw units).</summary>
        public double PaddleOffset;
        /// <summary>Distance of the newest sample from the center (raw units).</summary>
        public double PaddleDelta;
        /// <summary>Steering after smoothing.</summary>
        public double PaddleSteer;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static MotionDebug Initial
        {
            get
            {
                var value = default(MotionDebug);
                value.StructSize = 120;
                return value;
            }
        }
    }

    /// <summary>Constants of the gamepad view.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 120)]
    public partial struct GamepadConfig
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>The style from which the constants were made; read only by the program.</summary>
        public GamepadStyle Style;
        /// <summary>The primary axis of a sample; no style changes it (default DeviceAxis.Second).</summary>
        public DeviceAxis Axis;
        /// <summary>Zero.</summary>
        public uint Reserved;
        /// <summary>Number of samples that a tilt must last (0 to 1000; default 4).</summary>
        public int TiltFrames;
        /// <summary>Number of samples within which the velocity of a swing must fall (0 to 1000; default 6).</summary>
        public int SwingFrames;
        /// <summary>Velocity below which the position determines the direction; only used at the fast rate (0 to
        /// 1000000; default 1.1).</summary>
        public double DirectionDeadzone;
        /// <summary>Direction per velocity; only used at the fast rate (-1000000 to 1000000; default 0.55).</summary>
        public double VelocityGain;
        /// <summary>Direction per position while there is no velocity; only used at the fast rate (-1000000 to
        /// 1000000; default 0.85).</summary>
        public double PositionBlend;
        /// <summary>Velocity, or position, that counts as moving (0 to 1000000; default 0.6).</summary>
        public double MoveThreshold;
        /// <summary>Acceleration that counts as a shake (0 to 1000000; default 150).</summary>
        public double ShakeAcceleration;
        /// <summary>Minimum time between two shakes (seconds, 0 to 86400; default 0.12).</summary>
        public double ShakeCooldown;
        /// <summary>Velocity that counts as an action; only used at the fast rate (0 to 1000000; default 6).</summary>
        public double ActionVelocity;
        /// <summary>Minimum time between two actions (seconds, 0 to 86400; default 0.1).</summary>
        public double ActionCooldown;
        /// <summary>Position that counts as a tilt (0 to 1000000; default 0.22).</summary>
        public double TiltThreshold;
        /// <summary>Velocity that may become a swing (0 to 1000000; default 5).</summary>
        public double SwingPeak;
        /// <summary>Fraction of its peak to which the velocity of a swing must fall (0 to 1; default 0.45).</summary>
        public double SwingDropRatio;
        /// <summary>Minimum time over which velocity and acceleration are measured; 0 measures between consecutive
        /// samples, as in the original (seconds, 0 to 1; default 0.02).</summary>
        public double MinimumInterval;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static GamepadConfig Initial
        {
            get
            {
                var value = default(GamepadConfig);
                value.StructSize = 120;
                value.Axis = (DeviceAxis)(1);
                value.TiltFrames = 4;
                value.SwingFrames = 6;
                value.DirectionDeadzone = 1.1;
                value.VelocityGain = 0.55;
                value.PositionBlend = 0.85;
                value.MoveThreshold = 0.6;
                value.ShakeAcceleration = 150;
                value.ShakeCooldown = 0.12;
                value.ActionVelocity = 6;
                value.ActionCooldown = 0.1;
                value.TiltThreshold = 0.22;
                value.SwingPeak = 5;
                value.SwingDropRatio = 0.45;
                value.MinimumInterval = 0.02;
                return value;
            }
        }
    }

    /// <summary>The smoothing of the sensor readings in VeltoInput, and the minimum time between their
    /// gestures.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 56)]
    public partial struct SensorFilter
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>Zero.</summary>
        public uint Reserved;
        /// <summary>Weight of a new tilt; 1 disables smoothing (0 to 1; default 1).</summary>
        public double TiltSmoothing;
        /// <summary>Weight of a new rotation rate; 1 disables smoothing (0 to 1; default 1).</summary>
        public double GyroSmoothing;
        /// <summary>Weight of a new value of the rotation channel; 1 disables smoothing (0 to 1; default 1).</summary>
        public double RotationSmoothing;
        /// <summary>Smaller changes are ignored while smoothing (0 to 1000000; default 0.001).</summary>
        public double NoiseFloor;
        /// <summary>Time after a click during which the click flag of a sensor frame counts as the same click
        /// (seconds, 0 to 86400; default 0.12).</summary>
        public double ClickCooldown;
        /// <summary>Minimum time between two shakes reported by the device itself (seconds, 0 to 86400; default
        /// 0.1).</summary>
        public double ShakeCooldown;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static SensorFilter Initial
        {
            get
            {
                var value = default(SensorFilter);
                value.StructSize = 56;
                value.TiltSmoothing = 1;
                value.GyroSmoothing = 1;
                value.RotationSmoothing = 1;
                value.NoiseFloor = 0.001;
                value.ClickCooldown = 0.12;
                value.ShakeCooldown = 0.1;
                return value;
            }
        }
    }

    /// <summary>The axes of a device at one moment; the engines limit them to -1 to 1.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 32)]
    public partial struct AxisSample
    {
        /// <summary>Rotation about x.</summary>
        public double GyroX;
        /// <summary>Rotation about y.</summary>
        public double GyroY;
        /// <summary>Rotation about z.</summary>
        public double GyroZ;
        /// <summary>The rotation channel.</summary>
        public double Rotation;
    }

    /// <summary>One byte of a packet that differs from the previous packet.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 16)]
    public partial struct ProbeChange
    {
        /// <summary>Offset of the byte in the packet.</summary>
        public uint Index;
        /// <summary>Value in the previous packet; 0 if that was shorter.</summary>
        public byte Previous;
        /// <summary>Value now; a change from 0 to 1 makes the byte a candidate for a button.</summary>
        public byte Current;
        /// <summary>The bit that changed, if it is the only one; otherwise 0.</summary>
        public byte SingleBitMask;
        /// <summary>Zero.</summary>
        public byte Reserved;
        /// <summary>Arrival time of the packet, on the context's clock (nanoseconds).</summary>
        public ulong TimestampNs;
    }

    /// <summary>Constants of paddle movement, per second where time is involved.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 56)]
    public partial struct PaddleConfig
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>The rate to which these constants apply; Unknown means Normal.</summary>
        public RateMode RateMode;
        /// <summary>Distance per shaped movement of the hand (-1000000 to 1000000; default 880).</summary>
        public double VelocityGain;
        /// <summary>Speed while the device is held to one side (-1000000 to 1000000; default 240).</summary>
        public double TiltSpeed;
        /// <summary>Gamepad velocity that adds a flick; not used at the fast rate (0 to 1000000; default 5).</summary>
        public double FlickVelocityThreshold;
        /// <summary>Speed of a flick (-1000000 to 1000000; default 320).</summary>
        public double FlickSpeed;
        /// <summary>Distance from the center at position 1; only used at the fast rate (-1000000 to 1000000; default
        /// 66).</summary>
        public double PositionScale;
        /// <summary>Rate at which the paddle follows the position; only used at the fast rate (0 to 1000000; default
        /// 18).</summary>
        public double CenterFollowRate;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static PaddleConfig Initial
        {
            get
            {
                var value = default(PaddleConfig);
                value.StructSize = 56;
                value.VelocityGain = 880;
                value.TiltSpeed = 240;
                value.FlickVelocityThreshold = 5;
                value.FlickSpeed = 320;
                value.PositionScale = 66;
                value.CenterFollowRate = 18;
                return value;
            }
        }
    }

    /// <summary>Constants of menu selection.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 40)]
    public partial struct MenuConfig
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>The rate to which these constants apply; Unknown means Normal.</summary>
        public RateMode RateMode;
        /// <summary>Gamepad velocity from which the position no longer chooses a slot; only used at the fast rate (0
        /// to 1000000; default 6).</summary>
        public double VelocityThreshold;
        /// <summary>Shaped movement that counts as a step (0 to 1000000; default 0.003).</summary>
        public double FrameDeltaThreshold;
        /// <summary>Minimum time between two steps (seconds, 0 to 86400; default 0.45).</summary>
        public double Debounce;
        /// <summary>Half-width of the neutral zone, in which the position targets no slot (0 to 1; default
        /// 0.1).</summary>
        public double NeutralExit;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static MenuConfig Initial
        {
            get
            {
                var value = default(MenuConfig);
                value.StructSize = 40;
                value.VelocityThreshold = 6;
                value.FrameDeltaThreshold = 0.003;
                value.Debounce = 0.45;
                value.NeutralExit = 0.1;
                return value;
            }
        }
    }

    /// <summary>Result of Native.velto_driver_step_menu().</summary>
    [StructLayout(LayoutKind.Sequential, Size = 16)]
    public partial struct MenuStep
    {
        /// <summary>Movement of the selection: -1, 0 or 1.</summary>
        public int Nudge;
        /// <summary>The slot targeted by the position, -1 in the neutral zone.</summary>
        public int Slot;
        /// <summary>Whether the hand is calm enough to choose by position.</summary>
        public VeltoBool UsesPosition;
        /// <summary>Zero.</summary>
        public uint Reserved;
    }

    /// <summary>Constants of pointer movement.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 32)]
    public partial struct PointerConfig
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>The rate to which these constants apply; Unknown means Normal.</summary>
        public RateMode RateMode;
        /// <summary>Rate at which the aim follows the target, per second; not used at low power (0 to 1000000; default
        /// 12).</summary>
        public double FollowRate;
        /// <summary>Distance per hand movement and second (-1000000 to 1000000; default 420).</summary>
        public double DeltaGain;
        /// <summary>Distance while the device is held to one side; only used at low power (per 1/60 s, -1000000 to
        /// 1000000; default 0.022).</summary>
        public double TiltNudge;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static PointerConfig Initial
        {
            get
            {
                var value = default(PointerConfig);
                value.StructSize = 32;
                value.FollowRate = 12;
                value.DeltaGain = 420;
                value.TiltNudge = 0.022;
                return value;
            }
        }
    }

    /// <summary>A position on a screen, each coordinate 0 to 1, y pointing down.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 16)]
    public partial struct Aim
    {
        /// <summary>Distance from the left edge.</summary>
        public double X;
        /// <summary>Distance from the top edge.</summary>
        public double Y;
    }

    /// <summary>Constants of lateral movement.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 40)]
    public partial struct LateralConfig
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>The rate to which these constants apply; Unknown means Normal.</summary>
        public RateMode RateMode;
        /// <summary>Tilts below this do not move the aim (0 to 1; default 0.011).</summary>
        public double LeanThreshold;
        /// <summary>Gain of each step; not used at low power (-1000000 to 1000000; default 2.1).</summary>
        public double StepGain;
        /// <summary>The largest step, before the gain (per 1/60 s, 0 to 1; default 0.014).</summary>
        public double MaxStepPerFrame;
        /// <summary>Speed while the device is held to one side; only used at low power (-1000000 to 1000000; default
        /// 0.32).</summary>
        public double TiltHoldSpeed;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static LateralConfig Initial
        {
            get
            {
                var value = default(LateralConfig);
                value.StructSize = 40;
                value.LeanThreshold = 0.011;
                value.StepGain = 2.1;
                value.MaxStepPerFrame = 0.014;
                value.TiltHoldSpeed = 0.32;
                return value;
            }
        }
    }

    /// <summary>Result of Native.velto_driver_step_picker().</summary>
    [StructLayout(LayoutKind.Sequential, Size = 8)]
    public partial struct PickerStep
    {
        /// <summary>The focused item.</summary>
        public int Focus;
        /// <summary>Whether it was confirmed in this frame.</summary>
        public VeltoBool IsConfirmed;
    }

    /// <summary>The actions of a frame in a throwing game, in the order in which to handle them.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 24)]
    public partial struct ActionStep
    {
        /// <summary>Whether the hand was pulled back in this frame.</summary>
        public VeltoBool Primed;
        /// <summary>Whether a throw occurred.</summary>
        public VeltoBool Threw;
        /// <summary>Whether the button was clicked, at most once per 0.65 s.</summary>
        public VeltoBool Confirmed;
        /// <summary>Zero.</summary>
        public uint Reserved;
        /// <summary>Power of the throw, 0 to 1; 0 without one.</summary>
        public double ThrowPower;
    }

    /// <summary>The shaping of a velocity: 0 below a dead zone, limited to a maximum, times a gain.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 32)]
    public partial struct VelocityLimits
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>The preset of the limits, for the program only.</summary>
        public VelocityPreset Preset;
        /// <summary>Smaller velocities count as 0 (0 to 1000000; default 0.004).</summary>
        public double Deadzone;
        /// <summary>Larger velocities count as this one (0 to 1000000; default 0.012).</summary>
        public double Maximum;
        /// <summary>Gain of the result (-1000000 to 1000000; default 0.22).</summary>
        public double Sensitivity;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static VelocityLimits Initial
        {
            get
            {
                var value = default(VelocityLimits);
                value.StructSize = 32;
                value.Deadzone = 0.004;
                value.Maximum = 0.012;
                value.Sensitivity = 0.22;
                return value;
            }
        }
    }

    /// <summary>Constants of all four games; movements are hundredths of the position per frame.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 160)]
    public partial struct StrategyConfig
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>The style of the pong constants, for the program only.</summary>
        public PongStyle PongStyle;
        /// <summary>Number of answers (1 to 1000; default 4).</summary>
        public int QuizSlots;
        /// <summary>Whether the choice moves calmly, one answer at a time.</summary>
        public VeltoBool QuizIsCalm;
        /// <summary>Value of a position or movement of 1 (-1000000 to 1000000; default 100).</summary>
        public double SignalScale;
        /// <summary>Smaller movements stop the paddle (0 to 1000000; default 0.3).</summary>
        public double PongDeadzone;
        /// <summary>Larger movements count as this one (0 to 1000000; default 8).</summary>
        public double PongLimit;
        /// <summary>Distance of the paddle per movement (-1000000 to 1000000; default 2.5).</summary>
        public double PongGain;
        /// <summary>Weight of the previous movement; 0 disables smoothing (0 to 1).</summary>
        public double PongPreviousWeight;
        /// <summary>Additional gain at the fast rate (-1000000 to 1000000; default 1.08).</summary>
        public double PongFastGain;
        /// <summary>Half-width of the neutral zone before the first choice (0 to 1; default 0.34).</summary>
        public double QuizNeutralEnter;
        /// <summary>Half-width of the neutral zone after the first choice, in which the choice stays; not above
        /// quiz_neutral_enter (0 to 1; default 0.18).</summary>
        public double QuizNeutralExit;
        /// <summary>Minimum time between two confirmations (seconds, 0 to 86400; default 0.65).</summary>
        public double QuizConfirmCooldown;
        /// <summary>Fraction of the old position retained per frame while calm (0 to 1; default 0.74).</summary>
        public double QuizPositionRetain;
        /// <summary>Time for which an adjacent answer must be targeted while calm (seconds, 0 to 86400; default
        /// 0.28).</summary>
        public double QuizAdjacentDwell;
        /// <summary>Minimum velocity of the swing just before it slows down (0 to 1000000; default 6).</summary>
        public double BowlingPeakMinRelease;
        /// <summary>Minimum peak velocity of the swing (0 to 1000000; default 1.5).</summary>
        public double BowlingDeadzone;
        /// <summary>Minimum time between two throws (seconds, 0 to 86400; default 0.7).</summary>
        public double BowlingCooldown;
        /// <summary>Velocity of full power (0.001 to 1000000; default 12).</summary>
        public double BowlingFullPowerVelocity;
        /// <summary>Velocity that throws (0 to 1000000; default 7).</summary>
        public double DartSpikeThreshold;
        /// <summary>Minimum time between two throws (seconds, 0 to 86400; default 0.5).</summary>
        public double DartCooldown;
        /// <summary>Velocity of full power (0.001 to 1000000; default 12).</summary>
        public double DartFullPowerVelocity;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static StrategyConfig Initial
        {
            get
            {
                var value = default(StrategyConfig);
                value.StructSize = 160;
                value.QuizSlots = 4;
                value.SignalScale = 100;
                value.PongDeadzone = 0.3;
                value.PongLimit = 8;
                value.PongGain = 2.5;
                value.PongFastGain = 1.08;
                value.QuizNeutralEnter = 0.34;
                value.QuizNeutralExit = 0.18;
                value.QuizConfirmCooldown = 0.65;
                value.QuizPositionRetain = 0.74;
                value.QuizAdjacentDwell = 0.28;
                value.BowlingPeakMinRelease = 6;
                value.BowlingDeadzone = 1.5;
                value.BowlingCooldown = 0.7;
                value.BowlingFullPowerVelocity = 12;
                value.DartSpikeThreshold = 7;
                value.DartCooldown = 0.5;
                value.DartFullPowerVelocity = 12;
                return value;
            }
        }
    }

    /// <summary>Result of Strategy.Step(); members of the other games are neutral.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 80)]
    public partial struct StrategyFrame
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>The game.</summary>
        public StrategyMode Mode;
        /// <summary>The chosen answer, -1 before the first choice.</summary>
        public int QuizSlot;
        /// <summary>Whether the choice changed in this frame.</summary>
        public VeltoBool QuizSlotChanged;
        /// <summary>Whether the choice was confirmed in this frame.</summary>
        public VeltoBool QuizAnswered;
        /// <summary>Whether a ball was thrown in this frame.</summary>
        public VeltoBool BowlingThrown;
        /// <summary>Whether a dart was thrown in this frame.</summary>
        public VeltoBool DartThrown;
        /// <summary>Zero.</summary>
        public uint Reserved;
        /// <summary>Movement or velocity before any filter.</summary>
        public double RawVelocity;
        /// <summary>Movement after the filter; pong only.</summary>
        public double FilteredVelocity;
        /// <summary>The value that the strategy evaluates, for display.</summary>
        public double CurrentSignal;
        /// <summary>Movement of the paddle.</summary>
        public double PongMovement;
        /// <summary>Power of the ball, 0 to 1; 0 without a throw.</summary>
        public double BowlingPower;
        /// <summary>Power of the dart, 0 to 1; 0 without a throw.</summary>
        public double DartPower;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static StrategyFrame Initial
        {
            get
            {
                var value = default(StrategyFrame);
                value.StructSize = 80;
                value.QuizSlot = -1;
                return value;
            }
        }
    }

    /// <summary>Rules and times of a navigator.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 96)]
    public partial struct NavigatorConfig
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>The rules in effect (default NavigatorPolicy.Comfort).</summary>
        public NavigatorPolicy Policy;
        /// <summary>The devices whose inputs control the menu; keys, touch and taps always do.</summary>
        public MenuOwnership Ownership;
        /// <summary>Zero.</summary>
        public uint Reserved;
        /// <summary>Hold after which an item is confirmed (seconds, 0.001 to 86400; default 2.25).</summary>
        public double HoldDuration;
        /// <summary>Time without confirmation after the focus has moved (seconds, 0 to 86400; default 0.45).</summary>
        public double SettleDuration;
        /// <summary>Time for which a menu confirmed by the button initially ignores it (seconds, 0 to 86400; default
        /// 1).</summary>
        public double ArmDuration;
        /// <summary>Time for which an adjacent item must be targeted (seconds, 0 to 86400; default 0.2).</summary>
        public double AdjacentDwell;
        /// <summary>Time for which an item farther away must be targeted (seconds, 0 to 86400; default
        /// 0.32).</summary>
        public double JumpDwell;
        /// <summary>Half-width of the neutral zone while no item has the focus (0 to 0.99; default 0.3).</summary>
        public double NeutralEnter;
        /// <summary>Half-width of the neutral zone while an item has the focus; not above neutral_enter (0 to 0.99;
        /// default 0.14).</summary>
        public double NeutralExit;
        /// <summary>Time that the focus survives in the neutral zone (seconds, 0 to 86400; default 0.35).</summary>
        public double FocusLossGrace;
        /// <summary>Time after a confirmation during which the button is ignored (seconds, 0 to 86400; default
        /// 0.65).</summary>
        public double ConfirmCooldown;
        /// <summary>Time for which the owning hand must rest, or be silent, before another one can take over (seconds,
        /// 0 to 86400; default 1.5).</summary>
        public double OwnerRelease;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static NavigatorConfig Initial
        {
            get
            {
                var value = default(NavigatorConfig);
                value.StructSize = 96;
                value.Policy = (NavigatorPolicy)(1);
                value.HoldDuration = 2.25;
                value.SettleDuration = 0.45;
                value.ArmDuration = 1;
                value.AdjacentDwell = 0.2;
                value.JumpDwell = 0.32;
                value.NeutralEnter = 0.3;
                value.NeutralExit = 0.14;
                value.FocusLossGrace = 0.35;
                value.ConfirmCooldown = 0.65;
                value.OwnerRelease = 1.5;
                return value;
            }
        }
    }

    /// <summary>The current state of a menu.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 32)]
    public partial struct NavigatorState
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>Number of items; 0 without a menu.</summary>
        public int ItemCount;
        /// <summary>The focused item, -1 for none (default -1).</summary>
        public int Focus;
        /// <summary>Whether the menu is paused.</summary>
        public VeltoBool IsSuspended;
        /// <summary>The hint to display beside the menu.</summary>
        public MenuHint Hint;
        /// <summary>Zero.</summary>
        public uint Reserved;
        /// <summary>Hold progress of the focused item, 0 to 1.</summary>
        public double HoldProgress;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static NavigatorState Initial
        {
            get
            {
                var value = default(NavigatorState);
                value.StructSize = 32;
                value.Focus = -1;
                return value;
            }
        }
    }

    /// <summary>The outcome of a step or command.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 16)]
    public partial struct NavigatorStep
    {
        /// <summary>The item that got the focus, -1 for none.</summary>
        public int Focused;
        /// <summary>The item that was confirmed, -1 for none.</summary>
        public int Activated;
        /// <summary>Whether the focus was lost.</summary>
        public VeltoBool IsCleared;
        /// <summary>Command of a tap or air gesture. If is_cleared: with Leave the player leaves the menu, otherwise
        /// the hand rested in the neutral zone.</summary>
        public MenuCommand Command;
    }

    /// <summary>The definition of a simulated device.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 72)]
    public partial struct SimulatorDefinition
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>The device to simulate, if model_name is null.</summary>
        public SimulatorModel Model;
        /// <summary>The packets it sends.</summary>
        public SimulatorPacketFormat PacketFormat;
        /// <summary>Options.</summary>
        public SimulatorFlag Flags;
        /// <summary>Seed of all randomness, including its address; 0 chooses a seed. The seed of another simulated
        /// device is refused.</summary>
        public ulong Seed;
        /// <summary>Its advertised name; null derives one from the seed.</summary>
        public IntPtr Name;
        /// <summary>Name of the script it plays, see Simulator.Play(); null for "play".</summary>
        public IntPtr Script;
        /// <summary>Name of the model, such as "triki-cap", "table", "tap-strap-2", "tap-xr-framed", "metamotion-rl";
        /// null for Model.</summary>
        public IntPtr ModelName;
        /// <summary>Hardware version of a TAP wearable or a board, such as "3.3.0"; null for the default of its
        /// model.</summary>
        public IntPtr HardwareVersion;
        /// <summary>Firmware version of a TAP wearable, which determines its abilities, or of a board; null for the
        /// default of its model. A MetaMotion R or RL before 1.4.0 has the modules of its first firmware: its log has
        /// 11136 entries in pages of 127.</summary>
        public IntPtr FirmwareVersion;
        /// <summary>Time without a command after which a TAP wearable returns to text mode; 0 for 15 s (seconds, 0 to
        /// 86400).</summary>
        public double ModeTimeout;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static SimulatorDefinition Initial
        {
            get
            {
                var value = default(SimulatorDefinition);
                value.StructSize = 72;
                return value;
            }
        }
    }

    /// <summary>One step of a motion script.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 64)]
    public partial struct SimulatorStep
    {
        /// <summary>The kind of step.</summary>
        public SimulatorStepKind Kind;
        /// <summary>Zero.</summary>
        public uint Reserved;
        /// <summary>Duration (seconds, 0 to 86400).</summary>
        public double Duration;
        /// <summary>Amplitude on the axis that a paddle follows (raw units, -1000000 to 1000000).</summary>
        public double AmplitudeX;
        /// <summary>Amplitude on the second axis (raw units, -1000000 to 1000000).</summary>
        public double AmplitudeY;
        /// <summary>Amplitude on the third axis (raw units, -1000000 to 1000000).</summary>
        public double AmplitudeZ;
        /// <summary>Period (seconds, 0 to 86400).</summary>
        public double Period;
        /// <summary>Combination, code, state, count or percentage of TAP to Battery and Walk to OpenPin.</summary>
        public uint Value;
        /// <summary>Zero.</summary>
        public uint Reserved2;
        /// <summary>Zero.</summary>
        public ulong Reserved3;
    }

    /// <summary>Radio conditions of a simulated device.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 56)]
    public partial struct SimulatorLink
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>Whether it is in range; out of range, a link times out (default true).</summary>
        public VeltoBool IsInRange;
        /// <summary>Whether it refuses connections.</summary>
        public VeltoBool RefusesLinks;
        /// <summary>Mean signal strength; readings vary around it (dBm, -127 to 20; default -55).</summary>
        public int SignalStrength;
        /// <summary>Share of lost advertisements and connection events; the packets of a lost event arrive later. With
        /// 1 a link times out. On an ideal link a share of the notifications is lost instead (0 to 1).</summary>
        public double PacketLoss;
        /// <summary>Additional latency of all packets (seconds, 0 to 10).</summary>
        public double Delay;
        /// <summary>Connection interval chosen by the host; if a board has requested a range, the nearest interval in
        /// it (seconds, 0.0075 to 4; default 0.03).</summary>
        public double Interval;
        /// <summary>Number of notifications per connection event; 0 for 3, or 6 at the shortest interval (0 to
        /// 100).</summary>
        public uint NotificationsPerInterval;
        /// <summary>Number of requests and commands per connection event; 0 for 3, or 6 at the shortest interval. A
        /// request waits for the response to the previous request (0 to 100).</summary>
        public uint WritesPerInterval;
        /// <summary>ATT MTU, from the next link on (bytes, 23 to 247; default 247).</summary>
        public uint Mtu;
        /// <summary>Whether the link delivers everything at once; then the interval and the numbers have no
        /// effect.</summary>
        public VeltoBool IsIdeal;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static SimulatorLink Initial
        {
            get
            {
                var value = default(SimulatorLink);
                value.StructSize = 56;
                value.IsInRange = true;
                value.SignalStrength = -55;
                value.Interval = 0.03;
                value.Mtu = 247;
                return value;
            }
        }
    }

    /// <summary>A characteristic of a simulated device.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 128)]
    public partial struct SimulatorCharacteristic
    {
        /// <summary>The service that holds it.</summary>
        public Uuid Service;
        /// <summary>Its UUID.</summary>
        public Uuid Uuid;
        /// <summary>Its properties.</summary>
        public AttributeProperty Properties;
        /// <summary>The protection without which reads, writes and subscriptions fail.</summary>
        public SimulatorSecurity Security;
        /// <summary>Its value handle, which identifies it in other functions (1 or more).</summary>
        public ushort Handle;
        /// <summary>Size of the shortest writable value (bytes, at most 512).</summary>
        public ushort WriteSizeMin;
        /// <summary>Size of the longest writable value; 0 for 512 (bytes, at most 512).</summary>
        public ushort WriteSizeMax;
        /// <summary>Size of Value (bytes, at most 64).</summary>
        public ushort ValueSize;
        /// <summary>Zero.</summary>
        public ulong Reserved;
        /// <summary>Zero.</summary>
        public ulong Reserved2;
        /// <summary>Its initial value; Native.velto_sim_set_value() sets longer ones.</summary>
        public Bytes64 Value;
    }

    /// <summary>A reaction of a Table simulator to a host.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 384)]
    public partial struct SimulatorReaction
    {
        /// <summary>The trigger.</summary>
        public SimulatorTrigger Trigger;
        /// <summary>The response to the trigger.</summary>
        public SimulatorAction Action;
        /// <summary>Value handle of the characteristic written or subscribed to.</summary>
        public ushort Characteristic;
        /// <summary>Value handle of the characteristic that the action affects; 0 for the same.</summary>
        public ushort Target;
        /// <summary>Options.</summary>
        public SimulatorReactionFlag Flags;
        /// <summary>The first bytes of a matching value.</summary>
        public Bytes32 Pattern;
        /// <summary>The bits of the pattern to ignore.</summary>
        public Bytes32 Ignored;
        /// <summary>Size of Pattern; 0 matches every value (bytes, at most 32).</summary>
        public ushort PatternSize;
        /// <summary>ATT error code of Refuse; 0 for 14, an unlikely error (at most 255).</summary>
        public ushort AttCode;
        /// <summary>Number of repetitions; 0 repeats until the link ends or a reaction stops it.</summary>
        public uint Count;
        /// <summary>Time from the trigger to the action (seconds, 0 to 86400).</summary>
        public double Delay;
        /// <summary>Time between repetitions, at least 0.001; 0 acts once (seconds, 0 to 86400).</summary>
        public double Period;
        /// <summary>Zero.</summary>
        public ulong Reserved;
        /// <summary>The bytes of the action.</summary>
        public Bytes256 Bytes;
        /// <summary>Size of Bytes (bytes, at most 256).</summary>
        public ushort Size;
        /// <summary>Offset in the written value from which bytes are copied, such as a sequence number (bytes, at most
        /// 511).</summary>
        public ushort CopyFrom;
        /// <summary>Offset in Bytes to which they are copied (bytes, at most 255).</summary>
        public ushort CopyTo;
        /// <summary>Number of bytes copied (bytes, at most 256).</summary>
        public ushort CopySize;
        /// <summary>Zero.</summary>
        public ulong Reserved2;
    }

    /// <summary>A fault of a simulated device.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 32)]
    public partial struct SimulatorFault
    {
        /// <summary>The effect.</summary>
        public SimulatorFaultKind Kind;
        /// <summary>The requests affected; 0 for reads, writes and subscriptions.</summary>
        public SimulatorRequest Requests;
        /// <summary>Delay of Delay (seconds, 0 to 86400).</summary>
        public double Delay;
        /// <summary>Number of requests that pass first.</summary>
        public uint SkipCount;
        /// <summary>Number of requests affected after that; 0 for all.</summary>
        public uint Count;
        /// <summary>Value handle; 0 for all characteristics.</summary>
        public ushort Characteristic;
        /// <summary>ATT error code of Refuse, such as 5 if the device requires pairing; 0 for 14, an unlikely error
        /// (at most 255).</summary>
        public ushort AttCode;
        /// <summary>Zero.</summary>
        public uint Reserved;
    }

    /// <summary>A write that reached the firmware of a simulated device.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 528)]
    public partial struct SimulatorWrite
    {
        /// <summary>Time of arrival, on the context's clock (nanoseconds).</summary>
        public ulong TimestampNs;
        /// <summary>Value handle.</summary>
        public ushort Characteristic;
        /// <summary>Size of the value (bytes).</summary>
        public ushort Size;
        /// <summary>Whether it was a write with response.</summary>
        public VeltoBool HasResponse;
        /// <summary>The value.</summary>
        public Bytes512 Bytes;
    }

    /// <summary>The counters and the link state of a simulated device.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 56)]
    public partial struct SimulatorInfo
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>Whether the program is its backend.</summary>
        public VeltoBool IsBare;
        /// <summary>Whether a link is up.</summary>
        public VeltoBool IsConnected;
        /// <summary>Number of characteristics that the host has subscribed to.</summary>
        public uint SubscriptionCount;
        /// <summary>Number of links.</summary>
        public uint LinkCount;
        /// <summary>Number of writes that Native.velto_sim_poll_write() would return.</summary>
        public uint WaitingWriteCount;
        /// <summary>Number of writes that reached the firmware.</summary>
        public ulong WriteCount;
        /// <summary>Number of notifications sent to a subscribed host.</summary>
        public ulong NotificationCount;
        /// <summary>Number of sent notifications that the host never received.</summary>
        public ulong LostNotificationCount;
        /// <summary>Connection interval in use; 0 without a link, and over an ideal one (seconds).</summary>
        public double ConnectionInterval;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static SimulatorInfo Initial
        {
            get
            {
                var value = default(SimulatorInfo);
                value.StructSize = 56;
                return value;
            }
        }
    }

    /// <summary>A notification of a simulated device.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 520)]
    public partial struct SimulatorNotification
    {
        /// <summary>Value handle.</summary>
        public ushort Characteristic;
        /// <summary>Size of the value (bytes).</summary>
        public ushort Size;
        /// <summary>Zero.</summary>
        public uint Reserved;
        /// <summary>The value.</summary>
        public Bytes512 Bytes;
    }

    /// <summary>The mapping from keys to motion.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 40)]
    public partial struct KeyboardConfig
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>Zero.</summary>
        public uint Reserved;
        /// <summary>Movement per second while a direction is down; 2 crosses the screen in a second (0.01 to 1000;
        /// default 2).</summary>
        public double Speed;
        /// <summary>Movement per second back to the center while no direction is down; 0 for none (0 to
        /// 1000).</summary>
        public double ReturnSpeed;
        /// <summary>Time for which a typed key stays down, for terminals, which do not report releases; 0 if the
        /// program passes the keys that are down (seconds, 0 to 60).</summary>
        public double HoldTime;
        /// <summary>Power of a throw (0 to 1; default 0.75).</summary>
        public double ThrowPower;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static KeyboardConfig Initial
        {
            get
            {
                var value = default(KeyboardConfig);
                value.StructSize = 40;
                value.Speed = 2;
                value.ThrowPower = 0.75;
                return value;
            }
        }
    }

    /// <summary>The definition of a host radio.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 16)]
    public partial struct HostDefinition
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>The state of the adapter, see Native.velto_host_report_state().</summary>
        public HostState State;
        /// <summary>Name of the adapter in events and lists; null for "host" (at most 31).</summary>
        public IntPtr Name;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static HostDefinition Initial
        {
            get
            {
                var value = default(HostDefinition);
                value.StructSize = 16;
                return value;
            }
        }
    }

    /// <summary>A request of the library to the program's Bluetooth stack.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 768)]
    public partial struct HostRequest
    {
        /// <summary>The id for the answer; 0 if no answer is expected.</summary>
        public ulong Id;
        /// <summary>The kind of request.</summary>
        public HostRequestKind Kind;
        /// <summary>Number of the device; 0 for scans.</summary>
        public uint Peer;
        /// <summary>Time until the library gives up; -1 for no limit (seconds).</summary>
        public double Timeout;
        /// <summary>Value handle of Read, Write, Subscribe and Unsubscribe.</summary>
        public ushort Characteristic;
        /// <summary>Size of the value of Write (bytes).</summary>
        public ushort Size;
        /// <summary>The kind of a Write.</summary>
        public WriteKind WriteKind;
        /// <summary>The answer of AnswerPairing.</summary>
        public HostPairingAnswer PairingAnswer;
        /// <summary>The passkey of AnswerPairing.</summary>
        public uint Passkey;
        /// <summary>The pairing agent of Pair: that of the program's stack for System, none for JustWorks, the program
        /// that uses the library for Interactive. Native.velto_host_report_pairing() applies only to
        /// Interactive.</summary>
        public PairingPolicy PairingPolicy;
        /// <summary>Zero.</summary>
        public uint Reserved;
        /// <summary>Zero.</summary>
        public ulong Reserved2;
        /// <summary>Zero.</summary>
        public ulong Reserved3;
        /// <summary>The reported identifier of the device; empty for scans.</summary>
        public Text192 Identifier;
        /// <summary>The value of Write.</summary>
        public Bytes512 Bytes;
    }

    /// <summary>A device that the program's Bluetooth stack has found.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 40)]
    public partial struct HostAdvertisement
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>Properties.</summary>
        public HostPeerFlag Flags;
        /// <summary>The identifier of the device on this machine, at least one character; its identifier in the
        /// library begins with "host:" (at most 186).</summary>
        public IntPtr Identifier;
        /// <summary>Its name; null if unknown, or in the payload.</summary>
        public IntPtr Name;
        /// <summary>Its address; null if unknown (at most 23).</summary>
        public IntPtr Address;
        /// <summary>Received signal strength; Constants.RssiUnknown if unknown (dBm, -127 to 127; default
        /// 127).</summary>
        public int Rssi;
        /// <summary>Zero.</summary>
        public uint Reserved;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static HostAdvertisement Initial
        {
            get
            {
                var value = default(HostAdvertisement);
                value.StructSize = 40;
                value.Rssi = 127;
                return value;
            }
        }
    }

    /// <summary>A notification in a call that delivers several.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 8)]
    public partial struct HostNotification
    {
        /// <summary>Number of the device.</summary>
        public uint Peer;
        /// <summary>Value handle.</summary>
        public ushort Characteristic;
        /// <summary>Size of the value, at most 512 (bytes).</summary>
        public ushort Size;
    }

    /// <summary>Counters and pending work of a host radio.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 48)]
    public partial struct HostInfo
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>Number of unpolled requests.</summary>
        public uint WaitingRequestCount;
        /// <summary>Number of unanswered requests.</summary>
        public uint PendingRequestCount;
        /// <summary>Number of devices with a number.</summary>
        public uint DeviceCount;
        /// <summary>Number of links that are up.</summary>
        public uint LinkCount;
        /// <summary>Number of unprocessed reports.</summary>
        public uint WaitingReportCount;
        /// <summary>Number of notifications delivered.</summary>
        public ulong DeliveredCount;
        /// <summary>Number of notifications without a subscription.</summary>
        public ulong IgnoredCount;
        /// <summary>Number of notifications dropped because the ring was full.</summary>
        public ulong DroppedCount;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static HostInfo Initial
        {
            get
            {
                var value = default(HostInfo);
                value.StructSize = 48;
                return value;
            }
        }
    }

    /// <summary>A line that a context has logged.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 512)]
    public partial struct LogLine
    {
        /// <summary>Time of writing, on the context's clock (nanoseconds).</summary>
        public ulong TimestampNs;
        /// <summary>The device concerned, null for none.</summary>
        public DeviceId Device;
        /// <summary>The class of the line.</summary>
        public LogClass LogClass;
        /// <summary>Length of the text without its final NUL (bytes).</summary>
        public uint TextSize;
        /// <summary>The text, without a line break.</summary>
        public Text488 Text;
    }

    /// <summary>Information about a store.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 56)]
    public partial struct StoreInfo
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>Whether the file is read-only.</summary>
        public VeltoBool IsReadOnly;
        /// <summary>Whether other programs may use the file at the same time; 0 on some network file
        /// systems.</summary>
        public VeltoBool IsShared;
        /// <summary>Number of its sessions.</summary>
        public uint SessionCount;
        /// <summary>Number of sessions that this store is recording.</summary>
        public uint RunningCount;
        /// <summary>Whether logind keeps the machine awake for the running sessions; otherwise the log contains the
        /// reason.</summary>
        public VeltoBool KeepsAwake;
        /// <summary>Size of the file, including its log (bytes).</summary>
        public ulong Size;
        /// <summary>Free space on its disk; 0 if unknown (bytes).</summary>
        public ulong FreeSize;
        /// <summary>Expected bytes per second of the running sessions (1/s).</summary>
        public double Rate;
        /// <summary>Time until the disk is full at that rate; -1 if nothing is recorded or the space is unknown
        /// (seconds).</summary>
        public double Remaining;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static StoreInfo Initial
        {
            get
            {
                var value = default(StoreInfo);
                value.StructSize = 56;
                value.Remaining = -1;
                return value;
            }
        }
    }

    /// <summary>Information about a session.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 256)]
    public partial struct SessionInfo
    {
        /// <summary>Its number.</summary>
        public ulong Session;
        /// <summary>Start time, since 1970 (nanoseconds).</summary>
        public ulong StartUtcNs;
        /// <summary>End time, since 1970; 0 while it runs (nanoseconds).</summary>
        public ulong EndUtcNs;
        /// <summary>Number of committed frames.</summary>
        public ulong FrameCount;
        /// <summary>Its phase.</summary>
        public SessionState State;
        /// <summary>Number of its tracks.</summary>
        public uint TrackCount;
        /// <summary>Its unique identifier.</summary>
        public Text40 Uuid;
        /// <summary>The label, truncated if longer.</summary>
        public Text176 Label;
    }

    /// <summary>Information about a track, which is a signal of a device in a session.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 512)]
    public partial struct TrackInfo
    {
        /// <summary>Its number.</summary>
        public ulong Track;
        /// <summary>Number of committed frames.</summary>
        public ulong FrameCount;
        /// <summary>Number of frames lost in transmission.</summary>
        public ulong LostCount;
        /// <summary>Number of frames dropped because the disk was too slow.</summary>
        public ulong DroppedCount;
        /// <summary>Time of the first frame, on the clock of the track; 0 without frames (nanoseconds).</summary>
        public ulong FirstNs;
        /// <summary>Time of the last frame (nanoseconds).</summary>
        public ulong LastNs;
        /// <summary>Requested frames per second; -1 if the device chose its rate (hertz).</summary>
        public double RateAsked;
        /// <summary>The type of its RAW values.</summary>
        public SampleType ValueType;
        /// <summary>Number of its channels.</summary>
        public uint ChannelCount;
        /// <summary>Number of its gaps, such as lost links.</summary>
        public uint GapCount;
        /// <summary>The clock of its times.</summary>
        public TimeBase TimeBase;
        /// <summary>The identifier of the signal.</summary>
        public Text256 Signal;
        /// <summary>The address of the device.</summary>
        public Text64 Address;
        /// <summary>The name of the device.</summary>
        public Text120 DeviceName;
    }

    /// <summary>The definition of an export.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 64)]
    public partial struct ExportDefinition
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>The format.</summary>
        public TableDialect Dialect;
        /// <summary>The units of the values; Native for Original.</summary>
        public Units Units;
        /// <summary>Whether all tracks are in one table; 0 writes a table for each of them.</summary>
        public VeltoBool IsAligned;
        /// <summary>Whether existing files are replaced.</summary>
        public VeltoBool Replaces;
        /// <summary>The interpolation between two frames in one table.</summary>
        public FillMethod FillMethod;
        /// <summary>The track whose times are the rows of one table; 0 for the track with the highest rate.</summary>
        public ulong GridTrack;
        /// <summary>Rows per second of one table, at least 0.001; 0 for the times of a track (hertz, 0 to
        /// 100000).</summary>
        public double GridRate;
        /// <summary>The longest gap between two frames that is interpolated in one table (seconds, 0 to 86400; default
        /// 1).</summary>
        public double LongestBridge;
        /// <summary>The earliest time, on the clock of the tracks (nanoseconds).</summary>
        public ulong FromNs;
        /// <summary>The latest time; 0 for no limit (nanoseconds).</summary>
        public ulong ToNs;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static ExportDefinition Initial
        {
            get
            {
                var value = default(ExportDefinition);
                value.StructSize = 64;
                value.LongestBridge = 1;
                return value;
            }
        }
    }

    /// <summary>A query for sessions; every condition that is set must hold.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 48)]
    public partial struct SessionQuery
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>Its phase; None for any.</summary>
        public SessionState State;
        /// <summary>The number of the session; 0 for any.</summary>
        public ulong Session;
        /// <summary>The earliest start, since 1970 (nanoseconds).</summary>
        public ulong FromUtcNs;
        /// <summary>The latest start; 0 for any (nanoseconds).</summary>
        public ulong ToUtcNs;
        /// <summary>The address of a recorded device; null for any.</summary>
        public IntPtr Address;
        /// <summary>A part of the label or the notes, case-insensitive; null for any.</summary>
        public IntPtr Text;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static SessionQuery Initial
        {
            get
            {
                var value = default(SessionQuery);
                value.StructSize = 48;
                return value;
            }
        }
    }

    /// <summary>Counters and further properties of a session.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 1152)]
    public partial struct SessionStatus
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>Number of silent signals of connected devices.</summary>
        public uint SilentCount;
        /// <summary>Number of received frames; 0 for a session that this store does not record.</summary>
        public ulong TakenCount;
        /// <summary>Number of committed frames, which a crash does not lose.</summary>
        public ulong CommittedCount;
        /// <summary>Number of received frames dropped because the disk was too slow.</summary>
        public ulong DroppedCount;
        /// <summary>The size limit, at which it ends; 0 for none (bytes).</summary>
        public ulong SizeLimit;
        /// <summary>The duration limit, at which it ends; 0 for none (seconds).</summary>
        public double DurationLimit;
        /// <summary>Whether this store is recording the session.</summary>
        public VeltoBool IsRecording;
        /// <summary>Offset of local time to UTC at the start, for display only (seconds).</summary>
        public int StartOffset;
        /// <summary>Offset of local time to UTC at the end (seconds).</summary>
        public int EndOffset;
        /// <summary>Zero.</summary>
        public uint Reserved;
        /// <summary>The time zone, such as "Europe/Berlin".</summary>
        public Text64 Zone;
        /// <summary>The notes, truncated if longer.</summary>
        public Text1024 Notes;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static SessionStatus Initial
        {
            get
            {
                var value = default(SessionStatus);
                value.StructSize = 1152;
                return value;
            }
        }
    }

    /// <summary>A marked moment of a session.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 256)]
    public partial struct SessionMark
    {
        /// <summary>The moment, on the clock of the recording context (nanoseconds).</summary>
        public ulong TimeNs;
        /// <summary>Its date, since 1970 (nanoseconds).</summary>
        public ulong UtcNs;
        /// <summary>The text, truncated if longer.</summary>
        public Text240 Text;
    }

    /// <summary>Missing frames of a track.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 48)]
    public partial struct TrackGap
    {
        /// <summary>Sequence number of the preceding frame; 0 at the start.</summary>
        public ulong AfterSequence;
        /// <summary>Start of the gap, on the clock of the track (nanoseconds).</summary>
        public ulong TimeNs;
        /// <summary>Its duration (nanoseconds).</summary>
        public ulong DurationNs;
        /// <summary>Number of missing frames; 0 if unknown.</summary>
        public ulong Count;
        /// <summary>The cause.</summary>
        public TrackGapKind Kind;
        /// <summary>Zero.</summary>
        public uint Reserved;
        /// <summary>Zero.</summary>
        public ulong Reserved2;
    }

    /// <summary>A frame of a track as text.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 256)]
    public partial struct TrackText
    {
        /// <summary>The sequence number.</summary>
        public ulong Sequence;
        /// <summary>The time, on the clock of the track (nanoseconds).</summary>
        public ulong TimeNs;
        /// <summary>The columns, such as "fingers thumb+index, count 1"; truncated if longer.</summary>
        public Text240 Text;
    }

    /// <summary>The definition of a track of the program.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 48)]
    public partial struct TrackDefinition
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>The type of its values.</summary>
        public SampleType ValueType;
        /// <summary>The clock of its times. If all tracks of a session are UTC, the session has their first and last
        /// dates.</summary>
        public TimeBase TimeBase;
        /// <summary>Zero.</summary>
        public uint Reserved;
        /// <summary>Frames per second; 0 for no steady rate (hertz, 0 to 1000000).</summary>
        public double Rate;
        /// <summary>The name, such as "pulse"; required.</summary>
        public IntPtr Signal;
        /// <summary>The channels with their units, such as "pulse [bpm], quality"; required.</summary>
        public IntPtr Channels;
        /// <summary>The address of the device; null for the program itself.</summary>
        public IntPtr Address;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static TrackDefinition Initial
        {
            get
            {
                var value = default(TrackDefinition);
                value.StructSize = 48;
                return value;
            }
        }
    }

    /// <summary>An unfinished download of a log.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 160)]
    public partial struct StoreDownload
    {
        /// <summary>The session that receives the samples.</summary>
        public ulong Session;
        /// <summary>Number of committed pages.</summary>
        public ulong PageCount;
        /// <summary>Arrival of the newest page, since 1970 (nanoseconds).</summary>
        public ulong ChangedUtcNs;
        /// <summary>Whether this store is downloading it; otherwise Native.velto_store_download_log() continues
        /// it.</summary>
        public VeltoBool IsRunning;
        /// <summary>Zero.</summary>
        public uint Reserved;
        /// <summary>The address of the device.</summary>
        public Text64 Address;
        /// <summary>Zero.</summary>
        public Bytes64 ReservedBytes;
    }

    /// <summary>The tracks of a device from which its orientation is computed.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 56)]
    public partial struct OrientationTracks
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>Whether to filter live, using only preceding frames; 0 filters forwards and backwards, which is
        /// more accurate.</summary>
        public VeltoBool IsLive;
        /// <summary>The track of the gyroscope, with three columns in rad/s.</summary>
        public ulong RotationRate;
        /// <summary>The track of the accelerometer, with three columns in m/s², at any rate; 0 for the track of the
        /// gyroscope.</summary>
        public ulong Acceleration;
        /// <summary>The track of the magnetometer, with three columns in T; 0 for none.</summary>
        public ulong MagneticField;
        /// <summary>The earliest time, on the clock of the tracks (nanoseconds).</summary>
        public ulong FromNs;
        /// <summary>The latest time; 0 for no limit (nanoseconds).</summary>
        public ulong ToNs;
        /// <summary>Whether to use the period of the definition; 0 measures it from the times of the track.</summary>
        public VeltoBool KeepsPeriod;
        /// <summary>Zero.</summary>
        public uint Reserved;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static OrientationTracks Initial
        {
            get
            {
                var value = default(OrientationTracks);
                value.StructSize = 56;
                return value;
            }
        }
    }

    /// <summary>Information about a firmware.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 304)]
    public partial struct FirmwareInfo
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>Number of its parts, which are transferred in order: 1 or 2.</summary>
        public uint PartCount;
        /// <summary>The procedure.</summary>
        public FirmwareProcedure Procedure;
        /// <summary>Properties.</summary>
        public FirmwareFlag Flags;
        /// <summary>Total size of the images (bytes).</summary>
        public ulong Size;
        /// <summary>The number of the model.</summary>
        public Text40 Model;
        /// <summary>The revision of the hardware.</summary>
        public Text40 Hardware;
        /// <summary>The version.</summary>
        public Text40 Version;
        /// <summary>The oldest bootloader that accepts it; empty for any.</summary>
        public Text40 RequiredBootloader;
        /// <summary>The name of its file, truncated if longer; empty if created from bytes.</summary>
        public Text120 Name;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static FirmwareInfo Initial
        {
            get
            {
                var value = default(FirmwareInfo);
                value.StructSize = 304;
                return value;
            }
        }
    }

    /// <summary>A part of a firmware, and the contents of its init packet.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 128)]
    public partial struct FirmwarePart
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>The target.</summary>
        public FirmwareKind Kind;
        /// <summary>The procedure.</summary>
        public FirmwareProcedure Procedure;
        /// <summary>Properties.</summary>
        public FirmwareFlag Flags;
        /// <summary>Size of the image (bytes).</summary>
        public uint Size;
        /// <summary>Size of the softdevice in the image; 0 for none, or if the package does not name it
        /// (bytes).</summary>
        public uint SoftdeviceSize;
        /// <summary>Size of the bootloader in the image; 0 for none, or if the package does not name it
        /// (bytes).</summary>
        public uint BootloaderSize;
        /// <summary>Size of the application in the image (bytes).</summary>
        public uint ApplicationSize;
        /// <summary>Size of the init packet; 0 for none (bytes).</summary>
        public uint InitPacketSize;
        /// <summary>Number of compatible softdevices; at most 16 of them follow.</summary>
        public uint SoftdeviceCount;
        /// <summary>Numbers of the compatible softdevices.</summary>
        public UInts16 Softdevices;
        /// <summary>Version in the init packet; -1 for none.</summary>
        public long Version;
        /// <summary>Hardware version of a secure init packet, or the device type of a legacy one; -1 for
        /// any.</summary>
        public long Hardware;
        /// <summary>Device revision of a legacy init packet; -1 for any.</summary>
        public long Revision;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static FirmwarePart Initial
        {
            get
            {
                var value = default(FirmwarePart);
                value.StructSize = 128;
                value.Version = -1;
                value.Hardware = -1;
                value.Revision = -1;
                return value;
            }
        }
    }

    /// <summary>The definition of a transfer from a URL.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 32)]
    public partial struct HttpDefinition
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>Zero.</summary>
        public uint Reserved;
        /// <summary>File or folder of the only trusted certificates; null for those of the system.</summary>
        public IntPtr CaPath;
        /// <summary>Maximum duration, including redirects (seconds, 0.1 to 3600; default 30, also for 0).</summary>
        public double Timeout;
        /// <summary>Maximum size; a larger file fails with ERROR_FORMAT (bytes, 1 to 67108864; default 16777216, also
        /// for 0).</summary>
        public ulong SizeLimit;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static HttpDefinition Initial
        {
            get
            {
                var value = default(HttpDefinition);
                value.StructSize = 32;
                value.Timeout = 30;
                value.SizeLimit = 16777216;
                return value;
            }
        }
    }

    /// <summary>A query for builds; every member that is set must match.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 56)]
    public partial struct CatalogQuery
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>Zero.</summary>
        public uint Reserved;
        /// <summary>The number of the model, such as "5"; null for that of the device, or for any.</summary>
        public IntPtr Model;
        /// <summary>The revision of the hardware, such as "0.4" or "r0.4"; null likewise.</summary>
        public IntPtr Hardware;
        /// <summary>The flavor; null for "vanilla".</summary>
        public IntPtr Flavor;
        /// <summary>The version; null for the newest.</summary>
        public IntPtr Version;
        /// <summary>The firmware version of the device; null for the reported version.</summary>
        public IntPtr Firmware;
        /// <summary>The version of its bootloader; null for the reported version.</summary>
        public IntPtr Bootloader;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static CatalogQuery Initial
        {
            get
            {
                var value = default(CatalogQuery);
                value.StructSize = 56;
                return value;
            }
        }
    }

    /// <summary>A build of a catalog.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 504)]
    public partial struct FirmwareBuild
    {
        /// <summary>Whether it was withdrawn.</summary>
        public VeltoBool IsWithdrawn;
        /// <summary>Zero.</summary>
        public uint Reserved;
        /// <summary>The number of the model.</summary>
        public Text40 Model;
        /// <summary>The revision of the hardware.</summary>
        public Text40 Hardware;
        /// <summary>The flavor.</summary>
        public Text40 Flavor;
        /// <summary>The version.</summary>
        public Text40 Version;
        /// <summary>The oldest bootloader that accepts it; empty for any.</summary>
        public Text40 RequiredBootloader;
        /// <summary>The name of its file.</summary>
        public Text120 FileName;
        /// <summary>The reason for the withdrawal, truncated if longer.</summary>
        public Text176 Reason;
    }

    /// <summary>Information about a catalog.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 24)]
    public partial struct CatalogInfo
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>Number of its builds.</summary>
        public uint BuildCount;
        /// <summary>Whether its URL could not be reached and an earlier copy is used.</summary>
        public VeltoBool IsCached;
        /// <summary>Zero.</summary>
        public uint Reserved;
        /// <summary>Time at which it was read from its URL, since 1970; 0 for a file (nanoseconds).</summary>
        public ulong ReadUtcNs;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static CatalogInfo Initial
        {
            get
            {
                var value = default(CatalogInfo);
                value.StructSize = 24;
                return value;
            }
        }
    }

    /// <summary>The definition of an update.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 24)]
    public partial struct UpdateDefinition
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>The skipped checks.</summary>
        public UpdateFlag Flags;
        /// <summary>The version that the device must report afterwards, such as "1.7.3"; null for any (at most
        /// 63).</summary>
        public IntPtr Version;
        /// <summary>The address or identifier of the bootloader; null for the address of the device, or the next
        /// higher address if nothing advertises within 10 s (at most 63).</summary>
        public IntPtr Bootloader;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static UpdateDefinition Initial
        {
            get
            {
                var value = default(UpdateDefinition);
                value.StructSize = 24;
                return value;
            }
        }
    }

    /// <summary>The definition of a filter.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 80)]
    public partial struct OrientationDefinition
    {
        /// <summary>Size, set by Initial (bytes).</summary>
        public uint StructSize;
        /// <summary>Options.</summary>
        public OrientationOption Options;
        /// <summary>Number of samples per packet, counted from the first sample; improves the filling of gaps in live
        /// filtering (1 to 65535; default 1, also for 0).</summary>
        public uint PacketSize;
        /// <summary>Zero.</summary>
        public uint Reserved;
        /// <summary>Time between two samples (seconds, 0.0001 to 1; default 0.01, also for 0).</summary>
        public double Period;
        /// <summary>The full scale of the gyroscope; 0 if unknown (rad/s, 0 to 1000).</summary>
        public double Range;
        /// <summary>Time constant with which gravity corrects the inclination (seconds, 0.05 to 1000; default 3, also
        /// for 0).</summary>
        public double InclinationTime;
        /// <summary>Time constant with which the magnetic field corrects the heading (seconds, 0.05 to 1000; default
        /// 9, also for 0).</summary>
        public double HeadingTime;
        /// <summary>The known bias of the gyroscope along the axes of the sensor. Offline ignores it and estimates the
        /// bias from the whole recording (rad/s, -0.3 to 0.3).</summary>
        public Doubles3 Bias;
        /// <summary>The standard deviation of the known bias; 0 if unknown (rad/s, 0 to 1).</summary>
        public double BiasDeviation;

        /// <summary>A structure with its defaults, which programs begin with.</summary>
        public static OrientationDefinition Initial
        {
            get
            {
                var value = default(OrientationDefinition);
                value.StructSize = 80;
                value.PacketSize = 1;
                value.Period = 0.01;
                value.InclinationTime = 3;
                value.HeadingTime = 9;
                return value;
            }
        }
    }

    /// <summary>A sample of an inertial sensor.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 80)]
    public partial struct InertialSample
    {
        /// <summary>Its time, on any clock (nanoseconds).</summary>
        public ulong TimestampNs;
        /// <summary>The rotation rate along the axes of the sensor; NaN for a missing sample (rad/s).</summary>
        public Doubles3 RotationRate;
        /// <summary>The acceleration: 9.81 upwards at rest (m/s²).</summary>
        public Doubles3 Acceleration;
        /// <summary>The magnetic field in any unit; zero or NaN if not measured (raw units).</summary>
        public Doubles3 MagneticField;
    }

    /// <summary>The orientation at a sample.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 104)]
    public partial struct OrientationFrame
    {
        /// <summary>The orientation as a quaternion (w, x, y, z), with a drifting heading.</summary>
        public Doubles4 Orientation;
        /// <summary>The orientation with a heading from magnetic north; without a magnetic field, the same as
        /// Orientation.</summary>
        public Doubles4 NorthOrientation;
        /// <summary>The bias of the gyroscope (rad/s).</summary>
        public Doubles3 Bias;
        /// <summary>An upper bound of the standard deviation of Bias (rad/s).</summary>
        public double BiasDeviation;
        /// <summary>Number of filled samples before this sample.</summary>
        public uint MissingCount;
        /// <summary>Properties.</summary>
        public OrientationFlag Flags;
    }
}
