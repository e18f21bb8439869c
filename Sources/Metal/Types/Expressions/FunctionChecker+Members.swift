internal import Diagnostics
internal import ShaderTree

extension FunctionChecker {
  func checkMember(_ base: ExpressionSyntax, _ member: NameSyntax, at span: Span) -> MetalExpression
  {
    let value = pointee(check(base))
    let name = member.last
    switch value.type {
    case .unknown: return value
    case .vector(_, let width): return checkSwizzle(value, member, width, at: span)
    case .structure(let index):
      let fields = checker.program.structures[index].fields
      if let field = field(name, of: value, at: span) { return field }
      let members = checker.structures[index].members
      if !members.own(name).isEmpty {
        let outer = context
        defer { context = outer }
        context = NameContext(
          scope: members, bindings: checker.structures[index].context.bindings)
        return checkName(
          NameSyntax(path: [checker.structures[index].syntax.name, name], span: member.span))
      }
      return noMember(name, of: value.type, among: fields.map(\.name), at: member.span)
    case .matrix where name == "columns": return value
    case .layer:
      switch name {
      case "tex": return MetalExpression(kind: .layerTexture, type: .texture(.half), span: span)
      case "info":
        return MetalExpression(kind: .layerInfo, type: .array(.vector(.float, 2), 5), span: span)
      default: return noMember(name, of: .layer, among: Self.layerMembers, at: member.span)
      }
    default: return noMember(name, of: value.type, among: [], at: member.span)
    }
  }

  /// A field of a struct, or of one of its bases.
  func field(_ name: String, of value: MetalExpression, at span: Span) -> MetalExpression? {
    guard case .structure(let index) = value.type else { return nil }
    let fields = checker.program.structures[index].fields
    if let field = fields.firstIndex(where: { $0.name == name }) {
      if case .construction(let parts) = value.kind, parts.count == fields.count,
        parts.allSatisfy(isRead)
      {
        return parts[field]  // what stands beside it in the data is not read
      }
      return MetalExpression(kind: .field(value, field), type: fields[field].type, span: span)
    }
    return checker.bases(of: value).lazy.compactMap { self.field(name, of: $0, at: span) }.first
  }

  private static let layerMembers = ["sample", "tex", "info"]

  /// The value that a pointer points to; any other value itself.
  private func pointee(_ value: MetalExpression) -> MetalExpression {
    if case .pointer = value.type { return element(of: value, at: nil, span: value.span) }
    return value
  }

  private func noMember(
    _ name: String, of type: MetalType, among known: [String], at span: Span
  ) -> MetalExpression {
    return fail(
      "'\(self.name(of: type))' has no member '\(name)'", at: span,
      hint: didYouMean(name, among: known))
  }

  private func checkSwizzle(
    _ value: MetalExpression, _ member: NameSyntax, _ width: Int, at span: Span
  ) -> MetalExpression {
    let name = member.last
    let positions = name.map { Self.position(of: $0) }
    let isUniform =
      name.allSatisfy { "xyzw".contains($0) } || name.allSatisfy { "rgba".contains($0) }
    guard !positions.contains(nil), name.count <= 4 else {
      return fail(
        "'\(self.name(of: value.type))' has no member '\(name)'", at: member.span,
        hint: "components are named x, y, z, w or r, g, b, a")
    }
    guard isUniform else {
      return fail(
        "'.\(name)' mixes the names xyzw and rgba", at: member.span,
        hint: "write '.\(String(positions.compactMap { $0.map { Array("xyzw")[$0] } }))'")
    }
    if let last = positions.compactMap({ $0 }).max(), last >= width {
      let letter = Array(name)[positions.firstIndex(of: last) ?? 0]
      return fail(
        "'\(self.name(of: value.type))' has no component '\(letter)'", at: member.span)
    }
    let canonical = String(positions.compactMap { $0.map { Array("xyzw")[$0] } })
    var result = swizzle(value, canonical, at: span)
    // The author's letters stay, where no other swizzle was folded in.
    if case .swizzle(let base, let folded) = result.kind, folded == canonical {
      result.kind = .swizzle(base, name)
    }
    return result
  }

  // MARK: Methods

