import { AppError } from '../errors/app-error.ts'
import { collect } from '../process/collect.ts'

/** A part of what is held about a user: text that, joined with all other parts, is one JSON object. */
export interface ExportPart {
  text: string
  /** Where the next part begins; empty after the last one. */
  nextCursor: string
}

/**
 * Collects everything that a service holds about a user, part by part.
 * @param cursor empty at the beginning, then the `nextCursor` of the part before
 * @throws AppError `cursor_unknown`
 */
export type ExportUserData = (userId: string, cursor: string) => Promise<ExportPart>

/** An item of an exported list: its JSON text, and the key by which it is ordered. */
export interface ExportedItem {
  key: string
  text: string
}

/** A list within the export, in the order of its keys. */
export interface ExportedList {
  name: string
  /**
   * Reads some items, together no larger than a part: {@link readSized} chooses among items of very different size.
   * @param after the key of the last item read; empty at the beginning
   * @param begun when the export began: what has not changed since stands in the lists before as it is now
   * @returns none after the last item
   */
  page(userId: string, after: string, begun: Date): Promise<ExportedItem[]>
}

/** The key that comes before every ID. */
export const beforeEveryId = '00000000-0000-0000-0000-000000000000'

/** About how large a part becomes, in bytes: one item may be as large by itself, and a message holds twice that. */
const partBytes = 700_000

/**
 * Characters of parts after which all garbage is collected, in some 30 ms. V8 lets a hundred megabytes of large strings
 * stand, and they are too large for a collection of young objects to find.
 */
const collectEvery = 32_000_000

/**
 * Raise it when lists change their order, or what their keys are: while replicas of two releases run, each would go on from the
 * other's places, and leave items out or hold them twice. What the other began is refused instead.
 */
const cursorFormat = 3

/** The format, the list, when the export began, in milliseconds since the epoch, and the key of the item before. */
const cursorForm = /^([1-9]\d{0,2}):(0|[1-9]\d{0,2}):([1-9]\d{0,14}):/

/**
 * Makes the {@link ExportUserData} of a service.
 * @param head reads what fits into the first part whole, with at least one member; the lists follow it
 */
export function createUserDataExport(
  head: (userId: string) => Promise<object>,
  lists: readonly ExportedList[],
): ExportUserData {
  /** What stands between the end of the head or of a list and the beginning of the next list. */
  const opening = (place: number) => (lists[place] ? `,"${lists[place].name}":[` : '}')
  let exported = 0
  const note = (part: ExportPart) => {
    exported += part.text.length
    if (exported < collectEvery) return part
    exported = 0
    collect('major')
    return part
  }
  const cursorAt = (begun: number, place: number, after = '') =>
    lists[place] ? `${cursorFormat}:${place}:${begun}:${after}` : ''

  return async (userId, cursor) => {
    if (cursor === '') {
      const begun = Date.now()
      const small = JSON.stringify(await head(userId)).slice(0, -1)
      return { text: `${small}${opening(0)}`, nextCursor: cursorAt(begun, 0) }
    }
    const [beginning = ''] = cursorForm.exec(cursor) ?? []
    const [format, place = 0, begun = 0] = beginning.split(':').map(Number)
    const list = lists[place]
    if (format !== cursorFormat || !list) throw new AppError('cursor_unknown')
    const after = cursor.slice(beginning.length)
    const items = await list.page(userId, after, new Date(begun))
    const last = items.at(-1)
    if (!last) return { text: `]${opening(place + 1)}`, nextCursor: cursorAt(begun, place + 1) }
    const text = items.map((item) => item.text).join(',')
    return note({ text: `${after === '' ? '' : ','}${text}`, nextCursor: cursorAt(begun, place, last.key) })
  }
}

/** An item that is to be read: its key, and how large it is. */
export interface SizedItem {
  key: string
  bytes: number
}

/**
 * Reads the items of a part whose sizes are found first. Where all of them are removed in between, it goes on with those behind them: no
 * item at all would be the end of the list.
 * @param sizesAfter finds some of the items behind a key, in their order
 * @param read reads those that fit into a part
 */
export async function readSized<Found extends SizedItem>(
  after: string,
  sizesAfter: (key: string) => Promise<Found[]>,
  read: (found: Found[]) => Promise<ExportedItem[]>,
): Promise<ExportedItem[]> {
  for (let last: string | undefined = after; last !== undefined; ) {
    const found: Found[] = thatFit(await sizesAfter(last))
    const items = await read(found)
    if (items.length > 0) return items
    last = found.at(-1)?.key
  }
  return []
}

/** The first items that fit into one part, and at least one. */
function thatFit<Found extends SizedItem>(sizes: Found[]): Found[] {
  let bytes = 0
  const end = sizes.findIndex((size, nth) => {
    bytes += size.bytes
    return nth > 0 && bytes > partBytes
  })
  return end === -1 ? sizes : sizes.slice(0, end)
}

/**
 * The JSON text of an object with further members that are JSON text already and need not be parsed for it.
 * @param members JSON text by the member's name
 */
export function jsonWith(object: object, members: Record<string, string>): string {
  const parts = Object.entries(members).map(([name, text]) => `${JSON.stringify(name)}:${text}`)
  const begun = JSON.stringify(object).slice(0, -1)
  return `${begun}${begun === '{' ? '' : ','}${parts.join(',')}}`
}
