// The constants of VeltoKit.
//
// Generated from bindings/api; do not edit.

using System;
using System.Runtime.InteropServices;

namespace VeltoKit
{
    /// <summary>Numbers and texts with a name.</summary>
    public static class Constants
    {
        /// <summary>Version of the description that this package was generated from.</summary>
        public const uint Version = 1000;

        /// <summary>A timeout that never expires, as any negative number.</summary>
        public const double Forever = -1.0;

        /// <summary>Size of a device's name.</summary>
        public const uint NameSize = 256;

        /// <summary>Size of a device's identifier.</summary>
        public const uint IdentifierSize = 192;

        /// <summary>Size of an address, such as "00:11:22:33:44:55".</summary>
        public const uint AddressSize = 24;

        /// <summary>An unknown signal strength.</summary>
        public const int RssiUnknown = 127;

        /// <summary>The maximum size of a characteristic's value.</summary>
        public const uint ValueMax = 512;

        /// <summary>The signal of a cap's raw axes: x, y and z, in an unknown unit.</summary>
        public const string TrikiAxes = "axes";

        /// <summary>The signal of a cap with sensor frames: tilt_x, tilt_y, gyro_x, gyro_y, gyro_z and rotation, 1 at
        /// full deflection.</summary>
        public const string TrikiSensors = "sensors";

        /// <summary>The computed orientation of a device with gyroscope and accelerometer: w, x, y, z, rotating
        /// vectors from its axes to those of the world, whose z points up. The heading is 0 at the start and
        /// drifts.</summary>
        public const string HostOrientation = "orientation";

        /// <summary>The computed orientation of a device that also has a magnetometer: y of the world points to
        /// magnetic north.</summary>
        public const string HostOrientation9d = "orientation-9d";

        /// <summary>The computed gravity, as measured at rest: x, y, z in m/s², natively g.</summary>
        public const string HostGravity = "host-gravity";

        /// <summary>The acceleration without computed gravity: x, y, z in m/s², natively g; NaN without a measured
        /// acceleration.</summary>
        public const string HostLinearAcceleration = "host-linear-acceleration";

        /// <summary>The computed bias of the gyroscope: x, y, z and an upper bound of its standard deviation in rad/s,
        /// natively °/s. A frame is sent each second, and when a rest begins or ends.</summary>
        public const string GyroscopeBias = "gyroscope-bias";

        /// <summary>Size of a signal's identifier, including the NUL.</summary>
        public const uint SignalSize = 256;

        /// <summary>The value of Dt with which a poll measures the time since the last poll, and a step uses the Dt of
        /// its input.</summary>
        public const double DtMeasure = -1.0;

        /// <summary>The signal of the accelerometers on the fingers of a strap: 15 channels, x, y and z from the thumb
        /// to the pinky.</summary>
        public const string TapFingers = "fingers";

        /// <summary>The signal of the motion sensor at the thumb of a Tap Strap 2, or in a TapXR: gyroscope and
        /// accelerometer, 6 channels.</summary>
        public const string TapImu = "imu";

        /// <summary>The signal of the accelerometer: x, y, z in m/s², natively g.</summary>
        public const string MwAcceleration = "acceleration";

        /// <summary>The signal of the gyroscope: x, y, z in rad/s, natively °/s.</summary>
        public const string MwAngularVelocity = "angular-velocity";

        /// <summary>The signal of the push button: 1 while it is down; streamed as it changes, and read.</summary>
        public const string MwSwitch = "switch";

        /// <summary>The end of the link, as a source of board events (velto_mw_program.h); it is neither streamed nor
        /// read.</summary>
        public const string MwDisconnected = "disconnected";

        /// <summary>The signal of the battery: charge from 0 to 1 (natively in %) and voltage in V (natively in mV);
        /// read.</summary>
        public const string MwBattery = "battery";

        /// <summary>The signal of the first thermometer, in °C; the others are temperature[1] and so on; read.
        /// Signal.Channel() returns the source of each: processor, board, external or barometer. The temperature of
        /// the barometer is readable while the barometer runs.</summary>
        public const string MwTemperature = "temperature[0]";

