import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { IterableHunspellReader } from 'hunspell-reader'
import { keepWords } from '../src/domain/spelling/word-set.ts'

/** Hunspell dictionaries of American and British English: a resume may be in either. */
const dictionaries = ['dictionary-en', 'dictionary-en-gb']

const words = new Set<string>()
for (const dictionary of dictionaries) {
  const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.resolve(dictionary)))
  const reader = await IterableHunspellReader.createFromFiles(pathOf('index.aff'), pathOf('index.dic'))
  for (const word of reader) if (/^[a-z]+$/.test(word)) words.add(word)
}
const target = fileURLToPath(new URL('../src/domain/spelling/generated/english-words.json', import.meta.url))
writeFileSync(target, `${JSON.stringify(keepWords(words), null, 2)}\n`)
process.stdout.write(`wrote ${words.size} words to ${target}\n`)
