import { findDateRange } from '../annotate/dates.ts'
import { headingKind } from '../annotate/headings.ts'
import { levelOf } from '../annotate/levels.ts'
import { bulletMark } from '../annotate/line-kinds.ts'
import type { SectionKind } from '../annotate/section-kinds.ts'
import { kindOfUnlisted } from '../annotate/unlisted-headings.ts'
import type { EducationLevel } from '../report.ts'
import { isUnfinished } from '../text/unfinished.ts'
import { countEastAsian, isEastAsian } from '../vocabulary/east-asian/script.ts'
import { findSkills } from '../vocabulary/find-skills.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { titleScore } from '../vocabulary/role-words.ts'
import { namesSpokenLanguage } from '../vocabulary/spoken-languages.ts'
import {
  hasCapitalHeadings,
  headingByEvidence,
  headingsSetApart,
  isUnlistedHeading,
  labelsWithColon,
} from './heading-evidence.ts'
import { inlineHeading, labelsEntry } from './inline-headings.ts'
import {
  isAboveDates,
  isBelowEntry,
  isReferenceOfRole,
  isSchoolAbove,
  isTitleOfEntry,
  longestHeader,
} from './lines-of-entries.ts'
import { isItemAmongOthers, isMarkedHeading, markedHeadings, withoutMark } from './marked-headings.ts'
import { labelIn, repeatedLabels, repeatedWithin } from './repeated-labels.ts'

/** A part of a resume: the lines below a heading. */
export interface Section {
  kind: SectionKind
  /** The heading as written; empty for the part before the first. */
  heading: string
  lines: string[]
}

/** "Iron Works2019 - 2021", "… of cranes.2019 - 2021": a span that stood at the margin, without anything between. */
const gluedDates =
  /(?<=\p{L}{2})([\p{L}).])(?=(?:(?:0?[1-9]|1[0-2])[/.])?(?:19|20)\d\d(?:-\d\d)? ?[-–—] ?(?:(?:(?:0?[1-9]|1[0-2])[/.])?(?:19|20)\d\d|[Pp]resent|[Nn]ow|[Cc]urrent|heute|aujourd|actual|presente|atual|oggi|heden|obecnie))(?<!(?<!\p{L})(?:[Jj]an|[Ff]eb|[Mm]ar|[Aa]pr|[Mm]ay|[Jj]un|[Jj]ul|[Aa]ug|[Ss]ep|[Oo]ct|[Nn]ov|[Dd]ec)\p{Ll}{0,6}\.?)/u

/** A line drawn with signs: "=====", "____", "* * *". */
const ruler = /^(?=.{3})[^\p{L}\p{N}]+$/u

/** Dots, strokes or dashes that lead the eye from a name to its date. */
const leaders = /(?:\.{5,}|(?:[.·_] ){4,}[.·_]|…{2,}|_{5,}|-{5,}|—{3,}) ?/g

/** Labels of what somebody learnt for a degree, in seven languages: more degrees may follow. */
const coursework =
  /^(?:(?:relevant|related|selected|main|key) )?(?:coursework|courses|modules)$|^(?:corsi (?:rilevanti|principali|seguiti)|cours (?:pertinents|principaux|suivis)|(?:cursos|asignaturas|disciplinas|materias) (?:relevantes|principales|principais)|relevante (?:kurse|vorlesungen|module|vakken)|wybrane przedmioty)$/

/** A heading of work that is a label of one role's below others, and below times in a section without a heading of its own. */
const ofRole = /^job profiles?$/

const isLabelOfRole = (text: string, { kind, lines }: Section) =>
  ofRole.test(foldText(text)) &&
  (kind === 'experience' || (kind !== 'education' && lines.some((line) => findDateRange(line) !== undefined)))

/** How headings end that name several jobs: "Internships", "Praktika". */
const plural = /(?:s|ka)$/iu

/** Blanks and joints without width, which some programs put around signs: they divide nothing, and hide what does. */
const noWidth = /[\u200b-\u200d\u2060\ufeff]/g

