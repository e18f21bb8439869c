/// Values of a scene that was left, with the steps that led there.
nonisolated struct SavedValues: Sendable {
  let values: TunedValues
  let steps: ChangeHistory
}
