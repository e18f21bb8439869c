#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
uniform int argument_n;
uniform uint argument_u;
out vec4 fragment;

int counted_metal_absdiff(int x, int y) {
  return max(x, y) - min(x, y);
}

int counted_metal_extract_bits(int x, int offset, int count) {
  return count == 0 ? int(0) : (x << (32 - offset - count)) >> (32 - count);
}

int counted_metal_addsat(int x, int y) {
  int sum = x + y;
  if (int(-1) > int(0)) { return sum < x ? int(-1) : sum; }  // without a sign
  bool overflows = ((x ^ sum) & (y ^ sum)) < int(0);
  return overflows ? (x < int(0) ? int(~0x7fffffff) : int(0x7fffffff)) : sum;
}

int counted_metal_insert_bits(int x, int y, int offset, int count) {
  if (count == 0) { return x; }
  int mask = count == 32 ? int(-1) : (int(1) << count) - int(1);
  return (x & ~(mask << offset)) | ((y & mask) << offset);
}

int counted_metal_mulhi(int x, int y) {
  uint a = uint(x);
  uint b = uint(y);
  uint low = (a & 0xffffu) * (b & 0xffffu);
  uint middle = (a >> 16) * (b & 0xffffu) + (low >> 16);
  uint other = (a & 0xffffu) * (b >> 16) + (middle & 0xffffu);
  uint high = (a >> 16) * (b >> 16) + (middle >> 16) + (other >> 16);
  return int(high) - (x < int(0) ? y : int(0)) - (y < int(0) ? x : int(0));
}

uint counted_metal_clz(uint x) {
  uint v = uint(x);
  uint count = 32u;
  while (v != 0u) {
    v >>= 1;
    count -= 1u;
  }
  return uint(count);
}

uint counted_metal_popcount(uint x) {
  uint v = uint(x);
  v = v - ((v >> 1) & 0x55555555u);
  v = (v & 0x33333333u) + ((v >> 2) & 0x33333333u);
  return uint((((v + (v >> 4)) & 0x0f0f0f0fu) * 0x01010101u) >> 24);
}

uint counted_metal_reverse_bits(uint x) {
  uint v = uint(x);
  v = ((v >> 1) & 0x55555555u) | ((v & 0x55555555u) << 1);
  v = ((v >> 2) & 0x33333333u) | ((v & 0x33333333u) << 2);
  v = ((v >> 4) & 0x0f0f0f0fu) | ((v & 0x0f0f0f0fu) << 4);
  v = ((v >> 8) & 0x00ff00ffu) | ((v & 0x00ff00ffu) << 8);
  return uint((v >> 16) | (v << 16));
}

uint counted_metal_rotate(uint x, uint count) {
  uint v = uint(x);
  uint n = uint(count) & 31u;
  return uint(n == 0u ? v : (v << n) | (v >> (32u - n)));
}

vec4 counted_counted(vec2 position, vec4 color, int n, uint u) {        // library-integers.metal:4
  int a = abs(n) + min(n, 3) + clamp(n, 0, 9) + counted_metal_mulhi(n, n);  // library-integers.metal:5
  uint b = counted_metal_popcount(u) + counted_metal_clz(u) + counted_metal_reverse_bits(u) + counted_metal_rotate(u, 3u);  // library-integers.metal:6
  int c = int(uint(counted_metal_addsat(n, 5)) + uint(counted_metal_absdiff(n, 2)) + uint(counted_metal_extract_bits(n, 2, 3)));  // library-integers.metal:7
  return vec4(float(a), float(b), float(c), float(counted_metal_insert_bits(n, a, 1, 2)));  // library-integers.metal:8
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = counted_counted(position, sampleOfLayer(position), argument_n, argument_u);
  fragment = mix(color, vec4(0.0), isnan(color));
}
