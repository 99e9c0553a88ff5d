import type { Actor } from '@resume/service-kit/context/administrator'

/** Something that the administrator did. */
export interface AdminAction {
  actor: Actor
  /** What was done, such as `changelog.create`. */
  action: string
  /** What kind of thing it was done to, and which. */
  subjectType: string
  subjectId: string
  /** What changed, as it was and as it is; null where there was or is nothing. */
  before: object | null
  after: object | null
  reason: string | undefined
}

/** An action as it is kept. */
export interface AuditEntry extends AdminAction {
  id: string
  at: Date
}

/** Which actions to list. */
export interface AuditQuery {
  action: string | undefined
  subjectId: string | undefined
}

/** The members of two states of a thing that differ, as they were and as they are. */
export function differences(before: object, after: object): { before: object; after: object } {
  const was = before as Record<string, unknown>
  const is = after as Record<string, unknown>
  const changed = Object.keys(is).filter((name) => JSON.stringify(is[name]) !== JSON.stringify(was[name]))
  const part = (of: Record<string, unknown>) => Object.fromEntries(changed.map((name) => [name, of[name] ?? null]))
  return { before: part(was), after: part(is) }
}
