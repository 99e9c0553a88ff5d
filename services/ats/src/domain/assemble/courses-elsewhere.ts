import { levelOf } from '../annotate/levels.ts'
import { lineKind } from '../annotate/line-kinds.ts'
import type { SectionKind } from '../annotate/section-kinds.ts'
import { namesSchool } from '../vocabulary/school-words.ts'
import { type CourseRead, readCourses } from './courses.ts'
import { coursesTold } from './courses-told.ts'

/** Sections in which schools are those of somebody's work, of other people, or of texts. */
const ofOthers = new Set<SectionKind>(['experience', 'volunteer', 'references', 'publications'])
/** How a sentence of running text begins: "I got a diploma from Harbour College and have built bridges since". */
const ofSomebody = /^(?:i|we|my|he|she)\s/i
/** More blocks than any resume has courses. */
const mostBlocks = 40
/** Longest line that names a school, and longest block that is a course, in characters and lines. */
const longest = { line: 110, block: 12 }

/**
 * Courses of a resume without a section about education: those that sentences, forms, and rows of tables tell of elsewhere, or else blocks of lines
 * that name a school and a level. Only those are kept of which both were read.
 */
export function coursesElsewhere(sections: readonly { kind: SectionKind; lines: string[] }[]): CourseRead[] {
  const own = sections.filter(({ kind }) => !ofOthers.has(kind))
  const read = own.map(({ lines }) => coursesTold(lines))
  const told = read
    .flatMap(({ courses }) => [...courses.values()])
    .filter(({ credential }) => !ofSomebody.test(credential))
  const blocks = read
    .flatMap(({ others }) => blocksOf(others))
    .filter(isCourse)
    .slice(0, mostBlocks)
  if (blocks.length === 0) return told
  const named = readCourses(blocks.flatMap((block) => [...block, ''])).filter(
    ({ school, level }) => level !== 'none' && namesSchool(school),
  )
  return [...told, ...named]
}

function blocksOf(lines: string[]): string[][] {
  const blocks: string[][] = [[]]
  for (const line of lines) {
    if (line.trim() === '') blocks.push([])
    else blocks.at(-1)?.push(line)
  }
  return blocks
}

const isName = (line: string) => line.length <= longest.line && lineKind(line) === 'name'

function isCourse(block: string[]): boolean {
  if (block.length === 0 || block.length > longest.block) return false
  const names = block.filter(isName)
  return names.some((line) => namesSchool(line)) && names.some((line) => levelOf(line) !== 'none')
}
