import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { CourseRead } from '../src/domain/assemble/courses.ts'
import type { RoleWithWork } from '../src/domain/assemble/role-with-work.ts'
import { courseSigns, hasUnsureDegree } from '../src/domain/parse/course-doubts.ts'
import { readResume } from '../src/domain/parse/parse-resume.ts'
import { isNoName, roleSigns } from '../src/domain/parse/role-doubts.ts'
import { crossValidate, type Doubted, type Example, fitDoubts } from '../training/fit-doubts.ts'
import { readRightly } from './accuracy/compare.ts'
import { pairsOf } from './accuracy/pairs.ts'

const { values } = parseArgs({ options: { pairs: { type: 'string' } } })
if (!values.pairs) {
  process.stderr.write('usage: npm run ats:doubts -- --pairs DIR\n')
  process.exit(2)
}

/**
 * Fits when a role or a course is doubtful to pairs of a resume and its truth, as `ats:accuracy` takes them, and says how often such doubts
 * are in place in resumes that they were not fitted to. What is kept has figures alone, and nothing of a resume.
 */
const roles: Example[] = []
const courses: Example[] = []
for (const { id: resume, truth, read } of pairsOf(values.pairs)) {
  const { text } = await read()
  const found = readResume(text, new Date())
  const right = readRightly(truth, found.parsed)
  for (const [at, signs] of roleSigns(found.roles).entries()) {
    const isDoubtful = isNoName(found.roles[at] as RoleWithWork)
    roles.push({ resume, signs, isDoubtful, isRight: right.roles.has(at) })
  }
  for (const [at, signs] of courseSigns(found.courses).entries()) {
    const isDoubtful = hasUnsureDegree(found.courses[at] as CourseRead)
    courses.push({ resume, signs, isDoubtful, isRight: right.courses.has(at) })
  }
}
const told = (what: string, { wrong, wrongDoubted, right, rightDoubted }: Doubted) =>
  process.stdout.write(
    `${what}: doubted ${wrongDoubted} of ${wrong} misread, ${rightDoubted} of ${right} read rightly\n`,
  )
told('roles', crossValidate(roles))
told('courses', crossValidate(courses))
const target = fileURLToPath(new URL('../src/domain/parse/generated/doubt-weights.json', import.meta.url))
writeFileSync(target, `${JSON.stringify({ role: fitDoubts(roles), course: fitDoubts(courses) }, null, 2)}\n`)
process.stdout.write(`wrote ${target}\n`)
