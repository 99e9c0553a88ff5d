import { documentLimits } from '@resume/proto/limits/documents'
import { AppError, invalidFields } from '@resume/service-kit/errors/app-error'
import type { Api } from '../api.ts'
import { changesBetween } from '../changes.ts'
import { parseExactly } from '../exact-json.ts'
import { type Arguments, checkBody, requestOf } from '../request-of.ts'
import { changeOutcome, changeOutputs, dryRunText, requireKept } from './dry-run.ts'
import { rowOf } from './rows.ts'
import { effects, type Tool, type ToolOutcome, toolOf } from './tool.ts'

const getRow = rowOf('getDocument')
const updateRow = rowOf('updateDocument')

/** Documents and their versions. */
export const documentTools: Tool[] = [
  /** A page with content could have ten megabytes, which no assistant reads. */
  toolOf(rowOf('listDocuments'), effects.reads, {
    description:
      'Returns the documents without their content, and without deleted ones unless you pass `updatedSince`.',
    without: ['includeContent'],
  }),
  toolOf(getRow, effects.reads),
  toolOf(rowOf('createDocument'), effects.adds),
  toolOf(updateRow, effects.replaces, {
    note: '`content` replaces the whole content: read the document first, change what is to change, and send all of it.',
    dryRun: { description: dryRunText, outputs: changeOutputs, run: previewUpdate },
  }),
  toolOf(rowOf('deleteDocument'), effects.replaces),
  toolOf(rowOf('restoreDocument'), effects.adds),
  toolOf(rowOf('duplicateDocument'), effects.adds, {
    note: 'Tailor a copy rather than the resume itself when both are to be kept.',
  }),
  toolOf(rowOf('listDocumentVersions'), effects.reads),
  toolOf(rowOf('getDocumentVersion'), effects.reads),
  toolOf(rowOf('restoreDocumentVersion'), effects.replaces),
]

/** What an update would change. @throws what the update would, but for conflicts with other documents, such as a taken slug */
async function previewUpdate(args: Arguments, api: Api): Promise<ToolOutcome> {
  const { params = {}, body = {} } = requestOf(updateRow, args)
  checkBody(updateRow, { body })
  const { revision, ...fields } = body as { revision: number; [name: string]: unknown }
  requireChange(fields)
  const current = parseExactly((await api(getRow, { params })).json) as { revision: number; [name: string]: unknown }
  if (current.revision !== revision) {
    throw new AppError('revision_mismatch', { client: revision, server: current.revision })
  }
  return changeOutcome(Object.entries(fields).flatMap(([name, value]) => changesBetween(current[name], value, [name])))
}

/** Refuses what schemas cannot express and the documents service refuses. @throws AppError `validation_failed`, `payload_too_large` */
function requireChange(fields: Record<string, unknown>): void {
  if (Object.keys(fields).length === 0) {
    throw invalidFields({ path: 'revision', message: 'must come with at least one changed field' })
  }
  requireKept('content', fields.content, documentLimits.contentBytes)
  requireKept('metadata', fields.metadata, documentLimits.metadataBytes)
}
