const last = { ms: 0, text: '' }

/** The time as ISO 8601 in UTC, for what says it with every request: it is written once a millisecond. */
export function timeNow(): string {
  const ms = Date.now()
  if (ms !== last.ms) {
    last.ms = ms
    last.text = new Date(ms).toISOString()
  }
  return last.text
}
