import { isDeepStrictEqual } from 'node:util'
import { Type } from 'typebox'
import { named } from '../description/keywords.ts'
import { Text } from '../routes/schemas.ts'

/** A change that would be made. */
export interface Change {
  path: string
  kind: 'added' | 'removed' | 'replaced'
  before?: unknown
  after?: unknown
}

/** {@link Change} as a schema. */
export const ChangeSchema = Type.Object(
  {
    path: Text('The dotted path of the value, such as `content.summary`. In a list, the position; the first is 0.'),
    kind: Type.Enum(['added', 'removed', 'replaced'], { description: 'What happens to the value.' }),
    before: Type.Optional(Type.Unknown({ description: 'The value as it is. Long ones are cut.' })),
    after: Type.Optional(Type.Unknown({ description: 'The value as it would be. Long ones are cut.' })),
  },
  named('Change', 'A value that would change.'),
)

/** The most changes that are told. */
export const mostChanges = 200

/** The longest value that is told, as characters of JSON. */
const longestValue = 2_000

/**
 * What changes between two JSON values, in the order of the paths. Of a list that becomes longer or shorter, what both begin
 * and end with is left out, so that an item put in between does not make all the others look new.
 * @returns at most {@link mostChanges}
 */
export function changesBetween(before: unknown, after: unknown, path: string[] = []): Change[] {
  const found: Change[] = []
  collect(before, after, [...path], found)
  return found
}

function collect(before: unknown, after: unknown, path: string[], found: Change[]): void {
  if (Array.isArray(before) && Array.isArray(after)) {
    collectOfLists(before, after, path, found)
    return
  }
  if (isObject(before) && isObject(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)])
    for (const name of names) {
      if (found.length >= mostChanges) return
      collectAt(name, own(before, name), own(after, name), path, found)
    }
    return
  }
  /** Zero is zero, whatever its sign. */
  if (before === after || isDeepStrictEqual(before, after)) return
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'replaced'
  found.push({
    path: path.join('.'),
    kind,
    ...(before !== undefined && { before: shortened(before) }),
    ...(after !== undefined && { after: shortened(after) }),
  })
}

function collectOfLists(before: unknown[], after: unknown[], path: string[], found: Change[]): void {
  /** Lists of one length are compared item by item, so that large ones are not walked again at each of their levels. */
  const [start, end] = before.length === after.length ? [0, 0] : sameEnds(before, after)
  const old = before.slice(start, before.length - end)
  const young = after.slice(start, after.length - end)
  for (let at = 0; at < Math.max(old.length, young.length) && found.length < mostChanges; at++) {
    collectAt(String(start + at), old[at], young[at], path, found)
  }
}

/** One path serves all values: a copy for each would be most of the work. */
function collectAt(name: string, before: unknown, after: unknown, path: string[], found: Change[]): void {
  path.push(name)
  collect(before, after, path, found)
  path.pop()
}

/** How many items two lists have in common at their beginnings and at their ends. */
function sameEnds(before: unknown[], after: unknown[]): [start: number, end: number] {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && isDeepStrictEqual(before[start], after[start])) start++
  let end = 0
  while (end < shorter - start && isDeepStrictEqual(before.at(-1 - end), after.at(-1 - end))) end++
  return [start, end]
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !JSON.isRawJSON(value)
}

function own(value: Record<string, unknown>, name: string): unknown {
  return Object.hasOwn(value, name) ? value[name] : undefined
}

function shortened(value: unknown): unknown {
  const json = JSON.stringify(value)
  return json.length <= longestValue
    ? value
    : `${json.slice(0, longestValue).toWellFormed()}… (${json.length} characters)`
}
