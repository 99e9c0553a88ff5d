import { releaseTypeEnum } from '@resume/proto/content-enums'
import type { ChangelogEntry as ChangelogEntryMessage } from '@resume/proto/generated/resume/content/v1/ChangelogEntry'
import type { ChangelogFieldsOutput } from '@resume/proto/generated/resume/content/v1/ChangelogFields'
import { invalidFields } from '@resume/service-kit/errors/app-error'
import { isId } from '@resume/service-kit/ids'
import { type ChangelogEntry, type ChangelogFields, entryNotFound } from '../domain/changelog.ts'
import type { NewChangelogEntry } from '../use-cases/create-changelog-entry.ts'

/** An entry as a message. */
export function encodeEntry({ type, publishedAt, updatedAt, createdAt: _, ...entry }: ChangelogEntry) {
  return {
    ...entry,
    releaseType: releaseTypeEnum.encode(type),
    publishedAt: publishedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    prRefs: Buffer.from(JSON.stringify(entry.prRefs)),
  } satisfies ChangelogEntryMessage
}

/** The fields that a message sets. */
export function decodeFields(sent: ChangelogFieldsOutput | null): Partial<ChangelogFields> {
  if (!sent) return {}
  const { version, title, summary, codehostUrl, publishedAt, prRefs } = sent
  const { added, improved, fixed, breaking, security, tags } = sent
  return defined({
    ...{ version, title, summary, codehostUrl },
    type: releaseTypeEnum.decode(sent.releaseType),
    publishedAt: publishedAt === undefined ? undefined : new Date(publishedAt),
    added: added?.values,
    improved: improved?.values,
    fixed: fixed?.values,
    breaking: breaking?.values,
    security: security?.values,
    tags: tags && [...new Set(tags.values)],
    prRefs: prRefs === undefined ? undefined : JSON.parse(prRefs.toString()),
  })
}

/** The fields of a new entry. @throws AppError `validation_failed` without what it must have */
export function decodeNew(sent: ChangelogFieldsOutput | null): NewChangelogEntry {
  const { version, title, summary, type, ...rest } = decodeFields(sent)
  if (version === undefined || title === undefined || summary === undefined || type === undefined) {
    throw invalidFields({ path: 'version', message: 'must come with title, summary and type' })
  }
  return { version, title, summary, type, ...rest }
}

/** The ID of an entry as it was sent; a malformed one names no entry. @throws AppError `not_found` */
export function entryId(sent: string): string {
  if (!isId(sent)) throw entryNotFound()
  return sent
}

/** The members of an object that are set. */
function defined<Fields extends object>(fields: { [Key in keyof Fields]: Fields[Key] | null | undefined }) {
  const isSet = ([name, value]: [string, unknown]) => value !== undefined && (value !== null || name === 'prRefs')
  return Object.fromEntries(Object.entries(fields).filter(isSet)) as Partial<Fields>
}
