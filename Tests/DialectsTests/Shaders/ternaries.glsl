// Shadertoy: nested choices, the comma, and how tightly operators bind.
float pick(float x) { return x < .25 ? 0. : x < .5 ? .3 : x < .75 ? .6 : 1.; }
void mainImage(out vec4 color, in vec2 place) {
  vec2 uv = place / iResolution.xy;
  float a, b;
  a = (b = pick(uv.x), b * .5 + pick(uv.y));
  bool c = uv.x < .5 && uv.y < .5 || uv.x > .9, d = !c && a - -b > .2 ^^ uv.y > .8;
  vec3 ink = c ? vec3(a, 0, 0) : d ? vec3(0, b, 0) : vec3(0, 0, a - (b - .1) * 2. / 4.);
  for (float x = 0., y = 1.; x < .5; x += .1, y *= .5) ink.r += y * .1, ink.g += .01;
  (c ? a : b) > .5 ? ink.b += .1 : (ink.b -= .1);
  color = vec4(ink, 1);
}
