/** How long a write whose outcome nobody knows may still take effect, in milliseconds: longer than the deadline of any call. */
const lateMs = 15_000

/** What a value may be, given what was acknowledged. */
export interface Ledger<Value> {
  /** Notes a write that was acknowledged. */
  acknowledged(value: Value): void
  /** Notes a write whose outcome is unknown. */
  attempted(value: Value): void
  /** Whether a read that began after everything noted may show a value. */
  allows(value: Value): boolean
  expected(): Value[]
}

/**
 * Keeps what one writer wrote. A read must show the last acknowledged write, or one whose outcome is unknown and that
 * may have taken effect since.
 */
export function ledgerOf<Value>(first: Value): Ledger<Value> {
  let last = first
  let unknown: { value: Value; at: number }[] = []
  const expected = () => [last, ...unknown.filter(({ at }) => Date.now() - at < lateMs).map(({ value }) => value)]
  return {
    acknowledged: (value) => {
      last = value
      unknown = unknown.filter(({ at }) => Date.now() - at < lateMs)
    },
    attempted: (value) => void unknown.push({ value, at: Date.now() }),
    allows: (value) => {
      if (!expected().includes(value) && !unknown.some((each) => each.value === value)) return false
      /** What took effect late is what is stored now. */
      if (value !== last && unknown.some((each) => each.value === value)) last = value
      return true
    },
    expected,
  }
}
