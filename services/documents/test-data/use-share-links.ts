import type { OpenShareLinkResponseOutput } from '@resume/proto/generated/resume/documents/v1/OpenShareLinkResponse'
import type { ShareLinkOutput } from '@resume/proto/generated/resume/documents/v1/ShareLink'
import type { VerifyShareLinkResponseOutput } from '@resume/proto/generated/resume/documents/v1/VerifyShareLinkResponse'
import { anAddress, as } from '@resume/test-kit/callers'
import { beforeAll } from 'vitest'
import { type Caller, json, keptDocuments, type RunningDocuments } from './running-documents.ts'

/** The public address of a link. */
interface Address {
  username: string
  slug: string
}

/** The service as tests of share links use it. */
export interface ShareLinksUnderTest {
  readonly documents: RunningDocuments
  /** Creates a resume. @returns its id */
  aDocument(caller: Caller, title?: string): Promise<string>
  share(caller: Caller, documentId: string, request?: object): Promise<ShareLinkOutput>
  /** Opens a link, as a stranger by default. */
  open(link: Address, call?: Caller['call']): Promise<OpenShareLinkResponseOutput>
  /** Opens a protected link as a stranger. */
  verify(link: Address, password: string): Promise<VerifyShareLinkResponseOutput>
}

/** The documents of this worker, before the tests of a file. */
export function useShareLinks(): ShareLinksUnderTest {
  let documents: RunningDocuments
  beforeAll(async () => {
    documents = await keptDocuments()
  })
  return {
    get documents() {
      return documents
    },
    aDocument: async ({ call }, title = 'Shared resume') => {
      const { document } = await documents.client.call(
        'CreateDocument',
        { documentType: 'DOCUMENT_TYPE_RESUME', title },
        call,
      )
      return document?.id ?? ''
    },
    share: async (caller, documentId, request = {}) => {
      const { shareLink } = await documents.client.call(
        'CreateShareLink',
        { documentId, snapshot: json({ name: 'Ada' }), username: usernameOf(caller), ...request },
        caller.call,
      )
      if (!shareLink) throw new Error('no link')
      return shareLink
    },
    open: ({ username, slug }, call = stranger()) => documents.client.call('OpenShareLink', { username, slug }, call),
    verify: ({ username, slug }, password) =>
      documents.client.call('VerifyShareLink', { username, slug, password }, stranger()),
  }
}

/** The username under which a caller shares. */
export function usernameOf({ userId }: Caller): string {
  return `u${userId.slice(-12)}`
}

/** An anonymous caller. */
export function stranger(): Caller['call'] {
  return as(anAddress())
}
