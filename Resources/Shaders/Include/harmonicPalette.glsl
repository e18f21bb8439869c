// Color of the string `index` of `count`; `palette` as in harmonicColorEffect, `beyond` for the
// strings past the article's six. sRGB-encoded.
vec3 harmonicPalette(int index, float count, float palette, vec3 beyond) {
  if (palette < 1.5 && index < 6) {
    // The article's six, in 8-bit steps: 123,212,218 105,105,216 240,80,105 70,125,240 20,220,220
    // 200,160,140
    if (index == 0) { return vec3(0.4823529412, 0.8313725490, 0.8549019608); }
    if (index == 1) { return vec3(0.4117647059, 0.4117647059, 0.8470588235); }
    if (index == 2) { return vec3(0.9411764706, 0.3137254902, 0.4117647059); }
    if (index == 3) { return vec3(0.2745098039, 0.4901960784, 0.9411764706); }
    if (index == 4) { return vec3(0.0784313725, 0.8627450980, 0.8627450980); }
    return vec3(0.7843137255, 0.6274509804, 0.5490196078);
  }
  if (palette < 0.5) { return beyond; }
  // a + b cos 2π(ct + d) with a = b = 1/2 and c = 1; the phases d are tuned by eye for a run from
  // rose to teal.
  float t = float(index) / count;
  return 0.5 + 0.5 * cos(2.0 * PI * (t + vec3(0.00, 0.33, 0.67)));
}
