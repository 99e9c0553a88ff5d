import type { CodehostKind, WorkStatus } from '@resume/proto/limits/content'

/** An issue or a pull request. */
export interface CodehostItem {
  id: string
  number: number
  title: string
  status: WorkStatus
  kind: CodehostKind
  url: string
  labels: string[]
  createdAt: Date
  updatedAt: Date
}

/** A run of the sync. */
export interface SyncRun {
  id: string
  status: 'RUNNING' | 'SUCCEEDED' | 'FAILED'
  full: boolean
  startedAt: Date
  finishedAt: Date | null
  created: number
  updated: number
  removed: number
  error: string | null
  /** Until when the code host refuses requests; null when it does not. */
  retryAt: Date | null
}

/** How many items a snapshot has, by kind and status. */
export type SnapshotCounts = Record<CodehostKind, Record<WorkStatus, number>>

/** What a snapshot is besides its items. */
export interface Snapshot {
  repo: string
  /** When the last successful run began. */
  syncedAt: Date
  /** Changes since then, by the code host's clock, may be missing. */
  since: Date
  /** Of the first page of changes since {@link since}. */
  etag: string | null
  fullAt: Date
  counts: SnapshotCounts
}

/** How far a full run has read the repository; the next full run goes on there. */
export interface Reading {
  repo: string
  begunAt: Date
  /** 2 when everything is read once more. */
  round: 1 | 2
  /** What was last changed before has been read; null at the beginning of a round. */
  place: Date | null
}

/** An item as the code host answers it (its REST description, schema `issue`). */
export interface AnsweredItem {
  id: number
  number: number
  title: string
  state: string
  html_url: string
  labels: (string | { name?: string | null })[]
  created_at: string
  updated_at: string
  pull_request?: object | null
}

/** Largest number of an item: PostgreSQL's largest integer. */
const largestNumber = 2 ** 31 - 1

/** Whether a value is an item that can be kept. */
export function isAnsweredItem(value: unknown): value is AnsweredItem {
  if (typeof value !== 'object' || value === null) return false
  const item = value as AnsweredItem
  const texts = [item.title, item.state, item.html_url, item.created_at, item.updated_at]
  if (!texts.every((text) => typeof text === 'string')) return false
  const hasNumbers = Number.isSafeInteger(item.id) && Number.isSafeInteger(item.number)
  if (!hasNumbers || item.number < 1 || item.number > largestNumber) return false
  if (!Array.isArray(item.labels) || !item.labels.every(isLabel)) return false
  return /^https?:\/\//.test(item.html_url) && [item.created_at, item.updated_at].every(isTime)
}

function isLabel(label: unknown): boolean {
  if (typeof label === 'string') return true
  if (typeof label !== 'object' || label === null) return false
  const { name } = label as { name?: unknown }
  return name === undefined || name === null || typeof name === 'string'
}

/** Whether a text is a time between 1970 and the year 9999. */
function isTime(text: string): boolean {
  const time = Date.parse(text)
  return time >= 0 && time < Date.UTC(10_000, 0)
}

/** Items that programs open about themselves are left out. */
export function isOfBot({ title }: { title: string }): boolean {
  return title.startsWith('[Bot]')
}

/** An item as it is kept. */
export function itemOf(answered: AnsweredItem): CodehostItem {
  const labels = answered.labels
    .map((label) => storable(typeof label === 'string' ? label : (label.name ?? '')))
    .filter((label) => label !== '')
  return {
    id: String(answered.id),
    number: answered.number,
    title: storable(answered.title),
    status: statusOf(answered.state, labels),
    kind: answered.pull_request ? 'pull-request' : 'issue',
    url: storable(answered.html_url),
    labels,
    createdAt: new Date(answered.created_at),
    updatedAt: new Date(answered.updated_at),
  }
}

/** A text without what PostgreSQL does not keep. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '')
}

/** How far an item has come: closed or labelled as done, labelled as in progress, or neither. */
export function statusOf(state: string, labels: readonly string[]): WorkStatus {
  const names = labels.map((label) => label.trim().toLowerCase())
  if (state === 'closed' || names.includes('done')) return 'done'
  return names.some((name) => ['in-progress', 'in progress', 'active'].includes(name)) ? 'in-progress' : 'todo'
}

/** Each item once, as it was last changed or, if it was not, as it was read last. */
export function newestOfEach(items: readonly CodehostItem[]): CodehostItem[] {
  const byNumber = new Map<number, CodehostItem>()
  for (const item of items) {
    const known = byNumber.get(item.number)
    if (!known || known.updatedAt <= item.updatedAt) byNumber.set(item.number, item)
  }
  return [...byNumber.values()]
}

/** How many of some kind and status a snapshot has; undefined: of any. */
export function countOf(
  counts: SnapshotCounts,
  kind: CodehostKind | undefined,
  status: WorkStatus | undefined,
): number {
  let total = 0
  for (const [itsKind, byStatus] of Object.entries(counts)) {
    for (const [itsStatus, count] of Object.entries(byStatus)) {
      if ((kind ?? itsKind) === itsKind && (status ?? itsStatus) === itsStatus) total += count
    }
  }
  return total
}
