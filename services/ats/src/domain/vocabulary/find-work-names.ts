import { foldText } from './fold-text.ts'
import { care } from './work-names/care.ts'
import { crafts } from './work-names/crafts.ts'
import { french } from './work-names/french.ts'
import { german } from './work-names/german.ts'
import { office } from './work-names/office.ts'

/** One word of a wording, in any of its forms: as it stands, or how it begins. */
interface Token {
  whole: string[]
  begun: string[]
}

/** Number of values of three letters, five bits each. */
const values = 2 ** 15

/** The first three letters of many words. */
class Beginnings {
  readonly #has = new Uint8Array(values)

  add(word: string): void {
    this.#has[numberOf(word)] = 1
  }

  /** False for a word that begins like none of them. */
  mayHave(word: string): boolean {
    return this.#has[numberOf(word)] === 1
  }
}

function numberOf(word: string): number {
  const letter = (at: number) => word.charCodeAt(at) & 31
  return (letter(0) << 10) | (letter(1) << 5) | letter(2)
}

/** A wording of work: its words stand near one another. */
interface Wording {
  name: string
  tokens: Token[]
  /** How many other words may stand between two of them. */
  mostBetween: number
}

/** Wordings by a form of their first word: as it stands, or the beginning of those that end in a star. */
interface Index {
  /** The beginnings of all of them, to pass over most other words. */
  starts: Beginnings
  whole: Map<string, Wording[]>
  begun: Map<string, Wording[]>
}

/** Languages that have lists of names for work. */
export type WorkLanguage = 'en' | 'de' | 'fr'

/** Letters by which words that begin alike are looked up; the beginnings in the lists are no shorter. */
const beginning = 3
/** How many other words may stand between two of a name, and between a verb and what it is about. */
const mostBetween = { name: 1, wording: 3 }

const indexes: Record<WorkLanguage, Index> = {
  en: indexOf(`${office}${care}${crafts}`),
  de: indexOf(german),
  fr: indexOf(french),
}

function noteIn({ starts }: Index, map: Map<string, Wording[]>, key: string, wording: Wording): void {
  starts.add(key)
  const known = map.get(key)
  if (known) known.push(wording)
  else map.set(key, [wording])
}

function indexOf(list: string): Index {
  const index: Index = { whole: new Map(), begun: new Map(), starts: new Beginnings() }
  for (const wording of parseWorkNames(list)) {
    const [first] = wording.tokens
    for (const form of first?.whole ?? []) noteIn(index, index.whole, form, wording)
    for (const form of first?.begun ?? []) noteIn(index, index.begun, form.slice(0, beginning), wording)
  }
  return index
}

/**
 * Reads a list of names for work. A line is a name and, each after a bar, what else says it: words that stand near one
 * another in this order, singular or plural, with a stroke between those of which any will do, and a star behind those that only
 * begin a word. A name of several words says itself, too, and so does one that has nothing behind it.
 */
function parseWorkNames(list: string): Wording[] {
  return list
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [name = '', ...others] = line.split('|')
      const own = foldText(name)
      const wordings = own.includes(' ') || others.length === 0 ? [own, ...others] : others
      return wordings.map((wording) => ({
        name,
        tokens: wording.split(' ').map(formsOf),
        mostBetween: wording === own ? mostBetween.name : mostBetween.wording,
      }))
    })
}

function formsOf(token: string): Token {
  const forms = token.split('/')
  return {
    whole: forms.filter((form) => !form.endsWith('*')).map(singular),
    begun: forms.filter((form) => form.endsWith('*')).map((form) => form.slice(0, -1)),
  }
}

/** A word of English or French without the ending of a plural. */
function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

/** Work that a clause tells of: its common name, and the words of the clause that say it, singular and in small letters. */
export interface FoundWork {
  name: string
  words: string[]
}

/** The common work that a clause tells of, each once. @param clause as {@link foldText} has it */
export function workNamesIn(clause: string, language: WorkLanguage): FoundWork[] {
  const { whole, begun, starts } = indexes[language]
  const words = clause.split(' ')
  if (!words.some((word) => starts.mayHave(word))) return []
  const forms = words.map(singular)
  const found = new Map<string, FoundWork>()
  const note = (wordings: Wording[] | undefined, at: number) => {
    for (const wording of wordings ?? []) {
      const words = wordsFrom(wording, forms, at)
      if (words && !found.has(wording.name)) found.set(wording.name, { name: wording.name, words })
    }
  }
  for (let at = 0; at < forms.length; at++) {
    const form = forms[at] as string
    if (!starts.mayHave(form)) continue
    note(whole.get(form), at)
    note(begun.get(form.slice(0, beginning)), at)
  }
  return [...found.values()]
}

/** The words from a place on that are a wording, in its order; undefined where they are none. */
function wordsFrom({ tokens, mostBetween }: Wording, forms: string[], from: number): string[] | undefined {
  const words: string[] = []
  let at = from
  for (const token of tokens) {
    const end = words.length === 0 ? at : Math.min(forms.length - 1, at + mostBetween)
    while (at <= end && !isForm(forms[at] as string, token)) at++
    if (at > end) return undefined
    words.push(forms[at] as string)
    at++
  }
  return words
}

function isForm(word: string, { whole, begun }: Token): boolean {
  for (const form of whole) if (form === word) return true
  for (const form of begun) if (word.startsWith(form)) return true
  return false
}
