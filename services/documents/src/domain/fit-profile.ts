import { profileLimits } from '@resume/proto/limits/documents'

/** What a code host or a model brings beyond the limits of a profile is cut off. A JSON Resume that does is refused before. */
const { textLength, emailLength, listItems } = profileLimits

/** A text of the source, without surrounding white space; empty when it is not a text. */
export function textOf(value: unknown, longest: number = textLength): string {
  if (typeof value !== 'string') return ''
  return cut(value.replaceAll('\0', '').trim(), longest)
}

/** Text cut to a length in characters (code points). */
export function cut(text: string, longest: number): string {
  if (text.length <= longest) return text
  return [...text].slice(0, longest).join('')
}

/** The texts of a list that are not empty. */
export function textsOf(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return value
    .slice(0, listItems)
    .map((entry) => textOf(entry))
    .filter((text) => text !== '')
}

/** The objects of a list. */
export function objectsOf(value: unknown): Record<string, unknown>[] {
  if (!Array.isArray(value)) return []
  return value
    .filter((entry) => typeof entry === 'object' && entry !== null && !Array.isArray(entry))
    .slice(0, listItems)
}

/** An object of the source; empty when it is not an object. */
export function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}

/** An email address of a form that a profile accepts; empty for anything else. */
export function emailOf(value: unknown): string {
  const email = textOf(value, emailLength)
  return /^[^\s@]{1,64}@[^\s@]{1,254}$/.test(email) ? email : ''
}
