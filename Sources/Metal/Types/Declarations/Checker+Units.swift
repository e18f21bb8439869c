internal import Diagnostics
internal import ShaderTree

/// The identity of a type: in all files of a program, a struct that is written with the same words
/// under the same path is the same struct, as C++ demands of one definition (C++17 §6.2). A struct
/// of the same name with other words is another one, which its file alone sees.
struct TypeIdentity: Hashable {
  var path: [String]
  var words: [String]
  /// Texts of the aliases, values of the constants, and types that the words name.
  var meanings: [String]
  /// For what no other file can name: in a function, or in a namespace without a name.
  var unit: Int?
  var place: SourceLocation?
  /// Arguments of the templates around it.
  var bindings: [String: TemplateArgument]
}

/// A function or a static variable that is defined outside of its struct.
struct OuterMember {
  enum Kind {
    case function(FunctionSyntax)
    case variable(VariableSyntax)
  }

  var kind: Kind
  /// Where it stands.
  var scope: Scope

  /// The arguments in `Wave<T>::height`, and the names of the template parameters before it.
  var arguments: [TemplateArgumentSyntax]? {
    switch kind {
    case .function(let function): function.qualifierArguments
    case .variable(let variable): variable.qualifierArguments
    }
  }
  var parameters: Set<String> {
    switch kind {
    case .function(let function): Set((function.template ?? []).map(\.name))
    case .variable(let variable): Set((variable.template ?? []).map(\.name))
    }
  }
}

// A program of several files is several translation units, as Metal compiles them: each is read
// with the files it includes, and only what has external linkage is one thing for all.
//
// | what | seen by |
// |---|---|
// | macros, `#pragma once`, `using`, names of types | the unit |
// | default arguments | the unit: those of the declarations that the caller sees |
// | constants, `static` functions, what is in a namespace without a name | the unit |
// | templates | the unit: each makes its own of what it includes |
// | functions with external linkage, by path, name and types of the parameters | all |
// | `extern` constants and static members, by their path | all |
// | structs and enums of the same words under the same path | all |
//
// A unit is read when something that it may define is needed: the nearest first.
extension Checker {
  /// Returns where the function is defined: here, or in another file.
  ///
  /// - Parameter types: Those of its parameters.
  func definition(ofFunction index: Int, types: [MetalType]) -> Int? {
    let declared = functions[index]
    if declared.syntax.body != nil { return index }
    if let known = declared.definition { return known }
    var found = definition(like: declared, types, in: declared.scope)
    if found == nil, declared.structure != nil || hasExternalLinkage(declared) {
      let path = declared.scope.path
      search(for: declared.syntax.name) { unit in
        // A member of a struct that both files have is defined by reading the file.
        found = functions[index].definition
        guard found == nil, let scope = unit.descendant(path) else { return found != nil }
        found = definition(like: declared, types, in: scope)
        return found != nil
      }
    }
    functions[index].definition = found
    return found
  }

  private func hasExternalLinkage(_ function: DeclaredFunction) -> Bool {
    !(function.syntax.isStatic && function.structure == nil) && function.scope.isShared
  }

  private func definition(
    like declared: DeclaredFunction, _ types: [MetalType], in scope: Scope
  ) -> Int? {
    let wanted = types.map { name(of: $0) }
    let isElsewhere = scope.unit != declared.scope.unit
    for case .function(let other) in isElsewhere
      ? scope.symbols[declared.syntax.name] ?? [] : scope.own(declared.syntax.name)
    {
      let candidate = functions[other]
      guard candidate.syntax.body != nil, candidate.syntax.parameters.count == types.count,
        candidate.syntax.template?.count == declared.syntax.template?.count,
        !isElsewhere || hasExternalLinkage(candidate)
      else { continue }
      if candidate.syntax.template != nil { return other }
      let found = self.types(ofParametersOf: other, bindings: [:])
      if found.map({ name(of: $0) }) == wanted,
        zip(candidate.syntax.parameters, declared.syntax.parameters).allSatisfy({
          $0.isWritten == $1.isWritten
        })
      {
        return other
      }
    }
    return nil
  }

  /// Returns where a constant or static member has its value: here, or in another file.
  func definition(ofGlobal index: Int) -> Int {
    let declared = globals[index]
    if let known = declared.definition { return known }
    guard declared.syntax.initializer == nil, declared.scope.isShared,
      declared.syntax.isExtern || declared.scope.structure != nil
    else { return index }
    let path = declared.scope.path
    var found: Int?
    search(for: declared.syntax.name) { unit in
      found = globals[index].definition
      guard found == nil, let scope = unit.descendant(path) else { return found != nil }
      for case .global(let other) in scope.symbols[declared.syntax.name] ?? [] {
        let candidate = globals[globals[other].definition ?? other]
        let isStatic = candidate.syntax.isStatic && candidate.scope.structure == nil
        guard candidate.syntax.initializer != nil, !isStatic else { continue }
        found = globals[other].definition ?? other
      }
      return found != nil
    }
    globals[index].definition = found ?? index
    return found ?? index
  }

  /// Goes through the units, those that were not read yet and in which `name` occurs among them,
  /// until one is what was looked for.
  ///
  /// Mistakes in a file that was not read before are its own, unless they are in what was looked
  /// for.
  private func search(for name: String, until isFound: (Scope) -> Bool) {
    for unit in units where isFound(unit) { return }
    var isDone = false
    for path in unsearchedPaths where !isDone {
      log.tentatively {
        guard let entry = library.entry(at: path, naming: name) else { return false }
        isDone = isFound(declareUnit(entry))
        return isDone && functions.contains { $0.syntax.name == name && $0.syntax.isDamaged }
      }
    }
  }

  // MARK: Types

  func identity(of structure: StructureSyntax, in context: NameContext) -> TypeIdentity {
    identity(structure.name, structure.words, at: structure.nameSpan.start, in: context)
  }

  func identity(of enumeration: EnumerationSyntax, in context: NameContext) -> TypeIdentity {
    identity(enumeration.name, enumeration.words, at: enumeration.nameSpan.start, in: context)
  }

  private func identity(
    _ name: String, _ words: [String], at place: SourceLocation, in context: NameContext
  ) -> TypeIdentity {
    let isShared = context.scope.isShared
    let named = isShared ? Set(words).subtracting([name]).sorted() : []
    return TypeIdentity(
      path: context.scope.path + [name], words: words,
      meanings: named.compactMap { meaning(of: $0, in: context) },
      unit: isShared ? nil : context.scope.unit, place: isShared ? nil : place,
      bindings: context.bindings)
  }

  /// The meaning of a word of a struct in its file, where another file may have another.
  private func meaning(of word: String, in context: NameContext) -> String? {
    for symbol in context.scope.lookUp(word) {
      switch symbol {
      case .alias(let alias):
        let type = alias.type
        let target = type.name.path
        guard target != [word] else { return "\(word)=\(target)" }
        let further = target.count == 1 ? meaning(of: target[0], in: context) : nil
        return "\(word)=\(target)\(type.arraySizes.count)\(type.pointers)\(further ?? "")"
      case .global(let index):
        guard let value = globals[index].syntax.initializer else { return nil }
        return constantValue(of: value, in: context).map { "\(word)=\($0)" }
      case .structure(let index) where !structures[index].syntax.words.isEmpty:
        return "\(word)=struct \(index.position)"
      case .enumeration(let index): return "\(word)=enum \(index)"
      default: continue
      }
    }
    return nil
  }
}
