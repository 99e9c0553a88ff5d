import { type CodehostItem, newestOfEach, type Reading } from '../domain/codehost.ts'

/** What was read of a repository. */
export interface WhatWasRead {
  kind: 'read'
  items: CodehostItem[]
  /** Of the first page of changes. */
  etag: string | null
  /** When the first page was answered, by the code host's clock; undefined when it does not tell. */
  askedAt: Date | undefined
}

/** What reading a repository needs; all writes fail once the lease of its run has passed on. */
export interface ReadRepositoryPorts {
  repo: string
  codehost: {
    /**
     * Reads what was last changed since a time, or everything, page by page and the longest unchanged first: what changes meanwhile
     * comes at the end.
     * @param take gets the items of a page, and a time before which nothing that was last changed is missing; undefined when the code
     *   host keeps to no such order
     * @throws CodehostFailure when any page is missing or not what it should be
     */
    readUp(
      from: Date | null,
      take: (items: CodehostItem[], place: Date | undefined) => Promise<void>,
    ): Promise<Pick<WhatWasRead, 'askedAt'>>
  }
  snapshots: {
    /** The numbers of all items. */
    numbers(): Promise<number[]>
    /** Of the full run that did not come to its end, if there is one. */
    reading(): Promise<Reading | null>
    /** Keeps what was read, besides what is kept already, and how far that is. */
    keepReading(reading: Reading, items: CodehostItem[]): Promise<void>
    /** What was read and kept; of each item, as it was read last. */
    readItems(): Promise<CodehostItem[]>
    forgetReading(): Promise<void>
  }
}

/** What is kept at once: as much as ten pages have. A run that fails, or whose time is over, loses no more. */
const itemsOfStep = 1_000

/** How old a reading may be to go on with it, in milliseconds: as old as a snapshot when everything is read again. */
const oldestReading = 7 * 24 * 60 * 60 * 1000

/**
 * Reads everything there is in a repository; what an earlier run has read of it is not read again. Where items seem to have gone, it
 * reads everything once more, and none goes that is named then.
 * @throws CodehostFailure; what was read until then is kept for the next run, but for the last pages
 */
export async function readRepository(
  { repo, codehost, snapshots }: ReadRepositoryPorts,
  now: Date,
): Promise<WhatWasRead> {
  const kept = await snapshots.reading()
  const age = kept ? now.getTime() - kept.begunAt.getTime() : 0
  const goesOn = kept?.repo === repo && age >= 0 && age < oldestReading
  if (kept && !goesOn) await snapshots.forgetReading()
  let reading: Reading = goesOn ? kept : { repo, begunAt: now, round: 1, place: null }
  let isKept = goesOn
  let pending: CodehostItem[] = []
  const keep = async () => {
    await snapshots.keepReading(reading, pending)
    isKept = true
    pending = []
  }
  const take = async (items: CodehostItem[], place: Date | undefined) => {
    pending.push(...items)
    if (place === undefined) return
    reading = { ...reading, place }
    if (pending.length >= itemsOfStep) await keep()
  }
  const all = async () => newestOfEach([...(isKept ? await snapshots.readItems() : []), ...pending])

  let { askedAt } = await codehost.readUp(reading.place, take)
  let items = await all()
  if (reading.round === 1) {
    const named = new Set(items.map(({ number }) => number))
    if ((await snapshots.numbers()).some((number) => !named.has(number))) {
      reading = { ...reading, round: 2, place: null }
      if (isKept) await keep()
      askedAt = (await codehost.readUp(null, take)).askedAt
      items = await all()
    }
  }
  return { kind: 'read', items, etag: null, askedAt }
}
