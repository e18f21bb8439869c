import Testing

@testable import SwiftUI

/// A stored value of each kind that is compared in a way of its own.
private struct Sample {
  var number = 1
  var name = "a"
  var pair = (2, 3.0)
  var erased: any Equatable = 4
  var choice: Int? = 5
  var action: () -> Void
}

@MainActor
struct FieldComparisonTests {
  @Test func valuesDifferInEachOfTheirFields() {
    let action: () -> Void = {}
    let sample = Sample(action: action)
    #expect(FieldComparison.areEqual(sample, sample))
    var changed = sample
    changed.name = "b"
    #expect(!FieldComparison.areEqual(sample, changed))
    changed = sample
    changed.pair.1 = 4
    #expect(!FieldComparison.areEqual(sample, changed))
    // The fields of a protocol's value cannot be listed without it: it is compared by its bytes.
    changed = sample
    changed.erased = 5
    #expect(!FieldComparison.areEqual(sample, changed))
    changed = sample
    changed.choice = nil
    #expect(!FieldComparison.areEqual(sample, changed))
  }

  @Test func aViewWhoseTypeIsErasedIsCompared() {
    let view = AnyView(EmptyView())
    #expect(FieldComparison.areEqual(view, view))
    #expect(!FieldComparison.areEqual(view, AnyView(EmptyView().id(1))))
  }
}
