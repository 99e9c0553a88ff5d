/**
 * How the gateway buffers statistics events in Redis, and content takes them from there. Part of the contract between the
 * two, as cache keys are. Nothing in it tells of one event or of who sent it.
 */
export const statisticsKeys = {
  /** What is not yet in PostgreSQL: a hash from fields to how often. */
  pending: 'statistics:pending',
  /** What a flush is at work on; its field `id` names the batch. */
  batch: 'statistics:batch',
  /** The fields of names that came up on a day, and those of values: they are bounded by these sets. */
  names: (day: string) => `statistics:names:${day}`,
  values: (day: string) => `statistics:values:${day}`,
} as const

/** Under which name events are counted whose names are too many. No event can have it. */
export const otherEvents = '(other)'

/** What is counted: events of a name on a day (YYYY-MM-DD), or those of them whose property has a value. */
export interface CountedEvent {
  day: string
  name: string
  property?: { name: string; value: string }
}

/** The field that counts something. */
export function eventField({ day, name, property }: CountedEvent): string {
  return JSON.stringify(property === undefined ? [day, name] : [day, name, property.name, property.value])
}

/** What {@link eventField} wrote; undefined for any other field. */
export function readEventField(field: string): CountedEvent | undefined {
  if (!field.startsWith('[')) return undefined
  const [day, name, property, value] = JSON.parse(field) as string[]
  if (day === undefined || name === undefined) return undefined
  return property === undefined || value === undefined
    ? { day, name }
    : { day, name, property: { name: property, value } }
}
