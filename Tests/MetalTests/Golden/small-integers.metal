#include <metal_stdlib>
using namespace metal;

[[ stitchable ]] half4 small(float2 position, half4 color, int n) {
  uchar byte = n;
  char signedByte = char(n * 3);
  ushort word = byte << 4 | 1;
  short low = short(word) - 5;
  uchar3 vector = uchar3(byte, 2, 3) * 200;
  byte += 250;
  byte++;
  return half4(byte, signedByte, word + low, vector.x);
}
