// A vertex stage for programs that are only compiled.
void main() { gl_Position = vec4(0.0); }
