// MetaWear boards: updates of the firmware.

using VeltoKit.Interop;

namespace VeltoKit
{
    public readonly unsafe partial struct Board
    {
        /// <summary>Replaces the firmware by that of a file; the operation ends when the board is ready with it, and its Info
        /// has the progress. Signals of the board are stale afterwards: find them again.</summary>
        /// <param name="path">The file, whose name ends in .zip, .hex or .bin.</param>
        /// <param name="flags">The checks that are left out.</param>
        /// <param name="version">The version that the board must report afterwards; null for any.</param>
        /// <param name="bootloader">The address or identifier of the bootloader; null for that of the board or the next one.</param>
        public Operation UpdateFirmware(string path, UpdateFlag flags = 0, string version = null, string bootloader = null)
        {
            FirmwareId firmware;
            Context.Check(Native.velto_firmware_load(Utf8.Checked(path, "path"), &firmware));
            try
            {
                using (var versionText = new NativeText(version, "version"))
                using (var bootloaderText = new NativeText(bootloader, "bootloader"))
                {
                    var definition = UpdateDefinition.Initial;
                    definition.Flags = flags;
                    definition.Version = versionText.Pointer;
                    definition.Bootloader = bootloaderText.Pointer;
                    OperationId id;
                    return Started(Native.velto_device_update_firmware(Device.Id, firmware, &definition, &id), &id);
                }
            }
            finally { Native.velto_firmware_destroy(firmware); }
        }
    }
}
