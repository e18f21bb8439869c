// For each pixel.

float circled_near(vec2 p, float t) {                                   // uniform-functions.metal:5
  return length(p - circled_shared0.xy) * circled_shared0.z;
}

vec4 circled_circled(vec2 position, vec4 color, float time) {           // uniform-functions.metal:7
  return color * circled_near(position, time);                          // uniform-functions.metal:8
}


// Once a draw.

vec2 circled_orbit(float t) {                                           // uniform-functions.metal:4
  return vec2(cos(t), sin(t)) * exp2(t);
}

void circled_near_shared(float t) {                                     // uniform-functions.metal:5
  circled_shared0.xy = circled_orbit(t);
  circled_shared0.z = sqrt(t + 2.0);
}

void circled_circled_shared(float time) {                               // uniform-functions.metal:7
  circled_near_shared(time);                                            // uniform-functions.metal:8
}

