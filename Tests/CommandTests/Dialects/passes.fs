/*{
  "DESCRIPTION": "Counts its frames in a buffer of floats",
  "INPUTS": [
    {"NAME": "gain", "TYPE": "float", "MIN": 0.0, "MAX": 4.0, "DEFAULT": 1.0},
    {"NAME": "mode", "TYPE": "long", "VALUES": [0, 1], "LABELS": ["plain", "inverted"], "DEFAULT": 0}
  ],
  "PASSES": [
    {"TARGET": "count", "PERSISTENT": true, "FLOAT": true, "WIDTH": "$WIDTH/2", "HEIGHT": "$HEIGHT/2"},
    {}
  ]
}*/
void main() {
  if (PASSINDEX == 0) {
    gl_FragColor = IMG_THIS_NORM_PIXEL(count) + vec4(10.0);
  } else {
    float value = IMG_THIS_NORM_PIXEL(count).r / 255.0 * gain;
    gl_FragColor = vec4(vec3(mode == 0 ? value : 1.0 - value), 1.0);
  }
}
