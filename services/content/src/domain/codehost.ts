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

/** An item as the code host answers it. */
export interface AnsweredItem {
  id: number
  number: number
  title: string
  state: string
  html_url: string
  labels: (string | { name?: string | null })[]
  created_at: string
  updated_at: string
  pull_request?: unknown
}

/** Whether a value is an item that can be kept. */
export function isAnsweredItem(value: unknown): value is AnsweredItem {
  const item = value as AnsweredItem
  if (typeof value !== 'object' || value === null) return false
  const texts = [item.title, item.state, item.html_url, item.created_at, item.updated_at]
  if (!texts.every((text) => typeof text === 'string') || !Array.isArray(item.labels)) return false
  const times = [item.created_at, item.updated_at].map((time) => Date.parse(time))
  return Number.isSafeInteger(item.id) && Number.isSafeInteger(item.number) && !times.some(Number.isNaN)
}

/** Items that programs open about themselves are left out. */
export function isOfBot({ title }: AnsweredItem): boolean {
  return title.startsWith('[Bot]')
}

/** An item as it is kept. */
export function itemOf(answered: AnsweredItem): CodehostItem {
  const labels = answered.labels.map((label) => (typeof label === 'string' ? label : (label.name ?? '')))
  return {
    id: String(answered.id),
    number: answered.number,
    title: answered.title.replaceAll('\0', ''),
    status: statusOf(answered.state, labels),
    kind: answered.pull_request ? 'pull-request' : 'issue',
    url: answered.html_url,
    labels: labels.filter((label) => label !== ''),
    createdAt: new Date(answered.created_at),
    updatedAt: new Date(answered.updated_at),
  }
}

/** How far an item has come: closed or labelled as done, labelled as in progress, or neither. */
export function statusOf(state: string, labels: readonly string[]): WorkStatus {
  const names = labels.map((label) => label.trim().toLowerCase())
  if (state === 'closed' || names.includes('done')) return 'done'
  return names.some((name) => ['in-progress', 'in progress', 'active'].includes(name)) ? 'in-progress' : 'todo'
}

/** Each item once, as it was last changed: a page can repeat what has moved meanwhile. */
export function newestOfEach(items: readonly AnsweredItem[]): AnsweredItem[] {
  const byNumber = new Map<number, AnsweredItem>()
  for (const item of items) {
    const known = byNumber.get(item.number)
    if (!known || Date.parse(known.updated_at) < Date.parse(item.updated_at)) byNumber.set(item.number, item)
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
