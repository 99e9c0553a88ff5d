import { headings } from './heading-lists.ts'
import { headingsAsWritten } from './headings-as-written.ts'
import { headingsInOtherLanguages } from './headings-in-other-languages.ts'
import type { SectionKind } from './section-kinds.ts'

/** The kind of section of each heading that is known, by its folded words. */
export const kindByHeading = new Map<string, SectionKind>()
for (const [kind, list] of [headings, headingsInOtherLanguages, headingsAsWritten].flatMap((lists) =>
  Object.entries(lists),
)) {
  for (const heading of list.split('|')) kindByHeading.set(heading.trim().replace(/\s+/g, ' '), kind as SectionKind)
}

/** Every word of them. */
export const listedWords = new Set([...kindByHeading.keys()].flatMap((heading) => heading.split(' ')))

/** What is a heading in capitals alone: "ACADEMIC", but not "Academic and community service", and "PROJECT", but not "Project". */
export const inCapitals = new Map<string, SectionKind>([
  ...['ACADEMIC', 'SCHOOL', 'UNIVERSITY', 'COLLEGE'].map((word) => [word, 'education'] as const),
  ...['PROFESSIONAL', 'PROFESSIONNEL', 'PROFESIONAL', 'PROFISSIONAL'].map((word) => [word, 'experience'] as const),
  ...['PROJECT', 'PROJET', 'PROYECTO', 'PROJETO', 'PROGETTO'].map((word) => [word, 'projects'] as const),
])
