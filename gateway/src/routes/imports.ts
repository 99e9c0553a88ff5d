import type { ImportQuotaOutput } from '@resume/proto/generated/resume/documents/v1/ImportQuota'
import { AppError } from '@resume/service-kit/errors/app-error'
import { Type } from 'typebox'
import { access } from '../access/access.ts'
import { RawJson } from '../http/envelope.ts'
import { DocumentRow, showDocument } from './document-schemas.ts'
import { JsonResume } from './json-resume-schema.ts'
import { type AnyRoute, type RouteCall, route, rpc } from './route.ts'
import { Exact, Nullable } from './schemas.ts'

const megabyte = 1024 * 1024

/** Longer than documents waits for the code host and for the model. */
const importTimeoutMs = 12_000

const replaceMaster = Type.Optional(
  Type.Boolean({ default: false, description: 'Whether the master profile is overwritten, too' }),
)

const Quota = Type.Object({
  isPaid: Type.Boolean(),
  remaining: Type.Integer(),
  limit: Type.Integer({ description: '1,000,000 stands for no limit' }),
  resetsInSeconds: Type.Integer({ description: 'Until one more is free; 0 when none is used' }),
  connectedUsername: Nullable(Type.String()),
})

function showQuota(quota: ImportQuotaOutput | null) {
  if (!quota) throw new AppError('internal', 'Internal server error')
  const { isPaid, remaining, limit, resetsInSeconds, connectedUsername = null } = quota
  return { isPaid, remaining, limit, resetsInSeconds, connectedUsername }
}

/** The number of the caller's linked account at the code host. */
async function connectedAccount({ clients, context }: RouteCall<unknown, unknown, unknown>) {
  const { user } = await clients.identity.call('GetUser', {}, { context })
  return { connectedAccountId: user?.codehostAccountId }
}

const creates = { status: 200, message: 'Profile imported', data: DocumentRow } as const

/** Imports: each makes a new resume. What fails costs no quota. */
export const importRoutes: AnyRoute[] = [
  route({
    operation: 'importCodehost',
    method: 'POST',
    path: '/profiles/import/codehost',
    summary: 'Make a resume of an account at the code host',
    description:
      'Reads up to 30 most recently updated repositories: languages become skills, repositories projects. On the free plan once a day, and only the own connected account: `usernameOrUrl` is ignored. On a paid plan any public account, at most 50 a day.',
    access: access.authenticated,
    body: Exact({
      usernameOrUrl: Type.Optional(Type.String({ maxLength: 300, description: 'A login or the address of a profile' })),
      replaceMaster,
    }),
    response: creates,
    errors: [403, 404, 429, 502],
    idempotent: true,
    timeoutMs: importTimeoutMs,
    calls: ['identity.GetUser', 'documents.ImportCodehost'],
    async work(call) {
      const request = { ...call.body, ...(await connectedAccount(call)) }
      const { document } = await call.clients.documents.call('ImportCodehost', request, {
        context: call.context,
        timeoutMs: importTimeoutMs,
      })
      return showDocument(document)
    },
  }),
  route({
    operation: 'importNetwork',
    method: 'POST',
    path: '/profiles/import/network',
    summary: 'Make a resume of the pasted text of a network profile',
    description:
      'Read by a model; nothing is kept that does not stand in the text. On the free plan once in 30 days, without limit on a paid one.',
    access: access.authenticated,
    body: Exact({ profileText: Type.String({ minLength: 10, maxLength: 50_000 }), replaceMaster }),
    bodyLimit: 512 * 1024,
    response: creates,
    errors: [403, 429, 502],
    idempotent: true,
    timeoutMs: importTimeoutMs,
    work: rpc(
      'documents',
      'ImportNetwork',
      ({ body }) => body,
      ({ document }) => showDocument(document),
    ),
  }),
  route({
    operation: 'importJsonResume',
    method: 'POST',
    path: '/profiles/import/json-resume',
    summary: 'Make a resume of a JSON Resume document',
    description: 'The body is the document (JSON Resume 1.0). Empty addresses and dates are taken. Costs no quota.',
    access: access.authenticated,
    query: Type.Object({ replaceMaster }, { additionalProperties: false }),
    body: JsonResume,
    bodyLimit: megabyte + 64 * 1024,
    response: creates,
    errors: [403, 413],
    idempotent: true,
    work: rpc(
      'documents',
      'ImportJsonResume',
      ({ body, query }) => ({ resume: Buffer.from(JSON.stringify(body)), ...query }),
      ({ document }) => showDocument(document),
    ),
  }),
  route({
    operation: 'exportJsonResume',
    method: 'GET',
    path: '/profiles/master/json-resume',
    summary: 'Read the own master profile as a JSON Resume document',
    access: access.key('resume:read'),
    response: { status: 200, message: 'JSON Resume created', data: JsonResume },
    work: rpc(
      'documents',
      'ExportJsonResume',
      () => ({}),
      ({ resume }) => new RawJson(resume),
    ),
  }),
  route({
    operation: 'getImportQuota',
    method: 'GET',
    path: '/profiles/import/quota',
    summary: 'Read the own import quotas',
    access: access.authenticated,
    response: {
      status: 200,
      message: 'Import quota retrieved',
      data: Type.Object({ codehost: Quota, network: Quota }),
    },
    timeoutMs: importTimeoutMs,
    calls: ['identity.GetUser', 'documents.GetImportQuota'],
    async work(call) {
      const { codehost, network } = await call.clients.documents.call('GetImportQuota', await connectedAccount(call), {
        context: call.context,
        timeoutMs: importTimeoutMs,
      })
      return { codehost: showQuota(codehost), network: showQuota(network) }
    },
  }),
]
