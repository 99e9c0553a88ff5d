import { splitAtBlanks } from '../text/words.ts'
import { isEastAsian } from '../vocabulary/east-asian/script.ts'
import { namesField } from '../vocabulary/field-words.ts'
import { memoize } from '../vocabulary/memoize.ts'
import { namesOccupation } from '../vocabulary/occupational-names.ts'
import { titleScore } from '../vocabulary/role-words.ts'
import { isKnownTown } from '../vocabulary/towns.ts'
import { namesResume } from '../vocabulary/words-for-resume.ts'
import { eastAsianNameIn } from './east-asian-names.ts'
import { headingKind } from './headings.ts'
import { labelKind } from './labels.ts'
import { isPlace } from './places.ts'

/** Title and degree words before a name, in eight languages; those that are names or words as well need their stop. */
const honorifics = new RegExp(
  `^(?:${[
    '(?:univ\\.-)?prof(?:essor(?:in|a|essa)?|\\.ssa|\\.in|a\\.|\\.ª)?',
    'dr(?:\\.in|a|s|\\.ª)?',
    'dott(?:\\.ssa|or|oressa)?',
    'mr|mrs|ms|mx|miss|mme|mlle|herr|frau|sig(?:\\.ra|nora|nor)?|dhr|mevr|mw|sra?|sr\\.ª|dña|doña|pan|pani',
    'ing|dipl|mag|mgr|inż|hab|lek|ir|lic|arq|eng\\.ª|ma[iî]tre',
    'n\\. med(?=\\.)|(?:me|eng|don|rev|fr|capt|sgt|bc|ds|med|rer|nat|phil|iur|jur|fh|tu|avv|rag|geom|arch)(?=\\.)',
  ].join('|')})(?:\\.-?|\\s|-(?=\\p{Lu}))(?:ing\\.?|kfm\\.?|inf\\.?)?\\s*(?:\\((?:FH|TU|Univ|BA)\\.?\\)\\s*)?(?=\\S)`,
  'iu',
)
/** A degree, with which no name begins: "B.Tech". */
const degreeFirst = /^[BM]\.(?:Tech|Sc|Com|Ed|Eng|Pharm|Phil|Arch|Des)(?!\p{L})/u
/** Initials with the last name right behind them: "A.LEE". */
const initialsGlued = /^((?:\p{Lu}\.){1,3})(?=\p{Lu}\p{L}{2,})/u
/** A name with the initials of others behind it, as many have it in South India: "VINOTHKUMAR.V", "Anna Lee . S.K". */
const initialsBehind = /^(\p{Lu}[\p{L}'’]{2,}(?: \p{Lu}[\p{L}'’]{2,}){0,3}) ?\. ?(\p{Lu}(?: ?\. ?\p{Lu}){0,2})\.?$/u
/** Whose child or wife somebody is, behind a name: "Anna Lee D/o Peter Lee". */
const relation = /(?<!\s)\s+[SDWC]\/[Oo]\.?[\s:,].*$/u
const postNominals =
  /(?:,\s*|\s+)\(?(?:b\.?e\.?(?=[,.]*$)(?<=,\s*b\.?e\.?)|d\.?o\.?(?<=,\s*d\.?o\.?)|ph\.?d\.?|m\.?d\.?|mba|rn|bsn|msn|cpa|pmp|esq\.?|jr\.?|sr\.?|ii|iii|m\.?sc\.?|b\.?sc\.?|b\.e\.?|m\.e\.?|[bm]\.?tech\.?|[bm]\.com\.?|[bm]ca|[bm]\.ed\.?|m\.phil\.?|dphil|[bm]eng|mres|[fm]rs[bc]|frsa|[fm]rc[ps]|ceng|cchem|cphys|csci|miet|fhea|acca|fcca|aca|fca|cfa|ll[bm]|mbbs|mbchb|mp[ah]|[bm]fa|dds|dvm|pharmd|lcsw|rgn|[fm]rics|mcips|mimeche|pgce|[bm]\.a\.|(?:ba \()?hons\.?(?<=\(hons\.?))\)?[,.]*$/iu

/** Small words with which no name begins; "van der Berg" and "al Rashid" do. */
const smallStart = /^(?:and|in|of|on|at|for|to|the|with|by|as|or|und|im|et|en|e|y|w|z|i)\s/u

/** The name in a line; empty when the line is something else. */
export const nameIn = memoize(readName)

/** Words with which somebody gives a name, in several languages: "Hi, my name is Anna Lee and I am a welder". */
const introduction =
  /(?:my name is|i am called|ich heiße|mein name ist|je m['’]appelle|me llamo|mi nombre es|(?:o )?meu nome é|chamo-me|mi chiamo|mijn naam is|ik heet|nazywam się|jag heter) /iu
const nameAtStart = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,3}(?=$|[\s,.!])/u

/** The name that somebody gives in a sentence; empty where there is none. */
function introduced(line: string): string {
  const found = introduction.exec(line)
  return found ? (nameAtStart.exec(line.slice(found.index + found[0].length))?.[0] ?? '') : ''
}

/** Labels of addresses on the web, in several languages, which read like names. */
const siteLabel =
  /^(?:sitio|site|sito|p[áa]gina|strona|stránka|web|website|homepage|my) (?:web|internet|internetowa|page|site|website|portfolio)$/iu

function readName(given: string): string {
  const text = given.trim()
  if (namesResume(text) || siteLabel.test(text) || degreeFirst.test(text)) return ''
  if (isEastAsian(given)) {
    const name = eastAsianNameIn(given)
    if (name !== '' || !/\p{Script=Latin}/u.test(given)) return name
  }
  const raw = withoutFrame(introduced(given) || given).replace(relation, '')
  const isSpaced = /^(?:\p{L} {1,5}){2,}\p{L}$/u.test(raw.trim())
  let line = isSpaced
    ? joinSpacedLetters(raw.trim())
    : firstCell(raw.replace(/^#+\s*/, '').replace(spacedWord, (word) => word.replaceAll(' ', '')))
        .replace(/[*_]/g, '')
        .replace(/^\[([^[\]]+)\]$/, '$1')
        .replace(/,$/, '')
        .replace(/ \.(?=\p{Lu}\. )/u, ' ')
        .trim()
  /** "Anna Lee, Welder": what follows the comma is a title or degree. */
  const [first = '', second = '', ...others] = line.split(/,\s+/)
  if (others.length === 0 && isReversed(first, second)) line = `${second} ${first}`
  else if (
    second !== '' &&
    (first.includes(' ') || initialsGlued.test(first) || titleScore(second) > 0 || second.length <= 6)
  )
    line = first
  /** "Anna Lee 12 Mill Lane": the address begins with its number. */
  line = line.replace(/^(\S+ \S+(?: \S+){0,2}?) (?:\d.*|\S+@.*)$/u, '$1')
  line = line.replace(/^(?:resume|résumé|cv|curriculum vitae|lebenslauf) (?:of|von|de|di|van) /iu, '')
  line = line.replace(
    /^(?:CV|Cv|R[EÉ]SUM[EÉ]|R[eé]sum[eé]|Lebenslauf|Curriculum Vitae|CURRICULUM VITAE):? (?=\p{Lu}\S+ \p{Lu})/u,
    '',
  )
  line = line.replace(/^(?:name|nom|nombre|nome|naam|imie i nazwisko)(?:\s*:|\.-)\s*/iu, '')
  while (honorifics.test(line)) line = line.replace(honorifics, '').trim()
  line = line
    .replace(initialsGlued, '$1 ')
    .replace(initialsBehind, (_line, name: string, initials: string) => `${name} ${initials.replace(/[ .]+/g, ' ')}`)
  while (postNominals.test(line)) line = line.replace(postNominals, '').trim()
  if (
    line.length < 2 ||
    line.length > 60 ||
    headingKind(line) ||
    labelKind(line) ||
    /[@\d:/\\]|www\.|curr+[ií]cul|resume|résumé|lebenslauf|bewerbung|życiorys|biogra(?:ph|f)|updated|portfolio|linkedin|github|^(?:cv|vita|vitae|name|sample|example)$/iu.test(
      line,
    )
  )
    return ''
  const words = splitAtBlanks(line)
  const isLatin = /\p{Script=Latin}/u.test(line)
  if (words.length > 6 || (isLatin && words.length < 2 && !/^\p{Lu}[\p{L}'’-]+$/u.test(line))) return ''
  /** A nickname may stand in quotation marks or brackets. */
  const nameWord =
    /^(?:\p{Lu}\.?|[\p{Lu}\p{Lo}][\p{L}\p{M}'’.‐–-]*|(?:d|l|dell|dall|degl|t)['’]\p{Lu}[\p{L}\p{M}'’-]*|[“”„"'‘(«»][\p{Lu}][\p{L}'’.-]*[”“"'’)»«])$/u
  /** "de", "van der", "bint": short words with small letters before a last name. */
  const particle = /^(?:\p{Ll}{1,5}|d['’]\p{Lu}\p{L}+|['’][tT])$/u
  const isName = words.every((word, index) => nameWord.test(word) || (index < words.length - 1 && particle.test(word)))
  if (smallStart.test(line)) return ''
  return isName ? titled(line.replace(/ {2}/g, ' ')) : ''
}

/** What stands around a name: that it is a resume, pronouns, a greeting, signs. */
const frames = [
  /^(?:cv|curriculum vit(?:ae|æ)|r[eé]sum[eé]|lebenslauf)(?:\s*[—–:|-]\s*|\s{3,})(?=\p{Lu}\S* )/iu,
  /(?:['’]s)?\s+(?:cv|curriculum vit(?:ae|æ)|r[eé]sum[eé]|lebenslauf)$/iu,
  /\s*[([](?:he|she|they|ze|er|sie|il|elle|él|ella)\b[^)\]]{0,30}[)\]]/iu,
  /^(?:(?:hi|hello|hey)[,!.]?\s+)?(?:i(?:\s+a|['’])m|my name is)\s+(?=\p{Lu})/iu,
  /^[~/|*•·—–-]+\s+|\s+[~/|*•·—–-]+$|[!,]$|\s*\p{Extended_Pictographic}+\s*$/gu,
  /\s*\([\p{L}-]+(?:\s[\p{L}-]+)+\s?\)$/u,
  /\s*\((?:d\.?o\.?b\.?|born)\s?:?[^()]{0,30}\)$/iu,
  /** How old somebody is, or since when: "(24)", "(32 ans)", "(04/11/1990)". */
  /\s*\(\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\)$/u,
  /\s*[([]\d{2}(?:\s?\p{L}+\.?){0,2}[)\]]$/u,
]
const mayHaveFrame =
  /^[~/|*•·—–-]|[~/|*•·—–!,-]$|[\u2190-\u{10ffff}]$|[([]|cv|vit(?:ae|æ)|r[eé]sum[eé]|lebenslauf|\bi\b|my name|['’]m/iu

function withoutFrame(line: string): string {
  if (line.length > 80 || !mayHaveFrame.test(line)) return line
  return frames.reduce((text, frame) => text.replace(frame, ''), line.trim())
}

/** The first cell of a line; two that are one word of a name each are one: "Anna   Lee". */
function firstCell(line: string): string {
  const [first = '', second = '', ...others] = line.split(/\s[•·∙⋅●◦▪■□◆◇♦⋄✦★–—-]\s|\s?[|│∣❘¦]\s?|\s{3,}|\t/)
  const isWord = (text: string) => /^\p{Lu}[\p{L}'’-]+$/u.test(text) && titleScore(text) === 0 && !headingKind(text)
  const isSplit = others.length === 0 && isWord(first) && isWord(second) && !isPlace(second) && !isKnownTown(second)
  return isSplit && line.startsWith(`${first}   `) ? `${first} ${second}` : first
}

/** A first name, a last name in capitals, and what begins with a capital alone: "Anna LEE Head of Works". */
const lastInCapitals = /^((?:\p{Lu}\p{Ll}+[ -]){1,2}\p{Lu}{2,}(?:[ -]\p{Lu}{2,})?) (\p{Lu}\p{Ll}.*)$/u

/** A name without what somebody is behind it, on the same line: "Anna Lee Software Engineer". */
export function withoutTitle(line: string): string {
  const [, name, rest = ''] = line.length > 80 ? [] : (lastInCapitals.exec(line) ?? [])
  if (name && titleScore(rest) > 0) return name
  const words = line.split(' ')
  let end = words.length
  while (end > 2 && (namesField(words[end - 1] ?? '') || titleScore(words[end - 1] ?? '') > 0)) end--
  return end < words.length && namesOccupation(words.slice(end).join(' ')) ? words.slice(0, end).join(' ') : line
}

/** "Lee, Anna": a last name before a first one, not a name before a degree or a town. */
function isReversed(first: string, second: string): boolean {
  const isWord = (text: string) => /^\p{Lu}[\p{L}'’-]+$/u.test(text)
  if (!isWord(first) || !isWord(second) || second.length < 3) return false
  if (second === second.toUpperCase() && first !== first.toUpperCase()) return false
  const names = [first, second]
  return !names.some((text) => titleScore(text) > 0 || isPlace(text) || isKnownTown(text) || headingKind(text))
}

/** `A N N A   L E E` as "ANNA LEE": single blanks stand between letters, longer ones between words. */
/** One word of a name whose letters stand apart, before another whose do not: "A N N A LEE". */
const spacedWord = /^(?:\p{Lu} ){3,}\p{Lu}(?= \p{Lu}{2})/u

function joinSpacedLetters(line: string): string {
  return line
    .split(/ {2,}/)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ')
}

/** A name in capitals as people write it; a capital I with a dot is a small i with no second one. */
export function titled(name: string): string {
  if (name !== name.toUpperCase() || name === name.toLowerCase()) return name
  return name
    .toLowerCase()
    .replaceAll('i\u0307', 'i')
    .replace(/(^|[\s'’‐–.-])(\p{L})/gu, (_match, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/(?<= )(?:Van|Der|Den|De|Von|Zu|Di|Da|Do|Dos|Del|Della|La|Bin|Bint|Ibn|Y|E)(?= )/g, (word) =>
      word.toLowerCase(),
    )
}

/** A name in small letters with a capital for each word but small ones: "anna van der lee". */
export const capitalised = (line: string) =>
  line.replace(/(?<![\p{L}'’])(?!(?:van|der|den|de|von|zu|di|da|do|dos|das|del|della|la|y|e) )\p{L}/gu, (letter) =>
    letter.toUpperCase(),
  )
