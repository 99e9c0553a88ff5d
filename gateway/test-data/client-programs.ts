/** What the programs below do: create, update and list documents, scan a resume, and share it. */

/** A program on the client that `@hey-api/openapi-ts` makes. */
export const openapiTsProgram = `
import {
  checkResume, createDocument, createShareLink, listDocuments, updateDocument,
  type AtsReport, type Document, type DocumentSummary, type Error, type ShareLink,
} from './openapi-ts'
import { client } from './openapi-ts/client.gen'

client.setConfig({ baseUrl: 'https://api.example.com', auth: 'svc_…' })

export async function create(title: string): Promise<Document> {
  const { data, error } = await createDocument({
    body: { type: 'RESUME', title, tags: ['backend'], visibility: 'PRIVATE' },
    headers: { 'Idempotency-Key': 'resume-1' },
  })
  if (error) throw failure(error)
  return data.data
}

export async function rename({ id, revision }: Document, title: string): Promise<Document> {
  const { data } = await updateDocument({ path: { id }, body: { revision, title }, throwOnError: true })
  return data.data
}

export async function list(): Promise<DocumentSummary[]> {
  const { data } = await listDocuments({ query: { type: 'RESUME', sort: '-updatedAt', limit: 50 }, throwOnError: true })
  const next: number | null = data.data.pagination.nextOffset
  return next === null ? data.data.items : []
}

export async function scan(document: Document, jobDescription: string): Promise<AtsReport> {
  const { data } = await checkResume({ body: { resume: document.content, jobDescription }, throwOnError: true })
  const { report, quota } = data.data
  if (quota.tier === 'anonymous' || report.verdict === 'weak') return report
  return { ...report, failedChecks: report.failedChecks.filter(({ severity }) => severity === 'error') }
}

export async function share({ id, content }: Document): Promise<ShareLink> {
  const { data } = await createShareLink({ body: { documentId: id, snapshot: content }, throwOnError: true })
  const expiresAt: string | null = data.data.expiresAt
  return { ...data.data, expiresAt }
}

function failure({ message, statusCode, details = [] }: Error) {
  return { message, statusCode, paths: details.map(({ path }) => path) }
}

// @ts-expect-error there is no such type of document
createDocument({ body: { type: 'LETTER' } })
// @ts-expect-error an update names the revision
updateDocument({ path: { id: '' }, body: { title: '' } })
`

/** A program on the types that `openapi-typescript` makes. */
export const openapiTypescriptProgram = `
import type { components, operations } from './openapi-typescript'

type Document = components['schemas']['Document']
type DocumentSummary = components['schemas']['DocumentSummary']
type AtsReport = components['schemas']['AtsReport']
type ShareLink = components['schemas']['ShareLink']
type Body<Operation extends keyof operations> = NonNullable<operations[Operation]['requestBody']> extends {
  content: { 'application/json': infer Json }
} ? Json : never

declare function call<Data>(method: string, path: string, body?: unknown): Promise<{ data: Data }>

export async function create(title: string): Promise<Document> {
  const body: Body<'createDocument'> = { type: 'RESUME', title, tags: ['backend'], visibility: 'PRIVATE' }
  return (await call<Document>('POST', '/documents', body)).data
}

export async function rename({ id, revision }: Document, title: string): Promise<Document> {
  const body: Body<'updateDocument'> = { revision, title }
  return (await call<Document>('PATCH', '/documents/' + id, body)).data
}

export async function list(): Promise<DocumentSummary[]> {
  const query: operations['listDocuments']['parameters']['query'] = { type: 'RESUME', limit: 50 }
  const { data } = await call<components['schemas']['DocumentSummaryPage']>('GET', '/documents?' + query?.limit)
  const next: number | null = data.pagination.nextOffset
  return next === null ? data.items : []
}

export async function scan({ content }: Document, jobDescription: string): Promise<AtsReport> {
  const body: Body<'checkResume'> = { resume: content, jobDescription }
  const { data } = await call<components['schemas']['AtsScan']>('POST', '/ats/check', body)
  return data.quota.tier === 'anonymous' || data.report.verdict === 'weak' ? data.report : { ...data.report }
}

export async function share({ id, content }: Document): Promise<ShareLink> {
  const body: Body<'createShareLink'> = { documentId: id, snapshot: content }
  return (await call<ShareLink>('POST', '/shares', body)).data
}

// @ts-expect-error there is no such type of document
export const wrongType: Body<'createDocument'> = { type: 'LETTER' }
// @ts-expect-error an update names the revision
export const withoutRevision: Body<'updateDocument'> = { title: '' }
`
