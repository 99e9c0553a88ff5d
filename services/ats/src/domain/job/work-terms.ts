import { isPresentVerb } from '../rules/verbs.ts'
import { nounByVerb } from '../vocabulary/duty-verbs.ts'
import { findSkills } from '../vocabulary/find-skills.ts'
import type { WorkLanguage } from '../vocabulary/find-work-names.ts'
import { foldOnce } from '../vocabulary/fold-text.ts'
import { aloneNouns, germanEnds, noWork, romanceNouns, workNouns } from '../vocabulary/work-nouns.ts'

/** Most words that are taken before a noun for work. */
const mostBefore = 3
/** Most words behind a French or Spanish noun for work. */
const mostBehind = 4
/** Words from which a clause is a sentence, in which capitals make a name. */
const sentence = 7
/** Words before a verb; behind all others that end a name, a word that could be a verb is a noun. */
const beforeVerb = new Set('and or to will must you also who can may should would'.split(' '))
/** Words within a French or Spanish name, and between two of them. */
const within = new Set('de du des d la le les l del los las el di della dei da do dos das'.split(' '))
const between = new Set(
  `et ou pour avec dans suite leur leurs plusieurs differents differentes sont seront sera est en a au aux sur par selon que qui y o con para por e un une una uno les nos vos votre sus su ses sa son
   suivant afin lors and or`.split(/\s+/),
)

/** Words that English lines have none of. */
const romanceMark = /(?<!\p{L})(?:des?|du|d['’]|l['’]|les?|et|el|los|las|del|con|para|avec|pour|della)(?!\p{L})/iu

/** Words that English lines have none of, either. */
const germanMark = /(?<!\p{L})(?:und|der|von|mit|für|sowie|oder|im|zur|zum|bei|ihre?)(?!\p{L})/iu

/** Words behind the name of doing something; behind others, what is done goes on ("procedures pertaining to"). */
const behindDoing = new Set('and or for in on with as is are at'.split(' '))
/** Forms of verbs that are parts of names. */
const namedForms = new Set(
  `applied embedded distributed fixed restricted integrated automated computerized computerised certified licensed unmanned
   reinforced structured animated prefabricated centralized customized unified shared controlled assisted guided managed
   accelerated advanced computed augmented printed coated`.split(/\s+/),
)
/** Words that end like the name of doing something. */
const notDoing = new Set(
  `meeting building morning evening something anything everything nothing spring string setting offering standing
   outstanding interesting exciting challenging willing growing evolving pressing demanding rewarding caring opening
   understanding beginning feeling ceiling clothing earning saving living closing housing being during`.split(/\s+/),
)

interface Word {
  text: string
  folded: string
}

/**
 * What a line says is done, in its own words: nouns for kinds of work, with the words that say of what ("tax returns",
 * "Tourenplanung", "analyse juridique").
 * @param language the language of the line, if it is known
 */
export function workTermsIn(line: string, language?: WorkLanguage): string[] {
  const isRomance = language === undefined ? romanceMark.test(line) : language === 'fr'
  const isGerman = language === undefined ? !isRomance && germanMark.test(line) : language === 'de'
  const mayBeGerman = language !== 'en' || germanMark.test(line)
  const found = line.split(/[.,;:()[\]•–—|!?]|(?<![\p{Lu}\d])\/|\/(?![\p{Lu}\d])|\s-\s/u).flatMap((clause) => {
    const words = wordsOf(clause)
    return isRomance
      ? romanceTerms(words)
      : isGerman
        ? germanTerms(words)
        : [...englishTerms(words), ...(mayBeGerman ? germanTerms(words) : [])]
  })
  return [...new Set(found)].map((name) => name.charAt(0).toUpperCase() + name.slice(1))
}

const isPlainWord = /^[A-Za-z]+$/

