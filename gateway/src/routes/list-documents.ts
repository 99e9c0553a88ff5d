import { documentSortEnum } from '@resume/proto/document-enums'
import type { DocumentOutput } from '@resume/proto/generated/resume/documents/v1/Document'
import { defaultDocumentSort, documentLimits, documentSorts } from '@resume/proto/limits/documents'
import { AppError, invalidFields } from '@resume/service-kit/errors/app-error'
import { type Static, Type } from 'typebox'
import { access } from '../access/access.ts'
import { about, named } from '../description/keywords.ts'
import { Page, PagingQuery, pageRequest } from '../http/paging.ts'
import {
  DocumentSummary,
  DocumentType,
  DocumentVisibility,
  toDocumentEnums,
  toDocumentResponse,
  toPageResponse,
} from './document-schemas.ts'
import { type RouteCall, route } from './route.ts'
import { Flag, Text, Time } from './schemas.ts'

/** Items of a page whose content is returned too: each can be a megabyte. */
const mostWithContent = 10

/** Longest time for a list, in milliseconds: contents of 10 MB take seconds on a busy machine. */
const listTimeoutMs = 20_000

const ListQuery = Type.Object(
  {
    ...PagingQuery.properties,
    type: Type.Optional(about('Return only documents of this type.', DocumentType)),
    visibility: Type.Optional(about('Return only documents with this visibility.', DocumentVisibility)),
    tag: Type.Optional(
      Text('Return only documents with this tag.', { minLength: 1, maxLength: documentLimits.tagLength }),
    ),
    search: Type.Optional(
      Text('Return only documents whose title contains this text, ignoring case.', {
        minLength: 1,
        maxLength: documentLimits.searchLength,
      }),
    ),
    sort: Type.Optional(
      Type.Enum([...documentSorts], {
        default: defaultDocumentSort,
        ...named('DocumentSort', 'The order of a list of documents. A minus sign means descending.'),
      }),
    ),
    updatedSince: Type.Optional(
      Time(
        'Return only documents that changed then or later, including those that were deleted or restored since: what an app has to sync.',
      ),
    ),
    includeContent: Type.Optional(
      Flag(`Whether to return the content; a page then has at most ${mostWithContent} items.`),
    ),
  },
  { additionalProperties: false },
)

/** Lists documents, for apps that show them and for apps that sync them. */
export const listDocuments = route({
  operation: 'listDocuments',
  method: 'GET',
  path: '/documents',
  summary: 'List documents',
  description:
    'Returns your documents without their content, and without deleted ones unless you pass `updatedSince`. To sync, pass the time at which your last sync began, minus a minute: a document that is returned twice has the same `revision`. Deleted documents are listed for 30 days, with `deletedAt` and never with content.\n\nWhile you page by offset, a document that somebody changes can push another one past the edge of your page. To miss none, sort by `updatedAt`, and request each next page by passing the `updatedAt` of the last row as `updatedSince`, without an offset, until `hasMore` is false.',
  access: access.key('resume:read'),
  query: ListQuery,
  timeoutMs: listTimeoutMs,
  response: { status: 200, message: 'Documents retrieved', data: Page(DocumentSummary) },
  calls: ['documents.ListDocuments', 'documents.GetDocument'],
  async work(call) {
    const { type, visibility, tag, search, sort, updatedSince, includeContent, ...paging } = call.query
    const page = includeContent ? smallPage(paging) : pageRequest(paging)
    const { items, total } = await call.clients.documents.call(
      'ListDocuments',
      {
        ...page,
        ...toDocumentEnums({ type, visibility }),
        tag,
        search,
        documentSort: documentSortEnum.encode(sort ?? defaultDocumentSort),
        updatedSince,
      },
      { context: call.context },
    )
    const whole = includeContent ? await withContents(items, call) : items
    return toPageResponse(
      whole.map((item) => toDocumentResponse(item)),
      total,
      page,
    )
  },
})

/** The page to read when content is returned. @throws AppError `validation_failed` for a larger one */
function smallPage(paging: Static<typeof PagingQuery>) {
  const path = paging.pageSize === undefined ? 'limit' : 'pageSize'
  const size = paging[path] ?? mostWithContent
  if (size > mostWithContent) {
    throw invalidFields({ path, message: `must be at most ${mostWithContent} with includeContent` })
  }
  return pageRequest({ ...paging, pageSize: size })
}

/** Documents with their contents, read one after the other: a request on its way holds one of them at a time in documents. */
async function withContents(
  items: DocumentOutput[],
  call: RouteCall<unknown, unknown, unknown>,
): Promise<DocumentOutput[]> {
  const whole: DocumentOutput[] = []
  for (const item of items) whole.push(await withContent(item, call))
  return whole
}

/** A document with its content, one call each: together they could be more than a message between services may be. */
async function withContent(item: DocumentOutput, call: RouteCall<unknown, unknown, unknown>): Promise<DocumentOutput> {
  if (item.deletedAt) return item
  try {
    const { document } = await call.clients.documents.call(
      'GetDocument',
      { id: item.id },
      { context: call.context, timeoutMs: listTimeoutMs },
    )
    return document ?? item
  } catch (error) {
    /** It was deleted after it was listed; the next sync tells of that. */
    if (error instanceof AppError && error.httpStatus === 404) return item
    throw error
  }
}
