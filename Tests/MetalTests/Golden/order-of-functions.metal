#include <metal_stdlib>
using namespace metal;

// GLSL wants what is called first; Metal takes declarations.
float last(float x);
float first(float x) { return last(x) * 2; }

[[ stitchable ]] half4 ordered(float2 position, half4 color) { return color * first(position.x); }

float last(float x) { return x + 1; }
