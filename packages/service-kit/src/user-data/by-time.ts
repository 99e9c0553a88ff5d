import { AppError } from '../errors/app-error.ts'

/** What a database takes for an ID, of whatever version. */
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** The key of an item in a list that is exported in the order of time; at the same time, of IDs. */
export function timeKey(at: Date, id: string): string {
  return `${at.toISOString()} ${id}`
}

/** What a row behind a {@link timeKey} fulfils, in the words of Prisma. */
export interface Later<Column extends string> {
  AND?: [Record<Column, { gte: Date }>, { OR: [Record<Column, { gt: Date }>, { id: { gt: string } }] }]
}

/**
 * The condition on the rows behind a {@link timeKey}. Its first half is for an index.
 * @param key empty at the beginning, where it is fulfilled by all
 * @param column of the time
 * @throws AppError `cursor_unknown`
 */
export function laterThan<Column extends string>(key: string, column: Column): Later<Column> {
  if (key === '') return {}
  const [time = '', id = ''] = key.split(' ')
  const at = new Date(time)
  if (Number.isNaN(at.getTime()) || !uuid.test(id)) throw new AppError('cursor_unknown')
  const asLate = { [column]: { gte: at } } as Record<Column, { gte: Date }>
  const later = { [column]: { gt: at } } as Record<Column, { gt: Date }>
  return { AND: [asLate, { OR: [later, { id: { gt: id } }] }] }
}
