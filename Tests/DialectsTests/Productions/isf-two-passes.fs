/*{ "ISFVSN": "2", "INPUTS": [ { "NAME": "level", "TYPE": "float", "DEFAULT": 0.5 } ], "PASSES": [ { "TARGET": "kept", "PERSISTENT": true }, { } ] }*/
vec4 start = vec4(level);
void main() {
  if (PASSINDEX == 0) gl_FragColor = start * 0.5 + IMG_THIS_PIXEL(kept) * 0.25;
  else gl_FragColor = IMG_NORM_PIXEL(kept, isf_FragNormCoord);
}
