#include <metal_stdlib>
using namespace metal;

struct Disk {
  float2 center = float2(4, 5);
  float radius;
  half4 tint = half4(1);
};
struct Pair { Disk first, second; int count; };

[[ stitchable ]] half4 paired(float2 position, half4 color) {
  Disk one = { position, 2 };
  Pair pair = { one, {}, 2 };
  pair.second.radius = pair.first.radius * pair.count;
  Disk copy = pair.second;
  copy.center.x += 1;
  return copy.tint * (copy.radius + copy.center.x) + pair.first.tint;
}
