/// Functions that read a number from bytes, in Metal: each is named after its type.
///
/// The host binds `.data(…)` as a list of numbers, one for each byte, so that no driver changes the
/// bits of what looks like a float to it.
enum DataReads {
  static let text = """
    static uint data_byte(device const float *bytes, int place) { return uint(bytes[place]); }
    static uint data_pair(device const float *bytes, int place) {
      return data_byte(bytes, place) | data_byte(bytes, place + 1) << 8;
    }
    static uint data_uint(device const float *bytes, int place) {
      return data_pair(bytes, place) | data_pair(bytes, place + 2) << 16;
    }
    static int data_int(device const float *bytes, int place) {
      return int(data_uint(bytes, place));
    }
    static float data_float(device const float *bytes, int place) {
      return as_type<float>(data_uint(bytes, place));
    }
    static half data_half(device const float *bytes, int place) {
      return as_type<half2>(data_pair(bytes, place)).x;
    }
    static ushort data_ushort(device const float *bytes, int place) {
      return ushort(data_pair(bytes, place));
    }
    static short data_short(device const float *bytes, int place) {
      int bits = int(data_pair(bytes, place));
      return short(bits > 32767 ? bits - 65536 : bits);
    }
    static uchar data_uchar(device const float *bytes, int place) {
      return uchar(data_byte(bytes, place));
    }
    static char data_char(device const float *bytes, int place) {
      int bits = int(data_byte(bytes, place));
      return char(bits > 127 ? bits - 256 : bits);
    }
    static bool data_bool(device const float *bytes, int place) {
      return data_byte(bytes, place) != 0u;
    }
    """
}
