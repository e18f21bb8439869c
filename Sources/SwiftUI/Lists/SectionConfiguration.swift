/// A section of the content that a container was given.
public nonisolated struct SectionConfiguration: Identifiable {
  /// The identity of a section.
  public struct ID: Hashable, Sendable { fileprivate let object: ObjectIdentifier }

  public let id: ID
  public internal(set) var header = SubviewsCollection(views: [])
  public internal(set) var content = SubviewsCollection(views: [])
  public internal(set) var footer = SubviewsCollection(views: [])

  /// The values that the section gives to the container around it.
  @MainActor public var containerValues: ContainerValues {
    (header.first ?? content.first ?? footer.first)?.containerValues ?? ContainerValues()
  }
}

/// The sections of the content that a container was given. Views outside of sections are sections
/// of their own, those side by side together.
public nonisolated struct SectionCollection: RandomAccessCollection {
  private var sections: [SectionConfiguration] = []

  @MainActor init(_ views: SubviewsCollection) {
    for view in views {
      let part = view.element.trait(ObjectIdentifier(SectionPart.self)) as? SectionPart
      let isFirst =
        part.map { sections.last?.id.object != ObjectIdentifier($0.section) }
        ?? !isLoose
      if isFirst {
        let id = part.map { ObjectIdentifier($0.section) } ?? ObjectIdentifier(view.element)
        sections.append(SectionConfiguration(id: SectionConfiguration.ID(object: id)))
      }
      isLoose = part == nil
      let last = sections.endIndex - 1
      switch part?.place ?? .content {
      case .header: sections[last].header.append(view)
      case .content: sections[last].content.append(view)
      case .footer: sections[last].footer.append(view)
      }
    }
  }

  /// Whether the last section is of views outside of sections.
  private var isLoose = false

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }

  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension SubviewsCollection {
  fileprivate mutating func append(_ view: Subview) { self = Self(views: views + [view]) }
}

/// Which part of which section a view is.
struct SectionPart {
  enum Place { case header, content, footer }

  let place: Place
  let section: SectionIdentity
}

/// A section, as long as it is shown.
final class SectionIdentity: Sendable {}

/// Views that are made of the sections of a content.
public nonisolated struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  fileprivate let sections: Sections
  fileprivate let transform: (SectionCollection) -> Content

  @MainActor public var body: some View {
    GroupElementsOfContent(subviews: sections) { views in
      transform(SectionCollection(views))
    }
  }
}

extension Group where Content: View {
  /// Creates views of the sections of a content.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(sections: view, transform: transform)
  }
}

/// The sections of a content, which are known when it is shown.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  fileprivate init() {}

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }

  public subscript(index: Int) -> SectionConfiguration {
    fatalError("they are known when they are shown")
  }
}

extension ForEach {
  /// Creates a view of each section of a content.
  public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
    data = ForEachSectionCollection()
    self.content = content
    id = { $0.id }
    source = AnyView(
      GroupSectionsOfContent(sections: view) {
        ForEach<SectionCollection, SectionConfiguration.ID, Content>($0, content: content)
      })
  }
}
