internal import CEGL
internal import COpenGL
internal import Glibc

/// Behavior of drivers that OpenGL does not ask for, and the workarounds for it.
///
/// Each workaround has an entry here, and the code that needs it calls the entry: with the driver
/// and the version it was seen with, and a way to see it again, so that it can be removed once
/// drivers do better. What OpenGL leaves to drivers (extensions, limits, dithering) is asked
/// where it is used.
nonisolated package enum Quirks {
  // MARK: - Mesa's EGL

  /// Destroys a context, and leaves the display open that it was made on.
  ///
  /// `eglTerminate` ends the contexts of all threads on the process's one display, while they draw:
  /// a crash in Mesa's EGL (22.3.6). Initializing an open display again does nothing, so each
  /// context asks for it and none closes it.
  ///
  /// To see it: call `eglTerminate` here, and run the tests a few times beside a load.
  static func destroy(_ context: EGLContext, on display: EGLDisplay) {
    eglMakeCurrent(display, nil, nil, nil)
    eglDestroyContext(display, context)
  }

  // MARK: - Mesa's cache on disk

  /// The folder in which the driver makes the folder of its cache; `nil` where it makes none.
  ///
  /// - Parameter variable: Looks up an environment variable.
  package static func diskCacheFolder(_ variable: (String) -> String?) -> String? {
    variable("MESA_SHADER_CACHE_DIR") ?? variable("XDG_CACHE_HOME")
      ?? variable("HOME").map { $0 + "/.cache" }
  }

  /// Keeps the drivers of this process and of those that it starts from caching programs on disk;
  /// to be called before a context is made.
  ///
  /// Mesa (22.3.6) maps the index of its cache into memory. On a full disk there is nothing behind
  /// the map: SIGBUS, at the first program.
  ///
  /// To see it: leave the call out, mount a `tmpfs` of 64 KiB, and capture a scene with
  /// `XDG_CACHE_HOME` there.
  package static func turnOffDiskCache() {
    // The second is what Mesa before 21 calls it.
    for variable in ["MESA_SHADER_CACHE_DISABLE", "MESA_GLSL_CACHE_DISABLE"] {
      setenv(variable, "true", 1)
    }
  }

  // MARK: - Mesa's software renderer

  /// Whether a renderer runs shaders on the processor, where uniforms, logarithms and divisions
  /// cost more than elsewhere: programs for it are written with other formulas.
  ///
  /// Seen with llvmpipe (Mesa 22.3.6, LLVM 15). To see it: return `false`, and compare
  /// `harmonic bench button`.
  static func isSoftware(renderer: String) -> Bool {
    ["llvmpipe", "softpipe", "SwiftShader"].contains(where: renderer.contains)
  }

  /// Whether blending has to be enabled, which it is for as few draws as possible.
  ///
  /// llvmpipe (Mesa 22.3.6) reads the destination of whatever is blended, even by a factor of 0.
  ///
  /// To see it: return `true`, and compare the solid fill of `harmonic bench screen`.
  static func needsBlending(for blending: Blending) -> Bool { blending != .replace }

  /// Has what is freed with a frame kept for the next one, up to 16 MiB.
  ///
  /// llvmpipe (Mesa 22.3.6) lists the triangles of a frame on the heap, some megabytes, and frees
  /// the lists with it. The C library gives what is free at the end of the heap back to the system
  /// from 128 KiB on, so that each page of it is a page fault in the next frame: a quarter of the
  /// time of 200 letters at 1280 × 800, and as much of a solid fill of that size.
  ///
  /// To see it: leave the call out, and run `FreedMemoryTests`, or
  /// `strace -c -f harmonic bench headline`: it counts some twenty `brk` a frame.
  package static func keepFreedMemory() {
    // Glibc's own, which Swift's module leaves out; another C library has no such option.
    guard let address = dlsym(nil, "mallopt") else { return }
    let setOption = unsafeBitCast(address, to: (@convention(c) (Int32, Int32) -> Int32).self)
    // `M_TRIM_THRESHOLD`, and `M_MMAP_THRESHOLD`, which no longer follows what is freed once one of
    // the two is set.
    for option: Int32 in [-1, -3] { _ = setOption(option, 16 << 20) }
  }

  /// Makes the driver notice that drawing goes on in a texture, after a window: reads a pixel of
  /// it.
  ///
  /// A texture that llvmpipe (Mesa 22.3.6) draws into right after the window, by the program that
  /// the window was drawn with last, is upside down: it stores the rows of a window from the top.
  ///
  /// To see it: leave the call out, and run
  /// `CopyInWindowTests.theCommandDrawsTheWindowsPixels(number:subject:)`: screenshots of scenes
  /// that one program draws are upside down.
  @MainActor package static func turnFromWindow(to framebuffer: borrowing Framebuffer) {
    var pixel: [UInt8] = [0, 0, 0, 0]
    framebuffer.bound {
      glReadPixels(0, 0, 1, 1, GLenum(GL_RGBA), GLenum(GL_UNSIGNED_BYTE), &pixel)
    }
  }

  /// Frames that are drawn, all of each, when the size of a window has changed.
  ///
  /// llvmpipe under X11 (Mesa 22.3.6) may draw the first of them into a buffer of the old size: it
  /// asks for the size at the first OpenGL call after a swap that needs the buffer, and the window
  /// can be resized after that.
  ///
  /// To see it: set it to 1, and run `WindowTests.resizingDrawsTheCanvasAfresh` a few times beside
  /// a load of eight processes.
  ///
  /// Under Wayland (Mesa 25.0.7) the same happens, and the second frame is over nothing: EGL says
  /// that its buffer holds the one before, which the driver has thrown away.
  ///
  /// To see it: ask for the buffer's age at every frame, and open `harmonic` at scale 2: all but
  /// what moves is black.
  package static let framesAfterResize = 2

  /// Seconds that a program made in the background is held back before it is drawn with in another
  /// context.
  ///
  /// llvmpipe (Mesa 22.3.6) compiles for each context, and finds what another has compiled in its
  /// cache on disk, which it writes a moment after.
  ///
  /// To see it: set it to 0, empty both caches, and run `harmonic --verbose` a few times: one of
  /// eight programs is compiled again, which takes the frame that draws with it 80 ms and more.
  package static let secondsUntilCompiledProgramsAreShared = 0.05

  /// Has the driver finish a program before it is drawn with: a draw that reaches no pixel.
  ///
  /// Drivers compile in two steps, when a program is linked and when it is first drawn with; seen
  /// with llvmpipe (Mesa 22.3.6).
  ///
  /// To see it: leave the draw out, empty both caches, and look at the frame times (`i`) as the
  /// button is first pressed.
  ///
  /// Drivers on the processor compile for what they draw into, how it is blended and what textures
  /// are read: the framebuffer that is bound, and textures like those that will be.
  ///
  /// - Parameters:
  ///   - blending: As it will be drawn with.
  ///   - vectors: `vec4`s of the uniform block that it reads.
  ///   - reading: Runs what it is given with textures bound.
  package static func finishCompiling(
    _ program: borrowing Program, blending: Blending, vectors: Int,
    reading: (_ draw: () -> Void) -> Void
  ) {
    let quads = QuadDrawer()
    let zeros = [Float](repeating: 0, count: vectors * 4)
    let block = UniformBuffer(byteCount: zeros.count * 4, label: "no uniform values")
    block.write(zeros[...], at: 0)
    block.bind(offset: 0, byteCount: block.byteCount)
    program.inUse { reading { quads.drawQuad(blending: blending) } }
    quads.finish()
  }

  /// Has the current context let go of the programs that it has drawn with, by a draw with one of
  /// its own.
  ///
  /// A context of Mesa (22.3.6) holds on to the program that it drew with last, also when another
  /// context, which shares it, has deleted it. If it is the last to let go, it leaves what the
  /// other has compiled of it to be freed there, between two draws, and the second of them finds no
  /// vertex shader: SIGSEGV in llvmpipe. A window has crashed so after an hour of edits.
  ///
  /// The same happens the other way round: what this context has compiled of programs that the
  /// other deletes is freed with the next flush, and a draw after it with the program of the draw
  /// before finds none. So each draw with another program is followed by one with its own.
  ///
  /// To see it: in two contexts that share their objects, make a program and draw with it in the
  /// one, then draw with it and delete it in the other, which goes on drawing with one that stays.
  /// Without a draw like this at the end of the first step it crashes within a thousand rounds.
  /// With two draws, and none like this between them, it crashes within a few.
  package static func letGoOfPrograms(drawingWith idle: IdleProgram) {
    let quads = QuadDrawer()
    idle.program.inUse { quads.drawQuad(blending: .replace) }
    quads.finish()
  }

  /// Has the current context give up what other contexts, which share its objects, have deleted,
  /// and the tables of its compiler, which are made again when something is compiled.
  ///
  /// A context of Mesa (22.3.6) is left what it has compiled of a program that another one deletes,
  /// and frees it when it is flushed: one that has nothing to do never is. Its compiler's tables of
  /// built-in functions take 6 MB, once for all contexts, until each has released them.
  ///
  /// To see it: leave the calls out, step through the gallery, and compare the memory with what the
  /// window had at first.
  package static func giveUpDeletedPrograms() {
    if DriverDescription.hasExtension("GL_ARB_ES2_compatibility") { glReleaseShaderCompiler() }
    glFlush()
  }

  // MARK: - Mesa's compiler

  /// Line numbers set apart for each text of a program, more than any has lines: a line's number
  /// says which text it is in.
  ///
  /// Mesa (22.3.6) leaves the second number of `#line`, which is meant for that, out of most
  /// messages.
  ///
  /// To see it: `harmonic check` a file that returns a `vec3` from a `vec4` function, with the
  /// texts distinguished by that number.
  package static let linesOfText = 100_000

  /// Whether a warning of the driver's compiler is wrong.
  ///
  /// Mesa (22.3.6) warns that a global is used uninitialized which the main function sets.
  ///
  /// To see it: return `false`, and `harmonic check` a Shadertoy shader that also has an error.
  package static func isMistaken(warning: String) -> Bool {
    warning.contains("used uninitialized")
  }
}