  /// `value.name(arguments)`
  func checkMethodCall(
    _ base: ExpressionSyntax, _ member: NameSyntax, _ arguments: [ExpressionSyntax], at span: Span
  ) -> MetalExpression {
    let value = pointee(check(base))
    switch value.type {
    case .unknown:
      for argument in arguments { if case .list = argument.kind {} else { _ = check(argument) } }
      return value
    case .layer: return sampleLayer(member, arguments, at: span)
    case .texture: return textureCall(value, member, arguments, at: span)
    case .structure(let index):
      let typed = arguments.map { argument -> MetalExpression in
        if case .list = argument.kind { return .invalid(at: argument.span) }
        return check(argument)
      }
      if let called = callMethod(
        member.last, of: value, typed, arguments, member.templateArguments, at: span)
      {
        return called
      }
      let known = checker.structures[index].syntax.methods.map(\.name)
      if known.contains(member.last) {
        return fail(
          "no method '\(member.last)' of '\(name(of: value.type))' takes these arguments", at: span)
      }
      return noMember(member.last, of: value.type, among: known, at: member.span)
    case .array(_, let count) where member.last == "size" && arguments.isEmpty:
      return .integer(Int64(count), .ulong, at: span)
    default:
      return noMember(member.last, of: value.type, among: [], at: member.span)
    }
  }

  private func sampleLayer(
    _ member: NameSyntax, _ arguments: [ExpressionSyntax], at span: Span
  ) -> MetalExpression {
    guard member.last == "sample" else {
      return noMember(member.last, of: .layer, among: Self.layerMembers, at: member.span)
    }
    guard arguments.count == 1 else {
      return fail("'sample' takes one position, found \(arguments.count) arguments", at: span)
    }
    let position = initialValue(arguments[0], for: .vector(.float, 2))
    guard position.type != .unknown else { return position }
    return MetalExpression(kind: .sampleLayer(position), type: .vector(.half, 4), span: span)
  }

  /// `level(0)`, `bias(1)`, `gradient2d(dx, dy)` …
  private func isLevelChoice(_ syntax: ExpressionSyntax) -> Bool {
    let name: String
    switch syntax.kind {
    case .call(let callee, _):
      guard case .name(let written) = callee.kind else { return false }
      name = written.last
    case .construction(let type, _, _): name = type.name.last
    default: return false
    }
    return ["level", "bias", "gradient2d", "min_lod_clamp"].contains(name)
  }

  /// A position of 0…1, some texels further.
  private func moving(
    _ position: MetalExpression, by offset: MetalExpression, in texture: MetalExpression
  ) -> MetalExpression {
    let span = position.span
    let type = MetalType.vector(.float, 2)
    let axes = [TextureAxis.width, .height].map { axis in
      convert(
        MetalExpression(kind: .textureSize(texture, axis), type: .uint, span: span), to: .float)
    }
    let size = MetalExpression(kind: .construction(axes), type: type, span: span)
    return binary(
      .add, position, binary(.divide, cast(offset, to: type), size, at: span), at: span)
  }

  private func textureCall(
    _ texture: MetalExpression, _ member: NameSyntax, _ arguments: [ExpressionSyntax], at span: Span
  ) -> MetalExpression {
    let result = MetalType.vector(texture.type == .texture(.half) ? .half : .float, 4)
    switch member.last {
    case "get_width", "get_height":
      return MetalExpression(
        kind: .textureSize(texture, member.last == "get_width" ? .width : .height), type: .uint,
        span: span)
    case "get_num_mip_levels": return .integer(1, .uint, at: span)
    case "sample":
      guard arguments.count >= 2 else {
        return fail("'sample' takes a sampler and a position", at: span)
      }
      let sampler = check(arguments[0])
      let position = initialValue(arguments[1], for: .vector(.float, 2))
      guard sampler.type != .unknown, position.type != .unknown else { return .invalid(at: span) }
      guard sampler.type == .sampler else {
        return fail(
          "'sample' takes a sampler first, found '\(name(of: sampler.type))'", at: arguments[0].span
        )
      }
      // A level, a bias or gradients choose between levels, and there is one; an offset in texels
      // may follow.
      var moved = position
      if arguments.count > 2, let last = arguments.last, !isLevelChoice(last) {
        moved = moving(position, by: check(last), in: texture)
      }
      return MetalExpression(
        kind: .sampleTexture(texture, sampler: sampler, moved), type: result, span: span)
    case "read":
      guard let first = arguments.first else { return fail("'read' takes a position", at: span) }
      let written = check(first)
      guard written.type != .unknown else { return written }
      guard [.vector(.uint, 2), .vector(.ushort, 2), .int, .uint].contains(written.type) else {
        return fail(
          "'read' takes a position of type 'uint2', found '\(name(of: written.type))'",
          at: written.span, hint: "write 'uint2(…)'")
      }
      let position = cast(written, to: .vector(.int, 2))
      return MetalExpression(kind: .readTexture(texture, position), type: result, span: span)
    default:
      return noMember(
        member.last, of: texture.type, among: ["sample", "read", "get_width", "get_height"],
        at: member.span)
    }
  }
}
