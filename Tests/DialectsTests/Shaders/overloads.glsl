// Shadertoy: overloads by type and count, declared before they are defined.
float size(float x);
float size(vec2 x);
float size(vec3 x, float scale);
int size(int x) { return x * 2; }
float size(mat2 m) { return determinant(m); }
void mainImage(out vec4 color, in vec2 place) {
  vec2 uv = place / iResolution.xy;
  float a = size(uv.x), b = size(uv), c = size(vec3(uv, 1.), .5);
  float d = float(size(3)) * .1 + size(mat2(uv, uv.yx));
  color = vec4(a, b * .5, c + d * .1, 1.);
}
float size(float x) { return abs(x - .5); }
float size(vec2 x) { return length(x); }
float size(vec3 x, float scale) { return size(x.xy) * scale + size(x.z); }
