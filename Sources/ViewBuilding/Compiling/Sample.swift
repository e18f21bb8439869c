/// Something that is shown on a sample: a modifier, an extension of a view, a transition.
struct Sample: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    /// A type of `ViewModifier`.
    case modifier
    /// A function or a property of an `extension View`.
    case viewMember(isFunction: Bool)
    /// A function of an `extension VisualEffect`.
    case effectFunction
    /// A type of `Transition`.
    case transition
    /// A static member of `AnyTransition` or of `Transition`.
    case transitionMember(owner: String, isFunction: Bool)
    /// A view whose initializer needs arguments.
    case view
  }

  let kind: Kind
  let name: String
  /// Those that are passed.
  let arguments: [Argument]

  struct Argument: Sendable, Hashable {
    let parameter: CallParameter
    /// An expression.
    let value: String
    /// Whether it is a state that can be tuned.
    let isState: Bool
  }

  /// The samples for what a file declares, in the order of kinds that say most.
  static func all(of file: ViewSource) -> [Sample] {
    var found: [Sample] = []
    func add(_ kind: Kind, _ name: String, _ parameters: [CallParameter]?) {
      guard let parameters, let arguments = arguments(for: parameters),
        !found.contains(where: { $0.name == name && $0.kind == kind })
      else { return }
      found.append(Sample(kind: kind, name: name, arguments: arguments))
    }
    for member in file.members where !member.isPrivate {
      switch member.owner {
      case "View" where !member.isStatic && member.name != "body":
        add(.viewMember(isFunction: member.isFunction), member.name, member.parameters)
      case "VisualEffect" where member.isFunction && !member.isStatic:
        add(.effectFunction, member.name, member.parameters)
      case "AnyTransition" where member.isStatic, "Transition" where member.isStatic:
        add(
          .transitionMember(owner: member.owner, isFunction: member.isFunction), member.name,
          member.parameters)
      default: break
      }
    }
    for type in file.types where type.keyword == "struct" && !type.isGeneric {
      if type.conforms(to: "ViewModifier") { add(.modifier, type.name, type.parameters) }
      if type.conforms(to: "Transition") { add(.transition, type.name, type.parameters) }
      if type.conforms(to: "View") { add(.view, type.name, type.parameters) }
    }
    let shows = Set(found.filter { $0.kind != .modifier && $0.kind != .view }.map(\.kind))
    // A modifier whose file has functions for it is shown by these.
    return shows.isEmpty ? found : found.filter { $0.kind != .modifier && $0.kind != .view }
  }

  /// Values for the parameters without defaults; `nil` if one has a type that is not known.
  private static func arguments(for parameters: [CallParameter]) -> [Argument]? {
    var arguments: [Argument] = []
    for parameter in parameters where !parameter.hasDefault {
      let type = parameter.type
      if type.hasSuffix("?") { continue }
      if type.hasPrefix("Binding<"), type.hasSuffix(">") {
        guard let value = value(of: String(type.dropFirst(8).dropLast()), parameter.name) else {
          return nil
        }
        arguments.append(
          Argument(parameter: parameter, value: ".constant(\(value))", isState: false))
        continue
      }
      guard let value = value(of: type, parameter.name) else { return nil }
      arguments.append(
        Argument(parameter: parameter, value: value, isState: Self.tunable.contains(type)))
    }
    return arguments
  }

  /// Types of states that the inspector shows.
  private static let tunable: Set = [
    "Float", "Double", "CGFloat", "Int", "Bool", "Color", "CGPoint", "String",
  ]

  private static func value(of type: String, _ name: String) -> String? {
    switch type {
    case "Float", "Double", "CGFloat":
      ["radius", "size", "amplitude", "width", "height", "offset", "frequency"]
        .contains(where: name.lowercased().contains) ? "12" : "0.5"
    case "TimeInterval": "1"
    case "Int": "4"
    case "Bool": "true"
    case "Color": "Color.blue"
    case "CGPoint": "CGPoint(x: 140, y: 100)"
    case "CGSize": "CGSize(width: 280, height: 200)"
    case "CGVector": "CGVector(dx: 0.5, dy: 0.5)"
    case "CGRect": "CGRect(x: 0, y: 0, width: 280, height: 200)"
    case "String": "\"Text\""
    case "Angle": "Angle.degrees(20)"
    case "UnitPoint": "UnitPoint.center"
    case "Edge": "Edge.leading"
    case "Date": "Date.now"
    case "Image": "Image(systemName: \"star.fill\")"
    case "[Color]": "[Color.red, Color.yellow, Color.blue]"
    case "[Float]": "[0.2, 0.5, 0.8]"
    case "SIMD2<Float>": "SIMD2<Float>(0.5, 0.5)"
    case "Animation": "Animation.default"
    default: nil
    }
  }

  // MARK: - As text

  /// The name of the view that shows it.
  private func viewName(_ index: Int) -> String { "HarmonicSample\(index + 1)" }

  /// The declaration of a view that shows it.
  func declaration(_ index: Int) -> String {
    let states = arguments.filter(\.isState).map {
      "  @State private var \($0.parameter.name): \($0.parameter.type) = \($0.value)\n"
    }
    return """
      private struct \(viewName(index)): View {
      \(states.joined())  var body: some View {
          \(expression)
        }
      }

      """
  }

  /// The line that registers it as a preview.
  func registration(_ index: Int) -> String {
    "SwiftUI._registerPreview(name: \"\(name)\", traits: []) { \(viewName(index))() }"
  }

  /// The expression that is shown, or that a sample view is changed by.
  var call: String {
    let list = arguments.map { argument in
      let value = argument.isState ? argument.parameter.name : argument.value
      return argument.parameter.label.map { "\($0): \(value)" } ?? value
    }.joined(separator: ", ")
    return switch kind {
    case .modifier: "$0.modifier(\(name)(\(list)))"
    case .viewMember(let isFunction): "$0.\(name)\(isFunction ? "(\(list))" : "")"
    case .effectFunction: "$0.visualEffect { content, _ in content.\(name)(\(list)) }"
    case .transition, .view: "\(name)(\(list))"
    case .transitionMember(let owner, let isFunction):
      "\(owner == "AnyTransition" ? owner : "").\(name)\(isFunction ? "(\(list))" : "")"
    }
  }

  private var expression: String {
    switch kind {
    case .modifier, .viewMember, .effectFunction: "SwiftUI._SampleView { \(call) }"
    case .transition, .transitionMember: "SwiftUI._TransitionSample(\(call))"
    case .view: call
    }
  }
}
