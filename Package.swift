// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// Targets that hold an OpenGL context belong to the thread that made it current.
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)] + strict

let package = Package(
  name: "harmonic",
  products: [.executable(name: "harmonic", targets: ["harmonic"])],
  targets: [
    // C libraries, from Debian's packages (Scripts/install-packages)
    .systemLibrary(name: "COpenGL", path: "Sources/CLibraries/COpenGL"),
    .systemLibrary(name: "CEGL", path: "Sources/CLibraries/CEGL"),
    .systemLibrary(name: "CGLFW", path: "Sources/CLibraries/CGLFW", pkgConfig: "glfw3"),
    .systemLibrary(name: "CPango", path: "Sources/CLibraries/CPango", pkgConfig: "pangocairo"),
    .systemLibrary(
      name: "CPixbuf", path: "Sources/CLibraries/CPixbuf", pkgConfig: "gdk-pixbuf-2.0"),
    .systemLibrary(name: "CPortal", path: "Sources/CLibraries/CPortal", pkgConfig: "gio-2.0"),
    .systemLibrary(name: "CDeflate", path: "Sources/CLibraries/CDeflate"),
    .systemLibrary(name: "CGetopt", path: "Sources/CLibraries/CGetopt"),

    // The inspector's widgets: Dear ImGui behind a C header
    .target(
      name: "CInspector", path: "Sources/CLibraries/CInspector",
      linkerSettings: [
        .linkedLibrary("imgui"), .linkedLibrary("stb"), .linkedLibrary("GL"), .linkedLibrary("m"),
      ]),

    // Shader files become string literals, so that the program is one file
    .executableTarget(name: "ShaderEmbedder", path: "Sources/Plugins/ShaderEmbedder"),
    .plugin(
      name: "EmbedShaders", capability: .buildTool(), dependencies: ["ShaderEmbedder"],
      path: "Sources/Plugins/EmbedShaders"),

    // In import order: a target imports only targets above it
    .target(name: "Files", dependencies: ["CDeflate"], swiftSettings: strict),
    .target(name: "Motion", swiftSettings: strict),
    .target(
      name: "ShaderTranslation", path: "Sources",
      sources: [
        "Diagnostics", "Tokens", "Parameters", "ShaderTree", "Metal", "Dialects", "Binding",
        "ShaderTranslation",
      ],
      swiftSettings: strict),
    .target(name: "Resources", swiftSettings: strict, plugins: ["EmbedShaders"]),
    .target(name: "OpenGL", dependencies: ["COpenGL", "CEGL"], swiftSettings: onMainActor),
    .target(name: "Layers", dependencies: ["Motion"], swiftSettings: strict),
    .target(name: "Typesetting", dependencies: ["Layers", "CPango"], swiftSettings: strict),
    .target(
      name: "Rendering",
      dependencies: ["Files", "Layers", "ShaderTranslation", "Resources", "OpenGL"],
      swiftSettings: onMainActor),
    .target(
      name: "Scenes", dependencies: ["ShaderTranslation", "Layers", "Motion", "Typesetting"],
      swiftSettings: strict),
    .target(
      name: "Pictures", dependencies: ["Files", "CPixbuf", "CDeflate"], swiftSettings: strict),
    .target(
      name: "Capture",
      dependencies: [
        "Files", "Layers", "Typesetting", "Scenes", "OpenGL", "Rendering", "Pictures",
      ],
      path: "Sources", sources: ["Opening", "Bench", "Capture"], swiftSettings: onMainActor),
    .target(
      name: "Viewer",
      dependencies: [
        "Motion", "Files", "Layers", "Typesetting", "Scenes", "OpenGL", "Rendering", "Pictures",
        "Capture", "CGLFW", "CInspector", "CPango", "CPortal",
      ],
      swiftSettings: onMainActor),
    .executableTarget(
      name: "harmonic",
      dependencies: [
        "Files", "Viewer", "Capture", "Rendering", "OpenGL", "ShaderTranslation", "CGetopt",
      ],
      swiftSettings: strict),

    // Tests
    .target(
      name: "TestSupport", dependencies: ["Pictures"], path: "Tests/TestSupport",
      swiftSettings: strict),
    .testTarget(
      name: "TestSupportTests", dependencies: ["TestSupport", "Pictures"], exclude: ["Golden"]),
    .testTarget(
      name: "LayersTests", dependencies: ["Layers", "TestSupport"], exclude: ["Golden"]),
    .testTarget(name: "TypesettingTests", dependencies: ["Layers", "Typesetting"]),
    .testTarget(name: "FilesTests", dependencies: ["Files", "TestSupport"]),
    .testTarget(
      name: "PicturesTests", dependencies: ["Pictures", "CPixbuf", "CDeflate", "TestSupport"]),
    .testTarget(
      name: "MotionTests", dependencies: ["Motion", "TestSupport"], exclude: ["Golden"]),
    .target(
      name: "DriverSupport", dependencies: ["COpenGL", "CEGL"], path: "Tests/DriverSupport",
      swiftSettings: strict),
    .testTarget(
      name: "ShaderTranslationTests",
      dependencies: ["ShaderTranslation", "DriverSupport", "TestSupport"], path: "Tests",
      exclude: ["MetalTests/Golden", "MetalTests/Metal"],
      sources: ["DiagnosticsTests", "ParametersTests", "MetalTests", "DialectsTests", "BindingTests"]),
    .testTarget(
      name: "RenderingTests",
      dependencies: [
        "Files", "Layers", "ShaderTranslation", "OpenGL", "Rendering", "Scenes", "Pictures",
        "CEGL", "TestSupport",
      ],
      exclude: ["Golden", "Metal"]),
    .testTarget(
      name: "ScenesTests", dependencies: ["Scenes", "TestSupport"], exclude: ["Golden"]),
    .testTarget(
      name: "CaptureTests", dependencies: ["Layers", "Scenes", "Rendering", "Capture"],
      path: "Tests", sources: ["BenchTests"], swiftSettings: onMainActor),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "harmonic", "Files", "Layers", "Scenes", "Capture", "Pictures", "TestSupport",
      ],
      exclude: ["Golden", "Metal", "Dialects"]),
    .executableTarget(
      name: "ClipboardHolder", dependencies: ["CGLFW"], path: "Tests/ClipboardHolder",
      swiftSettings: strict),
    .testTarget(
      name: "ViewerTests",
      dependencies: [
        "Layers", "Scenes", "Viewer", "harmonic", "Pictures", "CPortal", "ClipboardHolder",
        "TestSupport",
      ]),
  ],
  cxxLanguageStandard: .cxx17
)
