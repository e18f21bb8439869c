const float PI = 3.14159265358979;
