import { monthByName } from '@resume/resume-text/month-names'
import { foldOnce } from '../vocabulary/fold-text.ts'
import { type ItemWords, itemWords } from './item-words.ts'
import { itemWordsAbroad } from './item-words-abroad.ts'

/** Most words of a name that say something, and most with those between them. */
const mostSaying = 4
const mostWords = 6
/** Fewest letters of a name of one word. */
const shortest = 5

interface Word {
  text: string
  folded: string
}

/** An item divided: the noun for what is done, if a verb or a noun says so, and what it is done to. */
interface Divided {
  noun: string
  words: Word[]
  /** Whether the item goes on behind them. */
  isCut: boolean
}

/** Endings of adjectives in Spanish, Portuguese, Italian, and French, and of adverbs. */
const adjective = /(?:[ai]v[oaie]s?|ales|[ai]ci?[oa]s|[ai]d[oa]s?|cos[oa]s?|[ai]bles?|[^aeiou]ees?)$/
const adverb = /(?:mente|[ae]mment|iquement|ellement|ilement|etement|alement|idement)$/

/** A verb in the form that tells how something is done, in Spanish, Portuguese, and Italian: "garantizando la calidad". */
const gerund = /^\p{L}{3,}(?:a|i?e|i)ndo(?:se|l[oa]s?|si|l[ei])?$/u
const hasGerunds = new Set(['es', 'pt', 'it'])

/** What is known of each language. */
const grammars: Record<string, ItemWords> = { ...itemWordsAbroad, ...itemWords }

/** Whether a language is one whose items are read by their names. */
export const hasItemWords = (language: string): boolean => Object.hasOwn(grammars, language)

/** Words for "and so on". */
const andSoOn = /\s(?:etc(?:[ée]tera)?|ecc|enz|itd|itp|usw|osv|m\.?\s?m|m\.?\s?fl)\.*\s*$/iu

/**
 * What the items of a list name: "Buen manejo de hornos industriales" names industrial kilns, and "Revisar, limpiar y pintar hornos" says that
 * kilns are inspected; nothing in a language of which {@link hasItemWords} says no.
 * @param clause a clause of a line, without signs that end a sentence
 */
export function itemNamesIn(clause: string, language: string): string[] {
  const grammar = grammars[language]
  if (!grammar) return []
  const items = clause.replace(andSoOn, '').split(grammar.joint)
  const endsNames = (folded: string) => grammar.ends.has(folded) || (hasGerunds.has(language) && gerund.test(folded))
  const names: string[] = []
  /** The noun of the first verb that waits for what it is done to. */
  let waiting = ''
  let isFirstLong = false
  for (const [at, item] of items.entries()) {
    const { noun, words, isCut } = divided(item, grammar, endsNames)
    const [only, ...others] = words
    const isLone = only !== undefined && others.length === 0
    const mayWait = isLone && at < items.length - 1
    if (!only || (mayWait && (grammar.verb.test(only.folded) || grammar.doing.test(only.folded)))) {
      waiting ||= only ? (grammar.nouns.get(only.folded) ?? (grammar.verb.test(only.folded) ? '' : only.text)) : noun
      continue
    }
    if (names.length === 0) isFirstLong = !isLone
    if (waiting !== '' && !isLone && grammar.doing.test(only.folded))
      words[0] = { text: waiting, folded: foldOnce(waiting) }
    const goesOn = at > 0 && !isLone && adjective.test(only.folded)
    const saysTooLittle =
      goesOn ||
      (isLone &&
        ((isFirstLong && names.length > 0) ||
          (noun === '' && (isCut || adjective.test(only.folded) || isVerb(only, grammar)))))
    const name = saysTooLittle ? '' : nameOf(words, waiting || noun, grammar)
    waiting = ''
    if (name !== '') names.push(name.charAt(0).toUpperCase() + name.slice(1))
  }
  return names
}

