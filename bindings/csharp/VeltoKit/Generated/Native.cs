// The functions of the C API, under their names in C.
//
// Generated from bindings/api; do not edit.

using System;
using System.Runtime.InteropServices;

namespace VeltoKit.Interop
{
    /// <summary>The functions of the library, as they are in C; the headers explain them. Programs use the classes of
    /// VeltoKit, and these for what the classes do not have.</summary>
    public static unsafe class Native
    {
        private const string Library = "veltokit";

        // The library: versions, names of values, the last error

        /// <summary>Return the version of the loaded library as a number.</summary>
        /// <remarks>Compare it with VELTO_VERSION, the version of the headers, or with VELTO_VERSION_NUMBER(major,
        /// minor, patch).</remarks>
        /// <returns>major x 1,000,000 + minor x 1,000 + patch.</returns>
        [DllImport(Library)]
        public static extern uint velto_version_number();

        /// <summary>Return the version of the loaded library as text, such as "0.1.0".</summary>
        /// <returns>static text, never NULL.</returns>
        [DllImport(Library)]
        public static extern byte* velto_version_string();

        /// <summary>Return the source revision from which the library was built, for logs and bug reports
        /// only.</summary>
        /// <remarks>The revision is the output of "git describe" if "make lib" built the library. Other builds, such
        /// as those by the package manager alone, return "unknown".</remarks>
        /// <returns>static text, such as "v0.1.0-12-g1a2b3c4", or "unknown"; never NULL. The format may change at any
        /// time.</returns>
        [DllImport(Library)]
        public static extern byte* velto_version_revision();

        /// <summary>Check that a program and the loaded library are compatible.</summary>
        /// <remarks>Versions are compatible if the major versions are equal and the header's minor version is not
        /// above the library's. The patch number is ignored. Since 0.1, functions are only added. Headers of 0.0 are
        /// never compatible.</remarks>
        /// <param name="header_version">VELTO_VERSION of the header that the program was compiled with.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_VERSION_MISMATCH (another major version, a newer minor version, or
        /// 0.0).</returns>
        [DllImport(Library)]
        public static extern Result velto_abi_check(uint header_version);

        /// <summary>Return the size of a structure in the loaded library.</summary>
        /// <remarks>Bindings compare it with the size of their declaration.</remarks>
        /// <param name="struct_name">name of the structure, such as "velto_error_detail"; at most 128 bytes.</param>
        /// <returns>bytes, or 0 for a name that is not a structure of this interface.</returns>
        [DllImport(Library)]
        public static extern uint velto_abi_struct_size([MarshalAs(UnmanagedType.LPStr)] string struct_name);

        /// <summary>Return the name of a result in the header, such as "VELTO_ERROR_STALE_HANDLE".</summary>
        /// <param name="result">any number.</param>
        /// <returns>static text; "unknown" for an undefined number. Never NULL.</returns>
        [DllImport(Library)]
        public static extern byte* velto_result_name(Result result);

        /// <summary>Return the meaning of a result as a sentence.</summary>
        /// <param name="result">any number.</param>
        /// <returns>static text; "unknown" for an undefined number. Never NULL.</returns>
        [DllImport(Library)]
        public static extern byte* velto_result_message(Result result);

        /// <summary>Return the name of a value in the header, such as "VELTO_LINK_STATE_READY".</summary>
        /// <param name="type">the enumeration, such as VELTO_ENUM_LINK_STATE.</param>
        /// <param name="value">any number.</param>
        /// <returns>static text; "unknown" for an undefined number. Never NULL.</returns>
        [DllImport(Library)]
        public static extern byte* velto_enum_name(VeltoEnum type, int value);

        /// <summary>Return a sentence about the last failure of the calling thread.</summary>
        /// <remarks>The text belongs to the calling thread and changes with its next failing call; a successful call
        /// leaves it unchanged. It does not repeat velto_result_message().</remarks>
        /// <returns>the text, at most 511 bytes of UTF-8; empty if no call of this thread has failed. Never
        /// NULL.</returns>
        [DllImport(Library)]
        public static extern byte* velto_error_message();

        /// <summary>Get the details of the last failure of the calling thread.</summary>
        /// <returns>VELTO_OK (also if no call of this thread has failed).</returns>
        [DllImport(Library)]
        public static extern Result velto_error_get_detail(ErrorDetail* out_detail);

        // Contexts

        /// <summary>Fill a velto_context_def with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_context_def_init(ContextDefinition* def, UIntPtr size);

        /// <summary>Create and start a context.</summary>
        /// <remarks>Most games pass NULL for the definition. The call also succeeds without a radio, and with an
        /// unusable state folder: the log then has a warning, and known devices are lost with the context. Blocks:
        /// bounded; while reading a small file; 1.5 s if it destroys an older context with the same owner
        /// name.</remarks>
        /// <param name="def">the definition. NULL for the defaults.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (a manual clock without PUMPED, or VELTO_BACKEND names an
        /// unknown backend); VELTO_ERROR_UNSUPPORTED (VELTO_BACKEND names host: only the program can provide that
        /// radio); VELTO_ERROR_OUT_OF_MEMORY (no descriptors, threads or handles are left).</returns>
        [DllImport(Library)]
        public static extern Result velto_context_create(ContextDefinition* def, IntPtr* out_context);

        /// <summary>Destroy a context and everything that belongs to it.</summary>
        /// <remarks>Pending operations are cancelled, links established by the context are closed, and all its handles
        /// become stale. The call may be made at any time, and returns when all threads of the context have ended.
        /// NULL and stale pointers are ignored. Blocks: bounded; 10 ms without links, 1.5 s with links; longer while
        /// known devices are written to a slow disk, and 0.5 s longer while another program writes them.</remarks>
        [DllImport(Library)]
        public static extern void velto_context_destroy(IntPtr context);

        /// <summary>Get the current state of a context.</summary>
        [DllImport(Library)]
        public static extern Result velto_context_get_info(IntPtr context, ContextInfo* out_info);

        /// <summary>Get the counters of a context.</summary>
        [DllImport(Library)]
        public static extern Result velto_context_get_stats(IntPtr context, ContextStats* out_stats);

        /// <summary>Get the available features.</summary>
        /// <remarks>Use them in setup screens and bug reports. The features may change at any time.</remarks>
        [DllImport(Library)]
        public static extern Result velto_context_get_features(IntPtr context, Feature* out_features);

        /// <summary>Describe the search for devices in a sentence that a game can show.</summary>
        /// <remarks>The sentence explains why a player has no device: no Bluetooth, with the remedy; no device in
        /// range; more devices than players; a device that is being connected. For translated messages, use the code
        /// `velto_context_info.search_problem`.</remarks>
        [DllImport(Library)]
        public static extern Result velto_context_describe_search(
            IntPtr context, byte* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Get a text with all information needed in a bug report.</summary>
        /// <remarks>The report lists the versions of library, kernel and BlueZ, the permissions of the process, the
        /// adapters, the devices with the route of their notifications, and losses and errors so far, including the
        /// last 64 errors of the message bus. The call reads snapshots and small local files only: it never waits for
        /// another program, and works without a bus. The report contains names and addresses of devices in range.
        /// Blocks: bounded; while reading a few small files of the system.</remarks>
        /// <param name="buffer">receives the report, some kilobytes. It may grow after its size was queried: pass a
        /// larger buffer. The format may change at any time.</param>
        [DllImport(Library)]
        public static extern Result velto_context_describe_support(
            IntPtr context, byte* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Connect likely devices automatically until every player has one.</summary>
        /// <remarks>The context scans while any player lacks a device, and stops when all players have one. It decides
        /// once `settle_time` has passed since the first likely device was seen. If no more likely devices than free
        /// indices are in range, it connects all of them. If there are more, it connects the devices that were
        /// connected before, in this run or an earlier one, if no more of these are in range than free indices; then
        /// it decides again for the indices that remain. Otherwise it connects none, sends VELTO_EVENT_CHOICE_NEEDED,
        /// and continues to scan. Each device gets its previous index, if that is free and less than `players`, or
        /// else the lowest free index. Every connecting device counts as a player, and so does every READY device with
        /// a position or a button, even a board that only measures and has no player index. For each such board, add 1
        /// to `players`. A TAP that is paired with the system is also the system's keyboard. The context does not
        /// connect such a TAP until the program has connected it once or has set its family, unless
        /// `velto_context_def.auto_connect_families` includes TAPs.</remarks>
        /// <param name="players">the number of players; 0 disables auto-connect (0 to 64).</param>
        [DllImport(Library)]
        public static extern Result velto_context_set_auto_connect(IntPtr context, int players);

        /// <summary>Find the device of a player.</summary>
        /// <param name="player_index">the player (0 to 63).</param>
        /// <param name="out_device">receives the device, or null.</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (the player has no device).</returns>
        [DllImport(Library)]
        public static extern Result velto_context_find_player(IntPtr context, int player_index, DeviceId* out_device);

        /// <summary>Swap the devices of two players in one step.</summary>
        /// <remarks>No poll sees either device without a player. If one player has no device, the other player's
        /// device moves there. Each device whose index changes sends VELTO_EVENT_PLAYER_CHANGED.</remarks>
        /// <param name="one">one player (0 to 63).</param>
        /// <param name="other">the other player (0 to 63).</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (neither player has a device).</returns>
        [DllImport(Library)]
        public static extern Result velto_context_swap_players(IntPtr context, int one, int other);

        /// <summary>List the present adapters.</summary>
        /// <remarks>The list is empty until the Bluetooth service has responded, shortly after the context was
        /// created.</remarks>
        [DllImport(Library)]
        public static extern Result velto_context_list_adapters(
            IntPtr context, AdapterInfo* adapters, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Select the adapter for further scans and links.</summary>
        /// <remarks>Links on another adapter stay up.</remarks>
        /// <param name="identifier">the adapter, such as "hci0"; at most 31 bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (no adapter has that name).</returns>
        [DllImport(Library)]
        public static extern Result velto_context_select_adapter(
            IntPtr context, [MarshalAs(UnmanagedType.LPStr)] string identifier);

        /// <summary>Run everything that is due in a pumped context.</summary>
        /// <remarks>The call waits up to the timeout for work, and returns once the work is done. Pass 0 when calling
        /// it once per frame. Threads: one thread at a time per context. Blocks: up to the timeout.</remarks>
        /// <param name="context">a pumped context.</param>
        /// <param name="timeout">longest wait, or VELTO_FOREVER (seconds).</param>
        /// <returns>VELTO_OK (work was done); VELTO_NOTHING (nothing was due); VELTO_ERROR_UNSUPPORTED (the context is
        /// not pumped); VELTO_ERROR_BUSY (another thread dispatches).</returns>
        [DllImport(Library)]
        public static extern Result velto_context_dispatch(IntPtr context, double timeout);

        /// <summary>Get the descriptor that becomes readable when a pumped context has work.</summary>
        /// <remarks>Poll the descriptor, but never read or close it. An event loop needs nothing else: deadlines also
        /// make it readable, except those of a manual clock, so poll(2) needs no timeout.</remarks>
        /// <param name="context">a pumped context.</param>
        /// <param name="out_fd">receives the descriptor, owned by the context.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the context is not pumped).</returns>
        [DllImport(Library)]
        public static extern Result velto_context_get_pump_fd(IntPtr context, int* out_fd);

        /// <summary>Get the time by which a pumped context must be dispatched.</summary>
        /// <param name="context">a pumped context.</param>
        /// <param name="out_deadline_ns">receives the time on the context's clock, which may be past; the largest
        /// number if nothing is due (nanoseconds).</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (nothing is due); VELTO_ERROR_UNSUPPORTED (the context is not
        /// pumped).</returns>
        [DllImport(Library)]
        public static extern Result velto_context_get_next_deadline_ns(IntPtr context, ulong* out_deadline_ns);

        /// <summary>Get the time on the context's clock.</summary>
        /// <remarks>This is the monotonic clock of the system, or the manual clock, which starts at one second. So 0
        /// always means never.</remarks>
        /// <param name="out_time_ns">receives the time (nanoseconds).</param>
        [DllImport(Library)]
        public static extern Result velto_context_get_time_ns(IntPtr context, ulong* out_time_ns);

        /// <summary>Convert a time on the context's clock to a date.</summary>
        /// <remarks>Use it with the timestamps of events, values and frames. The date follows the system's clock, even
        /// if that was set since. The context's clock stops while the machine sleeps; a time before a sleep keeps its
        /// date. On a manual clock, dates continue from the system's date when the context was created.</remarks>
        /// <param name="timestamp_ns">a time on the context's clock (nanoseconds).</param>
        /// <param name="out_utc_ns">receives the time since 1970-01-01 00:00 UTC (nanoseconds).</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the time is more than ten years ahead of the
        /// clock).</returns>
        [DllImport(Library)]
        public static extern Result velto_context_get_utc_ns(IntPtr context, ulong timestamp_ns, ulong* out_utc_ns);

        /// <summary>Get the same moment on both clocks, to convert dates to times of the context.</summary>
        /// <param name="out_time_ns">receives the time on the context's clock (nanoseconds).</param>
        /// <param name="out_utc_ns">receives the same moment, since 1970-01-01 00:00 UTC (nanoseconds).</param>
        [DllImport(Library)]
        public static extern Result velto_context_get_clock_anchor(
            IntPtr context, ulong* out_time_ns, ulong* out_utc_ns);

        /// <summary>Advance a manual clock, and run everything that becomes due, in order.</summary>
        /// <remarks>The cost grows with the work. A year without work is one step; if the context has found devices,
        /// it takes half a second, since their presence is checked every minute. Simulated devices cost a fraction of
        /// a microsecond per packet and advertisement: an hour of one cap that streams 100 packets per second takes
        /// about 0.3 s. Threads: one thread at a time per context. Blocks: bounded; while running everything that
        /// becomes due.</remarks>
        /// <param name="context">a pumped context with a manual clock.</param>
        /// <param name="seconds">the time to advance (seconds, 0 to 31536000).</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the clock is not manual); VELTO_ERROR_BUSY (another thread
        /// dispatches).</returns>
        [DllImport(Library)]
        public static extern Result velto_context_advance_clock(IntPtr context, double seconds);

        /// <summary>Advance a manual clock to a timestamp, and run everything that becomes due, in order.</summary>
        /// <remarks>The result is exact to the nanosecond, while each step of velto_context_advance_clock() is
        /// rounded. Threads: one thread at a time per context. Blocks: bounded; while running everything that becomes
        /// due.</remarks>
        /// <param name="context">a pumped context with a manual clock.</param>
        /// <param name="timestamp_ns">the time on the context's clock, at most a year ahead (nanoseconds).</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (timestamp_ns is in the past or more than a year ahead);
        /// VELTO_ERROR_UNSUPPORTED (the clock is not manual); VELTO_ERROR_BUSY (another thread dispatches).</returns>
        [DllImport(Library)]
        public static extern Result velto_context_advance_clock_to(IntPtr context, ulong timestamp_ns);

        // Operations: asynchronous requests

        /// <summary>Get information about an operation.</summary>
        [DllImport(Library)]
        public static extern Result velto_op_get_info(OperationId op, OperationInfo* out_info);

        /// <summary>Get the outcome of an operation.</summary>
        /// <param name="out_result">receives VELTO_OK or the reason for the failure; VELTO_PENDING while it has not
        /// ended.</param>
        /// <returns>VELTO_OK; VELTO_PENDING (it has not ended).</returns>
        [DllImport(Library)]
        public static extern Result velto_op_get_result(OperationId op, Result* out_result);

        /// <summary>Get the reason why an operation failed.</summary>
        /// <param name="buffer">receives one sentence; empty if the operation succeeded or has not ended.</param>
        /// <returns>VELTO_OK; VELTO_PENDING (it has not ended).</returns>
        [DllImport(Library)]
        public static extern Result velto_op_get_error(
            OperationId op, byte* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Get the details of an operation's failure.</summary>
        /// <remarks>Use them in bug reports, or to handle the error codes of a device.</remarks>
        /// <param name="out_detail">receives the details, as velto_error_get_detail() returns them for calls;
        /// `function` is empty.</param>
        /// <returns>VELTO_OK (also if it succeeded, with VELTO_OK as the `code`); VELTO_PENDING (it has not
        /// ended).</returns>
        [DllImport(Library)]
        public static extern Result velto_op_get_error_detail(OperationId op, ErrorDetail* out_detail);

        /// <summary>Wait until an operation has ended.</summary>
        /// <remarks>The call succeeds even if the operation failed: `out_result` is the outcome, and
        /// velto_op_get_error() returns the reason. A pumped context dispatches meanwhile; a manual clock advances by
        /// up to the timeout. The operation's event is not consumed. A negative timeout waits until the operation has
        /// ended. A download ends only after the program has acknowledged every page: wait for it in short steps.
        /// Blocks: up to the timeout.</remarks>
        /// <param name="timeout">longest wait; VELTO_FOREVER, or any negative number, waits until it has ended
        /// (seconds).</param>
        /// <param name="out_result">receives the outcome: VELTO_OK or the reason for the failure; VELTO_PENDING while
        /// it has not ended. May be NULL.</param>
        /// <returns>VELTO_OK (it has ended); VELTO_PENDING (it has not ended).</returns>
        [DllImport(Library)]
        public static extern Result velto_op_wait(OperationId op, double timeout, Result* out_result);

        /// <summary>Cancel an operation.</summary>
        /// <remarks>The operation then ends with VELTO_ERROR_CANCELLED, unless it ends with another result
        /// first.</remarks>
        /// <returns>VELTO_OK; VELTO_UNCHANGED (it has already ended).</returns>
        [DllImport(Library)]
        public static extern Result velto_op_cancel(OperationId op);

        // Devices: scanning, connecting, and known devices

        /// <summary>Fill a velto_scan_options with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_scan_options_init(ScanOptions* options, UIntPtr size);

        /// <summary>Scan for devices until velto_context_stop_scan().</summary>
        /// <remarks>The operation ends when discovery runs. Each found device sends VELTO_EVENT_DEVICE_FOUND and is
        /// listed by velto_context_list_devices(). It stays listed, and later scans send no event for it. There is no
        /// service filter, since wearables do not advertise their services reliably.</remarks>
        /// <param name="options">the options. NULL for the defaults.</param>
        /// <returns>VELTO_OK (the operation has started; without a radio it fails); VELTO_ERROR_BUSY (64 operations
        /// are pending on the context).</returns>
        [DllImport(Library)]
        public static extern Result velto_context_start_scan(IntPtr context, ScanOptions* options, OperationId* out_op);

        /// <summary>Stop scanning.</summary>
        /// <remarks>Auto-connect continues to scan while players lack devices. Discovery ends shortly after the call,
        /// reported by VELTO_EVENT_SCAN_STOPPED.</remarks>
        [DllImport(Library)]
        public static extern Result velto_context_stop_scan(IntPtr context);

        /// <summary>List the devices of the context, in the order in which they were first seen.</summary>
        [DllImport(Library)]
        public static extern Result velto_context_list_devices(
            IntPtr context, DeviceId* devices, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Find a device by identifier, address or name.</summary>
        /// <remarks>A known device can be found by its identifier even before it is seen; velto_device_connect() then
        /// scans for it.</remarks>
        /// <param name="text">identifier ("bluez:AA:BB:CC:DD:EE:FF"), address in any usual spelling, or name; the
        /// first match in this order is returned. If several devices have the name, the one with the strongest signal
        /// is returned; at most 255 bytes.</param>
        /// <param name="out_device">receives the device, or null.</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (no device matches).</returns>
        [DllImport(Library)]
        public static extern Result velto_context_find_device(
            IntPtr context, [MarshalAs(UnmanagedType.LPStr)] string text, DeviceId* out_device);

        /// <summary>Return whether a handle names a live device.</summary>
        /// <param name="device">any bits.</param>
        /// <returns>1 for a device that exists, connected or not; otherwise 0.</returns>
        [DllImport(Library)]
        public static extern VeltoBool velto_device_is_valid(DeviceId device);

        /// <summary>Get information about a device.</summary>
        [DllImport(Library)]
        public static extern Result velto_device_get_info(DeviceId device, DeviceInfo* out_info);

        /// <summary>Get the last known name of a device.</summary>
        /// <remarks>Returns "Unknown" until a name is known. Invalid UTF-8 from devices is repaired.</remarks>
        [DllImport(Library)]
        public static extern Result velto_device_get_name(
            DeviceId device, byte* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Get a device information text.</summary>
        /// <remarks>The texts are read shortly after the device becomes READY, if its family provides them. They are
        /// kept when the link ends.</remarks>
        /// <param name="buffer">receives the text, empty for none.</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (the device does not provide it, or was never READY).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_get_detail(
            DeviceId device, Detail detail, byte* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Read the battery charge of a device into velto_device_info.</summary>
        /// <remarks>The charge is read from the device, or from the system if the system reserves the battery service
        /// of the device. The operation fails with VELTO_ERROR_UNSUPPORTED if neither provides the charge. BlueZ may
        /// provide it only some seconds after the device is READY.</remarks>
        /// <param name="device">a device that is READY.</param>
        /// <param name="out_op">receives the operation, whose value is the percentage, one byte.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_read_battery(DeviceId device, OperationId* out_op);

        /// <summary>Read the signal strength of the link to a device into velto_device_info.</summary>
        /// <remarks>The operation fails with VELTO_ERROR_UNSUPPORTED if the stack does not provide it. BlueZ provides
        /// it only while the device advertises during a scan, even if it is connected.</remarks>
        /// <param name="device">a device that is READY.</param>
        /// <param name="out_op">receives the operation, whose value is the strength in dBm, one signed byte.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_read_rssi(DeviceId device, OperationId* out_op);

        /// <summary>Get the manufacturer data in the newest advertisement of a device.</summary>
        /// <remarks>The data is updated by every advertisement that contains manufacturer data, until
        /// velto_device_clear_advertised_name(). If an advertisement contains several entries, the call returns one
        /// that the previous advertisement did not contain.</remarks>
        /// <param name="out_company">receives the number of the company, assigned by the Bluetooth SIG. May be
        /// NULL.</param>
        /// <param name="buffer">receives the bytes after the company number.</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (none has been received).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_get_manufacturer_data(
            DeviceId device, ushort* out_company, void* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Get the name in the newest advertisement of a device.</summary>
        /// <remarks>The name is updated by every advertisement, until velto_device_clear_advertised_name(). Cached
        /// names of devices that do not advertise are ignored.</remarks>
        /// <param name="buffer">receives the name, empty for none.</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (no name has been received).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_get_advertised_name(
            DeviceId device, byte* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Clear the advertised name and manufacturer data of a device, to detect whether they are received
        /// again.</summary>
        [DllImport(Library)]
        public static extern Result velto_device_clear_advertised_name(DeviceId device);

        /// <summary>Get the identifier of a device, which survives restarts of the program.</summary>
        /// <remarks>Identifiers begin with "bluez:", "sim:", "host:", "ingest:" or "virtual:", such as
        /// "bluez:AA:BB:CC:DD:EE:FF". velto_context_find_device() accepts them.</remarks>
        [DllImport(Library)]
        public static extern Result velto_device_get_identifier(
            DeviceId device, byte* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Get the capabilities of a device, as flags.</summary>
        /// <param name="out_capabilities">receives the flags; none while the family is unknown.</param>
        [DllImport(Library)]
        public static extern Result velto_device_get_capabilities(DeviceId device, Capability* out_capabilities);

        /// <summary>Return whether a device has all of the given capabilities.</summary>
        /// <param name="capabilities">one or more flags.</param>
        /// <returns>1 if it has all of them; 0 if not, or if an argument is invalid.</returns>
        [DllImport(Library)]
        public static extern VeltoBool velto_device_has_capability(DeviceId device, Capability capabilities);

        /// <summary>Set the family of a device, overriding the detected family.</summary>
        /// <remarks>The capabilities change at once. If the device is connected, the session of the previous family
        /// ends, and a session of the new family begins. The choice is kept across runs of the program. UNKNOWN
        /// restores the detected family.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is virtual).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_set_family(DeviceId device, Family family);

        /// <summary>Fill a velto_connect_options with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_connect_options_init(ConnectOptions* options, UIntPtr size);

        /// <summary>Connect to a device.</summary>
        /// <remarks>The operation ends when the device is READY; if it is already READY, at once. The context then
        /// also re-establishes the link after a loss, see velto_device_set_reconnect_policy(). Within the timeout, an
        /// attempt is repeated after a delay of 0.25 s to 4 s if the link was refused (CONNECT_FAILED), if it was lost
        /// during discovery, setup or subscription (DISCONNECTED), or if a request received no response (TIMEOUT, IO).
        /// Each failed attempt sends VELTO_EVENT_CONNECT_FAILED, with `will_retry` if another attempt follows. The
        /// last of these events reports the last failure, or TIMEOUT if the timeout ended an attempt. A cancelled
        /// connect sends no event. The error of the operation lists the attempts. An adapter supports a few links,
        /// often 4 to 10, and refuses more. The library learns the limit from refused links, see
        /// VELTO_EVENT_LINK_LIMIT. Further devices stay CONNECTING until a link ends, and are connected in the order
        /// of the calls. After `turn_timeout`, the operation ends with VELTO_ERROR_OUT_OF_MEMORY. Other failures end
        /// the operation at once: pairing that is refused or required, a device of another family (UNSUPPORTED), a
        /// missing permission, unexpected services (PROTOCOL, REJECTED), and a missing radio. If only the radio is
        /// missing, the request is kept: the link is established once there is a radio.</remarks>
        /// <param name="options">the options. NULL for the defaults.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_BUSY (256 operations are pending on the device); VELTO_ERROR_UNSUPPORTED
        /// (the device is an ingest device, which has no link).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_connect(DeviceId device, ConnectOptions* options, OperationId* out_op);

        /// <summary>Scan for a device by identifier, address or name, and connect to it.</summary>
        /// <remarks>The context scans until the device is found; the operation ends when the device is READY.
        /// velto_op_get_info() and the event of the operation return the device. If several devices with the name are
        /// seen within the settle time, the one with the strongest signal is connected, and the log lists them. With
        /// VELTO_CONTEXT_UNIQUE_NAMES the operation fails instead.</remarks>
        /// <param name="text">identifier ("bluez:AA:BB:CC:DD:EE:FF"), address or name; at most 255 bytes.</param>
        /// <param name="timeout">time limit for the device to become READY (seconds, 0.1 to 300).</param>
        /// <param name="out_device">receives the device, or null if it has not been found yet. May be NULL.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the text is empty, an impossible address, or with
        /// UNIQUE_NAMES the name of several devices); VELTO_ERROR_BUSY (256 operations are pending on the device, or
        /// 64 on the context); VELTO_ERROR_UNSUPPORTED (the device is an ingest device, which has no link).</returns>
        [DllImport(Library)]
        public static extern Result velto_context_connect_device(
            IntPtr context, [MarshalAs(UnmanagedType.LPStr)] string text, double timeout, DeviceId* out_device,
            OperationId* out_op);

        /// <summary>Close the link of a device, or cancel the attempt to establish one.</summary>
        /// <remarks>Only links established by this context are closed. The device is not connected again until the
        /// program requests it.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_disconnect(DeviceId device, OperationId* out_op);

        /// <summary>Forget a device, including its bond with the system and all saved state.</summary>
        /// <remarks>The link is closed first; the device's entry among the known devices and its profile are removed.
        /// The handle is stale once the operation has ended, even if it failed because the system could not remove the
        /// bond. Until then, connecting, pairing and updating the device fail with VELTO_ERROR_STALE_HANDLE.
        /// velto_context_forget_known_device() does the same for a device that is not present.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_forget(DeviceId device, OperationId* out_op);

        /// <summary>Set whether a lost link of a device is re-established.</summary>
        /// <param name="policy">the policy; AUTOMATIC for new devices.</param>
        [DllImport(Library)]
        public static extern Result velto_device_set_reconnect_policy(DeviceId device, ReconnectPolicy policy);

        /// <summary>Get the link statistics of a device.</summary>
        [DllImport(Library)]
        public static extern Result velto_device_get_link_stats(DeviceId device, LinkStats* out_stats);

        /// <summary>Play a pattern with the motor of a device.</summary>
        /// <remarks>A new pattern replaces the current one. The operation ends when the device has accepted the
        /// pattern. It fails with VELTO_ERROR_UNSUPPORTED if hardware or firmware cannot vibrate, and with
        /// VELTO_ERROR_NOT_CONNECTED if the device is not READY. A TAP accepts 18 durations in steps of 10 ms up to
        /// 2.55 s, and has a single strength. A MetaWear board accepts all durations, in steps of 1 ms: the library
        /// sends each pulse at its time. Durations are rounded down to steps. The call returns VELTO_TRUNCATED if the
        /// device plays anything but the exact pattern. Without durations, or at strength 0, nothing is sent, and
        /// nothing counts as truncated.</remarks>
        /// <param name="durations">alternating seconds of vibration and pause, each 0 to 10; at most 1024.</param>
        /// <param name="strength">the strength; a TAP has only 0 and full strength (0 to 1).</param>
        /// <returns>VELTO_OK; VELTO_TRUNCATED (the device plays only the first durations, or shorter ones);
        /// VELTO_ERROR_UNSUPPORTED (the device has no motor, such as a cap); VELTO_ERROR_BUSY (256 operations are
        /// pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_play_haptic(
            DeviceId device, double* durations, UIntPtr count, double strength, OperationId* out_op);

        /// <summary>Signal a short pulse by the motor or the light of a device, such as for a hit.</summary>
        /// <remarks>A TAP vibrates for 80 ms. A MetaWear board vibrates for 80 ms if it has a motor driver, and its
        /// LED flashes white once, replacing a playing pattern. Caps, virtual devices and devices whose packets the
        /// program feeds have neither motor nor light. The operation ends when the device has accepted the pulse; it
        /// fails with VELTO_ERROR_NOT_CONNECTED if the device is not READY.</remarks>
        /// <param name="out_op">receives the operation; the null handle for NOTHING.</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (the device has neither motor nor light); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_play_pulse(DeviceId device, OperationId* out_op);

        /// <summary>Play a pattern with the motors of all devices that are READY and can vibrate.</summary>
        /// <remarks>This is velto_device_play_haptic() on each of them. The operation ends when the last device has
        /// accepted the pattern. It fails with VELTO_ERROR_UNSUPPORTED if no device that is READY can vibrate, and
        /// with the error of the device that failed otherwise.</remarks>
        /// <param name="durations">alternating seconds of vibration and pause, each 0 to 10; at most 1024.</param>
        /// <param name="strength">the strength; a TAP has only 0 and full strength (0 to 1).</param>
        /// <returns>VELTO_OK; VELTO_TRUNCATED (a device plays only the first durations, or shorter ones);
        /// VELTO_ERROR_BUSY (64 operations are pending on the context).</returns>
        [DllImport(Library)]
        public static extern Result velto_context_play_haptic(
            IntPtr context, double* durations, UIntPtr count, double strength, OperationId* out_op);

        /// <summary>Set the policy for pairing requests.</summary>
        /// <remarks>A pairing in progress keeps its policy.</remarks>
        /// <param name="policy">the policy; SYSTEM for new contexts.</param>
        [DllImport(Library)]
        public static extern Result velto_context_set_pairing_policy(IntPtr context, PairingPolicy policy);

        /// <summary>Get the policy for pairing requests.</summary>
        [DllImport(Library)]
        public static extern Result velto_context_get_pairing_policy(IntPtr context, PairingPolicy* out_policy);

        /// <summary>Pair with a device, and connect it first if necessary.</summary>
        /// <remarks>The operation ends when the bond exists, without waiting for the device to be READY. The link
        /// stays up, as after velto_device_connect(). Cancelling the operation cancels the pairing.
        /// velto_op_get_error() returns the remedy of a failure. The operation fails with: - VELTO_ERROR_REJECTED if
        /// the device, its user or the policy refuses; - VELTO_ERROR_PAIRING_REQUIRED if pairing fails, for example
        /// because of a wrong passkey; - VELTO_ERROR_TIMEOUT if the device is not reached within 30 s, or not paired
        /// within a further 60 s; - VELTO_ERROR_DISCONNECTED if the link is lost; - VELTO_ERROR_NOT_FOUND if the
        /// device was not seen since the start; - VELTO_ERROR_BUSY if another device is being paired by another
        /// policy.</remarks>
        /// <returns>VELTO_OK; VELTO_UNCHANGED (the device is already paired: the operation ends at once);
        /// VELTO_ERROR_BUSY (256 operations are pending on the device); VELTO_ERROR_UNSUPPORTED (the device has no
        /// link).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_pair(DeviceId device, OperationId* out_op);

        /// <summary>Answer a pairing request of a device, reported by VELTO_EVENT_PAIRING_REQUESTED.</summary>
        /// <remarks>A request that is not answered within 25 s is refused. SHOW_PASSKEY needs no answer: cancel the
        /// pairing operation to refuse.</remarks>
        /// <param name="accepts">1 if the passkeys match, a passkey was entered, or pairing is accepted; 0 to
        /// refuse.</param>
        /// <param name="passkey">the entered passkey of ENTER_PASSKEY; otherwise ignored (0 to 999999).</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_STATE (no pairing request is pending).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_reply_pairing(DeviceId device, VeltoBool accepts, uint passkey);

        /// <summary>List the devices that were connected before, the most recently connected first.</summary>
        /// <remarks>The list contains devices of the context's backends, present or not. Unlike
        /// velto_context_list_devices(), it needs no scan.</remarks>
        [DllImport(Library)]
        public static extern Result velto_context_list_known_devices(
            IntPtr context, KnownDevice* devices, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Connect the device that was connected last, in this run of the program or an earlier
        /// one.</summary>
        /// <remarks>The call disables auto-connect. A device known to the system is connected directly; any other
        /// device is connected as soon as a scan finds it. Without a radio the operation fails, but the request is
        /// kept: the device is connected once there is a radio, unless velto_device_disconnect() withdraws the
        /// request.</remarks>
        /// <param name="options">the options. NULL for the defaults.</param>
        /// <param name="out_device">receives the device, or null. May be NULL.</param>
        /// <param name="out_op">receives the operation, or null.</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (no device was ever connected); VELTO_ERROR_BUSY (256 operations are
        /// pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_context_connect_last_device(
            IntPtr context, ConnectOptions* options, DeviceId* out_device, OperationId* out_op);

        /// <summary>Forget a device, present or not.</summary>
        /// <remarks>For a device that the context has seen, this is velto_device_forget(). For any other device, the
        /// entry among the known devices and the profile are removed; a bond with the system stays. Blocks: bounded;
        /// while removing a file.</remarks>
        /// <param name="identifier">the device's identifier; at most 255 bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (no known device has that identifier); VELTO_ERROR_BUSY (256
        /// operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_context_forget_known_device(
            IntPtr context, [MarshalAs(UnmanagedType.LPStr)] string identifier, OperationId* out_op);

        /// <summary>Give a device a player index, or remove it.</summary>
        /// <remarks>Another device with that index loses it. A device with a position or a button gets an index when
        /// it becomes READY: its index of an earlier run, if free, or else the lowest free index.</remarks>
        /// <param name="player_index">the index; -1 removes it (-1 to 63).</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device has neither a position nor a button).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_set_player_index(DeviceId device, int player_index);

        /// <summary>Set the user data of a device, for instance a pointer, which its events contain.</summary>
        /// <param name="user_data">the number, which the library never interprets.</param>
        [DllImport(Library)]
        public static extern Result velto_device_set_user_data(DeviceId device, ulong user_data);

        /// <summary>Get the number set by velto_device_set_user_data().</summary>
        /// <param name="out_user_data">receives the number; 0 for a new device.</param>
        [DllImport(Library)]
        public static extern Result velto_device_get_user_data(DeviceId device, ulong* out_user_data);

        /// <summary>Set whether a device is kept when it is out of range, instead of forgotten.</summary>
        /// <param name="is_kept">1 to keep it, 0 to let it be forgotten.</param>
        [DllImport(Library)]
        public static extern Result velto_device_set_kept(DeviceId device, VeltoBool is_kept);

        // Raw access: services, values and notifications of any device

        /// <summary>List the services of a device that is READY.</summary>
        /// <remarks>VELTO_EVENT_SERVICES_CHANGED reports changes while the device is connected.</remarks>
        /// <param name="services">receives the services, ordered by handle.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_CONNECTED (it is not READY).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_list_services(
            DeviceId device, GattService* services, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>List the characteristics of a device that is READY.</summary>
        /// <param name="characteristics">receives the characteristics, ordered by handle.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_CONNECTED (it is not READY).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_list_characteristics(
            DeviceId device, GattCharacteristic* characteristics, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>List the descriptors of a device that is READY, as far as its backend reports them.</summary>
        /// <param name="descriptors">receives the descriptors, ordered by handle.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_CONNECTED (it is not READY).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_list_descriptors(
            DeviceId device, GattDescriptor* descriptors, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Find a characteristic by its UUID.</summary>
        /// <param name="service">the service that holds it; VELTO_NULL_UUID for any.</param>
        /// <param name="uuid">its UUID.</param>
        /// <param name="out_characteristic">receives the value handle of the first match, or 0.</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (there is no such characteristic); VELTO_ERROR_NOT_CONNECTED (the device
        /// is not READY).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_find_characteristic(
            DeviceId device, Uuid service, Uuid uuid, ushort* out_characteristic);

        /// <summary>Convert text to a UUID.</summary>
        /// <param name="text">36 characters, or 32 without the hyphens, or the 4 or 8 hexadecimal digits of an
        /// assigned number; at most 64 bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_FORMAT (the text is not a UUID).</returns>
        [DllImport(Library)]
        public static extern Result velto_uuid_parse([MarshalAs(UnmanagedType.LPStr)] string text, Uuid* out_uuid);

        /// <summary>Convert a UUID to text, such as "0000180f-0000-1000-8000-00805f9b34fb".</summary>
        /// <param name="buffer">receives 36 characters and the NUL.</param>
        [DllImport(Library)]
        public static extern Result velto_uuid_to_text(Uuid uuid, byte* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Read the value of a characteristic, even one longer than a packet.</summary>
        /// <remarks>The operation fails with VELTO_ERROR_NOT_FOUND if the device has no such value handle.</remarks>
        /// <param name="characteristic">value handle.</param>
        /// <param name="timeout">time limit for the response (seconds, 0.01 to 300).</param>
        /// <param name="out_op">receives the operation; velto_op_get_value() returns the value.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_read_value(
            DeviceId device, ushort characteristic, double timeout, OperationId* out_op);

        /// <summary>Read the value of the first characteristic with a UUID.</summary>
        /// <remarks>Use it for characteristics that a device has once, such as its battery level,
        /// VELTO_UUID16(0x2a19).</remarks>
        /// <param name="timeout">time limit for the response (seconds, 0.01 to 300).</param>
        /// <param name="out_op">receives the operation; velto_op_get_value() returns the value.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_CONNECTED (the device is not READY); VELTO_ERROR_NOT_FOUND (it has no
        /// such characteristic); VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_read_uuid(
            DeviceId device, Uuid uuid, double timeout, OperationId* out_op);

        /// <summary>Write the value of a characteristic; writes to one device keep the order of the calls.</summary>
        /// <remarks>The operation fails with VELTO_ERROR_NOT_FOUND if the device has no such value handle.</remarks>
        /// <param name="characteristic">value handle.</param>
        /// <param name="kind">with or without response.</param>
        /// <param name="bytes">the value; copied; at most 512 bytes.</param>
        /// <param name="timeout">time limit for the response (seconds, 0.01 to 300).</param>
        /// <returns>VELTO_OK; VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_write_value(
            DeviceId device, ushort characteristic, WriteKind kind, void* bytes, UIntPtr size, double timeout,
            OperationId* out_op);

        /// <summary>Wait for the next notified value that begins with the given bytes.</summary>
        /// <remarks>If a device replies to a write with a notification, await first, then write. The characteristic
        /// must be subscribed to; its subscriptions also receive the value. Radio: none.</remarks>
        /// <param name="characteristic">value handle.</param>
        /// <param name="prefix">the first bytes of the value; none matches any value; at most 512 bytes.</param>
        /// <param name="timeout">time limit for the value (seconds, 0.01 to 300).</param>
        /// <param name="out_op">receives the operation; velto_op_get_value() returns the value.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_await_value(
            DeviceId device, ushort characteristic, void* prefix, UIntPtr size, double timeout, OperationId* out_op);

        /// <summary>Get the bytes that an operation received.</summary>
        /// <param name="op">a read, or a wait for a value.</param>
        /// <param name="buffer">receives the value, at most VELTO_VALUE_MAX bytes; empty for other operations.</param>
        /// <returns>VELTO_OK; VELTO_PENDING (it has not ended); VELTO_NOTHING (it failed).</returns>
        [DllImport(Library)]
        public static extern Result velto_op_get_value(
            OperationId op, void* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Fill a velto_subscription_def with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_subscription_def_init(SubscriptionDefinition* def, UIntPtr size);

        /// <summary>Subscribe to the notifications or indications of a characteristic.</summary>
        /// <remarks>The device must be READY. The operation ends with VELTO_ERROR_PAIRING_REQUIRED if the
        /// characteristic is secured, and with VELTO_ERROR_IN_USE if another program holds it. Cancelling the
        /// operation does not end the subscription.</remarks>
        /// <param name="characteristic">value handle.</param>
        /// <param name="def">the definition. NULL for the defaults.</param>
        /// <param name="out_subscription">receives the subscription, which the program destroys.</param>
        /// <param name="out_op">receives the operation, which ends when the device has confirmed the
        /// subscription.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_BUSY (256 operations are pending on the device); VELTO_ERROR_OUT_OF_MEMORY
        /// (no handles left).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_subscribe(
            DeviceId device, ushort characteristic, SubscriptionDefinition* def, SubscriptionId* out_subscription,
            OperationId* out_op);

        /// <summary>Subscribe to the first characteristic with a UUID.</summary>
        /// <remarks>This is velto_device_subscribe() for characteristics that a device has once.</remarks>
        /// <param name="def">the definition. NULL for the defaults.</param>
        /// <param name="out_subscription">receives the subscription, which the program destroys.</param>
        /// <param name="out_op">receives the operation, which ends when the device has confirmed.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_CONNECTED (the device is not READY); VELTO_ERROR_NOT_FOUND (it has no
        /// such characteristic); VELTO_ERROR_BUSY (256 operations are pending on the device);
        /// VELTO_ERROR_OUT_OF_MEMORY (no handles left).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_subscribe_uuid(
            DeviceId device, Uuid uuid, SubscriptionDefinition* def, SubscriptionId* out_subscription, OperationId*
            out_op);

