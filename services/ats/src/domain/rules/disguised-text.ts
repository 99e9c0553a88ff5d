/**
 * Characters that nobody sees: zero-width and direction marks, fillers, tags. Joiners and marks of direction are left out where
 * scripts need them (Unicode Technical Report 36, 2.10).
 */
const invisible =
  /[\u200B\u2060-\u2064\uFEFF\u00AD\u180E\u115F\u1160\u3164\uFFA0\u202A-\u202E\u2066-\u2069]|[\u{E0000}-\u{E007F}]|(?<=\p{Script=Latin})[\u200C-\u200F](?=\p{Script=Latin})/gu

/** Letters of other alphabets that look like Latin ones, with those (Unicode confusables, the common ones). */
const lookAlikes = new Map(
  Object.entries({
    а: 'a',
    е: 'e',
    о: 'o',
    р: 'p',
    с: 'c',
    у: 'y',
    х: 'x',
    і: 'i',
    ј: 'j',
    ѕ: 's',
    ԁ: 'd',
    ԛ: 'q',
    ԝ: 'w',
    һ: 'h',
    ո: 'n',
    ս: 'u',
    А: 'A',
    В: 'B',
    Е: 'E',
    К: 'K',
    М: 'M',
    Н: 'H',
    О: 'O',
    Р: 'P',
    С: 'C',
    Т: 'T',
    Х: 'X',
    У: 'Y',
    Ѕ: 'S',
    І: 'I',
    Ј: 'J',
    ο: 'o',
    ν: 'v',
    ι: 'i',
    ρ: 'p',
    υ: 'u',
    κ: 'k',
    χ: 'x',
    Α: 'A',
    Β: 'B',
    Ε: 'E',
    Ζ: 'Z',
    Η: 'H',
    Ι: 'I',
    Κ: 'K',
    Μ: 'M',
    Ν: 'N',
    Ο: 'O',
    Ρ: 'P',
    Τ: 'T',
    Υ: 'Y',
    Χ: 'X',
  }),
)
const isPlain = /^[\p{ASCII}\u00A0-\u024F]*$/u
const latin = /\p{Script=Latin}/u
/** Letters drawn as mathematical signs or in full width, which look bold and which no search finds. */
const styled = /[\u{1D400}-\u{1D7FF}\uFF21-\uFF3A\uFF41-\uFF5A]{3}/u

/** Invisible signs that divide a word, and tags, which no generator leaves by accident. Others may be left by one. */
const dividing =
  /(?<=\p{L})[\u200B\u2060-\u2064\uFEFF\u180E\u115F\u1160\u3164\uFFA0\u202A-\u202E\u2066-\u2069]+(?=\p{L})|(?<=\p{Script=Latin})[\u200C-\u200F]+(?=\p{Script=Latin})|[\u{E0000}-\u{E007F}]/gu

/** How often a text has invisible characters inside words, or tags. */
export function invisibleCharacters(text: string): number {
  if (isAsSeen.test(text)) return 0
  return text.match(dividing)?.length ?? 0
}

/** Latin letters that others look like. */
const lookedLike = new Set(lookAlikes.values())
/** What divides words of two alphabets that stand together, as those of other languages do: "Frontend-разработчик". */
const joints = /[^\p{L}\p{M}]+/u
/** From how many words of another alphabet with a Latin letter these are more than slips of a keyboard that has both. */
const fewestSlips = 3

/** A small Greek letter among Latin capitals, as names of genes and proteins have it: "NF-κB", "TNFα". */
const withSymbol = /^[A-Z]*[α-ω][A-Z]*$/

/**
 * Words that look as if they were of one alphabet, and are of two, or that are made of mathematical signs. A Latin word with a letter of
 * another alphabet is one, and a word of another alphabet with a Latin letter where several are; words of two alphabets that stand
 * together without anything between, of which each is whole, are none.
 */
export function disguisedWords(words: string[]): string[] {
  const slips: string[] = []
  const found = words.filter((word) => {
    if (word.length < 3 || word.length > 60) return false
    if (isPlain.test(word)) return false
    if (styled.test(word)) return true
    const parts = word.split(joints).filter((part) => latin.test(part) && !isPlain.test(part) && !withSymbol.test(part))
    if (parts.some(looksLatin)) return true
    if (parts.some(looksOther)) slips.push(word)
    return false
  })
  return slips.length < fewestSlips ? found : [...found, ...slips]
}

/** Whether all letters of a part of a word are Latin or look so, and some are not. */
const looksLatin = (part: string) =>
  [...part].every((letter) => latin.test(letter) || lookAlikes.has(letter)) &&
  [...part].some((letter) => lookAlikes.has(letter))

/** Whether all Latin letters of a part of a word look like those of the other alphabet that it has. */
const looksOther = (part: string) =>
  [...part].some((letter) => other.test(letter)) &&
  [...part].every((letter) => !latin.test(letter) || lookedLike.has(letter))
const other = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u

/** Letters, figures and signs that are what they look like. */
export const isAsSeen = /^[\n\r\t -~•–—’“”]*$/

/** A text as it looks: without what is invisible, and with the letters that others stand for. */
export function asItLooks(text: string): string {
  if (isAsSeen.test(text)) return text
  const seen = text.replace(invisible, '').normalize('NFKC')
  return seen.replace(
    /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/gu,
    (letter) => lookAlikes.get(letter) ?? letter,
  )
}
