import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { isListedTitleWord } from '../src/domain/vocabulary/role-words.ts'
import { collectOccupations, type Head } from './occupations/collect-occupations.ts'
import { endingsIn, withoutCompounds } from './occupations/compounds.ts'
import { skippedWords } from './occupations/skipped-words.ts'

/** Where labels have their head; last in languages that are not named. */
const headOf: Record<string, Head> = {
  ...Object.fromEntries(['es', 'fr', 'it', 'pt', 'ro'].map((language) => [language, 'first'])),
  ...Object.fromEntries(['cs', 'hr', 'pl', 'sk', 'sl'].map((language) => [language, 'either'])),
}
/** Languages that write compounds as one word, the head at their end. */
const compounding = new Set(['da', 'de', 'et', 'fi', 'hu', 'nl', 'no', 'sv'])

const { labels: folder } = parseArgs({ options: { labels: { type: 'string' } } }).values
if (folder === undefined)
  throw new Error('--labels DIR is missing: a folder with a file for each language, such as sv.txt')

const kept: { words: Record<string, string>; endings: string } = { words: {}, endings: '' }
const endings = new Set<string>()
for (const file of readdirSync(folder).sort()) {
  const language = file.slice(0, file.indexOf('.'))
  const labels = readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean)
  const words = collectOccupations(labels, headOf[language] ?? 'last', isListedTitleWord).filter(
    (word) => !skippedWords.has(word),
  )
  const own = compounding.has(language) ? endingsIn(words) : new Set<string>()
  for (const ending of own) endings.add(ending)
  kept.words[language] = withoutCompounds(words, own).join(' ')
}
kept.endings = [...endings].sort().join(' ')
const target = fileURLToPath(new URL('../src/domain/vocabulary/generated/occupations.json', import.meta.url))
writeFileSync(target, `${JSON.stringify(kept, null, 2)}\n`)
const total = Object.values(kept.words).reduce((sum, words) => sum + words.split(' ').length, 0)
process.stdout.write(`wrote ${total} words and ${endings.size} endings to ${target}\n`)
