#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform vec4 argument_bounds;
uniform float argument_angle;
out vec4 fragment;

// Never set, so 0; keeps drivers from counting the rounds of a loop by their own arithmetic.
uniform float marched_zero;

struct marched_Ray {
  vec3 origin;
  vec3 direction;
};

float marched_scene(vec3 p) {                                           // marched.metal:20
  return min(length(p) - 1.0, p.y + 1.0);
}

bool marched_march(marched_Ray ray, inout float t) {                    // marched.metal:10
  t = 0.0;                                                              // marched.metal:11
  for (int i = 0; i < 48; ++i) {                                        // marched.metal:12
    float d = marched_scene(ray.origin + ray.direction * t);            // marched.metal:13
    if (d < 0.001) {                                                    // marched.metal:14
      return true;
    }
    t += d;                                                             // marched.metal:15
    if (t > 10.0 + marched_zero) {                                      // marched.metal:16
      break;
    }
  }
  return false;                                                         // marched.metal:18
}

vec3 marched_normal(vec3 p) {                                           // marched.metal:6
  vec2 e = vec2(0.001, 0.0);                                            // marched.metal:7
  return normalize(marched_scene(p) - vec3(marched_scene(p - e.xyy), marched_scene(p - e.yxy), marched_scene(p - e.yyx)));  // marched.metal:8
}

vec4 marched_marched(vec2 position, vec4 bounds, float angle) {         // marched.metal:22
  mat3 turn = mat3(vec3(cos(angle), 0.0, sin(angle)), vec3(0.0, 1.0, 0.0), vec3(-sin(angle), 0.0, cos(angle)));  // marched.metal:23
  vec2 uv = (2.0 * position - bounds.zw) / bounds.w;                    // marched.metal:24
  marched_Ray ray = marched_Ray(turn * vec3(0.0, 0.0, -3.0), turn * normalize(vec3(uv.x, -uv.y, 2.0)));  // marched.metal:25
  float t = 0.0;                                                        // marched.metal:26
  bool value = marched_march(ray, t);                                   // marched.metal:27
  if (!value) {
    return vec4(0.0, 0.0, 0.0, 1.0);
  }
  float light = clamp(dot(marched_normal(ray.origin + ray.direction * t), normalize(vec3(1.0, 1.0, -1.0))), 0.0, 1.0);  // marched.metal:28
  return vec4(vec3(light), 1.0);                                        // marched.metal:29
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = marched_marched(position, argument_bounds, argument_angle);
  fragment = mix(color, vec4(0.0), isnan(color));
}
