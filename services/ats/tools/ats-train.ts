import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { courses, work } from '../src/domain/decode/matter.ts'
import { readIndeedResumes } from '../training/indeed-resumes.ts'
import { inventedCourses } from '../training/invented-courses.ts'
import { inventedSection } from '../training/invented-sections.ts'
import { trainReaders } from '../training/train-readers.ts'

const { values } = parseArgs({
  options: {
    dotin: { type: 'string' },
    sections: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    parts: { type: 'string' },
    only: { type: 'string' },
  },
})
const others = values.dotin ? readIndeedResumes(values.dotin) : []
const log = (line: string) => process.stdout.write(`${line}\n`)
/** @param usual how many sections the kept weights are trained on for each pass, and how many times */
const amounts = (usual: { sections: number; parts: number }) => ({
  sections: Number(values.sections ?? usual.sections),
  rounds: Number(values.rounds),
  parts: Number(values.parts ?? usual.parts),
})
const trained = {
  role: () =>
    trainReaders({ matter: work, invent: inventedSection }, amounts({ sections: 12_000, parts: 9 }), others, log),
  course: () =>
    trainReaders({ matter: courses, invent: inventedCourses }, amounts({ sections: 7_000, parts: 3 }), [], log),
}
const rowsOf = (passes: object) =>
  JSON.stringify(passes, null, 1).replace(
    /\[\n\s+([^\]]*?)\n\s+\]/g,
    (_match, list: string) => `[${list.replace(/\s+/g, ' ')}]`,
  )
for (const [name, train] of Object.entries(trained)) {
  if (values.only && values.only !== name) continue
  const target = fileURLToPath(new URL(`../src/domain/decode/generated/${name}-weights.json`, import.meta.url))
  writeFileSync(target, `${rowsOf(train())}\n`)
  log(`wrote ${target}`)
}
