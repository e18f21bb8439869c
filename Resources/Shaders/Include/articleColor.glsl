// Color of the article's string `index`; black from the seventh on. sRGB-encoded.
vec3 articleColor(float index) {
  if (index == 0.0) { return vec3(123.0, 212.0, 218.0) / 255.0; }
  if (index == 1.0) { return vec3(105.0, 105.0, 216.0) / 255.0; }
  if (index == 2.0) { return vec3(240.0, 80.0, 105.0) / 255.0; }
  if (index == 3.0) { return vec3(70.0, 125.0, 240.0) / 255.0; }
  if (index == 4.0) { return vec3(20.0, 220.0, 220.0) / 255.0; }
  if (index == 5.0) { return vec3(200.0, 160.0, 140.0) / 255.0; }
  return vec3(0.0);
}