/** @param endsNames whether a name is over with a word, with which none begins either */
function divided(item: string, grammar: ItemWords, endsNames: (folded: string) => boolean): Divided {
  const words = (item.match(/[\p{L}\d][\p{L}\d+#./&-]*/gu) ?? []).map((text) => ({
    text: text.replace(/[./&-]+$/, ''),
    folded: foldOnce(text),
  }))
  let noun = ''
  let at = 0
  for (; at < words.length; at++) {
    const { folded } = words[at] as Word
    if (grammar.leads.has(folded) || adverb.test(folded)) continue
    if (!grammar.verb.test(folded) || at === words.length - 1) break
    noun ||= grammar.nouns.get(folded) ?? ''
  }
  const from = at
  if (endsNames(words[from]?.folded ?? '') || words[from]?.folded === 'por') return { noun: '', words: [], isCut: true }
  while (
    at < words.length &&
    at - from < mostWords &&
    !(endsNames(words[at]?.folded ?? '') && isEnd(words, at, from, grammar))
  )
    at++
  const isCut = at < words.length
  while (at > from && grammar.within.has(words[at - 1]?.folded ?? '')) at--
  const [first] = words.slice(from)
  if (first) words[from] = inFirstCase(first, grammar)
  return { noun, words: words.slice(from, at), isCut }
}

/** A noun for doing something as it stands by itself: "pisania" is "pisanie". */
function inFirstCase({ text, folded }: Word, { cases }: ItemWords): Word {
  const [ending, first] = cases.find(([other]) => other.test(text)) ?? []
  if (!ending || first === undefined) return { text, folded }
  const named = text.replace(ending, first)
  return { text: named, folded: foldOnce(named) }
}

/** Whether a word is a verb in the form in which duties begin. */
const isVerb = ({ folded }: Word, { verb }: ItemWords) => verb.test(folded)

/** Whether a name is over with a word that may end it: a preposition of company goes on behind a single word ("contacto con proveedores"), "por" before a verb. */
function isEnd(words: Word[], at: number, from: number, { company, verb, doing }: ItemWords): boolean {
  const { folded } = words[at] as Word
  if (at === from) return false
  const ofDoing = doing.test(words[from]?.folded ?? '') ? 1 : 0
  return (
    !(company.has(folded) && at <= from + 1 + ofDoing) && !(folded === 'por' && verb.test(words[at + 1]?.folded ?? ''))
  )
}

/**
 * Words with which an item tells what the reader will do or get, in the future or the second person ("Poznasz procesy", "Irá participar"), or
 * what the contract is, without accents.
 */
const tellsOfYou =
  /^(?:\p{L}{3,}(?:asz|esz|isz|ysz|ez|erai|irai|arai)|(?:atua|participa|trabalha|desenvolve|recebe|se|te|fa|i|deve)ra[os]?|(?:se|tend|trabaja|pod|forma|ha|aprende)ras|se|ja|debes?|deben|puedes?|pueden|tienes?|tienen|hace|bien|want|daar|omdat|zodat|wil|kan|moet|geeft|heeft|hebt|heb|bent|ben|krijgt|ontvangt|zorgt|deve|devono|deves?|devem|pode|podem|doit|doivent|peut|musi|moze|moga|hay|mayor(?:es)?|menor(?:es)?|tanto|almeno|aver|es|wat|wilt|staat|dit|parfois|cas|desejavel|deseable|estado|salaris|contrat[oi]?|contratto|contract|jornada|horario|ubicacion|numero|fecha|umowa|kserokopie?|oswiadczenie|aplikacje|statut|tickets?|mutuelle|salaire|salario|local|localidad)$/u

/** Words for who reads or writes, which stand in sentences and in no name. */
const persons =
  /^(?:je|jij|jou|we|wij|ons|onze|ik|zich|jezelf|tu|te|ti|vous|nous|tus|usted|nosotros|ustedes|voce|voces|ty|ciebie|tobie|nas|nam|noi|voi|vi|oss|du|dig|deg|dem|sig|seg)$/

/** Words for years, whose number is asked for and no name. */
const ofYears = /^(?:anos?|anni|anno|ans|annees?|jaar|jaren|lata?)$/

/** The name of a thing, with what is done to it where it is a single word. */
function nameOf(words: Word[], noun: string, { within, company, wide, of }: ItemWords): string {
  const saying = words.filter(({ folded }) => !within.has(folded) && !company.has(folded))
  const [first] = saying
  if (!first || /^\d/.test(first.folded) || saying.length > mostSaying || tellsOfYou.test(first.folded)) return ''
  if (
    saying.every(({ folded }) => wide.has(folded)) ||
    saying.some(({ folded }) => ofYears.test(folded) || persons.test(folded) || monthByName.has(folded))
  )
    return ''
  const text = words
    .map((word) => word.text)
    .join(' ')
    .replace(/(?<![\p{L}\d])([dl]) (?=\p{L})/giu, '$1’')
  if (saying.length > 1) return text
  if (first.folded.length < shortest) return ''
  if (noun === '') return text
  return of === '' ? `${noun} ${text}` : `${noun} ${of} ${text}`
}
