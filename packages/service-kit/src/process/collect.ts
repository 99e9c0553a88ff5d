import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Makes the collector callable without offering it to the whole process. */
setFlagsFromString('--expose-gc')
const gc: (options: { type: 'minor' | 'major'; flavor?: 'last-resort' }) => void = runInNewContext('gc')
setFlagsFromString('--no-expose-gc')

/**
 * Collects garbage now: young objects in one or two milliseconds (`minor`), or all of it in some tens of them (`major`).
 * For the few places that know better than V8 when that is worth it.
 */
export function collect(type: 'minor' | 'major'): void {
  gc({ type })
}

/**
 * Collects all garbage and gives every empty page back to the operating system, in a tenth of a second or two. After any
 * other collection V8 keeps pages for the next burst.
 */
export function collectAndRelease(): void {
  gc({ type: 'major', flavor: 'last-resort' })
}
