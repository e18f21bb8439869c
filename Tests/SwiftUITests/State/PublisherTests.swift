import Foundation
import SwiftUI
import Testing

@testable import SwiftUI

private final class Model: ObservableObject {
  @Published var number = 1
  @Published var text = ""
}

private struct Receiving: View {
  let log: ViewLog
  let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
  @State private var count = 0

  var body: some View {
    Rectangle()
      .onReceive(timer) { date in
        count += 1
        log.numbers.append(date.timeIntervalSinceReferenceDate)
      }
      .onChange(of: count) { log.changes.append([count]) }
  }
}

private struct Subscribing<P: Publisher>: View where P.Failure == Never {
  let publisher: P
  let receive: (P.Output) -> Void
  @State private var isShown = true
  let log: ViewLog

  var body: some View {
    log.act = { isShown = false }
    return ZStack {
      if isShown { Rectangle().onReceive(publisher, perform: receive) }
    }
  }
}

@MainActor
@Suite struct PublisherTests {
  private let log = ViewLog()

  @Test func aTimerFollowsTheTimeOfTheView() {
    let stage = ViewStage { Receiving(log: log) }
    stage.tick(29)
    #expect(log.numbers.isEmpty)
    stage.tick(61)
    // 90 ticks are one and a half seconds: the first date comes after one interval.
    #expect(log.numbers.count == 3)
    for (date, expected) in zip(log.numbers, [0.5, 1, 1.5]) { #expect(abs(date - expected) < 1e-6) }
    #expect(log.changes == [[1], [2], [3]])
  }

  @Test func missedDatesAreNotSentLater() {
    var count = 0
    let timer = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()
    let stage = ViewStage { Subscribing(publisher: timer, receive: { _ in count += 1 }, log: log) }
    stage.tick(60)
    #expect(count == 60)
  }

  @Test func aViewThatIsGoneReceivesNothing() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    let stage = ViewStage {
      Subscribing(publisher: subject, receive: { received.append($0) }, log: log)
    }
    subject.send(1)
    log.act?()
    stage.update()
    subject.send(2)
    #expect(received == [1])
  }

  @Test func aTimerThatNobodyListensToEnds() {
    let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
    let stage = ViewStage { Subscribing(publisher: timer, receive: { _ in }, log: log) }
    #expect(stage.graph.nextChange == 0.5)
    log.act?()
    stage.update()
    #expect(stage.graph.nextChange == nil)
  }

  @Test func publishedValuesAreSentBeforeTheyAreSet() {
    let model = Model()
    var log: [String] = []
    var kept: Set<AnyCancellable> = []
    model.$number.sink { log.append("\($0) of \(model.number)") }.store(in: &kept)
    model.objectWillChange.sink { _ in log.append("will change") }.store(in: &kept)
    model.number = 2
    kept.removeAll()
    model.number = 3
    #expect(log == ["1 of 1", "will change", "2 of 1"])
  }

  @Test func valuesAreAssigned() {
    let (model, other) = (Model(), Model())
    model.$number.map { "\($0)" }.assign(to: &other.$text)
    let kept = model.$number.filter { $0 > 1 }.assign(to: \.number, on: other)
    model.number = 5
    #expect(other.text == "5")
    #expect(other.number == 5)
    kept.cancel()
    model.number = 6
    #expect(other.number == 5)
  }

  @Test func valuesAreChangedOnTheirWay() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var received: [Int] = []
    let kept = subject.removeDuplicates().dropFirst().compactMap { $0 == 3 ? nil : $0 * 10 }
      .scan(0, +).eraseToAnyPublisher().sink { received.append($0) }
    for number in [1, 2, 2, 3, 4] { subject.send(number) }
    #expect(subject.value == 4)
    // Of 1 2 3 4 the first is dropped, 3 has no result, and the sums of 20 and 40 follow.
    #expect(received == [20, 60])
    kept.cancel()
  }

  @Test func theEndIsSentOnce() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let kept = subject.sink(
      receiveCompletion: { log.append("\($0)") }, receiveValue: { log.append("\($0)") })
    subject.send(1)
    subject.send(completion: .finished)
    subject.send(completion: .finished)
    subject.send(2)
    #expect(log == ["1", "finished"])
    kept.cancel()
  }

  @Test func debouncedValuesWaitByTheTimeOfTheView() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    let stage = ViewStage {
      Subscribing(
        publisher: subject.debounce(for: .seconds(0.5), scheduler: RunLoop.main),
        receive: { received.append($0) }, log: log)
    }
    stage.graph.running { subject.send(1) }
    stage.tick(20)
    stage.graph.running { subject.send(2) }
    stage.tick(29)
    #expect(received.isEmpty)
    stage.tick(2)
    #expect(received == [2])
  }
}
