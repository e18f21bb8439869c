// For each pixel.

vec4 glow_glow(vec2 position, vec4 color, float time, vec2 center) {    // uniform-values.metal:4
  vec2 p = (position - center) * glow_shared0.z;                        // uniform-values.metal:7
  return color * (dot(p, glow_shared0.xy) * glow_shared0.w);            // uniform-values.metal:8
}


// Once a draw.

void glow_glow_shared(float time, vec2 center) {                        // uniform-values.metal:4
  float turn = sin(time * 2.0);                                         // uniform-values.metal:5
  vec2 axis = vec2(cos(time), turn);                                    // uniform-values.metal:6
  glow_shared0.z = turn;                                                // uniform-values.metal:7
  glow_shared0.xy = axis;                                               // uniform-values.metal:8
  glow_shared0.w = exp(-time);
}

