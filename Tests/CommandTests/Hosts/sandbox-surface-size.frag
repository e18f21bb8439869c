uniform vec2 surfaceSize;
void main(void) { gl_FragColor = vec4(surfaceSize.x / surfaceSize.y / 3.2, 0.0, 0.0, 1.0); }
