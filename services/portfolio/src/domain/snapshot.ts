import { invalidFields } from '@resume/service-kit/errors/app-error'
import { createSchemaChecks } from '@resume/service-kit/validation/schema-checks'
import { mostDetails, violationsOf } from '@resume/service-kit/validation/violations'
import { snapshotSchema } from './snapshot-schema.ts'

/** What publishing reads of a snapshot that is fit to be published. */
export interface Snapshot {
  templateId: string
  identity: { name: string; headline: string }
}

/** An image that a snapshot shows, and where. */
export interface ImageReference {
  /** Dotted, within the request: `snapshot.identity.avatar`. */
  path: string
  id: string
  url: string
}

const formats: Record<string, { test: (text: string) => boolean; message: string }> = {
  'not-blank': { test: (text) => text.trim() !== '', message: 'must not be empty' },
  'email-or-empty': {
    test: (text) => text === '' || /^[^\s@]{1,64}@[^\s@]{1,254}$/u.test(text),
    message: 'must be an e-mail address or empty',
  },
  'web-address': { test: (text) => hasProtocol(text, ['http:', 'https:']), message: 'must be an http or https URL' },
  'link-or-empty': {
    test: (text) => text === '' || hasProtocol(text, ['http:', 'https:', 'mailto:', 'tel:']),
    message: 'must be an http, https, mailto or tel URL, or empty',
  },
}

const messages = Object.fromEntries(Object.entries(formats).map(([name, { message }]) => [name, message]))

const errorsOf = createSchemaChecks((ajv) => {
  for (const [name, { test }] of Object.entries(formats)) ajv.addFormat(name, test)
})(snapshotSchema)

/**
 * Reads the content of a draft as a snapshot to be published.
 * @param text JSON text
 * @throws AppError `validation_failed` with the path of every wrong field
 */
export function readSnapshot(text: string): Snapshot {
  const value: unknown = JSON.parse(text)
  const errors = errorsOf(value)
  if (errors.length > 0) throw invalidFields(...violationsOf(errors, { formats: messages }, 'snapshot'))
  return value as Snapshot
}

/** Every image that a snapshot shows: wherever an editor may put one. */
export function imagesOf(snapshot: object): ImageReference[] {
  const found: ImageReference[] = []
  const look = (value: unknown, path: string) => {
    if (typeof value !== 'object' || value === null) return
    for (const [name, member] of Object.entries(value)) {
      const place = `${path}.${name}`
      const isImage = imageMembers.has(name) && typeof member === 'object' && member !== null
      if (isImage) found.push({ path: place, id: String(member.id), url: String(member.url) })
      else look(member, place)
    }
  }
  look(snapshot, 'snapshot')
  return found
}

const imageMembers = new Set(['avatar', 'socialImage', 'coverImage'])

/**
 * Checks that every image is an asset that is ready, at exactly its address.
 * @param ready the addresses of the owner's assets that are ready, by ID
 * @throws AppError `validation_failed` with the path of every image that is not
 */
export function requireAssets(images: ImageReference[], ready: ReadonlyMap<string, string>): void {
  const dangling = images.filter(({ id, url }) => ready.get(id) !== url)
  if (dangling.length === 0) return
  throw invalidFields(
    ...dangling
      .slice(0, mostDetails)
      .map(({ path }) => ({ path, message: 'must be one of your uploaded images, with its id and url' })),
  )
}

function hasProtocol(text: string, protocols: string[]): boolean {
  return /^[a-z]+:[^\s]+$/i.test(text) && URL.canParse(text) && protocols.includes(new URL(text).protocol)
}
