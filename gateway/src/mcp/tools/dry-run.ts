import { AppError } from '@resume/service-kit/errors/app-error'
import { Type } from 'typebox'
import { type Change, ChangeSchema, mostChanges } from '../changes.ts'
import type { ToolOutcome } from './tool.ts'

/** What `dryRun` means where something is changed. */
export const dryRunText =
  'Whether to only tell what would change, and change nothing. Show the changes to the person before you make them.'

/** What a dry run of a change answers. */
export const changeOutputs = {
  changes: Type.Optional(
    Type.Array(ChangeSchema, {
      maxItems: mostChanges,
      description: `What would change, at most ${mostChanges} values.`,
    }),
  ),
}

/** The answer of a dry run. */
export function changeOutcome(changes: Change[]): ToolOutcome {
  const count = changes.length >= mostChanges ? `${mostChanges} values or more` : `${changes.length} values`
  const message =
    changes.length === 0 ? 'Nothing would change.' : `Dry run: nothing was changed; ${count} would change.`
  return { message, more: { dryRun: true, changes } }
}

/** Refuses JSON that is larger than its service keeps. @param largest in bytes @throws AppError `content_too_large` */
export function requireSize(name: string, value: unknown, largest: number): void {
  if (value === undefined || Buffer.byteLength(JSON.stringify(value)) <= largest) return
  throw new AppError('content_too_large', { name, limit: `${largest.toLocaleString('en-US')} bytes` })
}
