// The enumerations and flags of VeltoKit.
//
// Generated from bindings/api; do not edit.

using System;
using System.Runtime.InteropServices;

namespace VeltoKit
{
    /// <summary>The outcome of a call.</summary>
    public enum Result : int
    {
        /// <summary>The call succeeded.</summary>
        Ok = 0,
        /// <summary>There is no output: no event, no value, no device.</summary>
        Nothing = 1,
        /// <summary>The operation has not ended yet.</summary>
        Pending = 2,
        /// <summary>The requested state was already set.</summary>
        Unchanged = 3,
        /// <summary>The output was truncated to fit the buffer.</summary>
        Truncated = 4,
        /// <summary>An argument is outside its documented range.</summary>
        InvalidArgument = -1,
        /// <summary>The handle is null or was never returned by the library.</summary>
        InvalidHandle = -2,
        /// <summary>The handle's object no longer exists.</summary>
        StaleHandle = -3,
        /// <summary>The handle belongs to an object of another kind.</summary>
        WrongKind = -4,
        /// <summary>The struct_size of a structure is not set or invalid.</summary>
        StructSize = -5,
        /// <summary>Memory or another limited resource is exhausted.</summary>
        OutOfMemory = -6,
        /// <summary>The program was built for another version of the library.</summary>
        VersionMismatch = -7,
        /// <summary>There is no usable Bluetooth adapter.</summary>
        NoAdapter = -8,
        /// <summary>The Bluetooth adapter is switched off or blocked.</summary>
        AdapterOff = -9,
        /// <summary>The program may not use the Bluetooth service.</summary>
        Permission = -10,
        /// <summary>The requested object does not exist.</summary>
        NotFound = -11,
        /// <summary>The device is not connected.</summary>
        NotConnected = -12,
        /// <summary>The activity is already running.</summary>
        Already = -13,
        /// <summary>Another thread is using the object, or a queue is full.</summary>
        Busy = -14,
        /// <summary>The link went down before the operation ended.</summary>
        Disconnected = -15,
        /// <summary>The device or the service did not respond in time.</summary>
        Timeout = -16,
        /// <summary>The device rejected the request; the error detail holds its code.</summary>
        Rejected = -17,
        /// <summary>This device, firmware or version of the library does not support it.</summary>
        Unsupported = -18,
        /// <summary>The device sent an invalid response.</summary>
        Protocol = -19,
        /// <summary>An input or output operation of the operating system failed.</summary>
        Io = -20,
        /// <summary>A file or text has an invalid format.</summary>
        Format = -21,
        /// <summary>The operation was cancelled.</summary>
        Cancelled = -22,
        /// <summary>An internal error: please report it.</summary>
        Internal = -23,
        /// <summary>The message bus cannot be reached.</summary>
        BusUnavailable = -24,
        /// <summary>The Bluetooth service is not running.</summary>
        ServiceNotRunning = -25,
        /// <summary>The connection to the message bus was lost.</summary>
        BusLost = -26,
        /// <summary>The device requires pairing.</summary>
        PairingRequired = -27,
        /// <summary>Another program or context holds the device.</summary>
        InUse = -28,
        /// <summary>The link could not be established.</summary>
        ConnectFailed = -29,
        /// <summary>A library that is loaded on demand is not installed.</summary>
        LibraryMissing = -30,
        /// <summary>The process is a forked child of the process that uses the library.</summary>
        Forked = -31,
        /// <summary>The object is not in a state that allows the call.</summary>
        InvalidState = -32,
        /// <summary>The device has no room for another one: a logger, for example.</summary>
        NoSlot = -33,
        /// <summary>Others depend on it: remove them first, or with it.</summary>
        HasDependents = -34,
    }

    /// <summary>The enumerations of this interface, for Native.velto_enum_name().</summary>
    public enum VeltoEnum : int
    {
        /// <summary>Values of Result.</summary>
        Result = 1,
        /// <summary>Values of Cause.</summary>
        Cause = 2,
        /// <summary>Values of Family.</summary>
        Family = 3,
        /// <summary>Values of LinkState.</summary>
        LinkState = 4,
        /// <summary>Values of DownReason.</summary>
        DownReason = 5,
        /// <summary>Values of ReconnectPolicy.</summary>
        ReconnectPolicy = 6,
        /// <summary>Values of NotifyPath.</summary>
        NotifyPath = 7,
        /// <summary>Values of OperationKind.</summary>
        OperationKind = 8,
        /// <summary>Values of OperationStatus.</summary>
        OperationStatus = 9,
        /// <summary>Values of VeltoEventType.</summary>
        EventType = 10,
        /// <summary>Values of RateMode.</summary>
        RateMode = 11,
        /// <summary>Values of MotionMode.</summary>
        MotionMode = 12,
        /// <summary>Values of AxisSource.</summary>
        AxisSource = 13,
        /// <summary>Values of DeviceAxis.</summary>
        DeviceAxis = 14,
        /// <summary>Values of PowerLaw.</summary>
        PowerLaw = 15,
        /// <summary>Values of PointerDirection.</summary>
        PointerDirection = 16,
        /// <summary>Values of CalibrationPolicy.</summary>
        CalibrationPolicy = 17,
        /// <summary>Values of CalibrationState.</summary>
        CalibrationState = 18,
        /// <summary>Values of GamepadStyle.</summary>
        GamepadStyle = 19,
        /// <summary>Values of VelocityPreset.</summary>
        VelocityPreset = 20,
        /// <summary>Values of StrategyMode.</summary>
        StrategyMode = 21,
        /// <summary>Values of PongStyle.</summary>
        PongStyle = 22,
        /// <summary>Values of NavigatorPolicy.</summary>
        NavigatorPolicy = 23,
        /// <summary>Values of Confirmation.</summary>
        Confirmation = 24,
        /// <summary>Values of MenuOwnership.</summary>
        MenuOwnership = 25,
        /// <summary>Values of MenuCommand.</summary>
        MenuCommand = 26,
        /// <summary>Values of MenuHint.</summary>
        MenuHint = 27,
        /// <summary>Values of WriteKind.</summary>
        WriteKind = 28,
        /// <summary>Values of SubscriptionState.</summary>
        SubscriptionState = 29,
        /// <summary>Values of SimulatorModel.</summary>
        SimulatorModel = 30,
        /// <summary>Values of SimulatorPacketFormat.</summary>
        SimulatorPacketFormat = 31,
        /// <summary>Values of SimulatorStepKind.</summary>
        SimulatorStepKind = 32,
        /// <summary>Values of SimulatorSecurity.</summary>
        SimulatorSecurity = 33,
        /// <summary>Values of SimulatorTrigger.</summary>
        SimulatorTrigger = 34,
        /// <summary>Values of SimulatorAction.</summary>
        SimulatorAction = 35,
        /// <summary>Values of SimulatorFaultKind.</summary>
        SimulatorFaultKind = 36,
        /// <summary>Values of HostState.</summary>
        HostState = 37,
        /// <summary>Values of HostRequestKind.</summary>
        HostRequestKind = 38,
        /// <summary>Values of HostPairingAnswer.</summary>
        HostPairingAnswer = 39,
        /// <summary>Values of PairingKind.</summary>
        PairingKind = 40,
        /// <summary>Values of Units.</summary>
        Units = 41,
        /// <summary>Values of SampleType.</summary>
        ValueType = 42,
        /// <summary>Values of LossDetection.</summary>
        LossDetection = 43,
        /// <summary>Values of StreamState.</summary>
        StreamState = 44,
        /// <summary>Values of PairingPolicy.</summary>
        PairingPolicy = 45,
        /// <summary>Values of SimulatorPairing.</summary>
        SimulatorPairing = 46,
        /// <summary>Values of BindingKind.</summary>
        BindingKind = 47,
        /// <summary>Values of MountingKind.</summary>
        MountingKind = 48,
        /// <summary>Values of Detail.</summary>
        Detail = 49,
        /// <summary>Values of GameInput.</summary>
        GameInput = 50,
        /// <summary>Values of OperationPhase.</summary>
        OperationPhase = 51,
        /// <summary>Values of AirGesture.</summary>
        AirGesture = 52,
        /// <summary>Values of HandGesture.</summary>
        HandGesture = 53,
        /// <summary>Values of HandState.</summary>
        HandState = 54,
        /// <summary>Values of MouseState.</summary>
        MouseState = 55,
        /// <summary>Values of ShiftState.</summary>
        ShiftState = 56,
        /// <summary>Values of TapInputMode.</summary>
        TapInputMode = 57,
        /// <summary>Values of TapXrState.</summary>
        TapXrState = 58,
        /// <summary>Values of TapFeature.</summary>
        TapFeature = 59,
        /// <summary>Values of MwState.</summary>
        MwState = 60,
        /// <summary>Values of MwSensor.</summary>
        MwSensor = 61,
        /// <summary>Values of MwFilter.</summary>
        MwFilter = 62,
        /// <summary>Values of MwPower.</summary>
        MwPower = 63,
        /// <summary>Values of MwDetector.</summary>
        MwDetector = 64,
        /// <summary>Values of MwDetectorMode.</summary>
        MwDetectorMode = 65,
        /// <summary>Values of MwArm.</summary>
        MwArm = 66,
        /// <summary>Values of MwLedColor.</summary>
        MwLedColor = 67,
        /// <summary>Values of MwLedPreset.</summary>
        MwLedPreset = 68,
        /// <summary>Values of MwLedAction.</summary>
        MwLedAction = 69,
        /// <summary>Values of MwResetKind.</summary>
        MwResetKind = 70,
        /// <summary>Values of MwFusionMode.</summary>
        MwFusionMode = 71,
        /// <summary>Values of MwMagnetometerPreset.</summary>
        MwMagnetometerPreset = 72,
        /// <summary>Values of MwPinAction.</summary>
        MwPinAction = 73,
        /// <summary>Values of MwPinEdge.</summary>
        MwPinEdge = 74,
        /// <summary>Values of MwWhitelistMode.</summary>
        MwWhitelistMode = 75,
        /// <summary>Values of MwAddressKind.</summary>
        MwAddressKind = 76,
        /// <summary>Values of MwAction.</summary>
        MwAction = 77,
        /// <summary>Values of MwInputSource.</summary>
        MwInputSource = 78,
        /// <summary>Values of MwAxis.</summary>
        MwAxis = 79,
        /// <summary>Values of MwNumber.</summary>
        MwNumber = 80,
        /// <summary>Values of MwTapFinding.</summary>
        MwTapFinding = 81,
        /// <summary>Values of MwOrientationFinding.</summary>
        MwOrientationFinding = 82,
        /// <summary>Values of MwActivityFinding.</summary>
        MwActivityFinding = 83,
        /// <summary>Values of MwWristGesture.</summary>
        MwWristGesture = 84,
        /// <summary>Values of MwLogMode.</summary>
        MwLogMode = 85,
        /// <summary>Values of MwProgramKind.</summary>
        MwProgramKind = 89,
        /// <summary>Values of MwLogEnd.</summary>
        MwLogEnd = 86,
        /// <summary>Values of DownloadState.</summary>
        DownloadState = 90,
        /// <summary>Values of MwProcessorType.</summary>
        MwProcessorType = 95,
        /// <summary>Values of MwProcessorMode.</summary>
        MwProcessorMode = 96,
        /// <summary>Values of MwProcessorFunction.</summary>
        MwProcessorFunction = 97,
        /// <summary>Values of MwRecipe.</summary>
        MwRecipe = 98,
        /// <summary>Values of DownloadGapCause.</summary>
        DownloadGapCause = 99,
        /// <summary>Values of SessionState.</summary>
        SessionState = 110,
        /// <summary>Values of StoreNotice.</summary>
        StoreNotice = 125,
        /// <summary>Values of TrackGapKind.</summary>
        TrackGapKind = 126,
        /// <summary>Values of TableDialect.</summary>
        TableDialect = 111,
        /// <summary>Values of FillMethod.</summary>
        FillMethod = 135,
        /// <summary>Values of TapVisionReports.</summary>
        TapVisionReports = 165,
        /// <summary>Values of TapVisionModel.</summary>
        TapVisionModel = 166,
        /// <summary>Values of TapProperty.</summary>
        TapProperty = 167,
        /// <summary>Values of FirmwareFormat.</summary>
        FirmwareFormat = 140,
        /// <summary>Values of FirmwareKind.</summary>
        FirmwareKind = 141,
        /// <summary>Values of FirmwareProcedure.</summary>
        FirmwareProcedure = 142,
        /// <summary>Values of TimeBase.</summary>
        TimeBase = 143,
        /// <summary>Values of GyroCalibration.</summary>
        GyroCalibration = 153,
        /// <summary>Values of AimSpace.</summary>
        AimSpace = 154,
        /// <summary>Values of RecenterTrigger.</summary>
        RecenterTrigger = 155,
    }

    /// <summary>The layer that caused a failure.</summary>
    public enum Cause : int
    {
        /// <summary>No other layer was involved.</summary>
        None = 0,
        /// <summary>The Bluetooth service or the message bus; Name holds the name of the error.</summary>
        Dbus = 1,
        /// <summary>The device; Number holds the ATT error code, Name and Message those of the D-Bus error.</summary>
        Att = 2,
        /// <summary>The operating system; Number holds errno.</summary>
        Errno = 3,
    }

