// One color everywhere, with no argument to read: what no frame of that size is faster than.
out vec4 pixel;

void main() { pixel = vec4(0.25, 0.5, 0.75, 1.0); }
