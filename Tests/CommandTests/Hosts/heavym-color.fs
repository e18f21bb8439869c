/*{ "DESCRIPTION": "One color", "ISFVSN": "2", "INPUTS": [] }*/
void main() { fragColor = vec4(1.0, 0.5, 0.0, 1.0); }
