extension GLSLUnit {
  /// A variable declared inside of a function.
  struct LocalVariable {
    var type: String
    /// Index of the name's token.
    var nameIndex: Int
    var isArray: Bool
    var isInitialized: Bool
  }

  /// Returns the variables in the bodies of all functions, in the order of the source.
  func localVariables() -> [LocalVariable] {
    let structures = Set(
      tokens.indices.dropFirst().filter { tokens[$0 - 1].text == "struct" }.map { tokens[$0].text })
    var found: [LocalVariable] = []
    for declaration in declarations {
      guard case .function(let parameters, true) = declaration.kind else { continue }
      var index = parameters.upperBound + 1
      while index < declaration.range.upperBound - 1 {
        let token = tokens[index]
        if token.text == "struct" {
          index = endOfStructure(index)
        } else if GLSLWords.valueTypes.contains(token.text) || structures.contains(token.text),
          tokens[index + 1].kind == .identifier
        {
          found += variables(ofType: token.text, from: index + 1)
        }
        index += 1
      }
    }
    return found
  }

  /// Returns the index of the brace that ends a struct, or `index` if there is none.
  private func endOfStructure(_ index: Int) -> Int {
    for open in [index + 1, index + 2] where open < tokens.count {
      if tokens[open].kind == .leftBrace { return partner[open] }
    }
    return index
  }

  /// variables = name ("[" … "]")? ("=" …)? ("," name …)* ";"
  private func variables(ofType type: String, from start: Int) -> [LocalVariable] {
    var found: [LocalVariable] = []
    var index = start
    while index < tokens.count, tokens[index].kind == .identifier {
      var one = LocalVariable(type: type, nameIndex: index, isArray: false, isInitialized: false)
      index += 1
      while index < tokens.count, tokens[index].kind == .leftBracket {
        one.isArray = true
        index = partner[index] + 1
      }
      if index < tokens.count, tokens[index].kind == .equal {
        one.isInitialized = true
        while index < tokens.count,
          ![.comma, .semicolon, .rightParenthesis, .rightBrace]
            .contains(tokens[index].kind)
        {
          index = partner[index] + 1
        }
      }
      guard index < tokens.count,
        tokens[index].kind == .comma || tokens[index].kind == .semicolon
      else { return found }
      found.append(one)
      guard tokens[index].kind == .comma else { return found }
      index += 1
    }
    return found
  }

  /// Names of parameters: by the tokens "type name" between the parentheses of functions.
  var parameterNames: Set<String> {
    declarations.reduce(into: []) { found, declaration in
      guard case .function(let parameters, _) = declaration.kind else { return }
      found.formUnion(parameterNames(in: parameters))
    }
  }

  /// The names of a function's parameters.
  func parameterNames(in parameters: Range<Int>) -> Set<String> {
    var found: Set<String> = []
    for index in parameters.dropFirst() where tokens[index].kind == .identifier {
      guard tokens[index - 1].kind == .identifier || tokens[index - 1].kind == .rightBracket,
        tokens[index + 1].kind != .identifier
      else { continue }
      found.insert(tokens[index].text)
    }
    return found
  }
}
