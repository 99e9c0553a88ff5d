import { foldText } from './fold-text.ts'

/** One word of a wording, in any of its forms: as it stands, or how it begins. */
interface Token {
  whole: string[]
  begun: string[]
}

/** A wording of what a list names: its words stand near one another. */
interface Wording {
  name: string
  tokens: Token[]
  /** How many other words may stand between two of them. */
  mostBetween: number
}

/** Wordings by the first three letters of their first word, five bits each. */
type Index = (Wording[] | undefined)[]

const values = 2 ** 15

function startOf(word: string): number {
  const letter = (at: number) => word.charCodeAt(at) & 31
  return (letter(0) << 10) | (letter(1) << 5) | letter(2)
}

/** How many other words may stand between two of a name, and between two of another wording. */
const mostBetween = { name: 1, wording: 3 }

function indexOf(list: string): Index {
  const index: Index = new Array(values)
  for (const wording of parseList(list)) {
    const { whole = [], begun = [] } = wording.tokens[0] ?? {}
    for (const start of new Set([...whole, ...begun].map(startOf))) {
      index[start] ??= []
      index[start]?.push(wording)
    }
  }
  return index
}

/**
 * Reads a list of names. A line is a name and, each after a bar, what else says it: words that stand near one
 * another in this order, singular or plural, with a stroke between those of which any will do, and a star behind those that only
 * begin a word. A name of several words says itself, too, and so does one that has nothing behind it.
 */
function parseList(list: string): Wording[] {
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

/** A word without the ending that plurals have in most languages. */
function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

/** What a clause says, by its name in the list, and the words of the clause that say it, singular and in small letters. */
export interface FoundWording {
  name: string
  words: string[]
}

/**
 * Prepares a list for the search: a line is a name and, each after a bar, what else says it.
 * @returns finds what a clause says of the list, each once; the clause is as {@link foldText} has it
 */
export function searchFor(list: string): (clause: string) => FoundWording[] {
  const index = indexOf(list)
  return (clause) => wordingsIn(clause, index)
}

function wordingsIn(clause: string, index: Index): FoundWording[] {
  const words = clause.split(' ')
  const found = new Map<string, FoundWording>()
  let forms: string[] | undefined
  for (let at = 0; at < words.length; at++) {
    const wordings = index[startOf(words[at] as string)]
    if (!wordings) continue
    forms ??= words.map(singular)
    for (const wording of wordings) {
      const said = wordsFrom(wording, forms, at)
      if (said && !found.has(wording.name)) found.set(wording.name, { name: wording.name, words: said })
    }
  }
  return [...found.values()]
}

/** The words from a place on that are a wording, in its order; undefined where they are none. */
function wordsFrom({ tokens, mostBetween }: Wording, forms: string[], from: number): string[] | undefined {
  const [first] = tokens
  if (!first || !isForm(forms[from] as string, first)) return undefined
  const words = [forms[from] as string]
  let at = from + 1
  for (let next = 1; next < tokens.length; next++) {
    const end = Math.min(forms.length - 1, at + mostBetween)
    while (at <= end && !isForm(forms[at] as string, tokens[next] as Token)) at++
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