    /// <summary>A source of devices.</summary>
    [Flags]
    public enum Backend : uint
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>The system's Bluetooth service.</summary>
        Bluez = 0x1,
        /// <summary>Simulated devices inside the context.</summary>
        Simulated = 0x2,
        /// <summary>The program's own Bluetooth stack, see the functions velto_host_… of Native.</summary>
        Host = 0x4,
    }

    /// <summary>Options of a context.</summary>
    [Flags]
    public enum ContextFlag : uint
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>The program runs the context by Context.Dispatch(); the library starts no thread.</summary>
        Pumped = 0x1,
        /// <summary>Only Context.Advance() advances time; requires Pumped.</summary>
        ManualClock = 0x2,
        /// <summary>Known devices and the states of boards are neither read from the state folder nor written to it;
        /// they last as long as the context. Profiles still use the folder.</summary>
        Ephemeral = 0x4,
        /// <summary>When a device is first connected, the profile saved by Device.SaveProfile() is loaded.</summary>
        LoadProfiles = 0x8,
        /// <summary>Connecting by name fails if several devices in range have the name, and the error lists their
        /// addresses. Without this flag, the device with the strongest signal is connected.</summary>
        UniqueNames = 0x10,
    }

    /// <summary>Families of devices, as a set; the bit of each is 1 &lt;&lt; its number in Family.</summary>
    [Flags]
    public enum Families : uint
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>Triki caps.</summary>
        Triki = 0x2,
        /// <summary>TAP wearables.</summary>
        Tap = 0x4,
        /// <summary>MetaWear boards.</summary>
        Metawear = 0x8,
    }

    /// <summary>Features available to a context.</summary>
    [Flags]
    public enum Feature : uint
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>libdbus, the library for the message bus, is installed.</summary>
        Libdbus = 0x1,
        /// <summary>The Bluetooth service responds.</summary>
        Bluez = 0x2,
        /// <summary>An adapter that can connect to devices is present and powered.</summary>
        Adapter = 0x4,
    }

    /// <summary>The kind of an operation.</summary>
    public enum OperationKind : int
    {
        /// <summary>No operation.</summary>
        None = 0,
        /// <summary>Starts discovery.</summary>
        StartScan = 1,
        /// <summary>Establishes a link and makes the device ready.</summary>
        Connect = 2,
        /// <summary>Closes a link.</summary>
        Disconnect = 3,
        /// <summary>Forgets a device and its bond.</summary>
        Forget = 4,
        /// <summary>Calibrates a device while its player keeps still.</summary>
        Calibrate = 5,
        /// <summary>Reads a value.</summary>
        Read = 6,
        /// <summary>Writes a value.</summary>
        Write = 7,
        /// <summary>Enables notifications.</summary>
        Subscribe = 8,
        /// <summary>Waits for a notified value.</summary>
        Await = 9,
        /// <summary>Plays a script on a virtual device.</summary>
        Play = 10,
        /// <summary>Records the input of a device.</summary>
        Record = 11,
        /// <summary>Starts a stream.</summary>
        StartStream = 12,
        /// <summary>Stops a stream.</summary>
        StopStream = 13,
        /// <summary>Pairs with a device.</summary>
        Pair = 14,
        /// <summary>Downloads the log of a board.</summary>
        Download = 15,
        /// <summary>Replaces the firmware of a device.</summary>
        UpdateFirmware = 16,
    }

    /// <summary>The status of an operation.</summary>
    public enum OperationStatus : int
    {
        /// <summary>It has not ended yet.</summary>
        Pending = 0,
        /// <summary>It succeeded.</summary>
        Succeeded = 1,
        /// <summary>It failed; Operation.Outcome returns the reason.</summary>
        Failed = 2,
        /// <summary>It was cancelled, or its context was destroyed.</summary>
        Cancelled = 3,
    }

    /// <summary>The phase of an operation that reports progress.</summary>
    public enum OperationPhase : int
    {
        /// <summary>No phase: nothing has been reported, or the operation has a single phase.</summary>
        None = 0,
        /// <summary>Calibration: the device is held still.</summary>
        Holding = 1,
        /// <summary>Calibration: the device moves, which restarts the hold.</summary>
        Moving = 2,
        /// <summary>Update: the library checks that the firmware may be replaced, and makes it start the
        /// bootloader.</summary>
        HandingOver = 10,
        /// <summary>Update: the bootloader is being connected.</summary>
        Connecting = 11,
        /// <summary>Update: the bootloader prepares its flash and checks the init packet.</summary>
        Starting = 12,
        /// <summary>Update: the image is sent; Done and Total count bytes.</summary>
        Transferring = 13,
        /// <summary>Update: the bootloader checks the image and starts it.</summary>
        Validating = 14,
        /// <summary>Update: the device is being connected with its new firmware.</summary>
        Returning = 15,
    }

    /// <summary>The family of a device.</summary>
    public enum Family : int
    {
        /// <summary>Unknown, or not supported.</summary>
        Unknown = 0,
        /// <summary>A Triki cap.</summary>
        Triki = 1,
        /// <summary>A TAP wearable.</summary>
        Tap = 2,
        /// <summary>A MetaWear board.</summary>
        Metawear = 3,
        /// <summary>No family: the program uses the device by raw access.</summary>
        Other = 4,
    }

    /// <summary>The stage that a link has reached.</summary>
    public enum LinkState : int
    {
        /// <summary>There is no link.</summary>
        None = 0,
        /// <summary>The link is being established.</summary>
        Connecting = 1,
        /// <summary>The link is up, and the device is being set up.</summary>
        Discovering = 2,
        /// <summary>The device is ready for use.</summary>
        Ready = 3,
        /// <summary>The link is being closed.</summary>
        Closing = 4,
    }

    /// <summary>The reason why a link ended.</summary>
    public enum DownReason : int
    {
        /// <summary>The backend does not report it.</summary>
        Unknown = 0,
        /// <summary>The program requested it.</summary>
        Local = 1,
        /// <summary>The device requested it.</summary>
        Remote = 2,
        /// <summary>The device stopped responding.</summary>
        Timeout = 3,
        /// <summary>Security failed.</summary>
        Authentication = 4,
        /// <summary>The machine was suspended.</summary>
        Suspend = 5,
        /// <summary>The adapter, Bluetooth service or message bus was lost.</summary>
        BackendLost = 6,
        /// <summary>The library gave up; the event's Result is the reason.</summary>
        GaveUp = 7,
    }

    /// <summary>Whether a lost link is re-established.</summary>
    public enum ReconnectPolicy : int
    {
        /// <summary>Never.</summary>
        Never = 0,
        /// <summary>After every loss, until the program disconnects the device.</summary>
        Automatic = 1,
    }

    /// <summary>The route of notifications from the device to this process.</summary>
    public enum NotifyPath : int
    {
        /// <summary>There are none.</summary>
        None = 0,
        /// <summary>The backend has only one route.</summary>
        Direct = 1,
        /// <summary>A private socket from the Bluetooth service: cheap, fast, exclusive.</summary>
        Socket = 2,
        /// <summary>Broadcast through the message bus.</summary>
        Signal = 3,
    }

    /// <summary>Properties of a device.</summary>
    [Flags]
    public enum DeviceFlag : uint
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>Its name or services match a supported family; auto-connect may connect it.</summary>
        Likely = 0x1,
        /// <summary>The system is paired with it.</summary>
        Paired = 0x2,
        /// <summary>It is not forgotten while out of range.</summary>
        Kept = 0x4,
        /// <summary>It has no link; the program feeds its packets.</summary>
        Ingest = 0x8,
        /// <summary>The program has set its family.</summary>
        FamilySet = 0x10,
        /// <summary>It has neither link nor packets; the program supplies its input.</summary>
        Virtual = 0x20,
        /// <summary>It was in its bootloader when last seen: Ready, but unusable until its firmware is updated or the
        /// bootloader ends.</summary>
        InBootloader = 0x40,
    }

    /// <summary>Capabilities of a device.</summary>
    [Flags]
    public enum Capability : ulong
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>It moves a position in VeltoInput.</summary>
        Position = 0x1,
        /// <summary>It has a button.</summary>
        Button = 0x2,
        /// <summary>It measures its orientation.</summary>
        Orientation = 0x4,
        /// <summary>It measures acceleration.</summary>
        Acceleration = 0x8,
        /// <summary>It measures its rotation rate in rad/s.</summary>
        RotationRate = 0x10,
        /// <summary>It reports the charge of its battery.</summary>
        Battery = 0x20,
        /// <summary>Its motion is converted to input; mode, configuration and calibration can be set.</summary>
        Motion = 0x40,
        /// <summary>It has signals that can be streamed.</summary>
        Streams = 0x80,
        /// <summary>It can vibrate, if its hardware and firmware support it.</summary>
        Haptic = 0x100,
        /// <summary>It is also a keyboard of the system.</summary>
        TextInput = 0x200,
    }

    /// <summary>Options of a scan.</summary>
    [Flags]
    public enum ScanFlag : uint
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>Only likely devices send VeltoEventType.DeviceFound.</summary>
        LikelyOnly = 0x1,
    }

    /// <summary>Device information texts.</summary>
    public enum Detail : int
    {
        /// <summary>The manufacturer.</summary>
        Manufacturer = 0,
        /// <summary>The model; for a TapXR the version of its neural model.</summary>
        Model = 1,
        /// <summary>The serial number.</summary>
        Serial = 2,
        /// <summary>The version of the firmware.</summary>
        Firmware = 3,
        /// <summary>The version of the hardware.</summary>
        Hardware = 4,
        /// <summary>The version of the bootloader.</summary>
        Bootloader = 5,
        /// <summary>The version of the second processor's firmware.</summary>
        SecondFirmware = 6,
    }

    /// <summary>The pairing agent on this side.</summary>
    public enum PairingPolicy : int
    {
        /// <summary>The system's own agent, such as the desktop's dialog.</summary>
        System = 0,
        /// <summary>None: devices are paired without a passkey, and devices that require a passkey are
        /// refused.</summary>
        JustWorks = 1,
        /// <summary>The program, by VeltoEventType.PairingRequested.</summary>
        Interactive = 2,
    }

    /// <summary>The step that a device requires to be paired.</summary>
    public enum PairingKind : int
    {
        /// <summary>Both sides show the passkey: a person confirms that they match.</summary>
        Confirm = 0,
        /// <summary>The device shows a passkey: a person enters it here.</summary>
        EnterPasskey = 1,
        /// <summary>A person enters the passkey on the device; no answer is needed.</summary>
        ShowPasskey = 2,
        /// <summary>Pairing without a passkey must be accepted.</summary>
        Authorize = 3,
    }

    /// <summary>The properties of a characteristic.</summary>
    [Flags]
    public enum AttributeProperty : uint
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>It can be broadcast in advertisements.</summary>
        Broadcast = 0x1,
        /// <summary>It can be read.</summary>
        Read = 0x2,
        /// <summary>It can be written without response.</summary>
        WriteWithoutResponse = 0x4,
        /// <summary>It can be written with response.</summary>
        Write = 0x8,
        /// <summary>It can notify.</summary>
        Notify = 0x10,
        /// <summary>It can indicate: notify with confirmation.</summary>
        Indicate = 0x20,
        /// <summary>It can be written without response, with a signature.</summary>
        SignedWrite = 0x40,
        /// <summary>A descriptor holds further properties.</summary>
        Extended = 0x80,
    }

    /// <summary>Whether a write is acknowledged.</summary>
    public enum WriteKind : int
    {
        /// <summary>The device acknowledges; values longer than a packet are sent in parts.</summary>
        WithResponse = 0,
        /// <summary>No acknowledgement; the value must fit into one packet (mtu - 3 bytes).</summary>
        WithoutResponse = 1,
    }

    /// <summary>The current state of a subscription.</summary>
    public enum SubscriptionState : int
    {
        /// <summary>The device has not confirmed it yet.</summary>
        Starting = 0,
        /// <summary>Values arrive.</summary>
        Active = 1,
        /// <summary>The link is down; values resume when it is re-established.</summary>
        Suspended = 2,
        /// <summary>It has ended, and is not renewed.</summary>
        Ended = 3,
    }

    /// <summary>Options and properties of a subscription.</summary>
    [Flags]
    public enum SubscriptionFlag : uint
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>The characteristic carries a stream and needs no pairing: the fastest route may be used at
        /// once.</summary>
        Stream = 0x1,
        /// <summary>Another client had already enabled the notifications: the Bluetooth service may repeat
        /// values.</summary>
        Shared = 0x2,
    }

    /// <summary>The units in which values are delivered.</summary>
    public enum Units : int
    {
        /// <summary>SI units, and °C for temperatures.</summary>
        Si = 0,
        /// <summary>The units of the data sheet: g, °/s, µT, mV.</summary>
        Native = 1,
        /// <summary>The device's own numbers.</summary>
        Raw = 2,
    }

    /// <summary>The type of the values of a table.</summary>
    public enum SampleType : int
    {
        /// <summary>float: values in SI and native units.</summary>
        F32 = 0,
        /// <summary>int32_t.</summary>
        I32 = 1,
        /// <summary>uint32_t.</summary>
        U32 = 2,
        /// <summary>uint8_t.</summary>
        U8 = 3,
    }

    /// <summary>The detection of frames lost in transmission.</summary>
    public enum LossDetection : int
    {
        /// <summary>None.</summary>
        None = 0,
        /// <summary>Estimated from rate and time.</summary>
        Estimated = 1,
        /// <summary>By a counter or clock of the device.</summary>
        Counted = 2,
    }

    /// <summary>The possible uses of a signal.</summary>
    [Flags]
    public enum SignalFlag : uint
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>It can be streamed.</summary>
        Streamable = 0x1,
        /// <summary>It can be read once, and streamed by polling.</summary>
        Readable = 0x2,
        /// <summary>The device can log it.</summary>
        Loggable = 0x4,
        /// <summary>The device can process it.</summary>
        Processable = 0x8,
        /// <summary>The library computes it from other signals of the device, and starts their sensors.</summary>
        Computed = 0x10,
    }

    /// <summary>Properties of a frame.</summary>
    [Flags]
    public enum FrameFlag : uint
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>The number of frames lost before this frame, the gap in Sequence, is an estimate.</summary>
        EstimatedLoss = 0x1,
        /// <summary>Log: TimestampNs is nanoseconds since 1970.</summary>
        Utc = 0x2,
        /// <summary>Log: the date is unknown, and TimestampNs is the time since the board's reset.</summary>
        Unanchored = 0x4,
        /// <summary>Log: the range is unknown, and the values are raw in all units.</summary>
        Unscaled = 0x8,
        /// <summary>Log: the board's tick was out of order or repeated, and the time is that of the previous
        /// frames.</summary>
        Irregular = 0x10,
        /// <summary>Log: the previous frame is missing, since the log lacks one of its entries. Computed signal:
        /// previous samples are missing.</summary>
        Gap = 0x20,
        /// <summary>Computed signal: the device is at rest.</summary>
        AtRest = 0x40,
        /// <summary>Computed signal: samples of more than a second are missing. The rotation in that time is unknown,
        /// and the heading is kept.</summary>
        UnknownGap = 0x80,
        /// <summary>Signal "orientation-9d": the magnetic field is disturbed, or has never been accepted.</summary>
        FieldDisturbed = 0x100,
        /// <summary>Computed signal: the rotation rate is at the limit of the gyroscope's range: the actual rate may
        /// have been higher.</summary>
        Saturated = 0x200,
    }

    /// <summary>The phase of a stream.</summary>
    public enum StreamState : int
    {
        /// <summary>The device has not confirmed the start.</summary>
        Starting = 0,
        /// <summary>Frames arrive.</summary>
        Active = 1,
        /// <summary>The stream has ended, and does not restart.</summary>
        Ended = 2,
    }

    /// <summary>The mapping from motion to position.</summary>
    public enum MotionMode : int
    {
        /// <summary>One axis; the position follows the tilt.</summary>
        Paddle = 0,
        /// <summary>Two axes; the position follows the rotation.</summary>
        Pointer = 1,
        /// <summary>Like the pointer; in addition, pulling back and thrusting forward throws.</summary>
        Gesture = 2,
    }

    /// <summary>The packet rate of a device.</summary>
    public enum RateMode : int
    {
        /// <summary>Too few packets so far.</summary>
        Unknown = 0,
        /// <summary>Intervals below 30 ms.</summary>
        Fast = 1,
        /// <summary>Intervals of 30 to 200 ms.</summary>
        Normal = 2,
        /// <summary>Longer intervals: the device saves power, or is silent.</summary>
        LowPower = 3,
    }

    /// <summary>The main direction of a position.</summary>
    public enum PointerDirection : int
    {
        /// <summary>Close to the center, less than 0.08 on both axes.</summary>
        Center = 0,
        /// <summary>To the left.</summary>
        Left = 1,
        /// <summary>To the right.</summary>
        Right = 2,
        /// <summary>Upwards.</summary>
        Up = 3,
        /// <summary>Downwards.</summary>
        Down = 4,
    }

    /// <summary>Buttons of a wearable.</summary>
    [Flags]
    public enum Button : uint
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>The button of a cap, or its equivalent.</summary>
        Main = 0x1,
        /// <summary>The thumb.</summary>
        Thumb = 0x100,
        /// <summary>The index finger.</summary>
        Index = 0x200,
        /// <summary>The middle finger.</summary>
        Middle = 0x400,
        /// <summary>The ring finger.</summary>
        Ring = 0x800,
        /// <summary>The little finger.</summary>
        Little = 0x1000,
    }

    /// <summary>The state of a device, and the valid members of VeltoInput.</summary>
    [Flags]
    public enum InputFlag : uint
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>The device is ready.</summary>
        Connected = 0x1,
        /// <summary>A packet arrived recently, as of this call.</summary>
        Receiving = 0x2,
        /// <summary>A packet arrived since the last poll.</summary>
        Fresh = 0x4,
        /// <summary>The device is in low-power mode until it is moved.</summary>
        IdleLowPower = 0x8,
        /// <summary>The player should be prompted to calibrate; see
        /// Native.velto_device_set_calibration_policy().</summary>
        CalibrationWanted = 0x10,
        /// <summary>The device has a neutral pose, possibly the first sample; Device.CalibrationState returns whether
        /// the player has calibrated.</summary>
        Calibrated = 0x20,
        /// <summary>The device can control the program now.</summary>
        ControlAvailable = 0x40,
        /// <summary>The position is valid.</summary>
        HasPosition = 0x80,
        /// <summary>Orientation is valid.</summary>
        HasOrientation = 0x100,
        /// <summary>Acceleration is valid.</summary>
        HasAcceleration = 0x200,
        /// <summary>RotationRate is valid.</summary>
        HasRotationRate = 0x400,
        /// <summary>Battery is valid.</summary>
        HasBattery = 0x800,
        /// <summary>The program supplies this input.</summary>
        Virtual = 0x1000,
    }

    /// <summary>States at the time of a poll.</summary>
    [Flags]
    public enum InputState : uint
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>The device is moving.</summary>
        Moving = 0x1,
        /// <summary>The device is tilted to the left.</summary>
        TiltLeft = 0x2,
        /// <summary>The device is tilted to the right.</summary>
        TiltRight = 0x4,
        /// <summary>The hand is pulled back: a thrust would throw.</summary>
        GesturePrimed = 0x8,
        /// <summary>The main button was pressed less than 0.12 s ago, for highlighting it on screen.</summary>
        ButtonHighlight = 0x10,
        /// <summary>The paddle is in the center.</summary>
        AtRest = 0x20,
        /// <summary>The last click was less than 0.25 s ago.</summary>
        SensorClick = 0x40,
        /// <summary>The last shake reported by the device was less than 0.25 s ago.</summary>
        SensorShake = 0x80,
    }

    /// <summary>The gestures since the last poll.</summary>
    [Flags]
    public enum Gesture : uint
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>A click of the main button.</summary>
        Click = 0x1,
        /// <summary>The main action of a game.</summary>
        Primary = 0x2,
        /// <summary>A throw; ThrowPower holds its power.</summary>
        Throw = 0x4,
        /// <summary>A shake.</summary>
        Shake = 0x8,
        /// <summary>A swing.</summary>
        Swing = 0x10,
        /// <summary>The action of the gamepad view: a click, a swing or a fast turn.</summary>
        Action = 0x20,
    }

    /// <summary>The accuracy of a gyroscope's bias, which is its reading at rest.</summary>
    public enum GyroCalibration : int
    {
        /// <summary>Worse than 1 °/s: the device has not been at rest yet, or has no gyroscope.</summary>
        Unknown = 0,
        /// <summary>Within 1 °/s, for example the bias of an earlier run.</summary>
        Rough = 1,
        /// <summary>Within 0.1 °/s; the error is usually a tenth of that.</summary>
        Good = 2,
    }

    /// <summary>The kinds of events that can be bound.</summary>
    public enum BindingKind : int
    {
        /// <summary>A finger takes part in a tap; the code is the finger, 0 for the thumb.</summary>
        Finger = 0,
        /// <summary>Fingers tap together, and no others; the code is the combination, 1 for the thumb to 16 for the
        /// little finger.</summary>
        Tap = 1,
        /// <summary>The hand makes a mid-air gesture; the code is that of VeltoEventType.AirGesture.</summary>
        AirGesture = 2,
        /// <summary>The hand takes a posture, 100 to 105; Main stays down as long as the posture lasts.</summary>
        HandState = 3,
        /// <summary>The pointer moves; the code is 0.</summary>
        Pointer = 4,
    }

    /// <summary>Ways to wear a device.</summary>
    public enum MountingKind : int
    {
        /// <summary>In the hand, like a remote: +x to the right, +y at the screen, +z up.</summary>
        Handheld = 0,
        /// <summary>On the left wrist, like a watch: +x towards the hand, and with the palm down +z up.</summary>
        WristLeft = 1,
        /// <summary>On the right wrist, like a watch: +x towards the elbow, and with the palm down +z up.</summary>
        WristRight = 2,
        /// <summary>Any other way, by Rotation.</summary>
        Custom = 3,
    }

    /// <summary>Whether a device feeds game input.</summary>
    public enum GameInput : int
    {
        /// <summary>The default of its family: caps and TAPs feed game input, a board while it has a player
        /// index.</summary>
        Automatic = 0,
        /// <summary>It feeds game input.</summary>
        On = 1,
        /// <summary>It does not feed game input.</summary>
        Off = 2,
    }

    /// <summary>Fingers, as a set.</summary>
    [Flags]
    public enum Finger : uint
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>The thumb.</summary>
        Thumb = 0x1,
        /// <summary>The index finger.</summary>
        Index = 0x2,
        /// <summary>The middle finger.</summary>
        Middle = 0x4,
        /// <summary>The ring finger.</summary>
        Ring = 0x8,
        /// <summary>The little finger.</summary>
        Pinky = 0x10,
    }

    /// <summary>A gesture of the hand in mid-air, or its posture.</summary>
    public enum AirGesture : int
    {
        /// <summary>No known gesture.</summary>
        None = 0,
        /// <summary>One finger moved up.</summary>
        OneFingerUp = 2,
        /// <summary>Two fingers moved up.</summary>
        TwoFingersUp = 3,
        /// <summary>One finger moved down.</summary>
        OneFingerDown = 4,
        /// <summary>Two fingers moved down.</summary>
        TwoFingersDown = 5,
        /// <summary>One finger moved to the left.</summary>
        OneFingerLeft = 6,
        /// <summary>Two fingers moved to the left.</summary>
        TwoFingersLeft = 7,
        /// <summary>One finger moved to the right.</summary>
        OneFingerRight = 8,
        /// <summary>Two fingers moved to the right.</summary>
        TwoFingersRight = 9,
        /// <summary>Index finger and thumb touched.</summary>
        IndexToThumbTouch = 10,
        /// <summary>Middle finger and thumb touched.</summary>
        MiddleToThumbTouch = 11,
        /// <summary>Posture seen by a TapXR: open hand.</summary>
        HandOpen = 100,
        /// <summary>Posture seen by a TapXR: thumb and index finger touch.</summary>
        ThumbIndex = 101,
        /// <summary>Posture seen by a TapXR: thumb and middle finger touch.</summary>
        ThumbMiddle = 102,
        /// <summary>Posture seen by a TapXR: thumb and ring finger touch.</summary>
        ThumbRing = 103,
        /// <summary>Posture seen by a TapXR: thumb and little finger touch.</summary>
        ThumbPinky = 104,
        /// <summary>Posture seen by a TapXR: fist.</summary>
        Fist = 105,
        /// <summary>The hand swiped to the left.</summary>
        SwipeLeft = 301,
        /// <summary>The hand swiped upwards.</summary>
        SwipeUp = 302,
        /// <summary>The hand swiped to the right.</summary>
        SwipeRight = 303,
        /// <summary>The hand swiped downwards.</summary>
        SwipeDown = 304,
    }

    /// <summary>Gestures that a TapXR's camera recognizes, derived from the postures of the hand.</summary>
    public enum HandGesture : int
    {
        /// <summary>No gesture.</summary>
        None = 0,
        /// <summary>Thumb and index finger touched briefly.</summary>
        ClickIndex = 1,
        /// <summary>Thumb and middle finger touched briefly.</summary>
        ClickMiddle = 2,
        /// <summary>Thumb and ring finger touched briefly.</summary>
        ClickRing = 3,
        /// <summary>Thumb and little finger touched briefly.</summary>
        ClickPinky = 4,
        /// <summary>Thumb and index finger stay together.</summary>
        DragIndex = 5,
        /// <summary>Thumb and middle finger stay together.</summary>
        DragMiddle = 6,
        /// <summary>Thumb and ring finger stay together.</summary>
        DragRing = 7,
        /// <summary>Thumb and little finger stay together.</summary>
        DragPinky = 8,
        /// <summary>The fingers of a drag separate.</summary>
        Drop = 9,
        /// <summary>Thumb and index finger touch: a click or a drag begins.</summary>
        TouchIndex = 10,
        /// <summary>Thumb and middle finger touch: a click or a drag begins.</summary>
        TouchMiddle = 11,
        /// <summary>Thumb and ring finger touch: a click or a drag begins.</summary>
        TouchRing = 12,
        /// <summary>Thumb and little finger touch: a click or a drag begins.</summary>
        TouchPinky = 13,
        /// <summary>The hand becomes a fist.</summary>
        FistBegin = 14,
        /// <summary>The hand is no longer a fist.</summary>
        FistEnd = 15,
        /// <summary>The hand swiped to the left.</summary>
        SwipeLeft = 17,
        /// <summary>The hand swiped to the right.</summary>
        SwipeRight = 18,
        /// <summary>The hand swiped upwards.</summary>
        SwipeUp = 19,
        /// <summary>The hand swiped downwards.</summary>
        SwipeDown = 20,
    }

    /// <summary>The posture of the hand seen by a TapXR.</summary>
    public enum HandState : int
    {
        /// <summary>The hand is open.</summary>
        Open = 100,
        /// <summary>Thumb and index finger touch.</summary>
        ThumbIndex = 101,
        /// <summary>Thumb and middle finger touch.</summary>
        ThumbMiddle = 102,
        /// <summary>Thumb and ring finger touch.</summary>
        ThumbRing = 103,
        /// <summary>Thumb and little finger touch.</summary>
        ThumbPinky = 104,
        /// <summary>The hand is a fist.</summary>
        Fist = 105,
    }

    /// <summary>The source of pointer movement of a TAP.</summary>
    public enum MouseState : int
    {
        /// <summary>The TAP has not reported it, or reported an unknown code.</summary>
        Unknown = -1,
        /// <summary>None: the pointer does not move.</summary>
        Standby = 0,
        /// <summary>The hand in mid-air; taps are then gestures.</summary>
        AirMouse = 1,
        /// <summary>The optical sensor on the thumb.</summary>
        Optical1 = 2,
        /// <summary>The optical sensor, second variant.</summary>
        Optical2 = 3,
    }

    /// <summary>The shift state of a TAP's keyboard.</summary>
    public enum ShiftState : int
    {
        /// <summary>The TAP has not reported it.</summary>
        Unknown = -1,
        /// <summary>Lowercase letters.</summary>
        Off = 0,
        /// <summary>The next letter is a capital.</summary>
        On = 1,
        /// <summary>All letters are capitals.</summary>
        Locked = 2,
    }

    /// <summary>The report mode of a TapXR's camera.</summary>
    public enum TapVisionReports : int
    {
        /// <summary>The TAP has not reported it.</summary>
        Unknown = -1,
        /// <summary>A report for each gesture.</summary>
        Trigger = 0,
        /// <summary>Reports while the hand is not open.</summary>
        StreamOnTrigger = 1,
        /// <summary>Continuous reports.</summary>
        Stream = 2,
    }

    /// <summary>The recognition model of a TapXR's camera.</summary>
    public enum TapVisionModel : int
    {
        /// <summary>The TAP has not reported it.</summary>
        Unknown = -1,
        /// <summary>Taps on a surface.</summary>
        Tapping = 0,
        /// <summary>Gestures in mid-air.</summary>
        AirGestures = 1,
    }

    /// <summary>A property that a TAP with the framed protocol reports.</summary>
    public enum TapProperty : int
    {
        /// <summary>Whether it is in standby; the report is VeltoEventType.Standby.</summary>
        Standby = 0,
        /// <summary>The reports of the camera.</summary>
        VisionReports = 1,
        /// <summary>The recognition model of the camera.</summary>
        VisionModel = 2,
        /// <summary>The ranges of the motion sensor.</summary>
        Sensitivity = 3,
        /// <summary>The haptic pattern, which the TAP reports on its own, but not on request.</summary>
        HapticPattern = 4,
    }

    /// <summary>The destination of a TAP's input.</summary>
    public enum TapInputMode : int
    {
        /// <summary>The program only; the default.</summary>
        Controller = 0,
        /// <summary>The system only, as keys and pointer; there are no events.</summary>
        Text = 1,
        /// <summary>The program; the system also receives the pointer. A TAP without this mode uses
        /// Controller.</summary>
        ControllerWithMouse = 2,
        /// <summary>The program and the system. A TAP without this mode uses Controller.</summary>
        ControllerWithKeyboard = 3,
        /// <summary>The program, with VeltoEventType.TapHold for held fingers; only TAPs with the framed protocol
        /// support it.</summary>
        TapHold = 4,
        /// <summary>Neither: only the raw sensors are streamed.</summary>
        RawSensors = 5,
    }

    /// <summary>Whether a TapXR is a mouse in mid-air or a keyboard.</summary>
    public enum TapXrState : int
    {
        /// <summary>The library writes no state.</summary>
        None = 0,
        /// <summary>A mouse.</summary>
        AirMouse = 1,
        /// <summary>A keyboard.</summary>
        Tapping = 2,
        /// <summary>The posture of the hand determines it; the default.</summary>
        UserControl = 3,
    }

    /// <summary>Abilities of a TAP, by its hardware and firmware versions; an unreadable version excludes no
    /// abilities.</summary>
    [Flags]
    public enum TapAbility : uint
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>Text mode on request.</summary>
        TextMode = 0x1,
        /// <summary>VeltoEventType.Mouse.</summary>
        Mouse = 0x2,
        /// <summary>VeltoEventType.AirGesture.</summary>
        AirGestures = 0x4,
        /// <summary>Streams of raw sensors.</summary>
        RawSensors = 0x8,
        /// <summary>ControllerWithMouse.</summary>
        MouseHid = 0x10,
        /// <summary>ControllerWithKeyboard.</summary>
        FullHid = 0x20,
        /// <summary>Device.PlayHaptic().</summary>
        Haptics = 0x40,
        /// <summary>The developer mode among the settings.</summary>
        DeveloperMode = 0x80,
        /// <summary>The states of a TapXR.</summary>
        XrStates = 0x100,
        /// <summary>Native.velto_tap_read_keyboard_state() and Native.velto_tap_write_combination().</summary>
        KeyboardRequests = 0x200,
    }

    /// <summary>Properties of a connected TAP.</summary>
    [Flags]
    public enum TapFlag : uint
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>It is a TapXR.</summary>
        Xr = 0x1,
        /// <summary>The hand is a mouse in mid-air: taps are gestures.</summary>
        InAir = 0x2,
        /// <summary>It is in standby, as last reported.</summary>
        InStandby = 0x4,
        /// <summary>Its keyboard is switched to the second map.</summary>
        Switched = 0x8,
        /// <summary>Its settings are known: TapDevice.Settings.</summary>
        SettingsRead = 0x10,
        /// <summary>Its developer mode is on; unknown without SettingsRead.</summary>
        DeveloperMode = 0x20,
        /// <summary>The context is paused: the TAP is a keyboard.</summary>
        Paused = 0x40,
        /// <summary>Modes and states are written to it, except while paused.</summary>
        WritesModes = 0x80,
    }

    /// <summary>Members of TapSettings, as a set.</summary>
    [Flags]
    public enum TapSetting : uint
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>IsLeftHanded.</summary>
        LeftHanded = 0x1,
        /// <summary>Vibrates.</summary>
        Vibration = 0x2,
        /// <summary>IsMouseOnly.</summary>
        MouseOnly = 0x4,
        /// <summary>HasVoiceOver.</summary>
        VoiceOver = 0x8,
        /// <summary>CorrectsText.</summary>
        AutoCorrection = 0x10,
        /// <summary>FlipsScrolling.</summary>
        FlippedScrolling = 0x20,
        /// <summary>IsKeyboardOnly.</summary>
        KeyboardOnly = 0x40,
        /// <summary>HasStandby.</summary>
        Standby = 0x80,
        /// <summary>HasAirMouse.</summary>
        AirMouse = 0x100,
        /// <summary>ControlsMedia.</summary>
        MediaControl = 0x200,
        /// <summary>ControlsTelevision.</summary>
        TelevisionControl = 0x400,
        /// <summary>IsDeveloperMode.</summary>
        DeveloperMode = 0x800,
        /// <summary>MouseSensitivity.</summary>
        MouseSensitivity = 0x1000,
        /// <summary>ScrollSensitivity.</summary>
        ScrollSensitivity = 0x2000,
        /// <summary>DoubleTapTimeout.</summary>
        DoubleTapTimeout = 0x4000,
        /// <summary>SleepAfter.</summary>
        SleepAfter = 0x8000,
    }

    /// <summary>A switchable feature of a TAP with the framed protocol.</summary>
    public enum TapFeature : int
    {
        /// <summary>Raw values of the motion sensor.</summary>
        RawData = 0,
        /// <summary>Taps and gestures.</summary>
        Detection = 1,
        /// <summary>The movement of the pointer.</summary>
        Motion = 2,
        /// <summary>Detections of triggers; no firmware implements it yet.</summary>
        Triggers = 3,
        /// <summary>Gestures for standby.</summary>
        StandbyGestures = 4,
    }

    /// <summary>The most important activity of a board.</summary>
    public enum MwState : int
    {
        /// <summary>The board is not Ready.</summary>
        Unknown = 0,
        /// <summary>The board is idle.</summary>
        Idle = 1,
        /// <summary>The board streams samples.</summary>
        Streaming = 2,
        /// <summary>The board logs samples.</summary>
        Logging = 3,
        /// <summary>The log is being downloaded.</summary>
        Downloading = 4,
        /// <summary>The firmware is being replaced.</summary>
        Updating = 5,
    }

    /// <summary>The activities of a board; several may run at once.</summary>
    [Flags]
    public enum MwActivity : uint
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>The board streams samples.</summary>
        Streaming = 0x1,
        /// <summary>The board logs samples.</summary>
        Logging = 0x2,
        /// <summary>The log is being downloaded.</summary>
        Downloading = 0x4,
        /// <summary>The firmware is being replaced.</summary>
        Updating = 0x8,
    }

    /// <summary>Properties of a connected board.</summary>
    [Flags]
    public enum MwFlag : uint
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>The library supports this model with this hardware revision.</summary>
        Validated = 0x1,
    }

    /// <summary>The source of a board's game input.</summary>
    public enum MwInputSource : int
    {
        /// <summary>Accelerometer and gyroscope, from which the library computes the tilt.</summary>
        Sensors = 0,
        /// <summary>The orientation by sensor fusion, in the mode set by the program, or ImuPlus: its heading begins
        /// at 0 and drifts. Each sample requires a notification of its own, and there is no acceleration.</summary>
        Fusion = 1,
    }

    /// <summary>A sensor with a configuration of its own.</summary>
    public enum MwSensor : int
    {
        /// <summary>The accelerometer.</summary>
        Accelerometer = 1,
        /// <summary>The gyroscope.</summary>
        Gyroscope = 2,
        /// <summary>The magnetometer.</summary>
        Magnetometer = 3,
        /// <summary>The barometer.</summary>
        Barometer = 4,
        /// <summary>The sensor of ambient light.</summary>
        Light = 5,
        /// <summary>The hygrometer, which is only read.</summary>
        Humidity = 6,
        /// <summary>Sensor fusion, which takes exclusive control of accelerometer, gyroscope and
        /// magnetometer.</summary>
        Fusion = 7,
    }

    /// <summary>The mode of sensor fusion; a stream of an output that the mode lacks receives no frames and reports no
    /// error.</summary>
    public enum MwFusionMode : int
    {
        /// <summary>Ndof.</summary>
        Default = 0,
        /// <summary>All three sensors, at 100 Hz: orientation with a heading from the magnetic field. It has every
        /// output.</summary>
        Ndof = 1,
        /// <summary>Accelerometer and gyroscope, at 100 Hz: the heading begins at 0 and drifts. There is no corrected
        /// magnetic field, and with some firmware no gravity.</summary>
        ImuPlus = 2,
        /// <summary>Accelerometer and magnetometer, at 25 Hz: a compass. There is no corrected angular velocity, and
        /// with some firmware no linear acceleration.</summary>
        Compass = 3,
        /// <summary>Accelerometer and magnetometer, at 50 Hz: rotation without a gyroscope, at a low current. It has
        /// the outputs of Compass.</summary>
        M4g = 4,
    }

    /// <summary>Recommended settings of the magnetometer.</summary>
    public enum MwMagnetometerPreset : int
    {
        /// <summary>No preset: rate and repetitions are those of the other members.</summary>
        None = 0,
        /// <summary>3 repetitions each, 10 Hz.</summary>
        LowPower = 1,
        /// <summary>9 and 15 repetitions, 10 Hz.</summary>
        Regular = 2,
        /// <summary>15 and 27 repetitions, 10 Hz.</summary>
        EnhancedRegular = 3,
        /// <summary>47 and 83 repetitions, 20 Hz.</summary>
        HighAccuracy = 4,
    }

    /// <summary>The strength of a sensor's low-pass filter.</summary>
    public enum MwFilter : int
    {
        /// <summary>Normal.</summary>
        Default = 0,
        /// <summary>The default bandwidth of the rate.</summary>
        Normal = 1,
        /// <summary>Oversampling by 2: half of that bandwidth.</summary>
        Oversampling2 = 2,
        /// <summary>Oversampling by 4: a quarter of that bandwidth.</summary>
        Oversampling4 = 3,
    }

    /// <summary>The power mode of a sensor.</summary>
    public enum MwPower : int
    {
        /// <summary>The mode that suits the rate.</summary>
        Default = 0,
        /// <summary>Continuous measurement.</summary>
        Normal = 1,
        /// <summary>Sleep between measurements, with more noise.</summary>
        Low = 2,
    }

    /// <summary>An axis of a chip, or its opposite.</summary>
    public enum MwAxis : int
    {
        /// <summary>The x axis of the chip.</summary>
        X = 0,
        /// <summary>The y axis of the chip.</summary>
        Y = 1,
        /// <summary>The z axis of the chip.</summary>
        Z = 2,
        /// <summary>The opposite of the x axis.</summary>
        NegativeX = 3,
        /// <summary>The opposite of the y axis.</summary>
        NegativeY = 4,
        /// <summary>The opposite of the z axis.</summary>
        NegativeZ = 5,
    }

    /// <summary>A detector of a board's accelerometer; the chip determines the available detectors.</summary>
    public enum MwDetector : int
    {
        /// <summary>The orientation of the board and its upper face; BMI160 (mode, hysteresis in g).</summary>
        Orientation = 1,
        /// <summary>Taps; BMI160 (mode, threshold in g, window between the taps of a double tap, quiet,
        /// shock).</summary>
        Tap = 2,
        /// <summary>Each step (mode, BMI160).</summary>
        StepDetector = 3,
        /// <summary>The number of steps: an event every Count steps, in units of 20, BMI270; no event, BMI160 (mode),
        /// whose signal step-counter is read.</summary>
        StepCounter = 4,
        /// <summary>Motion (threshold in g, axes; count: samples in a row, BMI160; duration, BMI270).</summary>
        AnyMotion = 5,
        /// <summary>No motion for a time (threshold in g, axes, duration).</summary>
        NoMotion = 6,
        /// <summary>Motion; BMI160 (threshold in g, axes; count: samples in a row).</summary>
        SlowMotion = 7,
        /// <summary>Continued motion (threshold in g, window to skip, duration of the proof, BMI160; duration,
        /// BMI270).</summary>
        SignificantMotion = 8,
        /// <summary>Near weightlessness, as in free fall; BMI160 (mode, threshold in g, duration, hysteresis in
        /// g).</summary>
        LowG = 9,
        /// <summary>A shock; BMI160 (threshold in g, duration, hysteresis in g, axes).</summary>
        HighG = 10,
        /// <summary>Whether the board lies flat; BMI160 (threshold in degrees, duration).</summary>
        Flat = 11,
        /// <summary>Standing still, walking or running; BMI270.</summary>
        Activity = 12,
        /// <summary>The wrist is raised to look at the board; BMI270.</summary>
        WristWear = 13,
        /// <summary>Gestures of the wrist; BMI270 (threshold in degrees, arm, window: the minimum time, duration: the
        /// maximum time).</summary>
        WristGesture = 14,
    }

    /// <summary>The mode of detectors that have several.</summary>
    public enum MwDetectorMode : int
    {
        /// <summary>The recommendation of the chip's data sheet.</summary>
        Default = 0,
        /// <summary>TAP: single taps only.</summary>
        Single = 1,
        /// <summary>TAP: double taps only.</summary>
        Double = 2,
        /// <summary>TAP: single and double taps.</summary>
        Both = 3,
        /// <summary>Orientation: the quarters are equally large.</summary>
        Symmetrical = 4,
        /// <summary>Orientation: portrait has more room.</summary>
        HighAsymmetrical = 5,
        /// <summary>Orientation: landscape has more room.</summary>
        LowAsymmetrical = 6,
        /// <summary>Steps: a compromise.</summary>
        Normal = 7,
        /// <summary>Steps: misses few.</summary>
        Sensitive = 8,
        /// <summary>Steps: counts few false steps.</summary>
        Robust = 9,
        /// <summary>LowG: each axis by itself.</summary>
        SingleAxis = 10,
        /// <summary>LowG: the sum of the axes.</summary>
        Sum = 11,
    }

    /// <summary>The arm that a board is worn on.</summary>
    public enum MwArm : int
    {
        /// <summary>The recommendation of the chip's data sheet.</summary>
        Default = 0,
        /// <summary>The left arm.</summary>
        Left = 1,
        /// <summary>The right arm.</summary>
        Right = 2,
    }

    /// <summary>The code of VeltoEventType.MwDetected for MwDetector.Tap.</summary>
    public enum MwTapFinding : int
    {
        /// <summary>A double tap.</summary>
        Double = 1,
        /// <summary>A single tap; also reported after the first tap of a double tap, unless the mode is
        /// Double.</summary>
        Single = 2,
    }

    /// <summary>The code of VeltoEventType.MwDetected for MwDetector.Orientation.</summary>
    public enum MwOrientationFinding : int
    {
        /// <summary>Upright, face up.</summary>
        Upright = 0,
        /// <summary>Upside down, face up.</summary>
        UpsideDown = 1,
        /// <summary>On its left side, face up.</summary>
        LandscapeLeft = 2,
        /// <summary>On its right side, face up.</summary>
        LandscapeRight = 3,
        /// <summary>Upright, face down.</summary>
        UprightFaceDown = 4,
        /// <summary>Upside down, face down.</summary>
        UpsideDownFaceDown = 5,
        /// <summary>On its left side, face down.</summary>
        LandscapeLeftFaceDown = 6,
        /// <summary>On its right side, face down.</summary>
        LandscapeRightFaceDown = 7,
    }

    /// <summary>The code of VeltoEventType.MwDetected for MwDetector.Activity.</summary>
    public enum MwActivityFinding : int
    {
        /// <summary>The wearer stands still.</summary>
        Still = 0,
        /// <summary>The wearer walks.</summary>
        Walking = 1,
        /// <summary>The wearer runs.</summary>
        Running = 2,
        /// <summary>Something else.</summary>
        Unknown = 3,
    }

    /// <summary>The code of VeltoEventType.MwDetected for MwDetector.WristGesture.</summary>
    public enum MwWristGesture : int
    {
        /// <summary>A gesture unknown to the chip.</summary>
        Unknown = 0,
        /// <summary>The arm goes down.</summary>
        ArmDown = 1,
        /// <summary>The wrist turns up.</summary>
        PivotUp = 2,
        /// <summary>The wrist shakes.</summary>
        Shake = 3,
        /// <summary>A quick turn inwards.</summary>
        FlickIn = 4,
        /// <summary>A quick turn outwards.</summary>
        FlickOut = 5,
    }

    /// <summary>The colors of the light, which play at once.</summary>
    public enum MwLedColor : int
    {
        /// <summary>Green.</summary>
        Green = 0,
        /// <summary>Red.</summary>
        Red = 1,
        /// <summary>Blue.</summary>
        Blue = 2,
    }

    /// <summary>Patterns for the light.</summary>
    public enum MwLedPreset : int
    {
        /// <summary>Always on.</summary>
        Solid = 0,
        /// <summary>Short flashes, twice a second.</summary>
        Blink = 1,
        /// <summary>Slowly brighter and darker.</summary>
        Breathe = 2,
        /// <summary>Three flashes.</summary>
        Flash = 3,
    }

    /// <summary>The next state of the light.</summary>
    public enum MwLedAction : int
    {
        /// <summary>The current state; only for Board.PlayLed().</summary>
        None = 0,
        /// <summary>Play the patterns.</summary>
        Play = 1,
        /// <summary>Play the patterns, and later patterns as soon as they are written.</summary>
        Autoplay = 2,
        /// <summary>Pause.</summary>
        Pause = 3,
        /// <summary>Stop, and keep the patterns.</summary>
        Stop = 4,
        /// <summary>Stop, and delete the patterns.</summary>
        StopAndClear = 5,
    }

    /// <summary>The parts of a board's configuration; macros and the entries of the log stay.</summary>
    [Flags]
    public enum MwPart : uint
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>Sensors and detectors stop.</summary>
        Sensors = 0x1,
        /// <summary>Registers stop notifying.</summary>
        Subscriptions = 0x2,
        /// <summary>The light goes out and its patterns are deleted.</summary>
        Light = 0x4,
        /// <summary>Timers are removed.</summary>
        Timers = 0x8,
        /// <summary>Data processors are removed.</summary>
        Processors = 0x10,
        /// <summary>Events and their commands are removed.</summary>
        Events = 0x20,
        /// <summary>Loggers are removed.</summary>
        Loggers = 0x40,
    }

    /// <summary>The kind of a reset of a board.</summary>
    public enum MwResetKind : int
    {
        /// <summary>Immediately: the link ends, and the board advertises again after about a second.</summary>
        Now = 1,
        /// <summary>After garbage collection of the flash, once the link has ended.</summary>
        AfterGarbageCollection = 2,
        /// <summary>Into the bootloader, for a firmware update.</summary>
        Bootloader = 3,
        /// <summary>No reset: only the link ends.</summary>
        Link = 4,
        /// <summary>Sleep at the next reset, until the button is pressed or a charger is connected.</summary>
        PowerSave = 5,
    }

    /// <summary>The function of a pin.</summary>
    public enum MwPinAction : int
    {
        /// <summary>An output, at the supply voltage.</summary>
        High = 1,
        /// <summary>An output, at 0 V.</summary>
        Low = 2,
        /// <summary>An input with a pull-up.</summary>
        PullUp = 3,
        /// <summary>An input with a pull-down.</summary>
        PullDown = 4,
        /// <summary>An input without a pull.</summary>
        NoPull = 5,
    }

    /// <summary>The edges that a pin monitor reports.</summary>
    public enum MwPinEdge : int
    {
        /// <summary>None.</summary>
        None = 0,
        /// <summary>From low to high.</summary>
        Rising = 1,
        /// <summary>From high to low.</summary>
        Falling = 2,
        /// <summary>Both.</summary>
        Any = 3,
    }

    /// <summary>The type of numbers in a packet of a board, least significant byte first.</summary>
    public enum MwNumber : int
    {
        /// <summary>uint8_t.</summary>
        U8 = 0,
        /// <summary>uint16_t.</summary>
        U16 = 1,
        /// <summary>int16_t.</summary>
        I16 = 2,
        /// <summary>uint32_t.</summary>
        U32 = 3,
        /// <summary>int32_t.</summary>
        I32 = 4,
        /// <summary>float.</summary>
        F32 = 5,
        /// <summary>int8_t.</summary>
        I8 = 6,
    }

    /// <summary>The use of a board's whitelist.</summary>
    public enum MwWhitelistMode : int
    {
        /// <summary>Every device may scan and connect.</summary>
        Off = 0,
        /// <summary>Only whitelisted devices may scan; every device may connect.</summary>
        Scans = 1,
        /// <summary>Only whitelisted devices may connect; every device may scan.</summary>
        Connections = 2,
        /// <summary>Only whitelisted devices may scan and connect.</summary>
        Both = 3,
    }

    /// <summary>Members of MwSettings, as a set.</summary>
    [Flags]
    public enum MwSetting : uint
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>Name.</summary>
        Name = 0x1,
        /// <summary>AdvertisingInterval, AdvertisingTimeout and IsAdvertisingDirected.</summary>
        Advertising = 0x2,
        /// <summary>TransmitPower.</summary>
        TransmitPower = 0x4,
        /// <summary>ScanResponse and ScanResponseSize.</summary>
        ScanResponse = 0x8,
        /// <summary>IntervalMin, IntervalMax, Latency and SupervisionTimeout.</summary>
        Connection = 0x10,
        /// <summary>WhitelistMode.</summary>
        WhitelistMode = 0x20,
        /// <summary>IsRegulatorOn; MetaMotion S.</summary>
        Regulator = 0x40,
        /// <summary>IsSlowPhyForced; MetaMotion S.</summary>
        Phy = 0x80,
        /// <summary>WatchdogTimeout, WatchdogRunsAsleep, WatchdogRefreshBySchedule and
        /// WatchdogRefreshBySleep.</summary>
        Watchdog = 0x100,
    }

    /// <summary>The kinds of addresses.</summary>
    public enum MwAddressKind : int
    {
        /// <summary>Registered.</summary>
        Public = 0,
        /// <summary>Random and static.</summary>
        RandomStatic = 1,
        /// <summary>Changing, resolvable by paired devices.</summary>
        PrivateResolvable = 2,
        /// <summary>Changing and not resolvable.</summary>
        PrivateNonResolvable = 3,
    }

    /// <summary>A single action of a board.</summary>
    public enum MwAction : int
    {
        /// <summary>Start advertising.</summary>
        StartAdvertising = 1,
        /// <summary>Request pairing.</summary>
        StartBonding = 2,
        /// <summary>Erase all bonds when the link ends.</summary>
        EraseBonds = 3,
        /// <summary>Refresh the watchdog.</summary>
        RefreshWatchdog = 4,
        /// <summary>Put an idle magnetometer into its deepest sleep, which clears its configuration; its next start
        /// wakes it.</summary>
        SuspendMagnetometer = 5,
    }

    /// <summary>Properties of a logger.</summary>
    [Flags]
    public enum LoggerFlag : uint
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>The board has created it; without this flag, its operation is pending.</summary>
        Created = 0x1,
        /// <summary>It was found on the board, and was not created with this state of the board.</summary>
        Recovered = 0x2,
        /// <summary>Its range is unknown: values are raw until Native.velto_logger_set_range().</summary>
        Unscaled = 0x4,
        /// <summary>The board polls its signal.</summary>
        Polled = 0x8,
    }

    /// <summary>The behavior of a log that is full.</summary>
    public enum MwLogMode : int
    {
        /// <summary>The oldest entries are overwritten.</summary>
        Overwrite = 0,
        /// <summary>Logging stops.</summary>
        StopWhenFull = 1,
    }

    /// <summary>Properties of a board's log.</summary>
    [Flags]
    public enum MwLogFlag : uint
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>It is running, as far as the library knows.</summary>
        Running = 0x1,
        /// <summary>It is interrupted: the board was reset at InterruptedUtcNs.</summary>
        Reset = 0x2,
        /// <summary>It is interrupted: the memory was full.</summary>
        Full = 0x4,
        /// <summary>It is running, but has stored nothing for three periods of its slowest logger, or nothing of one
        /// of its loggers; a log message names the logger.</summary>
        Stalled = 0x8,
        /// <summary>It is interrupted: a download with DownloadFlag.GoOn has stopped it, and has not started it
        /// again.</summary>
        Paused = 0x10,
        /// <summary>Its state is unknown: the board does not report it, and the library has neither started nor
        /// stopped it. Stop it to be sure.</summary>
        Unknown = 0x20,
    }

    /// <summary>The cause of the end of a log.</summary>
    public enum MwLogEnd : int
    {
        /// <summary>The memory is full.</summary>
        Memory = 0,
        /// <summary>The battery is empty.</summary>
        Battery = 1,
    }

    /// <summary>The types of processors.</summary>
    public enum MwProcessorType : int
    {
        /// <summary>All or some of the samples, unchanged [mode: ALL, Conditional, Count; count].</summary>
        Passthrough = 0,
        /// <summary>The sum of the samples [output_size].</summary>
        Accumulate = 1,
        /// <summary>The number of the samples [output_size].</summary>
        Count = 2,
        /// <summary>The mean of the newest samples [count].</summary>
        LowPass = 3,
        /// <summary>The difference of a sample from the mean of the newest samples [count].</summary>
        HighPass = 4,
        /// <summary>A comparison with references [function, references, reference_count; mode: Absolute, Reference,
        /// Zone, Binary].</summary>
        Comparison = 5,
        /// <summary>The root mean square of the channels.</summary>
        Rms = 6,
        /// <summary>The root sum square of the channels: the length of a vector.</summary>
        Rss = 7,
        /// <summary>One sample per period [period; mode: Absolute, Differential].</summary>
        Time = 8,
        /// <summary>Arithmetic with each channel and a constant [function, value, output_size].</summary>
        Math = 9,
        /// <summary>Groups of Count samples, when a group is complete [count].</summary>
        Delay = 10,
        /// <summary>Runs of samples that reach a threshold [value, width; mode: Detection, Width, Area,
        /// Peak].</summary>
        Pulse = 11,
        /// <summary>Changes of at least a magnitude [value; mode: Absolute, Differential, Binary].</summary>
        Delta = 12,
        /// <summary>Crossings of a boundary [value, hysteresis; mode: Absolute, Binary].</summary>
        Threshold = 13,
        /// <summary>No output: it holds the newest sample, to be read or combined by a fuser.</summary>
        Buffer = 14,
        /// <summary>Several samples in a packet [count].</summary>
        Packer = 15,
        /// <summary>A counter or a time before each packet, to detect lost packets [mode: Count, Time].</summary>
        Accounter = 16,
        /// <summary>A sample combined with those of other signals; see Native.velto_mw_create_fuser().</summary>
        Fuser = 17,
        /// <summary>An unknown type, of a processor of another program.</summary>
        Unknown = 18,
    }

    /// <summary>The output mode of a processor, for types with several modes.</summary>
    public enum MwProcessorMode : int
    {
        /// <summary>The first mode listed for the type.</summary>
        Default = 0,
        /// <summary>All samples.</summary>
        All = 1,
        /// <summary>All samples while Count, or the written state, is not 0.</summary>
        Conditional = 2,
        /// <summary>The first Count samples; for an Accounter the number of packets.</summary>
        Count = 3,
        /// <summary>The sample.</summary>
        Absolute = 4,
        /// <summary>The difference from the previous output sample.</summary>
        Differential = 5,
        /// <summary>The matched reference.</summary>
        Reference = 6,
        /// <summary>The index of the matched reference; the number of references or more for none.</summary>
        Zone = 7,
        /// <summary>1 or 0 for a Comparison; 1 or -1 for a Delta or Threshold.</summary>
        Binary = 8,
        /// <summary>The number of samples.</summary>
        Width = 9,
        /// <summary>The sum of the samples.</summary>
        Area = 10,
        /// <summary>The largest sample.</summary>
        Peak = 11,
        /// <summary>1 as soon as the run has Width samples.</summary>
        Detection = 12,
        /// <summary>The time by the board's clock, in ticks of 1.4648 ms.</summary>
        Time = 13,
    }

    /// <summary>The comparison of a sample with a reference, or the arithmetic of a sample and a constant.</summary>
    public enum MwProcessorFunction : int
    {
        /// <summary>None, for other types.</summary>
        None = 0,
        /// <summary>Equal.</summary>
        Equal = 1,
        /// <summary>Not equal.</summary>
        NotEqual = 2,
        /// <summary>Less than the reference.</summary>
        Less = 3,
        /// <summary>Less than the reference, or equal.</summary>
        LessOrEqual = 4,
        /// <summary>Greater than the reference.</summary>
        Greater = 5,
        /// <summary>Greater than the reference, or equal.</summary>
        GreaterOrEqual = 6,
        /// <summary>The sum; the constant is in the unit of the source.</summary>
        Add = 7,
        /// <summary>The product with a whole number; for a fraction, multiply by its numerator, and divide the output
        /// by its denominator.</summary>
        Multiply = 8,
        /// <summary>The quotient, rounded toward zero.</summary>
        Divide = 9,
        /// <summary>The remainder of a division; the constant is in the unit of the source.</summary>
        Modulus = 10,
        /// <summary>The power, a number without a unit.</summary>
        Exponent = 11,
        /// <summary>The root, rounded down; a number without a unit.</summary>
        SquareRoot = 12,
        /// <summary>The number shifted to the left, without a unit.</summary>
        LeftShift = 13,
        /// <summary>The number shifted to the right, without a unit.</summary>
        RightShift = 14,
        /// <summary>The difference; the constant is in the unit of the source.</summary>
        Subtract = 15,
        /// <summary>The absolute value.</summary>
        Absolute = 16,
        /// <summary>The constant, a number without a unit.</summary>
        Constant = 17,
    }

    /// <summary>Properties of a processor.</summary>
    [Flags]
    public enum ProcessorFlag : uint
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>The board has created it; without this flag, its operation is pending.</summary>
        Created = 0x1,
        /// <summary>It has a state that can be read.</summary>
        Stateful = 0x2,
        /// <summary>It was created by another program, and found by Native.velto_mw_recover().</summary>
        Recovered = 0x4,
    }

    /// <summary>Options for removing a part of a board that has dependents.</summary>
    [Flags]
    public enum RemoveFlag : uint
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>Its dependents are removed first.</summary>
        Cascade = 0x1,
    }

    /// <summary>Chains of processors for a common purpose.</summary>
    public enum MwRecipe : int
    {
        /// <summary>The value 0 at every Countth sample.</summary>
        EveryNth = 0,
        /// <summary>One sample per Period.</summary>
        Throttle = 1,
        /// <summary>The mean magnitude of changes over Count samples, while above Value; for a vector, of its
        /// length.</summary>
        ActivityGate = 2,
    }

    /// <summary>The kind of an item in a board's program.</summary>
    public enum MwProgramKind : int
    {
        /// <summary>A timer.</summary>
        Timer = 0,
        /// <summary>A command triggered by a signal.</summary>
        Event = 1,
        /// <summary>A macro.</summary>
        Macro = 2,
    }

    /// <summary>Properties of an item in a board's program.</summary>
    [Flags]
    public enum MwProgramFlag : uint
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>It was created by this program. Its handle is null if it belongs to a polled logger, was created
        /// by a macro of this program at boot, or is a macro whose recording was abandoned.</summary>
        Own = 0x1,
        /// <summary>A macro that the board executes after each reset.</summary>
        RunsAtBoot = 0x2,
        /// <summary>A timer whose first tick occurs at its start.</summary>
        StartsImmediately = 0x4,
        /// <summary>A macro whose recording was interrupted by a lost link: the board may have it.</summary>
        Unknown = 0x8,
    }

    /// <summary>The phase of a download.</summary>
    public enum DownloadState : int
    {
        /// <summary>Entries are being read, or a page must be acknowledged.</summary>
        Running = 0,
        /// <summary>The link is lost; the download continues on the next link.</summary>
        Waiting = 1,
        /// <summary>The download has ended.</summary>
        Ended = 2,
    }

    /// <summary>Options of a download.</summary>
    [Flags]
    public enum DownloadFlag : uint
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>A page is acknowledged once all of it has been read; samples that the program has not stored by
        /// then are lost with the program. A logger without a stream keeps its page unread, so the download waits,
        /// unless DiscardUnread is set.</summary>
        AutoAcknowledge = 0x1,
        /// <summary>A running log is stopped first, and started again at the end of the download, in its mode or else
        /// MwLogMode.Overwrite; then the operation ends. Until then, the state of the board has MwLogFlag.Paused, even
        /// if the program is killed.</summary>
        GoOn = 0x4,
        /// <summary>Acknowledging a page discards its unread samples, such as those of loggers without a stream, and
        /// counts them.</summary>
        DiscardUnread = 0x2,
    }

    /// <summary>The cause of a gap in a log.</summary>
    public enum DownloadGapCause : int
    {
        /// <summary>The board was reset, and logged nothing until it was started again.</summary>
        Reset = 0,
        /// <summary>The board reported more entries than it sent, twice.</summary>
        NotSent = 1,
        /// <summary>The memory was full, and the oldest entries were overwritten.</summary>
        Overwritten = 2,
    }

    /// <summary>The type of an event; in brackets the member of EventData with its data.</summary>
    public enum VeltoEventType : int
    {
        /// <summary>No event.</summary>
        None = 0,
        /// <summary>An adapter appeared, changed or disappeared [adapter].</summary>
        AdapterChanged = 1,
        /// <summary>Discovery is running.</summary>
        ScanStarted = 2,
        /// <summary>Discovery ended, or cannot start although it is required; Result is the reason, Result.Ok if it
        /// ended on request. Each reason is reported once. ScanStarted follows when discovery is running
        /// again.</summary>
        ScanStopped = 3,
        /// <summary>A device was seen for the first time, or again after it was forgotten [found].</summary>
        DeviceFound = 4,
        /// <summary>The likely devices in range outnumber the players without a device [choice].</summary>
        ChoiceNeeded = 5,
        /// <summary>The state of a link changed [link].</summary>
        LinkChanged = 6,
        /// <summary>A device is ready [connected].</summary>
        DeviceConnected = 7,
        /// <summary>A ready device was disconnected [disconnected].</summary>
        DeviceDisconnected = 8,
        /// <summary>An operation ended; Result is its outcome [op].</summary>
        OperationDone = 9,
        /// <summary>A button was pressed or released [button].</summary>
        Button = 10,
        /// <summary>The packet rate of a device changed [rate].</summary>
        RateModeChanged = 11,
        /// <summary>The player index of a device changed [player].</summary>
        PlayerChanged = 12,
        /// <summary>A calibration was taken, loaded or cleared [calibration].</summary>
        Calibrated = 13,
        /// <summary>This queue lost events [dropped]; always delivered.</summary>
        Dropped = 14,
        /// <summary>Gestures were detected; raised by the poll that detects them [gesture].</summary>
        Gesture = 15,
        /// <summary>The hand was pulled back: a thrust would throw; raised by the poll that detects it.</summary>
        GesturePrimed = 16,
        /// <summary>The device moved; continuous, raised by polls [move].</summary>
        Moved = 17,
        /// <summary>The player should be prompted to calibrate; raised by the first poll that receives packets, once
        /// per device until its calibration is lost.</summary>
        CalibrationWanted = 18,
        /// <summary>An operation made progress [progress].</summary>
        Progress = 19,
        /// <summary>A device changed its services while connected [services].</summary>
        ServicesChanged = 20,
        /// <summary>Notifications ended without the program's request; Result is the reason [subscription].</summary>
        SubscriptionEnded = 21,
        /// <summary>A value arrived in an empty subscription; continuous [subscription].</summary>
        ValuesReady = 22,
        /// <summary>An attempt to connect failed; Result is the reason [connect_failed].</summary>
        ConnectFailed = 23,
        /// <summary>A connected device sent nothing after its start; it is started again.</summary>
        Silent = 24,
        /// <summary>A device was forgotten, by the program or after ten minutes without an advertisement; its handle
        /// is stale.</summary>
        DeviceForgotten = 25,
        /// <summary>A stream ended without the program's request; Result is the reason [stream].</summary>
        StreamEnded = 26,
        /// <summary>A stream drops frames that were not read in time; sent again only after half of the ring has been
        /// read [stream].</summary>
        StreamOverflow = 44,
        /// <summary>The list of signals of a connected device changed; Native.velto_device_list_signals() returns
        /// it.</summary>
        SignalsChanged = 45,
        /// <summary>A frame arrived in an empty stream; continuous [stream].</summary>
        SamplesReady = 27,
        /// <summary>Pairing requires an answer, and the pairing policy is Interactive [pairing].</summary>
        PairingRequested = 28,
        /// <summary>Fingers of a TAP tapped together [tap].</summary>
        Tap = 30,
        /// <summary>A TAP reported a mid-air gesture or a posture of the hand [air_gesture].</summary>
        AirGesture = 31,
        /// <summary>A TAP began or ceased to be a mouse in mid-air [air_state].</summary>
        AirState = 32,
        /// <summary>A TapXR saw the hand click, drag or swipe [hand_gesture].</summary>
        HandGesture = 33,
        /// <summary>Fingers of a TAP are held down or released, in mode TapHold [tap_hold].</summary>
        TapHold = 34,
        /// <summary>A TAP went to standby, or woke up [standby].</summary>
        Standby = 35,
        /// <summary>The shift and switch state of a TAP's keyboard; sent with every tap [keyboard_state].</summary>
        KeyboardState = 36,
        /// <summary>The device information was read, or has changed [details].</summary>
        DetailsRead = 37,
        /// <summary>The state or the activities of a MetaWear board changed [board_state].</summary>
        MwState = 38,
        /// <summary>A detector of a MetaWear board was triggered [detected].</summary>
        MwDetected = 39,
        /// <summary>A monitored pin of a MetaWear board changed, see Native.velto_mw_watch_pin() [pin].</summary>
        MwPin = 43,
        /// <summary>The log of a MetaWear board is 50, 80, 95 or 100 % full; checked once a minute while it runs, and
        /// on connection [log].</summary>
        MwLog = 46,
        /// <summary>A MetaWear board was reset since its clock was last read, as found on connection; its log has
        /// stopped [board_reset].</summary>
        MwBoardReset = 48,
        /// <summary>A page of a download is complete and must be read and acknowledged [page].</summary>
        PageReady = 47,
        /// <summary>The adapter refused a link because its limit is reached, or established more links than the known
        /// limit [link_limit].</summary>
        LinkLimit = 49,
        /// <summary>The pointer of a TAP moved; continuous [mouse].</summary>
        Mouse = 40,
        /// <summary>A TapXR reported the posture of the hand; continuous [hand_state].</summary>
        HandState = 41,
        /// <summary>A TAP reported its orientation; continuous [orientation].</summary>
        TapOrientation = 42,
        /// <summary>A TAP with the framed protocol reported a property [tap_report].</summary>
        TapReport = 68,
        /// <summary>The accuracy of a gyroscope's bias changed [gyro_calibration].</summary>
        GyroCalibration = 69,
        /// <summary>The disk of a store is too slow or too full, or has caught up; Result is the reason of Failed
        /// [store].</summary>
        Store = 51,
        /// <summary>A recorded signal of a connected device has been silent for 3 s, or resumed [track].</summary>
        TrackSilent = 52,
        /// <summary>A session of a store reached its limit, or ended with its download [session].</summary>
        SessionEnded = 53,
    }

    /// <summary>A notice about the disk of a store; each is sent once until the store has caught up.</summary>
    public enum StoreNotice : int
    {
        /// <summary>Half of the memory for uncommitted frames is in use.</summary>
        Behind = 0,
        /// <summary>All of the memory is in use: frames are dropped and counted.</summary>
        Full = 1,
        /// <summary>A commit failed and will be repeated.</summary>
        Failed = 2,
        /// <summary>All frames are on the disk again.</summary>
        CaughtUp = 3,
        /// <summary>The disk has room for less than ten minutes.</summary>
        LowSpace = 4,
    }

    /// <summary>Classes of events, for the masks of queues.</summary>
    [Flags]
    public enum EventClass : ulong
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>Adapters.</summary>
        Adapter = 0x1,
        /// <summary>Discovery and found devices.</summary>
        Scan = 0x2,
        /// <summary>Links.</summary>
        Link = 0x4,
        /// <summary>Ended operations.</summary>
        Operation = 0x8,
        /// <summary>Buttons.</summary>
        Button = 0x10,
        /// <summary>Gestures.</summary>
        Gesture = 0x20,
        /// <summary>Rate modes.</summary>
        RateMode = 0x40,
        /// <summary>Calibration.</summary>
        Calibration = 0x80,
        /// <summary>Player indices.</summary>
        Player = 0x100,
        /// <summary>Streams that ended or overflowed.</summary>
        Stream = 0x200,
        /// <summary>Information and states of wearables.</summary>
        Wearing = 0x400,
        /// <summary>States and detectors of boards.</summary>
        Board = 0x800,
        /// <summary>Progress of operations.</summary>
        Progress = 0x1000,
        /// <summary>Movements; continuous, off unless a mask includes it.</summary>
        Move = 0x100000000,
        /// <summary>Values of subscriptions; continuous, off unless a mask includes it.</summary>
        Value = 0x200000000,
        /// <summary>Frames of streams; continuous, off unless a mask includes it.</summary>
        Samples = 0x400000000,
        /// <summary>Pointers of TAPs; continuous, off unless a mask includes it.</summary>
        Mouse = 0x800000000,
        /// <summary>Postures of hands; continuous, off unless a mask includes it.</summary>
        Hand = 0x1000000000,
        /// <summary>Orientations of TAPs; continuous, off unless a mask includes it.</summary>
        Orientation = 0x2000000000,
        /// <summary>All classes that are not continuous, including those of later versions; the mask of the default
        /// queue.</summary>
        Standard = 0xffffffff,
    }

    /// <summary>The source of a direction.</summary>
    public enum AxisSource : int
    {
        /// <summary>Rotation about x.</summary>
        GyroX = 0,
        /// <summary>Rotation about y.</summary>
        GyroY = 1,
        /// <summary>Rotation about z.</summary>
        GyroZ = 2,
        /// <summary>The rotation channel.</summary>
        Rotation = 3,
    }

    /// <summary>An axis of a device's samples.</summary>
    public enum DeviceAxis : int
    {
        /// <summary>The first axis.</summary>
        First = 0,
        /// <summary>The second axis.</summary>
        Second = 1,
        /// <summary>The third axis.</summary>
        Third = 2,
    }

    /// <summary>The rule that turns a thrust into the power of a throw.</summary>
    public enum PowerLaw : int
    {
        /// <summary>The original rule, rarely below 0.81.</summary>
        Original = 0,
        /// <summary>From 0.2 for a weak throw to 1 for a strong one.</summary>
        Linear = 1,
    }

    /// <summary>The space in which a rotation rate moves the pointer.</summary>
    public enum AimSpace : int
    {
        /// <summary>The axes of the device: x is pitch, z is yaw.</summary>
        Local = 0,
        /// <summary>The axes of a device in a hand: a turn to the side is yaw, at any roll. Gravity only sets the
        /// shares of the axes.</summary>
        Player = 1,
        /// <summary>The axes of the world: yaw is about the vertical, pitch about the level axis.</summary>
        World = 2,
    }

    /// <summary>A gesture that centers a device.</summary>
    public enum RecenterTrigger : int
    {
        /// <summary>None.</summary>
        None = 0,
        /// <summary>A shake.</summary>
        Shake = 1,
        /// <summary>A swing.</summary>
        Swing = 2,
        /// <summary>A throw.</summary>
        Throw = 3,
        /// <summary>The action of the gamepad view.</summary>
        Action = 4,
    }

    /// <summary>Whether players are prompted to calibrate.</summary>
    public enum CalibrationPolicy : int
    {
        /// <summary>When the first packets arrive, until the player has calibrated or declined; not for boards, which
        /// measure their level pose.</summary>
        Ask = 0,
        /// <summary>Only by Native.velto_device_set_calibration_wanted().</summary>
        Never = 1,
    }

    /// <summary>The state of the prompt to calibrate.</summary>
    public enum CalibrationState : int
    {
        /// <summary>There is no prompt, or the device does not send yet.</summary>
        Idle = 0,
        /// <summary>The prompt can be answered.</summary>
        AwaitingPlayer = 1,
        /// <summary>The player has calibrated. The calibration survives lost links.</summary>
        Done = 2,
    }

    /// <summary>The responsiveness of the gamepad view.</summary>
    public enum GamepadStyle : int
    {
        /// <summary>Only deliberate movements.</summary>
        Robust = 0,
        /// <summary>The original style for games: fast, but triggered even by the noise of a resting sensor.</summary>
        Game = 1,
        /// <summary>The original style for menus: calmer.</summary>
        Smooth = 2,
    }

    /// <summary>The kind of velocity to shape.</summary>
    public enum VelocityPreset : int
    {
        /// <summary>The movement of a frame at the fast rate.</summary>
        FrameFast = 0,
        /// <summary>The movement of a frame at the normal rate.</summary>
        FrameNormal = 1,
        /// <summary>The movement of a frame at low power.</summary>
        FrameLowPower = 2,
        /// <summary>The gamepad's velocity at the fast rate.</summary>
        GamepadFast = 3,
        /// <summary>The gamepad's velocity at other rates.</summary>
        GamepadOther = 4,
    }

    /// <summary>The game that a strategy plays.</summary>
    public enum StrategyMode : int
    {
        /// <summary>A paddle that moves with the hand.</summary>
        Pong = 0,
        /// <summary>A row of answers, confirmed by the button.</summary>
        Quiz = 1,
        /// <summary>A throw when a swing to the right has passed its peak.</summary>
        Bowling = 2,
        /// <summary>A throw on a sudden movement to the right; in gesture mode, throws are also a gesture of
        /// VeltoInput.</summary>
        Dart = 3,
    }

    /// <summary>The style of a pong paddle.</summary>
    public enum PongStyle : int
    {
        /// <summary>Follows the hand.</summary>
        Raw = 0,
        /// <summary>Stronger.</summary>
        Arcade = 1,
        /// <summary>Calmer.</summary>
        Smooth = 2,
    }

    /// <summary>The rules of a menu.</summary>
    public enum NavigatorPolicy : int
    {
        /// <summary>The rules of the original framework, in which a continued hold repeats the confirmation.</summary>
        Original = 0,
        /// <summary>More forgiving rules, described above.</summary>
        Comfort = 1,
    }

    /// <summary>The means of confirming an item.</summary>
    public enum Confirmation : int
    {
        /// <summary>A hold or the button.</summary>
        HoldOrButton = 0,
        /// <summary>Only the button.</summary>
        Button = 1,
        /// <summary>Only a hold.</summary>
        Hold = 2,
    }

    /// <summary>The devices whose inputs move a menu.</summary>
    public enum MenuOwnership : int
    {
        /// <summary>The first device that leans or clicks, until its hand has rested for some time.</summary>
        OneHand = 0,
        /// <summary>All devices; a resting hand blocks the focus for the others.</summary>
        All = 1,
        /// <summary>The device set by Native.velto_navigator_set_owner().</summary>
        Bound = 2,
    }

    /// <summary>The menu command of a tap or air gesture.</summary>
    public enum MenuCommand : int
    {
        /// <summary>No command.</summary>
        None = 0,
        /// <summary>Focus the next item.</summary>
        Next = 1,
        /// <summary>Focus the previous item.</summary>
        Previous = 2,
        /// <summary>Confirm the focused item.</summary>
        Activate = 3,
        /// <summary>Remove the focus; the program closes the menu.</summary>
        Leave = 4,
    }

    /// <summary>The hint to display beside a menu.</summary>
    public enum MenuHint : int
    {
        /// <summary>None; there is no menu to show.</summary>
        Hidden = 0,
        /// <summary>Lean to choose.</summary>
        Select = 1,
        /// <summary>Hold or click to confirm.</summary>
        HoldOrClick = 2,
        /// <summary>Click to confirm.</summary>
        Click = 3,
    }

    /// <summary>The model of a simulated device.</summary>
    public enum SimulatorModel : int
    {
        /// <summary>A Triki cap.</summary>
        TrikiCap = 0,
        /// <summary>A device without firmware, which has only the characteristics set by
        /// Native.velto_sim_set_characteristics().</summary>
        Table = 1,
        /// <summary>A Tap Strap 2, with the classic protocol.</summary>
        TapStrap2 = 2,
        /// <summary>A TapXR, with the classic protocol.</summary>
        TapXr = 3,
        /// <summary>A Tap Strap 2 with the framed protocol of newer firmware.</summary>
        TapStrap2Framed = 4,
        /// <summary>A TapXR with the framed protocol of newer firmware.</summary>
        TapXrFramed = 5,
        /// <summary>A MetaMotion R board, with a BMI160, a barometer and a light sensor.</summary>
        MetamotionR = 6,
        /// <summary>A MetaMotion RL board, with a BMI160.</summary>
        MetamotionRl = 7,
        /// <summary>A MetaMotion S board, with a BMI270, a barometer and a light sensor.</summary>
        MetamotionS = 8,
        /// <summary>A MetaEnvironment board, with a barometer and a hygrometer; its accelerometer measures
        /// nothing.</summary>
        Metaenvironment = 9,
    }

    /// <summary>The packet format of a cap's firmware.</summary>
    public enum SimulatorPacketFormat : int
    {
        /// <summary>16 bytes: header, three axes, zeros; sent by current caps.</summary>
        V2 = 0,
        /// <summary>8 bytes: header and three axes.</summary>
        Block = 1,
        /// <summary>16 bytes: one block for tilt and one for rotation rates.</summary>
        TwoBlocks = 2,
        /// <summary>14 bytes: tilt, rotation rates and the rotation channel.</summary>
        SensorFrame14 = 3,
        /// <summary>16 bytes: the same, with flags.</summary>
        SensorFrame16 = 4,
        /// <summary>2 bytes: flags only.</summary>
        Mini = 5,
    }

    /// <summary>Options of a simulated device.</summary>
    [Flags]
    public enum SimulatorFlag : uint
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>Driven by the program instead of its context's backend.</summary>
        Bare = 0x1,
        /// <summary>Its scan response contains the name, instead of the advertising packet.</summary>
        NameInScanResponse = 0x2,
        /// <summary>The host is already paired with it.</summary>
        Bonded = 0x4,
        /// <summary>The host is paired with it, and the host's system has a permanent link, so the device does not
        /// advertise.</summary>
        Connected = 0x8,
        /// <summary>Its link delivers everything at once, until Native.velto_sim_set_link() changes that.</summary>
        IdealLink = 0x10,
        /// <summary>A board has a secure bootloader, which keeps its firmware until a new one is complete, instead of
        /// a legacy bootloader, which erases it first.</summary>
        SecureBootloader = 0x20,
        /// <summary>It is removed as soon as the program creates a simulated device without this option: a default
        /// device for games without hardware.</summary>
        GivesWay = 0x40,
        /// <summary>The bootloader of a board advertises with the next address, like some bootloaders without bonds.
        /// Not supported by bare simulators.</summary>
        BootloaderMoves = 0x80,
    }

    /// <summary>The kind of a script step.</summary>
    public enum SimulatorStepKind : int
    {
        /// <summary>The device lies still, all axes at 0.</summary>
        Rest = 0,
        /// <summary>The axes stay at the amplitude.</summary>
        Hold = 1,
        /// <summary>The axes oscillate between plus and minus the amplitude once per period, beginning at 0.</summary>
        Sweep = 2,
        /// <summary>The axes jump between plus and minus the amplitude, each for half a period.</summary>
        Shake = 3,
        /// <summary>The axes move linearly to the amplitude within the duration, and stay there.</summary>
        Tilt = 4,
        /// <summary>The button goes down and stays down.</summary>
        Press = 5,
        /// <summary>The button goes up.</summary>
        Release = 6,
        /// <summary>A packet is sent every period; with period 0 the device chooses.</summary>
        Rate = 7,
        /// <summary>No packets are sent during the step, while the link stays up.</summary>
        Silence = 8,
        /// <summary>The link breaks, and the device is out of range during the step.</summary>
        LinkLoss = 9,
        /// <summary>The sensor's zero point drifts by the amplitude within the duration, and stays there.</summary>
        Drift = 10,
        /// <summary>Random noise of up to the amplitude is added to every sample.</summary>
        Noise = 11,
        /// <summary>A TAP wearable taps the low five bits of Value, a combination: 1 is the thumb, 16 the pinky;
        /// without any of them nothing happens. The fingers stay down during the step. A board is tapped along the
        /// amplitude, 3 g from above if it is 0; twice, Period (or 0.15 s) apart, if Value is 2.</summary>
        Tap = 12,
        /// <summary>A TAP wearable sees the gesture of code Value; hand states (from 100) continue until the next one;
        /// 301 to 304 are swipes to the left, top, right and bottom. A wrist with a board is raised to look at it (0),
        /// or makes a gesture: 1 pushes the arm down, 2 pivots it up, 3 shakes, 4 flicks in, 5 flicks out.</summary>
        Gesture = 13,
        /// <summary>Shift and switch of a TAP wearable become Value: shift in bits 0 and 1, switch in bits 2 and
        /// 3.</summary>
        Keyboard = 14,
        /// <summary>A TAP wearable is held for the mouse state Value: 0 standby, 1 air mouse, 2 and 3
        /// optical.</summary>
        Posture = 15,
        /// <summary>The battery of a TAP wearable or a board is at Value percent.</summary>
        Battery = 16,
        /// <summary>The axes move by the amplitude per second, and stay where they are at the end of the
        /// step.</summary>
        Turn = 17,
        /// <summary>The wearer of a board walks Value steps within the duration, two per second if it is 0; at most
        /// ten per second.</summary>
        Walk = 18,
        /// <summary>A board falls freely during the step.</summary>
        Fall = 19,
        /// <summary>The charger of a board is off (0), supplies power (1), or also charges its battery (3).</summary>
        Charger = 20,
        /// <summary>The temperature channel Value of a board measures amplitude_x degrees Celsius.</summary>
        Temperature = 21,
        /// <summary>A board is at a pressure of amplitude_x Pa.</summary>
        Pressure = 22,
        /// <summary>The light on a board is amplitude_x lx.</summary>
        Light = 23,
        /// <summary>A board is at a relative humidity of amplitude_x %.</summary>
        Humidity = 24,
        /// <summary>The pin Value of a board is at amplitude_x V.</summary>
        Pin = 25,
        /// <summary>The pin Value of a board is unconnected, as initially, and follows the board's pull.</summary>
        OpenPin = 26,
    }

    /// <summary>The protection of a link.</summary>
    public enum SimulatorSecurity : int
    {
        /// <summary>None.</summary>
        Open = 0,
        /// <summary>Encrypted, which requires pairing.</summary>
        Encrypted = 1,
        /// <summary>Encrypted after a pairing that a person has confirmed.</summary>
        Authenticated = 2,
    }

    /// <summary>The event that triggers a reaction.</summary>
    public enum SimulatorTrigger : int
    {
        /// <summary>A host writes a value that matches the pattern.</summary>
        Write = 0,
        /// <summary>A host enables notifications.</summary>
        Subscribe = 1,
    }

    /// <summary>The response of a reaction.</summary>
    public enum SimulatorAction : int
    {
        /// <summary>Sends the bytes as a notification of the target, if the host has subscribed to it.</summary>
        Notify = 0,
        /// <summary>Makes the bytes the value of the target.</summary>
        SetValue = 1,
        /// <summary>Cancels all waiting actions of the target, such as a stream.</summary>
        Stop = 2,
        /// <summary>Breaks the link.</summary>
        DropLink = 3,
        /// <summary>Refuses the write with att_code; no other reaction is triggered, and the value is
        /// unchanged.</summary>
        Refuse = 4,
    }

    /// <summary>Options of a reaction.</summary>
    [Flags]
    public enum SimulatorReactionFlag : uint
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>The written value must have the size of the pattern, instead of starting with it.</summary>
        Whole = 0x1,
        /// <summary>If it matches, the reactions after it are not considered.</summary>
        Last = 0x2,
    }

    /// <summary>Requests of a host.</summary>
    [Flags]
    public enum SimulatorRequest : uint
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>Reads.</summary>
        Read = 0x1,
        /// <summary>Writes.</summary>
        Write = 0x2,
        /// <summary>Enabling notifications.</summary>
        Subscribe = 0x4,
        /// <summary>Connecting, to a simulator that is not bare.</summary>
        Connect = 0x8,
    }

    /// <summary>The effect of a fault on a request.</summary>
    public enum SimulatorFaultKind : int
    {
        /// <summary>The request fails with att_code, a connection with Result.ConnectFailed, without reaching the
        /// firmware.</summary>
        Refuse = 0,
        /// <summary>The device acts at once, but its response or the discovery of services is delayed. A bare
        /// simulator ignores it.</summary>
        Delay = 1,
        /// <summary>The link breaks before the device answers.</summary>
        DropLink = 2,
    }

    /// <summary>The pairing method of a simulated device.</summary>
    public enum SimulatorPairing : int
    {
        /// <summary>Just Works: the device has neither a display nor keys.</summary>
        JustWorks = 0,
        /// <summary>The device shows the passkey, which is entered on the host.</summary>
        ShowsPasskey = 1,
        /// <summary>The host shows the passkey, which is entered on the device.</summary>
        TakesPasskey = 2,
        /// <summary>Both show the passkey, and a person compares them.</summary>
        ComparesPasskey = 3,
        /// <summary>The device refuses.</summary>
        Refuses = 4,
    }

    /// <summary>The keys of a player.</summary>
    [Flags]
    public enum Key : uint
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>Moves the position to the left.</summary>
        Left = 0x1,
        /// <summary>Moves the position to the right.</summary>
        Right = 0x2,
        /// <summary>Moves the position up.</summary>
        Up = 0x4,
        /// <summary>Moves the position down.</summary>
        Down = 0x8,
        /// <summary>The main button.</summary>
        Button = 0x10,
        /// <summary>Throws when it goes down.</summary>
        Throw = 0x20,
        /// <summary>Shakes when it goes down.</summary>
        Shake = 0x40,
        /// <summary>Swings when it goes down.</summary>
        Swing = 0x80,
    }

    /// <summary>The state of the program's Bluetooth adapter.</summary>
    public enum HostState : int
    {
        /// <summary>It can be used.</summary>
        Ready = 0,
        /// <summary>The adapter is switched off, or the program may not use it.</summary>
        Off = 1,
        /// <summary>There is none.</summary>
        Absent = 2,
    }

    /// <summary>Kinds of requests to the program's Bluetooth stack.</summary>
    public enum HostRequestKind : int
    {
        /// <summary>Report the devices in range.</summary>
        StartScan = 0,
        /// <summary>Stop reporting them; needs no answer.</summary>
        StopScan = 1,
        /// <summary>Establish a link, waiting while the device is out of range, and discover its services.</summary>
        Connect = 2,
        /// <summary>End the link, or the attempt to establish it.</summary>
        Disconnect = 3,
        /// <summary>Read the value of a characteristic, even one longer than a packet.</summary>
        Read = 4,
        /// <summary>Write the value of a characteristic.</summary>
        Write = 5,
        /// <summary>Enable notifications, or else indications.</summary>
        Subscribe = 6,
        /// <summary>Disable them.</summary>
        Unsubscribe = 7,
        /// <summary>Pair with the device and keep the bond.</summary>
        Pair = 8,
        /// <summary>Answer the device's pairing request; needs no answer.</summary>
        AnswerPairing = 9,
        /// <summary>Abandon the pairing; needs no answer.</summary>
        CancelPairing = 10,
        /// <summary>Remove the bond, if there is one.</summary>
        Forget = 11,
        /// <summary>Measure the signal strength of a link: one signed byte, in dBm. Fail with Result.Unsupported if
        /// the stack cannot measure it.</summary>
        ReadRssi = 12,
    }

    /// <summary>The answer to a pairing request.</summary>
    public enum HostPairingAnswer : int
    {
        /// <summary>The passkeys are the same, or pairing without one is accepted.</summary>
        Accept = 0,
        /// <summary>The passkey of the request is the one that the device shows.</summary>
        Passkey = 1,
        /// <summary>Pairing is refused.</summary>
        Reject = 2,
    }

    /// <summary>Properties of a reported device.</summary>
    [Flags]
    public enum HostPeerFlag : uint
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>It is paired, see Native.velto_host_report_bond().</summary>
        Bonded = 0x1,
        /// <summary>It is connected to this machine, for another program.</summary>
        Linked = 0x2,
        /// <summary>It is known but not currently received: it may be out of range.</summary>
        Remembered = 0x4,
    }

    /// <summary>The class of a log line.</summary>
    [Flags]
    public enum LogClass : uint
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>The library cannot continue.</summary>
        Fatal = 0x1,
        /// <summary>Something failed.</summary>
        Error = 0x2,
        /// <summary>Something is unexpected, but work continues.</summary>
        Warning = 0x4,
        /// <summary>Information for users.</summary>
        Info = 0x8,
        /// <summary>Information for maintainers.</summary>
        Debug = 0x10,
        /// <summary>Every packet, in hexadecimal.</summary>
        Packets = 0x20,
        /// <summary>Intervals between packets, and changes of the rate mode.</summary>
        Timing = 0x40,
    }

    /// <summary>The phase of a session.</summary>
    public enum SessionState : int
    {
        /// <summary>No phase.</summary>
        None = 0,
        /// <summary>It is being recorded.</summary>
        Running = 1,
        /// <summary>It was ended.</summary>
        Ended = 2,
        /// <summary>Its program ended without closing it; it ends with its last frame.</summary>
        Recovered = 3,
    }

    /// <summary>The format of a table as text.</summary>
    public enum TableDialect : int
    {
        /// <summary>A date, seconds since the first frame, and a column for each channel, named with its unit; numbers
        /// have the shortest exact digits.</summary>
        Plain = 0,
        /// <summary>The format of MetaWear's framework: Native units with six decimals, angles with four.</summary>
        Original = 1,
        /// <summary>Plain for spreadsheets with a decimal comma: semicolons between the cells, and a byte order
        /// mark.</summary>
        Spreadsheet = 2,
    }

    /// <summary>The interpolation between two frames.</summary>
    public enum FillMethod : int
    {
        /// <summary>Linear; angles and quaternions along the shortest path.</summary>
        Linear = 0,
        /// <summary>The values of the previous frame.</summary>
        Previous = 1,
        /// <summary>The values of the nearest frame.</summary>
        Nearest = 2,
    }

    /// <summary>The clock of a track's times.</summary>
    public enum TimeBase : int
    {
        /// <summary>The clock of the recording context; the session relates it to dates.</summary>
        Clock = 0,
        /// <summary>Nanoseconds since 1970.</summary>
        Utc = 1,
        /// <summary>A clock with unknown dates, such as that of a board after a reset.</summary>
        Unanchored = 2,
    }

    /// <summary>The cause of missing frames.</summary>
    public enum TrackGapKind : int
    {
        /// <summary>No cause.</summary>
        None = 0,
        /// <summary>The link was lost.</summary>
        Link = 1,
        /// <summary>Packets were lost.</summary>
        Packets = 2,
        /// <summary>A queue, or the memory of a board, was full.</summary>
        Overflow = 3,
        /// <summary>The disk was too slow, or full.</summary>
        Disk = 4,
        /// <summary>The machine was asleep, and the clock stopped meanwhile.</summary>
        Sleep = 5,
        /// <summary>The board was reset.</summary>
        Reset = 6,
        /// <summary>A part of the board's log could not be read.</summary>
        Page = 7,
        /// <summary>The connected device sent nothing.</summary>
        Silence = 8,
    }

    /// <summary>The format of a firmware file.</summary>
    public enum FirmwareFormat : int
    {
        /// <summary>Detected from the first bytes: a package or HEX; bin must be specified.</summary>
        Auto = 0,
        /// <summary>A package: images, init packets, and manifest.json.</summary>
        Zip = 1,
        /// <summary>Intel HEX of an application, without gaps. Records of the chip's configuration are
        /// skipped.</summary>
        Hex = 2,
        /// <summary>The bytes of an application.</summary>
        Bin = 3,
    }

    /// <summary>The target of a part of a firmware.</summary>
    public enum FirmwareKind : int
    {
        /// <summary>No part.</summary>
        None = 0,
        /// <summary>The Bluetooth stack of the chip's vendor.</summary>
        Softdevice = 1,
        /// <summary>The bootloader.</summary>
        Bootloader = 2,
        /// <summary>Both, one after the other.</summary>
        SoftdeviceBootloader = 3,
        /// <summary>The application.</summary>
        Application = 4,
    }

    /// <summary>The procedure by which a bootloader receives a part.</summary>
    public enum FirmwareProcedure : int
    {
        /// <summary>Nordic's legacy DFU.</summary>
        Legacy = 0,
        /// <summary>Nordic's secure DFU, with an init packet in protocol buffer format.</summary>
        Secure = 1,
    }

    /// <summary>Properties of a firmware or of a part.</summary>
    [Flags]
    public enum FirmwareFlag : uint
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>The image matches the checksum or hash in its init packet; for a firmware, every image.</summary>
        Checked = 0x1,
        /// <summary>The init packet has a signature, which only Native.velto_firmware_check_signature()
        /// verifies.</summary>
        Signed = 0x2,
        /// <summary>The init packet makes the bootloader ignore versions.</summary>
        Debug = 0x4,
        /// <summary>The signature was verified with the key of Native.velto_firmware_check_signature(); for a
        /// firmware, every signature. Without this flag the signature is not verified.</summary>
        Verified = 0x8,
    }

    /// <summary>Properties of a device that were compared with a firmware.</summary>
    [Flags]
    public enum FirmwareComparison : uint
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>The number of the model.</summary>
        Model = 0x1,
        /// <summary>The revision of the hardware.</summary>
        Hardware = 0x2,
        /// <summary>The version of the bootloader.</summary>
        Bootloader = 0x4,
    }

    /// <summary>The checks that an update skips.</summary>
    [Flags]
    public enum UpdateFlag : uint
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>Accept a battery below 30 % that is not being charged.</summary>
        IgnoreBattery = 0x1,
        /// <summary>Accept entries in the log, which the update may erase.</summary>
        IgnoreLog = 0x2,
        /// <summary>Accept a build of a catalog for a device in its bootloader whose model is unknown.</summary>
        AnyModel = 0x4,
    }

    /// <summary>Properties of an orientation.</summary>
    [Flags]
    public enum OrientationFlag : uint
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>The sensor is at rest.</summary>
        AtRest = 0x1,
        /// <summary>Samples before this sample are missing, or the sample itself is not a measurement.</summary>
        AfterGap = 0x2,
        /// <summary>More than a second is missing: the rotation meanwhile is unknown, and the heading is
        /// unchanged.</summary>
        UnknownGap = 0x4,
        /// <summary>The magnetic field is disturbed, or has never been accepted.</summary>
        FieldDisturbed = 0x8,
        /// <summary>The rotation rate is at the limit of the gyroscope's range: the actual rate may have been
        /// higher.</summary>
        Saturated = 0x10,
    }

    /// <summary>Options of a filter.</summary>
    [Flags]
    public enum OrientationOption : uint
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>Filters forwards and backwards.</summary>
        Offline = 0x1,
        /// <summary>Does not estimate the bias at rest, for slow rotations that look like rest.</summary>
        KeepBiasAtRest = 0x2,
        /// <summary>Does not estimate the bias in motion.</summary>
        KeepBiasInMotion = 0x4,
        /// <summary>Does not reject disturbed magnetic fields.</summary>
        AcceptAnyField = 0x8,
    }
}
