print("harmonic")
