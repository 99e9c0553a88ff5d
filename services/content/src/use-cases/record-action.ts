import type { AdminAction } from '../domain/audit.ts'
import { type CommitActionPorts, commitAction } from './commit-action.ts'

/** Keeps that the administrator is about to read or do something that no service tells of. */
export function recordAction(ports: CommitActionPorts, action: Omit<AdminAction, 'before' | 'after'>): Promise<void> {
  return commitAction(ports, [], async () => ({ result: undefined, action: { ...action, before: null, after: null } }))
}
