import type { ImportQuotaOutput } from '@resume/proto/generated/resume/documents/v1/ImportQuota'
import { documentLimits, importLimits } from '@resume/proto/limits/documents'
import { AppError } from '@resume/service-kit/errors/app-error'
import { Type } from 'typebox'
import { access } from '../access/access.ts'
import { about, named } from '../description/keywords.ts'
import { RawJson } from '../http/envelope.ts'
import { patterns } from '../http/patterns.ts'
import { Document, toDocumentResponse } from './document-schemas.ts'
import { JsonResume } from './json-resume-schema.ts'
import { type AnyRoute, type RouteCall, route, rpc } from './route.ts'
import { Exact, Flag, Nullable, Text, Whole } from './schemas.ts'

/** Longer than documents waits for the code host and for the model. */
const importTimeoutMs = 12_000

const replaceMaster = Type.Optional(
  Type.Boolean({ default: false, description: 'Whether to overwrite the master profile, too.' }),
)

const ImportQuota = Type.Object(
  {
    isPaid: Flag('Whether the account is on a paid plan.'),
    remaining: Whole('The number of imports left.'),
    limit: Whole('The number of imports allowed in a window; 1,000,000 stands for no limit.'),
    resetsInSeconds: Whole('The number of seconds until one more import is allowed; 0 if none is used.'),
    connectedUsername: Nullable(Type.String(), 'The name of the connected account, or null.'),
  },
  named('ImportQuota', 'How many imports of a kind the user has left.'),
)

const ImportQuotas = Type.Object(
  {
    codehost: about('Imports from the code host.', ImportQuota),
    network: about('Imports from a network profile.', ImportQuota),
  },
  named('ImportQuotas', 'How many imports the user has left.'),
)

const CodehostBody = Exact(
  {
    usernameOrUrl: Type.Optional(
      Text(
        'A username or the address of a profile at the code host. Required on paid plans, ignored on the free plan.',
        {
          maxLength: 300,
        },
      ),
    ),
    replaceMaster,
  },
  named('CodehostImport', 'An account at the code host to import.'),
)

const NetworkBody = Exact(
  {
    profileText: Text('The text of the profile page.', {
      minLength: importLimits.profileTextLength.min,
      maxLength: importLimits.profileTextLength.max,
      pattern: patterns.filled,
    }),
    replaceMaster,
  },
  named('NetworkImport', 'A network profile to import.'),
)

function toQuotaResponse(quota: ImportQuotaOutput | null) {
  if (!quota) throw new AppError('internal_error')
  const { isPaid, remaining, limit, resetsInSeconds, connectedUsername = null } = quota
  return { isPaid, remaining, limit, resetsInSeconds, connectedUsername }
}

/** The number of the caller's linked account at the code host. */
async function connectedAccount({ clients, context }: RouteCall<unknown, unknown, unknown>) {
  const { user } = await clients.identity.call('GetUser', {}, { context })
  return { connectedAccountId: user?.codehostAccountId }
}

const creates = { status: 200, message: 'Profile imported', data: Document } as const

/** Imports. Each creates a resume; one that fails uses no quota. */
export const importRoutes: AnyRoute[] = [
  route({
    operation: 'importCodehost',
    method: 'POST',
    path: '/profiles/import/codehost',
    summary: 'Import from the code host',
    description:
      'Creates a resume from an account at the code host. It reads the 30 most recently updated repositories: languages become skills, and repositories become projects. The free plan includes one import a day, of your own connected account. On paid plans you can import any public account, up to 50 times a day. An import that fails does not count.',
    access: access.authenticated,
    body: CodehostBody,
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
      return toDocumentResponse(document)
    },
  }),
  route({
    operation: 'importNetwork',
    method: 'POST',
    path: '/profiles/import/network',
    summary: 'Import from a network profile',
    description:
      'Creates a resume from the pasted text of a profile. An AI reads the text; whatever is not in it is left out. The free plan includes one import in 30 days, paid plans have no limit. An import that fails does not count; after 20 texts in 24 hours in which the AI found no profile, the request fails with 429, `rate_limited`.',
    access: access.authenticated,
    body: NetworkBody,
    bodyLimit: 512 * 1024,
    response: creates,
    errors: [403, 429, 502],
    idempotent: true,
    timeoutMs: importTimeoutMs,
    work: rpc(
      'documents',
      'ImportNetwork',
      ({ body }) => body,
      ({ document }) => toDocumentResponse(document),
    ),
  }),
  route({
    operation: 'importJsonResume',
    method: 'POST',
    path: '/profiles/import/json-resume',
    summary: 'Import a JSON Resume document',
    description:
      'Creates a resume from a JSON Resume 1.0 document, which is the body of the request. Empty addresses and dates are accepted, and so is null for anything empty. Parts that are longer than a master profile allows fail with 400: nothing is cut off. There is no quota.',
    access: access.authenticated,
    query: Type.Object({ replaceMaster }, { additionalProperties: false }),
    body: JsonResume,
    bodyLimit: documentLimits.contentBytes + 64 * 1024,
    response: creates,
    errors: [403, 413],
    idempotent: true,
    work: rpc(
      'documents',
      'ImportJsonResume',
      ({ body, query }) => ({ resume: Buffer.from(JSON.stringify(body)), ...query }),
      ({ document }) => toDocumentResponse(document),
    ),
  }),
  route({
    operation: 'exportJsonResume',
    method: 'GET',
    path: '/profiles/master/json-resume',
    summary: 'Export your master profile as JSON Resume',
    description: 'Returns your master profile as a JSON Resume 1.0 document.',
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
    summary: 'Get your import quotas',
    description: 'Returns how many imports you have left.',
    access: access.authenticated,
    response: {
      status: 200,
      message: 'Import quota retrieved',
      data: ImportQuotas,
    },
    timeoutMs: importTimeoutMs,
    calls: ['identity.GetUser', 'documents.GetImportQuota'],
    async work(call) {
      const { codehost, network } = await call.clients.documents.call('GetImportQuota', await connectedAccount(call), {
        context: call.context,
        timeoutMs: importTimeoutMs,
      })
      return { codehost: toQuotaResponse(codehost), network: toQuotaResponse(network) }
    },
  }),
]