const rowsOf = (text: string) => text.split(/\r\n|\r|\n/)

/** How many headings in small letters, each between blank lines, tell that others are, too. */
const fewestSmall = 2

/** Whether headings are in small letters. */
function hasSmallHeadings(rows: string[]): boolean {
  const isBlank = (at: number) => rows[at]?.trim() === ''
  const small = rows.filter(
    (row, at) => /^\s*\p{Ll}/u.test(row) && isBlank(at - 1) && isBlank(at + 1) && headingKind(row.trim()) !== undefined,
  )
  return small.length >= fewestSmall
}

/** Splits a resume's text at its headings. */
export function splitSections(text: string): Section[] {
  const sections: Section[] = [{ kind: 'header', heading: '', lines: [] }]
  const labels = repeatedLabels(rowsOf(text))
  const marks = new Set<string>()
  const spaced = text
    .replace(noWidth, '')
    .replace(/\t/g, '   ')
    .replace(/\u00a0/g, ' ')
    .replace(leaders, '   ')
  const rows = rowsOf(spaced)
  const areCapitals = hasCapitalHeadings(rows)
  const areSmall = hasSmallHeadings(rows)
  const apart = headingsSetApart(rows)
  const parts = labelsWithColon(rows)
  const within = repeatedWithin(rows)
  const marked = markedHeadings(rows)
  for (const [at, row] of rows.entries()) {
    const cleaned = row.trim().replace(ruler, '')
    const line = /\d{4}/.test(cleaned) ? cleaned.replace(gluedDates, '$1   ') : cleaned
    const bare = marked.has(at) ? withoutMark(line) : line.replace(/^#+\s*/, '')
    /** A word in small letters right below a line is more likely its end: "… 9,000 / certificates". */
    const isBelow = /^\p{Ll}/u.test(line) && /[^.!?]$/.test(sections.at(-1)?.lines.at(-1) ?? '')
    /** The last word of a sentence above: "… and gave / Training." */
    const isSentenceEnd = bare.endsWith('.') && (rows[at - 1] ?? '').trim().length > longestHeader
    /** "… of contracts and / Training": what stands above goes on here. */
    const isEnd =
      isSentenceEnd ||
      isUnfinished((rows[at - 1] ?? '').trim()) ||
      isEndOfEastAsianLine(bare, (rows[at - 1] ?? '').trim()) ||
      (/,$/.test((rows[at - 1] ?? '').trim()) && bare !== bare.toUpperCase()) ||
      (isBelow && !(areSmall && rows[at + 1]?.trim() === ''))
    const open = sections.at(-1)
    const isAboutEntries = open?.kind === 'experience' || open?.kind === 'education'
    const isPart = (isAboutEntries && parts.has(bare)) || apart.isLabel(at, open?.kind ?? 'header')
    const isCoursework = open?.kind === 'education' && coursework.test(foldText(bare)) && bare.endsWith(':')
    const isOne =
      isEnd ||
      isPart ||
      isCoursework ||
      (open?.kind === 'experience' && isReferenceOfRole(rows, at)) ||
      (open !== undefined && isLabelOfRole(bare, open)) ||
      (isItemAmongOthers(line, marks) && !marked.has(at) && !isMarkedHeading(line, rows[at - 1] ?? '')) ||
      (labels.size > 0 && labels.has(foldText(bare)))
    /** What stands first is a name, also where it is set like the headings. */
    const isFirst = sections.length === 1 && open?.lines.every((text) => text === '')
    const isSchool = open?.kind === 'education' && isSchoolAbove(rows, at, open.lines)
    const isOwn = !isFirst && apart.unlisted.has(at) && !isAboveDates(rows, at) && !isSchool
    const isSmall = areSmall && /^\p{Ll}[\p{Ll} &,/]+$/u.test(bare) && rows[at - 1]?.trim() === ''
    const capital = isSmall ? `${bare.charAt(0).toUpperCase()}${bare.slice(1)}` : bare
    const listed = isOne ? undefined : (headingKind(capital) ?? headingKind(bare))
    const mayBeTitle =
      listed === 'volunteer' || (listed === 'experience' && open?.kind === listed && titleScore(bare) > 0)
    const isTitle =
      mayBeTitle &&
      (isBelowEntry(rows, at) || (listed === 'experience' && !plural.test(bare) && isTitleOfEntry(rows, at)))
    const known = isOwn ? kindOfUnlisted(bare) : isTitle ? undefined : listed
    const mayBeLikely = !isFirst && !isOne && !known && areCapitals && !isAboveDates(rows, at)
    const likely = mayBeLikely ? headingByEvidence(bare, open?.lines.at(-1) ?? '') : undefined
    const isUnlisted =
      !isOne &&
      !known &&
      !likely &&
      areCapitals &&
      open?.kind === 'experience' &&
      isUnlistedHeading(bare, open.lines, rows, at)
    const kind = known ?? (isUnlisted ? 'other' : likely === open?.kind ? undefined : likely)
    if (open?.kind === 'skills' && kind === 'other' && hasLabels(open.lines.filter((text) => text !== ''))) {
      open.lines.push(line)
      continue
    }
    const isInline = !kind && !isOne && !within.has(labelIn(bare))
    const found = isInline ? inlineHeading(bare, open?.kind ?? 'header') : undefined
    const inline = found && isAboutEntries && labelsEntry(found.kind, bare, rows, at, open.kind) ? undefined : found
    const isUnder =
      kind === 'other' && isOwn && isAboutEntries && open.heading !== '' && open.lines.every((text) => text === '')
    const broken = kind && open?.lines.every((text) => text === '') ? brokenHeading(open, line) : undefined
    if (broken && open) Object.assign(open, broken)
    else if (kind && !isUnder) sections.push({ kind, heading: line, lines: [] })
    else if (inline) sections.push({ kind: inline.kind, heading: inline.heading, lines: [inline.rest] })
    else sections.at(-1)?.lines.push(line)
  }
  for (const section of sections) {
    if (isSkillList(section)) section.kind = 'skills'
    if (areDegrees(section)) section.kind = 'education'
  }
  return sections
}

/** Headings of two words of which the last is a heading by itself, as a narrow column breaks them. */
const ofTwoWords =
  /^(?:(?:contact|personal|education|professional|work|career|employment|academic) (?:background|information|history|summary|profile|details)|(?:languages?|computer|technical|soft|hard|key|core|professional|personal|it|digital|social|coding|programming) skills|(?:work|professional|job|career|relevant|teaching|research|industry|internship|volunteer) experience)$/

/** Two headings right below each other that are one: "EDUCATION" and "BACKGROUND", "LANGUAGE" and "SKILLS". Undefined for any others. */
function brokenHeading(open: Section, line: string): Pick<Section, 'kind' | 'heading'> | undefined {
  const heading = `${open.heading} ${line}`
  const kind = ofTwoWords.test(foldText(heading)) ? headingKind(heading) : undefined
  return kind ? { kind, heading } : undefined
}

/** Number of letters of Chinese, Japanese, or Korean from which a line may have been too long for its column. */
const fewestOfFullLine = 28

/** Whether a word is the end of a sentence of Chinese, Japanese, or Korean that did not fit on the line above: "…数据分析与可视化" and "项目". */
const isEndOfEastAsianLine = (line: string, above: string) =>
  isEastAsian(line) &&
  above.length >= fewestOfFullLine &&
  /[\p{L}，、]$/u.test(above) &&
  countEastAsian(above) >= fewestOfFullLine

/** Signs between the items of a list. */
const listSigns = /[,;|•·]|\s{3}/

/** Whether a list of skills has labels on lines of their own: "Other" is one of them then. */
function hasLabels([first = '', second = '']: string[]): boolean {
  return first !== '' && !listSigns.test(first) && !bulletMark.test(first) && listSigns.test(second)
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
