#include <metal_stdlib>
using namespace metal;

// Each stitchable function with what it reaches, and no more.
constant float shared = 2;
float used(float x) { return x * shared; }
float unused(float x) { return x * 3; }

[[ stitchable ]] half4 one(float2 position, half4 color) { return color * used(position.x); }
[[ stitchable ]] half4 two(float2 position, half4 color) { return color * unused(position.y); }
