import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { proposedIn } from '../src/domain/job/requirements.ts'
import { foldOnce } from '../src/domain/vocabulary/fold-text.ts'
import { crossValidate, type Example, fitDoubts } from '../training/fit-doubts.ts'
import { isAsked } from './accuracy/compare-asks.ts'
import { jobsOf } from './accuracy/real-jobs.ts'

const { values } = parseArgs({ options: { jobs: { type: 'string' } } })
if (!values.jobs) {
  process.stderr.write('usage: npm run ats:own-words -- --jobs DIR\n')
  process.exit(2)
}

/**
 * Fits what names in a job description's own words are asked for to job descriptions and what they ask for, as `ats:accuracy` takes them, and
 * says how many would be left out of job descriptions that the weights were not fitted to. What is kept has figures alone.
 */
const examples = jobsOf(values.jobs).flatMap(({ id, text, asks }) => {
  const once = new Map(
    proposedIn(text)
      .flatMap((one) => (one.signs ? [[foldOnce(one.requirement.name), one] as const] : []))
      .reverse(),
  )
  return [...once.values()].map(({ requirement, signs = {} }): Example => {
    const isRight = asks.some((ask) => isAsked(requirement, ask))
    return { resume: id, signs, isDoubtful: false, isRight }
  })
})
const { wrong, wrongDoubted, right, rightDoubted } = crossValidate(examples)
process.stdout.write(`left out: ${wrongDoubted} of ${wrong} that nobody asks for, ${rightDoubted} of ${right} others\n`)
const target = fileURLToPath(new URL('../src/domain/job/generated/own-word-weights.json', import.meta.url))
writeFileSync(target, `${JSON.stringify(fitDoubts(examples), null, 2)}\n`)
process.stdout.write(`wrote ${target}\n`)
