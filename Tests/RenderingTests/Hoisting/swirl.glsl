// gl-transition: the picture winds up and unwinds as the other one.
uniform float turns; // = 1.0
uniform float radius; // = 0.8
vec4 transition(vec2 uv) {
  float wound = sin(progress * 3.14159), ease = progress * progress * (3.0 - 2.0 * progress);
  vec2 p = (uv - 0.5) * vec2(ratio, 1.0);
  float reach = max(0.0, 1.0 - length(p) / (radius * (0.5 + 0.5 * wound)));
  float a = 6.28318 * turns * wound * reach * reach;
  p = mat2(cos(a), -sin(a), sin(a), cos(a)) * p;
  vec2 at = p / vec2(ratio, 1.0) + 0.5;
  return mix(getFromColor(at), getToColor(at), ease);
}
