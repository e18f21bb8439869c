internal import Files
package import Parameters
internal import Scenes
internal import SwiftSource

/// The values that are set in a view as changes of its author's files.
///
/// ```swift
/// // given view: OpenedView, parameters: ParameterSet
/// let changes = ViewChanges(of: view, at: parameters)
/// changes.patch    // for `patch -p1` or `git apply` in the project's folder
/// changes.remarks  // "'speed' is 'defaults.speed' in Card.swift:8, which is not a literal"
/// ```
package struct ViewChanges: Sendable {
  /// Empty if nothing is changed.
  package let patch: String
  /// Why values are not in the patch, a sentence each.
  package let remarks: [String]

  package init(of view: OpenedView, at parameters: ParameterSet) {
    let sources = view.swiftPaths.compactMap(Source.init)
    var edits: [Edit] = []
    var remarks: [String] = []
    for (name, value) in parameters.heldInOrder {
      guard let parameter = try? parameters.parameter(named: name) else { continue }
      let member = parameter.nameInSection
      let index = view.argumentIndex(of: member, in: parameter.section)
      var places: [(source: Int, place: AuthorLiterals.Place)] = []
      for (number, source) in sources.enumerated() {
        let found =
          if let index {
            source.literals.argument(index, of: parameter.section)
          } else {
            [source.literals.state(member, of: parameter.section)].compactMap(\.self)
          }
        places += found.map { (number, $0) }
      }
      if places.isEmpty {
        let reason =
          index == nil
          ? "is given no value where it is declared" : "is passed in no call that is read"
        remarks.append("'\(name)' \(reason)")
      }
      for (source, place) in places {
        let text =
          place.isLiteral ? place.replacement(value, for: parameter, isArgument: index != nil) : nil
        if let text {
          edits.append(Edit(source: source, range: place.range, text: text))
        } else {
          let origin = place.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
          remarks.append(
            "'\(name)' is '\(origin)' in \(sources[source].path.namePart):\(place.line), which is "
              + "not a literal")
        }
      }
    }
    var diff = UnifiedDiff()
    let root = ProjectFolder(of: view.path).path
    for (number, source) in sources.enumerated() {
      let own = edits.filter { $0.source == number }.sorted {
        $0.range.lowerBound < $1.range.lowerBound
      }
      guard !own.isEmpty else { continue }
      let path = realPath(source.path) ?? source.path
      diff.add(
        String(decoding: source.bytes, as: UTF8.self),
        changedTo: String(decoding: source.bytes.applying(own), as: UTF8.self),
        path: path.relativePath(from: root))
    }
    (patch, self.remarks) = (diff.text, remarks)
  }

  private struct Source {
    let path: String
    let bytes: [UInt8]
    let literals: AuthorLiterals

    init?(_ path: String) {
      // A file that is gone has nothing to change.
      guard let bytes = try? readWhole(path, limit: 4 << 20) else { return nil }
      (self.path, self.bytes) = (path, bytes)
      literals = AuthorLiterals(path: path, bytes: bytes)
    }
  }

  fileprivate struct Edit {
    let source: Int
    let range: Range<Int>
    let text: String
  }
}

extension [UInt8] {
  /// - Parameter edits: From the first to the last.
  fileprivate func applying(_ edits: [ViewChanges.Edit]) -> [UInt8] {
    var (text, end): ([UInt8], Int) = ([], 0)
    for edit in edits where edit.range.lowerBound >= end {
      text += self[end..<edit.range.lowerBound] + Array(edit.text.utf8)
      end = edit.range.upperBound
    }
    return text + self[end...]
  }
}

extension AuthorLiterals.Place {
  /// A value as Swift in the place of this one; `nil` for one that has no literal.
  ///
  /// - Parameter isArgument: Whether it is between the parentheses of `.float2(…)`.
  fileprivate func replacement(
    _ value: ParameterValue, for parameter: Parameter, isArgument: Bool
  ) -> String? {
    switch value {
    case .number(let number): return self.number(number)
    case .toggle(let isOn): return isOn ? "true" : "false"
    case .text(let text): return "\"\(SwiftText.literal(text))\""
    case .color(let color): return SwiftText.color(color)
    case .choice(let name):
      // `Mood.calm`, `.calm`
      guard let dot = text.lastIndex(of: ".") else { return nil }
      return text[...dot] + name
    case .numbers(let numbers) where isArgument:
      return numbers.map { SwiftText.shortNumber($0) }.joined(separator: ", ")
    case .numbers(let numbers) where numbers.count == 2:
      guard case .vector(let labels, _, _, _) = parameter.kind else { return nil }
      let type = labels.first == "width" ? "CGSize" : "CGPoint"
      let parts = zip(labels, numbers).map { "\($0): \(SwiftText.shortNumber($1))" }
      return "\(type)(\(parts.joined(separator: ", ")))"
    default: return nil
    }
  }

  /// A number that has the type which the one before had.
  private func number(_ number: Double) -> String {
    let isWhole = !text.contains(".") && !text.contains("e")
    return isWhole ? SwiftText.shortNumber(number) : SwiftText.number(number)
  }
}
