import { documentLimits } from '@resume/proto/limits/documents'
import { AppError, invalidFields } from '@resume/service-kit/errors/app-error'
import { Type } from 'typebox'
import { refuseInfinite } from '../../http/keepable-json.ts'
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

/**
 * Refuses JSON that its service does not keep: too large, nested too deeply, or with a number that is infinite once it is read.
 * @param largest in bytes
 * @throws AppError `content_too_large`, `validation_failed`
 */
export function requireKept(name: string, value: unknown, largest: number): void {
  if (value === undefined) return
  if (Buffer.byteLength(JSON.stringify(value)) > largest) {
    throw new AppError('content_too_large', { name, limit: `${largest.toLocaleString('en-US')} bytes` })
  }
  const { jsonDepth } = documentLimits
  if (isDeeper(value, jsonDepth)) {
    throw invalidFields({ path: name, message: `must be nested at most ${jsonDepth} levels deep` })
  }
  refuseInfinite(JSON.parse(JSON.stringify(value)), [name])
}

/** Whether a value has more levels than these; what was sent has a hundred at most. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null || JSON.isRawJSON(value)) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1))
}
