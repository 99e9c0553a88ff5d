/** Longest text and list of a profile (decisions, Master profile); what an import brings beyond them is cut off. */
const longestText = 10_000
const longestList = 200

/** A text of the source, without blanks around it; empty when it is none. */
export function textOf(value: unknown, longest = longestText): string {
  if (typeof value !== 'string') return ''
  return cut(value.replaceAll('\0', '').trim(), longest)
}

/** Text of at most so many characters, counted by code point. */
export function cut(text: string, longest: number): string {
  if (text.length <= longest) return text
  return [...text].slice(0, longest).join('')
}

/** The entries of a list that are something. */
export function textsOf(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return value
    .slice(0, longestList)
    .map((entry) => textOf(entry))
    .filter((text) => text !== '')
}

/** The objects of a list. */
export function objectsOf(value: unknown): Record<string, unknown>[] {
  if (!Array.isArray(value)) return []
  return value
    .filter((entry) => typeof entry === 'object' && entry !== null && !Array.isArray(entry))
    .slice(0, longestList)
}

/** An object of the source; empty when it is none. */
export function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}

/** An address of a form that a profile takes, else nothing. */
export function emailOf(value: unknown): string {
  const email = textOf(value, 320)
  return /^[^\s@]{1,64}@[^\s@]{1,254}$/.test(email) ? email : ''
}
