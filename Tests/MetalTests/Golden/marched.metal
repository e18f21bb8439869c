#include <metal_stdlib>
using namespace metal;

struct Ray { float3 origin, direction; };
float scene(float3 p);
float3 normal(float3 p) {
  const float2 e = float2(0.001, 0);
  return normalize(scene(p) - float3(scene(p - e.xyy), scene(p - e.yxy), scene(p - e.yyx)));
}
bool march(Ray ray, thread float &t) {
  t = 0;
  for (int i = 0; i < 48; ++i) {
    float d = scene(ray.origin + ray.direction * t);
    if (d < 0.001) return true;
    t += d;
    if (t > 10) break;
  }
  return false;
}
float scene(float3 p) { return min(length(p) - 1, p.y + 1); }

[[ stitchable ]] half4 marched(float2 position, float4 bounds, float angle) {
  float3x3 turn = {{cos(angle), 0, sin(angle)}, {0, 1, 0}, {-sin(angle), 0, cos(angle)}};
  float2 uv = (2 * position - bounds.zw) / bounds.w;
  Ray ray = { turn * float3(0, 0, -3), turn * normalize(float3(uv.x, -uv.y, 2)) };
  float t;
  if (!march(ray, t)) return half4(0, 0, 0, 1);
  float light = saturate(dot(normal(ray.origin + ray.direction * t), normalize(float3(1, 1, -1))));
  return half4(half3(light), 1);
}