        /// <summary>Take the oldest waiting value.</summary>
        /// <remarks>Threads: one thread at a time per object.</remarks>
        /// <returns>VELTO_OK; VELTO_NOTHING (no value waits).</returns>
        [DllImport(Library)]
        public static extern Result velto_subscription_poll_value(SubscriptionId subscription, Value* out_value);

        /// <summary>Get information about a subscription.</summary>
        [DllImport(Library)]
        public static extern Result velto_subscription_get_info(
            SubscriptionId subscription, SubscriptionInfo* out_info);

        /// <summary>Get the reason why a subscription ended by itself.</summary>
        /// <param name="buffer">receives one sentence; empty if it has not ended by itself.</param>
        [DllImport(Library)]
        public static extern Result velto_subscription_get_error(
            SubscriptionId subscription, byte* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Get the details of the failure that ended a subscription.</summary>
        /// <param name="out_detail">receives the details; `function` is empty.</param>
        /// <returns>VELTO_OK (also if it has not ended by itself, with VELTO_OK as the `code`).</returns>
        [DllImport(Library)]
        public static extern Result velto_subscription_get_error_detail(
            SubscriptionId subscription, ErrorDetail* out_detail);

        /// <summary>Get the descriptor that is readable while a value waits; poll it, but never read or close
        /// it.</summary>
        /// <remarks>The first call opens the descriptor; a program that polls values each frame needs no descriptor
        /// and no system calls.</remarks>
        /// <param name="out_fd">receives the descriptor, which belongs to the subscription.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_OUT_OF_MEMORY (no descriptors are left).</returns>
        [DllImport(Library)]
        public static extern Result velto_subscription_get_fd(SubscriptionId subscription, int* out_fd);

        /// <summary>Destroy a subscription; the last one to a characteristic disables its notifications.</summary>
        /// <remarks>If the device has not confirmed it, its operation ends with VELTO_ERROR_CANCELLED.</remarks>
        [DllImport(Library)]
        public static extern void velto_subscription_destroy(SubscriptionId subscription);

        // Signals and streams: measurements of a device

        /// <summary>List the signals of a device, as of the last time it was READY.</summary>
        /// <param name="signals">receives the signals, in the order of the device; none before the device was
        /// READY.</param>
        [DllImport(Library)]
        public static extern Result velto_device_list_signals(
            DeviceId device, SignalId* signals, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Find a signal of a device by its identifier.</summary>
        /// <remarks>An index in brackets selects one channel: "axes[2]" is the third channel of "axes".</remarks>
        /// <param name="identifier">the identifier, such as VELTO_TRIKI_AXES; at most 255 bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (the device has no such signal, or was never READY).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_find_signal(
            DeviceId device, [MarshalAs(UnmanagedType.LPStr)] string identifier, SignalId* out_signal);

        /// <summary>Get information about a signal.</summary>
        [DllImport(Library)]
        public static extern Result velto_signal_get_info(SignalId signal, SignalInfo* out_info);

        /// <summary>Get the identifier of a signal, which is the same on all devices, links and runs.</summary>
        [DllImport(Library)]
        public static extern Result velto_signal_get_identifier(
            SignalId signal, byte* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Get the name and the unit of a channel of a signal.</summary>
        /// <param name="channel">the channel (0 to 511).</param>
        /// <param name="units">the units of the values.</param>
        /// <param name="out_info">receives the information; a stream may have another scale, depending on its
        /// configuration.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (the signal has fewer channels).</returns>
        [DllImport(Library)]
        public static extern Result velto_signal_get_channel(
            SignalId signal, uint channel, Units units, ChannelInfo* out_info);

        /// <summary>Get a channel of a signal as a signal.</summary>
        /// <param name="channel">the channel (0 to 511).</param>
        /// <param name="out_signal">receives the channel, or the signal itself if it has a single channel.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (the signal has fewer channels).</returns>
        [DllImport(Library)]
        public static extern Result velto_signal_get_component(SignalId signal, uint channel, SignalId* out_signal);

        /// <summary>Read a signal once.</summary>
        /// <param name="signal">a READABLE signal.</param>
        /// <param name="timeout">time limit for the response (seconds, 0.01 to 300).</param>
        /// <param name="out_op">receives the operation; velto_op_get_frame() returns the values.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the signal cannot be read); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_signal_read(SignalId signal, double timeout, OperationId* out_op);

        /// <summary>Get the frame read by velto_signal_read().</summary>
        /// <param name="values">receives the value of each channel: float, or the signal's raw type for RAW units;
        /// `capacity` and `out_count` are in bytes.</param>
        /// <param name="out_info">receives times and flags. May be NULL.</param>
        /// <returns>VELTO_OK; VELTO_PENDING (it has not ended); VELTO_NOTHING (it failed, or was not a read of a
        /// signal).</returns>
        [DllImport(Library)]
        public static extern Result velto_op_get_frame(
            OperationId op, Units units, void* values, UIntPtr capacity, UIntPtr* out_count, FrameInfo* out_info);

        /// <summary>Fill a velto_stream_def with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_stream_def_init(StreamDefinition* def, UIntPtr size);

        /// <summary>Start a stream of every sample of a signal.</summary>
        /// <remarks>The stream exists at once. The operation ends when the device has confirmed the start. If the
        /// start fails or is cancelled, the stream ends and the signal is stopped on the device. The stream's
        /// descriptor and VELTO_EVENT_SAMPLES_READY report waiting frames.</remarks>
        /// <param name="def">the definition. NULL for the defaults.</param>
        /// <param name="out_stream">receives the stream; destroy it with velto_stream_destroy().</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the signal cannot be streamed or polled, or the device cannot
        /// count its frames); VELTO_ERROR_BUSY (256 operations are pending on the device); VELTO_ERROR_OUT_OF_MEMORY
        /// (no handles or memory left).</returns>
        [DllImport(Library)]
        public static extern Result velto_signal_start_stream(
            SignalId signal, StreamDefinition* def, StreamId* out_stream, OperationId* out_op);

        /// <summary>Get information about a stream.</summary>
        [DllImport(Library)]
        public static extern Result velto_stream_get_info(StreamId stream, StreamInfo* out_info);

        /// <summary>Get the reason why a stream ended.</summary>
        /// <param name="buffer">receives one sentence; empty if the stream ended on request or has not ended.</param>
        /// <returns>VELTO_OK; VELTO_PENDING (it has not ended).</returns>
        [DllImport(Library)]
        public static extern Result velto_stream_get_error(
            StreamId stream, byte* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Get the details of the failure that ended a stream.</summary>
        /// <param name="out_detail">receives the details; `function` is empty.</param>
        /// <returns>VELTO_OK (also if it ended on request, with VELTO_OK as the `code`); VELTO_PENDING (it has not
        /// ended).</returns>
        [DllImport(Library)]
        public static extern Result velto_stream_get_error_detail(StreamId stream, ErrorDetail* out_detail);

        /// <summary>Get information about a column of a stream.</summary>
        /// <param name="channel">the column (0 to 511).</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (the stream has fewer columns).</returns>
        [DllImport(Library)]
        public static extern Result velto_stream_get_channel(StreamId stream, uint channel, ChannelInfo* out_info);

        /// <summary>Take the oldest waiting frames, up to the capacity.</summary>
        /// <remarks>`frame_size` is the size of a row of `values` in bytes, as in `sizeof rows[0]`. It must be
        /// velto_stream_info.frame_size: 4 bytes for each channel, 1 for raw bytes. No alignment is required. Waiting
        /// frames stay readable after the end of the stream. The call allocates nothing. NULL with capacity 0 takes
        /// nothing, and `out_count` receives the number of waiting frames. Threads: any; each frame is returned to one
        /// of the threads.</remarks>
        /// <param name="values">receives the values of the frames, row by row, oldest first; `values` and `infos`,
        /// which may be NULL, have room for `capacity` frames.</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (no frame waits); VELTO_ERROR_INVALID_ARGUMENT (the frames of the stream
        /// have another size; the error names it).</returns>
        [DllImport(Library)]
        public static extern Result velto_stream_read(
            StreamId stream, void* values, UIntPtr frame_size, UIntPtr capacity, FrameInfo* infos, UIntPtr* out_count);

        /// <summary>Get the descriptor that is readable while frames wait, and once the stream has ended; poll it, but
        /// never read or close it.</summary>
        /// <remarks>The first call opens the descriptor; a program that reads the stream each frame needs no
        /// descriptor and no system calls.</remarks>
        /// <param name="out_fd">receives the descriptor, which belongs to the stream.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_OUT_OF_MEMORY (no descriptors are left).</returns>
        [DllImport(Library)]
        public static extern Result velto_stream_get_fd(StreamId stream, int* out_fd);

        /// <summary>End a stream, and stop the signal on the device if no other stream uses it; waiting frames stay
        /// readable.</summary>
        /// <param name="out_op">receives the operation, which ends when the device has confirmed; at once if the
        /// stream has ended.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_stream_stop(StreamId stream, OperationId* out_op);

        /// <summary>Destroy a stream; a running stream is stopped.</summary>
        [DllImport(Library)]
        public static extern void velto_stream_destroy(StreamId stream);

        // Game input, polled once per frame

        /// <summary>Fill a velto_input with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_input_init(VeltoInput* input, UIntPtr size);

        /// <summary>Take the latest game input of a device.</summary>
        /// <remarks>`out_input` receives the current motion state, and all button edges and gestures since the
        /// previous poll of this device, even at low frame rates. Call this function once per device and frame, from
        /// the game's thread. After VELTO_OK the input is valid. If the device is not connected, its input is neutral
        /// and lacks the flag CONNECTED, so a game loop needs no special case. Threads: one thread at a time per
        /// object; others get VELTO_ERROR_BUSY; velto_device_peek_input() works on any thread. Blocks: never; no
        /// allocation, and no system call unless a gesture wakes the reader of a queue.</remarks>
        /// <param name="dt">time since the previous poll of this device (seconds, 0 or more), or
        /// VELTO_DT_MEASURE.</param>
        [DllImport(Library)]
        public static extern Result velto_device_poll_input(DeviceId device, double dt, VeltoInput* out_input);

        /// <summary>Get the game input of a device without consuming anything.</summary>
        /// <remarks>The result is the input of the last poll, with current flags, button levels, press and click
        /// counters, packet count and age.</remarks>
        [DllImport(Library)]
        public static extern Result velto_device_peek_input(DeviceId device, VeltoInput* out_input);

        /// <summary>Take the latest game input of a player.</summary>
        /// <remarks>This is velto_device_poll_input() for the device with that index. Without such a device, the input
        /// is neutral and its `device` is null. Threads: one thread at a time per object; others get VELTO_ERROR_BUSY;
        /// one thread per player. Blocks: never; no allocation and no system call.</remarks>
        /// <param name="player_index">the player (0 to 63).</param>
        /// <param name="dt">time since the previous poll of this player (seconds, 0 or more), or
        /// VELTO_DT_MEASURE.</param>
        [DllImport(Library)]
        public static extern Result velto_context_poll_player(
            IntPtr context, int player_index, double dt, VeltoInput* out_input);

        /// <summary>Get the game input of a player without consuming anything.</summary>
        /// <param name="player_index">the player (0 to 63).</param>
        /// <param name="out_input">receives the input, neutral while no device has that index.</param>
        [DllImport(Library)]
        public static extern Result velto_context_peek_player(IntPtr context, int player_index, VeltoInput* out_input);

        /// <summary>Reset the motion of a device to its initial state.</summary>
        /// <remarks>The call clears the position, its center, unpolled packets and edges, and the supplement, and
        /// restarts the measurement of `dt`. Configuration, mode, counters and held buttons are kept.</remarks>
        [DllImport(Library)]
        public static extern Result velto_device_reset_input(DeviceId device);

        /// <summary>Restart the session of a device on its current link.</summary>
        /// <remarks>The call clears unpolled packets and edges, the rate mode, the flag RECEIVING, `packet_count`, the
        /// gamepad view and the sensors. Position, calibration, configuration, press counts and held buttons are kept.
        /// The call takes effect on the context's loop, or at once for a device that the program feeds. Threads: one
        /// thread at a time per object; for a device that the program feeds, also not while another thread feeds
        /// packets.</remarks>
        [DllImport(Library)]
        public static extern Result velto_device_restart_session(DeviceId device);

        /// <summary>Discard all button edges and gestures up to now.</summary>
        /// <remarks>Call it when a menu closes, so that the click that closed the menu does not also serve a ball.
        /// Motion is kept: waiting samples of the gamepad view are still polled.</remarks>
        [DllImport(Library)]
        public static extern Result velto_device_discard_edges(DeviceId device);

        /// <summary>Replace the bindings of a device's events to game input.</summary>
        /// <remarks>The bindings persist across lost links, until the device is forgotten or gets another family.
        /// Without bindings, events do not affect game input, but are still reported. To change some rows, get all of
        /// them first.</remarks>
        /// <param name="bindings">the rows; none disables the table; at most 256.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device's family has no bindings, or is unknown).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_set_bindings(DeviceId device, Binding* bindings, UIntPtr count);

        /// <summary>Get the bindings of a device's events to game input.</summary>
        /// <param name="bindings">receives the rows, those of its family by default.</param>
        [DllImport(Library)]
        public static extern Result velto_device_get_bindings(
            DeviceId device, Binding* bindings, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Set the mounting of a device, which rotates its measured motion.</summary>
        /// <remarks>Boards and TAPs that send raw values have a mounting, since their axes differ between models. A
        /// game lets its player choose, or detects the rotation by a gesture. The mounting persists across lost links.
        /// Streams deliver the sensor's values without rotation.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device's family is held one way, or is unknown).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_set_mounting(DeviceId device, Mounting* mounting);

        /// <summary>Get the mounting of a device, which rotates its measured motion.</summary>
        /// <param name="out_mounting">receives the mounting, HANDHELD for a new device.</param>
        [DllImport(Library)]
        public static extern Result velto_device_get_mounting(DeviceId device, Mounting* out_mounting);

        /// <summary>Set whether a device feeds game input.</summary>
        /// <remarks>With OFF, the input is neutral, held buttons are released, and the device gets no player index
        /// when it becomes READY; an existing index stays. Events, streams and subscriptions continue. The setting
        /// persists until the device is forgotten.</remarks>
        /// <param name="policy">the policy; AUTOMATIC for new devices.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is virtual).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_set_game_input(DeviceId device, GameInput policy);

        /// <summary>Get whether a device feeds game input.</summary>
        [DllImport(Library)]
        public static extern Result velto_device_get_game_input(DeviceId device, GameInput* out_policy);

        /// <summary>Create a device whose packets the program feeds.</summary>
        /// <remarks>The device exists until velto_device_forget() or the destruction of its context; then its
        /// identifier can be reused.</remarks>
        /// <param name="family">the family that decodes its packets.</param>
        /// <param name="identifier">a unique name, not empty; "ingest:" is prepended; at most 128 bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_ALREADY (the identifier is in use); VELTO_ERROR_UNSUPPORTED (packets of that
        /// family cannot be fed); VELTO_ERROR_OUT_OF_MEMORY (no handles left).</returns>
        [DllImport(Library)]
        public static extern Result velto_context_create_ingest_device(
            IntPtr context, Family family, [MarshalAs(UnmanagedType.LPStr)] string identifier, DeviceId* out_device);

        /// <summary>Feed one received packet to a device without a link.</summary>
        /// <remarks>Threads: one thread at a time per object. Blocks: never; no allocation after the first
        /// packets.</remarks>
        /// <param name="device">a device created by velto_context_create_ingest_device().</param>
        /// <param name="characteristic">the characteristic that notified it; VELTO_NULL_UUID for the family's main
        /// one.</param>
        /// <param name="bytes">the packet as notified; an empty one is ignored; at most 512 bytes.</param>
        /// <param name="timestamp_ns">time of arrival, on the context's clock; 0 for now (nanoseconds).</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device has a link of its own); VELTO_ERROR_NOT_FOUND (the
        /// family does not use that characteristic).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_ingest_packet(
            DeviceId device, Uuid characteristic, void* bytes, UIntPtr size, ulong timestamp_ns);

        // TAPs: modes, gestures and settings

        /// <summary>Set the mode of a TAP, and maintain it.</summary>
        /// <remarks>The operation ends when the TAP has accepted the mode. The library writes the mode every 10 s
        /// until another mode is set or the link ends; a new link begins with the default mode. While the context is
        /// paused, the mode is deferred. While raw sensors are streamed, a mode other than RAW_SENSORS is deferred
        /// until the last stream ends.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the sensor does not support the range, or the mode does
        /// not use it); VELTO_ERROR_UNSUPPORTED (the device is not a TAP; the operation fails with it if the TAP lacks
        /// the mode); VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_tap_write_mode(DeviceId device, TapMode* mode, OperationId* out_op);

        /// <summary>Get the last requested mode of a TAP; RAW_SENSORS while raw sensors are streamed.</summary>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a TAP); VELTO_ERROR_NOT_CONNECTED (it is not
        /// READY).</returns>
        [DllImport(Library)]
        public static extern Result velto_tap_get_mode(DeviceId device, TapMode* out_mode);

        /// <summary>Set the mode of all TAPs that are READY, and maintain it.</summary>
        /// <remarks>This is velto_tap_write_mode() for each of them; the default mode is unchanged. A TAP that lacks
        /// the mode keeps its current mode, and an error is logged.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the sensor does not support the range, or the mode does
        /// not use it).</returns>
        [DllImport(Library)]
        public static extern Result velto_tap_write_mode_to_all(IntPtr context, TapMode* mode);

        /// <summary>Set the default mode, which every TAP gets when it becomes READY.</summary>
        /// <remarks>Before the first call, the default mode is CONTROLLER. A TAP that lacks the default mode gets
        /// CONTROLLER. With `applies_now`, the call also changes TAPs that are READY: a TAP that lacks the mode then
        /// keeps its current mode, and a TAP whose raw sensors are streamed changes after the last stream, unless the
        /// new mode is RAW_SENSORS.</remarks>
        /// <param name="applies_now">whether TAPs that are READY also change at once.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the sensor does not support the range, or the mode does
        /// not use it).</returns>
        [DllImport(Library)]
        public static extern Result velto_tap_set_default_mode(IntPtr context, TapMode* mode, VeltoBool applies_now);

        /// <summary>Get the default mode of TAPs.</summary>
        [DllImport(Library)]
        public static extern Result velto_tap_get_default_mode(IntPtr context, TapMode* out_mode);

        /// <summary>Set the state of a TapXR, and maintain it.</summary>
        /// <remarks>AIR_MOUSE and TAPPING are written every 10 s, USER_CONTROL once; in text mode nothing is written.
        /// Only firmware authorized by the vendor reacts; a missing reaction is not an error.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a TAP); VELTO_ERROR_BUSY (256 operations are
        /// pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_tap_write_xr_state(DeviceId device, TapXrState state, OperationId* out_op);

        /// <summary>Get the requested state of a TapXR.</summary>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a TAP); VELTO_ERROR_NOT_CONNECTED (it is not
        /// READY).</returns>
        [DllImport(Library)]
        public static extern Result velto_tap_get_xr_state(DeviceId device, TapXrState* out_state);

        /// <summary>Set the state of all TapXRs that are READY, and maintain it.</summary>
        /// <remarks>This is velto_tap_write_xr_state() for each of them; the default state is unchanged.</remarks>
        [DllImport(Library)]
        public static extern Result velto_tap_write_xr_state_to_all(IntPtr context, TapXrState state);

        /// <summary>Set the default state, which every TapXR gets when it becomes READY.</summary>
        /// <remarks>Before the first call, the default state is USER_CONTROL.</remarks>
        /// <param name="applies_now">whether TapXRs that are READY also change at once.</param>
        [DllImport(Library)]
        public static extern Result velto_tap_set_default_xr_state(
            IntPtr context, TapXrState state, VeltoBool applies_now);

        /// <summary>Get the default state of TapXRs.</summary>
        [DllImport(Library)]
        public static extern Result velto_tap_get_default_xr_state(IntPtr context, TapXrState* out_state);

        /// <summary>Make all TAPs keyboards while the program is in the background.</summary>
        /// <remarks>Text mode is written once, and no events arrive until velto_tap_resume(). Modes and states set
        /// meanwhile are deferred. The call has no effect while the context is already paused.</remarks>
        [DllImport(Library)]
        public static extern Result velto_tap_pause(IntPtr context);

        /// <summary>Restore the modes and states of all TAPs at once.</summary>
        [DllImport(Library)]
        public static extern Result velto_tap_resume(IntPtr context);

        /// <summary>Write the modes and states of all TAPs again, at once.</summary>
        /// <remarks>The call has no effect on TAPs whose modes are currently being written, and while the context is
        /// paused.</remarks>
        [DllImport(Library)]
        public static extern Result velto_tap_refresh(IntPtr context);

        /// <summary>Set whether modes and states are written to TAPs.</summary>
        /// <remarks>Disable writing to share a TAP with another program that writes its own modes. Modes set meanwhile
        /// are written when writing is enabled again.</remarks>
        /// <param name="is_on">whether they are written; 1 by default.</param>
        [DllImport(Library)]
        public static extern Result velto_tap_set_mode_writing(IntPtr context, VeltoBool is_on);

        /// <summary>Get information about a connected TAP.</summary>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a TAP); VELTO_ERROR_NOT_CONNECTED (it is not
        /// READY).</returns>
        [DllImport(Library)]
        public static extern Result velto_tap_get_info(DeviceId device, TapInfo* out_info);

        /// <summary>Fill a velto_tap_settings with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_tap_settings_init(TapSettings* settings, UIntPtr size);

        /// <summary>Read the user settings of a TAP.</summary>
        /// <remarks>velto_tap_get_settings() then returns the settings, and velto_op_get_value() their 20
        /// bytes.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a TAP); VELTO_ERROR_BUSY (256 operations are
        /// pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_tap_read_settings(DeviceId device, OperationId* out_op);

        /// <summary>Get the settings of a TAP, as last read or written on this link.</summary>
        /// <returns>VELTO_OK; VELTO_NOTHING (they have not been read); VELTO_ERROR_UNSUPPORTED (the device is not a
        /// TAP); VELTO_ERROR_NOT_CONNECTED (it is not READY).</returns>
        [DllImport(Library)]
        public static extern Result velto_tap_get_settings(DeviceId device, TapSettings* out_settings);

        /// <summary>Change some settings of a TAP, which the TAP stores.</summary>
        /// <remarks>The settings are read, changed, written, and read again; undocumented bytes are
        /// unchanged.</remarks>
        /// <param name="members">the members to write; the others are unchanged.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a TAP); VELTO_ERROR_BUSY (256 operations are
        /// pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_tap_write_settings(
            DeviceId device, TapSettings* settings, TapSetting members, OperationId* out_op);

        /// <summary>Set the name of a TAP, which the TAP stores.</summary>
        /// <param name="name">the name, not empty; at most 247 bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the name is empty); VELTO_ERROR_UNSUPPORTED (the device is
        /// not a TAP); VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_tap_write_name(
            DeviceId device, [MarshalAs(UnmanagedType.LPStr)] string name, OperationId* out_op);

        /// <summary>Simulate a tap on a strap, for instance to release its shift key.</summary>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a TAP); VELTO_ERROR_BUSY (256 operations are
        /// pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_tap_write_combination(
            DeviceId device, Finger combination, OperationId* out_op);

