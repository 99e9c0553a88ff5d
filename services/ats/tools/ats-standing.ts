import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Advertisement, standingsOf } from './standing-words/standings.ts'

const { values } = parseArgs({ options: { ads: { type: 'string' } } })
if (!values.ads) {
  process.stderr.write('usage: npm run ats:standing -- --ads DIR\n')
  process.exit(2)
}

/**
 * Counts in which places of lists the words of many job descriptions stand. A folder of them has files of lines, each an object in JSON with
 * `employer` and `text`. What is kept are words that at least 20 employers use, and nothing else of a job description.
 */
function* advertisementsIn(folder: string): Generator<Advertisement> {
  for (const name of readdirSync(folder).sort()) {
    const lines = readFileSync(join(folder, name), 'utf8').split('\n')
    for (const line of lines) if (line !== '') yield JSON.parse(line) as Advertisement
  }
}

const standings = standingsOf(advertisementsIn(values.ads))
const target = fileURLToPath(new URL('../src/domain/vocabulary/generated/standing-words.json', import.meta.url))
writeFileSync(target, `${JSON.stringify(standings, null, 2)}\n`)
process.stdout.write(`wrote ${target}\n`)