function wordsOf(clause: string): Word[] {
  const words: Word[] = []
  for (const text of clause.match(/[\p{L}\d][\p{L}\d’'+#/&-]*/gu) ?? []) {
    if (text.endsWith('-')) continue
    words.push({ text, folded: isPlainWord.test(text) ? text.toLowerCase() : foldOnce(text) })
  }
  return words
}

/** The words between two that no name of work holds, up to the last noun for work among them. */
function englishTerms(words: Word[]): string[] {
  const terms: string[] = []
  let from = 0
  for (let at = 0; at <= words.length; at++) {
    const word = words[at]
    if (word && !endsName(word)) continue
    const around = { before: words[from - 1]?.folded, after: word?.folded, clauseWords: words.length }
    terms.push(...termOf(words.slice(from, at), around))
    from = at + 1
  }
  return terms
}

/** Whether a word is none of a name of work: a word of the list, a number, an adverb, whose something is. */
const endsName = ({ text, folded }: Word) =>
  noWork.has(folded) || /\d/.test(folded) || /['’]s?$/u.test(text) || (folded.endsWith('ly') && !workNouns.has(folded))

/** Words behind which "reports" is a verb. */
const reportsTo = new Set(['to', 'directly', 'into'])

interface Around {
  /** The words that end the name on both sides; undefined where the clause does. */
  before: string | undefined
  after: string | undefined
  clauseWords: number
}

function termOf(run: Word[], { before, after, clauseWords }: Around): string[] {
  const mayDo = after === undefined || behindDoing.has(after)
  const end = run.findLastIndex(
    ({ folded }, at) => isWork(folded) || (mayDo && at > 0 && at === run.length - 1 && isDoing(folded)),
  )
  const noun = run[end]
  if (!noun || (noun.folded === 'reports' && reportsTo.has(after ?? ''))) return []
  const isAfterVerbPlace = before === undefined || beforeVerb.has(before) || isPresentVerb(before)
  const first = run[0]?.folded ?? ''
  const start = end > 0 && (isPastForm(first) || (isAfterVerbPlace && isVerb(first))) ? 1 : 0
  const named = run.slice(Math.max(start, end - mostBefore), end + 1)
  const name = isUnknownAcronym(named) ? named.slice(1) : named
  if (end < run.length - 1 && !isPastForm(run[end + 1]?.folded ?? '')) return []
  if (name.length === 1 && !aloneNouns.has(singular(noun.folded))) return []
  if (!isWork(noun.folded) && isVerb(name[0]?.folded ?? '')) return []
  const isName = clauseWords >= sentence && name.slice(-2).every(({ text }) => /^\p{Lu}\p{Ll}/u.test(text))
  return isName ? [] : [name.map(({ text }) => text).join(' ')]
}

const isWork = (word: string) => [word, singular(word)].some((form) => workNouns.has(form) || aloneNouns.has(form))
/** Whether a word is the name of doing something ("road fencing"). */
const isDoing = (word: string) => word.length > 5 && word.endsWith('ing') && !notDoing.has(word)

/** Whether a name begins with capitals that stand for somebody rather than something: "RKW delivery", but "CAD drawings". */
const isUnknownAcronym = ([first, ...others]: Word[]) =>
  first !== undefined &&
  /^\p{Lu}{3,}$/u.test(first.text) &&
  !others.some(({ text, folded }) => text === text.toUpperCase() || proofs.has(singular(folded))) &&
  findSkills(first.text, true).length === 0
/** What is named by the capitals of those who give it. */
const proofs = new Set(
  'certificate certification licence license registration accreditation software system systems'.split(' '),
)

/** Whether a word tells what has been done to a thing and is no part of its name ("committed code", but "embedded systems"). */
const isPastForm = (word: string) => word.length > 5 && word.endsWith('ed') && !namedForms.has(word)

/** Verbs that do not begin duties. */
const otherVerbs = new Set(
  'isolate contain customize customise leverage utilize utilise sync mitigate orchestrate match follow keep check see feel learn stay ask tell bring put show optimise optimize suggest specify offer escalate track'.split(
    ' ',
  ),
)
const isVerb = (word: string) =>
  isPresentVerb(word) ||
  nounByVerb.has(word) ||
  otherVerbs.has(word) ||
  (/(?:ing|ed)$/.test(word) && !namedForms.has(word))

const singular = (word: string) => (word.length > 3 ? word.replace(/ies$/, 'y').replace(/(?<!s|i|u|c)s$/, '') : word)

const shortestGerman = 9
/** German nouns that are short and yet say what is done. */
const aloneGerman = /^(?:montage|wartung|reparatur|hydraulik|elektrik|mechanik|pneumatik|logistik|disposition)$/
/** German nouns that say only that something is done. */
const emptyGerman =
  /^(?:(?:durch|aus|ein|weiter)fuhrung|uberprufung|(?:er|her)stellung|(?:be|ver)arbeitung|verwaltung|entwicklung|auswertung|abwicklung|behebung|versorgung|servicearbeiten|steuerung|prufung|kontrolle|planung|beratung|messung|unterricht|betreuung|maschinen|werkzeugen?|berufsausbildung|unternehmensentwicklung|arbeitssicherheit|weiterentwicklung|mitarbeiterentwicklung)$/

function germanTerms(words: Word[]): string[] {
  return words
    .filter(
      ({ text, folded }) =>
        (folded.length >= shortestGerman || aloneGerman.test(folded)) &&
        /^\p{Lu}\p{Ll}/u.test(text) &&
        !folded.includes(' ') &&
        germanEnds.test(folded) &&
        !emptyGerman.test(folded),
    )
    .map(({ text }) => text)
}

/** A noun for work with what follows it: "gestion des retraites", "cableado estructurado". */
function romanceTerms(words: Word[]): string[] {
  const terms: string[] = []
  for (let at = 0; at < words.length - 1; at++) {
    if (!romanceNouns.has(words[at]?.folded ?? '')) continue
    let end = at + 1
    while (end < words.length && end - at <= mostBehind && !between.has(words[end]?.folded ?? '')) end++
    while (end > at + 1 && (within.has(words[end - 1]?.folded ?? '') || isParticiple(words[end - 1]?.text ?? ''))) end--
    if (end - at < 2 || isEnglish(words.slice(at, end))) continue
    terms.push(
      words
        .slice(at, end)
        .map(({ text }) => text)
        .join(' '),
    )
    at = end - 1
  }
  return terms
}

/** Whether a French word tells what was done to a thing: "outils réparés". */
const isParticiple = (word: string) => /\p{L}{3}(?:és?|ées?)$/u.test(word)

/** Whether words behind a noun that English has, too, are English. */
const isEnglish = (words: Word[]) => words.some(({ folded }) => noWork.has(folded) && !within.has(folded))
