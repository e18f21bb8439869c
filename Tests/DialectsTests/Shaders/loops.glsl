// Shadertoy: for, while and do, left early and gone on.
void mainImage(out vec4 color, in vec2 place) {
  vec2 z = (2. * place - iResolution.xy) / iResolution.y, c = vec2(-.4, .6);
  int n = 0;
  do { z = vec2(z.x * z.x - z.y * z.y, 2. * z.x * z.y) + c; if (dot(z, z) > 4.) break; } while (++n < 40);
  float sum = 0.;
  int i = 0;
  while (true) {
    i++;
    if (i == 3) continue;
    if (i > 6) break;
    for (int j = i; j-- > 0;) { if (j % 2 == 0) continue; sum += .01 * float(j); }
  }
  for (;;) { sum += .1; break; }
  for (int k = 0; k < 3; k++);
  color = vec4(float(n) / 40., sum, float(i) * .1, 1.);
}
