import { hashFrom, hashOf, noHash } from '../vocabulary/word-filter.ts'
import kept from './generated/english-words.json' with { type: 'json' }
import { finderIn, openWords } from './word-set.ts'

/** Opened with the first English resume: 320 KB that other processes need not have. */
let isKept: ((hash: number) => boolean) | undefined

const isListed = (word: string) => isListedHash(hashOf(word))

function isListedHash(hash: number): boolean {
  isKept ??= finderIn(openWords(kept))
  return isKept(hash)
}

/** The hash of a word whose beginning has a hash, with its characters from a place on. */
function hashOfRest(hash: number, word: string, from: number): number {
  let whole = hash
  for (let at = from; at < word.length; at++) whole = hashFrom(whole, word.charCodeAt(at))
  return whole
}

/** Words in small letters, not within a name, an address, or a word with a hyphen. */
const words = /(?<![\p{L}\p{N}’'_@./\\‐‑&+#-])[a-z]{5,18}(?![\p{L}\p{N}_@/\\‐‑&+#-]|['’]\p{L}|\.\p{L})/gu
/** Words with these before them are words: "refactor", "multidisciplinary". */
const prefixes =
  /^(?:re|pre|un|non|co|de|dis|multi|micro|macro|anti|inter|intra|sub|over|under|cross|bio|geo|neuro|cyber|auto|hyper|mis|out|up|down|off|on|post|semi|super|trans|tele|photo|electro|nano|crypto|meta|mega|mini|hydro|thermo|eco|agro|self|web)(?=[a-z]{4})/
/** Ends that make a word of another one that is known, with what the other ends in: "scalable", "prototyped", "topologies". */
const endings: [end: RegExp, ...stems: string[]][] = [
  [/ies$/, 'y'],
  [/e?s$/, '', 'e'],
  [/(?:ed|ing|er|ers|able|ability)$/, '', 'e'],
  [/(?:al|ally|ial|ic|ish|ship|wise|less|ness|ly)$/, '', 'e', 'y'],
  [/(?:ization|isation|izations|isations|ized|ised|izing|ising)$/, '', 'e', 'y'],
]
/** Words of other languages that English resumes have. */
const foreign = new Set(
  'laude magna summa modus operandi curriculum vitae versa mater habilitation german english french spanish'.split(' '),
)
/** Letters that files lose, as ligatures. */
const ligatures = ['fi', 'fl', 'ff', 'ffi', 'ffl', 'ti', 'tt', 'ft']
const letters = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => letter.charCodeAt(0))
/** Maximum number of words without an entry that are looked at closely. */
const most = 60

/**
 * English words that are written wrong: not in the dictionary, but one letter away from a word that is. Jargon, names, and
 * what a file lost or tore apart are not accused: a word is not wrong if it stands twice, is made of two words, or becomes
 * one with its neighbour.
 * @param isExempt whether a word is a term of somebody's trade
 */
export function misspelledIn(text: string, isExempt: (word: string) => boolean): string[] {
  const counts = new Map<string, { times: number; at: number }>()
  words.lastIndex = 0
  for (let match = words.exec(text); match; match = words.exec(text)) {
    const [word] = match
    const seen = counts.get(word)
    if (seen) seen.times++
    else counts.set(word, { times: 1, at: match.index })
  }
  const unknown: { word: string; at: number }[] = []
  for (const [word, { times, at }] of counts) {
    if (times > 1 || isKnown(word)) continue
    if (unknown.push({ word, at }) === most) break
  }
  return unknown
    .filter(({ word, at }) => !isTorn(word, text, at) && !isExempt(word) && isNearWord(word))
    .map(({ word }) => word)
}

function isKnown(word: string): boolean {
  if (isListed(word)) return true
  const base = word.replace(prefixes, '')
  return (base !== word && isListed(base)) || foreign.has(word) || isDerived(word) || isCompound(word)
}

/** Whether a word is made of a known one by its end; an e before "ing" or "ed" is dropped, so that "makeing" is none. */
function isDerived(word: string): boolean {
  return endings.some(([end, ...stems]) => {
    const stem = word.replace(end, '')
    if (stem === word || stem.length < 4 || (stem.endsWith('e') && /(?:ing|ed|able)$/.test(word))) return false
    return stems.some((letter) => isListed(stem + letter))
  })
}

/** Whether a word is two words written as one: "backend", "onboarding". */
function isCompound(word: string): boolean {
  let head = hashOf(word.slice(0, 2))
  for (let at = 3; at <= word.length - 3; at++) {
    head = hashFrom(head, word.charCodeAt(at - 1))
    if (isListedHash(head) && isListedHash(hashOfRest(noHash, word, at))) return true
  }
  return false
}

/** Whether the file lost a part of a word: letters of a ligature, or the rest stands beside it. */
function isTorn(word: string, text: string, at: number): boolean {
  const before = /(\p{L}{1,18})[\s‐‑-]{1,3}$/u.exec(text.slice(Math.max(0, at - 22), at))?.[1]?.toLowerCase() ?? ''
  const end = at + word.length
  const behind = /^[\s‐‑-]{1,3}(\p{L}{1,18})/u.exec(text.slice(end, end + 22))?.[1]?.toLowerCase() ?? ''
  if (isListed(before + word) || isListed(word + behind)) return true
  return ligatures.some((lost) => {
    if (isListed(word + lost + behind) || isListed(before + lost + word)) return true
    for (let place = 0; place <= word.length; place++) {
      if (isListed(word.slice(0, place) + lost + word.slice(place))) return true
    }
    return false
  })
}

/** Whether one letter more, less, or other, or two that change places, make a word in the dictionary. */
function isNearWord(word: string): boolean {
  let head = noHash
  for (let at = 0; at <= word.length; at++) {
    const [own, next] = [word.charCodeAt(at), word.charCodeAt(at + 1)]
    const isWithin = at < word.length
    if (isWithin && isListedHash(hashOfRest(head, word, at + 1))) return true
    if (at < word.length - 1 && isListedHash(hashOfRest(hashFrom(hashFrom(head, next), own), word, at + 2))) return true
    for (const letter of letters) {
      const more = hashFrom(head, letter)
      if (isListedHash(hashOfRest(more, word, at)) || (isWithin && isListedHash(hashOfRest(more, word, at + 1))))
        return true
    }
    head = hashFrom(head, own)
  }
  return false
}
