import { AppError } from '../errors/app-error.ts'

/** What a database takes for an ID, of whatever version. */
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** The key of an item in a list that is exported in the order of time; at the same time, of IDs. */
export function timeKey(at: Date, id: string): string {
  return `${at.toISOString()} ${id}`
}

/**
 * Where a {@link timeKey} points to.
 * @param key empty at the beginning
 * @returns undefined at the beginning
 * @throws AppError `cursor_unknown`
 */
export function placeOfTimeKey(key: string): { at: Date; id: string } | undefined {
  if (key === '') return undefined
  const [time = '', id = ''] = key.split(' ')
  const at = new Date(time)
  if (Number.isNaN(at.getTime()) || !uuid.test(id)) throw new AppError('cursor_unknown')
  return { at, id }
}
