import { AppError } from '@resume/service-kit/errors/app-error'
import { isId } from '@resume/service-kit/ids'
import type { Api } from './api.ts'
import { rowOf } from './tools/rows.ts'
import { scanTools } from './tools/scans.ts'

/** A resource in the list. */
export interface ListedResource {
  uri: string
  name: string
  title: string
  description: string
  mimeType: string
}

const mimeType = 'application/json'
const profileUri = 'resume://master-profile'
const documentUri = (id: string) => `resume://documents/${id}`
const pageSize = 50

/** Resources that are named by the document that they belong to. */
export const resourceTemplates = [
  {
    uriTemplate: documentUri('{documentId}'),
    name: 'document',
    title: 'Document',
    description: 'A resume, cover letter, portfolio or link-in-bio page, with its content.',
    mimeType,
  },
  {
    uriTemplate: `${documentUri('{documentId}')}/report`,
    name: 'report',
    title: 'ATS report',
    description:
      'How an applicant tracking system reads a resume, without a job description. Uses one scan of the quota unless the same content was scanned within 24 hours.',
    mimeType,
  },
]

/**
 * The master profile, and a page of the documents, the last changed first.
 * @param cursor what an earlier page told as the place of the next
 * @throws AppError `cursor_unknown`
 */
export async function listResources(
  cursor: string | undefined,
  api: Api,
): Promise<{ resources: ListedResource[]; nextCursor?: string }> {
  const offset = cursor === undefined ? 0 : Number(/^[0-9]{1,9}$/.exec(cursor)?.[0])
  if (Number.isNaN(offset)) throw new AppError('cursor_unknown')
  const { json } = await api(rowOf('listDocuments'), { query: { limit: String(pageSize), offset: String(offset) } })
  const page = JSON.parse(json) as {
    items: { id: string; title: string; type: string; updatedAt: string; revision: number }[]
    pagination: { nextOffset: number | null }
  }
  const documents = page.items.map(({ id, title, type, updatedAt, revision }) => ({
    uri: documentUri(id),
    name: title,
    title,
    description: `${type}, revision ${revision}, last changed ${updatedAt}.`,
    mimeType,
  }))
  const { nextOffset } = page.pagination
  return {
    resources: [...(offset === 0 ? [masterProfile] : []), ...documents],
    ...(nextOffset !== null && { nextCursor: String(nextOffset) }),
  }
}

const masterProfile = {
  uri: profileUri,
  name: 'master-profile',
  title: 'Master profile',
  description: 'What the person says about themselves, once for all documents.',
  mimeType,
}

/** The text of a resource. @throws AppError `not_found` for an address that names none, ApiRefusal as reading it by HTTP */
export async function readResource(uri: string, api: Api): Promise<{ uri: string; mimeType: string; text: string }> {
  if (uri === profileUri) return { uri, mimeType, text: (await api(rowOf('getMasterProfile'))).json }
  const [, id = '', report] = /^resume:\/\/documents\/([^/?#]+)(\/report)?$/.exec(uri) ?? []
  if (!isId(id)) throw new AppError('not_found', { resource: 'Resource' })
  if (!report) return { uri, mimeType, text: (await api(rowOf('getDocument'), { params: { id } })).json }
  return { uri, mimeType, text: await reportOf(id, api) }
}

async function reportOf(documentId: string, api: Api): Promise<string> {
  const [scan] = scanTools
  const outcome = await scan?.run({ documentId }, api)
  return JSON.stringify((JSON.parse(outcome?.json ?? '{}') as { report?: object }).report)
}
