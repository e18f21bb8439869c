internal import Diagnostics
internal import ShaderTree
internal import Tokens

/// Bytes of a value in memory.
struct MemoryLayout: Equatable {
  var size: Int
  var alignment: Int
}

/// The layout of types in the memory of a host. Metal Shading Language Specification, §2.2 to §2.5:
/// a vector of three is as large as one of four, a packed one has no padding, and a struct is
/// aligned as its most aligned field.
extension Checker {
  /// `nil` for what no memory holds.
  func layout(of type: MetalType, isPacked: Bool = false) -> MemoryLayout? {
    switch type {
    case .scalar(let scalar):
      return MemoryLayout(size: scalar.bitWidth / 8, alignment: scalar.bitWidth / 8)
    case .vector(let scalar, let width):
      let component = scalar.bitWidth / 8
      if isPacked { return MemoryLayout(size: component * width, alignment: component) }
      let size = component * (width == 3 ? 4 : width)
      return MemoryLayout(size: size, alignment: size)
    case .matrix(let scalar, let columns, let rows):
      return layout(of: .vector(scalar, rows)).map {
        MemoryLayout(size: $0.size * columns, alignment: $0.alignment)
      }
    case .array(let element, let count):
      return layout(of: element, isPacked: isPacked).map {
        MemoryLayout(size: $0.size * count, alignment: $0.alignment)
      }
    case .enumeration: return MemoryLayout(size: 4, alignment: 4)
    case .structure(let index):
      var result = MemoryLayout(size: 0, alignment: 1)
      for field in program.structures[index].fields {
        guard let layout = layout(of: field.type, isPacked: field.isPacked) else { return nil }
        result.size = aligned(result.size, to: layout.alignment) + layout.size
        result.alignment = max(result.alignment, layout.alignment)
      }
      result.size = aligned(max(result.size, 1), to: result.alignment)
      return result
    default: return nil
    }
  }

  /// Bytes from the start of a struct to each of its fields; `nil` if one has no layout.
  func offsets(ofFieldsOf index: StructureIndex) -> [Int]? {
    var end = 0
    var offsets: [Int] = []
    for field in program.structures[index].fields {
      guard let layout = layout(of: field.type, isPacked: field.isPacked) else { return nil }
      offsets.append(aligned(end, to: layout.alignment))
      end = aligned(end, to: layout.alignment) + layout.size
    }
    return offsets
  }

  private func aligned(_ size: Int, to alignment: Int) -> Int {
    (size + alignment - 1) / alignment * alignment
  }

  /// Whether a type is a vector without padding, under its own name or another.
  func isPacked(_ type: TypeSyntax, in context: NameContext) -> Bool {
    if type.name.last.hasPrefix("packed_") { return true }
    let (symbols, inner) = lookUp(type.name, in: context)
    for case .alias(let alias) in symbols where alias.type.name.path != type.name.path {
      return isPacked(alias.type, in: inner)
    }
    return false
  }

  /// Declares the functions that read numbers from bytes, once.
  func declareDataReads() -> Scope {
    if let dataReads { return dataReads }
    let entry = library.header("data", DataReads.text)
    let scope = declareUnit(of: entry.tokens)
    dataReads = scope
    return scope
  }
}
