void mainImage(out vec4 o, vec2 p) {
  o += vec4(p / iResolution.xy, 0.0, 1.0);
  for (float i; i++ < 3.;) o.z += .1;
}
