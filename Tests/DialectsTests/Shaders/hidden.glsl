// Shadertoy: names that hide others, and names that other versions reserve.
float wave = .25;
float noise2(float x) { return fract(sin(x * 91.) * 47.); }
float input1(float sample, float filter) { return sample * filter; }
struct common { float active; };
void mainImage(out vec4 color, in vec2 place) {
  vec2 uv = place / iResolution.xy;
  common c = common(.5);
  float x = wave;
  {
    float wave = uv.x, x = wave * 2.;
    for (int wave = 0; wave < 2; wave++) { x += float(wave) * .1; }
    c.active += x * .1;
  }
  wave += .1;
  float length = length(uv), texture = .3;
  float output = input1(length, texture);
  if (uv.y > .5) { float uv = .2; output += uv; }
  color = vec4(wave + x, output, noise2(uv.x) * .1 + c.active, 1);
}
