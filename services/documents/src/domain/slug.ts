import { documentLimits } from '@resume/proto/limits/documents'

/** The longest slug that is derived from a title, in characters; a number may be appended. */
const longestDerived = 80

const wellFormed = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Whether a slug is well formed: lower-case letters and digits, with single hyphens between them. */
export function isSlug(value: string): boolean {
  return value.length <= documentLimits.slugLength && wellFormed.test(value)
}

/** Derives a slug from a title: Latin letters without accents, digits and hyphens; `fallback` when none are left. */
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
