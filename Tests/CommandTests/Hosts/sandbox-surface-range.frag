// One unit high, (0, 0) in the middle.
varying vec2 surfacePosition;
void main(void) { gl_FragColor = vec4(fract(surfacePosition.y), fract(surfacePosition.x), 0.0, 1.0); }
