package import Diagnostics

/// Writes one function of a typed program, and everything it reaches, as GLSL.
///
/// All names of functions, structs and constants get a prefix, so that several results fit into one
/// program. The parts come in the order GLSL needs: structs, library functions, constants and
/// functions, each before its use.
package struct GLSLWriter {
  let program: TypedProgram
  let files: [SourceFile]
  let prefix: String
  let halfMode: HalfMode
  let target: GLSLTarget

  /// The function that the host calls.
  private let entry: FunctionIndex

  var helpers = HelperTexts()
  /// Structs, and arrays as elements of arrays, in the order they have to be defined. GLSL 3.30
  /// lacks the latter: each becomes a struct.
  private var definedTypes: [ShaderType] = []
  private var nestedArrays: [ShaderType] = []
  var usesZero = false
  private(set) var usesLayer = false
  private(set) var usesLayerTexture = false

  /// Functions of which only the first line is written.
  private let declared: Set<ProgramNode>

  /// Names of the author's functions, constants and structs.
  private var functionNames: [FunctionIndex: String] = [:]
  private var globalNames: [GlobalIndex: String] = [:]
  private var structureNames: [StructureIndex: String] = [:]
  private var takenNames: Set<String> = []
  /// Globals that are written and that GLSL takes for constants.
  private(set) var constants: Set<GlobalIndex> = []

  var text = GLSLText()
  var indentation = 0

  /// The function being written, and the names of its variables.
  var function: TypedFunction?
  var variableNames: [VariableIndex: String] = [:]
  var visibleNames: [Set<String>] = []

  private init(
    entry: FunctionIndex, program: TypedProgram, files: [SourceFile], prefix: String,
    halfMode: HalfMode, target: GLSLTarget, declared: Set<ProgramNode>
  ) {
    self.entry = entry
    self.program = program
    self.files = files
    self.prefix = prefix
    self.halfMode = halfMode
    self.target = target
    self.declared = declared
  }

  /// Returns the text, and what the host has to add.
  ///
  /// - Parameters:
  ///   - entry: Index of the function that the host calls.
  ///   - nodes: What it reaches, each after what it needs, without a fault.
  ///   - declared: Functions that are declared and not defined: the text compiles, and is not to be
  ///     linked.
  package static func write(
    entry: FunctionIndex, _ nodes: [ProgramNode], of program: TypedProgram, files: [SourceFile],
    prefix: String, halfMode: HalfMode, target: GLSLTarget = .desktop,
    declared: Set<ProgramNode> = []
  ) -> TranslatedShader {
    assert(program.faults(in: nodes).isEmpty, "\(program.faults(in: nodes))")
    var writer = GLSLWriter(
      entry: entry, program: program, files: files, prefix: prefix, halfMode: halfMode,
      target: target, declared: declared)
    writer.functionNames[entry] = writer.unique(prefix + program.functions[entry].name)
    writer.nameProvided(nodes)
    for node in nodes { writer.nameNode(node) }
    for node in nodes { writer.write(node) }
    return writer.finish()
  }

  private func finish() -> TranslatedShader {
    var result = GLSLText()
    if usesZero {
      result.append(
        "// Never set, so 0; keeps drivers from counting the rounds of a loop by their own arithmetic."
      )
      result.append("uniform float \(zeroName);")
      result.append("")
    }
    if usesLayer {
      result.append("// The layer at a position in user space: defined by whoever runs this.")
      result.append("vec4 \(layerName)(vec2 position);")
      result.append("")
    }
    if usesLayerTexture {
      result.append("// The layer as a texture: defined by whoever runs this.")
      result.append("vec4 \(layerTexture.texel)(ivec2 position);")
      result.append("ivec2 \(layerTexture.size)();")
      result.append("vec2[5] \(layerTexture.info)();")
      result.append("")
    }
    var mutable = self
    for type in definedTypes { result.append(mutable.definition(of: type)) }
    for function in helpers.texts(prefix: libraryPrefix) {
      result.append(block: function)
      result.append("")
    }
    result.append(text)
    return TranslatedShader(
      text: result, entryName: name(ofFunction: entry),
      layerFunction: usesLayer ? layerName : nil,
      layerTexture: usesLayerTexture ? layerTexture : nil)
  }

  // MARK: Names

  /// The function of the host that samples the layer.
  var layerName: String { prefix + "layer_sample" }
  /// The functions of the host that read it as a texture; library functions call them, too.
  var layerTexture: TranslatedShader.LayerTexture { .init(prefix: libraryPrefix) }
  var zeroName: String { prefix + "zero" }
  var libraryPrefix: String { prefix + "metal_" }

  /// Returns a legal name that no other function, constant or struct has.
  private mutating func unique(_ name: String) -> String {
    var base = GLSLNames.legal(name)
    if base.hasPrefix(libraryPrefix) || base == layerName || base == zeroName { base += "_user" }
    var candidate = base
    var number = 2
    while !takenNames.insert(candidate).inserted {
      candidate = "\(base)_\(number)"
      number += 1
    }
    return candidate
  }

  /// Gives globals that the host declares the host's names, and reserves these.
  private mutating func nameProvided(_ nodes: [ProgramNode]) {
    for case .global(let index) in nodes where program.globals[index].storage == .provided {
      globalNames[index] = program.globals[index].name
      takenNames.insert(program.globals[index].name)
    }
  }

  private mutating func nameNode(_ node: ProgramNode) {
    switch node {
    case .function(let index):
      if functionNames[index] == nil {
        functionNames[index] = unique(prefix + program.functions[index].name.operatorAsWord)
      }
    case .global(let index):
      if globalNames[index] == nil {
        globalNames[index] = unique(prefix + program.globals[index].name)
      }
    }
  }

  func name(ofFunction index: FunctionIndex) -> String {
    guard let name = functionNames[index] else {
      preconditionFailure("'\(program.functions[index].name)' is called and not among the nodes")
    }
    return name
  }

  func name(ofGlobal index: GlobalIndex) -> String {
    guard let name = globalNames[index] else {
      preconditionFailure("'\(program.globals[index].name)' is used and not among the nodes")
    }
    return name
  }

  func name(ofVariable index: VariableIndex) -> String {
    guard let name = variableNames[index] else {
      preconditionFailure("variable \(index.position) is used before its declaration")
    }
    return name
  }

  mutating func name(ofStructure index: StructureIndex) -> String {
    if let known = structureNames[index] { return known }
    let name = unique(prefix + program.structures[index].name)
    structureNames[index] = name
    // Fields come first, so that what they need is defined before.
    for field in program.structures[index].fields { _ = typeName(field.type) }
    definedTypes.append(.structure(index))
    return name
  }

  /// Returns the name of a field; one that GLSL reserves gets a suffix.
  func name(ofField field: Int, of structure: StructureIndex) -> String {
    GLSLNames.legal(program.structures[structure].fields[field].name)
  }

  /// Chooses a name for a variable that does not hide one in use.
  mutating func declareName(of variable: VariableIndex) -> String {
    guard let function else { preconditionFailure("a variable is declared outside of a function") }
    let wanted = GLSLNames.legal(function.variables[variable].name)
    var candidate = wanted
    var number = 2
    while takenNames.contains(candidate) || candidate == layerName || candidate == zeroName
      || candidate.hasPrefix(libraryPrefix)
      || visibleNames.contains(where: { $0.contains(candidate) })
    {
      candidate = "\(wanted)\(wanted.hasSuffix("_") ? "" : "_")\(number)"
      number += 1
    }
    variableNames[variable] = candidate
    if visibleNames.isEmpty { visibleNames.append([]) }
    visibleNames[visibleNames.count - 1].insert(candidate)
    return candidate
  }

  mutating func noteLayer() { usesLayer = true }
  mutating func noteLayerTexture() { usesLayerTexture = true }

  // MARK: Types

  mutating func typeName(_ type: ShaderType) -> String {
    switch type {
    case .void: return "void"
    case .scalar(let scalar): return GLSLTypes.base(scalar)
    case .vector(let scalar, let width): return GLSLTypes.vector(GLSLTypes.base(scalar), width)
    case .matrix(_, let columns, let rows):
      return columns == rows ? "mat\(columns)" : "mat\(columns)x\(rows)"
    case .array(let element, let count):
      if case .array = element { return "\(wrapperName(element))[\(count)]" }
      return "\(typeName(element))[\(count)]"
    case .structure(let index): return name(ofStructure: index)
    case .texture(let scalar, let shape): return GLSLTypes.sampler(scalar, shape)
    case .unknown:
      preconditionFailure("GLSL has no variable of type '\(type)'")
    }
  }

  /// The struct around an array that is an element of another.
  mutating func wrapperName(_ array: ShaderType) -> String {
    if let position = nestedArrays.firstIndex(of: array) { return "\(prefix)Row\(position + 1)" }
    _ = typeName(array)
    nestedArrays.append(array)
    definedTypes.append(array)
    return "\(prefix)Row\(nestedArrays.count)"
  }

  private mutating func definition(of type: ShaderType) -> GLSLText {
    var result = GLSLText()
    guard case .structure(let index) = type else {
      result.append("struct \(wrapperName(type)) { \(typeName(type)) items; };")
      result.append("")
      return result
    }
    result.append("struct \(name(ofStructure: index)) {")
    let fields = program.structures[index].fields
    for (position, field) in fields.enumerated() {
      result.append("  \(typeName(field.type)) \(name(ofField: position, of: index));")
    }
    if fields.isEmpty { result.append("  int empty;") }
    result.append("};")
    result.append("")
    return result
  }

  // MARK: Lines

  func origin(_ span: Span) -> GLSLText.Origin? {
    guard files.indices.contains(Int(span.start.file)) else { return nil }
    let file = files[Int(span.start.file)]
    return GLSLText.Origin(file: file.path, line: file.line(at: Int(span.start.offset)))
  }

  mutating func line(_ content: String, from span: Span?) {
    text.append(String(repeating: "  ", count: indentation) + content, from: span.flatMap(origin))
  }

  // MARK: Functions and constants

  private mutating func write(_ node: ProgramNode) {
    switch node {
    case .function(let index):
      write(
        program.functions[index], name: name(ofFunction: index), isEntry: index == entry,
        isDefined: !declared.contains(node))
    case .global(let index):
      if isConstant(program.globals[index]) { constants.insert(index) }
      write(program.globals[index], name: name(ofGlobal: index))
    }
  }

  private mutating func write(_ global: TypedGlobal, name: String) {
    function = nil
    if case .provided = global.storage { return }
    if case .declared(let word) = global.storage {
      let head = (word.isEmpty ? "" : word + " ") + "\(typeName(global.type)) \(name)"
      var start = ""
      if case .invalid = global.value.kind {} else { start = " = \(argument(global.value))" }
      line("\(head)\(start);", from: global.value.span)
      line("", from: nil)
      return
    }
    let value = expression(global.value)
    if isConstant(global.value) {
      line("const \(typeName(global.type)) \(name) = \(value);", from: global.value.span)
    } else {
      // GLSL constants cannot call functions.
      line("\(typeName(global.type)) \(name)() {", from: global.value.span)
      line("  return \(value);", from: global.value.span)
      line("}", from: global.value.span)
    }
    line("", from: nil)
  }

  /// Rounds the `half` parameters: the host passes floats.
  private mutating func roundParameters(_ function: TypedFunction) {
    guard halfMode == .exact else { return }
    for parameter in function.parameters {
      let variable = function.variables[parameter.variable]
      guard variable.type.scalar == .half, variable.type.isArithmetic, !variable.isBuffer else {
        continue
      }
      let name = name(ofVariable: parameter.variable)
      let half = use(.half, with: variable.type)
      line("\(name) = \(half)(\(name));", from: function.span)
    }
  }

  private mutating func write(
    _ function: TypedFunction, name: String, isEntry: Bool, isDefined: Bool
  ) {
    self.function = function
    variableNames = [:]
    visibleNames = [[]]
    let parameters = function.parameters.map { parameter -> String in
      let variable = function.variables[parameter.variable]
      let type = variable.isBuffer ? bufferType(variable.type) : typeName(variable.type)
      let direction = !parameter.isWritten ? "" : parameter.isRead ? "inout " : "out "
      return "\(direction)\(type) \(declareName(of: parameter.variable))"
    }
    let head =
      "\(typeName(function.returnType)) \(name)(\(parameters.joined(separator: ", ")))"
    guard isDefined else {
      line("\(head);", from: function.span)
      self.function = nil
      return
    }
    line("\(head) {", from: function.span)
    indentation = 1
    if isEntry { roundParameters(function) }
    write(function.body)
    indentation = 0
    line("}", from: nil)
    line("", from: nil)
    self.function = nil
  }

  private func bufferType(_ element: ShaderType) -> String {
    switch element.scalar?.representation {
    case .int: target.listSampler("isamplerBuffer")
    case .uint: target.listSampler("usamplerBuffer")
    default: target.listSampler("samplerBuffer")
    }
  }
}

extension String {
  /// `operator+` as a name that can be written.
  fileprivate var operatorAsWord: String {
    guard hasPrefix("operator") else { return self }
    let words: [Character: String] = [
      "+": "Plus", "-": "Minus", "*": "Times", "/": "Over", "=": "Equals", "<": "Less",
      ">": "Greater",
      "!": "Not", "&": "And", "|": "Or", "^": "Xor", "%": "Modulo", "~": "Tilde", "(": "Call",
      ")": "",
      "[": "At", "]": "",
    ]
    return "operator" + dropFirst(8).map { words[$0] ?? String($0) }.joined()
  }
}
