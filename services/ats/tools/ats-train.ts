import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readIndeedResumes } from '../training/indeed-resumes.ts'
import { trainReaders } from '../training/train-readers.ts'

const { values } = parseArgs({
  options: {
    dotin: { type: 'string' },
    sections: { type: 'string', default: '7000' },
    rounds: { type: 'string', default: '5' },
  },
})
const others = values.dotin ? readIndeedResumes(values.dotin) : []
const log = (line: string) => process.stdout.write(`${line}\n`)
const readers = trainReaders({ sections: Number(values.sections), rounds: Number(values.rounds) }, others, log)
const target = fileURLToPath(new URL('../src/domain/decode/generated/role-weights.json', import.meta.url))
const rowsOf = (passes: object) =>
  JSON.stringify(passes, null, 1).replace(
    /\[\n\s+([^\]]*?)\n\s+\]/g,
    (_match, list: string) => `[${list.replace(/\s+/g, ' ')}]`,
  )
writeFileSync(target, `${rowsOf(readers)}\n`)
log(`wrote ${target}`)
