uniform vec2 resolution;
uniform vec2 surfaceSize;
varying vec2 surfacePosition;
void main(void) { gl_FragColor = vec4(surfacePosition / surfaceSize + 0.5, 0.0, 1.0); }
