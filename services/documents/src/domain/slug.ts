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

/** Room that a slug leaves for its number, in characters. */
const numberLength = 10

/** What stands before the number of a numbered slug: `base`, or as much of it as leaves room for the number. */
export function stemOf(base: string): string {
  const stem = base.slice(0, documentLimits.slugLength - numberLength)
  return stem.endsWith('-') ? stem.slice(0, -1) : stem
}

/**
 * The first of `base`, `stem-2`, `stem-3`, … that is not taken.
 * @param taken the slugs that are `base` or begin with its stem and a hyphen
 */
export function freeSlug(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base
  const stem = stemOf(base)
  let number = 2
  while (taken.has(`${stem}-${number}`)) number++
  return `${stem}-${number}`
}
