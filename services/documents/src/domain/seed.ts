import type { DocumentType } from '@resume/proto/limits/documents'

/** The parts of the master profile that a cover letter starts with. */
const letterParts = ['templateId', 'basics', 'links', 'summary', 'customization']

/**
 * The content of a document that is created without any: a resume starts with the whole master profile, a cover letter
 * with the parts that introduce its writer, every other type with an empty object (docs/api/documents.md).
 * @param profile the master profile's JSON text, if there is one
 */
export function seededContent(type: DocumentType, profile: string | undefined): string {
  if (profile === undefined || (type !== 'RESUME' && type !== 'COVER_LETTER')) return '{}'
  if (type === 'RESUME') return profile
  const whole = JSON.parse(profile) as Record<string, unknown>
  return JSON.stringify(
    Object.fromEntries(letterParts.filter((part) => part in whole).map((part) => [part, whole[part]])),
  )
}
