/// The place of an element in one of the lists of a program.
///
/// One for functions does not fit into the list of structs:
///
/// ```swift
/// // given var program: TypedProgram, function: TypedFunction
/// let index = program.functions.add(function)
/// program.functions[index].isBroken = true
/// ```
package struct ProgramIndex<Element>: Hashable, Sendable {
  package let position: Int

  package init(_ position: Int) { self.position = position }
}

package typealias FunctionIndex = ProgramIndex<TypedFunction>
package typealias GlobalIndex = ProgramIndex<TypedGlobal>
package typealias StructureIndex = ProgramIndex<TypedStructure>
package typealias VariableIndex = ProgramIndex<TypedVariable>

extension Array {
  package subscript(index: ProgramIndex<Element>) -> Element {
    get { self[index.position] }
    set { self[index.position] = newValue }
  }

  /// Appends `element` and returns where it is.
  package mutating func add(_ element: Element) -> ProgramIndex<Element> {
    append(element)
    return ProgramIndex(count - 1)
  }
}