        /// <summary>The signal of the magnetometer: x, y, z in T, natively µT.</summary>
        public const string MwMagneticField = "magnetic-field";

        /// <summary>The signal of the barometer, in Pa; streamed, and read while the barometer runs.</summary>
        public const string MwPressure = "pressure";

        /// <summary>The altitude by the barometer, in m.</summary>
        public const string MwAltitude = "altitude";

        /// <summary>The signal of the light sensor, in lx; streamed, and read while the sensor runs.</summary>
        public const string MwIlluminance = "illuminance";

        /// <summary>The signal of the hygrometer as a share of 1, natively %; read.</summary>
        public const string MwRelativeHumidity = "relative-humidity";

        /// <summary>The orientation by sensor fusion: w, x, y, z.</summary>
        public const string MwQuaternion = "quaternion";

        /// <summary>The orientation by sensor fusion: heading, pitch, roll, yaw in rad, natively °.</summary>
        public const string MwEulerAngles = "euler-angles";

        /// <summary>The part of the acceleration that is gravity, by sensor fusion: x, y, z in m/s², natively
        /// g.</summary>
        public const string MwGravity = "gravity";

        /// <summary>The acceleration without gravity, by sensor fusion: x, y, z in m/s², natively g.</summary>
        public const string MwLinearAcceleration = "linear-acceleration";

        /// <summary>The acceleration as sensor fusion calibrates it: x, y, z in m/s², natively g, and an accuracy from
        /// 0 (unreliable) to 3.</summary>
        public const string MwCorrectedAcceleration = "corrected-acceleration";

        /// <summary>The rate of rotation as sensor fusion calibrates it: x, y, z in rad/s, natively °/s, and an
        /// accuracy from 0 to 3.</summary>
        public const string MwCorrectedAngularVelocity = "corrected-angular-velocity";

        /// <summary>The magnetic field as sensor fusion calibrates it: x, y, z in T, natively µT, and an accuracy from
        /// 0 to 3.</summary>
        public const string MwCorrectedMagneticField = "corrected-magnetic-field";

        /// <summary>The accuracies of the calibration of sensor fusion: accelerometer, gyroscope, magnetometer, each
        /// from 0 to 3; read while it runs.</summary>
        public const string MwFusionCalibration = "fusion-calibration";

        /// <summary>The number of entries in the log; read.</summary>
        public const string MwLogLength = "log-length";

        /// <summary>The time since the last reset, and the number of that reset, 0 to 7; read. For more than 24 bits
        /// of precision, read it in RAW units (ticks of 48/32768 s).</summary>
        public const string MwLastReset = "last-reset";

        /// <summary>The signal of the power supply: 1 while it is connected; streamed as it changes, and
        /// read.</summary>
        public const string MwPowerStatus = "power-status";

        /// <summary>The signal of the charger: 1 while the battery is charged; streamed as it changes, and
        /// read.</summary>
        public const string MwChargeStatus = "charge-status";

        /// <summary>The reason for the last start of the firmware: 0 power, 1 reset pin, 2 watchdog, 4 command, 8
        /// crash, 65536 woken by a pin; read.</summary>
        public const string MwResetReason = "reset-reason";

        /// <summary>A number that Native.velto_mw_write_packet() stores with FE 04 and four bytes, and that a reset
        /// clears; read. For all 32 bits, read it in RAW units.</summary>
        public const string MwKeyRegister = "key-register";

        /// <summary>Whether the firmware checks its stack, and the number of never used bytes; read.</summary>
        public const string MwStack = "stack";

        /// <summary>All parts.</summary>
        public const uint MwPartAll = 0x7Fu;

        /// <summary>Size of the key of a logger, including the NUL.</summary>
        public const uint LoggerKeySize = 64;

        /// <summary>The number of ticks of a timer that runs until it is stopped.</summary>
        public const uint RepeatForever = 0;
    }
}
