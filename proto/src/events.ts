import type { AdminActed, AdminActedOutput } from '../generated/resume/events/v1/AdminActed.ts'
import type { ApiKeyCreated, ApiKeyCreatedOutput } from '../generated/resume/events/v1/ApiKeyCreated.ts'
import type { ApiKeyDeleted, ApiKeyDeletedOutput } from '../generated/resume/events/v1/ApiKeyDeleted.ts'
import type { ApiKeyRevived, ApiKeyRevivedOutput } from '../generated/resume/events/v1/ApiKeyRevived.ts'
import type { ApiKeyRevoked, ApiKeyRevokedOutput } from '../generated/resume/events/v1/ApiKeyRevoked.ts'
import type { ApiKeyRotated, ApiKeyRotatedOutput } from '../generated/resume/events/v1/ApiKeyRotated.ts'
import type { ApiKeySuspended, ApiKeySuspendedOutput } from '../generated/resume/events/v1/ApiKeySuspended.ts'
import type { DocumentCreated, DocumentCreatedOutput } from '../generated/resume/events/v1/DocumentCreated.ts'
import type { DocumentDeleted, DocumentDeletedOutput } from '../generated/resume/events/v1/DocumentDeleted.ts'
import type { DocumentRestored, DocumentRestoredOutput } from '../generated/resume/events/v1/DocumentRestored.ts'
import type { DocumentUpdated, DocumentUpdatedOutput } from '../generated/resume/events/v1/DocumentUpdated.ts'
import type { MailRequested, MailRequestedOutput } from '../generated/resume/events/v1/MailRequested.ts'
import type { MasterProfileSaved, MasterProfileSavedOutput } from '../generated/resume/events/v1/MasterProfileSaved.ts'
import type { ModerationChanged, ModerationChangedOutput } from '../generated/resume/events/v1/ModerationChanged.ts'
import type { SessionEnded, SessionEndedOutput } from '../generated/resume/events/v1/SessionEnded.ts'
import type { ShareLinkCreated, ShareLinkCreatedOutput } from '../generated/resume/events/v1/ShareLinkCreated.ts'
import type { ShareLinkDeleted, ShareLinkDeletedOutput } from '../generated/resume/events/v1/ShareLinkDeleted.ts'
import type {
  SubscriptionChanged,
  SubscriptionChangedOutput,
} from '../generated/resume/events/v1/SubscriptionChanged.ts'
import type { SuspensionChanged, SuspensionChangedOutput } from '../generated/resume/events/v1/SuspensionChanged.ts'
import type { UserDeleted, UserDeletedOutput } from '../generated/resume/events/v1/UserDeleted.ts'
import type { UserRegistered, UserRegisteredOutput } from '../generated/resume/events/v1/UserRegistered.ts'
import type { UserUpdated, UserUpdatedOutput } from '../generated/resume/events/v1/UserUpdated.ts'
import { loadMessage, type MessageCodec } from './load.ts'

/** A domain event: its subject on NATS and the message that it carries. */
interface EventType<Input, Output> {
  /** `resume.<service>.<noun>.<past-verb>`; also the NATS subject. */
  readonly name: string
  readonly message: MessageCodec<Input, Output>
  /** Whom an event is for that no service consumes yet. An event without consumers and without an audience has no place here. */
  readonly audience?: string
}

/** Those who watch over access: an audit log reads these from the stream, which keeps them for 30 days. */
const audit = 'audit log of the operator'
const statistics = 'usage statistics'
const portfolios = 'published portfolios, which show it'

function event<Input, Output>(
  name: string,
  service: 'identity' | 'billing' | 'documents' | 'portfolio' | 'admin',
  message: string,
  audience?: string,
): EventType<Input, Output> {
  const file = `resume/events/v1/${service}_events.proto`
  return {
    name,
    /** Its file is read when an event of this type is written or read first: most processes meet few of them. */
    get message() {
      return loadMessage<Input, Output>(file, `resume.events.v1.${message}`)
    },
    ...(audience !== undefined && { audience }),
  }
}

