/*{
  "ISFVSN": "2",
  "INPUTS": [ { "NAME": "level", "TYPE": "float", "DEFAULT": 0.5, "MIN": 0.0, "MAX": 1.0 } ]
}*/
void main() { fragColor = vec4(level, 0.0, 0.0, 1.0); }
