import { documentLimits } from '@resume/proto/limits/documents'
import { AppError } from '@resume/service-kit/errors/app-error'
import type { Api } from '../api.ts'
import { changesBetween } from '../changes.ts'
import { parseExactly } from '../exact-json.ts'
import { type Arguments, checkBody, requestOf } from '../request-of.ts'
import { changeOutcome, changeOutputs, dryRunText, requireKept } from './dry-run.ts'
import { rowOf } from './rows.ts'
import { effects, type Tool, type ToolOutcome, toolOf } from './tool.ts'

const getRow = rowOf('getMasterProfile')
const saveRow = rowOf('saveMasterProfile')

/** The master profile. */
export const profileTools: Tool[] = [
  toolOf(getRow, effects.reads),
  toolOf(saveRow, effects.replaces, {
    note: 'Read the profile first, change what is to change, and send all of it.',
    dryRun: { description: dryRunText, outputs: changeOutputs, run: previewProfile },
  }),
]

/** What saving a profile would change. @throws as saving it would */
async function previewProfile(args: Arguments, api: Api): Promise<ToolOutcome> {
  checkBody(saveRow, requestOf(saveRow, args))
  const { expectedUpdatedAt, profile } = args as { expectedUpdatedAt?: string; profile: object }
  requireKept('profile', profile, documentLimits.contentBytes)
  const current = parseExactly((await api(getRow)).json) as {
    updatedAt: string | null
    content: { updatedAt?: string }
  }
  if (timeOf(expectedUpdatedAt) !== timeOf(current.updatedAt)) throw new AppError('profile_changed')
  const { updatedAt, ...content } = current.content
  return changeOutcome(changesBetween(content, profile, ['profile']))
}

function timeOf(timestamp: string | null | undefined): number | undefined {
  return timestamp ? Date.parse(timestamp) : undefined
}
