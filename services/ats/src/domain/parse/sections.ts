import { isBullet } from '../annotate/bullets.ts'
import { headingKind } from '../annotate/headings.ts'
import { levelOf } from '../annotate/levels.ts'
import type { SectionKind } from '../annotate/section-kinds.ts'
import type { EducationLevel } from '../report.ts'
import { findSkills } from '../vocabulary/find-skills.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { namesSpokenLanguage } from '../vocabulary/spoken-languages.ts'
import { inlineInPlace, isNoHeading, isSetAsHeading, kindInPlace } from './heading-in-place.ts'
import { type HeadingStyle, styleOf } from './heading-style.ts'
import { type LineInPlace, lineInPlace } from './line-in-place.ts'
import { hasEntries, isEmpty, type Section } from './section.ts'

export type { Section } from './section.ts'

/** Splits a resume's text at its headings. */
export function splitSections(text: string): Section[] {
  const sections: Section[] = [{ kind: 'header', heading: '', lines: [] }]
  const style = styleOf(text)
  for (const [at, row] of style.rows.entries()) place(lineInPlace(row, at, sections, style), sections, style)
  for (const section of sections) {
    if (isSkillList(section)) section.kind = 'skills'
    if (areDegrees(section)) section.kind = 'education'
  }
  return sections
}

/** Puts a line where it belongs: it begins a section, with or without the first line of it, or is one of the open section. */
function place(here: LineInPlace, sections: Section[], style: HeadingStyle): void {
  const { line, open } = here
  const isNone = isNoHeading(here, style)
  const kind = kindInPlace(here, style, isNone)
  const inline = kind || isNone ? undefined : inlineInPlace(here, style)
  const broken = kind && isEmpty(open) ? brokenHeading(open, line) : undefined
  const isWithin = kind === 'other' && (isLabelOfSkills(open) || isLineOfEntries(here, style))
  if (broken) Object.assign(open, broken)
  else if (kind && !isWithin) sections.push({ kind, heading: line, lines: [] })
  else if (inline) sections.push({ kind: inline.kind, heading: inline.heading, lines: [inline.rest] })
  else open.lines.push(line)
}

/** Whether a line that is set like the headings is the first of a section with entries, whose heading stands right above it. */
const isLineOfEntries = (here: LineInPlace, style: HeadingStyle) =>
  hasEntries(here.open) && here.open.heading !== '' && isEmpty(here.open) && isSetAsHeading(here, style)

const isLabelOfSkills = ({ kind, lines }: Section) =>
  kind === 'skills' && hasLabels(lines.filter((line) => line !== ''))

/** Headings of two words of which the last is a heading by itself, as a narrow column breaks them. */
const ofTwoWords =
  /^(?:(?:contact|personal|education|professional|work|career|employment|academic) (?:background|information|history|summary|profile|details)|(?:languages?|computer|technical|soft|hard|key|core|professional|personal|it|digital|social|coding|programming) skills|(?:work|professional|job|career|relevant|teaching|research|industry|internship|volunteer) experience)$/

/** Two headings right below each other that are one: "EDUCATION" and "BACKGROUND", "LANGUAGE" and "SKILLS". Undefined for any others. */
function brokenHeading(open: Section, line: string): Pick<Section, 'kind' | 'heading'> | undefined {
  const heading = `${open.heading} ${line}`
  const kind = ofTwoWords.test(foldText(heading)) ? headingKind(heading) : undefined
  return kind ? { kind, heading } : undefined
}

/** Signs between the items of a list. */
const listSigns = /[,;|•·]|\s{3}/

/** Whether a list of skills has labels on lines of their own: "Other" is one of them then. */
function hasLabels([first = '', second = '']: string[]): boolean {
  return first !== '' && !listSigns.test(first) && !isBullet(first) && listSigns.test(second)
}

/** Whether "Languages" heads languages of computers. */
function isSkillList({ kind, lines }: Section): boolean {
  if (kind !== 'languages') return false
  const text = lines.join('\n')
  return !namesSpokenLanguage(foldText(text), true) && findSkills(text, true).length > 0
}

/** Headings of certificates below which degrees stand as well, and the degrees. */
const ofQualifications = /qualifica|credential/i
const degrees: ReadonlySet<EducationLevel> = new Set<EducationLevel>(['bachelor', 'master', 'doctorate'])

/** Whether "Professional qualifications" heads degrees. */
const areDegrees = ({ kind, heading, lines }: Section) =>
  kind === 'certifications' && ofQualifications.test(heading) && lines.some((line) => degrees.has(levelOf(line)))

/** All lines of the sections of a kind. */
export function linesOf(sections: Section[], ...kinds: SectionKind[]): string[] {
  return sections.filter((section) => kinds.includes(section.kind)).flatMap((section) => section.lines)
}
