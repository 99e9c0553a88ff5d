import type { DocumentType } from './document.ts'

/** What a cover letter takes of the master profile (decisions, Documents). */
const letterParts = ['templateId', 'basics', 'links', 'summary', 'customization']

/**
 * The content of a new document that was given none: a resume's is the whole master profile, a cover letter's the parts
 * that introduce its writer; an empty object where there is no profile or the type takes nothing of it.
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
