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
        /// <remarks>The output of "git describe" when "make lib" built it. Other builds, such as one by the package
        /// manager alone, do not know it.</remarks>
        /// <returns>static text, such as "v0.1.0-12-g1a2b3c4", or "unknown"; never NULL. Its form may change at any
        /// time.</returns>
        [DllImport(Library)]
        public static extern byte* velto_version_revision();

        /// <summary>Check that a program and the loaded library are compatible.</summary>
        /// <remarks>They are if the major versions are equal and the header's minor version is not above the
        /// library's; the patch number is ignored. From 0.1 on, functions are only added. Headers of 0.0 are never
        /// compatible.</remarks>
        /// <param name="header_version">VELTO_VERSION of the header that the program was compiled with.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_VERSION_MISMATCH (another major version, a newer minor version, or
        /// 0.0).</returns>
        [DllImport(Library)]
        public static extern Result velto_abi_check(uint header_version);

        /// <summary>Return the size of a structure in the loaded library.</summary>
        /// <remarks>For bindings, which compare it with the size of their declaration.</remarks>
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
        /// <remarks>It belongs to the calling thread and changes with its next failing call; a successful call leaves
        /// it unchanged. It does not repeat velto_result_message().</remarks>
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
        /// <remarks>With a NULL definition this is the whole setup of a game. A missing radio is no failure, nor is a
        /// state folder that cannot be used: the log reports it, and known devices last as long as the context.
        /// Blocks: bounded; while reading a small file; 1.5 s if it destroys an older context with the same owner
        /// name.</remarks>
        /// <param name="def">the definition. NULL for the defaults.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (a manual clock without PUMPED, or VELTO_BACKEND names an
        /// unknown backend); VELTO_ERROR_UNSUPPORTED (VELTO_BACKEND names host: only a program itself can bring its
        /// radio); VELTO_ERROR_OUT_OF_MEMORY (no descriptors, threads or handles are left).</returns>
        [DllImport(Library)]
        public static extern Result velto_context_create(ContextDefinition* def, IntPtr* out_context);

        /// <summary>Destroy a context and everything that belongs to it.</summary>
        /// <remarks>Pending operations are cancelled, links that the context made are closed, and all its handles
        /// become stale. It may be called at any time, and returns when all threads of the context have ended. NULL
        /// and stale pointers are ignored. Blocks: bounded; 10 ms without links, 1.5 s with links; longer while known
        /// devices are written to a slow disk, and 0.5 s longer while another program writes them.</remarks>
        [DllImport(Library)]
        public static extern void velto_context_destroy(IntPtr context);

        /// <summary>Get the current state of a context.</summary>
        [DllImport(Library)]
        public static extern Result velto_context_get_info(IntPtr context, ContextInfo* out_info);

        /// <summary>Get the counters of a context.</summary>
        [DllImport(Library)]
        public static extern Result velto_context_get_stats(IntPtr context, ContextStats* out_stats);

        /// <summary>Get the available features.</summary>
        /// <remarks>For setup screens and bug reports. They may change at any time.</remarks>
        [DllImport(Library)]
        public static extern Result velto_context_get_features(IntPtr context, Feature* out_features);

        /// <summary>Describe the search for devices in a sentence that a game can show.</summary>
        /// <remarks>Says why no device is there: no Bluetooth, and what helps; nothing in range; more devices than
        /// players; a device that is being connected. `velto_context_info.search_problem` is the code, for sentences
        /// in the player's language.</remarks>
        [DllImport(Library)]
        public static extern Result velto_context_describe_search(
            IntPtr context, byte* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Describe everything that a bug report needs, as text.</summary>
        /// <remarks>Versions of library, kernel and BlueZ; permissions of the process; adapters; devices with the
        /// route of their notifications; losses and errors so far, including the last 64 errors of the message bus. It
        /// reads snapshots and small local files only: it never waits for another program, and works without a bus. It
        /// contains names and addresses of devices in range. Blocks: bounded; while reading a few small files of the
        /// system.</remarks>
        /// <param name="buffer">receives the report, some kilobytes; it may have grown since its size was queried, so
        /// offer more. Its form may change at any time.</param>
        [DllImport(Library)]
        public static extern Result velto_context_describe_support(
            IntPtr context, byte* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Connect likely devices automatically until every player has one.</summary>
        /// <remarks>The context scans while players are missing, also while others play, and stops when all are
        /// connected. For one player it connects if exactly one likely device is in sight after the settle time; for N
        /// players, if at most as many are in sight as indices are free. If there are more, it connects those that
        /// were connected before, in this or an earlier run, if they fit; otherwise it sends VELTO_EVENT_CHOICE_NEEDED
        /// and continues to scan. Each device gets its previous index, if that is free and less than `players`, or
        /// else the lowest free one. A TAP that is paired with the system is its keyboard too, and left alone until
        /// the program has connected it once, or set its family, unless `velto_context_def.auto_connect_families`
        /// names TAPs.</remarks>
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
        /// <remarks>No poll sees either device without a player. If one player has no device, the device of the other
        /// one moves there. Each device whose index changes sends VELTO_EVENT_PLAYER_CHANGED.</remarks>
        /// <param name="one">one player (0 to 63).</param>
        /// <param name="other">the other player (0 to 63).</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (neither player has a device).</returns>
        [DllImport(Library)]
        public static extern Result velto_context_swap_players(IntPtr context, int one, int other);

        /// <summary>List the present adapters.</summary>
        /// <remarks>Empty until the Bluetooth service has responded, a moment after the context was created.</remarks>
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
        /// <remarks>Waits up to the timeout for work, and returns once it is done. Pass 0 to call it once a frame.
        /// Threads: one thread at a time per context. Blocks: up to the timeout.</remarks>
        /// <param name="context">a pumped context.</param>
        /// <param name="timeout">longest wait, or VELTO_FOREVER (seconds).</param>
        /// <returns>VELTO_OK (work was done); VELTO_NOTHING (nothing was due); VELTO_ERROR_UNSUPPORTED (the context is
        /// not pumped); VELTO_ERROR_BUSY (another thread dispatches).</returns>
        [DllImport(Library)]
        public static extern Result velto_context_dispatch(IntPtr context, double timeout);

        /// <summary>Get the descriptor that becomes readable when a pumped context has work.</summary>
        /// <remarks>Poll it, but never read or close it. It is all that a foreign event loop needs: deadlines make it
        /// readable as well, so poll(2) without a timeout misses none. Deadlines of a manual clock do not.</remarks>
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
        /// <remarks>The monotonic clock of the system, or the manual clock, which starts at one second, so 0 always
        /// means never.</remarks>
        /// <param name="out_time_ns">receives the time (nanoseconds).</param>
        [DllImport(Library)]
        public static extern Result velto_context_get_time_ns(IntPtr context, ulong* out_time_ns);

        /// <summary>Convert a time on the context's clock to a date.</summary>
        /// <remarks>Takes the times that events, values and frames carry, in whole nanoseconds. The date follows the
        /// system's clock, also if that was set since. The context's clock stands still while the machine sleeps:
        /// times from before a sleep get the dates that they had. On a manual clock, dates go on from the system's
        /// date when the context was created.</remarks>
        /// <param name="timestamp_ns">a time on the context's clock (nanoseconds).</param>
        /// <param name="out_utc_ns">receives the time since 1970-01-01 00:00 UTC (nanoseconds).</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the time is more than ten years ahead of the
        /// clock).</returns>
        [DllImport(Library)]
        public static extern Result velto_context_get_utc_ns(IntPtr context, ulong timestamp_ns, ulong* out_utc_ns);

        /// <summary>Get one moment on two clocks, to convert dates to times of the context.</summary>
        /// <param name="out_time_ns">receives the time on the context's clock (nanoseconds).</param>
        /// <param name="out_utc_ns">receives the same moment, since 1970-01-01 00:00 UTC (nanoseconds).</param>
        [DllImport(Library)]
        public static extern Result velto_context_get_clock_anchor(
            IntPtr context, ulong* out_time_ns, ulong* out_utc_ns);

        /// <summary>Advance a manual clock, and run everything that becomes due on the way, in order.</summary>
        /// <remarks>The cost grows with the work: a year in which nothing happens is one step (half a second if the
        /// context has found devices: it looks every minute whether they are gone), and simulated devices cost a
        /// fraction of a microsecond per packet and advertisement. An hour of one cap that streams 100 packets per
        /// second takes about 0.3 s. Threads: one thread at a time per context. Blocks: bounded; while running
        /// everything that becomes due.</remarks>
        /// <param name="context">a pumped context with a manual clock.</param>
        /// <param name="seconds">the time to advance (seconds, 0 to 31536000).</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the clock is not manual); VELTO_ERROR_BUSY (another thread
        /// dispatches).</returns>
        [DllImport(Library)]
        public static extern Result velto_context_advance_clock(IntPtr context, double seconds);

        /// <summary>Advance a manual clock to a timestamp, and run everything that becomes due on the way, in
        /// order.</summary>
        /// <remarks>Exact to the nanosecond, unlike steps of velto_context_advance_clock(), each of which is rounded.
        /// Threads: one thread at a time per context. Blocks: bounded; while running everything that becomes
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
        /// <remarks>For bug reports, and for programs that handle the error codes of a device.</remarks>
        /// <param name="out_detail">receives the details, as velto_error_get_detail() returns them for calls;
        /// `function` is empty.</param>
        /// <returns>VELTO_OK (also if it succeeded, with VELTO_OK as the `code`); VELTO_PENDING (it has not
        /// ended).</returns>
        [DllImport(Library)]
        public static extern Result velto_op_get_error_detail(OperationId op, ErrorDetail* out_detail);

        /// <summary>Wait until an operation has ended.</summary>
        /// <remarks>The call succeeds even if the operation failed: `out_result` is the outcome, and
        /// velto_op_get_error() returns the reason. A pumped context dispatches meanwhile; a manual clock advances by
        /// up to the timeout. The operation's event is not consumed. Blocks: up to the timeout.</remarks>
        /// <param name="timeout">longest wait, or VELTO_FOREVER (seconds).</param>
        /// <param name="out_result">receives the outcome: VELTO_OK, or why it failed; VELTO_PENDING while it has not
        /// ended. May be NULL.</param>
        /// <returns>VELTO_OK (it has ended); VELTO_PENDING (it has not ended).</returns>
        [DllImport(Library)]
        public static extern Result velto_op_wait(OperationId op, double timeout, Result* out_result);

        /// <summary>Cancel an operation.</summary>
        /// <remarks>It then ends with VELTO_ERROR_CANCELLED, unless it ends otherwise first.</remarks>
        /// <returns>VELTO_OK; VELTO_UNCHANGED (it has already ended).</returns>
        [DllImport(Library)]
        public static extern Result velto_op_cancel(OperationId op);

        // Devices: scanning, connecting, and known devices

        /// <summary>Fill a velto_scan_options with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_scan_options_init(ScanOptions* options, UIntPtr size);

        /// <summary>Scan for devices until velto_context_stop_scan().</summary>
        /// <remarks>The operation ends when discovery runs. Devices send VELTO_EVENT_DEVICE_FOUND when found, and
        /// appear in velto_context_list_devices(), where they stay: a later scan sends no event for them. There is no
        /// service filter, since wearables do not advertise their services reliably.</remarks>
        /// <param name="options">the options. NULL for the defaults.</param>
        /// <returns>VELTO_OK (the operation has started; without a radio it fails); VELTO_ERROR_BUSY (64 operations
        /// are pending on the context).</returns>
        [DllImport(Library)]
        public static extern Result velto_context_start_scan(IntPtr context, ScanOptions* options, OperationId* out_op);

        /// <summary>Stop scanning.</summary>
        /// <remarks>Auto-connect continues to scan while players are missing. Discovery ends a moment after the call:
        /// VELTO_EVENT_SCAN_STOPPED reports it.</remarks>
        [DllImport(Library)]
        public static extern Result velto_context_stop_scan(IntPtr context);

        /// <summary>List the devices of the context, in the order in which they were first seen.</summary>
        [DllImport(Library)]
        public static extern Result velto_context_list_devices(
            IntPtr context, DeviceId* devices, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Find a device by identifier, address or name.</summary>
        /// <remarks>A known device is found by its identifier even before it is seen; velto_device_connect() then
        /// scans for it.</remarks>
        /// <param name="text">identifier ("bluez:AA:BB:CC:DD:EE:FF"), address in any usual spelling, or name; the
        /// first match in this order counts, and of several devices of one name the one with the strongest signal; at
        /// most 255 bytes.</param>
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
        /// <remarks>The newest known name, or "Unknown". Invalid UTF-8 from devices is repaired.</remarks>
        [DllImport(Library)]
        public static extern Result velto_device_get_name(
            DeviceId device, byte* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Get a text in which a device describes itself.</summary>
        /// <remarks>Families whose devices describe themselves read that once they are READY, which takes a moment. It
        /// is kept when the link ends.</remarks>
        /// <param name="detail">which text.</param>
        /// <param name="buffer">receives the text, empty for none.</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (the device does not say it, or was never READY).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_get_detail(
            DeviceId device, Detail detail, byte* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Read the charge of the battery of a device into velto_device_info.</summary>
        /// <remarks>From the system, if that keeps the device's battery to itself, or else from the device. The
        /// operation fails with VELTO_ERROR_UNSUPPORTED if neither knows it: BlueZ may learn it seconds after the
        /// device is READY.</remarks>
        /// <param name="device">a device that is READY.</param>
        /// <param name="out_op">receives the operation, whose value is the percentage, one byte.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_read_battery(DeviceId device, OperationId* out_op);

        /// <summary>Read the signal strength of the link to a device into velto_device_info.</summary>
        /// <remarks>The operation fails with VELTO_ERROR_UNSUPPORTED if the stack does not provide it. BlueZ provides
        /// it for advertising devices only: a connected device has to advertise too, during a scan.</remarks>
        /// <param name="device">a device that is READY.</param>
        /// <param name="out_op">receives the operation, whose value is the strength in dBm, one signed byte.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_read_rssi(DeviceId device, OperationId* out_op);

        /// <summary>Get the manufacturer data in the newest advertisement of a device.</summary>
        /// <remarks>Updated by every advertisement that has some, until velto_device_clear_advertised_name(). Of
        /// several, it is one that the advertisement before did not have.</remarks>
        /// <param name="out_company">receives the number of the company, assigned by the Bluetooth SIG. May be
        /// NULL.</param>
        /// <param name="buffer">receives the bytes after that number.</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (none has been received).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_get_manufacturer_data(
            DeviceId device, ushort* out_company, void* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Get the name in the newest advertisement of a device.</summary>
        /// <remarks>Updated by every advertisement of any device, until velto_device_clear_advertised_name(). Names
        /// that the system remembers of devices that do not advertise do not count.</remarks>
        /// <param name="buffer">receives the name, empty for none.</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (no name has been received).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_get_advertised_name(
            DeviceId device, byte* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Clear the advertised name and manufacturer data of a device, to see whether they are received
        /// again.</summary>
        [DllImport(Library)]
        public static extern Result velto_device_clear_advertised_name(DeviceId device);

        /// <summary>Get the identifier of a device, which survives restarts of the program.</summary>
        /// <remarks>Such as "bluez:AA:BB:CC:DD:EE:FF", "sim:...", "host:...", "ingest:..." or "virtual:...".
        /// velto_context_find_device() accepts it.</remarks>
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

        /// <summary>Set the family of a device, overriding the evidence.</summary>
        /// <remarks>The capabilities change at once. While the device is connected, the session of the family before
        /// ends, and that of the new one begins. The choice is kept across runs of the program. UNKNOWN returns to the
        /// evidence.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is virtual).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_set_family(DeviceId device, Family family);

        /// <summary>Fill a velto_connect_options with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_connect_options_init(ConnectOptions* options, UIntPtr size);

        /// <summary>Connect to a device.</summary>
        /// <remarks>The operation ends when the device is READY. The context then also re-establishes the link after a
        /// loss, see velto_device_set_reconnect_policy(). If the device is already READY, the operation ends at once.
        /// Within the timeout a link that is refused (CONNECT_FAILED), that breaks during discovery, setup or
        /// subscription (DISCONNECTED), and requests without a response (TIMEOUT, IO) are tried again, after 0.25 s at
        /// first and 4 s at most. Each failed try sends VELTO_EVENT_CONNECT_FAILED, with `will_retry` if another one
        /// follows within the timeout. The last one comes without: that of the last failure, or that of the timeout if
        /// it cuts a try off. A connect that the program cancels sends none then. The error of the operation lists the
        /// tries. An adapter carries a few links, often 4 to 10, and refuses more. The limit is learned from that, see
        /// VELTO_EVENT_LINK_LIMIT: further devices wait until a link ends, and get their turn in the order of the
        /// calls. Until then the device is CONNECTING. `turn_timeout` is the time for that; one that is over ends the
        /// operation with VELTO_ERROR_OUT_OF_MEMORY. Other failures end the operation at once: pairing that is refused
        /// or required, a device of another family (UNSUPPORTED), a missing permission, services that are not as
        /// expected (PROTOCOL, REJECTED), and a radio that does not work; in that case the link is established once
        /// the radio works.</remarks>
        /// <param name="options">the options. NULL for the defaults.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_BUSY (256 operations are pending on the device); VELTO_ERROR_UNSUPPORTED
        /// (the device is an ingest device, which has no link).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_connect(DeviceId device, ConnectOptions* options, OperationId* out_op);

        /// <summary>Scan for a device by identifier, address or name, and connect to it.</summary>
        /// <remarks>Scans until the device is found; the operation ends when it is READY. velto_op_get_info() and the
        /// event of the operation return the device. Of several devices that have the name and are seen within the
        /// settle time, the one with the strongest signal is taken, and the log lists them; with
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
        /// <remarks>Closes only links that this context established. The device is not connected again until the
        /// program requests it.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_disconnect(DeviceId device, OperationId* out_op);

        /// <summary>Forget a device, including its bond with the system and all saved state.</summary>
        /// <remarks>Closes its link first, and removes its entry among the known devices and its profile. Its handle
        /// is stale once the operation has ended, also if it failed because the system could not remove the bond;
        /// connecting, pairing and updating it until then fail with VELTO_ERROR_STALE_HANDLE.
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
        /// <remarks>The operation ends when the device has taken the pattern, which replaces one that still plays; it
        /// fails with VELTO_ERROR_UNSUPPORTED if hardware or firmware cannot vibrate, and with
        /// VELTO_ERROR_NOT_CONNECTED if the device is not READY. A TAP takes 18 durations in steps of 10 ms up to 2.55
        /// s, and knows one strength: any above 0. A MetaWear board takes all of them, with pulses in steps of 1 ms:
        /// the library sends it pulse after pulse. Durations are rounded down to steps; the answer is VELTO_TRUNCATED
        /// whenever the device plays something else than the pattern. Without durations, or at strength 0, nothing is
        /// sent, and nothing is truncated.</remarks>
        /// <param name="durations">seconds to vibrate and to pause in turns, each 0 to 10; at most 1024.</param>
        /// <param name="strength">the strength; a TAP has only 0 and full strength (0 to 1).</param>
        /// <returns>VELTO_OK; VELTO_TRUNCATED (the device plays something else: the first durations, or shorter ones);
        /// VELTO_ERROR_UNSUPPORTED (at once for a device without a motor, such as a cap); VELTO_ERROR_BUSY (256
        /// operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_play_haptic(
            DeviceId device, double* durations, UIntPtr count, double strength, OperationId* out_op);

        /// <summary>Give a short sign with whatever a device has, such as for a hit.</summary>
        /// <remarks>A TAP vibrates for 80 ms; a MetaWear board vibrates for 80 ms if it has a motor driver, and its
        /// LED flashes white once, in place of a pattern that plays; a cap, a virtual device and one whose packets the
        /// program feeds have neither. The operation ends when the device has taken it; it fails with
        /// VELTO_ERROR_NOT_CONNECTED if the device is not READY.</remarks>
        /// <param name="out_op">receives the operation; the null handle for NOTHING.</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (the device has nothing to give a sign with); VELTO_ERROR_BUSY (256
        /// operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_play_pulse(DeviceId device, OperationId* out_op);

        /// <summary>Play a pattern with the motors of all devices that are READY and can vibrate.</summary>
        /// <remarks>Like velto_device_play_haptic() on each of them; the operation ends when the last one has taken
        /// the pattern. It fails with VELTO_ERROR_UNSUPPORTED if no device that is READY can vibrate, and with the
        /// error of a device that has failed otherwise.</remarks>
        /// <param name="durations">seconds to vibrate and to pause in turns, each 0 to 10; at most 1024.</param>
        /// <param name="strength">the strength; a TAP has only 0 and full strength (0 to 1).</param>
        /// <returns>VELTO_OK; VELTO_TRUNCATED (a device that is READY plays something else: the first durations, or
        /// shorter ones); VELTO_ERROR_BUSY (64 operations are pending on the context).</returns>
        [DllImport(Library)]
        public static extern Result velto_context_play_haptic(
            IntPtr context, double* durations, UIntPtr count, double strength, OperationId* out_op);

        /// <summary>Set the policy for pairing requests.</summary>
        /// <remarks>A pairing that is under way continues with the policy before.</remarks>
        /// <param name="policy">the policy; SYSTEM for new contexts.</param>
        [DllImport(Library)]
        public static extern Result velto_context_set_pairing_policy(IntPtr context, PairingPolicy policy);

        /// <summary>Get the policy for pairing requests.</summary>
        [DllImport(Library)]
        public static extern Result velto_context_get_pairing_policy(IntPtr context, PairingPolicy* out_policy);

        /// <summary>Pair with a device, and connect it first if necessary.</summary>
        /// <remarks>The operation ends when the bond exists, without waiting for the device to be READY; the link
        /// stays, as after velto_device_connect(). It fails with VELTO_ERROR_REJECTED if the device, its person, or
        /// the policy refuses, VELTO_ERROR_PAIRING_REQUIRED if pairing fails, as with a wrong passkey,
        /// VELTO_ERROR_TIMEOUT if the device is not reached within 30 s or not paired within a further 60 s,
        /// VELTO_ERROR_DISCONNECTED if the link is lost, VELTO_ERROR_NOT_FOUND if the device was not seen since the
        /// start, and VELTO_ERROR_BUSY if another device is being paired by another policy. velto_op_get_error()
        /// returns the remedy. Cancelling the operation cancels the pairing.</remarks>
        /// <returns>VELTO_OK; VELTO_UNCHANGED (the device is paired already: the operation ends at once);
        /// VELTO_ERROR_BUSY (256 operations are pending on the device); VELTO_ERROR_UNSUPPORTED (the device has no
        /// link).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_pair(DeviceId device, OperationId* out_op);

        /// <summary>Answer a pairing request of a device, reported by VELTO_EVENT_PAIRING_REQUESTED.</summary>
        /// <remarks>A request that is not answered within 25 s is refused. SHOW_PASSKEY needs no answer: cancel the
        /// operation to refuse.</remarks>
        /// <param name="accepts">1 if the passkeys are the same, a passkey was entered, or pairing is accepted; 0 to
        /// refuse.</param>
        /// <param name="passkey">the entered passkey of ENTER_PASSKEY; otherwise ignored (0 to 999999).</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_STATE (the device waits for no answer).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_reply_pairing(DeviceId device, VeltoBool accepts, uint passkey);

        /// <summary>List the devices that were connected before, the most recently connected first.</summary>
        /// <remarks>Contains devices of the context's backends, present or not. Unlike velto_context_list_devices(),
        /// this needs no scan.</remarks>
        [DllImport(Library)]
        public static extern Result velto_context_list_known_devices(
            IntPtr context, KnownDevice* devices, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Connect the device that was connected last, in this run of the program or an earlier
        /// one.</summary>
        /// <remarks>Disables auto-connect. A device that the system knows is connected directly; any other is searched
        /// for, and connected as soon as it is seen. Without a radio the operation fails, but the request is kept:
        /// once there is one, the device is connected, unless velto_device_disconnect() withdraws the
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
        /// <remarks>Does what velto_device_forget() does for a device that the context has seen. For any other, it
        /// removes the entry among the known devices and the profile; a bond with the system stays. Blocks: bounded;
        /// while removing a file.</remarks>
        /// <param name="identifier">the device's identifier; at most 255 bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (no known device has that identifier); VELTO_ERROR_BUSY (256
        /// operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_context_forget_known_device(
            IntPtr context, [MarshalAs(UnmanagedType.LPStr)] string identifier, OperationId* out_op);

        /// <summary>Set which player uses a device.</summary>
        /// <remarks>Another device with that index loses it. A device with a position or a button but no index gets
        /// one when it becomes READY: the one that it had in an earlier run, if that is free, or else the lowest free
        /// one.</remarks>
        /// <param name="player_index">the index; -1 removes it (-1 to 63).</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device has neither a position nor a button).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_set_player_index(DeviceId device, int player_index);

        /// <summary>Set the user data of a device, for instance a pointer; its events carry it.</summary>
        /// <param name="user_data">the number, which the library never interprets.</param>
        [DllImport(Library)]
        public static extern Result velto_device_set_user_data(DeviceId device, ulong user_data);

        /// <summary>Get the number set by velto_device_set_user_data().</summary>
        /// <param name="out_user_data">receives the number; 0 for a new device.</param>
        [DllImport(Library)]
        public static extern Result velto_device_get_user_data(DeviceId device, ulong* out_user_data);

        /// <summary>Set whether a device out of range is kept instead of forgotten.</summary>
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
        /// <remarks>For characteristics of which a device has only one, such as its battery level,
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
        /// <remarks>For devices that reply to a write with a notification: await first, then write. The characteristic
        /// must have been subscribed to; its subscriptions get the value as well. Radio: none.</remarks>
        /// <param name="characteristic">value handle.</param>
        /// <param name="prefix">the first bytes of the value; with none, any value matches; at most 512 bytes.</param>
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
        /// <remarks>Like velto_device_subscribe(), for characteristics of which a device has only one.</remarks>
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
        /// <param name="buffer">receives one sentence; empty if it has not.</param>
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
        /// <remarks>The first call opens it, so a program that looks for values each frame pays no system call for
        /// one.</remarks>
        /// <param name="out_fd">receives the descriptor, which belongs to the subscription.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_OUT_OF_MEMORY (no descriptors are left).</returns>
        [DllImport(Library)]
        public static extern Result velto_subscription_get_fd(SubscriptionId subscription, int* out_fd);

        /// <summary>Destroy a subscription; the last one to a characteristic disables its notifications.</summary>
        /// <remarks>If the device has not confirmed it, its operation ends with VELTO_ERROR_CANCELLED.</remarks>
        [DllImport(Library)]
        public static extern void velto_subscription_destroy(SubscriptionId subscription);

        // Signals and streams: what a device measures

        /// <summary>List the signals of a device, as it had them when it was last READY.</summary>
        /// <param name="signals">receives the signals, in the order of the device; none before it was READY.</param>
        [DllImport(Library)]
        public static extern Result velto_device_list_signals(
            DeviceId device, SignalId* signals, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Find a signal of a device by its identifier.</summary>
        /// <remarks>An index in brackets names one channel: "axes[2]" is the third one of "axes".</remarks>
        /// <param name="identifier">the identifier, such as VELTO_TRIKI_AXES; at most 255 bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (the device has no such signal, or was never READY).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_find_signal(
            DeviceId device, [MarshalAs(UnmanagedType.LPStr)] string identifier, SignalId* out_signal);

        /// <summary>Get information about a signal.</summary>
        [DllImport(Library)]
        public static extern Result velto_signal_get_info(SignalId signal, SignalInfo* out_info);

        /// <summary>Get the identifier of a signal, which is the same on every device, link and run.</summary>
        [DllImport(Library)]
        public static extern Result velto_signal_get_identifier(
            SignalId signal, byte* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Get the name and the unit of a channel, also of what velto_signal_read() brings.</summary>
        /// <param name="channel">the channel (0 to 511).</param>
        /// <param name="units">the units of the values.</param>
        /// <param name="out_info">receives the information; the scale is the one of the description, and of a stream
        /// that of its configuration.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (the signal has fewer channels).</returns>
        [DllImport(Library)]
        public static extern Result velto_signal_get_channel(
            SignalId signal, uint channel, Units units, ChannelInfo* out_info);

        /// <summary>Get one channel of a signal as a signal of its own.</summary>
        /// <param name="channel">the channel (0 to 511).</param>
        /// <param name="out_signal">receives the component; of a signal that is one, itself.</param>
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

        /// <summary>Get the frame that velto_signal_read() brought.</summary>
        /// <param name="values">receives the value of each channel, float or in RAW units the signal's raw type;
        /// `capacity` and `out_count` are bytes.</param>
        /// <param name="out_info">receives the times. May be NULL.</param>
        /// <returns>VELTO_OK; VELTO_PENDING (it has not ended); VELTO_NOTHING (it failed, or was not such a
        /// read).</returns>
        [DllImport(Library)]
        public static extern Result velto_op_get_frame(
            OperationId op, Units units, void* values, UIntPtr capacity, UIntPtr* out_count, FrameInfo* out_info);

        /// <summary>Fill a velto_stream_def with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_stream_def_init(StreamDefinition* def, UIntPtr size);

        /// <summary>Stream every sample of a signal from now on.</summary>
        /// <remarks>The operation ends when frames are about to arrive. The stream exists at once. If the start fails
        /// or is cancelled, the stream ends and the signal is stopped on the device. The stream's descriptor and
        /// VELTO_EVENT_SAMPLES_READY report waiting frames.</remarks>
        /// <param name="def">the definition. NULL for the defaults.</param>
        /// <param name="out_stream">receives the stream, which the program destroys.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the signal cannot be streamed, or not by polling, or the device
        /// cannot count its frames); VELTO_ERROR_BUSY (256 operations are pending on the device);
        /// VELTO_ERROR_OUT_OF_MEMORY (no handles or memory left).</returns>
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

        /// <summary>Take the oldest frames that wait, as many as fit.</summary>
        /// <remarks>`frame_size` is the size of a row of `values` in bytes, as in `sizeof rows[0]`. It must be
        /// velto_stream_info.frame_size: 4 bytes for each channel, 1 for raw bytes. No alignment is required. What
        /// waits when a stream ends stays readable. It allocates nothing. NULL with capacity 0 takes nothing:
        /// `out_count` receives the number of frames that wait. Threads: any; frames that several threads read are
        /// shared out.</remarks>
        /// <param name="values">receives the values of the frames, row by row, oldest first; there is room for
        /// `capacity` frames, also in `infos`, which may be NULL.</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (no frame waits); VELTO_ERROR_INVALID_ARGUMENT (the frames of the stream
        /// have another size, which the error names).</returns>
        [DllImport(Library)]
        public static extern Result velto_stream_read(
            StreamId stream, void* values, UIntPtr frame_size, UIntPtr capacity, FrameInfo* infos, UIntPtr* out_count);

        /// <summary>Get the descriptor that is readable while frames wait, and once the stream has ended; poll it, but
        /// never read or close it.</summary>
        /// <remarks>The first call opens it, so a program that looks for values each frame pays no system call for
        /// one.</remarks>
        /// <param name="out_fd">receives the descriptor, which belongs to the stream.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_OUT_OF_MEMORY (no descriptors are left).</returns>
        [DllImport(Library)]
        public static extern Result velto_stream_get_fd(StreamId stream, int* out_fd);

        /// <summary>End a stream, on the device too if no other stream reads the signal; waiting frames stay
        /// readable.</summary>
        /// <param name="out_op">receives the operation, which ends when the device has confirmed; at once if the
        /// stream has ended.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_stream_stop(StreamId stream, OperationId* out_op);

        /// <summary>Destroy a stream; it is stopped if it runs.</summary>
        [DllImport(Library)]
        public static extern void velto_stream_destroy(StreamId stream);

        // Game input, polled once per frame

        /// <summary>Fill a velto_input with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_input_init(VeltoInput* input, UIntPtr size);

        /// <summary>Take the latest game input of a device.</summary>
        /// <remarks>Fills `out_input` with the current motion state, and with all button edges and gestures since the
        /// previous poll of this device, even at low frame rates. Call it once per device and frame, from the game's
        /// thread. Whenever the call returns VELTO_OK, the input is valid: that of a device that is not connected is
        /// neutral and lacks the flag CONNECTED, so a game loop needs no special case. Threads: one thread at a time
        /// per object; others get VELTO_ERROR_BUSY; velto_device_peek_input() works on any thread. Blocks: never; no
        /// allocation, and no system call unless a gesture wakes the reader of a queue.</remarks>
        /// <param name="dt">time since the previous poll of this device (seconds, 0 or more), or
        /// VELTO_DT_MEASURE.</param>
        [DllImport(Library)]
        public static extern Result velto_device_poll_input(DeviceId device, double dt, VeltoInput* out_input);

        /// <summary>Get the game input of a device without consuming anything.</summary>
        /// <remarks>Returns the frame of the last poll, with current flags, button levels, press and click counters,
        /// packet count and age.</remarks>
        [DllImport(Library)]
        public static extern Result velto_device_peek_input(DeviceId device, VeltoInput* out_input);

        /// <summary>Take the latest game input of a player.</summary>
        /// <remarks>Like velto_device_poll_input() for the device with that index. While there is none, the input is
        /// neutral and its `device` is null. Threads: one thread at a time per object; others get VELTO_ERROR_BUSY;
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
        /// <remarks>Clears the position, its center, unpolled packets and edges, and the supplement, and restarts the
        /// measurement of `dt`. Configuration, mode, counters and held buttons are kept.</remarks>
        [DllImport(Library)]
        public static extern Result velto_device_reset_input(DeviceId device);

        /// <summary>Restart the session of a device on its current link.</summary>
        /// <remarks>Clears unpolled packets and edges, the rate mode, the flag RECEIVING, `packet_count`, the gamepad
        /// view and the sensors. Position, calibration, configuration, press counts and held buttons are kept. It
        /// takes effect on the context's loop, or at once for a device that the program feeds. Threads: one thread at
        /// a time per object; for a device that the program feeds, also not while another thread feeds
        /// packets.</remarks>
        [DllImport(Library)]
        public static extern Result velto_device_restart_session(DeviceId device);

        /// <summary>Discard all button edges and gestures up to now.</summary>
        /// <remarks>For use when a menu closes, so that the click that closed it does not also serve a ball. Motion is
        /// kept: waiting samples of the gamepad view are still polled.</remarks>
        [DllImport(Library)]
        public static extern Result velto_device_discard_edges(DeviceId device);

        /// <summary>Replace the bindings of a device's events to game input.</summary>
        /// <remarks>The bindings persist across lost links, until the device is forgotten or gets another family.
        /// Without bindings, events change no game input, but they are still reported. To change some rows, get them
        /// all first.</remarks>
        /// <param name="bindings">the rows; none turns the table off; at most 256.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device's family has no bindings, or is unknown).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_set_bindings(DeviceId device, Binding* bindings, UIntPtr count);

        /// <summary>Get the bindings of a device's events to game input.</summary>
        /// <param name="bindings">receives the rows, those of its family unless the program has set others; none if
        /// the family has none.</param>
        [DllImport(Library)]
        public static extern Result velto_device_get_bindings(
            DeviceId device, Binding* bindings, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Set the mounting of a device, which turns its measured motion.</summary>
        /// <remarks>For boards, and for TAPs that send raw values: their axes differ between models, so a game lets
        /// its player choose, or finds the rotation by a gesture. The mounting persists across lost links. Streams
        /// deliver the values of the sensor, unturned.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device's family is held one way, or is unknown).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_set_mounting(DeviceId device, Mounting* mounting);

        /// <summary>Get the mounting of a device, which turns its measured motion.</summary>
        /// <param name="out_mounting">receives the mounting, HANDHELD for a new device.</param>
        [DllImport(Library)]
        public static extern Result velto_device_get_mounting(DeviceId device, Mounting* out_mounting);

        /// <summary>Set whether a device feeds game input.</summary>
        /// <remarks>With OFF its input is neutral from then on, as that of a device that sends nothing, held buttons
        /// are released, and it gets no player index by itself when it becomes READY; one that it has stays. Events,
        /// streams and subscriptions go on. It holds until the device is forgotten.</remarks>
        /// <param name="policy">the policy; AUTOMATIC for new devices.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is virtual).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_set_game_input(DeviceId device, GameInput policy);

        /// <summary>Get whether a device feeds game input.</summary>
        [DllImport(Library)]
        public static extern Result velto_device_get_game_input(DeviceId device, GameInput* out_policy);

        /// <summary>Create a device whose packets the program feeds.</summary>
        /// <remarks>It exists until velto_device_forget() or the destruction of its context; then its identifier can
        /// be reused.</remarks>
        /// <param name="family">the family that interprets its bytes.</param>
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

        /// <summary>Set the mode of a TAP, and keep it.</summary>
        /// <remarks>The operation ends when the TAP has taken the mode. The library writes it again every 10 s until
        /// it is set again or the link ends; a new link begins with the default mode. While the context is paused the
        /// mode is kept for later. So it is while raw sensors are streamed, unless it is RAW_SENSORS: streams go on,
        /// and the TAP takes the mode after the last of them.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (a range that the sensor does not have, or that the mode
        /// does not use); VELTO_ERROR_UNSUPPORTED (the device is not a TAP; the operation ends with it if the TAP does
        /// not have the mode); VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_tap_write_mode(DeviceId device, TapMode* mode, OperationId* out_op);

        /// <summary>Get the mode of a TAP, as it was requested last; RAW_SENSORS while raw sensors are
        /// streamed.</summary>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a TAP); VELTO_ERROR_NOT_CONNECTED (it is not
        /// READY).</returns>
        [DllImport(Library)]
        public static extern Result velto_tap_get_mode(DeviceId device, TapMode* out_mode);

        /// <summary>Set the mode of all TAPs that are READY, and keep it.</summary>
        /// <remarks>Like velto_tap_write_mode() for each of them; the default mode stays. A TAP that does not have the
        /// mode keeps its own, and the log has an error.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (a range that the sensor does not have, or that the mode
        /// does not use).</returns>
        [DllImport(Library)]
        public static extern Result velto_tap_write_mode_to_all(IntPtr context, TapMode* mode);

        /// <summary>Set the mode of TAPs that become READY from now on.</summary>
        /// <remarks>CONTROLLER before the first call. A TAP that does not have the mode gets CONTROLLER. One whose raw
        /// sensors are streamed takes a mode that applies now after the last stream.</remarks>
        /// <param name="applies_now">whether TAPs that are READY take it at once.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (a range that the sensor does not have, or that the mode
        /// does not use).</returns>
        [DllImport(Library)]
        public static extern Result velto_tap_set_default_mode(IntPtr context, TapMode* mode, VeltoBool applies_now);

        /// <summary>Get the mode of TAPs that become READY.</summary>
        [DllImport(Library)]
        public static extern Result velto_tap_get_default_mode(IntPtr context, TapMode* out_mode);

        /// <summary>Set the state of a TapXR, and keep it.</summary>
        /// <remarks>AIR_MOUSE and TAPPING are written again every 10 s, USER_CONTROL once, and nothing in text mode.
        /// Only firmware that the vendor has authorized for it obeys; a missing reaction is not an error.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a TAP); VELTO_ERROR_BUSY (256 operations are
        /// pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_tap_write_xr_state(DeviceId device, TapXrState state, OperationId* out_op);

        /// <summary>Get the state of a TapXR, as it was requested.</summary>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a TAP); VELTO_ERROR_NOT_CONNECTED (it is not
        /// READY).</returns>
        [DllImport(Library)]
        public static extern Result velto_tap_get_xr_state(DeviceId device, TapXrState* out_state);

        /// <summary>Set the state of all TapXRs that are READY, and keep it.</summary>
        /// <remarks>Like velto_tap_write_xr_state() for each of them; the default state stays.</remarks>
        [DllImport(Library)]
        public static extern Result velto_tap_write_xr_state_to_all(IntPtr context, TapXrState state);

        /// <summary>Set the state of TapXRs that become READY from now on.</summary>
        /// <remarks>USER_CONTROL before the first call.</remarks>
        /// <param name="applies_now">whether TapXRs that are READY take it at once.</param>
        [DllImport(Library)]
        public static extern Result velto_tap_set_default_xr_state(
            IntPtr context, TapXrState state, VeltoBool applies_now);

        /// <summary>Get the state of TapXRs that become READY.</summary>
        [DllImport(Library)]
        public static extern Result velto_tap_get_default_xr_state(IntPtr context, TapXrState* out_state);

        /// <summary>Make all TAPs keyboards while the program is in the background.</summary>
        /// <remarks>Text mode is written once, and no events arrive until velto_tap_resume(). Modes and states that
        /// are set meanwhile are kept for then. Without effect while the context is paused.</remarks>
        [DllImport(Library)]
        public static extern Result velto_tap_pause(IntPtr context);

        /// <summary>Give all TAPs their modes and states back, at once.</summary>
        [DllImport(Library)]
        public static extern Result velto_tap_resume(IntPtr context);

        /// <summary>Write the modes and states of all TAPs again, at once.</summary>
        /// <remarks>Without effect on TAPs whose modes are being written anyway, and while the context is
        /// paused.</remarks>
        [DllImport(Library)]
        public static extern Result velto_tap_refresh(IntPtr context);

        /// <summary>Set whether modes and states are written to TAPs at all.</summary>
        /// <remarks>For programs that share a TAP with another program, which writes its own modes. Modes set while
        /// writing is off are kept, and written when it is on again.</remarks>
        /// <param name="is_on">whether they are written; they are unless this is called.</param>
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

        /// <summary>Read the settings of a TAP's user.</summary>
        /// <remarks>velto_tap_get_settings() then returns them, and velto_op_get_value() the 20 bytes behind
        /// them.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a TAP); VELTO_ERROR_BUSY (256 operations are
        /// pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_tap_read_settings(DeviceId device, OperationId* out_op);

        /// <summary>Get the settings of a TAP as they were last read or written on this link.</summary>
        /// <returns>VELTO_OK; VELTO_NOTHING (they have not been read); VELTO_ERROR_UNSUPPORTED (the device is not a
        /// TAP); VELTO_ERROR_NOT_CONNECTED (it is not READY).</returns>
        [DllImport(Library)]
        public static extern Result velto_tap_get_settings(DeviceId device, TapSettings* out_settings);

        /// <summary>Change some of the settings of a TAP, which keeps them.</summary>
        /// <remarks>The settings are read, changed, written, and read again; bytes without a published meaning stay
        /// what they are.</remarks>
        /// <param name="members">the members that are written; the others stay.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a TAP); VELTO_ERROR_BUSY (256 operations are
        /// pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_tap_write_settings(
            DeviceId device, TapSettings* settings, TapSetting members, OperationId* out_op);

        /// <summary>Set the name of a TAP, which keeps it.</summary>
        /// <param name="name">the name, not empty; at most 247 bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the name is empty); VELTO_ERROR_UNSUPPORTED (the device is
        /// not a TAP); VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_tap_write_name(
            DeviceId device, [MarshalAs(UnmanagedType.LPStr)] string name, OperationId* out_op);

        /// <summary>Make a strap behave as if fingers had tapped, for instance to release its shift key.</summary>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a TAP); VELTO_ERROR_BUSY (256 operations are
        /// pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_tap_write_combination(
            DeviceId device, Finger combination, OperationId* out_op);

        /// <summary>Ask a strap for the state of its keyboard.</summary>
        /// <remarks>The state arrives as VELTO_EVENT_KEYBOARD_STATE, and is in velto_tap_info when the operation has
        /// ended.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a TAP); VELTO_ERROR_BUSY (256 operations are
        /// pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_tap_read_keyboard_state(DeviceId device, OperationId* out_op);

        /// <summary>Switch a feature of a TAP with the framed protocol.</summary>
        /// <remarks>RAW_DATA stays on while a raw sensor is streamed; the operation ends with
        /// VELTO_ERROR_INVALID_STATE then.</remarks>
        /// <param name="is_on">whether it is on.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a TAP); VELTO_ERROR_BUSY (256 operations are
        /// pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_tap_write_feature(
            DeviceId device, TapFeature feature, VeltoBool is_on, OperationId* out_op);

        /// <summary>Ask a TAP with the framed protocol for the state of a feature.</summary>
        /// <remarks>When the operation has ended the state is in velto_tap_info, and velto_op_get_value() returns it
        /// as a byte.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a TAP); VELTO_ERROR_BUSY (256 operations are
        /// pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_tap_read_feature(DeviceId device, TapFeature feature, OperationId* out_op);

        /// <summary>Send a TAP with the framed protocol to standby, or wake it.</summary>
        /// <param name="is_on">whether it is to be in standby.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a TAP); VELTO_ERROR_BUSY (256 operations are
        /// pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_tap_write_standby(DeviceId device, VeltoBool is_on, OperationId* out_op);

        /// <summary>Choose the reports of the camera, until the mode is set again.</summary>
        /// <param name="reports">the reports, not UNKNOWN.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (reports is UNKNOWN); VELTO_ERROR_UNSUPPORTED (the device
        /// is not a TAP); VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_tap_write_vision_reports(
            DeviceId device, TapVisionReports reports, OperationId* out_op);

        /// <summary>Choose the recognition model of the camera, until the mode is set again.</summary>
        /// <param name="model">the model, not UNKNOWN.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (model is UNKNOWN); VELTO_ERROR_UNSUPPORTED (the device is
        /// not a TAP); VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_tap_write_vision_model(
            DeviceId device, TapVisionModel model, OperationId* out_op);

        /// <summary>Choose the ranges of the motion sensor, until the mode is set again.</summary>
        /// <remarks>Streams of raw sensors have ranges of their own, which velto_tap_write_mode() sets; while they
        /// run, the operation ends with VELTO_ERROR_INVALID_STATE.</remarks>
        /// <param name="gyroscope_range">125, 250, 500, 1000 or 2000; 0 for the default of the TAP (°/s).</param>
        /// <param name="accelerometer_range">2, 4, 8 or 16; 0 for the default of the TAP (g).</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the sensor does not have the range);
        /// VELTO_ERROR_UNSUPPORTED (the device is not a TAP); VELTO_ERROR_BUSY (256 operations are pending on the
        /// device).</returns>
        [DllImport(Library)]
        public static extern Result velto_tap_write_sensitivity(
            DeviceId device, double gyroscope_range, double accelerometer_range, OperationId* out_op);

        /// <summary>Ask a TAP with the framed protocol for a property.</summary>
        /// <remarks>When the operation has ended the value is in velto_tap_info, and velto_op_get_value() returns the
        /// bytes of the TAP: one, or the codes of gyroscope and accelerometer for SENSITIVITY.</remarks>
        /// <param name="property">the property, not HAPTIC_PATTERN.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a TAP); VELTO_ERROR_BUSY (256 operations are
        /// pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_tap_read_property(DeviceId device, TapProperty property, OperationId* out_op);

        /// <summary>Get the haptic pattern as a TAP last reported it.</summary>
        /// <remarks>The bytes are those of the report; no source explains them further.</remarks>
        /// <param name="buffer">receives the bytes; none before a report.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a TAP); VELTO_ERROR_NOT_CONNECTED (it is not
        /// READY).</returns>
        [DllImport(Library)]
        public static extern Result velto_tap_get_haptic_pattern(
            DeviceId device, void* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Describe fingers as a text to be spoken, such as "Fingers; 1 And 3 ".</summary>
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
        /// <remarks>The JSON holds the texts of the Device Information service, the modules, and in the member
        /// "veltokit" data of this library, such as readings of the log's clock, which date its entries. A context
        /// with a state folder saves it there; a program without one saves this text and passes it to
        /// velto_mw_set_state().</remarks>
        /// <param name="buffer">receives the text, empty before the first link.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board, or is one that the program
        /// feeds).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_get_state(
            DeviceId device, byte* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Set the saved state of a board from an earlier run, while the board is not connected.</summary>
        /// <remarks>The next connect reads three texts, and requests no modules if firmware, hardware and serial
        /// number are the same. The state also has the loggers with their keys, and the program: processors, timers,
        /// events and macros are listed at once, and those that the board no longer has end when it is connected.
        /// Unknown members are ignored, except in "veltokit", where they are kept. The state is that of schema 1, as
        /// other MetaWear software writes it. Texts and modules have at most 131072 bytes together, and so have the
        /// members of "veltokit".</remarks>
        /// <param name="json">the text; every one that velto_mw_get_state() gives is short enough; at most 262144
        /// bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_FORMAT (not a saved state; the message names line and column);
        /// VELTO_ERROR_INVALID_STATE (the board is connected); VELTO_ERROR_UNSUPPORTED (the device is not a board, or
        /// is one that the program feeds).</returns>
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

        /// <summary>Set the configuration of a sensor to the nearest that it supports.</summary>
        /// <remarks>The configuration is written at each later start of the sensor, on this link and on later ones. A
        /// running sensor keeps its present configuration. velto_mw_get_sensor_config() returns the new one from the
        /// next turn of the context on. A preset is resolved: `out_chosen` has its repetitions and its rate, but no
        /// preset.</remarks>
        /// <param name="config">the requested configuration.</param>
        /// <param name="out_chosen">receives the configuration that the sensor will have.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (a member of another sensor); VELTO_ERROR_OUT_OF_MEMORY
        /// (256 signals and choices of sensors and pins are kept for the board); VELTO_ERROR_UNSUPPORTED (the device
        /// is not a board, or lacks the sensor); VELTO_ERROR_NOT_CONNECTED (it is not READY).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_set_sensor_config(
            DeviceId device, MwSensorConfig* config, MwSensorConfig* out_chosen);

        /// <summary>Get the configuration of a sensor.</summary>
        /// <param name="out_config">receives the configuration in force, or that of the next start.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board, or lacks the sensor);
        /// VELTO_ERROR_NOT_CONNECTED (it is not READY).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_get_sensor_config(
            DeviceId device, MwSensor sensor, MwSensorConfig* out_config);

        /// <summary>Read the configuration of a sensor from the board, which keeps it across links.</summary>
        /// <remarks>After the operation, velto_mw_get_sensor_config() returns that configuration, and the sensor
        /// starts with it, until it is set again. Sensor fusion that was not started since the board's reset has no
        /// configuration to be read: the operation succeeds and changes nothing.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_read_sensor_config(DeviceId device, MwSensor sensor, OperationId* out_op);

        /// <summary>Run a sensor without a stream, for use on the board itself.</summary>
        /// <remarks>Starting a running sensor keeps its configuration, for every user: streams, detectors, loggers and
        /// this call. A configuration set meanwhile is for the next start. A later read of the sensor's signal waits
        /// until the sensor runs.</remarks>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_start_sensor(DeviceId device, MwSensor sensor, OperationId* out_op);

        /// <summary>End the use by velto_mw_start_sensor(); the sensor stops with its last user.</summary>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_INVALID_STATE (it does
        /// not run); VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_stop_sensor(DeviceId device, MwSensor sensor, OperationId* out_op);

        /// <summary>Add a constant offset to each sample of accelerometer or gyroscope.</summary>
        /// <remarks>The operation ends with VELTO_ERROR_UNSUPPORTED on boards without a BMI270. A reset of the board
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
        /// <remarks>Each axis comes from another axis of the chip. The operation ends with VELTO_ERROR_UNSUPPORTED on
        /// boards without a BMI270. A reset of the board ends the assignment.</remarks>
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

        /// <summary>Downsample the accelerometer and the gyroscope for use on the board itself; streams keep all
        /// samples.</summary>
        /// <remarks>The operation ends with VELTO_ERROR_UNSUPPORTED on boards without a BMI270. A reset of the board
        /// ends the downsampling.</remarks>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="accelerometer">the exponent: 1 in 2 to this power of the samples is kept (0 to 7).</param>
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

        /// <summary>Configure and start a detector, and with it the accelerometer; each detection is a
        /// VELTO_EVENT_MW_DETECTED.</summary>
        /// <remarks>The operation ends with VELTO_ERROR_UNSUPPORTED if the accelerometer has no such detector, with
        /// VELTO_ERROR_INVALID_ARGUMENT for a member that the detector lacks or a value that it does not support, and
        /// with VELTO_ERROR_INVALID_STATE if another detector excludes it.</remarks>
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
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_INVALID_STATE (it does
        /// not run); VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
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

        /// <summary>Replace all patterns of the light, and then run an action.</summary>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="patterns">the patterns, at most one for each color; at most 3.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (a color twice, or a member out of range);
        /// VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations are pending on the
        /// device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_play_led(
            DeviceId device, MwLedPattern* patterns, UIntPtr count, MwLedAction action, OperationId* out_op);

        /// <summary>Play, pause or end the light.</summary>
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
        /// <remarks>The operation ends with VELTO_ERROR_INVALID_STATE unless fusion runs as NDOF or
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

        /// <summary>Get the calibration of sensor fusion that was read last.</summary>
        /// <returns>VELTO_OK; VELTO_NOTHING (it was not read on this link); VELTO_ERROR_UNSUPPORTED (the device is not
        /// a board); VELTO_ERROR_NOT_CONNECTED (it is not READY).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_get_fusion_calibration(
            DeviceId device, MwFusionCalibration* out_calibration);

        /// <summary>Write a saved calibration of sensor fusion, for its next start.</summary>
        /// <remarks>The operation ends with VELTO_ERROR_INVALID_STATE while fusion runs, and with
        /// VELTO_ERROR_INVALID_ARGUMENT if a sensor that the mode uses has an accuracy below 3: a poor calibration of
        /// the magnetometer crashes the firmware.</remarks>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_write_fusion_calibration(
            DeviceId device, MwFusionCalibration* calibration, OperationId* out_op);

        /// <summary>Set the source of a board's game input, on this link and later ones.</summary>
        /// <remarks>While the program runs sensor fusion, or one of the sensors that fusion needs, game input uses the
        /// running sensors at their rate. Below 20 Hz game input waits, with a message in the log. When the program's
        /// use ends, game input returns to its own configuration, or to the one that the program has set.
        /// velto_mw_get_info() returns the source from the next turn of the context on. Turning the board to the right
        /// by 40 degrees steers a paddle fully, and its rotation moves a pointer, with either source.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_OUT_OF_MEMORY (256 signals and choices of sensors and pins are kept for the
        /// board); VELTO_ERROR_UNSUPPORTED (the device is not a board, or is one that the program feeds).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_set_input_source(DeviceId device, MwInputSource source);

        /// <summary>Write a packet as it is, in order with everything else.</summary>
        /// <remarks>The library does not follow what such a packet changes. During a download, the operation of a
        /// packet that reads the log or confirms a page of it ends with VELTO_ERROR_INVALID_STATE.</remarks>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="packet">2 to 20 bytes: module, register, and what belongs to it; at most 20 bytes.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (another number of bytes); VELTO_ERROR_UNSUPPORTED (the
        /// device is not a board); VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_write_packet(
            DeviceId device, void* packet, UIntPtr size, OperationId* out_op);

        /// <summary>Write a request as it is, in order with everything else, and wait for the board's reply.</summary>
        /// <remarks>Without `reply_prefix`, the reply is the answer of the register that the request reads. With it,
        /// the reply is the next packet that begins so: a board numbers what a command creates in a packet without bit
        /// 7, such as 0B 02 for a logger. Of several requests with the same reply each gets its own, in their order;
        /// requests of other registers, and commands, do not wait for it. Without a reply within 1 s, the operation
        /// ends with VELTO_ERROR_TIMEOUT. When it has ended, velto_op_get_value() returns the whole packet.</remarks>
        /// <param name="packet">2 to 20 bytes: module, register, and what belongs to it; with bit 7 of the register,
        /// unless there is a prefix; at most 20 bytes.</param>
        /// <param name="reply_prefix">module and register of the reply, and perhaps the first byte of its payload;
        /// none for the answer of the request's register; at most 3 bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (another number of bytes, or a packet without bit 7 and
        /// without a prefix); VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_request(
            DeviceId device, void* packet, UIntPtr size, void* reply_prefix, UIntPtr reply_prefix_size, OperationId*
            out_op);

        /// <summary>Let a board act as if one of its modules had notified something: a press of the button without a
        /// hand.</summary>
        /// <remarks>The module must be streamed or logged, or the firmware ignores it. While the board feeds game
        /// input, the button also presses VELTO_BUTTON_MAIN.</remarks>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="packet">the simulated notification: module, register, and payload; at most 17 bytes.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (another number of bytes); VELTO_ERROR_UNSUPPORTED (the
        /// device is not a board); VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_write_test_notification(
            DeviceId device, void* packet, UIntPtr size, OperationId* out_op);

        /// <summary>Create an empty sequence of commands for later, such as those of a macro.</summary>
        /// <remarks>Functions that take a board or a command sequence add a command to it, at once and without an
        /// operation. Its packets are planned for a board on which nothing runs: starting a sensor also writes its
        /// configuration, and stopping one stops it. What the board could not perform by itself fails with
        /// VELTO_ERROR_INVALID_STATE, and a module that the board lacks with VELTO_ERROR_UNSUPPORTED; after 256
        /// commands the next one fails with VELTO_ERROR_OUT_OF_MEMORY. The sequence stays as it was. The magnetometer,
        /// and fusion modes with it, need a pause to wake up: start them from the host and leave them running. It
        /// lasts until it is destroyed, or its device is forgotten, also while the device is not connected.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_CONNECTED (the device is not READY); VELTO_ERROR_UNSUPPORTED (the device
        /// is not a board).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_create_sequence(DeviceId device, DeviceId* out_sequence);

        /// <summary>Destroy a command sequence; null and stale handles are ignored.</summary>
        [DllImport(Library)]
        public static extern void velto_mw_destroy_sequence(DeviceId sequence);

        /// <summary>Describe each packet of a command sequence in a line.</summary>
        /// <remarks>The lines have the packet's bytes in hex, `..` for a number that the board gives later, two
        /// spaces, and its purpose: "08 01 F8 F4 01 00 run the motor". They are planned with the settings of sensors
        /// at the time of the call.</remarks>
        /// <param name="buffer">receives the text, empty for an empty sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_STATE (a sensor's new settings need a pause).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_describe_sequence(
            DeviceId sequence, byte* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Remove a board's configuration and activities, started by this library or by others, without a
        /// reset.</summary>
        /// <remarks>Streams of removed parts end with VELTO_ERROR_CANCELLED. Game input stops with
        /// VELTO_MW_PART_SENSORS and VELTO_MW_PART_SUBSCRIPTIONS, and then starts what it needs again, unless
        /// velto_device_set_game_input() is OFF.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_tear_down(DeviceId device, MwPart parts, OperationId* out_op);

        /// <summary>Reset a board.</summary>
        /// <remarks>The operation ends when the link has ended, or, for the kinds that come later, when the board has
        /// taken it.</remarks>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_reset(DeviceId device, MwResetKind kind, OperationId* out_op);

        /// <summary>Remove loggers, log, processors, events, timers and macros, and reset the board.</summary>
        /// <remarks>The operation ends when the board is READY again, after some seconds. Its settings, the name among
        /// them, become those of the firmware again.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_factory_reset(DeviceId device, OperationId* out_op);

        // MetaWear boards: pins, serial buses, beacon and settings

        /// <summary>Fill a velto_mw_pin_config with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_mw_pin_config_init(MwPinConfig* config, UIntPtr size);

        /// <summary>Set a pin.</summary>
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
        /// <remarks>The configuration takes effect from the next turn of the context on, on this link and on later
        /// ones.</remarks>
        /// <param name="pin">the pin, from 0 (0 to 255).</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (a pin that the board does not have);
        /// VELTO_ERROR_OUT_OF_MEMORY (256 signals and choices of sensors and pins are kept for the board);
        /// VELTO_ERROR_UNSUPPORTED (the device is not a board, or its firmware cannot); VELTO_ERROR_NOT_CONNECTED (it
        /// is not READY).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_set_pin_config(DeviceId device, uint pin, MwPinConfig* config);

        /// <summary>Get the configuration for reading a pin.</summary>
        /// <param name="pin">the pin, from 0 (0 to 255).</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (a pin that the board does not have);
        /// VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_NOT_CONNECTED (it is not READY).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_get_pin_config(DeviceId device, uint pin, MwPinConfig* out_config);

        /// <summary>Configure the monitor of a pin, whose changes are VELTO_EVENT_MW_PIN.</summary>
        /// <remarks>The signal pin-monitor[pin] streams both edges.</remarks>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="pin">the pin, from 0 (0 to 255).</param>
        /// <param name="edge">the reported edges; NONE stops the monitor.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_watch_pin(DeviceId device, uint pin, MwPinEdge edge, OperationId* out_op);

        /// <summary>Tell a board where an external thermistor is connected.</summary>
        /// <remarks>The operation ends with VELTO_ERROR_INVALID_ARGUMENT if the channel is not that of an external
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
        /// <remarks>The operation ends with VELTO_ERROR_REJECTED if the device does not answer.</remarks>
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

        /// <summary>Read from a device on the SPI bus, after some bytes to it; velto_op_get_value() returns the
        /// response.</summary>
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

        /// <summary>Add a reading of a device on a serial bus to the signals of a board, on this link and on later
        /// ones.</summary>
        /// <remarks>When the operation has ended with VELTO_OK, velto_device_find_signal() finds it. It can be read
        /// once or polled; a device that does not answer ends the reading with VELTO_ERROR_REJECTED. A signal of the
        /// same identifier that was defined before is replaced, and if its numbers or their scale were others, its
        /// polled streams end with VELTO_ERROR_INVALID_STATE. Radio: none.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (a member out of range, more bytes than fit into a packet,
        /// or an identifier that is blank, has brackets or control characters, or is that of a signal of the board's
        /// own); VELTO_ERROR_OUT_OF_MEMORY (256 signals and choices of sensors and pins are kept for the board);
        /// VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations are pending on the
        /// device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_define_bus_signal(
            DeviceId device, MwBusSignal* signal, OperationId* out_op);

        /// <summary>Set the beacon; it begins when the link ends.</summary>
        /// <remarks>A board that is a beacon is no longer found by its name: switch it off before that
        /// matters.</remarks>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_write_beacon(DeviceId device, MwBeacon* beacon, OperationId* out_op);

        /// <summary>Read back how the beacon is set.</summary>
        /// <remarks>velto_mw_get_beacon() then returns it. Whether the beacon is on cannot be read.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_read_beacon(DeviceId device, OperationId* out_op);

        /// <summary>Get the beacon configuration that was read or written last.</summary>
        /// <returns>VELTO_OK; VELTO_NOTHING (it was neither read nor written on this link); VELTO_ERROR_UNSUPPORTED
        /// (the device is not a board); VELTO_ERROR_NOT_CONNECTED (it is not READY).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_get_beacon(DeviceId device, MwBeacon* out_beacon);

        /// <summary>Fill a velto_mw_settings with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_mw_settings_init(MwSettings* settings, UIntPtr size);

        /// <summary>Read the settings that the firmware of a board has.</summary>
        /// <remarks>velto_mw_get_settings() then returns them; members that the firmware lacks have their
        /// defaults.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_read_settings(DeviceId device, OperationId* out_op);

        /// <summary>Get the settings of a board as they were last read or written on this link.</summary>
        /// <returns>VELTO_OK; VELTO_NOTHING (they were neither read nor written on this link); VELTO_ERROR_UNSUPPORTED
        /// (the device is not a board); VELTO_ERROR_NOT_CONNECTED (it is not READY).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_get_settings(DeviceId device, MwSettings* out_settings);

        /// <summary>Write some settings of a board, and read them back.</summary>
        /// <remarks>A name has ASCII letters, digits, `_`, `-` and spaces, and takes effect with the next
        /// advertisement; with one that does not begin with "MetaWear", auto-connect no longer takes the board. A
        /// member stands for all that it sets: read the settings, change them, and write them, to change the latency
        /// alone. The system may refuse or change connection parameters. The operation ends with
        /// VELTO_ERROR_UNSUPPORTED, and nothing is written, if the firmware lacks one of the members.</remarks>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="settings">the settings; members that are not written may be anything.</param>
        /// <param name="members">the members that are written; the others stay.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (a member that does not go with another one, or a name with
        /// other characters); VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_write_settings(
            DeviceId device, MwSettings* settings, MwSetting members, OperationId* out_op);

        /// <summary>Write the whitelist of a board, slot by slot.</summary>
        /// <remarks>Slots behind the last address keep theirs. velto_mw_read_whitelist() reads a slot back.</remarks>
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
        /// <remarks>velto_op_get_value() then returns 7 bytes: the velto_mw_address_kind, and the address as it is
        /// written, first byte first. An empty slot is not answered by all firmware: the operation then ends with
        /// VELTO_ERROR_TIMEOUT.</remarks>
        /// <param name="slot">the slot; 0 is the device that directed advertising goes to (0 to 8).</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_read_whitelist(DeviceId device, uint slot, OperationId* out_op);

        /// <summary>Read the Bluetooth address of a board from the board itself.</summary>
        /// <remarks>velto_op_get_value() then returns 7 bytes: the velto_mw_address_kind, and the address as it is
        /// written, first byte first. Stacks that hide addresses, as that of Apple, have no other way to tell two
        /// boards of one name apart.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_read_address(DeviceId device, OperationId* out_op);

        /// <summary>Set to whom directed advertising goes: slot 0 of the whitelist.</summary>
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

        // The log of a MetaWear board: loggers, and what they store without a link

        /// <summary>Fill a velto_mw_logger_def with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_mw_logger_def_init(MwLoggerDefinition* def, UIntPtr size);

        /// <summary>Create a logger of a signal on a board.</summary>
        /// <remarks>The logger can be used at once. Its handle is stale when the operation fails: with
        /// VELTO_ERROR_NO_SLOT if the board has too few loggers left, which is known before any is created; with
        /// VELTO_ERROR_UNSUPPORTED for a signal that is not LOGGABLE, unless it is read with a poll interval; with
        /// VELTO_ERROR_INVALID_STATE while the log runs, for a key in use, or if the log has entries of a removed
        /// logger whose number the board gives out again. If some of its loggers were created, they are removed again.
        /// With a poll interval the board reads the signal while the log runs: a temperature, a pin, the battery, the
        /// humidity. That takes a timer and an event of the board (velto_mw_program.h), which are removed with the
        /// logger. A reset removes them too: then starting the log fails until the logger is removed and created
        /// again.</remarks>
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

        /// <summary>Get the key of a logger, the program's own name for it.</summary>
        /// <param name="buffer">receives the key; empty for none.</param>
        [DllImport(Library)]
        public static extern Result velto_logger_get_key(
            LoggerId logger, byte* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Get the signal of a logger, as its device had it when it was last READY.</summary>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (a logger of another program stores a register or a processor
        /// without a signal, which the message names).</returns>
        [DllImport(Library)]
        public static extern Result velto_logger_get_signal(LoggerId logger, SignalId* out_signal);

        /// <summary>Remove a logger from the board; its entries in the log lose their meaning.</summary>
        /// <remarks>Its timer and its event are removed too, if the board reads its signal. The handle is stale when
        /// the packets are about to be written. The operation ends with VELTO_ERROR_INVALID_STATE while the log
        /// runs.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_logger_remove(LoggerId logger, OperationId* out_op);

        /// <summary>Set the range of a logger afterwards, so that its values have a scale.</summary>
        /// <remarks>It is for loggers with VELTO_LOGGER_UNSCALED. Others know the range that was in force when the log
        /// was started.</remarks>
        /// <param name="range">the largest value, in the native unit: 2, 4, 8 or 16 g, for example (0 to
        /// 100000).</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the sensor has no such range; the message has the
        /// nearest); VELTO_ERROR_UNSUPPORTED (the signal has one range); VELTO_ERROR_INVALID_STATE (the range is
        /// known, and is another one); VELTO_ERROR_NOT_FOUND (the board has not created the logger).</returns>
        [DllImport(Library)]
        public static extern Result velto_logger_set_range(LoggerId logger, double range);

        /// <summary>List the loggers of a board, as the library knows them, in the order of their creation.</summary>
        /// <remarks>Loggers of earlier runs are among them, also while the board is not connected, if its state was
        /// saved.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_list_loggers(
            DeviceId device, LoggerId* loggers, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Read the loggers, processors, timers and events that the board has, whoever created
        /// them.</summary>
        /// <remarks>Processors of other programs are listed by velto_mw_list_processors() then, with
        /// VELTO_PROCESSOR_RECOVERED. Their outputs are signals of the device with canonical identifiers, such as
        /// `acceleration:rms?id=0:accumulate?id=1`. They are streamed, logged and processed like those of the
        /// program's own processors. Their scale is that of the configuration in which the board has the sensor now,
        /// since boards do not keep the one that was in force at the creation. Without an answer about that, values
        /// are raw. Loggers that no program has created become loggers with VELTO_LOGGER_RECOVERED: of the signal, or
        /// the channel, whose bytes they store, or of raw numbers if there is none. Handles of loggers that the board
        /// no longer has are stale then. Timers and events are read as far as the board answers about them, which is
        /// not verified on real boards: velto_mw_list_program() has them then, with handles.</remarks>
        /// <param name="out_op">receives the operation; velto_mw_list_loggers() has the loggers then, and
        /// velto_mw_list_processors() the processors.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_recover(DeviceId device, OperationId* out_op);

        /// <summary>Start the sensors of all loggers, and then the log.</summary>
        /// <remarks>The sensors run with the settings of velto_mw_set_sensor_config(), for the loggers alone, and go
        /// on when the link ends. If one fails, what was started is stopped again; after a lost link, when the board
        /// is connected again. A sequence writes mode and start of the log alone. The operation ends with
        /// VELTO_ERROR_INVALID_STATE without loggers, for a log that is full and does not overwrite, for a sensor that
        /// runs with another configuration, and while the log has entries in another range.</remarks>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="mode">the behavior of a log that is full.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_start_logging(DeviceId device, MwLogMode mode, OperationId* out_op);

        /// <summary>Stop the log, and the sensors that run for its loggers alone; loggers and entries stay.</summary>
        /// <remarks>Packets that a lost link has kept from the board are written when it is connected again.</remarks>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_stop_logging(DeviceId device, OperationId* out_op);

        /// <summary>Start the logs of several boards: of all of them, or if one fails, of none.</summary>
        /// <remarks>The error of the operation names each board that failed, with its reason, and those whose log
        /// could not be stopped again. A board whose log runs already fails.</remarks>
        /// <param name="devices">the boards; at most 256.</param>
        /// <param name="mode">the behavior of a log that is full.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (no devices, one of them twice, or one of another context);
        /// VELTO_ERROR_UNSUPPORTED (a device is not a board).</returns>
        [DllImport(Library)]
        public static extern Result velto_context_start_logging(
            IntPtr context, DeviceId* devices, UIntPtr count, MwLogMode mode, OperationId* out_op);

        /// <summary>Store the entries that a board holds in memory, so that they survive a reset and can be
        /// downloaded.</summary>
        /// <remarks>Firmware since revision 3 of the logging module holds the newest page in memory, up to 512
        /// entries. The operation ends with VELTO_ERROR_INVALID_STATE while the log runs.</remarks>
        /// <param name="out_op">receives the operation; the null handle if there is nothing to store.</param>
        /// <returns>VELTO_OK; VELTO_UNCHANGED (the firmware holds no entries in memory); VELTO_ERROR_UNSUPPORTED (the
        /// device is not a board, or has no log); VELTO_ERROR_NOT_CONNECTED (it is not READY); VELTO_ERROR_BUSY (256
        /// operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_flush_log(DeviceId device, OperationId* out_op);

        /// <summary>Erase all entries of a board's log, after stopping it; the loggers stay.</summary>
        /// <remarks>The operation ends when the board has erased them. It ends with VELTO_ERROR_REJECTED if entries
        /// are left.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_clear_log(DeviceId device, OperationId* out_op);

        /// <summary>Get information about the log of a board, also while it is not connected.</summary>
        /// <remarks>VELTO_EVENT_MW_LOG is sent at 50, 80, 95 and 100 % of the memory.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board, or is one that the program
        /// feeds).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_get_log_info(DeviceId device, MwLogInfo* out_info);

        /// <summary>Fill a velto_mw_log_plan with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_mw_log_plan_init(MwLogPlan* plan, UIntPtr size);

        /// <summary>Estimate how long a board can log some signals, and how long the download takes.</summary>
        /// <remarks>Signals that come at no steady rate, such as the button, count as nothing.</remarks>
        /// <param name="items">the signals; none for the loggers of the board; at most 32.</param>
        /// <param name="plan">the conditions. NULL for the defaults.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board, or the signal cannot be logged);
        /// VELTO_ERROR_NOT_CONNECTED (it is not READY); VELTO_ERROR_NOT_FOUND (a signal belongs to another
        /// device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_estimate_log(
            DeviceId device, MwLogItem* items, UIntPtr count, MwLogPlan* plan, MwLogEstimate* out_estimate);

        // Processors: what a MetaWear board computes by itself

        /// <summary>Fill a velto_mw_processor_def with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_mw_processor_def_init(MwProcessorDefinition* def, UIntPtr size);

        /// <summary>Create a processor of a signal on a board.</summary>
        /// <remarks>The processor, its output and its state can be used at once, before the operation has ended. Their
        /// handles are stale when it fails: with VELTO_ERROR_NO_SLOT if the board has no room, and with
        /// VELTO_ERROR_CANCELLED if the source could not be created. Before the first processor of a link, the library
        /// reads which ones the board has: about 30 short packets. With a command sequence in place of the board, the
        /// processor is planned: the sequence can only become a macro that runs at boot then, and the processor is
        /// there after each reset, with the number that a board gives it then. Until the sequence is destroyed, the
        /// handle, its output and its state can be used in later calls on that sequence, as source, signal or target,
        /// and in the sequence of an event that is created there; anywhere else, calls or their operations fail with
        /// VELTO_ERROR_INVALID_STATE. The identifiers have ".." in place of numbers, which are known once the macro is
        /// recorded. velto_mw_list_processors() does not have it.</remarks>
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

        /// <summary>Create a processor that emits each sample of a signal together with the newest ones of other
        /// signals, which buffers hold.</summary>
        /// <remarks>The channels of its output are those of the source, and then those of each buffer; they have at
        /// most 17 bytes together. With a command sequence in place of the board, the fuser is planned as
        /// velto_mw_create_processor() plans others; its buffers are planned by the same sequence, or on the
        /// board.</remarks>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="source">the signal whose samples are emitted.</param>
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

        /// <summary>Get the signal that a processor emits.</summary>
        /// <remarks>Its channels and units are known at once. Its identifier, such as "acceleration:rss?id=0", has the
        /// numbers that the board gives: ".." until it has answered.</remarks>
        /// <param name="out_signal">receives the signal; that of a BUFFER can neither be streamed nor logged.</param>
        [DllImport(Library)]
        public static extern Result velto_processor_get_output(ProcessorId processor, SignalId* out_signal);

        /// <summary>Get the signal that is the state of a processor, which velto_signal_read() reads: the count that
        /// is left, the sum, the count, the reference or the sample held; a logger stores it with a poll
        /// interval.</summary>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (the type has no state).</returns>
        [DllImport(Library)]
        public static extern Result velto_processor_get_state(ProcessorId processor, SignalId* out_signal);

        /// <summary>Change the values of a processor that runs.</summary>
        /// <remarks>Type, source and the form of the output stay as they are. The operation ends when the packet is on
        /// its way.</remarks>
        /// <param name="def">the whole definition.</param>
        /// <param name="into">a command sequence of the same board, which keeps the command; null for the board
        /// itself.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (`into` belongs to another device); VELTO_ERROR_UNSUPPORTED
        /// (it is a fuser); VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_processor_write_config(
            ProcessorId processor, MwProcessorDefinition* def, DeviceId into, OperationId* out_op);

        /// <summary>Set the state of a processor: the count of a PASSTHROUGH, a sum, a count, or the reference of a
        /// DELTA.</summary>
        /// <param name="value">the state, in the native unit of the state signal (-1000000000000 to
        /// 1000000000000).</param>
        /// <param name="into">a command sequence of the same board, which keeps the command; null for the board
        /// itself.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (`into` belongs to another device); VELTO_ERROR_UNSUPPORTED
        /// (the type has no state that can be set); VELTO_ERROR_BUSY (256 operations are pending on the
        /// device).</returns>
        [DllImport(Library)]
        public static extern Result velto_processor_write_state(
            ProcessorId processor, double value, DeviceId into, OperationId* out_op);

        /// <summary>Empty the window of a LOW_PASS or HIGH_PASS.</summary>
        /// <remarks>The operation ends with VELTO_ERROR_UNSUPPORTED for other types.</remarks>
        /// <param name="into">a command sequence of the same board, which keeps the command; null for the board
        /// itself.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (`into` belongs to another device); VELTO_ERROR_BUSY (256
        /// operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_processor_reset(ProcessorId processor, DeviceId into, OperationId* out_op);

        /// <summary>Remove a processor from the board.</summary>
        /// <remarks>The operation ends with VELTO_ERROR_HAS_DEPENDENTS, and the processor stays, if another processor,
        /// a board event, a logger or a stream depends on it. With CASCADE these end first, the last of a chain before
        /// the others. A macro that names the processor keeps it in any case: erase the macros first. It ends with
        /// VELTO_ERROR_INVALID_STATE while a log runs that stores its output.</remarks>
        /// <param name="flags">0, or CASCADE.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_processor_remove(
            ProcessorId processor, RemoveFlag flags, OperationId* out_op);

        /// <summary>List the processors of a board, as the library knows them, oldest first.</summary>
        /// <remarks>Those of other programs are among them after velto_mw_recover(), and those of earlier runs if the
        /// state of the board was saved. Their outputs and states are signals like those of the program's own
        /// processors.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_list_processors(
            DeviceId device, ProcessorId* processors, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Fill a velto_mw_recipe_def with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_mw_recipe_def_init(MwRecipeDefinition* def, UIntPtr size);

        /// <summary>Create the processors of a recipe.</summary>
        /// <remarks>The output of the last processor is the result, and the operation is that of the last one. If it
        /// fails, those before may be on the board: velto_processor_remove() with CASCADE removes all of them. If the
        /// board has too few processors left, or the capacity is less than the number of processors, nothing is
        /// created: room for 5 is always enough. A command sequence is refused: plan each processor with
        /// velto_mw_create_processor().</remarks>
        /// <param name="source">the signal, one channel of it, or the output of another processor.</param>
        /// <param name="processors">receives the processors, the first one of the chain first: at most 5.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board, or its firmware has no such
        /// processors); VELTO_ERROR_NOT_CONNECTED (it is not READY); VELTO_ERROR_INVALID_ARGUMENT (the capacity is
        /// less than the number of processors that the recipe creates); VELTO_ERROR_NO_SLOT (the board has too few
        /// processors left); VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_create_recipe(
            DeviceId device, SignalId source, MwRecipeDefinition* def, ProcessorId* processors, UIntPtr capacity,
            UIntPtr* out_count, OperationId* out_op);

        /// <summary>Estimate the resources that a processor would take, before anything is written to the
        /// board.</summary>
        /// <remarks>It fails as the creation would. Processors of other programs are counted once the library has read
        /// them: from the first velto_mw_create_processor() of a link on.</remarks>
        /// <param name="source">the signal, one channel of it, or the output of another processor.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board, or its firmware has no such
        /// processor); VELTO_ERROR_NOT_CONNECTED (it is not READY); VELTO_ERROR_NO_SLOT (the board has no room for
        /// another processor).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_estimate_processor(
            DeviceId device, SignalId source, MwProcessorDefinition* def, MwProcessorEstimate* out_estimate);

        // What a MetaWear board does by itself: timers, events and macros

        /// <summary>Create a timer on a board; it does not run yet.</summary>
        /// <remarks>Its handle can be used at once, and is stale when the operation fails: with VELTO_ERROR_NO_SLOT if
        /// the board has no timer left. With a command sequence in place of the board, the timer is planned: the
        /// sequence can only become a macro that runs at boot then, and the timer is there after each reset. Until the
        /// sequence is destroyed, it can be started and be the source of an event in later calls on that sequence, and
        /// be started by an event that is created there; anywhere else, calls or their operations fail with
        /// VELTO_ERROR_INVALID_STATE. The identifier of its signal is "timer?id=..", since the number is known once
        /// the macro is recorded.</remarks>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="period">from one tick to the next; rounded down to milliseconds (seconds, 0.001 to
        /// 4294967.295).</param>
        /// <param name="repetitions">the number of ticks after a start; VELTO_REPEAT_FOREVER for an endless timer (0
        /// to 65534).</param>
        /// <param name="starts_immediately">whether the first tick comes at the start, in place of a period
        /// later.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_NOT_CONNECTED (it is
        /// not READY); VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_create_timer(
            DeviceId device, double period, uint repetitions, VeltoBool starts_immediately, TimerId* out_timer,
            OperationId* out_op);

        /// <summary>Start a timer; one that runs begins again.</summary>
        /// <param name="into">a command sequence of the same board, which keeps the command; null for the board
        /// itself.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (`into` belongs to another device); VELTO_ERROR_BUSY (256
        /// operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_timer_start(TimerId timer, DeviceId into, OperationId* out_op);

        /// <summary>Stop a timer, which can be started again.</summary>
        /// <param name="into">a command sequence of the same board, which keeps the command; null for the board
        /// itself.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (`into` belongs to another device); VELTO_ERROR_BUSY (256
        /// operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_timer_stop(TimerId timer, DeviceId into, OperationId* out_op);

        /// <summary>Get the signal of the ticks of a timer, such as "timer?id=0".</summary>
        /// <remarks>It can be streamed, and is a source of velto_mw_create_event(). Its one channel counts the ticks,
        /// from 1, since the start of the first of the streams that run. Its handle is stale when the timer is
        /// gone.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (the board has not created the timer: wait for its
        /// operation).</returns>
        [DllImport(Library)]
        public static extern Result velto_timer_get_signal(TimerId timer, SignalId* out_signal);

        /// <summary>Remove a timer from the board.</summary>
        /// <remarks>The handle is stale when the packets are about to be written, and streams of its ticks end. The
        /// operation fails while a board event of this program listens to the timer or starts it: remove the event
        /// first.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_timer_remove(TimerId timer, OperationId* out_op);

        /// <summary>Let a board obey the commands of a sequence whenever a signal comes, host or no host.</summary>
        /// <remarks>Each packet of the sequence (velto_mw_describe_sequence()) takes one of the board's events. The
        /// sequence is copied: it can be changed or destroyed afterwards. The handle is stale when the operation
        /// fails: with VELTO_ERROR_NO_SLOT if the board has too few events left; with VELTO_ERROR_INVALID_ARGUMENT for
        /// commands that no event can hold, and for a token that does not fit. With a command sequence in place of the
        /// board, the event is part of the sequence, which can only become a macro that runs at boot then: the event
        /// is there after each reset. `signal`, and the parts that `sequence` names, are those that the same sequence
        /// has planned, or signals of the board itself. Its handle ends with the sequence, and is not removed from the
        /// board. A token needs a sequence of one packet, which does not run a macro. Which reading fires an event of
        /// a signal that is only read is not known.</remarks>
        /// <param name="device">the board, or a command sequence.</param>
        /// <param name="signal">the signal: of the board, of a timer, or VELTO_MW_DISCONNECTED.</param>
        /// <param name="sequence">the commands: a command sequence of the same board.</param>
        /// <param name="token">the bytes of the signal that go into the command. NULL for all zeros.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the sequence is empty or of another board, the signal is
        /// of another device, or the token has places that do not exist); VELTO_ERROR_WRONG_KIND (`sequence` is a
        /// board); VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_NOT_CONNECTED (it is not READY);
        /// VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_create_event(
            DeviceId device, SignalId signal, DeviceId sequence, MwToken* token, BoardEventId* out_event, OperationId*
            out_op);

        /// <summary>Remove an event from the board.</summary>
        /// <remarks>The handle is stale when the packets are about to be written.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_board_event_remove(BoardEventId @event, OperationId* out_op);

        /// <summary>Keep the commands of a sequence on a board, which obeys them on request, or after each
        /// reset.</summary>
        /// <remarks>The sequence is copied. The handle is stale when the operation fails: with VELTO_ERROR_NO_SLOT if
        /// the board has no macro left; with VELTO_ERROR_INVALID_ARGUMENT for commands that no macro can hold, such as
        /// creations in a macro that does not run at boot, or loggers, which are kept over a reset anyway; with
        /// VELTO_ERROR_INVALID_STATE after velto_mw_erase_macros(), until the link has ended. Parts that the sequence
        /// creates get the numbers that a board gives after a reset, over all macros that run at boot, in the order of
        /// their numbers: those of a second macro continue behind those of the first. So the operation also fails with
        /// VELTO_ERROR_NO_SLOT if they make more parts than a board has, and with VELTO_ERROR_INVALID_STATE if the
        /// board has an older macro that this program does not know. A processor or timer that a macro on request
        /// names cannot be removed (VELTO_ERROR_HAS_DEPENDENTS, with CASCADE too) until the macros are erased. While
        /// it is recorded, nothing else is written to the board. Cancelling the operation does not end the recording,
        /// since half a macro would run. After a lost link the board may have the macro: velto_mw_list_program() has
        /// it with VELTO_MW_PROGRAM_UNKNOWN then.</remarks>
        /// <param name="sequence">the commands: a command sequence of the same board.</param>
        /// <param name="runs_at_boot">whether the board obeys it after each reset, before any host connects.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the sequence is empty or of another board);
        /// VELTO_ERROR_WRONG_KIND (`sequence` is a board); VELTO_ERROR_UNSUPPORTED (the device is not a board);
        /// VELTO_ERROR_NOT_CONNECTED (it is not READY); VELTO_ERROR_BUSY (256 operations are pending on the
        /// device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_create_macro(
            DeviceId device, DeviceId sequence, VeltoBool runs_at_boot, MacroId* out_macro, OperationId* out_op);

        /// <summary>Let a board obey a macro once.</summary>
        /// <param name="into">a command sequence of the same board, which keeps the command; null for the board
        /// itself.</param>
        /// <param name="out_op">receives the operation; the null handle for a sequence.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (`into` belongs to another device); VELTO_ERROR_BUSY (256
        /// operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_macro_run(MacroId macro, DeviceId into, OperationId* out_op);

        /// <summary>Erase all macros of a board, also those of other programs.</summary>
        /// <remarks>Handles of macros are stale when the packet is about to be written; the board erases them when the
        /// link ends. Until then velto_mw_create_macro() fails.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256 operations
        /// are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_erase_macros(DeviceId device, OperationId* out_op);

        /// <summary>List the timers, events and macros of a board, as the library knows them, by kind and
        /// number.</summary>
        /// <remarks>Those of other programs are among them after velto_mw_recover(), if the board answers about them.
        /// Boards do not tell the macros of others.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_list_program(
            DeviceId device, MwProgramItem* items, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Describe what a board does by itself, a line for each timer, event and macro, and what could not
        /// be read.</summary>
        /// <remarks>"event 0: 01 01 FF -&gt; 02 01 01; of this program": module, register and channel of the signal,
        /// and the command that follows. Call velto_mw_recover() before, for a board of unknown history.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_describe_program(
            DeviceId device, byte* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Make the program of another board on this one.</summary>
        /// <remarks>The state is what velto_mw_get_state() returns of the other board, which need not be connected:
        /// run velto_mw_recover() on it before, so that what other programs have made is copied too. Processors,
        /// timers, events, loggers with their keys, and macros are made; signals are matched by their identifiers.
        /// What this board cannot have is left out, with all that depends on it: velto_mw_describe_copy() names it.
        /// The sensors are set as the processors and loggers need them, and nothing runs yet: start the log, the
        /// sensors and the timers. The operation makes all parts, or none if one fails. It ends with
        /// VELTO_ERROR_NO_SLOT before anything is written if there is too little room. The parts are listed with
        /// handles afterwards (velto_mw_list_processors(), velto_mw_list_loggers(),
        /// velto_mw_list_program()).</remarks>
        /// <param name="device">the board that is to have the program.</param>
        /// <param name="state">the state of the other board; at most 262144 bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_FORMAT (not a saved state; the message names line and column);
        /// VELTO_ERROR_NOT_FOUND (the state has no program that this board could have); VELTO_ERROR_NOT_CONNECTED
        /// (this board is not READY); VELTO_ERROR_UNSUPPORTED (the device is not a board); VELTO_ERROR_BUSY (256
        /// operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_copy_program(
            DeviceId device, [MarshalAs(UnmanagedType.LPStr)] string state, OperationId* out_op);

        /// <summary>Describe the parts of another board's program that velto_mw_copy_program() would leave out, in a
        /// line each with the reason.</summary>
        /// <remarks>Nothing is written. Macros of other programs are in no state, since boards do not tell
        /// them.</remarks>
        /// <param name="device">the board that is to have the program.</param>
        /// <param name="state">the state of the other board; at most 262144 bytes.</param>
        /// <param name="buffer">receives the text; empty if nothing would be left out.</param>
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
        /// <remarks>The newest page is written to the log first, if the board keeps it in memory. The operation ends
        /// with the log, and reports progress in entries; it does not end with the link. VELTO_EVENT_PAGE_READY
        /// announces each page. An empty log has none. If a download before it was destroyed or cancelled while the
        /// board sent a page, it begins when that page is over. The operation ends with VELTO_ERROR_INVALID_STATE if
        /// the board streams, or logs and VELTO_DOWNLOAD_GO_ON is not set, or if the bookmark is older than the log,
        /// with VELTO_ERROR_DISCONNECTED if the link is not established again, and with VELTO_ERROR_TIMEOUT after a
        /// minute of silence.</remarks>
        /// <param name="device">the board, which is READY.</param>
        /// <param name="def">the definition. NULL for the defaults.</param>
        /// <param name="bookmark">the bookmark of the download before, NULL with size 0 for none; at most 1048576
        /// bytes.</param>
        /// <param name="out_download">receives the download, which the program destroys.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board, or has no log);
        /// VELTO_ERROR_NOT_CONNECTED (the device is not READY); VELTO_ERROR_INVALID_STATE (another download of the
        /// board runs); VELTO_ERROR_FORMAT (the bookmark is damaged); VELTO_ERROR_VERSION_MISMATCH (the bookmark is of
        /// a newer version of the library); VELTO_ERROR_INVALID_ARGUMENT (the bookmark is of another board, which the
        /// error names); VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_mw_start_download(
            DeviceId device, DownloadDefinition* def, void* bookmark, UIntPtr size, DownloadId* out_download,
            OperationId* out_op);

        /// <summary>Create a stream of the samples of a logger.</summary>
        /// <remarks>It exists at once, and as long as the program keeps it; make one for each logger before reading
        /// the first page. Nothing of it is dropped: a page waits until it is read, so `capacity` and `timeout` of the
        /// definition are without meaning. Frames carry the flags of a log, such as VELTO_FRAME_UTC. A part of the log
        /// whose range is not known comes in raw values, with VELTO_FRAME_UNSCALED, whatever the units are. The null
        /// handle stands for all loggers that are not known: their entries come as plain uint32_t numbers in three
        /// columns, `logger`, `reset` (the id of the reset before) and `data`.</remarks>
        /// <param name="logger">the logger, or the null handle for the entries of unknown ones.</param>
        /// <param name="def">the definition, of which the units count. NULL for the defaults.</param>
        /// <param name="out_stream">receives the stream, which the program destroys.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_STATE (the logger has a stream already); VELTO_ERROR_NOT_FOUND (the
        /// logger was made after the download began); VELTO_ERROR_OUT_OF_MEMORY (no descriptors, handles or memory
        /// left).</returns>
        [DllImport(Library)]
        public static extern Result velto_download_create_stream(
            DownloadId download, LoggerId logger, StreamDefinition* def, StreamId* out_stream);

        /// <summary>Get the page that waits to be acknowledged.</summary>
        /// <returns>VELTO_OK; VELTO_NOTHING (no page waits).</returns>
        [DllImport(Library)]
        public static extern Result velto_download_poll_page(DownloadId download, DownloadPage* out_page);

        /// <summary>Get a place of the page that waits at which entries are missing.</summary>
        /// <remarks>Store it with the page: a later download does not report it again. What overwriting has taken is
        /// known if the library has started the log, and is in the page that follows it.</remarks>
        /// <param name="index">the number of the gap, from 0 to `gap_count` of velto_download_page (0 to
        /// 4294967295).</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (no page waits, or it has fewer gaps).</returns>
        [DllImport(Library)]
        public static extern Result velto_download_get_gap(DownloadId download, uint index, DownloadGap* out_gap);

        /// <summary>Get the place in the log behind all pages so far, to be stored together with their
        /// samples.</summary>
        /// <remarks>Store both in one transaction, and acknowledge the page then. The bookmark holds counts, the
        /// newest page, samples that were begun, and what gives values and dates to the rest of the log: 20 bytes for
        /// each entry of a page, and some thousand.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_STATE (samples of the page are unread, which the error names, and
        /// DISCARD_UNREAD is not set).</returns>
        [DllImport(Library)]
        public static extern Result velto_download_get_bookmark(
            DownloadId download, void* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Confirm the page to the board, which then erases it.</summary>
        /// <remarks>Also while the link is lost: the page is then recognized when the board sends it again. A last
        /// page that a board never calls complete stays in its log until that is cleared; the bookmark drops
        /// it.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_STATE (no page waits, or samples of it are unread, which the error
        /// names, and DISCARD_UNREAD is not set).</returns>
        [DllImport(Library)]
        public static extern Result velto_download_acknowledge_page(DownloadId download);

        /// <summary>Get information about a download.</summary>
        [DllImport(Library)]
        public static extern Result velto_download_get_info(DownloadId download, DownloadInfo* out_info);

        /// <summary>End a download, and make its handle stale.</summary>
        /// <remarks>Its operation ends with VELTO_ERROR_CANCELLED if it is pending. The page that was not acknowledged
        /// stays on the board. Streams of the download end, and what waits in them stays readable.</remarks>
        [DllImport(Library)]
        public static extern void velto_download_destroy(DownloadId download);

        // Events: what happened

        /// <summary>Describe an event in one line, for logs.</summary>
        /// <param name="buffer">receives the line; its form may change at any time.</param>
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
        /// <remarks>Poll it, but never read or close it. It works with select, poll, epoll and any event
        /// loop.</remarks>
        /// <param name="out_fd">receives the descriptor, which belongs to the context.</param>
        [DllImport(Library)]
        public static extern Result velto_context_get_event_fd(IntPtr context, int* out_fd);

        /// <summary>Discard all events that wait in the default queue.</summary>
        /// <remarks>Threads: one thread at a time per context.</remarks>
        [DllImport(Library)]
        public static extern Result velto_context_flush_events(IntPtr context);

        /// <summary>Set the classes of events that the default queue receives from now on.</summary>
        /// <param name="mask">the classes; 0 for none.</param>
        [DllImport(Library)]
        public static extern Result velto_context_set_event_mask(IntPtr context, EventClass mask);

        /// <summary>Get the classes of events that the default queue receives.</summary>
        [DllImport(Library)]
        public static extern Result velto_context_get_event_mask(IntPtr context, EventClass* out_mask);

        /// <summary>Create a further queue, which receives every event of its mask from now on.</summary>
        /// <param name="mask">the classes of events it receives.</param>
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

        /// <summary>Set the classes of events that a queue receives from now on.</summary>
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

        /// <summary>Destroy a queue; a thread that waits on it is released.</summary>
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
        /// velto_motion_config_init() has the presets of caps: what is in force, such as the preset that
        /// velto_device_set_motion_mode() has loaded, suits the family of the device.</remarks>
        [DllImport(Library)]
        public static extern Result velto_device_set_motion_config(DeviceId device, MotionConfig* config);

        /// <summary>Get the motion configuration of a device.</summary>
        [DllImport(Library)]
        public static extern Result velto_device_get_motion_config(DeviceId device, MotionConfig* out_config);

        /// <summary>Set the motion mode of a device, and load the mode's preset.</summary>
        /// <remarks>Axes changed by the program are kept. Setting the current mode has no effect.</remarks>
        /// <returns>VELTO_OK; VELTO_UNCHANGED (it is the current mode).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_set_motion_mode(DeviceId device, MotionMode mode);

        /// <summary>Make the current pose of a device neutral.</summary>
        /// <remarks>No edges are consumed. The position reads 0 at once, even before the next poll.</remarks>
        [DllImport(Library)]
        public static extern Result velto_device_calibrate_neutral(DeviceId device);

        /// <summary>Center a device: the direction in which it points now is forward.</summary>
        /// <remarks>The position reads 0 at once, in every mode. The next poll takes the newest sample as the center
        /// of the paddle, and of a board the pose in which it is level. `orientation` gets the heading 0; its
        /// inclination stays, since gravity gives it. The members `recenter_hold` and `recenter_trigger` of
        /// velto_motion_config let the player do the same.</remarks>
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
        /// velto_device_set_calibration() answer it.</remarks>
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
        /// lost, and with VELTO_ERROR_ALREADY if the device is being calibrated already. On a MetaWear board
        /// `still_range` limits the roll, of which a degree is 7.35 raw units: the default of 12 is 1.6°. A device
        /// that feeds no game input has nothing to calibrate: one whose velto_device_set_game_input() is OFF, or a
        /// board that has no player index and is not set to ON. Radio: none.</remarks>
        /// <param name="options">the options. NULL for the defaults.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_STATE (the device feeds no game input); VELTO_ERROR_BUSY (256
        /// operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_start_calibration(
            DeviceId device, CalibrationOptions* options, OperationId* out_op);

        /// <summary>Save the configuration and calibration of a device for the next run of the program.</summary>
        /// <remarks>The profile holds the motion, gamepad and sensor constants and the center of the paddle, in one
        /// file per device in the context's state folder, also in a context with VELTO_CONTEXT_EPHEMERAL. The file is
        /// replaced atomically: a crash leaves the old or the new one. If two programs save, the last one counts.
        /// Blocks: bounded; until a small file is written.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is virtual); VELTO_ERROR_IO (the file cannot be
        /// written); VELTO_ERROR_NOT_FOUND (no folder is named, and there is neither XDG_STATE_HOME nor
        /// HOME).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_save_profile(DeviceId device);

        /// <summary>Load the saved configuration and calibration of a device.</summary>
        /// <remarks>A damaged file is set aside with a warning in the log, and changes nothing. A context with
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
        /// <remarks>Every constant is replaced by that of the style.</remarks>
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
        /// <param name="tilt_x">takes the role of rotation about x.</param>
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

        /// <summary>Get the constants of a driver for paddles at one rate.</summary>
        /// <remarks>Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        /// <param name="rate_mode">the rate; UNKNOWN means NORMAL.</param>
        /// <param name="out_config">receives the program's constants, or those of the preset if there are
        /// none.</param>
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

        /// <summary>Get the constants of a driver for menus at one rate.</summary>
        /// <remarks>Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        /// <param name="rate_mode">the rate; UNKNOWN means NORMAL.</param>
        /// <param name="out_config">receives the program's constants, or those of the preset if there are
        /// none.</param>
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

        /// <summary>Get the constants of a driver for pointers at one rate.</summary>
        /// <remarks>Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        /// <param name="rate_mode">the rate; UNKNOWN means NORMAL.</param>
        /// <param name="out_config">receives the program's constants, or those of the preset if there are
        /// none.</param>
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

        /// <summary>Get the constants of a driver for aims sideways at one rate.</summary>
        /// <remarks>Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        /// <param name="rate_mode">the rate; UNKNOWN means NORMAL.</param>
        /// <param name="out_config">receives the program's constants, or those of the preset if there are
        /// none.</param>
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

        /// <summary>Get a copy of the input for display, refreshed every 0.12 s so that nothing flickers.</summary>
        /// <remarks>Every 0.35 s at low power. A change of flags, of the rate or of a button shows at once. Gestures
        /// and button edges stay until the next refresh, and none is lost. Threads: one thread at a time per object;
        /// others get VELTO_ERROR_BUSY.</remarks>
        /// <param name="input">the polled input of this frame.</param>
        /// <param name="dt">length of the frame (seconds, 0 or more), or VELTO_DT_MEASURE.</param>
        /// <param name="out_shown">receives the input to display.</param>
        [DllImport(Library)]
        public static extern Result velto_driver_step_display(
            IntPtr driver, VeltoInput* input, double dt, VeltoInput* out_shown);

        /// <summary>Pass a click, and then none until a cooldown has elapsed.</summary>
        /// <remarks>Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        /// <param name="is_pressed">whether the button is pressed in this frame.</param>
        /// <param name="dt">length of the frame (seconds, 0 or more).</param>
        /// <param name="cooldown">time after a passed click during which no other passes; 0.65 in the original
        /// (seconds, 0 to 86400).</param>
        /// <param name="out_is_open">receives whether the click passes.</param>
        [DllImport(Library)]
        public static extern Result velto_driver_step_gate(
            IntPtr driver, VeltoBool is_pressed, double dt, double cooldown, VeltoBool* out_is_open);

        /// <summary>Synchronize the gate with the button: a button that is already held is no click.</summary>
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

        /// <summary>Find the slot that has the focus, none in the neutral zone.</summary>
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

        /// <summary>Begin a menu; a focus that still fits is kept, all other state is reset.</summary>
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
        /// <param name="item">the item; one that does not exist is ignored (0 to 65535).</param>
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
        /// <remarks>TAP fingers in `buttons_pressed` perform their command, as in velto_navigator_ingest_event();
        /// swipes are events only. Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
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
        /// <remarks>The focus then stays until the hand leans to another item. Threads: one thread at a time per
        /// object; others get VELTO_ERROR_BUSY.</remarks>
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
        /// <param name="item">the item; one that does not exist is ignored (0 to 65535).</param>
        [DllImport(Library)]
        public static extern Result velto_navigator_activate_item(IntPtr navigator, int item, NavigatorStep* out_step);

        /// <summary>Remove the focus from its item.</summary>
        /// <remarks>Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        [DllImport(Library)]
        public static extern Result velto_navigator_clear_focus(IntPtr navigator, NavigatorStep* out_step);

        /// <summary>Perform the menu command of a tap or air gesture.</summary>
        /// <remarks>Pass every event of a queue: events of other types are ignored, as are taps and touches that are
        /// buttons in the input of a device that velto_navigator_step_input() has stepped, so that nothing counts
        /// twice. A hand that keeps thumb and index finger together confirms only once. Threads: one thread at a time
        /// per object; others get VELTO_ERROR_BUSY.</remarks>
        /// <param name="event">the event, of any type.</param>
        [DllImport(Library)]
        public static extern Result velto_navigator_ingest_event(
            IntPtr navigator, VeltoEvent* @event, NavigatorStep* out_step);

        /// <summary>Set the motion of a device to one that suits a menu, and discard its pending edges.</summary>
        /// <remarks>The player's axes are kept. velto_device_end_menu_motion() restores the previous configuration,
        /// even if this function was called more than once. Setting a configuration, mode or profile meanwhile ends
        /// the menu motion.</remarks>
        /// <param name="policy">the rules of the menu; ORIGINAL uses the paddle preset.</param>
        [DllImport(Library)]
        public static extern Result velto_device_begin_menu_motion(DeviceId device, NavigatorPolicy policy);

        /// <summary>Restore the motion of a device from before the menu, and discard its pending edges.</summary>
        /// <returns>VELTO_OK; VELTO_UNCHANGED (no menu motion is in effect).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_end_menu_motion(DeviceId device);

        /// <summary>Set the device that owns the menu, or none.</summary>
        /// <remarks>Under BOUND the device keeps the menu; under ONE_HAND it does until its hand has rested. Threads:
        /// one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        /// <param name="device">the device, or null for none.</param>
        [DllImport(Library)]
        public static extern Result velto_navigator_set_owner(IntPtr navigator, DeviceId device);

        /// <summary>Get the device that owns the menu.</summary>
        /// <remarks>Threads: one thread at a time per object; others get VELTO_ERROR_BUSY.</remarks>
        /// <param name="out_device">receives the device, or null.</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (no device owns it).</returns>
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
        /// <remarks>Blocks: bounded; while a saved board makes up for the time since, some 5 s of a processor for a
        /// night or longer of logging at 100 Hz.</remarks>
        /// <param name="context">a context with VELTO_BACKEND_SIMULATED.</param>
        /// <param name="def">the definition. NULL for the defaults.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the context has no simulated backend);
        /// VELTO_ERROR_INVALID_ARGUMENT (a member out of range, or the seed of another simulated device);
        /// VELTO_ERROR_NOT_FOUND (no script or model of that name; the message lists the known ones);
        /// VELTO_ERROR_OUT_OF_MEMORY (no handles left).</returns>
        [DllImport(Library)]
        public static extern Result velto_context_create_sim(
            IntPtr context, SimulatorDefinition* def, SimulatorId* out_sim);

        /// <summary>Destroy a simulated device; a connected host sees it fall silent.</summary>
        [DllImport(Library)]
        public static extern void velto_sim_destroy(SimulatorId sim);

        /// <summary>Get the device of a simulator, once a scan has found it.</summary>
        /// <param name="out_device">receives the device, or null.</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (no scan has found it yet).</returns>
        [DllImport(Library)]
        public static extern Result velto_sim_get_device(SimulatorId sim, DeviceId* out_device);

        /// <summary>Get the identifier of a simulator's device, also before a scan has found it.</summary>
        /// <param name="buffer">receives the identifier, such as "sim:AA:BB:CC:DD:EE:FF".</param>
        [DllImport(Library)]
        public static extern Result velto_sim_get_identifier(
            SimulatorId sim, byte* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Play a custom script on a simulated device.</summary>
        /// <remarks>The script begins when the device starts to stream, or at once if it already streams. After its
        /// last step a script that does not repeat leaves the device in that state.</remarks>
        /// <param name="steps">the steps in order, at least one; copied; at most 4096.</param>
        /// <param name="repeats">whether the first step follows the last one again.</param>
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
        /// <remarks>TAP to BATTERY, and WALK to OPEN_PIN. Whether the host is notified depends on the mode that it has
        /// set, which a TAP takes a moment after its device has become READY, or on what it has subscribed to and
        /// enabled on a board. At most 256 steps wait for the device's next turn; more are dropped.</remarks>
        /// <param name="step">the step; its duration is that for which fingers stay down.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the step is of another kind); VELTO_ERROR_UNSUPPORTED (the
        /// device is neither a TAP wearable nor a board).</returns>
        [DllImport(Library)]
        public static extern Result velto_sim_inject_step(SimulatorId sim, SimulatorStep* step);

        /// <summary>Set registers of a device on the I2C bus of a simulated board.</summary>
        /// <remarks>A device at a new address is connected; registers that were never set are 0. Writes of the board
        /// change registers too. The default is one device, an accelerometer at the address 0x1C that only has an
        /// identification register. A reset of the board does not affect the registers.</remarks>
        /// <param name="address">the address of the device (at most 127).</param>
        /// <param name="register_id">the first register.</param>
        /// <param name="bytes">the values of this register and those after it; none only connect the device; at most
        /// 256 bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (there are not as many registers); VELTO_ERROR_UNSUPPORTED
        /// (the device is not a board).</returns>
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
        /// <remarks>Without a device the data wires are connected to each other, and sent bytes come back.</remarks>
        /// <param name="select_pin">the pin that selects the device.</param>
        /// <param name="bytes">the response to every read, repeated; no bytes disconnect the device; at most 256
        /// bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board).</returns>
        [DllImport(Library)]
        public static extern Result velto_sim_set_spi_answer(
            SimulatorId sim, byte select_pin, void* bytes, UIntPtr size);

        /// <summary>Get the state of a simulated board as bytes.</summary>
        /// <remarks>The state is the board's log with its loggers, the settings, the firmware version and the clock,
        /// and what runs: sensors, detectors, logging, light, pins and subscriptions. Counted steps are no part of it.
        /// A context with a `state_path` saves the states of its boards there, when a link ends and at the end, and
        /// loads them in velto_context_create_sim(): programs that run one after the other meet the same board, which
        /// has gone on meanwhile. The firmware version of a state that was loaded replaces that of
        /// velto_sim_def.</remarks>
        /// <param name="buffer">receives the state; 9 bytes for each entry of the log, 2 for each page, and less than
        /// 4000 others.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board).</returns>
        [DllImport(Library)]
        public static extern Result velto_sim_get_state(
            SimulatorId sim, void* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Make a simulated board the one whose state was taken with velto_sim_get_state().</summary>
        /// <remarks>It goes on from there. If the call fails, nothing changes. Blocks: bounded; while the state is
        /// read, which takes seconds for a full log; bytes of no such state are refused at once.</remarks>
        /// <param name="bytes">the state; copied; at most 671088640 bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_FORMAT (the bytes are no state, or that of another kind of board, which the
        /// sentence names); VELTO_ERROR_INVALID_STATE (a host is connected to the board); VELTO_ERROR_UNSUPPORTED (the
        /// device is not a board).</returns>
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
        /// <remarks>The device advertises their services. A characteristic that stays keeps its value, unless it comes
        /// with an initial one. To a connected host, subscriptions to characteristics that are gone end.</remarks>
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

        /// <summary>Replace all reactions of a TABLE simulator; what waits is dropped.</summary>
        /// <remarks>Set the characteristics first: reactions name them. A reaction whose characteristic is removed
        /// later stays and does not match, until a table has that value handle again.</remarks>
        /// <param name="reactions">the reactions in order; copied; at most 64.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (a reaction names a characteristic that does not exist);
        /// VELTO_ERROR_UNSUPPORTED (the model is not TABLE).</returns>
        [DllImport(Library)]
        public static extern Result velto_sim_set_reactions(
            SimulatorId sim, SimulatorReaction* reactions, UIntPtr count);

        /// <summary>Replace all faults of a simulated device; the first one that applies to a request
        /// decides.</summary>
        /// <param name="faults">the faults in order; copied. None ends all faults; at most 64.</param>
        [DllImport(Library)]
        public static extern Result velto_sim_set_faults(SimulatorId sim, SimulatorFault* faults, UIntPtr count);

        /// <summary>List the faults that remain; their counts decrease as requests meet them.</summary>
        [DllImport(Library)]
        public static extern Result velto_sim_list_faults(
            SimulatorId sim, SimulatorFault* faults, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Send arbitrary bytes as a notification, whatever the firmware is doing.</summary>
        /// <param name="characteristic">value handle; 0 for the first characteristic that can notify.</param>
        /// <param name="bytes">the value; at most 244 bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (no such characteristic, or it cannot notify);
        /// VELTO_ERROR_NOT_CONNECTED (no link is up); VELTO_ERROR_REJECTED (the host has not subscribed to it);
        /// VELTO_ERROR_BUSY (64 notifications wait for their delivery; nothing is sent).</returns>
        [DllImport(Library)]
        public static extern Result velto_sim_inject_notification(
            SimulatorId sim, ushort characteristic, void* bytes, UIntPtr size);

        /// <summary>Take the oldest write that reached the firmware; the last 256 are kept.</summary>
        /// <returns>VELTO_OK; VELTO_NOTHING (no write waits).</returns>
        [DllImport(Library)]
        public static extern Result velto_sim_poll_write(SimulatorId sim, SimulatorWrite* out_write);

        /// <summary>Take the oldest writes that reached the firmware, as many as fit.</summary>
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
        /// <remarks>New simulators pair without a passkey. A device with a passkey insists on it: the pairing policy
        /// JUST_WORKS refuses it. To the policy SYSTEM, there is a person at the simulated desktop who reads and types
        /// without a mistake.</remarks>
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
        /// <remarks>The next link of a host that keeps the bond fails. A link that is encrypted stays so.</remarks>
        [DllImport(Library)]
        public static extern Result velto_sim_remove_bond(SimulatorId sim);

        /// <summary>Move a simulator from its context's backend to the program, or back.</summary>
        /// <remarks>A link that is up ends; the host sees the device fall silent.</remarks>
        /// <param name="is_bare">whether the program drives it.</param>
        /// <returns>VELTO_OK; VELTO_UNCHANGED (it is already there).</returns>
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

        /// <summary>Report to a bare simulator how well its link is protected.</summary>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_STATE (it is not bare); VELTO_ERROR_NOT_CONNECTED (no link is
        /// up).</returns>
        [DllImport(Library)]
        public static extern Result velto_sim_report_encryption(SimulatorId sim, SimulatorSecurity security);

        /// <summary>Forward a host's write to a bare simulator.</summary>
        /// <param name="characteristic">value handle.</param>
        /// <param name="has_response">whether it is a write with response.</param>
        /// <param name="bytes">the value; at most 512 bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_REJECTED (the device rejects it; velto_error_get_detail() returns its ATT
        /// code); VELTO_ERROR_PAIRING_REQUIRED (the device requires a better protected link);
        /// VELTO_ERROR_INVALID_STATE (it is not bare); VELTO_ERROR_NOT_CONNECTED (no link is up).</returns>
        [DllImport(Library)]
        public static extern Result velto_sim_write_value(
            SimulatorId sim, ushort characteristic, VeltoBool has_response, void* bytes, UIntPtr size);

        /// <summary>Forward a host's read to a bare simulator.</summary>
        /// <param name="characteristic">value handle.</param>
        /// <param name="buffer">receives the value, at most 512 bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_REJECTED (the device rejects it; velto_error_get_detail() returns its ATT
        /// code); VELTO_ERROR_PAIRING_REQUIRED (the device requires a better protected link);
        /// VELTO_ERROR_INVALID_STATE (it is not bare); VELTO_ERROR_NOT_CONNECTED (no link is up).</returns>
        [DllImport(Library)]
        public static extern Result velto_sim_read_value(
            SimulatorId sim, ushort characteristic, void* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Report to a bare simulator that a host has enabled or disabled notifications of a
        /// characteristic.</summary>
        /// <param name="characteristic">value handle.</param>
        /// <param name="is_on">whether notifications are enabled.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_REJECTED (the device rejects it, as if the characteristic cannot notify);
        /// VELTO_ERROR_PAIRING_REQUIRED (the device requires a better protected link); VELTO_ERROR_INVALID_STATE (it
        /// is not bare); VELTO_ERROR_NOT_CONNECTED (no link is up).</returns>
        [DllImport(Library)]
        public static extern Result velto_sim_report_subscription(
            SimulatorId sim, ushort characteristic, VeltoBool is_on);

        /// <summary>Take the next notification of a bare simulator that is due.</summary>
        /// <remarks>VELTO_ERROR_NOT_CONNECTED is also how a program notices that the device itself has ended the
        /// link.</remarks>
        /// <returns>VELTO_OK; VELTO_NOTHING (none is due); VELTO_ERROR_INVALID_STATE (it is not bare);
        /// VELTO_ERROR_NOT_CONNECTED (no link is up).</returns>
        [DllImport(Library)]
        public static extern Result velto_sim_poll_notification(
            SimulatorId sim, SimulatorNotification* out_notification);

        // Virtual devices: input that the program supplies

        /// <summary>Create a virtual device, which is connected and has the lowest free player index.</summary>
        /// <remarks>It exists until velto_device_forget() or the destruction of its context; then its identifier can
        /// be reused. velto_device_set_player_index() makes it another player; auto-connect does not count it among
        /// its players.</remarks>
        /// <param name="context">the context, of any backend.</param>
        /// <param name="identifier">a unique name, not empty; "virtual:" is prepended; at most 128 bytes.</param>
        /// <param name="capabilities">its capabilities, any but MOTION; 0 for POSITION and BUTTON. Without either it
        /// is no player.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_ALREADY (the identifier is in use); VELTO_ERROR_OUT_OF_MEMORY (no handles
        /// left).</returns>
        [DllImport(Library)]
        public static extern Result velto_context_create_virtual_device(
            IntPtr context, [MarshalAs(UnmanagedType.LPStr)] string identifier, Capability capabilities, DeviceId*
            out_device);

        /// <summary>Supply the input of a virtual device from now on.</summary>
        /// <remarks>Taken from `input` are the levels from `position_x` to `sensor_motion`, `buttons_down`, `states`,
        /// `motion_mode`, `rate_mode` unless it is UNKNOWN, `gyro_calibration`, measurements whose flag HAS_… is set,
        /// `gestures` except PRIMARY, and `throw_power`. A button that is both in `buttons_pressed` and
        /// `buttons_released` was tapped. A relative position of 0 follows the position. Everything else follows, so
        /// that the polled input of another device can be passed on as it is. Every call is a packet. Between two
        /// polls the newest levels count; edges and gestures accumulate, none is lost.</remarks>
        /// <param name="device">a virtual device.</param>
        /// <param name="input">the input that a game polls; its numbers are finite, `position_x` is -2 to 2,
        /// `position_y` -1 to 1, `throw_power` and `battery` 0 to 1.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not virtual, or was created without the
        /// capability of a measurement); VELTO_ERROR_NOT_CONNECTED (the program has disconnected the
        /// device).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_supply_input(DeviceId device, VeltoInput* input);

        /// <summary>Play a script on a virtual device from now on.</summary>
        /// <remarks>The operation ends with the last step; what it supplied stays. velto_op_cancel() ends it early, as
        /// do another script and velto_device_disconnect(). On a disconnected device it fails with
        /// VELTO_ERROR_NOT_CONNECTED. The text is checked as a whole before anything is played: an error names line
        /// and column. Blocks: bounded; until the text is checked, a second for some 50,000 lines. Radio:
        /// none.</remarks>
        /// <param name="device">a virtual device.</param>
        /// <param name="text">the script, UTF-8; copied; at most 67108864 bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_FORMAT (the text is no valid script; the message names the place);
        /// VELTO_ERROR_UNSUPPORTED (the device is not virtual, or was created without the capability of a
        /// measurement); VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_play_script(
            DeviceId device, void* text, UIntPtr size, OperationId* out_op);

        /// <summary>Play the script in a file on a virtual device from now on.</summary>
        /// <remarks>On a disconnected device the operation fails with VELTO_ERROR_NOT_CONNECTED. Blocks: bounded;
        /// until the file is read and checked. Radio: none.</remarks>
        /// <param name="device">a virtual device.</param>
        /// <param name="path">the path of the script, a regular file of at most 64 MiB; at most 4095 bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_FORMAT (the file is no valid script; the message names the place);
        /// VELTO_ERROR_IO (the file cannot be read, or is not a regular file); VELTO_ERROR_NOT_FOUND (there is no such
        /// file); VELTO_ERROR_UNSUPPORTED (the device is not virtual, or was created without the capability of a
        /// measurement); VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_play_file(
            DeviceId device, [MarshalAs(UnmanagedType.LPStr)] string path, OperationId* out_op);

        /// <summary>Record the polls of a device as a script for a virtual device.</summary>
        /// <remarks>Works for any device: over a radio, simulated, fed or virtual. Played on a new virtual device that
        /// is polled at the same times with the same `dt`, the script gives the same input bit for bit, except for
        /// `device`, `player_index` and the flag VIRTUAL; `timestamp_ns` differs by as much as the two began at
        /// different times of the clock. No time is below 0: played on a clock that has not run as long as a packet is
        /// old, `packet_age` is the time of that clock. A poll that is recorded copies 400 bytes and never waits for
        /// the disk: the context's recording thread writes the file, or, if the context is pumped,
        /// velto_context_dispatch() four times a second, on a manual clock as it is advanced. The operation is pending
        /// until velto_device_stop_recording(), velto_device_forget() or the end of the context has completed the
        /// file. A recording has no gaps: a full disk, or 1,024 polls that wait for it, end it early, and the
        /// operation fails with VELTO_ERROR_IO. The part written until then ends with a whole line and can be played.
        /// Blocks: bounded; until the file is created. Radio: none.</remarks>
        /// <param name="path">a regular file, which is created or replaced; the first line that is written replaces
        /// it; at most 4095 bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_ALREADY (the device is being recorded); VELTO_ERROR_IO (the file cannot be
        /// created, or is no regular file); VELTO_ERROR_BUSY (another recording is written into the file).</returns>
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
        /// <remarks>While a direction is down, the position moves and stops at the edges; both directions together
        /// stand still. For games that read the gamepad view, `direction`, `velocity` and the states MOVING, TILT_LEFT
        /// and TILT_RIGHT follow. With a `hold_time`, `keys` are those typed since the last step, in any order. A
        /// typed key stays down for that time, which typing it again extends; the opposite direction ends it. A
        /// terminal repeats a key that is held, after a pause: a hold time as long as that pause (0.25 to 0.7 s) moves
        /// without a gap, a shorter one places the paddle more precisely. Threads: one thread at a time per object;
        /// others get VELTO_ERROR_BUSY.</remarks>
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

        /// <summary>Bring the program's Bluetooth stack as the radio of a context.</summary>
        /// <remarks>A context has one host radio at a time. When it is destroyed its links end, requested ones are
        /// established again over the next host radio.</remarks>
        /// <param name="context">a context with VELTO_BACKEND_HOST.</param>
        /// <param name="def">the definition. NULL for the defaults.</param>
        /// <param name="out_host">receives the host radio.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the context does not have the host backend);
        /// VELTO_ERROR_ALREADY (the context has a host radio); VELTO_ERROR_BUSY (too many reports of earlier radios
        /// wait for the context); VELTO_ERROR_OUT_OF_MEMORY (no handles or descriptors left).</returns>
        [DllImport(Library)]
        public static extern Result velto_context_create_host_radio(
            IntPtr context, HostDefinition* def, HostId* out_host);

        /// <summary>Destroy a host radio; all its links have ended.</summary>
        /// <param name="host">the host radio.</param>
        [DllImport(Library)]
        public static extern void velto_host_destroy(HostId host);

        /// <summary>Report a new state of the adapter; unless it is READY, all links have ended.</summary>
        /// <param name="host">the host radio.</param>
        /// <returns>VELTO_OK; VELTO_UNCHANGED (it is known); VELTO_ERROR_BUSY (too many reports wait for the
        /// context).</returns>
        [DllImport(Library)]
        public static extern Result velto_host_report_state(HostId host, HostState state);

        /// <summary>Take the oldest request.</summary>
        /// <remarks>Once the context or the radio is destroyed, this returns VELTO_ERROR_STALE_HANDLE, and the program
        /// ends the links that are left.</remarks>
        /// <param name="host">the host radio.</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (no request waits).</returns>
        [DllImport(Library)]
        public static extern Result velto_host_poll_request(HostId host, HostRequest* out_request);

        /// <summary>Take the oldest request, waiting for one if necessary.</summary>
        /// <remarks>Returns VELTO_ERROR_STALE_HANDLE when another thread destroys the context or the radio. A pumped
        /// context dispatches meanwhile; a manual clock advances by up to the timeout. Blocks: up to the
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
        /// radio is destroyed, or the context.</param>
        [DllImport(Library)]
        public static extern Result velto_host_get_request_fd(HostId host, int* out_fd);

        /// <summary>Report that a request has been fulfilled.</summary>
        /// <remarks>Completing CONNECT reports that the link is up, as velto_host_report_link() does: the device can
        /// be used once velto_host_supply_gatt() has supplied its characteristics, which alone is enough.</remarks>
        /// <param name="host">the host radio.</param>
        /// <param name="request_id">`id` of the request.</param>
        /// <param name="bytes">the value that was read, or the signal strength; ignored for other requests; at most
        /// 512 bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (there has been no such request); VELTO_ERROR_INVALID_STATE (the
        /// request has ended: it was answered before, was cancelled, or took too long).</returns>
        [DllImport(Library)]
        public static extern Result velto_host_complete_request(
            HostId host, ulong request_id, void* bytes, UIntPtr size);

        /// <summary>Report that a request has failed.</summary>
        /// <param name="host">the host radio.</param>
        /// <param name="request_id">`id` of the request.</param>
        /// <param name="result">the failure, such as VELTO_ERROR_REJECTED; if a device rejects a request because it
        /// requires pairing, VELTO_ERROR_PAIRING_REQUIRED.</param>
        /// <param name="att_code">the error code of the attribute protocol with which the device refused to READ,
        /// WRITE or SUBSCRIBE, if the stack reports one; 0 for none (0 to 255).</param>
        /// <param name="message">one sentence for velto_op_get_error(); NULL for a general one; at most 255 bytes. May
        /// be NULL.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (`result` is no failure); VELTO_ERROR_NOT_FOUND (there has
        /// been no such request); VELTO_ERROR_INVALID_STATE (the request has ended: it was answered before, was
        /// cancelled, or took too long).</returns>
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
        /// are taken from earlier reports. A payload may contain the advertising packet and the scan response, one
        /// after the other, or one of them.</remarks>
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

        /// <summary>Report that the scan has ended without a request.</summary>
        /// <param name="host">the host radio.</param>
        /// <param name="result">the failure that ended it.</param>
        /// <returns>VELTO_OK; VELTO_UNCHANGED (no scan runs); VELTO_ERROR_INVALID_ARGUMENT (`result` is no failure);
        /// VELTO_ERROR_BUSY (too many reports wait for the context).</returns>
        [DllImport(Library)]
        public static extern Result velto_host_report_scan_stopped(HostId host, Result result);

        /// <summary>Report that a link is up or has ended.</summary>
        /// <remarks>It answers CONNECT and DISCONNECT; velto_host_fail_request() answers a CONNECT that failed without
        /// mistaking it for the end of the link before. A link that comes up without a pending CONNECT, for instance
        /// because its time was up, is refused with VELTO_ERROR_INVALID_STATE: the program ends it.</remarks>
        /// <param name="host">the host radio.</param>
        /// <param name="peer">number of the device.</param>
        /// <param name="is_up">whether the link is up; velto_host_supply_gatt() implies it too.</param>
        /// <param name="reason">why it ended, if it did.</param>
        /// <returns>VELTO_OK; VELTO_UNCHANGED (it is known); VELTO_ERROR_NOT_FOUND (there is no such device);
        /// VELTO_ERROR_INVALID_STATE (the library does not want the link).</returns>
        [DllImport(Library)]
        public static extern Result velto_host_report_link(HostId host, uint peer, VeltoBool is_up, DownReason reason);

        /// <summary>Supply the characteristics of a connected device; again whenever its services have
        /// changed.</summary>
        /// <remarks>With them the device can be used, and the link is reported as up if it has not been. A stack that
        /// has no value handles chooses the numbers, such as 1, 2, 3.</remarks>
        /// <param name="host">the host radio.</param>
        /// <param name="peer">number of the device.</param>
        /// <param name="characteristics">the characteristics, each with a handle of its own; at most 256.</param>
        /// <returns>VELTO_OK; VELTO_UNCHANGED (they are known); VELTO_ERROR_NOT_FOUND (there is no such device);
        /// VELTO_ERROR_INVALID_STATE (the library does not want the link); VELTO_ERROR_BUSY (too many reports wait for
        /// the context).</returns>
        [DllImport(Library)]
        public static extern Result velto_host_supply_gatt(
            HostId host, uint peer, GattCharacteristic* characteristics, UIntPtr count);

        /// <summary>Supply the descriptors of a device, before its characteristics; for programs that list
        /// them.</summary>
        /// <param name="host">the host radio.</param>
        /// <param name="peer">number of the device.</param>
        /// <param name="descriptors">the descriptors; at most 256.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (there is no such device).</returns>
        [DllImport(Library)]
        public static extern Result velto_host_supply_descriptors(
            HostId host, uint peer, GattDescriptor* descriptors, UIntPtr count);

        /// <summary>Report the largest packet that both ends of a link agreed on.</summary>
        /// <remarks>Optional: whenever the stack learns it while it connects or later. Without it the size is unknown,
        /// and writes without response of up to 512 bytes are requested.</remarks>
        /// <param name="host">the host radio.</param>
        /// <param name="peer">number of the device.</param>
        /// <param name="mtu">size of a packet of the attribute protocol (bytes, 23 to 517).</param>
        /// <returns>VELTO_OK; VELTO_UNCHANGED (it is known); VELTO_ERROR_NOT_FOUND (there is no such device);
        /// VELTO_ERROR_BUSY (too many reports wait for the context).</returns>
        [DllImport(Library)]
        public static extern Result velto_host_report_mtu(HostId host, uint peer, uint mtu);

        /// <summary>Deliver a notified value.</summary>
        /// <remarks>It may come before SUBSCRIBE is answered. It does not allocate memory. Values wait in a ring of 64
        /// KiB, at most 2,048 of them; if it is full the new one is dropped, counted and logged.</remarks>
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
        /// <remarks>Like a call of velto_host_deliver_notification() for each, with one lock and one signal. A value
        /// that cannot be delivered leaves the others: the result is the first failure.</remarks>
        /// <param name="host">the host radio.</param>
        /// <param name="notifications">the notifications; at most 2048.</param>
        /// <param name="bytes">their values, one after another; copied; at most 65536 bytes.</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (there is no subscription to any); VELTO_ERROR_INVALID_ARGUMENT (also if
        /// the values have another size together; nothing is delivered then); VELTO_ERROR_NOT_FOUND (there is no such
        /// device, or it has no such characteristic); VELTO_ERROR_NOT_CONNECTED (a link is down); VELTO_ERROR_BUSY
        /// (the ring is full).</returns>
        [DllImport(Library)]
        public static extern Result velto_host_deliver_notifications(
            HostId host, HostNotification* notifications, UIntPtr count, void* bytes, UIntPtr size);

        /// <summary>Report a pairing request of a device while PAIR is pending; the answer comes as
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
        /// cut).</returns>
        [DllImport(Library)]
        public static extern Result velto_context_poll_log(IntPtr context, LogLine* out_line);

        // Stores: sessions that stay

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

        /// <summary>Open a file of sessions, or make it.</summary>
        /// <remarks>Sessions whose program went away are closed at their last frame. A file of a newer version is
        /// refused and left as it is, and so is a log without its file. The path ":memory:" makes a store in memory,
        /// for tests, which ends with its handle. Blocks: bounded.</remarks>
        /// <param name="path">the file; NULL for sessions.velto in $XDG_DATA_HOME/veltokit or ~/.local/share/veltokit;
        /// at most 4095 bytes. May be NULL.</param>
        /// <param name="out_store">receives the store, which the program closes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_LIBRARY_MISSING (SQLite is not installed); VELTO_ERROR_UNSUPPORTED (the file
        /// is of a newer version of the library); VELTO_ERROR_FORMAT (the file is damaged, or not a store);
        /// VELTO_ERROR_NOT_FOUND (the path is NULL, and there is no home folder); VELTO_ERROR_IO (the file cannot be
        /// opened); VELTO_ERROR_BUSY (another program has the file to itself); VELTO_ERROR_OUT_OF_MEMORY (no handles
        /// or memory left).</returns>
        [DllImport(Library)]
        public static extern Result velto_context_open_store(
            IntPtr context, [MarshalAs(UnmanagedType.LPStr)] string path, StoreId* out_store);

        /// <summary>Close a store; its running sessions are ended.</summary>
        /// <remarks>Blocks: bounded.</remarks>
        /// <param name="store">the store; afterwards its handle is stale.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_IO (not all frames could be written: the library tries again each second,
        /// and at the end of the context their sessions become RECOVERED); VELTO_ERROR_BUSY (another program writes
        /// for too long, likewise).</returns>
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

        /// <summary>Begin to record; what is recorded is added to the session.</summary>
        /// <remarks>Blocks: bounded.</remarks>
        /// <param name="label">a label for people, NULL for none; at most 1023 bytes. May be NULL.</param>
        /// <param name="out_session">receives the number of the session.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_IO (the disk has less than a megabyte left, or the file cannot be written);
        /// VELTO_ERROR_BUSY (another program writes); VELTO_ERROR_FORMAT (the file is damaged).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_begin_session(
            StoreId store, [MarshalAs(UnmanagedType.LPStr)] string label, ulong* out_session);

        /// <summary>Record a signal until the session ends, whenever its device is connected.</summary>
        /// <remarks>A device that is not there yet is connected as soon as it is: it is tried every ten seconds until
        /// its first frame. A device that sends nothing for 3 s is reported by VELTO_EVENT_TRACK_SILENT, and a gap of
        /// its track.</remarks>
        /// <param name="session">a session that this store began.</param>
        /// <param name="signal">a STREAMABLE signal.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the signal cannot be streamed); VELTO_ERROR_INVALID_STATE (the
        /// session does not run, or another store began it); VELTO_ERROR_ALREADY (the session records the signal
        /// already); VELTO_ERROR_IO (the disk has room for less than ten minutes of all signals).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_add_signal(StoreId store, ulong session, SignalId signal);

        /// <summary>Record the events of a device until the session ends.</summary>
        /// <remarks>Each kind of event is a track with columns of its own, made with its first event: "buttons",
        /// "taps", "holds", "air-gestures", "air-states", "hand-gestures", "standby", "detections" and "pins".
        /// velto_store_read_text() reads them as text.</remarks>
        /// <param name="session">a session that this store began.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_STATE (the session does not run, or another store began it);
        /// VELTO_ERROR_ALREADY (the session records the device already).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_add_device(StoreId store, ulong session, DeviceId device);

        /// <summary>Record the game input of a device as a track until the session ends.</summary>
        /// <remarks>The track "input" has what the program's polls return, at most `rate` times a second: position_x,
        /// position_y, relative_x, relative_y, direction, velocity, throw_power, buttons (bits), the orientation w, x,
        /// y, z, and receiving (1 or 0). While the program does not poll, nothing is recorded.</remarks>
        /// <param name="session">a session that this store began.</param>
        /// <param name="device">the device, also a virtual one.</param>
        /// <param name="rate">the most samples per second, such as 60 (hertz, 0.1 to 1000).</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_STATE (the session does not run, or another store began it);
        /// VELTO_ERROR_ALREADY (the session records the input of the device already).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_add_input(StoreId store, ulong session, DeviceId device, double rate);

        /// <summary>Add a track for the program's own samples.</summary>
        /// <remarks>Blocks: bounded.</remarks>
        /// <param name="session">a session that this store began.</param>
        /// <param name="out_track">receives the number of the track.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_STATE (the session does not run, or another store began it);
        /// VELTO_ERROR_INVALID_ARGUMENT (the definition has no signal, no channels, too many, two of one name, or
        /// control characters in a name); VELTO_ERROR_IO (the file cannot be written); VELTO_ERROR_FORMAT (the file is
        /// damaged); VELTO_ERROR_BUSY (another program writes).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_add_track(
            StoreId store, ulong session, TrackDefinition* def, ulong* out_track);

        /// <summary>Append samples to a track of the program's own.</summary>
        /// <remarks>Only `timestamp_ns`, `tick` and `flags` of the infos count; the samples are numbered in their
        /// order. They are committed as those of signals are.</remarks>
        /// <param name="track">a track that this store added, of a session that runs.</param>
        /// <param name="infos">the times of the samples, none before the one before it; at most 65536.</param>
        /// <param name="values">the values of the samples, row by row, in the type of the track; at most 16777216
        /// bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_STATE (the track is not the program's own, or its session has
        /// ended); VELTO_ERROR_INVALID_ARGUMENT (a time is before the one before it, also of an earlier call, or above
        /// 2^63 - 1, the last that a file can hold; nothing is appended); VELTO_ERROR_WRONG_KIND (the values are not
        /// those of the columns, which the error names).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_write_track(
            StoreId store, ulong track, FrameInfo* infos, UIntPtr count, void* values, UIntPtr size);

        /// <summary>Note samples that are missing behind the newest one of a track of the program's own.</summary>
        /// <param name="track">a track that this store added, of a session that runs.</param>
        /// <param name="kind">the cause, not NONE.</param>
        /// <param name="time_ns">when it began, on the clock of the track (nanoseconds, at most
        /// 9223372036854775807).</param>
        /// <param name="duration_ns">its duration (nanoseconds, at most 9223372036854775807).</param>
        /// <param name="count">the number of missing samples; 0 if it is unknown (at most
        /// 9223372036854775807).</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_STATE (the track is not the program's own, or its session has
        /// ended); VELTO_ERROR_INVALID_ARGUMENT (the kind is NONE).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_write_gap(
            StoreId store, ulong track, TrackGapKind kind, ulong time_ns, ulong duration_ns, ulong count);

        /// <summary>Mark the present moment of a session.</summary>
        /// <remarks>Blocks: bounded.</remarks>
        /// <param name="session">a session that this store began.</param>
        /// <param name="text">a text for people; at most 1023 bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_STATE (the session does not run, or another store began it);
        /// VELTO_ERROR_IO (the file cannot be written); VELTO_ERROR_FORMAT (the file is damaged); VELTO_ERROR_BUSY
        /// (another program writes).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_add_mark(
            StoreId store, ulong session, [MarshalAs(UnmanagedType.LPStr)] string text);

        /// <summary>End a session by itself once it has a size or a duration.</summary>
        /// <remarks>VELTO_EVENT_SESSION_ENDED reports the end. The size counts what was written for it, and is reached
        /// within a second.</remarks>
        /// <param name="session">a session that this store began.</param>
        /// <param name="size">the size; 0 for none (bytes).</param>
        /// <param name="duration">the duration since its beginning; 0 for none (seconds, 0 to 1000000000).</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_STATE (the session does not run, or another store began
        /// it).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_set_limit(StoreId store, ulong session, ulong size, double duration);

        /// <summary>Change the label or the notes of a session.</summary>
        /// <remarks>Blocks: bounded.</remarks>
        /// <param name="label">the label; NULL leaves it as it is; at most 1023 bytes. May be NULL.</param>
        /// <param name="notes">the notes; NULL leaves them as they are; at most 65535 bytes. May be NULL.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (there is no such session); VELTO_ERROR_IO (the file cannot be
        /// written); VELTO_ERROR_FORMAT (the file is damaged); VELTO_ERROR_BUSY (another program writes).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_set_text(
            StoreId store, ulong session, [MarshalAs(UnmanagedType.LPStr)] string label,
            [MarshalAs(UnmanagedType.LPStr)] string notes);

        /// <summary>Get the counts of a session.</summary>
        /// <remarks>Blocks: bounded.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (there is no such session); VELTO_ERROR_FORMAT (the file is
        /// damaged); VELTO_ERROR_IO (the file cannot be read); VELTO_ERROR_BUSY (another program writes).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_get_status(StoreId store, ulong session, SessionStatus* out_status);

        /// <summary>Commit the frames that have arrived, and end a session.</summary>
        /// <remarks>Blocks: bounded.</remarks>
        /// <param name="session">a session that this store began.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_STATE (the session does not run, or another store began it);
        /// VELTO_ERROR_IO (the disk is full, or the file cannot be written; the session runs on); VELTO_ERROR_BUSY
        /// (another program writes; the session runs on).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_end_session(StoreId store, ulong session);

        /// <summary>Download the log of a board into a session.</summary>
        /// <remarks>The samples of a page and the place in the log become durable in one transaction; only then the
        /// board erases the page. After a crash, a lost link or the end of the program, call it again: it goes on in
        /// the same session, loses nothing and doubles nothing. The session has the dates of its samples, not those of
        /// the download. The operation ends with the log, whose session is then ENDED. An operation that fails ends
        /// the session too, and the next call goes on in it. The log must be stopped. Each logger is a track; samples
        /// without a date are one of their own. Blocks: bounded.</remarks>
        /// <param name="device">the board, which is READY.</param>
        /// <param name="label">a label for a new session, NULL for none; at most 1023 bytes. May be NULL.</param>
        /// <param name="out_session">receives the number of the session.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board, or has no log);
        /// VELTO_ERROR_NOT_CONNECTED (the device is not READY); VELTO_ERROR_INVALID_STATE (another download of the
        /// board runs); VELTO_ERROR_IO (the file cannot be written); VELTO_ERROR_FORMAT (the file is damaged);
        /// VELTO_ERROR_BUSY (another program writes).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_download_log(
            StoreId store, DeviceId device, [MarshalAs(UnmanagedType.LPStr)] string label, ulong* out_session,
            OperationId* out_op);

        /// <summary>List the downloads that are under way, the oldest first.</summary>
        /// <remarks>Blocks: bounded.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_FORMAT (the file is damaged); VELTO_ERROR_IO (the file cannot be read);
        /// VELTO_ERROR_BUSY (another program writes).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_list_downloads(
            StoreId store, StoreDownload* downloads, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>List the sessions that a query matches, the newest first.</summary>
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
        /// <remarks>`frame_size` is the size of a row of `values` in bytes: 4 bytes for each channel; of RAW values
        /// that are U8, 1. Begin with `after_sequence` 0, and go on with the sequence number of the last frame that
        /// was read, until NOTHING. Sequence numbers of a track go on over lost links. Units are applied now: values
        /// are the same as those of a stream with these units. Blocks: bounded.</remarks>
        /// <param name="units">the units of the values.</param>
        /// <param name="after_sequence">the sequence number after which to begin, 0 for the first frame.</param>
        /// <param name="from_ns">the earliest time, on the clock of the track (nanoseconds).</param>
        /// <param name="to_ns">the latest time (nanoseconds).</param>
        /// <param name="values">receives the values of the frames, row by row, oldest first; there is room for
        /// `capacity` frames, also in `infos`, which may be NULL.</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (there is no further frame); VELTO_ERROR_WRONG_KIND (the frames of the
        /// track have other columns: the error names both); VELTO_ERROR_NOT_FOUND (there is no such track);
        /// VELTO_ERROR_FORMAT (the file is damaged); VELTO_ERROR_IO (the file cannot be read); VELTO_ERROR_BUSY
        /// (another program writes).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_read_track(
            StoreId store, ulong track, Units units, ulong after_sequence, ulong from_ns, ulong to_ns, void* values,
            UIntPtr frame_size, UIntPtr capacity, FrameInfo* infos, UIntPtr* out_count);

        /// <summary>Compute the orientation at each frame of a gyroscope's track.</summary>
        /// <remarks>It is velto_orientation_filter() for tracks. The frames are those that velto_store_read_track()
        /// returns for the same track and times, in their order. The range of the gyroscope is that of the track,
        /// unless the definition has one. Blocks: bounded.</remarks>
        /// <param name="def">the definition; OFFLINE is not looked at. NULL for the defaults.</param>
        /// <param name="frames">receives an orientation for each frame of the gyroscope.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (a track has other columns, more than 2,097,152 frames, no
        /// frames or times of another clock: the error names it); VELTO_ERROR_NOT_FOUND (there is no such track);
        /// VELTO_ERROR_FORMAT (the file is damaged); VELTO_ERROR_IO (the file cannot be read); VELTO_ERROR_BUSY
        /// (another program writes).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_filter_orientation(
            StoreId store, OrientationTracks* tracks, OrientationDefinition* def, OrientationFrame* frames, UIntPtr
            capacity, UIntPtr* out_count);

        /// <summary>Read the next frames of a track as text, above all those of events.</summary>
        /// <remarks>A call returns at most 1024 frames. Begin with `after_sequence` 0, and go on with the number of
        /// the last frame that was read, until NOTHING. Blocks: bounded.</remarks>
        /// <param name="after_sequence">the sequence number after which to begin, 0 for the first frame.</param>
        /// <param name="from_ns">the earliest time, on the clock of the track (nanoseconds).</param>
        /// <param name="to_ns">the latest time (nanoseconds).</param>
        /// <param name="rows">receives the frames, oldest first.</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (there is no further frame); VELTO_ERROR_NOT_FOUND (there is no such
        /// track); VELTO_ERROR_FORMAT (the file is damaged); VELTO_ERROR_IO (the file cannot be read);
        /// VELTO_ERROR_BUSY (another program writes).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_read_text(
            StoreId store, ulong track, ulong after_sequence, ulong from_ns, ulong to_ns, TrackText* rows, UIntPtr
            capacity, UIntPtr* out_count);

        /// <summary>Read the smallest and the largest values of a track in equal parts of a range of times.</summary>
        /// <remarks>It draws a curve of a whole session: what it costs follows from `capacity`, the number of parts,
        /// and hardly from the number of frames. Each row of `values` is a part with frames: for each channel the
        /// smallest value and the largest one. `timestamp_ns` of its info is the beginning of the part, `sequence` its
        /// number from 0, and `tick` the number of its frames. `frame_size` is 8 bytes for each channel. The range is
        /// cut to that of the frames. Blocks: bounded.</remarks>
        /// <param name="units">the units of the values; RAW values are numbers of type float, too.</param>
        /// <param name="from_ns">the earliest time, on the clock of the track (nanoseconds).</param>
        /// <param name="to_ns">the latest time (nanoseconds).</param>
        /// <param name="values">receives the parts; there is room for `capacity` of them, also in `infos`, which may
        /// be NULL.</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (there is no frame in the range); VELTO_ERROR_WRONG_KIND (the frames of
        /// the track have other columns: the error names both); VELTO_ERROR_NOT_FOUND (there is no such track);
        /// VELTO_ERROR_FORMAT (the file is damaged); VELTO_ERROR_IO (the file cannot be read); VELTO_ERROR_BUSY
        /// (another program writes).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_read_overview(
            StoreId store, ulong track, Units units, ulong from_ns, ulong to_ns, void* values, UIntPtr frame_size,
            UIntPtr capacity, FrameInfo* infos, UIntPtr* out_count);

        /// <summary>Write a track to a new file as CSV.</summary>
        /// <remarks>The decimal separator does not depend on the locale. Nothing is filled where frames are missing.
        /// Beside the table is a JSON file of the same name, as velto_store_export_session() writes it. Blocks:
        /// bounded.</remarks>
        /// <param name="units">the units of the values; NATIVE for ORIGINAL.</param>
        /// <param name="path">the file, which must not exist; at most 4095 bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the units are not those of the dialect);
        /// VELTO_ERROR_NOT_FOUND (there is no such track); VELTO_ERROR_IO (the file exists or cannot be written, or
        /// the store cannot be read); VELTO_ERROR_FORMAT (the store is damaged); VELTO_ERROR_BUSY (another program
        /// writes); VELTO_ERROR_CANCELLED (velto_store_cancel_exports() ended it).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_export_track(
            StoreId store, ulong track, TableDialect dialect, Units units, [MarshalAs(UnmanagedType.LPStr)] string
            path);

        /// <summary>Write the tracks of a session as CSV.</summary>
        /// <remarks>Beside each table is a JSON file of the same name, with devices, rates, configuration, counts,
        /// gaps, marks and clocks. The path is a folder for a table for each track, and a file for one table. In one
        /// table, marks are in a last column, each in the first row at or after it. Memory does not depend on the size
        /// of the session. Files of an export that fails are removed. Blocks: bounded.</remarks>
        /// <param name="def">the definition. NULL for the defaults.</param>
        /// <param name="path">the folder, which is made if it does not exist, or the file; at most 4095 bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the units are not those of the dialect, or an aligned
        /// table is ORIGINAL or RAW); VELTO_ERROR_NOT_FOUND (there is no such session or grid track, or there are no
        /// frames for one table); VELTO_ERROR_UNSUPPORTED (the tracks have times of different clocks, and cannot be in
        /// one table); VELTO_ERROR_IO (a file exists or cannot be written, or the store cannot be read);
        /// VELTO_ERROR_FORMAT (the store is damaged); VELTO_ERROR_BUSY (another program writes); VELTO_ERROR_CANCELLED
        /// (velto_store_cancel_exports() ended it).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_export_session(
            StoreId store, ulong session, ExportDefinition* def, [MarshalAs(UnmanagedType.LPStr)] string path);

        /// <summary>Estimate the size of the tables of an export.</summary>
        /// <remarks>Blocks: bounded.</remarks>
        /// <param name="def">the definition. NULL for the defaults.</param>
        /// <param name="out_size">receives the size, within a factor of two; the whole session, whatever the range of
        /// times (bytes).</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (there is no such session); VELTO_ERROR_FORMAT (the store is
        /// damaged); VELTO_ERROR_IO (the store cannot be read); VELTO_ERROR_BUSY (another program writes).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_get_export_size(
            StoreId store, ulong session, ExportDefinition* def, ulong* out_size);

        /// <summary>Get the progress of the exports that run, in other threads.</summary>
        /// <remarks>An export occupies the thread that calls it; another one shows its progress, and ends it by
        /// velto_store_cancel_exports().</remarks>
        /// <param name="out_done">receives the number of rows that are written.</param>
        /// <param name="out_total">receives the number of rows in all, about: a range of times has fewer.</param>
        /// <returns>VELTO_OK; VELTO_NOTHING (no export runs).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_get_export_progress(StoreId store, ulong* out_done, ulong* out_total);

        /// <summary>End the exports that run, in other threads.</summary>
        /// <remarks>They fail with VELTO_ERROR_CANCELLED, and leave no file.</remarks>
        /// <returns>VELTO_OK (also if none runs).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_cancel_exports(StoreId store);

        /// <summary>Get the facts about a session as JSON, as an export has them beside its tables.</summary>
        /// <remarks>Blocks: bounded.</remarks>
        /// <param name="buffer">receives the JSON, some kilobytes; a running session may have grown since its size was
        /// queried, so offer more.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (there is no such session); VELTO_ERROR_FORMAT (the store is
        /// damaged); VELTO_ERROR_IO (the store cannot be read); VELTO_ERROR_BUSY (another program writes).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_describe_session(
            StoreId store, ulong session, byte* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Copy a session, or all, into a new file.</summary>
        /// <remarks>The copy is one file of its own, to be sent or kept as a backup. Sessions may run meanwhile: they
        /// are copied as far as they are on the disk, as RECOVERED. Blocks: bounded.</remarks>
        /// <param name="session">the session; 0 for all.</param>
        /// <param name="path">the file, which must not exist; at most 4095 bytes.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (there is no such session); VELTO_ERROR_IO (the file exists or
        /// cannot be written, or the store cannot be read); VELTO_ERROR_FORMAT (the store is damaged);
        /// VELTO_ERROR_BUSY (another program writes).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_copy(
            StoreId store, ulong session, [MarshalAs(UnmanagedType.LPStr)] string path);

        /// <summary>Give free space of the file back to the disk.</summary>
        /// <remarks>Removing sessions does that too. Others record meanwhile. Blocks: bounded.</remarks>
        /// <returns>VELTO_OK; VELTO_ERROR_IO (the file cannot be written); VELTO_ERROR_FORMAT (the file is damaged);
        /// VELTO_ERROR_BUSY (another program writes).</returns>
        [DllImport(Library)]
        public static extern Result velto_store_compact(StoreId store);

        /// <summary>Delete the sessions that a query matches, and give their space back.</summary>
        /// <remarks>Sessions that run are left alone. Others record meanwhile. Blocks: bounded.</remarks>
        /// <param name="query">the query; without conditions, all sessions.</param>
        /// <param name="out_count">receives the number of deleted sessions.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_STATE (the query names one session, which runs); VELTO_ERROR_IO (the
        /// file cannot be written); VELTO_ERROR_FORMAT (the file is damaged); VELTO_ERROR_BUSY (another program
        /// writes).</returns>
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
        /// <remarks>The format is that of its name, which ends in .zip, .hex or .bin. Blocks: bounded.</remarks>
        /// <param name="path">the file, of at most 16 MiB; at most 4095 bytes.</param>
        /// <param name="out_firmware">receives the firmware, which the program destroys.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (there is no such file); VELTO_ERROR_IO (the file cannot be read);
        /// VELTO_ERROR_FORMAT (the file is damaged, too large, or no firmware: the error names the first fault);
        /// VELTO_ERROR_LIBRARY_MISSING (libarchive is not installed); VELTO_ERROR_OUT_OF_MEMORY (no handles or memory
        /// left).</returns>
        [DllImport(Library)]
        public static extern Result velto_firmware_load(
            [MarshalAs(UnmanagedType.LPStr)] string path, FirmwareId* out_firmware);

        /// <summary>Make a firmware of bytes, and check it.</summary>
        /// <param name="bytes">the contents of a firmware file; copied; at most 16777216 bytes.</param>
        /// <param name="out_firmware">receives the firmware, which the program destroys.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_FORMAT (the bytes are damaged or no firmware: the error names the first
        /// fault); VELTO_ERROR_LIBRARY_MISSING (libarchive is not installed); VELTO_ERROR_OUT_OF_MEMORY (no handles or
        /// memory left).</returns>
        [DllImport(Library)]
        public static extern Result velto_firmware_create(
            void* bytes, UIntPtr size, FirmwareFormat format, FirmwareId* out_firmware);

        /// <summary>Destroy a firmware; an update that runs with it goes on.</summary>
        [DllImport(Library)]
        public static extern void velto_firmware_destroy(FirmwareId firmware);

        /// <summary>Get information about a firmware.</summary>
        [DllImport(Library)]
        public static extern Result velto_firmware_get_info(FirmwareId firmware, FirmwareInfo* out_info);

        /// <summary>Get one image of a firmware, and the contents of its init packet.</summary>
        /// <param name="index">the index of the part, starting at 0 (0 to 15).</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (the firmware has no such part).</returns>
        [DllImport(Library)]
        public static extern Result velto_firmware_get_part(FirmwareId firmware, uint index, FirmwarePart* out_part);

        /// <summary>Compare a firmware with a device, as far as both are known.</summary>
        /// <remarks>Only a firmware of a catalog is for a known model, hardware and bootloader, and only a device that
        /// was READY before has reported its own. A file by itself compares with nothing: it is up to the program that
        /// it is for this device.</remarks>
        /// <param name="out_compared">receives the properties that were compared. May be NULL.</param>
        /// <returns>VELTO_OK (all that could be compared fits); VELTO_NOTHING (nothing could be compared);
        /// VELTO_ERROR_UNSUPPORTED (the firmware is for another model or hardware, needs a newer bootloader, or was
        /// withdrawn; the error names it).</returns>
        [DllImport(Library)]
        public static extern Result velto_firmware_check(
            FirmwareId firmware, DeviceId device, FirmwareComparison* out_compared);

        /// <summary>Verify the signatures of a firmware with the vendor's public key.</summary>
        /// <remarks>The bootloader does that itself, with the key that it was built with; this finds a wrong package
        /// before the board is touched. Only packages for secure DFU are signed. libcrypto of OpenSSL 3 is loaded when
        /// this is first called. Blocks: bounded.</remarks>
        /// <param name="firmware">the firmware, whose flags then have VELTO_FIRMWARE_VERIFIED.</param>
        /// <param name="public_key">the public key in PEM, of ECDSA on the curve P-256; at most 4095 bytes.</param>
        /// <returns>VELTO_OK (every part is signed with this key); VELTO_NOTHING (a part is not signed);
        /// VELTO_ERROR_REJECTED (a signature is by another key, or of other bytes); VELTO_ERROR_INVALID_ARGUMENT (the
        /// text is no such key); VELTO_ERROR_UNSUPPORTED (a signature is of another kind); VELTO_ERROR_LIBRARY_MISSING
        /// (libcrypto is not installed); VELTO_ERROR_OUT_OF_MEMORY (no memory left).</returns>
        [DllImport(Library)]
        public static extern Result velto_firmware_check_signature(
            FirmwareId firmware, [MarshalAs(UnmanagedType.LPStr)] string public_key);

        /// <summary>Read a firmware from a URL, and check it.</summary>
        /// <remarks>The operation ends with ERROR_PERMISSION if the server is not trusted, and ERROR_FORMAT for a
        /// damaged file. Radio: none.</remarks>
        /// <param name="url">the URL, which begins with https:// and ends in .zip, .hex or .bin; at most 4095
        /// bytes.</param>
        /// <param name="def">the definition of the transfer. NULL for the defaults.</param>
        /// <param name="out_firmware">receives the firmware, which exists once the operation has succeeded; the
        /// program destroys it.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the URL does not begin with https://); VELTO_ERROR_IO
        /// (ca_path cannot be read); VELTO_ERROR_FORMAT (the URL does not end in .zip, .hex or .bin); VELTO_ERROR_BUSY
        /// (64 operations are pending on the context); VELTO_ERROR_OUT_OF_MEMORY (no handles, memory or threads
        /// left).</returns>
        [DllImport(Library)]
        public static extern Result velto_context_read_firmware(
            IntPtr context, [MarshalAs(UnmanagedType.LPStr)] string url, HttpDefinition* def, FirmwareId* out_firmware,
            OperationId* out_op);

        /// <summary>Load a catalog from a file.</summary>
        /// <remarks>Builds whose files are beside it are read from there, others from MbientLab's server. Blocks:
        /// bounded.</remarks>
        /// <param name="path">the file, of at most 4 MiB; at most 4095 bytes.</param>
        /// <param name="out_catalog">receives the catalog, which the program destroys.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (there is no such file); VELTO_ERROR_IO (the file cannot be read);
        /// VELTO_ERROR_FORMAT (the file is damaged, too large, or no catalog: the error names line and column);
        /// VELTO_ERROR_OUT_OF_MEMORY (no handles or memory left).</returns>
        [DllImport(Library)]
        public static extern Result velto_catalog_load(
            [MarshalAs(UnmanagedType.LPStr)] string path, CatalogId* out_catalog);

        /// <summary>Make a catalog of bytes; its files are on MbientLab's server.</summary>
        /// <param name="bytes">the catalog, in JSON; copied; at most 4194304 bytes.</param>
        /// <param name="out_catalog">receives the catalog, which the program destroys.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_FORMAT (the bytes are no catalog: the error names line and column);
        /// VELTO_ERROR_OUT_OF_MEMORY (no handles or memory left).</returns>
        [DllImport(Library)]
        public static extern Result velto_catalog_create(void* bytes, UIntPtr size, CatalogId* out_catalog);

        /// <summary>Read a catalog from a URL.</summary>
        /// <remarks>It is kept in the state folder of the context, with its date. If the server cannot be reached, or
        /// has an error of its own, the operation succeeds with the kept one, and `is_cached` of velto_catalog_info is
        /// set. It fails if the server is not trusted, has no such file, or if its answer is no catalog. Radio:
        /// none.</remarks>
        /// <param name="url">the URL, which begins with https://; NULL for MbientLab's; at most 4095 bytes. May be
        /// NULL.</param>
        /// <param name="def">the definition of the transfer. NULL for the defaults.</param>
        /// <param name="out_catalog">receives the catalog, which exists once the operation has succeeded; the program
        /// destroys it.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the URL does not begin with https://); VELTO_ERROR_IO
        /// (ca_path cannot be read); VELTO_ERROR_BUSY (64 operations are pending on the context);
        /// VELTO_ERROR_OUT_OF_MEMORY (no handles, memory or threads left).</returns>
        [DllImport(Library)]
        public static extern Result velto_context_read_catalog(
            IntPtr context, [MarshalAs(UnmanagedType.LPStr)] string url, HttpDefinition* def, CatalogId* out_catalog,
            OperationId* out_op);

        /// <summary>Destroy a catalog; firmware that was found in it stays.</summary>
        [DllImport(Library)]
        public static extern void velto_catalog_destroy(CatalogId catalog);

        /// <summary>Get information about a catalog.</summary>
        [DllImport(Library)]
        public static extern Result velto_catalog_get_info(CatalogId catalog, CatalogInfo* out_info);

        /// <summary>List the builds that a query matches, the newest of a model last; withdrawn ones too.</summary>
        /// <param name="query">the query. NULL for the defaults.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (a version is none).</returns>
        [DllImport(Library)]
        public static extern Result velto_catalog_list_builds(
            CatalogId catalog, CatalogQuery* query, FirmwareBuild* builds, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>List the updates that bring a device to the newest firmware, in their order.</summary>
        /// <remarks>Bootloaders come first, if the firmware needs a newer one than the device has. If the version of
        /// the bootloader is unknown, the list has the firmware alone: a board reports it in its bootloader. With a
        /// version in the query, that one is listed even if the device has it, or a newer one.</remarks>
        /// <param name="device">the device; null for one that the query describes.</param>
        /// <param name="query">the query, which comes before what the device reports. NULL for the defaults.</param>
        /// <param name="builds">receives the builds; none if the device has the newest.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (a version is none); VELTO_ERROR_INVALID_STATE (the model
        /// or the hardware of the device is unknown, and the query does not name it); VELTO_ERROR_NOT_FOUND (there is
        /// no firmware for the device, or no bootloader that it needs); VELTO_ERROR_UNSUPPORTED (it was withdrawn; the
        /// error has the reason).</returns>
        [DllImport(Library)]
        public static extern Result velto_catalog_list_updates(
            CatalogId catalog, DeviceId device, CatalogQuery* query, FirmwareBuild* builds, UIntPtr capacity, UIntPtr*
            out_count);

        /// <summary>Get the URL of a build.</summary>
        /// <param name="build">the build, of which model, hardware, flavor and version count.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (the catalog has no such build).</returns>
        [DllImport(Library)]
        public static extern Result velto_catalog_get_url(
            CatalogId catalog, FirmwareBuild* build, byte* buffer, UIntPtr capacity, UIntPtr* out_count);

        /// <summary>Read the firmware of a build for a device, and check it.</summary>
        /// <remarks>Read each of velto_catalog_list_updates() in its turn. The file is read from the catalog's own
        /// folder or server; the firmware keeps model, hardware and bootloader of its build for
        /// velto_firmware_check(). Radio: none.</remarks>
        /// <param name="build">the build, of which model, hardware, flavor and version count.</param>
        /// <param name="def">the definition of the transfer. NULL for the defaults.</param>
        /// <param name="out_firmware">receives the firmware, which exists once the operation has succeeded; the
        /// program destroys it.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_NOT_FOUND (the catalog has no such build); VELTO_ERROR_UNSUPPORTED (it was
        /// withdrawn; the error has the reason); VELTO_ERROR_FORMAT (the file of the build is neither zip, hex nor
        /// bin); VELTO_ERROR_IO (ca_path cannot be read); VELTO_ERROR_BUSY (256 operations are pending on the device);
        /// VELTO_ERROR_OUT_OF_MEMORY (no handles, memory or threads left).</returns>
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
        /// <remarks>The device is connected first if it is not. The operation ends when it is READY with the new
        /// firmware, and reports progress: TRANSFERRING counts the bytes of all parts. An interrupted transfer is
        /// repeated, or resumed by a secure bootloader, five times at most; without a radio it waits. Cancelling the
        /// operation has the device start again, with its firmware if that is complete, otherwise in its bootloader;
        /// the operation then ends with VELTO_ERROR_CANCELLED, and its message names the outcome. The operation ends
        /// with VELTO_ERROR_INVALID_STATE while the board streams or logs, with less than 30 % in a battery that does
        /// not charge, or with entries in its log, or if a build of a catalog is for a device in its bootloader whose
        /// model is unknown; with VELTO_ERROR_REJECTED if the bootloader refuses the image, whose reason is in the
        /// message; with VELTO_ERROR_UNSUPPORTED if velto_firmware_check() refuses the build, the device's family has
        /// no bootloader, or the image is for the other kind of bootloader, after which the board starts its firmware
        /// again; with VELTO_ERROR_ALREADY during another update; with VELTO_ERROR_TIMEOUT if the bootloader, or the
        /// device afterwards, is not found within a minute; with VELTO_ERROR_OUT_OF_MEMORY if the adapter has no link
        /// for it; and with VELTO_ERROR_PROTOCOL if the device reports another version.</remarks>
        /// <param name="firmware">the firmware, which may be destroyed after the call.</param>
        /// <param name="def">the definition. NULL for the defaults.</param>
        /// <returns>VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device has no link, or is not a device that a build of a
        /// catalog is for); VELTO_ERROR_BUSY (256 operations are pending on the device).</returns>
        [DllImport(Library)]
        public static extern Result velto_device_update_firmware(
            DeviceId device, FirmwareId firmware, UpdateDefinition* def, OperationId* out_op);

        // Orientation from samples

        /// <summary>Fill a velto_orientation_def with its defaults.</summary>
        /// <param name="size">`sizeof` the structure (bytes, 8 to 65536).</param>
        [DllImport(Library)]
        public static extern Result velto_orientation_def_init(OrientationDefinition* def, UIntPtr size);

        /// <summary>Compute the orientation at each sample.</summary>
        /// <remarks>Samples whose numbers are not finite, above 100 rad/s or above 400 m/s² count as missing; live,
        /// their orientation is that of the sample before. Times that go back by more than a second count as a gap of
        /// unknown length.</remarks>
        /// <param name="def">the definition. NULL for the defaults.</param>
        /// <param name="samples">the samples, oldest first; at most 2097152.</param>
        /// <param name="frames">receives an orientation for each sample.</param>
        [DllImport(Library)]
        public static extern Result velto_orientation_filter(
            OrientationDefinition* def, InertialSample* samples, UIntPtr count, OrientationFrame* frames, UIntPtr
            capacity, UIntPtr* out_count);
    }
}
