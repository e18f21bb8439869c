// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  // The tests try what is released, the internal parts too: what they import is built once.
  .unsafeFlags(["-enable-testing"], .when(configuration: .release)),
]

/// Targets whose work no frame waits for: smaller programs are loaded faster.
let small: [SwiftSetting] = [.unsafeFlags(["-Osize"], .when(configuration: .release))]

/// Says in the released program, too, what is wrong with a spring that cannot be.
let withReasons: [SwiftSetting] = [
  .unsafeFlags(["-assert-config", "Debug"], .when(configuration: .release))
]

/// Targets that hold an OpenGL context belong to the thread that made it current.
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)] + strict

let linking: [LinkerSetting] = [
  // The toolchain's own linker on every system; some systems' leave the table of addresses
  // writable.
  .unsafeFlags(["-use-ld=lld"]),
  // Nothing looks up a symbol of the program.
  .unsafeFlags(
    [
      "-static-stdlib", "-Xlinker", "--no-export-dynamic", "-Xlinker", "-T", "-Xlinker",
      "\(Context.packageDirectory)/Sources/harmonic/WithoutUnwindTables.ld",
    ], .when(configuration: .release)),
]

let package = Package(
  name: "harmonic",
  products: [
    .executable(name: "harmonic", targets: ["harmonic"]),
    // Preloaded by tests
    .library(name: "FaultInjector", type: .dynamic, targets: ["FaultInjector"]),
  ],
  targets: [
    // C libraries, from Debian's packages (Scripts/install-packages)
    .systemLibrary(name: "COpenGL", path: "Sources/CLibraries/COpenGL"),
    .systemLibrary(name: "CEGL", path: "Sources/CLibraries/CEGL"),
    .systemLibrary(name: "CGLFW", path: "Sources/CLibraries/CGLFW", pkgConfig: "glfw3"),
    .systemLibrary(name: "CPango", path: "Sources/CLibraries/CPango", pkgConfig: "pangocairo"),
    .systemLibrary(
      name: "CPixbuf", path: "Sources/CLibraries/CPixbuf", pkgConfig: "gdk-pixbuf-2.0"),
    .systemLibrary(name: "CPortal", path: "Sources/CLibraries/CPortal", pkgConfig: "gio-2.0"),
    .systemLibrary(name: "CGLib", path: "Sources/CLibraries/CGLib", pkgConfig: "glib-2.0"),
    .systemLibrary(name: "CDeflate", path: "Sources/CLibraries/CDeflate"),
    .systemLibrary(name: "CGetopt", path: "Sources/CLibraries/CGetopt"),

    // Shader files become string literals, so that the program is one file
    .executableTarget(name: "ShaderEmbedder", path: "Sources/Plugins/ShaderEmbedder"),
    .plugin(
      name: "EmbedShaders", capability: .buildTool(), dependencies: ["ShaderEmbedder"],
      path: "Sources/Plugins/EmbedShaders"),

    // In import order: a target imports only targets above it
    .target(name: "Files", dependencies: ["CDeflate"], swiftSettings: strict),
    .target(name: "Motion", swiftSettings: strict + withReasons),
    .target(name: "Diagnostics", dependencies: ["Files"], swiftSettings: strict + small),
    .target(name: "Layers", swiftSettings: strict),
    .target(name: "Messages", dependencies: ["Layers"], swiftSettings: strict),
    .target(
      name: "SwiftUI", dependencies: ["Motion", "Layers", "Messages"], swiftSettings: strict),
    .target(name: "Tokens", dependencies: ["Files", "Diagnostics"], swiftSettings: strict + small),
    .target(
      name: "Parameters", dependencies: ["Diagnostics", "Layers"], swiftSettings: strict + small),
    .target(
      name: "ShaderTree", dependencies: ["Diagnostics", "Tokens"], exclude: ["README.md"],
      swiftSettings: strict),
    .target(
      name: "Metal", dependencies: ["Diagnostics", "Tokens", "Parameters", "ShaderTree"],
      swiftSettings: strict + small),
    .target(
      name: "GLSL", dependencies: ["Diagnostics", "Tokens", "ShaderTree"],
      swiftSettings: strict + small),
    .target(
      name: "Dialects",
      dependencies: [
        "Files", "Diagnostics", "Tokens", "Layers", "Parameters", "ShaderTree", "GLSL",
      ],
      swiftSettings: strict + small),
    .target(
      name: "SwiftSource", dependencies: ["Layers"], swiftSettings: strict + small),
    .target(name: "ViewSources", swiftSettings: strict + small, plugins: ["EmbedShaders"]),
    .target(
      name: "ViewBuilding", dependencies: ["Files", "Diagnostics", "SwiftSource", "ViewSources"],
      swiftSettings: strict + small),
    .target(
      name: "Binding", dependencies: ["Layers", "Parameters", "Dialects", "SwiftSource"],
      swiftSettings: strict + small),
    .target(name: "Resources", swiftSettings: strict, plugins: ["EmbedShaders"]),
    .target(name: "OpenGL", dependencies: ["COpenGL", "CEGL"], swiftSettings: onMainActor),
    .target(
      name: "Typesetting", dependencies: ["Files", "Layers", "CPango"], swiftSettings: strict),
    .target(
      name: "Controls", dependencies: ["Files", "Motion", "Layers", "Typesetting"],
      swiftSettings: strict),
    .target(
      name: "Rendering",
      dependencies: [
        "Files", "Diagnostics", "Layers", "Parameters", "ShaderTree", "Resources", "OpenGL",
      ],
      swiftSettings: onMainActor),
    .target(
      name: "Scenes",
      dependencies: [
        "Files", "Motion", "Layers", "Parameters", "Dialects", "Binding", "Resources",
        "Typesetting", "Controls",
      ],
      swiftSettings: strict),
    .target(
      name: "Pictures", dependencies: ["Files", "CPixbuf", "CDeflate"], swiftSettings: strict),
    .target(
      name: "ViewServing",
      dependencies: ["Files", "Layers", "Messages", "Typesetting", "Pictures"],
      swiftSettings: strict),
    .target(
      name: "Views",
      dependencies: [
        "Diagnostics", "Layers", "Parameters", "Messages", "ViewServing", "ViewBuilding", "Scenes",
      ],
      swiftSettings: strict + small),
    .target(
      name: "Opening",
      dependencies: [
        "Files", "Diagnostics", "Tokens", "Layers", "Parameters", "ShaderTree", "Metal", "Dialects",
        "SwiftSource", "Binding", "Rendering", "ViewBuilding", "Scenes", "Views", "Pictures",
        "CGLib", "CGetopt",
      ],
      swiftSettings: strict + small),
    .target(
      name: "Capture",
      dependencies: ["Files", "Layers", "Rendering", "Scenes", "Pictures", "Opening"],
      swiftSettings: onMainActor),
    .target(
      name: "Export",
      dependencies: [
        "Files", "Motion", "Diagnostics", "Layers", "Parameters", "Dialects", "Resources",
        "Rendering",
        "Scenes", "Pictures", "Opening",
      ],
      swiftSettings: strict + small),
    .target(
      name: "Bench",
      dependencies: [
        "Layers", "OpenGL", "Typesetting", "Rendering", "Scenes", "Pictures", "Opening",
      ],
      exclude: ["README.md"],
      swiftSettings: onMainActor + small),
    .target(
      name: "Viewer",
      dependencies: [
        "Motion", "Files", "Diagnostics", "Layers", "Parameters", "Metal", "OpenGL", "Typesetting",
        "Controls", "Rendering", "Scenes", "Pictures", "Opening", "Capture", "Export", "CGLFW",
        "CPortal",
      ],
      swiftSettings: onMainActor),
    .executableTarget(
      name: "harmonic",
      dependencies: [
        "Files", "Diagnostics", "Layers", "Parameters", "ShaderTree", "Metal", "Dialects",
        "ViewBuilding", "Binding", "Resources", "OpenGL", "Typesetting", "Rendering", "Scenes",
        "Pictures", "Opening", "Capture", "Export", "Bench", "Viewer",
      ],
      exclude: ["WithoutUnwindTables.ld"], swiftSettings: strict + small, linkerSettings: linking),

    // Tests
    .testTarget(name: "HouseTests", dependencies: ["ShaderTree", "TestSupport"]),
    .target(name: "FaultInjector", path: "Tests/FaultInjector"),
    .systemLibrary(name: "CXCB", path: "Tests/CXCB", pkgConfig: "xcb"),
    .target(
      name: "TestSupport", dependencies: ["Pictures", "CXCB"], path: "Tests/TestSupport",
      swiftSettings: strict),
    .testTarget(
      name: "TestSupportTests", dependencies: ["Pictures", "TestSupport"], exclude: ["Golden"]),
    .testTarget(
      name: "LayersTests", dependencies: ["Layers", "TestSupport"], exclude: ["Golden"]),
    .testTarget(name: "MessagesTests", dependencies: ["Layers", "Messages", "TestSupport"]),
    .testTarget(
      name: "SwiftUITests", dependencies: ["Layers", "Messages", "SwiftUI", "TestSupport"],
      exclude: ["Input/Golden", "Layout/Golden", "Motion/Golden", "State/Golden", "Values/Golden"]),
    .testTarget(name: "TypesettingTests", dependencies: ["Layers", "Typesetting", "TestSupport"]),
    .testTarget(
      name: "ViewServingTests",
      dependencies: [
        "Layers", "Messages", "Typesetting", "Pictures", "ViewServing", "TestSupport",
      ],
      exclude: ["Golden"]),
    .testTarget(name: "ViewsTests", dependencies: ["Views", "TestSupport"]),
    .testTarget(
      name: "ControlsTests",
      dependencies: [
        "Layers", "Controls", "OpenGL", "Rendering", "Pictures", "TestSupport",
      ],
      exclude: ["Golden"]),
    .testTarget(name: "FilesTests", dependencies: ["Files", "TestSupport"]),
    .testTarget(
      name: "PicturesTests", dependencies: ["Pictures", "CPixbuf", "CDeflate", "TestSupport"]),
    .testTarget(
      name: "MotionTests", dependencies: ["Motion", "TestSupport"], exclude: ["Golden"]),
    .target(
      name: "DriverSupport", dependencies: ["COpenGL", "CEGL"], path: "Tests/DriverSupport",
      swiftSettings: strict),
    .target(
      name: "Fuzzing",
      dependencies: [
        "Files", "Diagnostics", "Tokens", "Layers", "Parameters", "ShaderTree", "Metal", "GLSL",
        "Dialects", "SwiftSource", "Binding", "Scenes", "Pictures", "Opening", "CDeflate",
        "DriverSupport",
      ],
      path: "Tests/Fuzzing"),
    .executableTarget(name: "Fuzzer", dependencies: ["Fuzzing"], path: "Tests/Fuzzer"),
    .testTarget(
      name: "FuzzingTests", dependencies: ["Fuzzing", "Fuzzer", "TestSupport"],
      exclude: ["Regressions"]),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
    .testTarget(name: "TokensTests", dependencies: ["Diagnostics", "Tokens"]),
    .testTarget(
      name: "ParametersTests", dependencies: ["Diagnostics", "Layers", "Parameters"]),
    .testTarget(
      name: "MetalTests",
      dependencies: [
        "Diagnostics", "Tokens", "Parameters", "ShaderTree", "Metal", "DriverSupport",
        "TestSupport",
      ],
      exclude: ["Golden", "Metal"]),
    .testTarget(
      name: "GLSLTests",
      dependencies: [
        "Diagnostics", "Tokens", "ShaderTree", "GLSL", "DriverSupport", "TestSupport",
      ]),
    .testTarget(
      name: "DialectsTests",
      dependencies: [
        "Diagnostics", "Tokens", "Layers", "Parameters", "ShaderTree", "Dialects", "Binding",
        "DriverSupport", "TestSupport",
      ],
      exclude: ["Golden", "Pixels.txt", "Productions", "Shaders", "Versions"]),
    .testTarget(
      name: "SwiftSourceTests", dependencies: ["Layers", "SwiftSource", "TestSupport"]),
    .testTarget(
      name: "ViewBuildingTests",
      dependencies: ["Files", "Diagnostics", "ViewSources", "ViewBuilding", "TestSupport"],
      exclude: ["Stub"]),
    .testTarget(
      name: "BindingTests",
      dependencies: [
        "Diagnostics", "Tokens", "Parameters", "Metal", "Dialects", "SwiftSource", "Binding",
        "TestSupport",
      ]),
    .testTarget(
      name: "RenderingTests",
      dependencies: [
        "Files", "Diagnostics", "Tokens", "Layers", "Parameters", "ShaderTree", "Metal", "GLSL",
        "Dialects", "Binding", "Resources", "OpenGL", "Rendering", "Scenes", "Pictures", "Opening",
        "CEGL", "TestSupport",
      ],
      exclude: ["Golden", "Hoisting", "Loops", "Metal"]),
    .testTarget(
      name: "ScenesTests",
      dependencies: [
        "Motion", "Tokens", "Layers", "Parameters", "Metal", "Dialects", "Binding", "Typesetting",
        "Scenes", "TestSupport",
      ],
      exclude: ["Golden", "SwiftUIStubs"]),
    .testTarget(
      name: "OpeningTests",
      dependencies: ["Files", "Layers", "Dialects", "Scenes", "Opening", "TestSupport"]),
    .testTarget(
      name: "BenchTests",
      dependencies: [
        "Layers", "Rendering", "Scenes", "Pictures", "Opening", "Bench", "TestSupport",
      ],
      swiftSettings: onMainActor),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "Files", "Layers", "Parameters", "Dialects", "Scenes", "Pictures", "Opening", "harmonic",
        "TestSupport",
      ],
      exclude: ["Golden", "Metal", "Dialects", "Hosts"]),
    .executableTarget(
      name: "ClipboardHolder", dependencies: ["CGLFW"], path: "Tests/ClipboardHolder",
      swiftSettings: strict),
    .systemLibrary(name: "CX11", path: "Tests/CX11", pkgConfig: "x11"),
    .executableTarget(
      name: "FileDragger", dependencies: ["CX11"], path: "Tests/FileDragger",
      swiftSettings: strict),
    .executableTarget(
      name: "Soak", dependencies: ["TestSupport"], path: "Tests/Soak", swiftSettings: strict),
    .executableTarget(
      name: "ClipboardOwner", dependencies: ["CX11"], path: "Tests/ClipboardOwner",
      swiftSettings: strict),
    .testTarget(
      name: "ViewerTests",
      dependencies: [
        "Layers", "Parameters", "Controls", "Rendering", "Scenes", "Pictures", "Opening", "Capture",
        "Export", "Viewer", "harmonic", "CGLFW", "CPortal", "ClipboardHolder", "ClipboardOwner",
        "FileDragger", "Soak", "TestSupport",
      ]),
  ]
)

// Tests run once or twice after they are compiled: optimizing them takes longer than it saves.
for target in package.targets where target.type == .test {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [.unsafeFlags(["-Onone"], .when(configuration: .release))]
  // Those that import the program inherit how it is linked; the testing libraries are shared ones.
  target.linkerSettings = [.unsafeFlags(["-no-static-stdlib"], .when(configuration: .release))]
}
