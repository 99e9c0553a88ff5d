import type { AuditEntryOutput } from '@resume/proto/generated/resume/content/v1/AuditEntry'
import { Type } from 'typebox'
import { access } from '../../access/access.ts'
import { named } from '../../description/keywords.ts'
import { Page, PagingQuery, pageOf, pageRequest } from '../../http/paging.ts'
import { type AnyRoute, route, rpc } from '../route.ts'
import { AnyObject, Id, Nullable, Text, Time } from '../schemas.ts'

const AuditEntry = Type.Object(
  {
    id: Id('The ID of the entry.'),
    actorId: Id('The ID of the administrator.'),
    actorEmail: Text('The address of the administrator.'),
    action: Text('What was done, such as `changelog.create`.'),
    subjectType: Text('What kind of thing it was done to.'),
    subjectId: Text('What it was done to.'),
    before: Nullable(AnyObject('What changed, as it was.'), 'What changed, as it was; null when there was nothing.'),
    after: Nullable(AnyObject('What changed, as it is.'), 'What changed, as it is; null when nothing is left.'),
    reason: Nullable(Type.String(), 'Why, in the words of the administrator.'),
    requestId: Text('The ID of the request.'),
    at: Time('When it was done.'),
  },
  named('AuditEntry', 'Something that the administrator did.'),
)

const jsonIn = (bytes: Uint8Array | undefined) => (bytes?.length ? JSON.parse(Buffer.from(bytes).toString()) : null)

function toAuditResponse(entry: AuditEntryOutput) {
  const { id, actorId, actorEmail, action, subjectType, subjectId, before, after, reason, requestId, at } = entry
  const changed = { before: jsonIn(before), after: jsonIn(after), reason: reason ?? null }
  return { id, actorId, actorEmail, action, subjectType, subjectId, ...changed, requestId, at }
}

/** What the administrator did. */
export const auditRoutes: AnyRoute[] = [
  route({
    operation: 'listAudit',
    method: 'GET',
    path: '/admin/audit',
    summary: 'List what the administrator did',
    access: access.admin,
    internal: true,
    query: Type.Object(
      {
        ...PagingQuery.properties,
        action: Type.Optional(Text('Return only this action.', { minLength: 1, maxLength: 100 })),
        subjectId: Type.Optional(Text('Return only what was done to this.', { minLength: 1, maxLength: 100 })),
      },
      { additionalProperties: false },
    ),
    response: { status: 200, message: 'Audit log retrieved', data: Page(AuditEntry) },
    work: rpc(
      'content',
      'ListAudit',
      ({ query: { action, subjectId, ...paging } }) => ({ ...pageRequest(paging), action, subjectId }),
      ({ items, total }, { query }) => pageOf(items.map(toAuditResponse), total, pageRequest(query)),
    ),
  }),
]
