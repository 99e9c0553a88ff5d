/** Longest slug that is derived from a title, in characters; a number may be appended. */
const longestDerived = 80

/** Longest slug that can be given, in characters. */
export const longestSlug = 100

const wellFormed = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Whether a slug can be given: lower-case letters, digits and single hyphens between them. */
export function isSlug(value: string): boolean {
  return value.length <= longestSlug && wellFormed.test(value)
}

/** The slug of a title: Latin letters without accents, digits, hyphens; `fallback` when nothing of it is left. */
export function slugOf(title: string, fallback: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  const slug = (words ?? []).join('-').slice(0, longestDerived)
  return (slug.endsWith('-') ? slug.slice(0, -1) : slug) || fallback
}

/** The first of `base`, `base-2`, `base-3`, … that is not taken. */
export function freeSlug(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base
  let number = 2
  while (taken.has(`${base}-${number}`)) number++
  return `${base}-${number}`
}
