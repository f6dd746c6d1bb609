// MetaWear boards: pins, thermistors, and devices on the I2C and SPI buses.

using System;
using VeltoKit.Interop;

namespace VeltoKit
{
    public readonly unsafe partial struct Board
    {
        /// <summary>Sets a pin.</summary>
        /// <param name="pin">The pin, from 0.</param>
        /// <param name="action">Its function.</param>
        public Operation WritePin(int pin, MwPinAction action)
        {
            OperationId id;
            return Started(Native.velto_mw_write_pin(Device.Id, Unsigned(pin, "pin"), action, &id), &id);
        }

        /// <summary>Starts change events of a pin, Context.MwPin; MwPinEdge.None stops them.</summary>
        public Operation WatchPin(int pin, MwPinEdge edge)
        {
            OperationId id;
            return Started(Native.velto_mw_watch_pin(Device.Id, Unsigned(pin, "pin"), edge, &id), &id);
        }

        /// <summary>The configuration for reading the signals adc[pin] and abs-ref[pin].</summary>
        public MwPinConfig PinConfig(int pin)
        {
            var config = MwPinConfig.Initial;
            Context.Check(Native.velto_mw_get_pin_config(Device.Id, Unsigned(pin, "pin"), &config));
            return config;
        }

        /// <summary>Sets the configuration for reading these signals.</summary>
        public void SetPin(int pin, MwPinConfig config)
        {
            Calls.RequireInitial(config.StructSize, "MwPinConfig");
            Context.Check(Native.velto_mw_set_pin_config(Device.Id, Unsigned(pin, "pin"), &config));
        }

        /// <summary>Sets the pins to which an external thermistor is connected.</summary>
        public Operation WriteThermistor(MwThermistor thermistor)
        {
            OperationId id;
            return Started(Native.velto_mw_write_thermistor(Device.Id, &thermistor, &id), &id);
        }

        /// <summary>Reads registers of a device on the I2C bus; fails with Rejected if it does not answer.</summary>
        /// <param name="address">Address of the device (0 to 127).</param>
        /// <param name="register">The first register (0 to 255).</param>
        /// <param name="size">Number of bytes (1 to 17).</param>
        public Operation<byte[]> ReadI2c(int address, int register, int size)
        {
            OperationId id;
            Context.Check(Native.velto_mw_read_i2c(
                Device.Id, Unsigned(address, "address"), Unsigned(register, "register"), Unsigned(size, "size"), &id));
            return new Operation<byte[]>(Context, id, operation => operation.Value);
        }

        /// <summary>Writes 1 to 10 bytes to registers of a device on the I2C bus.</summary>
        public Operation WriteI2c(int address, int register, params byte[] bytes)
        {
            if (bytes == null) { throw new ArgumentNullException("bytes"); }
            OperationId id;
            fixed (byte* start = bytes)
            {
                return Started(Native.velto_mw_write_i2c(
                    Device.Id, Unsigned(address, "address"), Unsigned(register, "register"), start, (UIntPtr)bytes.Length, &id), &id);
            }
        }

        /// <summary>Reads 1 to 16 bytes from a device on the SPI bus, after at most 12 to it.</summary>
        public Operation<byte[]> ReadSpi(MwSpi spi, int size, params byte[] bytes)
        {
            if (bytes == null) { throw new ArgumentNullException("bytes"); }
            OperationId id;
            fixed (byte* start = bytes)
            {
                Context.Check(Native.velto_mw_read_spi(Device.Id, &spi, start, (UIntPtr)bytes.Length, Unsigned(size, "size"), &id));
            }
            return new Operation<byte[]>(Context, id, operation => operation.Value);
        }

        /// <summary>Writes 1 to 13 bytes to a device on the SPI bus.</summary>
        public Operation WriteSpi(MwSpi spi, params byte[] bytes)
        {
            if (bytes == null) { throw new ArgumentNullException("bytes"); }
            OperationId id;
            fixed (byte* start = bytes)
            {
                return Started(Native.velto_mw_write_spi(Device.Id, &spi, start, (UIntPtr)bytes.Length, &id), &id);
            }
        }

        /// <summary>Adds a reading of a device on a bus to the signals of the board, on this link and on later ones. When the operation
        /// has ended, Device.Signal() finds it; it can be read once or polled.</summary>
        public Operation DefineBusSignal(MwBusSignal signal)
        {
            Calls.RequireInitial(signal.StructSize, "MwBusSignal");
            OperationId id;
            return Started(Native.velto_mw_define_bus_signal(Device.Id, &signal, &id), &id);
        }

        private static uint Unsigned(int value, string parameter)
        {
            if (value < 0) { throw new ArgumentOutOfRangeException(parameter, value, parameter + " must be 0 or more"); }
            return (uint)value;
        }
    }
}
