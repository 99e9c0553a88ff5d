import type { KnownPerson } from '@resume/pseudonyms/pseudonymize'

/** More than any name has; longer ones are no names. */
const longestName = { characters: 120, parts: 8 }

/** What is known of a person from a resume as it was parsed, and from the fields of one that is data. */
export function personIn(
  parsed: { name: string; email: string; phone: string; links: string[] },
  resume: string | Record<string, unknown>,
): KnownPerson {
  const basics = typeof resume === 'string' ? {} : objectOf(resume.basics)
  const said = (...values: unknown[]) => [
    ...new Set(values.filter((value) => typeof value === 'string').map((value) => value.trim())),
  ]
  const names = said(parsed.name, basics.fullName, basics.name)
  return {
    names: names.filter(
      (name) => name.length <= longestName.characters && name.split(/\s+/).length <= longestName.parts,
    ),
    emails: said(parsed.email, basics.email),
    phones: said(parsed.phone, basics.phone),
    links: said(...parsed.links, basics.url),
  }
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