/** Every domain event of the platform, by its short name. */
export const events = {
  userRegistered: event<UserRegistered, UserRegisteredOutput>(
    'resume.identity.user.registered',
    'identity',
    'UserRegistered',
    statistics,
  ),
  userUpdated: event<UserUpdated, UserUpdatedOutput>(
    'resume.identity.user.updated',
    'identity',
    'UserUpdated',
    portfolios,
  ),
  userDeleted: event<UserDeleted, UserDeletedOutput>('resume.identity.user.deleted', 'identity', 'UserDeleted'),
  suspensionChanged: event<SuspensionChanged, SuspensionChangedOutput>(
    'resume.identity.suspension.changed',
    'identity',
    'SuspensionChanged',
  ),
  sessionEnded: event<SessionEnded, SessionEndedOutput>(
    'resume.identity.session.ended',
    'identity',
    'SessionEnded',
    audit,
  ),
  apiKeyCreated: event<ApiKeyCreated, ApiKeyCreatedOutput>(
    'resume.identity.api_key.created',
    'identity',
    'ApiKeyCreated',
    audit,
  ),
  apiKeyRotated: event<ApiKeyRotated, ApiKeyRotatedOutput>(
    'resume.identity.api_key.rotated',
    'identity',
    'ApiKeyRotated',
    audit,
  ),
  apiKeyRevoked: event<ApiKeyRevoked, ApiKeyRevokedOutput>(
    'resume.identity.api_key.revoked',
    'identity',
    'ApiKeyRevoked',
    audit,
  ),
  apiKeyDeleted: event<ApiKeyDeleted, ApiKeyDeletedOutput>(
    'resume.identity.api_key.deleted',
    'identity',
    'ApiKeyDeleted',
    audit,
  ),
  apiKeySuspended: event<ApiKeySuspended, ApiKeySuspendedOutput>(
    'resume.identity.api_key.suspended',
    'identity',
    'ApiKeySuspended',
    audit,
  ),
  apiKeyRevived: event<ApiKeyRevived, ApiKeyRevivedOutput>(
    'resume.identity.api_key.revived',
    'identity',
    'ApiKeyRevived',
    audit,
  ),
  /** From any service to identity: see `docs/adding-a-service.md`. */
  mailRequested: event<MailRequested, MailRequestedOutput>(
    'resume.identity.mail.requested',
    'identity',
    'MailRequested',
  ),
  subscriptionChanged: event<SubscriptionChanged, SubscriptionChangedOutput>(
    'resume.billing.subscription.changed',
    'billing',
    'SubscriptionChanged',
  ),
  documentCreated: event<DocumentCreated, DocumentCreatedOutput>(
    'resume.documents.document.created',
    'documents',
    'DocumentCreated',
    statistics,
  ),
  documentUpdated: event<DocumentUpdated, DocumentUpdatedOutput>(
    'resume.documents.document.updated',
    'documents',
    'DocumentUpdated',
    portfolios,
  ),
  documentDeleted: event<DocumentDeleted, DocumentDeletedOutput>(
    'resume.documents.document.deleted',
    'documents',
    'DocumentDeleted',
    portfolios,
  ),
  documentRestored: event<DocumentRestored, DocumentRestoredOutput>(
    'resume.documents.document.restored',
    'documents',
    'DocumentRestored',
    portfolios,
  ),
  masterProfileSaved: event<MasterProfileSaved, MasterProfileSavedOutput>(
    'resume.documents.master_profile.saved',
    'documents',
    'MasterProfileSaved',
    statistics,
  ),
  shareLinkCreated: event<ShareLinkCreated, ShareLinkCreatedOutput>(
    'resume.documents.share_link.created',
    'documents',
    'ShareLinkCreated',
    statistics,
  ),
  shareLinkDeleted: event<ShareLinkDeleted, ShareLinkDeletedOutput>(
    'resume.documents.share_link.deleted',
    'documents',
    'ShareLinkDeleted',
    audit,
  ),
  moderationChanged: event<ModerationChanged, ModerationChangedOutput>(
    'resume.portfolio.moderation.changed',
    'portfolio',
    'ModerationChanged',
    audit,
  ),
  /** Published by whichever service the administrator changes something in. */
  adminActed: event<AdminActed, AdminActedOutput>('resume.platform.admin.acted', 'admin', 'AdminActed'),
} as const

/** The short name of an event. */
export type EventKey = keyof typeof events

/** What a publisher hands in for an event. */
export type EventInput<Key extends EventKey> = Parameters<(typeof events)[Key]['message']['serialize']>[0]

/** What a consumer gets of an event. */
export type EventOutput<Key extends EventKey> = ReturnType<(typeof events)[Key]['message']['deserialize']>
