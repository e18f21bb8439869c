// Blend modes on premultiplied colors: `above` is painted over `below`.
vec4 compositeOver(vec4 above, vec4 below) { return above + below * (1.0 - above.a); }

vec4 compositePlusLighter(vec4 above, vec4 below) { return min(above + below, 1.0); }

vec4 compositeMultiply(vec4 above, vec4 below) {
  return vec4(above.rgb * below.rgb + above.rgb * (1.0 - below.a) + below.rgb * (1.0 - above.a),
              above.a + below.a * (1.0 - above.a));
}

vec4 compositeScreen(vec4 above, vec4 below) { return above + below * (1.0 - above); }
