import type { Page, PageRequest } from '../domain/page.ts'

/** How often events of a name happened on a day, or those of them whose property had a value. */
export interface EventCount {
  /** YYYY-MM-DD, in UTC. */
  date: string
  name: string
  property: string | undefined
  value: string | undefined
  count: number
}

/** Which counts to list. */
export interface EventCountQuery {
  /** YYYY-MM-DD, both included. */
  from: string
  to: string
  name: string | undefined
  /** Counts by the values of this property instead; needs a name. */
  property: string | undefined
}

/** What reading statistics needs. */
export interface ListEventCountsPorts {
  eventCounts: {
    /** Counts of events: the last day first, and the most frequent of a day. */
    byName(query: EventCountQuery, page: PageRequest): Promise<Page<EventCount>>
    /** The same by the values of a property. */
    byValue(query: EventCountQuery, page: PageRequest): Promise<Page<EventCount>>
  }
}

/** Lists how often statistics events happened. */
export function listEventCounts(
  { eventCounts }: ListEventCountsPorts,
  query: EventCountQuery,
  page: PageRequest,
): Promise<Page<EventCount>> {
  return query.property === undefined ? eventCounts.byName(query, page) : eventCounts.byValue(query, page)
}