        /// <summary>Read the state of a strap's keyboard.</summary>
        /// <remarks>The state is reported by VELTO_EVENT_KEYBOARD_STATE, and is in velto_tap_info when the operation
        /// has ended.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a TAP); VELTO_ERROR_BUSY (256 operations are
        /// pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_tap_read_keyboard_state(DeviceId device, OperationId* out_op);

        /// <summary>Switch a feature of a TAP with the framed protocol.</summary>
        /// <remarks>RAW_DATA cannot be changed while a raw sensor is streamed: the operation then fails with
        /// VELTO_ERROR_INVALID_STATE.</remarks>
        /// <param name="is_on">whether it is on.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a TAP); VELTO_ERROR_BUSY (256 operations are
        /// pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_tap_write_feature(
            DeviceId device, TapFeature feature, VeltoBool is_on, OperationId* out_op);

        /// <summary>Read the state of a feature of a TAP with the framed protocol.</summary>
        /// <remarks>After the operation, the state is in velto_tap_info, and velto_op_get_value() returns it as a
        /// byte.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a TAP); VELTO_ERROR_BUSY (256 operations are
        /// pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_tap_read_feature(DeviceId device, TapFeature feature, OperationId* out_op);

        /// <summary>Put a TAP with the framed protocol into standby, or wake it.</summary>
        /// <param name="is_on">whether to enter standby.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a TAP); VELTO_ERROR_BUSY (256 operations are
        /// pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_tap_write_standby(DeviceId device, VeltoBool is_on, OperationId* out_op);

        /// <summary>Set the report mode of the camera, until the mode is set again.</summary>
        /// <param name="reports">the reports, not UNKNOWN.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (reports is UNKNOWN); VELTO_ERROR_UNSUPPORTED (the device
        /// is not a TAP); VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_tap_write_vision_reports(
            DeviceId device, TapVisionReports reports, OperationId* out_op);

        /// <summary>Set the recognition model of the camera, until the mode is set again.</summary>
        /// <param name="model">the model, not UNKNOWN.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (model is UNKNOWN); VELTO_ERROR_UNSUPPORTED (the device is
        /// not a TAP); VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_tap_write_vision_model(
            DeviceId device, TapVisionModel model, OperationId* out_op);

        /// <summary>Set the ranges of the motion sensor, until the mode is set again.</summary>
        /// <remarks>Streams of raw sensors have separate ranges, set by velto_tap_write_mode(); while they run, the
        /// operation fails with VELTO_ERROR_INVALID_STATE.</remarks>
        /// <param name="gyroscope_range">125, 250, 500, 1000 or 2000; 0 for the default of the TAP (°/s).</param>
        /// <param name="accelerometer_range">2, 4, 8 or 16; 0 for the default of the TAP (g).</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the sensor does not have the range);
        /// VELTO_ERROR_UNSUPPORTED (the device is not a TAP); VELTO_ERROR_BUSY (256 operations are pending on the
        /// device).</returns>
        [DllImport(Library)]
        public static extern Result velto_tap_write_sensitivity(
            DeviceId device, double gyroscope_range, double accelerometer_range, OperationId* out_op);

        /// <summary>Read a property of a TAP with the framed protocol.</summary>
        /// <remarks>After the operation, the value is in velto_tap_info, and velto_op_get_value() returns its bytes:
        /// one, or for SENSITIVITY the codes of gyroscope and accelerometer.</remarks>
        /// <param name="property">the property, not HAPTIC_PATTERN.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a TAP); VELTO_ERROR_BUSY (256 operations are
        /// pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_tap_read_property(DeviceId device, TapProperty property, OperationId* out_op);

        /// <summary>Get the last reported haptic pattern of a TAP.</summary>
        /// <remarks>The bytes are those of the report; their meaning is undocumented.</remarks>
        /// <param name="buffer">receives the bytes; none before the first report.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a TAP); VELTO_ERROR_NOT_CONNECTED (it is not
        /// READY).</returns>
        [DllImport(Library)]
        public static extern Result velto_tap_get_haptic_pattern(
            DeviceId device, void* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Describe fingers as text for speech output, such as "Fingers; 1 And 3 ".</summary>
        [DllImport(Library)]
        public static extern Result velto_tap_describe_combination(
            Finger combination, byte* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Describe a version as a text: 30200 is "3.2.0".</summary>
        /// <param name="version">the version (0 to 999999).</param>
        [DllImport(Library)]
        public static extern Result velto_tap_describe_version(
            int version, byte* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Convert a version as text to a number: "2.3.25" is 20325.</summary>
        /// <param name="text">two or more numbers with dots between them; at most 64 bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_FORMAT (the text is not a version).</returns>
        [DllImport(Library)]
        public static extern Result velto_tap_parse_version(
            [MarshalAs(UnmanagedType.LPStr)] string text, int* out_version);

        // MetaWear boards: sensors, detectors and commands

        /// <summary>Get information about a connected board.</summary>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_NOT_CONNECTED (it is
        /// not READY).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_get_info(DeviceId device, MwInfo* out_info);

        /// <summary>List the modules that a board has.</summary>
        /// <param name="modules">receives the modules, by number.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_NOT_CONNECTED (it is
        /// not READY).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_list_modules(
            DeviceId device, MwModule* modules, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Get the saved state of a board for the next run, as JSON.</summary>
        /// <remarks>The JSON contains the texts of the Device Information service, the modules, and in the member
        /// "veltokit" data of this library, such as readings of the log's clock, which date its entries. A context
        /// with a state folder saves the state there. Without a state folder, save this text and pass it to
        /// velto_mw_set_state().</remarks>
        /// <param name="buffer">receives the text, empty before the first link.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board, or is an ingest device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_get_state(
            DeviceId device, byte* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Set the saved state of a board from an earlier run, while the board is not connected.</summary>
        /// <remarks>The next connect reads three texts, and requests no modules if firmware, hardware and serial
        /// number are unchanged. The state also contains the loggers with their keys, and the program: processors,
        /// timers, events and macros are listed at once, and those missing on the board end when it is connected.
        /// Unknown members are ignored, except in "veltokit", where they are kept. The state has schema 1, like that
        /// of other MetaWear software. Texts and modules have at most 131072 bytes together, and so have the members
        /// of "veltokit".</remarks>
        /// <param name="json">the text, as returned by velto_mw_get_state(); at most 262144 bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_FORMAT (not a saved state; the message names line and column);
        /// VELTO_ERROR_INVALID_STATE (the board is connected); VELTO_ERROR_UNSUPPORTED (the device is not a board, or
        /// is an ingest device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_set_state(DeviceId device, [MarshalAs(UnmanagedType.LPStr)] string json);

        /// <summary>Get the module and the register of a signal of a board.</summary>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the signal is not one of a board); VELTO_ERROR_NOT_CONNECTED
        /// (the board is not READY).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_get_signal_source(SignalId signal, MwSource* out_source);

        /// <summary>Fill a velto_mw_sensor_config with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_mw_sensor_config_init(MwSensorConfig* config, UIntPtr size);

        /// <summary>Set the configuration of a sensor, rounded to the nearest supported values.</summary>
        /// <remarks>The configuration is written at each later start of the sensor, on this link and on later ones. A
        /// running sensor keeps its current configuration. velto_mw_get_sensor_config() returns the new configuration
        /// from the next turn of the context. A preset is resolved: `out_chosen` has its repetitions and its rate, but
        /// no preset.</remarks>
        /// <param name="config">the requested configuration.</param>
        /// <param name="out_chosen">receives the configuration that the sensor will have.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (a member of another sensor); VELTO_ERROR_OUT_OF_MEMORY
        /// (256 signals and choices of sensors and pins are kept for the board); VELTO_ERROR_UNSUPPORTED (the device
        /// is not a board, or lacks the sensor); VELTO_ERROR_NOT_CONNECTED (it is not READY).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_set_sensor_config(
            DeviceId device, MwSensorConfig* config, MwSensorConfig* out_chosen);

        /// <summary>Get the configuration of a sensor.</summary>
        /// <param name="out_config">receives the configuration of the running sensor, or else that of the next
        /// start.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board, or lacks the sensor);
        /// VELTO_ERROR_NOT_CONNECTED (it is not READY).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_get_sensor_config(
            DeviceId device, MwSensor sensor, MwSensorConfig* out_config);

        /// <summary>Read the configuration of a sensor from the board, which keeps it across links.</summary>
        /// <remarks>After the operation, velto_mw_get_sensor_config() returns that configuration, and the sensor
        /// starts with it until it is set again. Sensor fusion has no configuration before its first start after a
        /// reset: the operation then succeeds and changes nothing.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_read_sensor_config(DeviceId device, MwSensor sensor, OperationId* out_op);

        /// <summary>Run a sensor without a stream, for use on the board itself.</summary>
        /// <remarks>Starting a running sensor keeps its configuration, for all users: streams, detectors, loggers and
        /// this call. A configuration set meanwhile applies at the next start. A later read of the sensor's signal
        /// waits until the sensor runs.</remarks>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_start_sensor(DeviceId device, MwSensor sensor, OperationId* out_op);

        /// <summary>End the use of a sensor by velto_mw_start_sensor(); the sensor stops with its last user.</summary>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_INVALID_STATE (the
        /// sensor or detector is not running); VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_stop_sensor(DeviceId device, MwSensor sensor, OperationId* out_op);

        /// <summary>Add a constant offset to each sample of accelerometer or gyroscope.</summary>
        /// <remarks>The operation fails with VELTO_ERROR_UNSUPPORTED on boards without a BMI270. A reset of the board
        /// clears the offset.</remarks>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="x">along x, in g (at most 0.495) or °/s (at most 7.7).</param>
        /// <param name="y">along y, in g (at most 0.495) or °/s (at most 7.7).</param>
        /// <param name="z">along z, in g (at most 0.495) or °/s (at most 7.7).</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (an argument out of range); VELTO_ERROR_UNSUPPORTED (the
        /// device is not a board); VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_write_offset(
            DeviceId device, MwSensor sensor, double x, double y, double z, OperationId* out_op);

        /// <summary>Reassign the axes of the accelerometer.</summary>
        /// <remarks>Each axis is taken from another axis of the chip. The operation fails with VELTO_ERROR_UNSUPPORTED
        /// on boards without a BMI270. A reset of the board restores the axes.</remarks>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="x">the axis of the chip that becomes x.</param>
        /// <param name="y">the axis of the chip that becomes y.</param>
        /// <param name="z">the axis of the chip that becomes z.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (an argument out of range); VELTO_ERROR_UNSUPPORTED (the
        /// device is not a board); VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_write_axes(
            DeviceId device, MwAxis x, MwAxis y, MwAxis z, OperationId* out_op);

        /// <summary>Downsample the accelerometer and the gyroscope for processing on the board; streams keep all
        /// samples.</summary>
        /// <remarks>The operation fails with VELTO_ERROR_UNSUPPORTED on boards without a BMI270. A reset of the board
        /// ends the downsampling.</remarks>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="accelerometer">the exponent n: one of 2^n samples is kept (0 to 7).</param>
        /// <param name="gyroscope">the exponent of the gyroscope (0 to 7).</param>
        /// <param name="is_filtered">whether samples are filtered before downsampling.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (an argument out of range); VELTO_ERROR_UNSUPPORTED (the
        /// device is not a board); VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_write_downsampling(
            DeviceId device, uint accelerometer, uint gyroscope, VeltoBool is_filtered, OperationId* out_op);

        /// <summary>Fill a velto_mw_detector_config with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_mw_detector_config_init(MwDetectorConfig* config, UIntPtr size);

        /// <summary>Configure and start a detector and the accelerometer; each detection sends
        /// VELTO_EVENT_MW_DETECTED.</summary>
        /// <remarks>The operation fails with VELTO_ERROR_UNSUPPORTED if the accelerometer has no such detector, with
        /// VELTO_ERROR_INVALID_ARGUMENT for a member or value that the detector does not support, and with
        /// VELTO_ERROR_INVALID_STATE if a running detector excludes it.</remarks>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="config">the detector and its configuration.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_start_detector(
            DeviceId device, MwDetectorConfig* config, OperationId* out_op);

        /// <summary>Stop a detector; the accelerometer stops with its last user.</summary>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_INVALID_STATE (the
        /// sensor or detector is not running); VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_stop_detector(DeviceId device, MwDetector detector, OperationId* out_op);

        /// <summary>Reset the step counter to 0.</summary>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_clear_steps(DeviceId device, OperationId* out_op);

        /// <summary>Get a pattern for the light.</summary>
        /// <param name="color">its color.</param>
        [DllImport(Library)]
        public static extern Result velto_mw_get_led_preset(
            MwLedPreset preset, MwLedColor color, MwLedPattern* out_pattern);

        /// <summary>Replace all patterns of the light, and then perform an action.</summary>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="patterns">the patterns, at most one for each color; at most 3.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (a color twice, or a member out of range);
        /// VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations are pending on the
        /// device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_play_led(
            DeviceId device, MwLedPattern* patterns, UIntPtr count, MwLedAction action, OperationId* out_op);

        /// <summary>Play, pause or stop the light.</summary>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (NONE); VELTO_ERROR_UNSUPPORTED (the device is not a
        /// board); VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_control_led(DeviceId device, MwLedAction action, OperationId* out_op);

        /// <summary>Vibrate once; velto_device_play_haptic() plays patterns, on every family.</summary>
        /// <remarks>A board without a motor accepts the command without an effect.</remarks>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="strength">the strength (0 to 1).</param>
        /// <param name="seconds">the duration (seconds, 0 to 65.535).</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_play_motor(
            DeviceId device, double strength, double seconds, OperationId* out_op);

        /// <summary>Sound the buzzer; a board without one accepts the command without an effect.</summary>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="seconds">the duration (seconds, 0 to 65.535).</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_play_buzzer(DeviceId device, double seconds, OperationId* out_op);

        /// <summary>Reset the heading of sensor fusion to 0.</summary>
        /// <remarks>The operation fails with VELTO_ERROR_INVALID_STATE unless fusion runs as NDOF or
        /// IMU_PLUS.</remarks>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_reset_fusion(DeviceId device, OperationId* out_op);

        /// <summary>Read the calibration of sensor fusion.</summary>
        /// <remarks>velto_mw_get_fusion_calibration() then returns the calibration. Save it for later starts once all
        /// accuracies are 3.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_read_fusion_calibration(DeviceId device, OperationId* out_op);

        /// <summary>Get the last read calibration of sensor fusion.</summary>
        /// <returns>VELTO_OK; VELTO_NOTHING (it was not read on this link); VELTO_ERROR_UNSUPPORTED (the device is not
        /// a board); VELTO_ERROR_NOT_CONNECTED (it is not READY).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_get_fusion_calibration(
            DeviceId device, MwFusionCalibration* out_calibration);

        /// <summary>Write a saved calibration of sensor fusion, for its next start.</summary>
        /// <remarks>The operation fails with VELTO_ERROR_INVALID_STATE while fusion runs, and with
        /// VELTO_ERROR_INVALID_ARGUMENT if a sensor of the mode has an accuracy below 3: a poor calibration of the
        /// magnetometer crashes the firmware.</remarks>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_write_fusion_calibration(
            DeviceId device, MwFusionCalibration* calibration, OperationId* out_op);

        /// <summary>Set the source of a board's game input, on this link and later ones.</summary>
        /// <remarks>While the program runs sensor fusion or one of its sensors, game input uses the running sensors at
        /// their rate. Below 20 Hz game input is suspended, with a message in the log. When the program's use ends,
        /// game input returns to its own configuration, or to the configuration set by the program.
        /// velto_mw_get_info() returns the source from the next turn of the context. With either source, a roll of 40
        /// degrees to the right steers a paddle fully, and rotation moves a pointer.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_OUT_OF_MEMORY (256 signals and choices of sensors and pins are kept for the
        /// board); VELTO_ERROR_UNSUPPORTED (the device is not a board, or is an ingest device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_set_input_source(DeviceId device, MwInputSource source);

        /// <summary>Write a raw packet, in order with all other commands.</summary>
        /// <remarks>The library does not track the effects of the packet. During a download, the operation of a packet
        /// that reads the log or acknowledges a page fails with VELTO_ERROR_INVALID_STATE.</remarks>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="packet">2 to 20 bytes: module, register and payload; at most 20 bytes.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (another number of bytes); VELTO_ERROR_UNSUPPORTED (the
        /// device is not a board); VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_write_packet(
            DeviceId device, void* packet, UIntPtr size, OperationId* out_op);

        /// <summary>Write a raw request, in order with all other commands, and wait for the board's reply.</summary>
        /// <remarks>Without `reply_prefix`, the reply is the response of the register that the request reads. With it,
        /// the reply is the next packet that begins with these bytes: a board reports the number of a created object
        /// in a packet without bit 7, such as 0B 02 for a logger. Several requests with the same reply receive their
        /// replies in order. Commands and requests of other registers do not wait. Without a reply within 1 s, the
        /// operation fails with VELTO_ERROR_TIMEOUT. After the operation, velto_op_get_value() returns the whole
        /// packet.</remarks>
        /// <param name="packet">2 to 20 bytes: module, register and payload; bit 7 of the register must be set, unless
        /// there is a prefix; at most 20 bytes.</param>
        /// <param name="reply_prefix">module and register of the reply, and optionally the first byte of its payload;
        /// none for the response of the request's register; at most 3 bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (another number of bytes, or a packet without bit 7 and
        /// without a prefix); VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_request(
            DeviceId device, void* packet, UIntPtr size, void* reply_prefix, UIntPtr reply_prefix_size, OperationId*
            out_op);

        /// <summary>Simulate a notification of a board's module, such as a press of the button.</summary>
        /// <remarks>The firmware ignores the packet unless the module is streamed or logged. While the board feeds
        /// game input, the button also presses VELTO_BUTTON_MAIN.</remarks>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="packet">the simulated notification: module, register, and payload; at most 17 bytes.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (another number of bytes); VELTO_ERROR_UNSUPPORTED (the
        /// device is not a board); VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_write_test_notification(
            DeviceId device, void* packet, UIntPtr size, OperationId* out_op);

        /// <summary>Create an empty sequence of commands, such as those of a macro.</summary>
        /// <remarks>Functions that take a board or a command sequence add a command to the sequence, at once and
        /// without an operation. Its packets are planned for an idle board: starting a sensor also writes its
        /// configuration, and stopping a sensor stops it. A command that the board cannot perform alone fails with
        /// VELTO_ERROR_INVALID_STATE, a command for a missing module with VELTO_ERROR_UNSUPPORTED, and a command
        /// beyond 256 with VELTO_ERROR_OUT_OF_MEMORY. A failed call does not change the sequence. The magnetometer,
        /// and fusion modes that use it, need a pause to wake up: start them from the host and leave them running. The
        /// sequence exists until it is destroyed or its device is forgotten, even while the device is not
        /// connected.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_CONNECTED (the device is not READY); VELTO_ERROR_UNSUPPORTED (the device
        /// is not a board).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_create_sequence(DeviceId device, DeviceId* out_sequence);

        /// <summary>Destroy a command sequence; null and stale handles are ignored.</summary>
        [DllImport(Library)]
        public static extern void velto_mw_destroy_sequence(DeviceId sequence);

        /// <summary>Describe a command sequence, one line per packet.</summary>
        /// <remarks>A line contains the packet's bytes in hex, `..` for a number that the board assigns later, two
        /// spaces, and its purpose: "08 01 F8 F4 01 00 run the motor". The packets are planned with the settings of
        /// sensors at the time of the call.</remarks>
        /// <param name="buffer">receives the text, empty for an empty sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_STATE (a sensor's new settings need a pause).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_describe_sequence(
            DeviceId sequence, byte* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Remove a board's configuration and stop its activities without a reset, including those of other
        /// programs.</summary>
        /// <remarks>Streams of removed parts end with VELTO_ERROR_CANCELLED. VELTO_MW_PART_SENSORS and
        /// VELTO_MW_PART_SUBSCRIPTIONS stop game input, which then restarts its sensors, unless
        /// velto_device_set_game_input() is OFF.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_tear_down(DeviceId device, MwPart parts, OperationId* out_op);

        /// <summary>Reset a board.</summary>
        /// <remarks>The operation ends when the link has ended, or for delayed kinds, when the board has accepted the
        /// command.</remarks>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="kind">the kind of reset.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_reset(DeviceId device, MwResetKind kind, OperationId* out_op);

        /// <summary>Remove loggers, log, processors, events, timers and macros, and reset the board.</summary>
        /// <remarks>The operation ends when the board is READY again, after some seconds. Its settings, including the
        /// name, return to the defaults of the firmware.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_factory_reset(DeviceId device, OperationId* out_op);

        // MetaWear boards: pins, serial buses, beacon and settings

        /// <summary>Fill a velto_mw_pin_config with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_mw_pin_config_init(MwPinConfig* config, UIntPtr size);

        /// <summary>Set the function of a pin.</summary>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="pin">the pin, from 0 (0 to 255).</param>
        /// <param name="action">the function of the pin.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_write_pin(
            DeviceId device, uint pin, MwPinAction action, OperationId* out_op);

        /// <summary>Set the configuration for reading the signals adc[pin] and abs-ref[pin].</summary>
        /// <remarks>The configuration takes effect from the next turn of the context, on this link and on later
        /// ones.</remarks>
        /// <param name="pin">the pin, from 0 (0 to 255).</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the board has no such pin); VELTO_ERROR_OUT_OF_MEMORY (256
        /// signals and choices of sensors and pins are kept for the board); VELTO_ERROR_UNSUPPORTED (the device is not
        /// a board, or its firmware does not support it); VELTO_ERROR_NOT_CONNECTED (it is not READY).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_set_pin_config(DeviceId device, uint pin, MwPinConfig* config);

        /// <summary>Get the configuration for reading a pin.</summary>
        /// <param name="pin">the pin, from 0 (0 to 255).</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the board has no such pin); VELTO_ERROR_UNSUPPORTED (the
        /// device is not a board); VELTO_ERROR_NOT_CONNECTED (it is not READY).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_get_pin_config(DeviceId device, uint pin, MwPinConfig* out_config);

        /// <summary>Configure a pin monitor, which reports changes as VELTO_EVENT_MW_PIN.</summary>
        /// <remarks>The signal pin-monitor[pin] streams both edges.</remarks>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="pin">the pin, from 0 (0 to 255).</param>
        /// <param name="edge">the reported edges; NONE stops the monitor.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_watch_pin(DeviceId device, uint pin, MwPinEdge edge, OperationId* out_op);

        /// <summary>Configure the pins of an external thermistor.</summary>
        /// <remarks>The operation fails with VELTO_ERROR_INVALID_ARGUMENT if the channel is not an external
        /// thermistor.</remarks>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_write_thermistor(
            DeviceId device, MwThermistor* thermistor, OperationId* out_op);

        /// <summary>Write registers of a device on the I2C bus.</summary>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="address">the address of the device (0 to 127).</param>
        /// <param name="register_id">the first register (0 to 255).</param>
        /// <param name="bytes">1 to 10 bytes; at most 10 bytes.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (a member or argument out of range);
        /// VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations are pending on the
        /// device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_write_i2c(
            DeviceId device, uint address, uint register_id, void* bytes, UIntPtr size, OperationId* out_op);

        /// <summary>Read registers of a device on the I2C bus; velto_op_get_value() returns them.</summary>
        /// <remarks>The operation fails with VELTO_ERROR_REJECTED if the device does not answer.</remarks>
        /// <param name="address">the address of the device (0 to 127).</param>
        /// <param name="register_id">the first register (0 to 255).</param>
        /// <param name="size">the number of bytes (bytes, 1 to 17).</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_read_i2c(
            DeviceId device, uint address, uint register_id, uint size, OperationId* out_op);

        /// <summary>Write to a device on the SPI bus.</summary>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="bytes">1 to 13 bytes; at most 13 bytes.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (a member or argument out of range);
        /// VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations are pending on the
        /// device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_write_spi(
            DeviceId device, MwSpi* spi, void* bytes, UIntPtr size, OperationId* out_op);

        /// <summary>Write some bytes to a device on the SPI bus, then read its response, which velto_op_get_value()
        /// returns.</summary>
        /// <param name="bytes">at most 12 bytes; at most 12 bytes.</param>
        /// <param name="read_size">the number of bytes to read (bytes, 1 to 16).</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (a member or argument out of range);
        /// VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations are pending on the
        /// device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_read_spi(
            DeviceId device, MwSpi* spi, void* bytes, UIntPtr size, uint read_size, OperationId* out_op);

        /// <summary>Fill a velto_mw_bus_signal with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_mw_bus_signal_init(MwBusSignal* signal, UIntPtr size);

        /// <summary>Define a signal for a reading of a device on a serial bus, on this link and on later
        /// ones.</summary>
        /// <remarks>After the operation has succeeded, velto_device_find_signal() finds the signal. It can be read
        /// once or polled; if the device does not answer, the read fails with VELTO_ERROR_REJECTED. A defined signal
        /// with the same identifier is replaced; if its numbers or their scale change, its polled streams end with
        /// VELTO_ERROR_INVALID_STATE. Radio: none.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (a member is out of range, the bytes do not fit into a
        /// packet, or the identifier is blank, has brackets or control characters, or belongs to another signal of the
        /// board); VELTO_ERROR_OUT_OF_MEMORY (256 signals and choices of sensors and pins are kept for the board);
        /// VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations are pending on the
        /// device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_define_bus_signal(
            DeviceId device, MwBusSignal* signal, OperationId* out_op);

        /// <summary>Write the configuration of the beacon, which starts when the link ends.</summary>
        /// <remarks>A beacon does not advertise its name: disable it to find the board by name.</remarks>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_write_beacon(DeviceId device, MwBeacon* beacon, OperationId* out_op);

        /// <summary>Read the configuration of the beacon.</summary>
        /// <remarks>velto_mw_get_beacon() then returns the configuration. Whether the beacon is on cannot be
        /// read.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_read_beacon(DeviceId device, OperationId* out_op);

        /// <summary>Get the last read or written configuration of the beacon.</summary>
        /// <returns>VELTO_OK; VELTO_NOTHING (it was neither read nor written on this link); VELTO_ERROR_UNSUPPORTED
        /// (the device is not a board); VELTO_ERROR_NOT_CONNECTED (it is not READY).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_get_beacon(DeviceId device, MwBeacon* out_beacon);

        /// <summary>Fill a velto_mw_settings with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_mw_settings_init(MwSettings* settings, UIntPtr size);

        /// <summary>Read the settings of a board.</summary>
        /// <remarks>velto_mw_get_settings() then returns the settings. Settings that the firmware lacks have their
        /// defaults.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_read_settings(DeviceId device, OperationId* out_op);

        /// <summary>Get the settings of a board, as last read or written on this link.</summary>
        /// <returns>VELTO_OK; VELTO_NOTHING (they were neither read nor written on this link); VELTO_ERROR_UNSUPPORTED
        /// (the device is not a board); VELTO_ERROR_NOT_CONNECTED (it is not READY).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_get_settings(DeviceId device, MwSettings* out_settings);

        /// <summary>Write some settings of a board, and read them back.</summary>
        /// <remarks>A name has ASCII letters, digits, `_`, `-` and spaces, and takes effect with the next
        /// advertisement. Auto-connect no longer connects the board if the name does not begin with "MetaWear". A flag
        /// of `members` includes all settings that it lists: to change only the latency, read the settings, change
        /// them, and write them. The system may refuse or change connection parameters. The operation fails with
        /// VELTO_ERROR_UNSUPPORTED, and writes nothing, if the firmware lacks a member.</remarks>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="settings">the settings; members that are not written are ignored.</param>
        /// <param name="members">the members to write; the others are unchanged.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (two members are inconsistent, or the name has other
        /// characters); VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations are
        /// pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_write_settings(
            DeviceId device, MwSettings* settings, MwSetting members, OperationId* out_op);

        /// <summary>Write the whitelist of a board, slot by slot.</summary>
        /// <remarks>Slots after the last address are unchanged. velto_mw_read_whitelist() reads a slot.</remarks>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="addresses">the addresses of the slots 1, 2 and so on; at most 8.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (a member or argument out of range);
        /// VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations are pending on the
        /// device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_write_whitelist(
            DeviceId device, MwAddress* addresses, UIntPtr count, OperationId* out_op);

        /// <summary>Read a slot of the whitelist of a board.</summary>
        /// <remarks>velto_op_get_value() then returns 7 bytes: the velto_mw_address_kind, and the address in the order
        /// of its text form. Some firmware does not answer for an empty slot: the operation then fails with
        /// VELTO_ERROR_TIMEOUT.</remarks>
        /// <param name="slot">the slot; 0 is the target of directed advertising (0 to 8).</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_read_whitelist(DeviceId device, uint slot, OperationId* out_op);

        /// <summary>Read the Bluetooth address of a board from the board itself.</summary>
        /// <remarks>velto_op_get_value() then returns 7 bytes: the velto_mw_address_kind, and the address in the order
        /// of its text form. On stacks that hide addresses, such as Apple's, only this distinguishes two boards of the
        /// same name.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_read_address(DeviceId device, OperationId* out_op);

        /// <summary>Set the target of directed advertising, slot 0 of the whitelist.</summary>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_write_directed_peer(
            DeviceId device, MwAddress* address, OperationId* out_op);

        /// <summary>Perform a single action of a board.</summary>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_run_action(DeviceId device, MwAction action, OperationId* out_op);

        // The log of a MetaWear board: loggers that store samples without a link

        /// <summary>Fill a velto_mw_logger_def with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_mw_logger_def_init(MwLoggerDefinition* def, UIntPtr size);

        /// <summary>Create a logger of a signal on a board.</summary>
        /// <remarks>The logger can be used at once. Its handle becomes stale if the operation fails: with
        /// VELTO_ERROR_NO_SLOT if the board has too few free logger slots; with VELTO_ERROR_UNSUPPORTED if the signal
        /// is not LOGGABLE and has no poll interval; with VELTO_ERROR_INVALID_STATE while the log runs, for a key in
        /// use, or if the log has entries of a removed logger whose slot the board reuses. A failed operation leaves
        /// no loggers on the board. With a poll interval the board reads the signal while the log runs: a temperature,
        /// a pin, the battery, the humidity. This uses a timer and an event of the board (velto_mw_program.h), which
        /// are removed with the logger. A reset also removes them: then starting the log fails until the logger is
        /// removed and created again.</remarks>
        /// <param name="signal">the signal, or one channel of it.</param>
        /// <param name="def">the definition. NULL for the defaults.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_NOT_CONNECTED (it is
        /// not READY); VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_create_logger(
            DeviceId device, SignalId signal, MwLoggerDefinition* def, LoggerId* out_logger, OperationId* out_op);

        /// <summary>Get information about a logger.</summary>
        [DllImport(Library)]
        public static extern Result velto_logger_get_info(LoggerId logger, LoggerInfo* out_info);

        /// <summary>Get the key of a logger, given at its creation.</summary>
        /// <param name="buffer">receives the key; empty for none.</param>
        [DllImport(Library)]
        public static extern Result velto_logger_get_key(
            LoggerId logger, byte* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Get the signal of a logger, as of the last time its device was READY.</summary>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (a logger of another program stores a register or processor
        /// without a signal; the message names it).</returns>
        [DllImport(Library)]
        public static extern Result velto_logger_get_signal(LoggerId logger, SignalId* out_signal);

        /// <summary>Remove a logger from the board; its entries in the log can no longer be decoded.</summary>
        /// <remarks>A polled logger's timer and event are also removed. The handle becomes stale just before the
        /// packets are written. The operation fails with VELTO_ERROR_INVALID_STATE while the log runs.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_logger_remove(LoggerId logger, OperationId* out_op);

        /// <summary>Set the unknown range of a logger, so that its values have a scale.</summary>
        /// <remarks>Use it for loggers with VELTO_LOGGER_UNSCALED. Other loggers use the range that was in effect when
        /// the log was started.</remarks>
        /// <param name="range">the full scale in the native unit, such as 2, 4, 8 or 16 g (0 to 100000).</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the sensor has no such range; the message names the
        /// nearest); VELTO_ERROR_UNSUPPORTED (the signal has a single range); VELTO_ERROR_INVALID_STATE (the range is
        /// already known and differs); VELTO_ERROR_NOT_FOUND (the board has not created the logger).</returns>
        [DllImport(Library)]
        public static extern Result velto_logger_set_range(LoggerId logger, double range);

        /// <summary>List the known loggers of a board, in the order of their creation.</summary>
        /// <remarks>The list includes loggers of earlier runs if the state of the board was saved, even while the
        /// board is not connected.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_list_loggers(
            DeviceId device, LoggerId* loggers, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Read all loggers, processors, timers and events of a board, including those of other
        /// programs.</summary>
        /// <remarks>velto_mw_list_processors() then lists the processors of other programs, with
        /// VELTO_PROCESSOR_RECOVERED. Their outputs are signals of the device with canonical identifiers, such as
        /// `acceleration:rms?id=0:accumulate?id=1`. They are streamed, logged and processed like other outputs. Their
        /// scale follows from the sensor's current configuration, since boards do not store the original one. If the
        /// board does not report it, values are raw. Unknown loggers are listed with VELTO_LOGGER_RECOVERED. A
        /// recovered logger logs the signal or channel whose bytes it stores; if no signal matches, it logs raw
        /// numbers. Handles of loggers missing on the board become stale. Timers and events are read as far as the
        /// board reports them, which is not verified on real boards. velto_mw_list_program() then lists them, with
        /// handles.</remarks>
        /// <param name="out_op">receives the operation; velto_mw_list_loggers() and velto_mw_list_processors() then
        /// return the result.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_recover(DeviceId device, OperationId* out_op);

        /// <summary>Start the sensors of all loggers, and then the log.</summary>
        /// <remarks>The sensors run with the settings of velto_mw_set_sensor_config(), and continue when the link
        /// ends. If a step fails, everything already started is stopped again; after a lost link, when the board is
        /// connected again. In a sequence, only mode and start of the log are written. If the log runs, only its mode
        /// is changed. The operation fails with VELTO_ERROR_INVALID_STATE if there are no loggers, the log is full and
        /// does not overwrite, a sensor runs with another configuration, or the log has entries in another
        /// range.</remarks>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="mode">the behavior of a log that is full.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_start_logging(DeviceId device, MwLogMode mode, OperationId* out_op);

        /// <summary>Stop the log, and the sensors that run only for its loggers; loggers and entries are
        /// kept.</summary>
        /// <remarks>If the link is lost, the packets are written when the board is connected again.</remarks>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_stop_logging(DeviceId device, OperationId* out_op);

        /// <summary>Start the logs of several boards: of all of them, or of none if a board fails.</summary>
        /// <remarks>If a board fails, the logs of the others are stopped again. A board whose log already runs fails.
        /// The error of the operation lists the failed boards with their reasons, and the boards whose log could not
        /// be stopped again.</remarks>
        /// <param name="devices">the boards; at most 256.</param>
        /// <param name="mode">the behavior of a log that is full.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (there are no devices, a device is listed twice, or belongs
        /// to another context); VELTO_ERROR_UNSUPPORTED (a device is not a board).</returns>
        [DllImport(Library)]
        public static extern Result velto_context_start_logging(
            IntPtr context, DeviceId* devices, UIntPtr count, MwLogMode mode, OperationId* out_op);

        /// <summary>Store the entries in a board's memory, so that they survive a reset and can be
        /// downloaded.</summary>
        /// <remarks>Since revision 3 of the logging module, the newest page of up to 512 entries is held in memory.
        /// The operation fails with VELTO_ERROR_INVALID_STATE while the log runs.</remarks>
        /// <param name="out_op">receives the operation; the null handle if there is nothing to store.</param>
        /// <returns>VELTO_OK; VELTO_UNCHANGED (the firmware holds no entries in memory); VELTO_ERROR_UNSUPPORTED (the
        /// device is not a board, or has no log); VELTO_ERROR_NOT_CONNECTED (it is not READY); VELTO_ERROR_BUSY (256
        /// operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_flush_log(DeviceId device, OperationId* out_op);

        /// <summary>Stop a board's log and erase all its entries; the loggers are kept.</summary>
        /// <remarks>The operation ends when the board has erased the entries. It fails with VELTO_ERROR_REJECTED if
        /// entries remain.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_clear_log(DeviceId device, OperationId* out_op);

        /// <summary>Get information about the log of a board, even while it is not connected.</summary>
        /// <remarks>VELTO_EVENT_MW_LOG reports 50, 80, 95 and 100 % of the memory.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board, or is an ingest device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_get_log_info(DeviceId device, MwLogInfo* out_info);

        /// <summary>Fill a velto_mw_log_plan with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_mw_log_plan_init(MwLogPlan* plan, UIntPtr size);

        /// <summary>Estimate the duration of a log of some signals, and of its download.</summary>
        /// <remarks>Signals without a steady rate, such as the button, are not counted.</remarks>
        /// <param name="items">the signals; none for the loggers of the board; at most 32.</param>
        /// <param name="plan">the conditions. NULL for the defaults.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board, or the signal cannot be logged);
        /// VELTO_ERROR_NOT_CONNECTED (it is not READY); VELTO_ERROR_NOT_FOUND (a signal belongs to another
        /// device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_estimate_log(
            DeviceId device, MwLogItem* items, UIntPtr count, MwLogPlan* plan, MwLogEstimate* out_estimate);

        // Processors: computations on a MetaWear board

        /// <summary>Fill a velto_mw_processor_def with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_mw_processor_def_init(MwProcessorDefinition* def, UIntPtr size);

        /// <summary>Create a processor of a signal on a board.</summary>
        /// <remarks>The processor, its output and its state can be used at once, before the operation has ended. Their
        /// handles become stale if the operation fails: with VELTO_ERROR_NO_SLOT if the board has no free processor,
        /// and with VELTO_ERROR_CANCELLED if the source could not be created. Before the first processor on a link,
        /// the library reads the processors of the board in about 30 short packets. In a command sequence the
        /// processor is planned. The sequence must become a macro that runs at boot; each reset then creates the
        /// processor. Until the sequence is destroyed, later calls on the same sequence can use the processor, its
        /// output and its state: as source, signal or target, and in the sequence of an event that they create. All
        /// other calls with them, or their operations, fail with VELTO_ERROR_INVALID_STATE. Identifiers have ".."
        /// instead of numbers, since the processor has no number until the macro is recorded.
        /// velto_mw_list_processors() does not list planned processors.</remarks>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="source">the signal, or the output of another processor, or one channel of either.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board, or its firmware has no such
        /// processor); VELTO_ERROR_NOT_CONNECTED (it is not READY); VELTO_ERROR_BUSY (256 operations are pending on
        /// the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_create_processor(
            DeviceId device, SignalId source, MwProcessorDefinition* def, ProcessorId* out_processor, OperationId*
            out_op);

        /// <summary>Create a processor that outputs each sample of a signal combined with the newest samples held by
        /// buffers.</summary>
        /// <remarks>The output has the channels of the source, followed by those of each buffer, at most 17 bytes in
        /// total. In a command sequence the fuser is planned, see velto_mw_create_processor(). Its buffers are planned
        /// in the same sequence, or on the board.</remarks>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="source">the signal whose samples trigger the output.</param>
        /// <param name="buffers">processors of the type BUFFER; at most 12.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board, or its firmware has no such
        /// processor); VELTO_ERROR_NOT_CONNECTED (it is not READY); VELTO_ERROR_BUSY (256 operations are pending on
        /// the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_create_fuser(
            DeviceId device, SignalId source, ProcessorId* buffers, UIntPtr count, ProcessorId* out_processor,
            OperationId* out_op);

        /// <summary>Get information about a processor.</summary>
        [DllImport(Library)]
        public static extern Result velto_processor_get_info(ProcessorId processor, ProcessorInfo* out_info);

        /// <summary>Get the output signal of a processor.</summary>
        /// <remarks>Its channels and units are known at once. Its identifier, such as "acceleration:rss?id=0",
        /// contains numbers assigned by the board, and ".." before the board has answered.</remarks>
        /// <param name="out_signal">receives the signal; the signal of a BUFFER can be neither streamed nor
        /// logged.</param>
        [DllImport(Library)]
        public static extern Result velto_processor_get_output(ProcessorId processor, SignalId* out_signal);

        /// <summary>Get the state signal of a processor: the remaining count, the sum, the count, the reference or the
        /// held sample. Read it with velto_signal_read(), or log it with a poll interval.</summary>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (the type has no state).</returns>
        [DllImport(Library)]
        public static extern Result velto_processor_get_state(ProcessorId processor, SignalId* out_signal);

        /// <summary>Change the values of a running processor.</summary>
        /// <remarks>Type, source and output format cannot be changed. The operation ends when the packet is
        /// written.</remarks>
        /// <param name="def">the whole definition.</param>
        /// <param name="into">a command sequence of the same board that records the command; null for the board
        /// itself.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (`into` belongs to another device); VELTO_ERROR_UNSUPPORTED
        /// (the processor is a fuser); VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_processor_write_config(
            ProcessorId processor, MwProcessorDefinition* def, DeviceId into, OperationId* out_op);

        /// <summary>Set the state of a processor: the count of a PASSTHROUGH, a sum, a count, or the reference of a
        /// DELTA.</summary>
        /// <param name="value">the state, in the native unit of the state signal (-1000000000000 to
        /// 1000000000000).</param>
        /// <param name="into">a command sequence of the same board that records the command; null for the board
        /// itself.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (`into` belongs to another device); VELTO_ERROR_UNSUPPORTED
        /// (the type has no writable state); VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_processor_write_state(
            ProcessorId processor, double value, DeviceId into, OperationId* out_op);

        /// <summary>Empty the window of a LOW_PASS or HIGH_PASS.</summary>
        /// <remarks>The operation fails with VELTO_ERROR_UNSUPPORTED for other types.</remarks>
        /// <param name="into">a command sequence of the same board that records the command; null for the board
        /// itself.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (`into` belongs to another device); VELTO_ERROR_BUSY (256
        /// operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_processor_reset(ProcessorId processor, DeviceId into, OperationId* out_op);

        /// <summary>Remove a processor from the board.</summary>
        /// <remarks>The operation fails with VELTO_ERROR_HAS_DEPENDENTS if another processor, a board event, a logger
        /// or a stream depends on the processor. CASCADE removes these first, the last of a chain before the others. A
        /// processor used by a macro cannot be removed: erase the macros first. The operation fails with
        /// VELTO_ERROR_INVALID_STATE while a running log stores its output.</remarks>
        /// <param name="flags">0, or CASCADE.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_processor_remove(
            ProcessorId processor, RemoveFlag flags, OperationId* out_op);

        /// <summary>List the known processors of a board, oldest first.</summary>
        /// <remarks>The list includes processors of other programs after velto_mw_recover(), and those of earlier runs
        /// if the state of the board was saved. Their outputs and states are also signals.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_list_processors(
            DeviceId device, ProcessorId* processors, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Fill a velto_mw_recipe_def with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_mw_recipe_def_init(MwRecipeDefinition* def, UIntPtr size);

        /// <summary>Create the processors of a recipe.</summary>
        /// <remarks>The output of the last processor is the result, and the operation is that of the last processor.
        /// If it fails, earlier processors may remain on the board: velto_processor_remove() with CASCADE removes all
        /// of them. If the board has too few free processors, or the capacity is less than the number of processors,
        /// nothing is created. A capacity of 5 is always sufficient. A command sequence is not accepted: plan each
        /// processor with velto_mw_create_processor().</remarks>
        /// <param name="source">the signal, one channel of it, or the output of another processor.</param>
        /// <param name="processors">receives the processors in the order of the chain, at most 5.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board, or its firmware has no such
        /// processors); VELTO_ERROR_NOT_CONNECTED (it is not READY); VELTO_ERROR_INVALID_ARGUMENT (the capacity is
        /// less than the number of processors that the recipe creates); VELTO_ERROR_NO_SLOT (the board has too few
        /// free processors); VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_create_recipe(
            DeviceId device, SignalId source, MwRecipeDefinition* def, ProcessorId* processors, UIntPtr capacity,
            UIntPtr* out_count, OperationId* out_op);

        /// <summary>Estimate the resources of a processor without writing to the board.</summary>
        /// <remarks>The call fails like the creation. Processors of other programs are counted after the first
        /// velto_mw_create_processor() on a link, which reads them.</remarks>
        /// <param name="source">the signal, one channel of it, or the output of another processor.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board, or its firmware has no such
        /// processor); VELTO_ERROR_NOT_CONNECTED (it is not READY); VELTO_ERROR_NO_SLOT (the board has no free
        /// processor).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_estimate_processor(
            DeviceId device, SignalId source, MwProcessorDefinition* def, MwProcessorEstimate* out_estimate);

        // The program of a MetaWear board: timers, events and macros

        /// <summary>Create a stopped timer on a board.</summary>
        /// <remarks>The handle can be used at once. The operation fails with VELTO_ERROR_NO_SLOT if the board has no
        /// free timer; the handle then becomes stale. In a command sequence the timer is planned. The sequence must
        /// become a macro that runs at boot; each reset then creates the timer. Until the sequence is destroyed, later
        /// calls on the same sequence can start the timer, use its signal as the source of an event, and create an
        /// event that starts the timer. All other calls with the timer, or their operations, fail with
        /// VELTO_ERROR_INVALID_STATE. The identifier of its signal is "timer?id=..", since the timer has no number
        /// until the macro is recorded.</remarks>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="period">time between ticks, rounded down to milliseconds (seconds, 0.001 to
        /// 4294967.295).</param>
        /// <param name="repetitions">the number of ticks after a start; VELTO_REPEAT_FOREVER for an endless timer (0
        /// to 65534).</param>
        /// <param name="starts_immediately">whether the first tick occurs at the start instead of a period
        /// later.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_NOT_CONNECTED (it is
        /// not READY); VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_create_timer(
            DeviceId device, double period, uint repetitions, VeltoBool starts_immediately, TimerId* out_timer,
            OperationId* out_op);

        /// <summary>Start a timer, or restart a running one.</summary>
        /// <param name="into">a command sequence of the same board that records the command; null for the board
        /// itself.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (`into` belongs to another device); VELTO_ERROR_BUSY (256
        /// operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_timer_start(TimerId timer, DeviceId into, OperationId* out_op);

        /// <summary>Stop a timer, which can be started again.</summary>
        /// <param name="into">a command sequence of the same board that records the command; null for the board
        /// itself.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (`into` belongs to another device); VELTO_ERROR_BUSY (256
        /// operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_timer_stop(TimerId timer, DeviceId into, OperationId* out_op);

        /// <summary>Get the tick signal of a timer, such as "timer?id=0".</summary>
        /// <remarks>The signal can be streamed, and is a source for velto_mw_create_event(). Its single channel counts
        /// the ticks from 1, since the start of the oldest running stream. Its handle becomes stale with the
        /// timer.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (the board has not created the timer; wait for its
        /// operation).</returns>
        [DllImport(Library)]
        public static extern Result velto_timer_get_signal(TimerId timer, SignalId* out_signal);

        /// <summary>Remove a timer from the board.</summary>
        /// <remarks>The handle becomes stale just before the packets are written, and streams of the ticks end. The
        /// operation fails while a board event of this program uses or starts the timer: remove the event
        /// first.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_timer_remove(TimerId timer, OperationId* out_op);

        /// <summary>Create an event that executes the commands of a sequence at each value of a signal, with or
        /// without a host.</summary>
        /// <remarks>Each packet of the sequence (velto_mw_describe_sequence()) uses one of the board's events. The
        /// sequence is copied and can be changed or destroyed afterwards. The handle becomes stale if the operation
        /// fails: with VELTO_ERROR_NO_SLOT if the board has too few free events, with VELTO_ERROR_INVALID_ARGUMENT for
        /// commands that an event does not support, or for a token that does not fit. In a command sequence the event
        /// is planned. The command sequence must become a macro that runs at boot; each reset then creates the event.
        /// `signal` and the parts used by `sequence` must be planned in the same command sequence, or be signals of
        /// the board itself. The handle is valid as long as the command sequence, and cannot be used to remove the
        /// event from the board. A token requires a sequence of one packet that does not run a macro. For signals that
        /// are only read, it is undocumented which readings trigger the event.</remarks>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="signal">the signal: of the board, of a timer, or VELTO_MW_DISCONNECTED.</param>
        /// <param name="sequence">the commands: a command sequence of the same board.</param>
        /// <param name="token">the bytes of the signal to copy into the command. NULL for all zeros.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the sequence is empty or of another board, the signal is
        /// of another device, or an offset of the token is out of range); VELTO_ERROR_WRONG_KIND (`sequence` is a
        /// board); VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_NOT_CONNECTED (it is not READY);
        /// VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_create_event(
            DeviceId device, SignalId signal, DeviceId sequence, MwToken* token, BoardEventId* out_event, OperationId*
            out_op);

        /// <summary>Remove an event from the board.</summary>
        /// <remarks>The handle becomes stale just before the packets are written.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_board_event_remove(BoardEventId @event, OperationId* out_op);

        /// <summary>Create a macro, which executes the commands of a sequence on request or after each
        /// reset.</summary>
        /// <remarks>The sequence is copied. The handle becomes stale if the operation fails: with VELTO_ERROR_NO_SLOT
        /// if the board has no free macro; with VELTO_ERROR_INVALID_ARGUMENT for commands that a macro does not
        /// support, such as loggers, or parts created by a macro that does not run at boot; with
        /// VELTO_ERROR_INVALID_STATE after velto_mw_erase_macros(), until the link has ended. After a reset, the board
        /// numbers the created parts in the order of the boot macros: the parts of a second macro continue after those
        /// of the first. So the operation also fails with VELTO_ERROR_NO_SLOT if all boot macros together create too
        /// many parts, and with VELTO_ERROR_INVALID_STATE if the board has an older macro unknown to this program. A
        /// processor or timer used by a macro on request cannot be removed until the macros are erased
        /// (VELTO_ERROR_HAS_DEPENDENTS, even with CASCADE). While the macro is recorded, nothing else is written to
        /// the board. Cancelling the operation does not stop the recording, since a partial macro would run. After a
        /// lost link the board may have the macro: velto_mw_list_program() then lists it with
        /// VELTO_MW_PROGRAM_UNKNOWN.</remarks>
        /// <param name="sequence">the commands: a command sequence of the same board.</param>
        /// <param name="runs_at_boot">whether the board executes it after each reset, before a host connects.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the sequence is empty or of another board);
        /// VELTO_ERROR_WRONG_KIND (`sequence` is a board); VELTO_ERROR_UNSUPPORTED (the device is not a board);
        /// VELTO_ERROR_NOT_CONNECTED (it is not READY); VELTO_ERROR_BUSY (256 operations are pending on the
        /// device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_create_macro(
            DeviceId device, DeviceId sequence, VeltoBool runs_at_boot, MacroId* out_macro, OperationId* out_op);

        /// <summary>Execute a macro once.</summary>
        /// <param name="into">a command sequence of the same board that records the command; null for the board
        /// itself.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (`into` belongs to another device); VELTO_ERROR_BUSY (256
        /// operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_macro_run(MacroId macro, DeviceId into, OperationId* out_op);

        /// <summary>Erase all macros of a board, including those of other programs.</summary>
        /// <remarks>The handles of all macros become stale just before the command is written. The board erases the
        /// macros when the link ends; until then, operations of velto_mw_create_macro() fail.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_erase_macros(DeviceId device, OperationId* out_op);

        /// <summary>List the known timers, events and macros of a board, by kind and number.</summary>
        /// <remarks>After velto_mw_recover() the list includes the timers and events of other programs, as far as the
        /// board reports them. Boards do not report macros.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_list_program(
            DeviceId device, MwProgramItem* items, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Describe the program of a board: a line for each timer, event and macro, and for parts that could
        /// not be read.</summary>
        /// <remarks>An example is "event 0: 01 01 FF -&gt; 02 01 01; of this program": module, register and channel of
        /// the signal, and the command. For a board of unknown history, call velto_mw_recover() first.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_describe_program(
            DeviceId device, byte* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Copy the program of another board to this one.</summary>
        /// <remarks>`state` is the text that velto_mw_get_state() returned for the other board, which need not be
        /// connected. To include parts created by other programs, run velto_mw_recover() on the other board before you
        /// get its state. Processors, timers, events, loggers with their keys, and macros are created; signals are
        /// matched by their identifiers. Parts that this board does not support are skipped, with their dependents:
        /// velto_mw_describe_copy() lists them. The sensors are configured for the processors and loggers, but not
        /// started: start the log, the sensors and the timers. The operation creates all parts, or none if one fails.
        /// It fails with VELTO_ERROR_NO_SLOT before anything is written if the board lacks free slots. Afterwards the
        /// parts are listed with handles by velto_mw_list_processors(), velto_mw_list_loggers() and
        /// velto_mw_list_program().</remarks>
        /// <param name="device">the board to copy to.</param>
        /// <param name="state">the state of the other board; at most 262144 bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_FORMAT (not a saved state; the message names line and column);
        /// VELTO_ERROR_NOT_FOUND (the state has no program that this board supports); VELTO_ERROR_NOT_CONNECTED (this
        /// board is not READY); VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_copy_program(
            DeviceId device, [MarshalAs(UnmanagedType.LPStr)] string state, OperationId* out_op);

        /// <summary>Describe the parts of another board's program that velto_mw_copy_program() would skip, one line
        /// each with the reason.</summary>
        /// <remarks>Nothing is written. A state never contains macros of other programs, since boards do not report
        /// them.</remarks>
        /// <param name="device">the board to copy to.</param>
        /// <param name="state">the state of the other board; at most 262144 bytes.</param>
        /// <param name="buffer">receives the text; empty if nothing would be skipped.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_FORMAT (not a saved state; the message names line and column);
        /// VELTO_ERROR_NOT_CONNECTED (this board is not READY); VELTO_ERROR_UNSUPPORTED (the device is not a
        /// board).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_describe_copy(
            DeviceId device, [MarshalAs(UnmanagedType.LPStr)] string state, byte* buffer, UIntPtr capacity, UIntPtr*
            out_count);

        // Downloads: the log of a MetaWear board

        /// <summary>Fill a velto_download_def with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_download_def_init(DownloadDefinition* def, UIntPtr size);

        /// <summary>Download the log of a board, page after page.</summary>
        /// <remarks>If the board holds the newest page in memory, that page is written to the log first. The operation
        /// ends at the end of the log, not with the link, and reports progress in entries. VELTO_EVENT_PAGE_READY
        /// announces each page; an empty log has no pages. The operation ends only after the program has acknowledged
        /// every page: never wait for it with VELTO_FOREVER before. A page with unread samples cannot be acknowledged:
        /// create a stream for every logger, or set VELTO_DOWNLOAD_DISCARD_UNREAD. If a previous download was
        /// destroyed or cancelled while the board sent a page, the download begins after that page. The operation ends
        /// with VELTO_ERROR_INVALID_STATE if the board streams, if it logs and VELTO_DOWNLOAD_GO_ON is not set, or if
        /// the bookmark is older than the log. It ends with VELTO_ERROR_DISCONNECTED if the link is not
        /// re-established, and with VELTO_ERROR_TIMEOUT after a minute of silence.</remarks>
        /// <param name="device">the board, which is READY.</param>
        /// <param name="def">the definition. NULL for the defaults.</param>
        /// <param name="bookmark">the bookmark of the previous download, NULL with size 0 for none; at most 1048576
        /// bytes.</param>
        /// <param name="out_download">receives the download, which the program destroys.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board, or has no log);
        /// VELTO_ERROR_NOT_CONNECTED (the device is not READY); VELTO_ERROR_INVALID_STATE (another download of the
        /// board is running); VELTO_ERROR_FORMAT (the bookmark is damaged); VELTO_ERROR_VERSION_MISMATCH (the bookmark
        /// is of a newer version of the library); VELTO_ERROR_INVALID_ARGUMENT (the bookmark is of another board,
        /// which the error names); VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_start_download(
            DeviceId device, DownloadDefinition* def, void* bookmark, UIntPtr size, DownloadId* out_download,
            OperationId* out_op);

        /// <summary>Create a stream of the samples of a logger.</summary>
        /// <remarks>The stream exists until the program destroys it. Create one for each logger before reading the
        /// first page. No frames are dropped, since a page waits until it is read; `capacity` and `timeout` of the
        /// definition are ignored. Frames have the flags of a log, such as VELTO_FRAME_UTC. Parts of the log with an
        /// unknown range are delivered as raw values with VELTO_FRAME_UNSCALED, in all units. With the null handle,
        /// the stream contains the entries of all unknown loggers, as uint32_t numbers in three columns: `logger`,
        /// `reset` (the id of the preceding reset) and `data`.</remarks>
        /// <param name="logger">the logger, or the null handle for entries of unknown loggers.</param>
        /// <param name="def">the definition; only the units are used. NULL for the defaults.</param>
        /// <param name="out_stream">receives the stream, which the program destroys.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_STATE (the logger has a stream already); VELTO_ERROR_NOT_FOUND (the
        /// logger was created after the download began); VELTO_ERROR_OUT_OF_MEMORY (no descriptors, handles or memory
        /// left).</returns>
        [DllImport(Library)]
        public static extern Result velto_download_create_stream(
            DownloadId download, LoggerId logger, StreamDefinition* def, StreamId* out_stream);

        /// <summary>Get the page that must be acknowledged.</summary>
        /// <returns>VELTO_OK; VELTO_NOTHING (no page waits).</returns>
        [DllImport(Library)]
        public static extern Result velto_download_poll_page(DownloadId download, DownloadPage* out_page);

        /// <summary>Get a gap of the page that must be acknowledged.</summary>
        /// <remarks>Store the gap with the page: a later download does not report it again. Overwritten entries are
        /// known only if the library has started the log; they are reported in the page that follows them.</remarks>
        /// <param name="index">the number of the gap, from 0 to `gap_count` of velto_download_page (0 to
        /// 4294967295).</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (no page waits, or it has fewer gaps).</returns>
        [DllImport(Library)]
        public static extern Result velto_download_get_gap(DownloadId download, uint index, DownloadGap* out_gap);

        /// <summary>Get the bookmark of all pages so far, to be stored together with their samples.</summary>
        /// <remarks>Store samples and bookmark in one transaction, then acknowledge the page. The bookmark contains
        /// counts, the newest page, incomplete samples, and the scales and clock readings for the rest of the log: 20
        /// bytes for each entry of a page, and a few thousand more.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_STATE (samples of the page are unread and DISCARD_UNREAD is not set;
        /// the error names their logger).</returns>
        [DllImport(Library)]
        public static extern Result velto_download_get_bookmark(
            DownloadId download, void* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Acknowledge the page to the board, which then erases it.</summary>
        /// <remarks>The call also works while the link is lost: the page is then recognized when the board sends it
        /// again. Some boards never report the last page as complete. That page stays in the log until the log is
        /// cleared, and the bookmark skips it.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_STATE (no page waits, or samples of it are unread and DISCARD_UNREAD
        /// is not set; the error names their logger).</returns>
        [DllImport(Library)]
        public static extern Result velto_download_acknowledge_page(DownloadId download);

        /// <summary>Get information about a download.</summary>
        [DllImport(Library)]
        public static extern Result velto_download_get_info(DownloadId download, DownloadInfo* out_info);

        /// <summary>End a download; its handle becomes stale.</summary>
        /// <remarks>A pending operation ends with VELTO_ERROR_CANCELLED. A page that was not acknowledged stays on the
        /// board. Streams of the download end, and waiting frames stay readable.</remarks>
        [DllImport(Library)]
        public static extern void velto_download_destroy(DownloadId download);

        // Events: changes of contexts, devices and operations

        /// <summary>Describe an event in one line, for logs.</summary>
        /// <param name="buffer">receives the line; its format may change at any time.</param>
        [DllImport(Library)]
        public static extern Result velto_event_describe(
            VeltoEvent* @event, byte* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Take the oldest event of the context's default queue.</summary>
        /// <remarks>Threads: one thread at a time per context.</remarks>
        /// <param name="out_event">receives the event, of type NONE if there is none.</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (no event waits).</returns>
        [DllImport(Library)]
        public static extern Result velto_context_poll_event(IntPtr context, VeltoEvent* out_event);

        /// <summary>Take the oldest event of the context's default queue, waiting for one if necessary.</summary>
        /// <remarks>A pumped context dispatches meanwhile; a manual clock advances by up to the timeout. Threads: one
        /// thread at a time per context. Blocks: up to the timeout.</remarks>
        /// <param name="timeout">longest wait, or VELTO_FOREVER (seconds).</param>
        /// <param name="out_event">receives the event, of type NONE if there is none.</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (no event came).</returns>
        [DllImport(Library)]
        public static extern Result velto_context_wait_event(IntPtr context, double timeout, VeltoEvent* out_event);

        /// <summary>Get the descriptor that is readable while the default queue is not empty.</summary>
        /// <remarks>Poll the descriptor, but never read or close it. It works with select, poll, epoll and any event
        /// loop.</remarks>
        /// <param name="out_fd">receives the descriptor, which belongs to the context.</param>
        [DllImport(Library)]
        public static extern Result velto_context_get_event_fd(IntPtr context, int* out_fd);

        /// <summary>Discard all events that wait in the default queue.</summary>
        /// <remarks>Threads: one thread at a time per context.</remarks>
        [DllImport(Library)]
        public static extern Result velto_context_flush_events(IntPtr context);

        /// <summary>Set the classes of events that the default queue receives.</summary>
        /// <param name="mask">the classes; 0 for none.</param>
        [DllImport(Library)]
        public static extern Result velto_context_set_event_mask(IntPtr context, EventClass mask);

        /// <summary>Get the classes of events that the default queue receives.</summary>
        [DllImport(Library)]
        public static extern Result velto_context_get_event_mask(IntPtr context, EventClass* out_mask);

        /// <summary>Create a further queue, which receives all later events of its mask.</summary>
        /// <param name="mask">the classes of events that it receives.</param>
        /// <param name="capacity">maximum number of waiting events; beyond it the oldest are dropped (1 to
        /// 65536).</param>
        /// <returns>VELTO_OK; VELTO_ERROR_OUT_OF_MEMORY (no descriptors or handles left).</returns>
        [DllImport(Library)]
        public static extern Result velto_context_create_queue(
            IntPtr context, EventClass mask, uint capacity, QueueId* out_queue);

        /// <summary>Take the oldest event of a queue.</summary>
        /// <remarks>Threads: one thread at a time per object.</remarks>
        /// <param name="out_event">receives the event, of type NONE if there is none.</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (no event waits).</returns>
        [DllImport(Library)]
        public static extern Result velto_queue_poll_event(QueueId queue, VeltoEvent* out_event);

        /// <summary>Take the oldest event of a queue, waiting for one if necessary.</summary>
        /// <remarks>A pumped context dispatches meanwhile; a manual clock advances by up to the timeout. Threads: one
        /// thread at a time per object. Blocks: up to the timeout.</remarks>
        /// <param name="timeout">longest wait, or VELTO_FOREVER (seconds).</param>
        /// <param name="out_event">receives the event, of type NONE if there is none.</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (no event came).</returns>
        [DllImport(Library)]
        public static extern Result velto_queue_wait_event(QueueId queue, double timeout, VeltoEvent* out_event);

        /// <summary>Discard all events that wait in a queue.</summary>
        /// <remarks>Threads: one thread at a time per object.</remarks>
        [DllImport(Library)]
        public static extern Result velto_queue_flush(QueueId queue);

        /// <summary>Set the classes of events that a queue receives.</summary>
        /// <param name="mask">the classes; 0 for none.</param>
        [DllImport(Library)]
        public static extern Result velto_queue_set_mask(QueueId queue, EventClass mask);

        /// <summary>Get the classes of events that a queue receives.</summary>
        [DllImport(Library)]
        public static extern Result velto_queue_get_mask(QueueId queue, EventClass* out_mask);

        /// <summary>Get the descriptor that is readable while a queue is not empty; poll it, but never read or close
        /// it.</summary>
        /// <param name="out_fd">receives the descriptor, which belongs to the queue.</param>
        [DllImport(Library)]
        public static extern Result velto_queue_get_fd(QueueId queue, int* out_fd);

        /// <summary>Destroy a queue; a thread waiting on it returns.</summary>
        [DllImport(Library)]
        public static extern void velto_queue_destroy(QueueId queue);

        // Motion: from samples to a position, and calibration

        /// <summary>Fill a velto_motion_config with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        /// <param name="mode">which preset to load.</param>
        [DllImport(Library)]
        public static extern Result velto_motion_config_init(MotionConfig* config, UIntPtr size, MotionMode mode);

        /// <summary>Check whether a configuration would be accepted.</summary>
        /// <remarks>If not, velto_error_message() names the member.</remarks>
        [DllImport(Library)]
        public static extern Result velto_motion_config_validate(MotionConfig* config);

        /// <summary>Set the motion configuration of a device.</summary>
        /// <remarks>A different mode resets the motion; the same mode continues with the new values.
        /// velto_motion_config_init() and velto_device_set_motion_mode() use the presets of caps. To change members of
        /// the device's own configuration, get it by velto_device_get_motion_config() first.</remarks>
        [DllImport(Library)]
        public static extern Result velto_device_set_motion_config(DeviceId device, MotionConfig* config);

        /// <summary>Get the motion configuration of a device.</summary>
        [DllImport(Library)]
        public static extern Result velto_device_get_motion_config(DeviceId device, MotionConfig* out_config);

        /// <summary>Set the motion mode of a device, and load the mode's preset.</summary>
        /// <remarks>Axes set by the program are kept. Setting the current mode has no effect.</remarks>
        /// <returns>VELTO_OK; VELTO_UNCHANGED (it is the current mode).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_set_motion_mode(DeviceId device, MotionMode mode);

        /// <summary>Make the current pose of a device neutral.</summary>
        /// <remarks>No edges are consumed. The position reads 0 at once, even before the next poll.</remarks>
        [DllImport(Library)]
        public static extern Result velto_device_calibrate_neutral(DeviceId device);

        /// <summary>Center a device: its present direction becomes forward.</summary>
        /// <remarks>The position reads 0 at once, in every mode. The next poll uses the newest sample as the center of
        /// the paddle, or for a board the level pose. The heading of `orientation` becomes 0. Its inclination follows
        /// gravity and stays. With the members `recenter_hold` and `recenter_trigger` of velto_motion_config the
        /// player does the same.</remarks>
        [DllImport(Library)]
        public static extern Result velto_device_recenter(DeviceId device);

        /// <summary>Mirror the center of the paddle, for a cap that is worn the other way around.</summary>
        /// <returns>VELTO_OK; VELTO_UNCHANGED (there is no center yet).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_flip_paddle_offset(DeviceId device);

        /// <summary>Fill a velto_calibration with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_calibration_init(Calibration* calibration, UIntPtr size);

        /// <summary>Get the neutral pose of a device, for instance to save it.</summary>
        [DllImport(Library)]
        public static extern Result velto_device_get_calibration(DeviceId device, Calibration* out_calibration);

        /// <summary>Set the neutral pose of a device, such as a saved one.</summary>
        [DllImport(Library)]
        public static extern Result velto_device_set_calibration(DeviceId device, Calibration* calibration);

        /// <summary>Set whether the player of a device is prompted to calibrate.</summary>
        /// <remarks>The prompt is the flag CALIBRATION_WANTED in velto_input and the event
        /// VELTO_EVENT_CALIBRATION_WANTED; the program displays it. velto_device_calibrate_neutral() and
        /// velto_device_set_calibration() complete it.</remarks>
        /// <param name="policy">the policy; ASK by default.</param>
        [DllImport(Library)]
        public static extern Result velto_device_set_calibration_policy(DeviceId device, CalibrationPolicy policy);

        /// <summary>Get whether the player of a device is prompted to calibrate.</summary>
        [DllImport(Library)]
        public static extern Result velto_device_get_calibration_policy(DeviceId device, CalibrationPolicy* out_policy);

        /// <summary>Start the prompt to calibrate a device, or withdraw it.</summary>
        /// <param name="is_wanted">1 to prompt; 0 if the player has declined.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_CONNECTED (only the player of a connected device can be
        /// prompted).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_set_calibration_wanted(DeviceId device, VeltoBool is_wanted);

        /// <summary>Get the state of the prompt to calibrate a device.</summary>
        /// <remarks>DONE means that the player has calibrated. The flag CALIBRATED of velto_input is weaker: a neutral
        /// pose is known, which may be the first sample.</remarks>
        /// <param name="out_state">receives the state, as of the last poll.</param>
        [DllImport(Library)]
        public static extern Result velto_device_get_calibration_state(DeviceId device, CalibrationState* out_state);

        /// <summary>Fill a velto_calibration_options with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_calibration_options_init(CalibrationOptions* options, UIntPtr size);

        /// <summary>Calibrate a device while its player keeps still, and report the progress.</summary>
        /// <remarks>A movement restarts the hold, so that a moving device is never calibrated. VELTO_EVENT_PROGRESS
        /// reports the progress. At the end the mean of the held samples becomes the neutral pose. The operation fails
        /// with VELTO_ERROR_TIMEOUT if the device was not kept still, with VELTO_ERROR_DISCONNECTED if its link was
        /// lost, and with VELTO_ERROR_ALREADY if the device is already being calibrated. On a MetaWear board
        /// `still_range` limits the roll, at 7.35 raw units per degree: the default of 12 is 1.6°. Only a device that
        /// feeds game input can be calibrated, see velto_device_set_game_input(): a board without a player index does
        /// not, unless it is set to ON. Radio: none.</remarks>
        /// <param name="options">the options. NULL for the defaults.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_STATE (the device feeds no game input); VELTO_ERROR_BUSY (256
        /// operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_start_calibration(
            DeviceId device, CalibrationOptions* options, OperationId* out_op);

        /// <summary>Save the configuration and calibration of a device for the next run of the program.</summary>
        /// <remarks>The profile holds the motion, gamepad and sensor constants and the center of the paddle. It is one
        /// file per device in the context's state folder, also with VELTO_CONTEXT_EPHEMERAL. The file is replaced
        /// atomically; if two programs save, the last one wins. Blocks: bounded; until a small file is
        /// written.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is virtual); VELTO_ERROR_IO (the file cannot be
        /// written); VELTO_ERROR_NOT_FOUND (no folder is named, and there is neither XDG_STATE_HOME nor
        /// HOME).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_save_profile(DeviceId device);

        /// <summary>Load the saved configuration and calibration of a device.</summary>
        /// <remarks>A damaged file is set aside with a warning in the log and changes nothing. A context with
        /// VELTO_CONTEXT_LOAD_PROFILES loads the profile automatically when a device is first connected. Blocks:
        /// bounded; until a small file is read.</remarks>
        /// <returns>VELTO_OK; VELTO_NOTHING (there is no saved profile); VELTO_ERROR_UNSUPPORTED (the device is
        /// virtual); VELTO_ERROR_FORMAT (the file is damaged and was set aside); VELTO_ERROR_IO (the file cannot be
        /// read); VELTO_ERROR_NOT_FOUND (no folder is named, and there is neither XDG_STATE_HOME nor HOME).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_load_profile(DeviceId device);

        /// <summary>Get the internal values of a device's motion engine.</summary>
        [DllImport(Library)]
        public static extern Result velto_device_get_motion_debug(DeviceId device, MotionDebug* out_debug);

        // The gamepad view and the sensors: tuning, and samples supplied by the program

        /// <summary>Fill a velto_gamepad_config with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        /// <param name="style">which preset to load.</param>
        [DllImport(Library)]
        public static extern Result velto_gamepad_config_init(GamepadConfig* config, UIntPtr size, GamepadStyle style);

        /// <summary>Set the responsiveness of a device's gamepad view.</summary>
        /// <remarks>All constants are replaced by those of the style.</remarks>
        /// <param name="style">the style; ROBUST by default.</param>
        [DllImport(Library)]
        public static extern Result velto_device_set_gamepad_style(DeviceId device, GamepadStyle style);

        /// <summary>Set the constants of a device's gamepad view.</summary>
        [DllImport(Library)]
        public static extern Result velto_device_set_gamepad_config(DeviceId device, GamepadConfig* config);

        /// <summary>Get the constants of a device's gamepad view.</summary>
        [DllImport(Library)]
        public static extern Result velto_device_get_gamepad_config(DeviceId device, GamepadConfig* out_config);

        /// <summary>Fill a velto_sensor_filter with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_sensor_filter_init(SensorFilter* filter, UIntPtr size);

        /// <summary>Set the smoothing of a device's sensor readings.</summary>
        [DllImport(Library)]
        public static extern Result velto_device_set_sensor_filter(DeviceId device, SensorFilter* filter);

        /// <summary>Get the smoothing of a device's sensor readings.</summary>
        [DllImport(Library)]
        public static extern Result velto_device_get_sensor_filter(DeviceId device, SensorFilter* out_filter);

        /// <summary>Feed one decoded sample to the motion engine of a device.</summary>
        /// <remarks>In paddle mode the horizontal axis becomes a steering value of up to 2000; otherwise the sample
        /// moves the pointer. Like the sample of a packet, it stays valid for 0.25 s. A device without a link counts
        /// as connected from then on.</remarks>
        [DllImport(Library)]
        public static extern Result velto_device_ingest_sample(DeviceId device, AxisSample* sample);

        /// <summary>Set a substitute for the axes of a device while no sample is valid.</summary>
        /// <remarks>A packet with sensor readings replaces it.</remarks>
        /// <param name="rotation">the rotation channel.</param>
        /// <param name="tilt_x">used as rotation about x.</param>
        /// <param name="gyro_y">rotation about y.</param>
        [DllImport(Library)]
        public static extern Result velto_device_set_supplement(
            DeviceId device, double rotation, double tilt_x, double gyro_y);

        /// <summary>Enable or disable the byte probe of a device; enabling clears earlier changes.</summary>
        /// <param name="is_on">whether the probe is enabled; 0 by default.</param>
        [DllImport(Library)]
        public static extern Result velto_device_set_probe(DeviceId device, VeltoBool is_on);

        /// <summary>List the newest byte changes of a device's packets, at most 80, oldest first.</summary>
        /// <remarks>The first packet lists each of its bytes as a change from 0.</remarks>
        /// <param name="changes">receives the changes; may be NULL with capacity 0.</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (the probe is off or has seen no packet).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_list_probe_changes(
            DeviceId device, ProbeChange* changes, UIntPtr capacity, UIntPtr* out_count);

        // Drivers: moving paddles, menu selections and aims

        /// <summary>Create a driver with the preset constants.</summary>
        /// <param name="out_driver">receives the driver; destroy it with velto_driver_destroy().</param>
        /// <returns>VELTO_OK; VELTO_ERROR_OUT_OF_MEMORY (no handles left).</returns>
        [DllImport(Library)]
        public static extern Result velto_driver_create(IntPtr* out_driver);

        /// <summary>Destroy a driver; NULL and stale pointers are ignored.</summary>
        [DllImport(Library)]
        public static extern void velto_driver_destroy(IntPtr driver);

        /// <summary>Reset the state of a driver, and keep its constants.</summary>
        /// <remarks>Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        [DllImport(Library)]
        public static extern Result velto_driver_reset(IntPtr driver);

        /// <summary>Restore the preset constants of a driver.</summary>
        /// <remarks>Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        [DllImport(Library)]
        public static extern Result velto_driver_clear_constants(IntPtr driver);

        /// <summary>Fill a velto_paddle_config with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        /// <param name="rate_mode">which preset to load.</param>
        [DllImport(Library)]
        public static extern Result velto_paddle_config_init(PaddleConfig* config, UIntPtr size, RateMode rate_mode);

        /// <summary>Set the paddle constants of a driver for one rate.</summary>
        /// <remarks>Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        [DllImport(Library)]
        public static extern Result velto_driver_set_paddle_config(IntPtr driver, PaddleConfig* config);

        /// <summary>Get the paddle constants of a driver for one rate.</summary>
        /// <remarks>Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        /// <param name="rate_mode">the rate; UNKNOWN means NORMAL.</param>
        /// <param name="out_config">receives the program's constants, or else those of the preset.</param>
        [DllImport(Library)]
        public static extern Result velto_driver_get_paddle_config(
            IntPtr driver, RateMode rate_mode, PaddleConfig* out_config);

        /// <summary>Move a paddle sideways, in the units of the court.</summary>
        /// <remarks>Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        /// <param name="input">the polled input of this frame.</param>
        /// <param name="dt">length of the frame (seconds, 0 or more), or VELTO_DT_MEASURE.</param>
        /// <param name="position">current position of the paddle.</param>
        /// <param name="center">middle of the court.</param>
        /// <param name="out_position">receives the new position, which is not limited to any court.</param>
        [DllImport(Library)]
        public static extern Result velto_driver_step_paddle(
            IntPtr driver, VeltoInput* input, double dt, double position, double center, double* out_position);

        /// <summary>Fill a velto_menu_config with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        /// <param name="rate_mode">which preset to load.</param>
        [DllImport(Library)]
        public static extern Result velto_menu_config_init(MenuConfig* config, UIntPtr size, RateMode rate_mode);

        /// <summary>Set the menu constants of a driver for one rate.</summary>
        /// <remarks>Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        [DllImport(Library)]
        public static extern Result velto_driver_set_menu_config(IntPtr driver, MenuConfig* config);

        /// <summary>Get the menu constants of a driver for one rate.</summary>
        /// <remarks>Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        /// <param name="rate_mode">the rate; UNKNOWN means NORMAL.</param>
        /// <param name="out_config">receives the program's constants, or else those of the preset.</param>
        [DllImport(Library)]
        public static extern Result velto_driver_get_menu_config(
            IntPtr driver, RateMode rate_mode, MenuConfig* out_config);

        /// <summary>Get the selection step of a frame in a menu, or the slot targeted by the position.</summary>
        /// <remarks>Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        /// <param name="input">the polled input of this frame.</param>
        /// <param name="dt">length of the frame (seconds, 0 or more), or VELTO_DT_MEASURE.</param>
        /// <param name="slot_count">number of slots in the menu (0 to 65536).</param>
        /// <param name="selection">the currently selected slot (0 to 65535).</param>
        [DllImport(Library)]
        public static extern Result velto_driver_step_menu(
            IntPtr driver, VeltoInput* input, double dt, int slot_count, int selection, MenuStep* out_step);

        /// <summary>Fill a velto_pointer_config with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        /// <param name="rate_mode">which preset to load.</param>
        [DllImport(Library)]
        public static extern Result velto_pointer_config_init(PointerConfig* config, UIntPtr size, RateMode rate_mode);

        /// <summary>Set the pointer constants of a driver for one rate.</summary>
        /// <remarks>Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        [DllImport(Library)]
        public static extern Result velto_driver_set_pointer_config(IntPtr driver, PointerConfig* config);

        /// <summary>Get the pointer constants of a driver for one rate.</summary>
        /// <remarks>Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        /// <param name="rate_mode">the rate; UNKNOWN means NORMAL.</param>
        /// <param name="out_config">receives the program's constants, or else those of the preset.</param>
        [DllImport(Library)]
        public static extern Result velto_driver_get_pointer_config(
            IntPtr driver, RateMode rate_mode, PointerConfig* out_config);

        /// <summary>Move an aim over a screen.</summary>
        /// <remarks>Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        /// <param name="input">the polled input of this frame.</param>
        /// <param name="dt">length of the frame (seconds, 0 or more), or VELTO_DT_MEASURE.</param>
        /// <param name="aim">current position of the aim.</param>
        /// <param name="target">target of the aim, such as the point from velto_input_get_aim().</param>
        /// <param name="out_moved">receives the new position, which is not limited to any screen. May be the same
        /// memory as aim.</param>
        [DllImport(Library)]
        public static extern Result velto_driver_step_pointer(
            IntPtr driver, VeltoInput* input, double dt, Aim* aim, Aim* target, Aim* out_moved);

        /// <summary>Get the point on a screen that corresponds to the position of an input.</summary>
        /// <remarks>The neutral position is the middle of the screen, and up is up.</remarks>
        /// <param name="input">the polled input of this frame.</param>
        [DllImport(Library)]
        public static extern Result velto_input_get_aim(VeltoInput* input, Aim* out_aim);

        /// <summary>Fill a velto_lateral_config with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        /// <param name="rate_mode">which preset to load.</param>
        [DllImport(Library)]
        public static extern Result velto_lateral_config_init(LateralConfig* config, UIntPtr size, RateMode rate_mode);

        /// <summary>Set the lateral constants of a driver for one rate.</summary>
        /// <remarks>Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        [DllImport(Library)]
        public static extern Result velto_driver_set_lateral_config(IntPtr driver, LateralConfig* config);

        /// <summary>Get the lateral constants of a driver for one rate.</summary>
        /// <remarks>Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        /// <param name="rate_mode">the rate; UNKNOWN means NORMAL.</param>
        /// <param name="out_config">receives the program's constants, or else those of the preset.</param>
        [DllImport(Library)]
        public static extern Result velto_driver_get_lateral_config(
            IntPtr driver, RateMode rate_mode, LateralConfig* out_config);

        /// <summary>Move an aim sideways, -1 to 1, while the device leans.</summary>
        /// <remarks>Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        /// <param name="input">the polled input of this frame.</param>
        /// <param name="dt">length of the frame (seconds, 0 or more), or VELTO_DT_MEASURE.</param>
        /// <param name="aim">current position of the aim.</param>
        /// <param name="lean">tilt of the device to the right.</param>
        /// <param name="is_inverted">whether to reverse the direction.</param>
        /// <param name="out_moved">receives the new position.</param>
        [DllImport(Library)]
        public static extern Result velto_driver_step_lateral(
            IntPtr driver, VeltoInput* input, double dt, double aim, double lean, VeltoBool is_inverted, double*
            out_moved);

        /// <summary>Move the focus through a menu, and confirm with the button.</summary>
        /// <remarks>Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        /// <param name="input">the polled input of this frame.</param>
        /// <param name="dt">length of the frame (seconds, 0 or more), or VELTO_DT_MEASURE.</param>
        /// <param name="slot_count">number of items in the menu; 0 does nothing (0 to 65536).</param>
        /// <param name="out_step">receives the focus, and whether it was confirmed.</param>
        [DllImport(Library)]
        public static extern Result velto_driver_step_picker(
            IntPtr driver, VeltoInput* input, double dt, int slot_count, PickerStep* out_step);

        /// <summary>Restart the menu of velto_driver_step_picker() with the focus on an item.</summary>
        /// <remarks>Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        /// <param name="item">the item; 0 for new drivers (0 to 65535).</param>
        [DllImport(Library)]
        public static extern Result velto_driver_select_item(IntPtr driver, int item);

        /// <summary>Get the actions of a frame in a throwing game.</summary>
        /// <remarks>Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        /// <param name="input">the polled input of this frame.</param>
        /// <param name="dt">length of the frame (seconds, 0 or more), or VELTO_DT_MEASURE.</param>
        [DllImport(Library)]
        public static extern Result velto_driver_step_actions(
            IntPtr driver, VeltoInput* input, double dt, ActionStep* out_step);

        /// <summary>Get a copy of the input for display, refreshed every 0.12 s to avoid flicker.</summary>
        /// <remarks>At low power the copy is refreshed every 0.35 s. A change of flags, rate or buttons is shown at
        /// once. Gestures and button edges stay until the next refresh, and none is lost. Threads: one thread at a
        /// time per object; others get VELTO_ERROR_BUSY.</remarks>
        /// <param name="input">the polled input of this frame.</param>
        /// <param name="dt">length of the frame (seconds, 0 or more), or VELTO_DT_MEASURE.</param>
        /// <param name="out_shown">receives the input to display.</param>
        [DllImport(Library)]
        public static extern Result velto_driver_step_display(
            IntPtr driver, VeltoInput* input, double dt, VeltoInput* out_shown);

        /// <summary>Pass a click, and reject further clicks until a cooldown has elapsed.</summary>
        /// <remarks>Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        /// <param name="is_pressed">whether the button is pressed in this frame.</param>
        /// <param name="dt">length of the frame (seconds, 0 or more).</param>
        /// <param name="cooldown">time after a passed click during which clicks are rejected; 0.65 in the original
        /// (seconds, 0 to 86400).</param>
        /// <param name="out_is_open">receives whether the click passes.</param>
        [DllImport(Library)]
        public static extern Result velto_driver_step_gate(
            IntPtr driver, VeltoBool is_pressed, double dt, double cooldown, VeltoBool* out_is_open);

        /// <summary>Synchronize the gate with the button, so that a button that is already held does not
        /// click.</summary>
        /// <remarks>Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        /// <param name="is_pressed">whether the button is down.</param>
        [DllImport(Library)]
        public static extern Result velto_driver_set_gate_pressed(IntPtr driver, VeltoBool is_pressed);

        /// <summary>Fill a velto_velocity_limits with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        /// <param name="preset">which preset to load.</param>
        [DllImport(Library)]
        public static extern Result velto_velocity_limits_init(
            VelocityLimits* limits, UIntPtr size, VelocityPreset preset);

        /// <summary>Shape a velocity: apply the dead zone, the maximum and the gain.</summary>
        /// <param name="out_shaped">receives the shaped velocity.</param>
        [DllImport(Library)]
        public static extern Result velto_velocity_limits_shape(
            VelocityLimits* limits, double velocity, double* out_shaped);

        /// <summary>Find the slot at a position, among slots side by side from -1 to 1.</summary>
        /// <param name="position">the position; outside of the range it counts as the outermost slot.</param>
        /// <param name="count">number of slots (0 to 65536).</param>
        /// <param name="out_slot">receives the slot, 0 if there are none.</param>
        [DllImport(Library)]
        public static extern Result velto_slot_find(double position, int count, int* out_slot);

        /// <summary>Find the focused slot; none in the neutral zone.</summary>
        /// <remarks>An `enter` larger than `exit` keeps the focus from flickering.</remarks>
        /// <param name="count">number of slots (0 to 65536).</param>
        /// <param name="current">the slot that currently has the focus, -1 for none (-1 to 65535).</param>
        /// <param name="enter">half-width of the neutral zone while no slot has the focus; 0.30 in the original (0 to
        /// 1).</param>
        /// <param name="exit">half-width of the neutral zone while a slot has the focus; 0.14 in the original (0 to
        /// 1).</param>
        /// <param name="out_slot">receives the slot, -1 for none.</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (no slot has the focus).</returns>
        [DllImport(Library)]
        public static extern Result velto_slot_find_focused(
            double position, int count, int current, double enter, double exit, int* out_slot);

        // Strategies: input for pong, quiz, bowling and darts

        /// <summary>Fill a velto_strategy_config with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        /// <param name="pong_style">which preset to load.</param>
        [DllImport(Library)]
        public static extern Result velto_strategy_config_init(
            StrategyConfig* config, UIntPtr size, PongStyle pong_style);

        /// <summary>Create a strategy with the preset constants.</summary>
        /// <param name="out_strategy">receives the strategy; destroy it with velto_strategy_destroy().</param>
        /// <returns>VELTO_OK; VELTO_ERROR_OUT_OF_MEMORY (no handles left).</returns>
        [DllImport(Library)]
        public static extern Result velto_strategy_create(StrategyMode mode, IntPtr* out_strategy);

        /// <summary>Destroy a strategy; NULL and stale pointers are ignored.</summary>
        [DllImport(Library)]
        public static extern void velto_strategy_destroy(IntPtr strategy);

        /// <summary>Reset the state of a strategy, and keep its game and constants.</summary>
        /// <remarks>Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        [DllImport(Library)]
        public static extern Result velto_strategy_reset(IntPtr strategy);

        /// <summary>Change the game of a strategy, and load its preset constants.</summary>
        /// <remarks>Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        /// <param name="resets_state">whether to reset the state; 1 in the original.</param>
        [DllImport(Library)]
        public static extern Result velto_strategy_set_mode(IntPtr strategy, StrategyMode mode, VeltoBool resets_state);

        /// <summary>Set the constants of a strategy.</summary>
        /// <remarks>Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        [DllImport(Library)]
        public static extern Result velto_strategy_set_config(IntPtr strategy, StrategyConfig* config);

        /// <summary>Get the constants of a strategy.</summary>
        /// <remarks>Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        [DllImport(Library)]
        public static extern Result velto_strategy_get_config(IntPtr strategy, StrategyConfig* out_config);

        /// <summary>Advance a strategy by a frame of input.</summary>
        /// <remarks>Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        /// <param name="input">the polled input of this frame.</param>
        /// <param name="dt">length of the frame (seconds, 0 or more), or VELTO_DT_MEASURE.</param>
        [DllImport(Library)]
        public static extern Result velto_strategy_step(
            IntPtr strategy, VeltoInput* input, double dt, StrategyFrame* out_frame);

        // Navigators: choosing menu items by motion, keys and touch

        /// <summary>Fill a velto_navigator_config with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_navigator_config_init(NavigatorConfig* config, UIntPtr size);

        /// <summary>Create a navigator without a menu.</summary>
        /// <param name="config">the rules and times. NULL for the defaults.</param>
        /// <param name="out_navigator">receives the navigator; destroy it with velto_navigator_destroy().</param>
        /// <returns>VELTO_OK; VELTO_ERROR_OUT_OF_MEMORY (no handles left).</returns>
        [DllImport(Library)]
        public static extern Result velto_navigator_create(NavigatorConfig* config, IntPtr* out_navigator);

        /// <summary>Destroy a navigator; NULL and stale pointers are ignored.</summary>
        [DllImport(Library)]
        public static extern void velto_navigator_destroy(IntPtr navigator);

        /// <summary>Set the rules and times of a navigator.</summary>
        /// <remarks>Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        /// <param name="config">the rules and times.</param>
        [DllImport(Library)]
        public static extern Result velto_navigator_set_config(IntPtr navigator, NavigatorConfig* config);

        /// <summary>Get the rules and times of a navigator.</summary>
        /// <remarks>Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        /// <param name="out_config">receives the rules and times.</param>
        [DllImport(Library)]
        public static extern Result velto_navigator_get_config(IntPtr navigator, NavigatorConfig* out_config);

        /// <summary>Begin a menu; a valid focus is kept, all other state is reset.</summary>
        /// <remarks>Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        /// <param name="item_count">number of items; 0 counts as 1 (0 to 65536).</param>
        /// <param name="confirmation">the means of confirming an item.</param>
        [DllImport(Library)]
        public static extern Result velto_navigator_begin_menu(
            IntPtr navigator, int item_count, Confirmation confirmation);

        /// <summary>End the menu and remove the focus.</summary>
        /// <remarks>Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        [DllImport(Library)]
        public static extern Result velto_navigator_end_menu(IntPtr navigator);

        /// <summary>Enable or disable an item; disabled items cannot be confirmed.</summary>
        /// <remarks>Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        /// <param name="item">the item; ignored if it does not exist (0 to 65535).</param>
        /// <param name="is_enabled">whether the item can be confirmed.</param>
        [DllImport(Library)]
        public static extern Result velto_navigator_set_item_enabled(IntPtr navigator, int item, VeltoBool is_enabled);

        /// <summary>Pause or resume motion, keys and touch, and keep the menu.</summary>
        /// <remarks>Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        /// <param name="is_suspended">whether to pause.</param>
        [DllImport(Library)]
        public static extern Result velto_navigator_set_suspended(IntPtr navigator, VeltoBool is_suspended);

        /// <summary>Get the current state of the menu, for drawing it.</summary>
        /// <remarks>Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        [DllImport(Library)]
        public static extern Result velto_navigator_get_state(IntPtr navigator, NavigatorState* out_state);

        /// <summary>Advance the menu by a frame of input.</summary>
        /// <remarks>TAP fingers in `buttons_pressed` perform their commands, as in velto_navigator_ingest_event().
        /// Swipes are only events. Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        /// <param name="input">the polled input of this frame.</param>
        /// <param name="dt">length of the frame; a long one counts as 1/30 s (seconds, 0 or more), or
        /// VELTO_DT_MEASURE.</param>
        [DllImport(Library)]
        public static extern Result velto_navigator_step_input(
            IntPtr navigator, VeltoInput* input, double dt, NavigatorStep* out_step);

        /// <summary>Advance the menu by a frame, given only the position and the button.</summary>
        /// <remarks>Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        /// <param name="position">horizontal position, -1 to 1.</param>
        /// <param name="is_clicked">whether the button was clicked in this frame.</param>
        /// <param name="is_available">whether the position and the button are valid.</param>
        /// <param name="dt">length of the frame; a long one counts as 1/30 s (seconds, 0 or more).</param>
        [DllImport(Library)]
        public static extern Result velto_navigator_step_position(
            IntPtr navigator, double position, VeltoBool is_clicked, VeltoBool is_available, double dt, NavigatorStep*
            out_step);

        /// <summary>Move the focus by keys, skipping disabled items.</summary>
        /// <remarks>The focus stays until the hand leans to another item. Threads: one thread at a time per object;
        /// others get VELTO_ERROR_BUSY.</remarks>
        /// <param name="steps">number of items, positive for higher ones; without a focus, it moves to the first or
        /// the last item (-65536 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_navigator_move_focus(IntPtr navigator, int steps, NavigatorStep* out_step);

        /// <summary>Confirm the focused item, as by a key.</summary>
        /// <remarks>Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        [DllImport(Library)]
        public static extern Result velto_navigator_activate_focus(IntPtr navigator, NavigatorStep* out_step);

        /// <summary>Confirm an item that was touched or clicked, whether it has the focus or not.</summary>
        /// <remarks>Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        /// <param name="item">the item; ignored if it does not exist (0 to 65535).</param>
        [DllImport(Library)]
        public static extern Result velto_navigator_activate_item(IntPtr navigator, int item, NavigatorStep* out_step);

        /// <summary>Remove the focus from its item.</summary>
        /// <remarks>Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        [DllImport(Library)]
        public static extern Result velto_navigator_clear_focus(IntPtr navigator, NavigatorStep* out_step);

        /// <summary>Perform the menu command of a tap or air gesture.</summary>
        /// <remarks>Pass every event of a queue: events of other types are ignored. Taps and touches that are also
        /// buttons in a stepped input are ignored, so that nothing counts twice. Keeping thumb and index finger
        /// together confirms only once. Threads: one thread at a time per object; others get
        /// VELTO_ERROR_BUSY.</remarks>
        /// <param name="event">the event, of any type.</param>
        [DllImport(Library)]
        public static extern Result velto_navigator_ingest_event(
            IntPtr navigator, VeltoEvent* @event, NavigatorStep* out_step);

        /// <summary>Set the motion of a device to a configuration for menus, and discard its pending edges.</summary>
        /// <remarks>The player's axes are kept. velto_device_end_menu_motion() restores the previous configuration,
        /// even after several calls of this function. Setting a configuration, mode or profile meanwhile ends the menu
        /// motion.</remarks>
        /// <param name="policy">the rules of the menu; ORIGINAL uses the paddle preset.</param>
        [DllImport(Library)]
        public static extern Result velto_device_begin_menu_motion(DeviceId device, NavigatorPolicy policy);

        /// <summary>Restore the motion of a device before the menu, and discard its pending edges.</summary>
        /// <returns>VELTO_OK; VELTO_UNCHANGED (no menu motion is in effect).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_end_menu_motion(DeviceId device);

        /// <summary>Set the device that owns the menu, or none.</summary>
        /// <remarks>With BOUND the device keeps the menu; with ONE_HAND it keeps the menu until its hand has rested.
        /// Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        /// <param name="device">the device, or null for none.</param>
        [DllImport(Library)]
        public static extern Result velto_navigator_set_owner(IntPtr navigator, DeviceId device);

        /// <summary>Get the device that owns the menu.</summary>
        /// <remarks>Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        /// <param name="out_device">receives the device, or null.</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (no device owns the menu).</returns>
        [DllImport(Library)]
        public static extern Result velto_navigator_get_owner(IntPtr navigator, DeviceId* out_device);

        /// <summary>Set the player who has confirmed the start of a turn.</summary>
        /// <remarks>Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        /// <param name="player_index">player index, -1 for none (-1 to 63).</param>
        [DllImport(Library)]
        public static extern Result velto_navigator_set_turn_player(IntPtr navigator, int player_index);

        /// <summary>Return whether a player must confirm before the turn starts.</summary>
        /// <remarks>Threads: one thread at a time per object.</remarks>
        /// <param name="player_index">player index (0 to 63).</param>
        /// <param name="player_count">number of players; a single player never has to confirm (0 to 64).</param>
        /// <returns>1 if the player must confirm; 0 if not, or if an argument is invalid.</returns>
        [DllImport(Library)]
        public static extern VeltoBool velto_navigator_is_turn_pending(
            IntPtr navigator, int player_index, int player_count);

        // Simulators: devices without hardware

        /// <summary>Fill a velto_sim_def with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_sim_def_init(SimulatorDefinition* def, UIntPtr size);

        /// <summary>Create a simulated device.</summary>
        /// <remarks>Blocks: bounded; while a saved board simulates the time since, about 5 s of CPU time for a night
        /// or longer of logging at 100 Hz.</remarks>
        /// <param name="context">a context with VELTO_BACKEND_SIMULATED.</param>
        /// <param name="def">the definition. NULL for the defaults.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the context has no simulated backend);
        /// VELTO_ERROR_INVALID_ARGUMENT (a member out of range, or the seed of another simulated device);
        /// VELTO_ERROR_NOT_FOUND (there is no script or model of that name; the message lists all names);
        /// VELTO_ERROR_OUT_OF_MEMORY (no handles left).</returns>
        [DllImport(Library)]
        public static extern Result velto_context_create_sim(
            IntPtr context, SimulatorDefinition* def, SimulatorId* out_sim);

        /// <summary>Destroy a simulated device; for a connected host, it falls silent.</summary>
        [DllImport(Library)]
        public static extern void velto_sim_destroy(SimulatorId sim);

        /// <summary>Get the device of a simulator, once a scan has found it.</summary>
        /// <param name="out_device">receives the device, or null.</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (no scan has found it yet).</returns>
        [DllImport(Library)]
        public static extern Result velto_sim_get_device(SimulatorId sim, DeviceId* out_device);

        /// <summary>Get the identifier of a simulator's device, even before a scan has found it.</summary>
        /// <param name="buffer">receives the identifier, such as "sim:AA:BB:CC:DD:EE:FF".</param>
        [DllImport(Library)]
        public static extern Result velto_sim_get_identifier(
            SimulatorId sim, byte* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Play a custom script on a simulated device.</summary>
        /// <remarks>The script begins when the device starts to stream, or at once if it already streams. The axes
        /// begin at 0; a board begins at its pose. After the last step of a script that does not repeat, the device
        /// stays in its last state.</remarks>
        /// <param name="steps">the steps in order, at least one; copied; at most 4096.</param>
        /// <param name="repeats">whether the script repeats.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device has neither motion nor a button).</returns>
        [DllImport(Library)]
        public static extern Result velto_sim_set_script(
            SimulatorId sim, SimulatorStep* steps, UIntPtr count, VeltoBool repeats);

        /// <summary>Play a built-in script on a simulated device.</summary>
        /// <remarks>"rest", "sweep", "shake", "button", "rates", "silence" and "link-loss" demonstrate one behavior
        /// each; "play", "point", "pong", "bowling" and "dart" simulate a player and vary with the seed. A TAP
        /// wearable has "rest", "taps", "mouse", "gestures", "silence", "link-loss" and "play". A board has "rest",
        /// "sweep", "edges", "spin", "shake", "button", "knocks", "walk", "fall", "wrist", "power", "temperatures",
        /// "silence", "link-loss", "play" and "point".</remarks>
        /// <param name="script_name">name of the script; at most 64 bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (no script of that name); VELTO_ERROR_UNSUPPORTED (the device has
        /// neither motion nor a button).</returns>
        [DllImport(Library)]
        public static extern Result velto_sim_play(
            SimulatorId sim, [MarshalAs(UnmanagedType.LPStr)] string script_name);

        /// <summary>Move a simulated device to a position and hold it there; ends its script.</summary>
        /// <param name="x">the axis that a paddle follows (raw units, -32768 to 32767).</param>
        /// <param name="y">the second axis (raw units, -32768 to 32767).</param>
        /// <param name="z">the third axis (raw units, -32768 to 32767).</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device has neither motion nor a button).</returns>
        [DllImport(Library)]
        public static extern Result velto_sim_set_motion(SimulatorId sim, double x, double y, double z);

        /// <summary>Press the button of a simulated device, in addition to its script.</summary>
        /// <param name="seconds">duration of the press (seconds, 0 to 86400).</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device has neither motion nor a button).</returns>
        [DllImport(Library)]
        public static extern Result velto_sim_press_button(SimulatorId sim, double seconds);

        /// <summary>Perform a step of a script at once on a TAP wearable or a board, in addition to its
        /// script.</summary>
        /// <remarks>Supported kinds are TAP to BATTERY, and WALK to OPEN_PIN. Notifications to the host depend on the
        /// mode of a TAP, which the library sets shortly after the device is READY, or on the subscriptions and
        /// enabled modules of a board. At most 256 steps wait for the device's next turn; more are dropped.</remarks>
        /// <param name="step">the step; its duration is the time for which fingers stay down.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the step is of another kind); VELTO_ERROR_UNSUPPORTED (the
        /// device is neither a TAP wearable nor a board).</returns>
        [DllImport(Library)]
        public static extern Result velto_sim_inject_step(SimulatorId sim, SimulatorStep* step);

        /// <summary>Set registers of a device on the I2C bus of a simulated board.</summary>
        /// <remarks>A device at a new address is connected; registers that were never set are 0. Writes of the board
        /// also change registers. By default there is one device, an accelerometer at the address 0x1C with only an
        /// identification register. A reset of the board does not affect the registers.</remarks>
        /// <param name="address">the address of the device (at most 127).</param>
        /// <param name="register_id">the first register.</param>
        /// <param name="bytes">the values of this register and those after it; none only connects the device; at most
        /// 256 bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (there are too many values for the registers);
        /// VELTO_ERROR_UNSUPPORTED (the device is not a board).</returns>
        [DllImport(Library)]
        public static extern Result velto_sim_set_i2c_registers(
            SimulatorId sim, byte address, byte register_id, void* bytes, UIntPtr size);

        /// <summary>Get registers of a device on the I2C bus of a simulated board, as last set or written by the
        /// board.</summary>
        /// <param name="address">the address of the device (at most 127).</param>
        /// <param name="register_id">the first register.</param>
        /// <param name="buffer">receives the values from this register to the last one, 255.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (no device has this address); VELTO_ERROR_UNSUPPORTED (the device
        /// is not a board).</returns>
        [DllImport(Library)]
        public static extern Result velto_sim_get_i2c_registers(
            SimulatorId sim, byte address, byte register_id, void* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Disconnect a device from the I2C bus of a simulated board; it no longer answers.</summary>
        /// <param name="address">the address of the device (at most 127).</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (no device has this address); VELTO_ERROR_UNSUPPORTED (the device
        /// is not a board).</returns>
        [DllImport(Library)]
        public static extern Result velto_sim_remove_i2c_device(SimulatorId sim, byte address);

        /// <summary>Set the response of a device on the SPI bus of a simulated board.</summary>
        /// <remarks>Without a device the data wires are connected, and sent bytes are echoed.</remarks>
        /// <param name="select_pin">the pin that selects the device.</param>
        /// <param name="bytes">the response to every read, repeated; none disconnects the device; at most 256
        /// bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board).</returns>
        [DllImport(Library)]
        public static extern Result velto_sim_set_spi_answer(
            SimulatorId sim, byte select_pin, void* bytes, UIntPtr size);

        /// <summary>Get the state of a simulated board as bytes.</summary>
        /// <remarks>The state contains the board's log with its loggers, the settings, the firmware version, the
        /// clock, and the running sensors, detectors, logging, light, pins and subscriptions, but not the counted
        /// steps. A context with a `state_path` saves the states of its boards there when a link ends and at the end,
        /// and loads them in velto_context_create_sim(): successive programs use the same board, which has continued
        /// meanwhile. A loaded firmware version replaces that of velto_sim_def.</remarks>
        /// <param name="buffer">receives the state: 9 bytes per log entry, 2 per page, and less than 4000
        /// others.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board).</returns>
        [DllImport(Library)]
        public static extern Result velto_sim_get_state(
            SimulatorId sim, void* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Set the state of a simulated board, as returned by velto_sim_get_state().</summary>
        /// <remarks>The board continues from that state. A failed call changes nothing. Blocks: bounded; while the
        /// state is read, which takes seconds for a full log; invalid bytes are refused at once.</remarks>
        /// <param name="bytes">the state; copied; at most 671088640 bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_FORMAT (the bytes are not a state, or the state of another kind of board,
        /// named by the error); VELTO_ERROR_INVALID_STATE (a host is connected to the board); VELTO_ERROR_UNSUPPORTED
        /// (the device is not a board).</returns>
        [DllImport(Library)]
        public static extern Result velto_sim_set_state(SimulatorId sim, void* bytes, UIntPtr size);

        /// <summary>Fill a velto_sim_link with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_sim_link_init(SimulatorLink* link, UIntPtr size);

        /// <summary>Set the radio conditions of a simulated device.</summary>
        [DllImport(Library)]
        public static extern Result velto_sim_set_link(SimulatorId sim, SimulatorLink* link);

        /// <summary>Get the radio conditions of a simulated device.</summary>
        [DllImport(Library)]
        public static extern Result velto_sim_get_link(SimulatorId sim, SimulatorLink* out_link);

        /// <summary>End the link from the device's side.</summary>
        /// <returns>VELTO_OK; VELTO_UNCHANGED (no link is up).</returns>
        [DllImport(Library)]
        public static extern Result velto_sim_drop_link(SimulatorId sim);

        // Simulated peripherals: characteristics, faults and traffic

        /// <summary>Replace all characteristics of a TABLE simulator; a connected host is notified.</summary>
        /// <remarks>The device advertises their services. A characteristic that remains keeps its value, unless it has
        /// an initial value. Subscriptions of a connected host to removed characteristics end.</remarks>
        /// <param name="characteristics">the characteristics, each with its own value handle; at most 256.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the model is not TABLE).</returns>
        [DllImport(Library)]
        public static extern Result velto_sim_set_characteristics(
            SimulatorId sim, SimulatorCharacteristic* characteristics, UIntPtr count);

        /// <summary>List the characteristics of a simulated device, in the order of its table.</summary>
        /// <param name="characteristics">receives the characteristics, with their initial values.</param>
        [DllImport(Library)]
        public static extern Result velto_sim_list_characteristics(
            SimulatorId sim, SimulatorCharacteristic* characteristics, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Set the value of a characteristic of a TABLE simulator.</summary>
        /// <param name="characteristic">value handle.</param>
        /// <param name="bytes">the value; at most 512 bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (no such characteristic); VELTO_ERROR_UNSUPPORTED (the model is
        /// not TABLE).</returns>
        [DllImport(Library)]
        public static extern Result velto_sim_set_value(
            SimulatorId sim, ushort characteristic, void* bytes, UIntPtr size);

        /// <summary>Get the value of a characteristic of a TABLE simulator, as last set or written.</summary>
        /// <param name="characteristic">value handle.</param>
        /// <param name="buffer">receives the value, at most 512 bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (no such characteristic); VELTO_ERROR_UNSUPPORTED (the model is
        /// not TABLE).</returns>
        [DllImport(Library)]
        public static extern Result velto_sim_get_value(
            SimulatorId sim, ushort characteristic, void* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Replace all reactions of a TABLE simulator, and drop waiting actions.</summary>
        /// <remarks>Set the characteristics before the reactions that use them. If the characteristic of a reaction is
        /// removed, the reaction does not match until a table has that value handle again.</remarks>
        /// <param name="reactions">the reactions in order; copied; at most 64.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (a reaction names a characteristic that does not exist);
        /// VELTO_ERROR_UNSUPPORTED (the model is not TABLE).</returns>
        [DllImport(Library)]
        public static extern Result velto_sim_set_reactions(
            SimulatorId sim, SimulatorReaction* reactions, UIntPtr count);

        /// <summary>Replace all faults of a simulated device; the first fault that applies to a request takes
        /// effect.</summary>
        /// <param name="faults">the faults in order, copied; none ends all faults; at most 64.</param>
        [DllImport(Library)]
        public static extern Result velto_sim_set_faults(SimulatorId sim, SimulatorFault* faults, UIntPtr count);

        /// <summary>List the faults that remain; their counts decrease as requests meet them.</summary>
        [DllImport(Library)]
        public static extern Result velto_sim_list_faults(
            SimulatorId sim, SimulatorFault* faults, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Send arbitrary bytes as a notification, independent of the firmware.</summary>
        /// <param name="characteristic">value handle; 0 for the first characteristic that can notify.</param>
        /// <param name="bytes">the value; at most 244 bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (no such characteristic, or it cannot notify);
        /// VELTO_ERROR_NOT_CONNECTED (no link is up); VELTO_ERROR_REJECTED (the host has not subscribed to it);
        /// VELTO_ERROR_BUSY (64 notifications are waiting for delivery; nothing is sent).</returns>
        [DllImport(Library)]
        public static extern Result velto_sim_inject_notification(
            SimulatorId sim, ushort characteristic, void* bytes, UIntPtr size);

        /// <summary>Take the oldest write that reached the firmware; the last 256 are kept.</summary>
        /// <returns>VELTO_OK; VELTO_NOTHING (no write waits).</returns>
        [DllImport(Library)]
        public static extern Result velto_sim_poll_write(SimulatorId sim, SimulatorWrite* out_write);

        /// <summary>Take the oldest writes that reached the firmware, up to the capacity.</summary>
        /// <param name="writes">receives the writes, oldest first; out_count is the number that waited.</param>
        [DllImport(Library)]
        public static extern Result velto_sim_read_writes(
            SimulatorId sim, SimulatorWrite* writes, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Return whether the host has enabled the notifications of a characteristic.</summary>
        /// <param name="characteristic">value handle.</param>
        /// <returns>1 if it has, otherwise 0.</returns>
        [DllImport(Library)]
        public static extern VeltoBool velto_sim_is_subscribed(SimulatorId sim, ushort characteristic);

        /// <summary>Get the counters and the link state of a simulated device.</summary>
        [DllImport(Library)]
        public static extern Result velto_sim_get_info(SimulatorId sim, SimulatorInfo* out_info);

        /// <summary>Set the pairing method of a simulated device.</summary>
        /// <remarks>New simulators pair without a passkey. A device with a passkey requires it: the pairing policy
        /// JUST_WORKS refuses the device. For the policy SYSTEM, a simulated person at the desktop reads and types
        /// correctly.</remarks>
        /// <param name="pairing">the pairing method.</param>
        /// <param name="passkey">the passkey; ignored by JUST_WORKS and REFUSES (0 to 999999).</param>
        [DllImport(Library)]
        public static extern Result velto_sim_set_pairing(SimulatorId sim, SimulatorPairing pairing, uint passkey);

        /// <summary>Get the pairing method of a simulated device.</summary>
        /// <param name="out_pairing">receives the pairing method.</param>
        /// <param name="out_passkey">receives the passkey, 0 for none. May be NULL.</param>
        [DllImport(Library)]
        public static extern Result velto_sim_get_pairing(
            SimulatorId sim, SimulatorPairing* out_pairing, uint* out_passkey);

        /// <summary>Make a simulated device lose its bond, as a reset does.</summary>
        /// <remarks>The next link of a host that keeps the bond fails. An encrypted link stays encrypted.</remarks>
        [DllImport(Library)]
        public static extern Result velto_sim_remove_bond(SimulatorId sim);

        /// <summary>Move a simulator from its context's backend to the program, or back.</summary>
        /// <remarks>The current link ends: for the host, the device falls silent.</remarks>
        /// <param name="is_bare">whether the program drives it.</param>
        /// <returns>VELTO_OK; VELTO_UNCHANGED (the simulator is already there).</returns>
        [DllImport(Library)]
        public static extern Result velto_sim_set_bare(SimulatorId sim, VeltoBool is_bare);

        /// <summary>Get the advertising payload of a simulated device.</summary>
        /// <param name="buffer">receives the payload, at most 31 bytes.</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (it is not advertising).</returns>
        [DllImport(Library)]
        public static extern Result velto_sim_get_advertisement(
            SimulatorId sim, void* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Get the scan response payload of a simulated device.</summary>
        /// <param name="buffer">receives the payload, at most 31 bytes.</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (it is not advertising or has no scan response).</returns>
        [DllImport(Library)]
        public static extern Result velto_sim_get_scan_response(
            SimulatorId sim, void* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Report to a bare simulator that a host has connected, or that the link has ended.</summary>
        /// <param name="is_up">whether the link is up.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_STATE (it is not bare).</returns>
        [DllImport(Library)]
        public static extern Result velto_sim_report_link(SimulatorId sim, VeltoBool is_up);

        /// <summary>Report the protection of its link to a bare simulator.</summary>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_STATE (it is not bare); VELTO_ERROR_NOT_CONNECTED (no link is
        /// up).</returns>
        [DllImport(Library)]
        public static extern Result velto_sim_report_encryption(SimulatorId sim, SimulatorSecurity security);

        /// <summary>Forward a host's write to a bare simulator.</summary>
        /// <param name="characteristic">value handle.</param>
        /// <param name="has_response">whether it is a write with response.</param>
        /// <param name="bytes">the value; at most 512 bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_REJECTED (the device rejects the request; velto_error_get_detail() returns
        /// its ATT code); VELTO_ERROR_PAIRING_REQUIRED (the device requires a more secure link);
        /// VELTO_ERROR_INVALID_STATE (it is not bare); VELTO_ERROR_NOT_CONNECTED (no link is up).</returns>
        [DllImport(Library)]
        public static extern Result velto_sim_write_value(
            SimulatorId sim, ushort characteristic, VeltoBool has_response, void* bytes, UIntPtr size);

        /// <summary>Forward a host's read to a bare simulator.</summary>
        /// <param name="characteristic">value handle.</param>
        /// <param name="buffer">receives the value, at most 512 bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_REJECTED (the device rejects the request; velto_error_get_detail() returns
        /// its ATT code); VELTO_ERROR_PAIRING_REQUIRED (the device requires a more secure link);
        /// VELTO_ERROR_INVALID_STATE (it is not bare); VELTO_ERROR_NOT_CONNECTED (no link is up).</returns>
        [DllImport(Library)]
        public static extern Result velto_sim_read_value(
            SimulatorId sim, ushort characteristic, void* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Report to a bare simulator that a host has enabled or disabled notifications of a
        /// characteristic.</summary>
        /// <param name="characteristic">value handle.</param>
        /// <param name="is_on">whether notifications are enabled.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_REJECTED (the device rejects the request, such as for a characteristic that
        /// cannot notify); VELTO_ERROR_PAIRING_REQUIRED (the device requires a more secure link);
        /// VELTO_ERROR_INVALID_STATE (it is not bare); VELTO_ERROR_NOT_CONNECTED (no link is up).</returns>
        [DllImport(Library)]
        public static extern Result velto_sim_report_subscription(
            SimulatorId sim, ushort characteristic, VeltoBool is_on);

        /// <summary>Take the next due notification of a bare simulator.</summary>
        /// <remarks>VELTO_ERROR_NOT_CONNECTED also indicates that the device itself has ended the link.</remarks>
        /// <returns>VELTO_OK; VELTO_NOTHING (none is due); VELTO_ERROR_INVALID_STATE (it is not bare);
        /// VELTO_ERROR_NOT_CONNECTED (no link is up).</returns>
        [DllImport(Library)]
        public static extern Result velto_sim_poll_notification(
            SimulatorId sim, SimulatorNotification* out_notification);

        // Virtual devices: input that the program supplies

        /// <summary>Create a virtual device, which is connected and has the lowest free player index.</summary>
        /// <remarks>The device exists until velto_device_forget() or the destruction of its context; then its
        /// identifier can be reused. velto_device_set_player_index() changes its player; auto-connect does not count
        /// it.</remarks>
        /// <param name="context">the context, of any backend.</param>
        /// <param name="identifier">a unique name, not empty; "virtual:" is prepended; at most 128 bytes.</param>
        /// <param name="capabilities">its capabilities, any except MOTION; 0 for POSITION and BUTTON. Without either
        /// it gets no player index.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_ALREADY (the identifier is in use); VELTO_ERROR_OUT_OF_MEMORY (no handles
        /// left).</returns>
        [DllImport(Library)]
        public static extern Result velto_context_create_virtual_device(
            IntPtr context, [MarshalAs(UnmanagedType.LPStr)] string identifier, Capability capabilities, DeviceId*
            out_device);

        /// <summary>Supply the input of a virtual device.</summary>
        /// <remarks>The call uses the levels from `position_x` to `sensor_motion`, `buttons_down`, `states`,
        /// `motion_mode`, `rate_mode` unless it is UNKNOWN, `gyro_calibration`, measurements whose flag HAS_… is set,
        /// `gestures` except PRIMARY, and `throw_power`. A button in both `buttons_pressed` and `buttons_released` was
        /// tapped. A relative position of 0 is replaced by the position. Everything else is derived, so the polled
        /// input of another device can be passed unchanged. Every call counts as a packet. A poll returns the newest
        /// levels, and all edges and gestures since the previous poll.</remarks>
        /// <param name="device">a virtual device.</param>
        /// <param name="input">the input that a game polls; its numbers are finite, `position_x` is -2 to 2,
        /// `position_y` -1 to 1, `throw_power` and `battery` 0 to 1.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not virtual, or was created without the
        /// capability of a measurement); VELTO_ERROR_NOT_CONNECTED (the program has disconnected the
        /// device).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_supply_input(DeviceId device, VeltoInput* input);

        /// <summary>Play a script on a virtual device.</summary>
        /// <remarks>The operation ends with the last step; the supplied levels stay. velto_op_cancel(), another script
        /// and velto_device_disconnect() end it early. On a disconnected device it fails with
        /// VELTO_ERROR_NOT_CONNECTED. The whole text is checked before anything is played: an error names line and
        /// column. Blocks: bounded; until the text is checked, a second for some 50,000 lines. Radio: none.</remarks>
        /// <param name="device">a virtual device.</param>
        /// <param name="text">the script, UTF-8; copied; at most 67108864 bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_FORMAT (the text is not a valid script; the message names line and column);
        /// VELTO_ERROR_UNSUPPORTED (the device is not virtual, or was created without the capability of a
        /// measurement); VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_play_script(
            DeviceId device, void* text, UIntPtr size, OperationId* out_op);

        /// <summary>Play the script in a file on a virtual device.</summary>
        /// <remarks>On a disconnected device the operation fails with VELTO_ERROR_NOT_CONNECTED. Blocks: bounded;
        /// until the file is read and checked. Radio: none.</remarks>
        /// <param name="device">a virtual device.</param>
        /// <param name="path">the path of the script, a regular file of at most 64 MiB; at most 4095 bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_FORMAT (the file is not a valid script; the message names line and column);
        /// VELTO_ERROR_IO (the file cannot be read, or is not a regular file); VELTO_ERROR_NOT_FOUND (there is no such
        /// file); VELTO_ERROR_UNSUPPORTED (the device is not virtual, or was created without the capability of a
        /// measurement); VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_play_file(
            DeviceId device, [MarshalAs(UnmanagedType.LPStr)] string path, OperationId* out_op);

        /// <summary>Record the polls of a device as a script for a virtual device.</summary>
        /// <remarks>Any device can be recorded: real, simulated, fed or virtual. Played on a new virtual device that
        /// is polled at the same times with the same `dt`, the script gives bit-identical input, except for `device`,
        /// `player_index` and the flag VIRTUAL. `timestamp_ns` differs by the difference of the start times. Times are
        /// never below 0: if the clock has run for less than the age of a packet, `packet_age` is the time of the
        /// clock. A recorded poll copies 400 bytes and never waits for the disk. The context's recording thread writes
        /// the file; in a pumped context, velto_context_dispatch() writes four times per second, on a manual clock as
        /// it is advanced. The operation is pending until velto_device_stop_recording(), velto_device_forget() or the
        /// end of the context has completed the file. A recording has no gaps: a full disk, or 1,024 waiting polls,
        /// end it early, and the operation fails with VELTO_ERROR_IO. The written part ends with a whole line and can
        /// be played. Blocks: bounded; until the file is created. Radio: none.</remarks>
        /// <param name="path">a regular file, which is created, or replaced when the first line is written; at most
        /// 4095 bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_ALREADY (the device is being recorded); VELTO_ERROR_IO (the file cannot be
        /// created, or is not a regular file); VELTO_ERROR_BUSY (another recording is writing to the file).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_start_recording(
            DeviceId device, [MarshalAs(UnmanagedType.LPStr)] string path, OperationId* out_op);

        /// <summary>Stop recording a device; the operation of the recording ends when its file is complete.</summary>
        /// <returns>VELTO_OK; VELTO_NOTHING (the device is not being recorded).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_stop_recording(DeviceId device);

        /// <summary>Fill a velto_keyboard_config with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_keyboard_config_init(KeyboardConfig* config, UIntPtr size);

        /// <summary>Create a keyboard on which no key is down, with the position in the center.</summary>
        /// <param name="config">the conversion of keys to motion. NULL for the defaults.</param>
        /// <param name="out_keyboard">receives the keyboard; destroy it with velto_keyboard_destroy().</param>
        /// <returns>VELTO_OK; VELTO_ERROR_OUT_OF_MEMORY (no handles left).</returns>
        [DllImport(Library)]
        public static extern Result velto_keyboard_create(KeyboardConfig* config, IntPtr* out_keyboard);

        /// <summary>Destroy a keyboard; NULL and stale pointers are ignored.</summary>
        [DllImport(Library)]
        public static extern void velto_keyboard_destroy(IntPtr keyboard);

        /// <summary>Advance a keyboard by a frame and get the input to supply.</summary>
        /// <remarks>While a direction is down, the position moves and stops at the edges; opposite directions cancel
        /// each other. `direction`, `velocity` and the states MOVING, TILT_LEFT and TILT_RIGHT are set for games that
        /// use the gamepad view. With a `hold_time`, `keys` are those typed since the last step, in any order. A typed
        /// key stays down for that time. Typing it again extends the time; the opposite direction ends it. A terminal
        /// repeats a held key after a pause: a hold time as long as that pause (0.25 to 0.7 s) moves without a gap; a
        /// shorter hold time is more precise. Threads: one thread at a time per object; others get
        /// VELTO_ERROR_BUSY.</remarks>
        /// <param name="keys">the keys that are down; with a `hold_time`, those typed since the last step.</param>
        /// <param name="dt">length of the frame (seconds, 0 or more).</param>
        /// <param name="out_input">receives the input, for velto_device_supply_input().</param>
        [DllImport(Library)]
        public static extern Result velto_keyboard_step(IntPtr keyboard, Key keys, double dt, VeltoInput* out_input);

        // Host radio: the program's own Bluetooth stack

        /// <summary>Fill a velto_host_def with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_host_def_init(HostDefinition* def, UIntPtr size);

        /// <summary>Use the program's Bluetooth stack as the radio of a context.</summary>
        /// <remarks>A context has one host radio at a time. When it is destroyed, its links end; requested links are
        /// re-established with the next host radio.</remarks>
        /// <param name="context">a context with VELTO_BACKEND_HOST.</param>
        /// <param name="def">the definition. NULL for the defaults.</param>
        /// <param name="out_host">receives the host radio.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the context does not have the host backend);
        /// VELTO_ERROR_ALREADY (the context has a host radio); VELTO_ERROR_BUSY (too many reports of earlier radios
        /// wait for the context); VELTO_ERROR_OUT_OF_MEMORY (no handles or descriptors left).</returns>
        [DllImport(Library)]
        public static extern Result velto_context_create_host_radio(
            IntPtr context, HostDefinition* def, HostId* out_host);

        /// <summary>Destroy a host radio, which ends all its links.</summary>
        /// <param name="host">the host radio.</param>
        [DllImport(Library)]
        public static extern void velto_host_destroy(HostId host);

        /// <summary>Report a new state of the adapter; all links end unless it is READY.</summary>
        /// <param name="host">the host radio.</param>
        /// <returns>VELTO_OK; VELTO_UNCHANGED (it is known); VELTO_ERROR_BUSY (too many reports wait for the
        /// context).</returns>
        [DllImport(Library)]
        public static extern Result velto_host_report_state(HostId host, HostState state);

        /// <summary>Take the oldest request.</summary>
        /// <remarks>Once the context or the radio is destroyed, the call returns VELTO_ERROR_STALE_HANDLE, and the
        /// program must end its remaining links.</remarks>
        /// <param name="host">the host radio.</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (no request waits).</returns>
        [DllImport(Library)]
        public static extern Result velto_host_poll_request(HostId host, HostRequest* out_request);

        /// <summary>Take the oldest request, waiting for one if necessary.</summary>
        /// <remarks>The call returns VELTO_ERROR_STALE_HANDLE when another thread destroys the context or the radio. A
        /// pumped context dispatches meanwhile; a manual clock advances by up to the timeout. Blocks: up to the
        /// timeout.</remarks>
        /// <param name="host">the host radio.</param>
        /// <param name="timeout">longest wait, or VELTO_FOREVER (seconds).</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (no request came in time).</returns>
        [DllImport(Library)]
        public static extern Result velto_host_wait_request(HostId host, double timeout, HostRequest* out_request);

        /// <summary>Get the descriptor that is readable while a request waits, and once the radio is gone; poll it,
        /// but never read or close it.</summary>
        /// <param name="host">the host radio.</param>
        /// <param name="out_fd">receives the descriptor, which belongs to the radio: it stays open until the next
        /// radio or the context is destroyed.</param>
        [DllImport(Library)]
        public static extern Result velto_host_get_request_fd(HostId host, int* out_fd);

        /// <summary>Report that a request has been fulfilled.</summary>
        /// <remarks>Completing CONNECT reports that the link is up, like velto_host_report_link(). The device can be
        /// used once velto_host_supply_gatt() has supplied its characteristics; that call also completes
        /// CONNECT.</remarks>
        /// <param name="host">the host radio.</param>
        /// <param name="request_id">`id` of the request.</param>
        /// <param name="bytes">the value that was read, or the signal strength; ignored for other requests; at most
        /// 512 bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (there has been no such request); VELTO_ERROR_INVALID_STATE (the
        /// request has ended: it was already answered, cancelled, or timed out).</returns>
        [DllImport(Library)]
        public static extern Result velto_host_complete_request(
            HostId host, ulong request_id, void* bytes, UIntPtr size);

        /// <summary>Report that a request has failed.</summary>
        /// <param name="host">the host radio.</param>
        /// <param name="request_id">`id` of the request.</param>
        /// <param name="result">the failure, such as VELTO_ERROR_REJECTED, or VELTO_ERROR_PAIRING_REQUIRED if the
        /// device rejects the request because it requires pairing.</param>
        /// <param name="att_code">the error code of the attribute protocol with which the device refused to READ,
        /// WRITE or SUBSCRIBE, if the stack reports one; 0 for none (0 to 255).</param>
        /// <param name="message">one sentence for velto_op_get_error(); NULL for a general one; at most 255 bytes. May
        /// be NULL.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (`result` is no failure); VELTO_ERROR_NOT_FOUND (there has
        /// been no such request); VELTO_ERROR_INVALID_STATE (the request has ended: it was already answered,
        /// cancelled, or timed out).</returns>
        [DllImport(Library)]
        public static extern Result velto_host_fail_request(
            HostId host, ulong request_id, Result result, uint att_code, [MarshalAs(UnmanagedType.LPStr)] string
            message);

        /// <summary>Fill a velto_host_advertisement with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_host_advertisement_init(HostAdvertisement* advertisement, UIntPtr size);

        /// <summary>Report a device in range, and get its number.</summary>
        /// <remarks>Stacks provide a payload (Android), parsed fields (CoreBluetooth, bleak), or both. Missing fields
        /// are taken from earlier reports. A payload contains the advertising packet, the scan response, or both in
        /// sequence.</remarks>
        /// <param name="host">the host radio.</param>
        /// <param name="services">the advertised services; none if they are unknown, or in the payload; at most
        /// 64.</param>
        /// <param name="payload">the advertising packet and scan response, as received; none if they are unknown; at
        /// most 512 bytes.</param>
        /// <param name="out_peer">receives the number of the device. May be NULL.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NO_ADAPTER (the adapter is ABSENT); VELTO_ERROR_ADAPTER_OFF (the adapter is
        /// OFF); VELTO_ERROR_BUSY (4,096 devices are known, or too many reports wait for the context).</returns>
        [DllImport(Library)]
        public static extern Result velto_host_report_advertisement(
            HostId host, HostAdvertisement* advertisement, Uuid* services, UIntPtr count, void* payload, UIntPtr size,
            uint* out_peer);

        /// <summary>Report that the scan has ended without being requested.</summary>
        /// <param name="host">the host radio.</param>
        /// <param name="result">the failure that ended it.</param>
        /// <returns>VELTO_OK; VELTO_UNCHANGED (no scan is running); VELTO_ERROR_INVALID_ARGUMENT (`result` is no
        /// failure); VELTO_ERROR_BUSY (too many reports wait for the context).</returns>
        [DllImport(Library)]
        public static extern Result velto_host_report_scan_stopped(HostId host, Result result);

        /// <summary>Report that a link is up or has ended.</summary>
        /// <remarks>The call answers CONNECT and DISCONNECT. Answer a failed CONNECT with velto_host_fail_request(),
        /// so that it is not mistaken for the end of the previous link. A link without a pending CONNECT, for instance
        /// after its timeout, is refused with VELTO_ERROR_INVALID_STATE: the program must end it.</remarks>
        /// <param name="host">the host radio.</param>
        /// <param name="peer">number of the device.</param>
        /// <param name="is_up">whether the link is up; velto_host_supply_gatt() implies it too.</param>
        /// <param name="reason">the reason why it ended, if it did.</param>
        /// <returns>VELTO_OK; VELTO_UNCHANGED (it is known); VELTO_ERROR_NOT_FOUND (there is no such device);
        /// VELTO_ERROR_INVALID_STATE (the library has not requested the link).</returns>
        [DllImport(Library)]
        public static extern Result velto_host_report_link(HostId host, uint peer, VeltoBool is_up, DownReason reason);

        /// <summary>Supply the characteristics of a connected device, and again whenever its services
        /// change.</summary>
        /// <remarks>The device can then be used, and the link counts as up. A stack without value handles assigns
        /// numbers, such as 1, 2, 3.</remarks>
        /// <param name="host">the host radio.</param>
        /// <param name="peer">number of the device.</param>
        /// <param name="characteristics">the characteristics, each with a unique value handle; at most 256.</param>
        /// <returns>VELTO_OK; VELTO_UNCHANGED (they are known); VELTO_ERROR_NOT_FOUND (there is no such device);
        /// VELTO_ERROR_INVALID_STATE (the library has not requested the link); VELTO_ERROR_BUSY (too many reports wait
        /// for the context).</returns>
        [DllImport(Library)]
        public static extern Result velto_host_supply_gatt(
            HostId host, uint peer, GattCharacteristic* characteristics, UIntPtr count);

        /// <summary>Supply the descriptors of a device, before its characteristics; only needed by programs that list
        /// them.</summary>
        /// <param name="host">the host radio.</param>
        /// <param name="peer">number of the device.</param>
        /// <param name="descriptors">the descriptors; at most 256.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (there is no such device).</returns>
        [DllImport(Library)]
        public static extern Result velto_host_supply_descriptors(
            HostId host, uint peer, GattDescriptor* descriptors, UIntPtr count);

        /// <summary>Report the MTU of a link.</summary>
        /// <remarks>The call is optional and may be made at any time after CONNECT. Without it the MTU is unknown, and
        /// writes without response of up to 512 bytes are requested.</remarks>
        /// <param name="host">the host radio.</param>
        /// <param name="peer">number of the device.</param>
        /// <param name="mtu">size of a packet of the attribute protocol (bytes, 23 to 517).</param>
        /// <returns>VELTO_OK; VELTO_UNCHANGED (it is known); VELTO_ERROR_NOT_FOUND (there is no such device);
        /// VELTO_ERROR_BUSY (too many reports wait for the context).</returns>
        [DllImport(Library)]
        public static extern Result velto_host_report_mtu(HostId host, uint peer, uint mtu);

        /// <summary>Deliver a notified value.</summary>
        /// <remarks>The call may precede the answer to SUBSCRIBE. It does not allocate memory. Up to 2,048 values wait
        /// in a ring of 64 KiB; if the ring is full, the new value is dropped, counted and logged.</remarks>
        /// <param name="host">the host radio.</param>
        /// <param name="peer">number of the device.</param>
        /// <param name="characteristic">value handle.</param>
        /// <param name="bytes">the value; copied; at most 512 bytes.</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (there is no subscription); VELTO_ERROR_NOT_FOUND (there is no such
        /// device, or it has no such characteristic); VELTO_ERROR_NOT_CONNECTED (its link is down); VELTO_ERROR_BUSY
        /// (the ring is full).</returns>
        [DllImport(Library)]
        public static extern Result velto_host_deliver_notification(
            HostId host, uint peer, ushort characteristic, void* bytes, UIntPtr size);

        /// <summary>Deliver several notified values, oldest first.</summary>
        /// <remarks>This is velto_host_deliver_notification() for each value, with one lock and one signal. If a value
        /// cannot be delivered, the others still are, and the result is the first failure.</remarks>
        /// <param name="host">the host radio.</param>
        /// <param name="notifications">the notifications; at most 2048.</param>
        /// <param name="bytes">their values, one after another; copied; at most 65536 bytes.</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (there is no subscription to any of them); VELTO_ERROR_INVALID_ARGUMENT
        /// (the total size of the values does not match; nothing is delivered); VELTO_ERROR_NOT_FOUND (there is no
        /// such device, or it has no such characteristic); VELTO_ERROR_NOT_CONNECTED (a link is down);
        /// VELTO_ERROR_BUSY (the ring is full).</returns>
        [DllImport(Library)]
        public static extern Result velto_host_deliver_notifications(
            HostId host, HostNotification* notifications, UIntPtr count, void* bytes, UIntPtr size);

        /// <summary>Report a pairing request of a device while PAIR is pending; the library answers with
        /// ANSWER_PAIRING.</summary>
        /// <param name="host">the host radio.</param>
        /// <param name="peer">number of the device.</param>
        /// <param name="kind">the kind of request.</param>
        /// <param name="passkey">the passkey of CONFIRM and SHOW_PASSKEY (0 to 999999).</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (there is no such device); VELTO_ERROR_INVALID_STATE (the library
        /// is not pairing with it); VELTO_ERROR_BUSY (too many reports wait for the context).</returns>
        [DllImport(Library)]
        public static extern Result velto_host_report_pairing(HostId host, uint peer, PairingKind kind, uint passkey);

        /// <summary>Report that a device was paired or that its bond was removed.</summary>
        /// <param name="host">the host radio.</param>
        /// <param name="peer">number of the device.</param>
        /// <param name="is_bonded">whether it is paired.</param>
        /// <returns>VELTO_OK; VELTO_UNCHANGED (it is known); VELTO_ERROR_NOT_FOUND (there is no such device);
        /// VELTO_ERROR_BUSY (too many reports wait for the context).</returns>
        [DllImport(Library)]
        public static extern Result velto_host_report_bond(HostId host, uint peer, VeltoBool is_bonded);

        /// <summary>Get the counters of a host radio.</summary>
        /// <param name="host">the host radio.</param>
        [DllImport(Library)]
        public static extern Result velto_host_get_info(HostId host, HostInfo* out_info);

        // Logs of a context

        /// <summary>Set the classes that a context logs.</summary>
        /// <remarks>A new context logs FATAL, ERROR, WARNING and INFO.</remarks>
        /// <param name="mask">the classes; 0 logs nothing.</param>
        [DllImport(Library)]
        public static extern Result velto_context_set_log_mask(IntPtr context, LogClass mask);

        /// <summary>Get the classes that a context logs.</summary>
        [DllImport(Library)]
        public static extern Result velto_context_get_log_mask(IntPtr context, LogClass* out_mask);

        /// <summary>Take the oldest line of a context's log.</summary>
        /// <returns>VELTO_OK; VELTO_NOTHING (the log is empty); VELTO_TRUNCATED (the text was longer and was
        /// truncated).</returns>
        [DllImport(Library)]
        public static extern Result velto_context_poll_log(IntPtr context, LogLine* out_line);

        // Stores: recorded sessions in a file

        /// <summary>Fill a velto_export_def with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_export_def_init(ExportDefinition* def, UIntPtr size);

        /// <summary>Fill a velto_session_query with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_session_query_init(SessionQuery* query, UIntPtr size);

        /// <summary>Fill a velto_track_def with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_track_def_init(TrackDefinition* def, UIntPtr size);

        /// <summary>Fill a velto_orientation_tracks with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_orientation_tracks_init(OrientationTracks* tracks, UIntPtr size);

        /// <summary>Open a file of sessions, and create it if necessary.</summary>
        /// <remarks>Sessions of programs that ended unexpectedly are closed at their last frame. A file of a newer
        /// version is refused and left unchanged, and so is a log without its file. The path ":memory:" creates a
        /// store in memory, for tests, which ends with its handle. Blocks: bounded.</remarks>
        /// <param name="path">the file; NULL for sessions.velto in $XDG_DATA_HOME/veltokit or ~/.local/share/veltokit;
        /// at most 4095 bytes. May be NULL.</param>
        /// <param name="out_store">receives the store; close it with velto_store_close().</param>
        /// <returns>VELTO_OK; VELTO_ERROR_LIBRARY_MISSING (SQLite is not installed); VELTO_ERROR_UNSUPPORTED (the file
        /// is of a newer version of the library); VELTO_ERROR_FORMAT (the file is damaged, or not a store);
        /// VELTO_ERROR_NOT_FOUND (the path is NULL, and there is no home folder); VELTO_ERROR_IO (the file cannot be
        /// opened); VELTO_ERROR_BUSY (another program has locked the file); VELTO_ERROR_OUT_OF_MEMORY (no handles or
        /// memory left).</returns>
        [DllImport(Library)]
        public static extern Result velto_context_open_store(
            IntPtr context, [MarshalAs(UnmanagedType.LPStr)] string path, StoreId* out_store);

        /// <summary>Close a store; its running sessions are ended.</summary>
        /// <remarks>Blocks: bounded.</remarks>
        /// <param name="store">the store; afterwards its handle is stale.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_IO (not all frames could be written; the library repeats the attempt each
        /// second, and at the end of the context their sessions become RECOVERED); VELTO_ERROR_BUSY (another program
        /// holds the file locked, likewise).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_close(StoreId store);

        /// <summary>Get information about a store.</summary>
        /// <remarks>Blocks: bounded.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_FORMAT (the file is damaged); VELTO_ERROR_IO (the file cannot be read);
        /// VELTO_ERROR_BUSY (another program writes).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_get_info(StoreId store, StoreInfo* out_info);

        /// <summary>Get the absolute path of a store.</summary>
        [DllImport(Library)]
        public static extern Result velto_store_get_path(
            StoreId store, byte* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Begin a session, to which signals, devices and tracks can be added.</summary>
        /// <remarks>Blocks: bounded.</remarks>
        /// <param name="label">a label, NULL for none; at most 1023 bytes. May be NULL.</param>
        /// <param name="out_session">receives the number of the session.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_IO (the disk has less than a megabyte of free space, or the file cannot be
        /// written); VELTO_ERROR_BUSY (another program writes); VELTO_ERROR_FORMAT (the file is damaged).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_begin_session(
            StoreId store, [MarshalAs(UnmanagedType.LPStr)] string label, ulong* out_session);

        /// <summary>Record a signal until the session ends, whenever its device is connected.</summary>
        /// <remarks>A missing device is connected as soon as possible: an attempt is made every ten seconds until its
        /// first frame. A device that sends nothing for 3 s is reported by VELTO_EVENT_TRACK_SILENT, and as a gap in
        /// its track.</remarks>
        /// <param name="session">a session begun by this store.</param>
        /// <param name="signal">a STREAMABLE signal.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the signal cannot be streamed); VELTO_ERROR_INVALID_STATE (the
        /// session is not running, or was begun by another store); VELTO_ERROR_ALREADY (the session already records
        /// the signal); VELTO_ERROR_IO (the disk has space for less than ten minutes of all signals).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_add_signal(StoreId store, ulong session, SignalId signal);

        /// <summary>Record the events of a device until the session ends.</summary>
        /// <remarks>Each kind of event is a track with specific columns, created with its first event: "buttons",
        /// "taps", "holds", "air-gestures", "air-states", "hand-gestures", "standby", "detections" and "pins".
        /// velto_store_read_text() reads them as text.</remarks>
        /// <param name="session">a session begun by this store.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_STATE (the session is not running, or was begun by another store);
        /// VELTO_ERROR_ALREADY (the session already records the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_add_device(StoreId store, ulong session, DeviceId device);

        /// <summary>Record the game input of a device as a track until the session ends.</summary>
        /// <remarks>The track "input" contains the results of the program's polls, at most `rate` times per second:
        /// position_x, position_y, relative_x, relative_y, direction, velocity, throw_power, buttons (bits), the
        /// orientation w, x, y, z, and receiving (1 or 0). While the program does not poll, nothing is
        /// recorded.</remarks>
        /// <param name="session">a session begun by this store.</param>
        /// <param name="device">the device, which may be virtual.</param>
        /// <param name="rate">the maximum number of samples per second, such as 60 (hertz, 0.1 to 1000).</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_STATE (the session is not running, or was begun by another store);
        /// VELTO_ERROR_ALREADY (the session already records the input of the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_add_input(StoreId store, ulong session, DeviceId device, double rate);

        /// <summary>Add a track for the program's own samples.</summary>
        /// <remarks>Blocks: bounded.</remarks>
        /// <param name="session">a session begun by this store.</param>
        /// <param name="out_track">receives the number of the track.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_STATE (the session is not running, or was begun by another store);
        /// VELTO_ERROR_INVALID_ARGUMENT (the definition has no signal, no channels, too many channels, a duplicate
        /// name, or control characters in a name); VELTO_ERROR_IO (the file cannot be written); VELTO_ERROR_FORMAT
        /// (the file is damaged); VELTO_ERROR_BUSY (another program writes).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_add_track(
            StoreId store, ulong session, TrackDefinition* def, ulong* out_track);

        /// <summary>Append samples to a track of the program.</summary>
        /// <remarks>Only `timestamp_ns`, `tick` and `flags` of the infos are used; the samples are numbered in order.
        /// They are committed like those of signals.</remarks>
        /// <param name="track">a track added by this store, of a running session.</param>
        /// <param name="infos">the times of the samples, in ascending order; at most 65536.</param>
        /// <param name="values">the values of the samples, row by row, in the type of the track; at most 16777216
        /// bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_STATE (the track was not added by the program, or its session has
        /// ended); VELTO_ERROR_INVALID_ARGUMENT (a time is before the previous one, also of an earlier call, or above
        /// 2^63 - 1, the maximum in a file; nothing is appended); VELTO_ERROR_WRONG_KIND (the values do not match the
        /// columns, which the error names).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_write_track(
            StoreId store, ulong track, FrameInfo* infos, UIntPtr count, void* values, UIntPtr size);

        /// <summary>Record a gap after the newest sample of a track of the program.</summary>
        /// <param name="track">a track added by this store, of a running session.</param>
        /// <param name="kind">the cause, not NONE.</param>
        /// <param name="time_ns">start of the gap, on the clock of the track (nanoseconds, at most
        /// 9223372036854775807).</param>
        /// <param name="duration_ns">its duration (nanoseconds, at most 9223372036854775807).</param>
        /// <param name="count">the number of missing samples; 0 if unknown (at most 9223372036854775807).</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_STATE (the track was not added by the program, or its session has
        /// ended); VELTO_ERROR_INVALID_ARGUMENT (the kind is NONE).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_write_gap(
            StoreId store, ulong track, TrackGapKind kind, ulong time_ns, ulong duration_ns, ulong count);

        /// <summary>Mark the current moment of a session.</summary>
        /// <remarks>Blocks: bounded.</remarks>
        /// <param name="session">a session begun by this store.</param>
        /// <param name="text">the text of the mark; at most 1023 bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_STATE (the session is not running, or was begun by another store);
        /// VELTO_ERROR_IO (the file cannot be written); VELTO_ERROR_FORMAT (the file is damaged); VELTO_ERROR_BUSY
        /// (another program writes).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_add_mark(
            StoreId store, ulong session, [MarshalAs(UnmanagedType.LPStr)] string text);

        /// <summary>Set the size or duration at which a session ends.</summary>
        /// <remarks>VELTO_EVENT_SESSION_ENDED reports the end. The size is that of the data written for the session,
        /// checked once per second.</remarks>
        /// <param name="session">a session begun by this store.</param>
        /// <param name="size">the size; 0 for none (bytes).</param>
        /// <param name="duration">the duration since the start; 0 for none (seconds, 0 to 1000000000).</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_STATE (the session is not running, or was begun by another
        /// store).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_set_limit(StoreId store, ulong session, ulong size, double duration);

        /// <summary>Change the label or the notes of a session.</summary>
        /// <remarks>Blocks: bounded.</remarks>
        /// <param name="label">the label; NULL leaves it unchanged; at most 1023 bytes. May be NULL.</param>
        /// <param name="notes">the notes; NULL leaves them unchanged; at most 65535 bytes. May be NULL.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (there is no such session); VELTO_ERROR_IO (the file cannot be
        /// written); VELTO_ERROR_FORMAT (the file is damaged); VELTO_ERROR_BUSY (another program writes).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_set_text(
            StoreId store, ulong session, [MarshalAs(UnmanagedType.LPStr)] string label,
            [MarshalAs(UnmanagedType.LPStr)] string notes);

        /// <summary>Get counters and further properties of a session.</summary>
        /// <remarks>Blocks: bounded.</remarks>
        /// <param name="out_status">receives the counters and properties.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (there is no such session); VELTO_ERROR_FORMAT (the file is
        /// damaged); VELTO_ERROR_IO (the file cannot be read); VELTO_ERROR_BUSY (another program writes).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_get_status(StoreId store, ulong session, SessionStatus* out_status);

        /// <summary>Commit all received frames, and end a session.</summary>
        /// <remarks>Blocks: bounded.</remarks>
        /// <param name="session">a session begun by this store.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_STATE (the session is not running, or was begun by another store);
        /// VELTO_ERROR_IO (the disk is full, or the file cannot be written; the session continues); VELTO_ERROR_BUSY
        /// (another program writes; the session continues).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_end_session(StoreId store, ulong session);

        /// <summary>Download the log of a board into a session.</summary>
        /// <remarks>The samples of a page and the bookmark are committed in one transaction before the board erases
        /// the page. After a crash, a lost link or the end of the program, call this function again: it continues the
        /// same session without lost or duplicate samples. The session has the dates of its samples, not those of the
        /// download. The operation ends with the log, and the session is then ENDED. A failed operation also ends the
        /// session, and the next call continues it. The log must be stopped. Each logger is a track; its samples
        /// without a date are a separate track. Blocks: bounded.</remarks>
        /// <param name="device">the board, which is READY.</param>
        /// <param name="label">a label for a new session, NULL for none; at most 1023 bytes. May be NULL.</param>
        /// <param name="out_session">receives the number of the session.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board, or has no log);
        /// VELTO_ERROR_NOT_CONNECTED (the device is not READY); VELTO_ERROR_INVALID_STATE (another download of the
        /// board is running); VELTO_ERROR_IO (the file cannot be written); VELTO_ERROR_FORMAT (the file is damaged);
        /// VELTO_ERROR_BUSY (another program writes).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_download_log(
            StoreId store, DeviceId device, [MarshalAs(UnmanagedType.LPStr)] string label, ulong* out_session,
            OperationId* out_op);

        /// <summary>List the unfinished downloads, the oldest first.</summary>
        /// <remarks>Blocks: bounded.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_FORMAT (the file is damaged); VELTO_ERROR_IO (the file cannot be read);
        /// VELTO_ERROR_BUSY (another program writes).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_list_downloads(
            StoreId store, StoreDownload* downloads, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>List the sessions that match a query, the newest first.</summary>
        /// <remarks>Blocks: bounded.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_FORMAT (the file is damaged); VELTO_ERROR_IO (the file cannot be read);
        /// VELTO_ERROR_BUSY (another program writes).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_list_matches(
            StoreId store, SessionQuery* query, SessionInfo* sessions, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>List the marks of a session, the oldest first.</summary>
        /// <remarks>Blocks: bounded.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_FORMAT (the file is damaged); VELTO_ERROR_IO (the file cannot be read);
        /// VELTO_ERROR_BUSY (another program writes).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_list_marks(
            StoreId store, ulong session, SessionMark* marks, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>List the gaps of a track, the oldest first.</summary>
        /// <remarks>Blocks: bounded.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_FORMAT (the file is damaged); VELTO_ERROR_IO (the file cannot be read);
        /// VELTO_ERROR_BUSY (another program writes).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_list_gaps(
            StoreId store, ulong track, TrackGap* gaps, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>List the sessions of a store, the newest first.</summary>
        /// <remarks>Blocks: bounded.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_FORMAT (the file is damaged); VELTO_ERROR_IO (the file cannot be read);
        /// VELTO_ERROR_BUSY (another program writes).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_list_sessions(
            StoreId store, SessionInfo* sessions, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>List the tracks of a session, the oldest first.</summary>
        /// <remarks>Blocks: bounded.</remarks>
        /// <param name="tracks">receives the tracks; none of a session that does not exist.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_FORMAT (the file is damaged); VELTO_ERROR_IO (the file cannot be read);
        /// VELTO_ERROR_BUSY (another program writes).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_list_tracks(
            StoreId store, ulong session, TrackInfo* tracks, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Get the name and the unit of a channel of a track.</summary>
        /// <remarks>Blocks: bounded.</remarks>
        /// <param name="channel">the channel (0 to 511).</param>
        /// <param name="units">the units of the values.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (there is no such track, or it has fewer channels);
        /// VELTO_ERROR_FORMAT (the file is damaged); VELTO_ERROR_IO (the file cannot be read); VELTO_ERROR_BUSY
        /// (another program writes).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_get_channel(
            StoreId store, ulong track, uint channel, Units units, ChannelInfo* out_info);

        /// <summary>Read the next frames of a track within a range of times.</summary>
        /// <remarks>`frame_size` is the size of a row of `values` in bytes: 4 bytes for each channel, or 1 for RAW
        /// values of type U8. Begin with `after_sequence` 0, and continue with the sequence number of the last frame,
        /// until NOTHING. Sequence numbers of a track continue after lost links. The values are the same as those of a
        /// stream with these units. Blocks: bounded.</remarks>
        /// <param name="units">the units of the values.</param>
        /// <param name="after_sequence">the sequence number after which to begin, 0 for the first frame.</param>
        /// <param name="from_ns">the earliest time, on the clock of the track (nanoseconds).</param>
        /// <param name="to_ns">the latest time (nanoseconds).</param>
        /// <param name="values">receives the values of the frames, row by row, oldest first; `values` and `infos`,
        /// which may be NULL, have room for `capacity` frames.</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (there are no further frames); VELTO_ERROR_WRONG_KIND (the frames of the
        /// track have other columns; the error names both); VELTO_ERROR_NOT_FOUND (there is no such track);
        /// VELTO_ERROR_FORMAT (the file is damaged); VELTO_ERROR_IO (the file cannot be read); VELTO_ERROR_BUSY
        /// (another program writes).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_read_track(
            StoreId store, ulong track, Units units, ulong after_sequence, ulong from_ns, ulong to_ns, void* values,
            UIntPtr frame_size, UIntPtr capacity, FrameInfo* infos, UIntPtr* out_count);

        /// <summary>Compute the orientation at each frame of a gyroscope's track.</summary>
        /// <remarks>This is velto_orientation_filter() for tracks. The frames correspond to those of
        /// velto_store_read_track() for the same track and times. The range of the gyroscope is that of the track,
        /// unless the definition sets one. Blocks: bounded.</remarks>
        /// <param name="def">the definition; OFFLINE is ignored. NULL for the defaults.</param>
        /// <param name="frames">receives an orientation for each frame of the gyroscope.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (a track has other columns, more than 2,097,152 frames, no
        /// frames, or times of another clock; the error names it); VELTO_ERROR_NOT_FOUND (there is no such track);
        /// VELTO_ERROR_FORMAT (the file is damaged); VELTO_ERROR_IO (the file cannot be read); VELTO_ERROR_BUSY
        /// (another program writes).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_filter_orientation(
            StoreId store, OrientationTracks* tracks, OrientationDefinition* def, OrientationFrame* frames, UIntPtr
            capacity, UIntPtr* out_count);

        /// <summary>Read the next frames of a track as text, intended for events.</summary>
        /// <remarks>A call returns at most 1024 frames. Begin with `after_sequence` 0, and continue with the sequence
        /// number of the last frame, until NOTHING. Blocks: bounded.</remarks>
        /// <param name="after_sequence">the sequence number after which to begin, 0 for the first frame.</param>
        /// <param name="from_ns">the earliest time, on the clock of the track (nanoseconds).</param>
        /// <param name="to_ns">the latest time (nanoseconds).</param>
        /// <param name="rows">receives the frames, oldest first.</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (there are no further frames); VELTO_ERROR_NOT_FOUND (there is no such
        /// track); VELTO_ERROR_FORMAT (the file is damaged); VELTO_ERROR_IO (the file cannot be read);
        /// VELTO_ERROR_BUSY (another program writes).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_read_text(
            StoreId store, ulong track, ulong after_sequence, ulong from_ns, ulong to_ns, TrackText* rows, UIntPtr
            capacity, UIntPtr* out_count);

        /// <summary>Read the minimum and maximum values of a track in equal parts of a time range.</summary>
        /// <remarks>Use it to draw a curve of a whole session: the cost depends on `capacity`, the number of parts,
        /// and hardly on the number of frames. Each row of `values` is a part with frames: the minimum and the maximum
        /// of each channel. `timestamp_ns` of its info is the start of the part, `sequence` its number from 0, and
        /// `tick` the number of its frames. `frame_size` is 8 bytes for each channel. The range is limited to that of
        /// the frames. Blocks: bounded.</remarks>
        /// <param name="units">the units of the values; RAW values are also of type float.</param>
        /// <param name="from_ns">the earliest time, on the clock of the track (nanoseconds).</param>
        /// <param name="to_ns">the latest time (nanoseconds).</param>
        /// <param name="values">receives the parts; `values` and `infos`, which may be NULL, have room for `capacity`
        /// of them.</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (there are no frames in the range); VELTO_ERROR_WRONG_KIND (the frames of
        /// the track have other columns; the error names both); VELTO_ERROR_NOT_FOUND (there is no such track);
        /// VELTO_ERROR_FORMAT (the file is damaged); VELTO_ERROR_IO (the file cannot be read); VELTO_ERROR_BUSY
        /// (another program writes).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_read_overview(
            StoreId store, ulong track, Units units, ulong from_ns, ulong to_ns, void* values, UIntPtr frame_size,
            UIntPtr capacity, FrameInfo* infos, UIntPtr* out_count);

        /// <summary>Write a track to a new file as CSV.</summary>
        /// <remarks>The decimal separator does not depend on the locale. Missing frames are not filled. A JSON file of
        /// the same name is written beside the table, as in velto_store_export_session(). Blocks: bounded.</remarks>
        /// <param name="units">the units of the values; NATIVE for ORIGINAL.</param>
        /// <param name="path">the file, which must not exist; at most 4095 bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the units are not those of the dialect);
        /// VELTO_ERROR_NOT_FOUND (there is no such track); VELTO_ERROR_IO (the file exists or cannot be written, or
        /// the store cannot be read); VELTO_ERROR_FORMAT (the store is damaged); VELTO_ERROR_BUSY (another program
        /// writes); VELTO_ERROR_CANCELLED (velto_store_cancel_exports() cancelled it).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_export_track(
            StoreId store, ulong track, TableDialect dialect, Units units, [MarshalAs(UnmanagedType.LPStr)] string
            path);

        /// <summary>Write the tracks of a session as CSV.</summary>
        /// <remarks>A JSON file of the same name is written beside each table, with devices, rates, configuration,
        /// counts, gaps, marks and clocks. The path is a folder if each track has a table, and a file for one table.
        /// In one table, the last column contains marks, each in the first row at or after it. Memory use does not
        /// depend on the size of the session. A failed export removes its files. Blocks: bounded.</remarks>
        /// <param name="def">the definition. NULL for the defaults.</param>
        /// <param name="path">the folder, which is created if necessary, or the file; at most 4095 bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the units are not those of the dialect, or an aligned
        /// table is ORIGINAL or RAW); VELTO_ERROR_NOT_FOUND (there is no such session or grid track, or there are no
        /// frames for one table); VELTO_ERROR_UNSUPPORTED (the tracks have times of different clocks and cannot be in
        /// one table); VELTO_ERROR_IO (a file exists or cannot be written, or the store cannot be read);
        /// VELTO_ERROR_FORMAT (the store is damaged); VELTO_ERROR_BUSY (another program writes); VELTO_ERROR_CANCELLED
        /// (velto_store_cancel_exports() cancelled it).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_export_session(
            StoreId store, ulong session, ExportDefinition* def, [MarshalAs(UnmanagedType.LPStr)] string path);

        /// <summary>Estimate the size of the tables of an export.</summary>
        /// <remarks>Blocks: bounded.</remarks>
        /// <param name="def">the definition. NULL for the defaults.</param>
        /// <param name="out_size">receives the size of the whole session, within a factor of two; the time range is
        /// ignored (bytes).</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (there is no such session); VELTO_ERROR_FORMAT (the store is
        /// damaged); VELTO_ERROR_IO (the store cannot be read); VELTO_ERROR_BUSY (another program writes).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_get_export_size(
            StoreId store, ulong session, ExportDefinition* def, ulong* out_size);

        /// <summary>Get the progress of running exports in other threads.</summary>
        /// <remarks>An export blocks the calling thread. Another thread can query its progress and cancel it with
        /// velto_store_cancel_exports().</remarks>
        /// <param name="out_done">receives the number of written rows.</param>
        /// <param name="out_total">receives the approximate total number of rows, without regard to the time
        /// range.</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (no export is running).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_get_export_progress(StoreId store, ulong* out_done, ulong* out_total);

        /// <summary>Cancel running exports in other threads.</summary>
        /// <remarks>The exports fail with VELTO_ERROR_CANCELLED and leave no files.</remarks>
        /// <returns>VELTO_OK (also if no export is running).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_cancel_exports(StoreId store);

        /// <summary>Get a description of a session as JSON, as written beside exported tables.</summary>
        /// <remarks>Blocks: bounded.</remarks>
        /// <param name="buffer">receives the JSON, some kilobytes. It may grow after its size was queried: pass a
        /// larger buffer.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (there is no such session); VELTO_ERROR_FORMAT (the store is
        /// damaged); VELTO_ERROR_IO (the store cannot be read); VELTO_ERROR_BUSY (another program writes).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_describe_session(
            StoreId store, ulong session, byte* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Copy a session or all sessions to a new file.</summary>
        /// <remarks>The copy is a single file, for sharing or as a backup. Running sessions are copied as far as they
        /// are committed, as RECOVERED. Blocks: bounded.</remarks>
        /// <param name="session">the session; 0 for all.</param>
        /// <param name="path">the file, which must not exist; at most 4095 bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (there is no such session); VELTO_ERROR_IO (the file exists or
        /// cannot be written, or the store cannot be read); VELTO_ERROR_FORMAT (the store is damaged);
        /// VELTO_ERROR_BUSY (another program writes).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_copy(
            StoreId store, ulong session, [MarshalAs(UnmanagedType.LPStr)] string path);

        /// <summary>Return free space of the file to the disk.</summary>
        /// <remarks>Removing sessions does so too. Recording continues meanwhile. Blocks: bounded.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_IO (the file cannot be written); VELTO_ERROR_FORMAT (the file is damaged);
        /// VELTO_ERROR_BUSY (another program writes).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_compact(StoreId store);

        /// <summary>Delete the sessions that match a query, and return their space to the disk.</summary>
        /// <remarks>Running sessions are kept. Recording continues meanwhile. Blocks: bounded.</remarks>
        /// <param name="query">the query; without conditions, all sessions.</param>
        /// <param name="out_count">receives the number of deleted sessions.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_STATE (the query selects a single session, which is running);
        /// VELTO_ERROR_IO (the file cannot be written); VELTO_ERROR_FORMAT (the file is damaged); VELTO_ERROR_BUSY
        /// (another program writes).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_remove_sessions(StoreId store, SessionQuery* query, ulong* out_count);

        // Firmware: files, checks, and the catalog

        /// <summary>Fill a velto_http_def with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_http_def_init(HttpDefinition* def, UIntPtr size);

        /// <summary>Fill a velto_catalog_query with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_catalog_query_init(CatalogQuery* query, UIntPtr size);

        /// <summary>Load a firmware file, and check it.</summary>
        /// <remarks>The format follows from the file name, which must end in .zip, .hex or .bin. Blocks:
        /// bounded.</remarks>
        /// <param name="path">the file, of at most 16 MiB; at most 4095 bytes.</param>
        /// <param name="out_firmware">receives the firmware; destroy it with velto_firmware_destroy().</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (there is no such file); VELTO_ERROR_IO (the file cannot be read);
        /// VELTO_ERROR_FORMAT (the file is damaged, too large, or not a firmware; the error names the first fault);
        /// VELTO_ERROR_LIBRARY_MISSING (libarchive is not installed); VELTO_ERROR_OUT_OF_MEMORY (no handles or memory
        /// left).</returns>
        [DllImport(Library)]
        public static extern Result velto_firmware_load(
            [MarshalAs(UnmanagedType.LPStr)] string path, FirmwareId* out_firmware);

        /// <summary>Create a firmware from bytes, and check it.</summary>
        /// <param name="bytes">the contents of a firmware file; copied; at most 16777216 bytes.</param>
        /// <param name="out_firmware">receives the firmware; destroy it with velto_firmware_destroy().</param>
        /// <returns>VELTO_OK; VELTO_ERROR_FORMAT (the bytes are damaged or not a firmware; the error names the first
        /// fault); VELTO_ERROR_LIBRARY_MISSING (libarchive is not installed); VELTO_ERROR_OUT_OF_MEMORY (no handles or
        /// memory left).</returns>
        [DllImport(Library)]
        public static extern Result velto_firmware_create(
            void* bytes, UIntPtr size, FirmwareFormat format, FirmwareId* out_firmware);

        /// <summary>Destroy a firmware; a running update with it continues.</summary>
        [DllImport(Library)]
        public static extern void velto_firmware_destroy(FirmwareId firmware);

        /// <summary>Get information about a firmware.</summary>
        [DllImport(Library)]
        public static extern Result velto_firmware_get_info(FirmwareId firmware, FirmwareInfo* out_info);

        /// <summary>Get a part of a firmware, and the contents of its init packet.</summary>
        /// <param name="index">the index of the part, starting at 0 (0 to 15).</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (the firmware has no such part).</returns>
        [DllImport(Library)]
        public static extern Result velto_firmware_get_part(FirmwareId firmware, uint index, FirmwarePart* out_part);

        /// <summary>Compare a firmware with a device.</summary>
        /// <remarks>Only the known properties are compared: a firmware from a catalog has a model, hardware and
        /// bootloader, and so has a device that was READY before. A firmware from a file has none of them: the program
        /// must ensure that it is for this device.</remarks>
        /// <param name="out_compared">receives the properties that were compared. May be NULL.</param>
        /// <returns>VELTO_OK (all compared properties match); VELTO_NOTHING (nothing could be compared);
        /// VELTO_ERROR_UNSUPPORTED (the firmware is for another model or hardware, needs a newer bootloader, or was
        /// withdrawn; the error names it).</returns>
        [DllImport(Library)]
        public static extern Result velto_firmware_check(
            FirmwareId firmware, DeviceId device, FirmwareComparison* out_compared);

        /// <summary>Verify the signatures of a firmware with the vendor's public key.</summary>
        /// <remarks>The bootloader does the same with its built-in key; this call detects a wrong package before the
        /// board is changed. Only packages for secure DFU are signed. libcrypto of OpenSSL 3 is loaded on the first
        /// call. Blocks: bounded.</remarks>
        /// <param name="firmware">the firmware, which gets the flag VELTO_FIRMWARE_VERIFIED.</param>
        /// <param name="public_key">the public key in PEM, of ECDSA on the curve P-256; at most 4095 bytes.</param>
        /// <returns>VELTO_OK (every part is signed with this key); VELTO_NOTHING (a part is not signed);
        /// VELTO_ERROR_REJECTED (a signature does not match the key or the bytes); VELTO_ERROR_INVALID_ARGUMENT (the
        /// text is not such a key); VELTO_ERROR_UNSUPPORTED (a signature is of another kind);
        /// VELTO_ERROR_LIBRARY_MISSING (libcrypto is not installed); VELTO_ERROR_OUT_OF_MEMORY (no memory
        /// left).</returns>
        [DllImport(Library)]
        public static extern Result velto_firmware_check_signature(
            FirmwareId firmware, [MarshalAs(UnmanagedType.LPStr)] string public_key);

        /// <summary>Read a firmware from a URL, and check it.</summary>
        /// <remarks>The operation ends with ERROR_PERMISSION if the server is not trusted, and ERROR_FORMAT for a
        /// damaged file. Radio: none.</remarks>
        /// <param name="url">the URL, which begins with https:// and ends in .zip, .hex or .bin; at most 4095
        /// bytes.</param>
        /// <param name="def">the definition of the transfer. NULL for the defaults.</param>
        /// <param name="out_firmware">receives the firmware, which exists once the operation has succeeded; destroy it
        /// with velto_firmware_destroy().</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the URL does not begin with https://); VELTO_ERROR_IO
        /// (ca_path cannot be read); VELTO_ERROR_FORMAT (the URL does not end in .zip, .hex or .bin); VELTO_ERROR_BUSY
        /// (64 operations are pending on the context); VELTO_ERROR_OUT_OF_MEMORY (no handles, memory or threads
        /// left).</returns>
        [DllImport(Library)]
        public static extern Result velto_context_read_firmware(
            IntPtr context, [MarshalAs(UnmanagedType.LPStr)] string url, HttpDefinition* def, FirmwareId* out_firmware,
            OperationId* out_op);

        /// <summary>Load a catalog from a file.</summary>
        /// <remarks>Files of builds are read from the folder of the catalog, or else from MbientLab's server. Blocks:
        /// bounded.</remarks>
        /// <param name="path">the file, of at most 4 MiB; at most 4095 bytes.</param>
        /// <param name="out_catalog">receives the catalog; destroy it with velto_catalog_destroy().</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (there is no such file); VELTO_ERROR_IO (the file cannot be read);
        /// VELTO_ERROR_FORMAT (the file is damaged, too large, or not a catalog; the error names line and column);
        /// VELTO_ERROR_OUT_OF_MEMORY (no handles or memory left).</returns>
        [DllImport(Library)]
        public static extern Result velto_catalog_load(
            [MarshalAs(UnmanagedType.LPStr)] string path, CatalogId* out_catalog);

        /// <summary>Create a catalog from bytes; its files are on MbientLab's server.</summary>
        /// <param name="bytes">the catalog, in JSON; copied; at most 4194304 bytes.</param>
        /// <param name="out_catalog">receives the catalog; destroy it with velto_catalog_destroy().</param>
        /// <returns>VELTO_OK; VELTO_ERROR_FORMAT (the bytes are not a catalog; the error names line and column);
        /// VELTO_ERROR_OUT_OF_MEMORY (no handles or memory left).</returns>
        [DllImport(Library)]
        public static extern Result velto_catalog_create(void* bytes, UIntPtr size, CatalogId* out_catalog);

        /// <summary>Read a catalog from a URL.</summary>
        /// <remarks>A dated copy is kept in the state folder of the context. If the server cannot be reached or
        /// reports an internal error, the operation succeeds with that copy, and `is_cached` of velto_catalog_info is
        /// set. The operation fails if the server is not trusted, has no such file, or sends something other than a
        /// catalog. Radio: none.</remarks>
        /// <param name="url">the URL, which begins with https://; NULL for MbientLab's; at most 4095 bytes. May be
        /// NULL.</param>
        /// <param name="def">the definition of the transfer. NULL for the defaults.</param>
        /// <param name="out_catalog">receives the catalog, which exists once the operation has succeeded; destroy it
        /// with velto_catalog_destroy().</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the URL does not begin with https://); VELTO_ERROR_IO
        /// (ca_path cannot be read); VELTO_ERROR_BUSY (64 operations are pending on the context);
        /// VELTO_ERROR_OUT_OF_MEMORY (no handles, memory or threads left).</returns>
        [DllImport(Library)]
        public static extern Result velto_context_read_catalog(
            IntPtr context, [MarshalAs(UnmanagedType.LPStr)] string url, HttpDefinition* def, CatalogId* out_catalog,
            OperationId* out_op);

        /// <summary>Destroy a catalog; firmware loaded from it stays.</summary>
        [DllImport(Library)]
        public static extern void velto_catalog_destroy(CatalogId catalog);

        /// <summary>Get information about a catalog.</summary>
        [DllImport(Library)]
        public static extern Result velto_catalog_get_info(CatalogId catalog, CatalogInfo* out_info);

        /// <summary>List the builds that match a query, the newest of a model last, including withdrawn
        /// builds.</summary>
        /// <param name="query">the query. NULL for the defaults.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (a version of the query is invalid).</returns>
        [DllImport(Library)]
        public static extern Result velto_catalog_list_builds(
            CatalogId catalog, CatalogQuery* query, FirmwareBuild* builds, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>List the updates that a device needs for the newest firmware, in order.</summary>
        /// <remarks>If the firmware needs a newer bootloader than the device has, bootloaders come first. If the
        /// version of the bootloader is unknown, the list contains only the firmware: a board reports that version
        /// only in its bootloader. A version in the query is listed even if the device has it or a newer
        /// one.</remarks>
        /// <param name="device">the device; null for a device described by the query.</param>
        /// <param name="query">the query, which overrides the information of the device. NULL for the
        /// defaults.</param>
        /// <param name="builds">receives the builds; none if the device has the newest firmware.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (a version of the query is invalid);
        /// VELTO_ERROR_INVALID_STATE (the model or the hardware of the device is unknown, and the query does not name
        /// it); VELTO_ERROR_NOT_FOUND (there is no firmware for the device, or a required bootloader is missing);
        /// VELTO_ERROR_UNSUPPORTED (the firmware was withdrawn; the error contains the reason).</returns>
        [DllImport(Library)]
        public static extern Result velto_catalog_list_updates(
            CatalogId catalog, DeviceId device, CatalogQuery* query, FirmwareBuild* builds, UIntPtr capacity, UIntPtr*
            out_count);

        /// <summary>Get the URL of a build.</summary>
        /// <param name="build">the build; only model, hardware, flavor and version are used.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (the catalog has no such build).</returns>
        [DllImport(Library)]
        public static extern Result velto_catalog_get_url(
            CatalogId catalog, FirmwareBuild* build, byte* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Read the firmware of a build for a device, and check it.</summary>
        /// <remarks>Read the builds of velto_catalog_list_updates() in order. The file is read from the catalog's
        /// folder or server. The firmware keeps model, hardware and bootloader of its build for
        /// velto_firmware_check(). Radio: none.</remarks>
        /// <param name="build">the build; only model, hardware, flavor and version are used.</param>
        /// <param name="def">the definition of the transfer. NULL for the defaults.</param>
        /// <param name="out_firmware">receives the firmware, which exists once the operation has succeeded; destroy it
        /// with velto_firmware_destroy().</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (the catalog has no such build); VELTO_ERROR_UNSUPPORTED (the
        /// firmware was withdrawn; the error contains the reason); VELTO_ERROR_FORMAT (the file of the build is not
        /// zip, hex or bin); VELTO_ERROR_IO (ca_path cannot be read); VELTO_ERROR_BUSY (256 operations are pending on
        /// the device); VELTO_ERROR_OUT_OF_MEMORY (no handles, memory or threads left).</returns>
        [DllImport(Library)]
        public static extern Result velto_catalog_read_firmware(
            CatalogId catalog, DeviceId device, FirmwareBuild* build, HttpDefinition* def, FirmwareId* out_firmware,
            OperationId* out_op);

        // Updating the firmware of a device

        /// <summary>Fill a velto_update_def with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_update_def_init(UpdateDefinition* def, UIntPtr size);

        /// <summary>Replace the firmware of a device.</summary>
        /// <remarks>The device is connected first if necessary. The operation ends when the device is READY with the
        /// new firmware, and reports progress: TRANSFERRING counts the bytes of all parts. An interrupted transfer is
        /// repeated, or resumed by a secure bootloader, at most five times; without a radio the update waits.
        /// Cancelling the operation restarts the device, with its firmware if that is complete, otherwise in its
        /// bootloader. The operation then ends with VELTO_ERROR_CANCELLED, and its message describes the outcome. The
        /// operation ends with: - VELTO_ERROR_INVALID_STATE if the board streams or logs, its battery is below 30 %
        /// and not charging, its log has entries, or a build of a catalog is for a device in its bootloader whose
        /// model is unknown; - VELTO_ERROR_REJECTED if the bootloader refuses the image; the message contains the
        /// reason; - VELTO_ERROR_UNSUPPORTED if velto_firmware_check() refuses the build, the family has no
        /// bootloader, or the image is for the other kind of bootloader; in the last case the board restarts its
        /// firmware; - VELTO_ERROR_ALREADY during another update; - VELTO_ERROR_TIMEOUT if the bootloader, or the
        /// device afterwards, is not found within a minute; - VELTO_ERROR_OUT_OF_MEMORY if the adapter has no free
        /// link; - VELTO_ERROR_PROTOCOL if the device reports another version.</remarks>
        /// <param name="firmware">the firmware, which may be destroyed after the call.</param>
        /// <param name="def">the definition. NULL for the defaults.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device has no link, or the build of a catalog is for
        /// another device); VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_update_firmware(
            DeviceId device, FirmwareId firmware, UpdateDefinition* def, OperationId* out_op);

        // Orientation from samples

        /// <summary>Fill a velto_orientation_def with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_orientation_def_init(OrientationDefinition* def, UIntPtr size);

        /// <summary>Compute the orientation at each sample.</summary>
        /// <remarks>Samples with numbers that are not finite, above 100 rad/s or above 400 m/s² count as missing;
        /// live, they get the orientation of the previous sample. Timestamps that go back by more than a second count
        /// as a gap of unknown length.</remarks>
        /// <param name="def">the definition. NULL for the defaults.</param>
        /// <param name="samples">the samples, oldest first; at most 2097152.</param>
        /// <param name="frames">receives an orientation for each sample.</param>
        [DllImport(Library)]
        public static extern Result velto_orientation_filter(
            OrientationDefinition* def, InertialSample* samples, UIntPtr count, OrientationFrame* frames, UIntPtr
            capacity, UIntPtr* out_count);
    }
}
