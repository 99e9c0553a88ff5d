import { type Claim, foldSameLength, wordsOf } from './claim.ts'
import { plainWords } from './plain-words.ts'

/** A word as names have it; `St.` and `d'Or` too. */
const capital = "(?:St\\.|\\p{Lu}[\\p{L}\\p{N}]*(?:[.'’&-]\\p{L}[\\p{L}\\p{N}]*)*(?:[’']s(?![\\p{L}]))?)"
/** Words and signs within names. */
const joint = '(?: (?:& |and |of (?:the )?|de (?:la )?|du |der |für |for |di |da )?|-)'
const name = new RegExp(`${capital}(?:${joint}${capital}){0,6}`, 'gu')

/** What names of organizations have in them. */
const organization =
  /(?<![\p{L}])(?:inc|ltd|llc|plc|gmbh|ag|se|sa|bv|corp|corporation|company|holdings?|group|bank|labs?|technologies|logistics|industries|partners|insurance|airlines?|hospital|clinic|council|foundation|university|college|school|institute|academy|polytechnic|universitat|hochschule|universite|universidad|universita|universidade|ecole|escuela|klinikum|gardens|museum|gymnasium|realschule|gesamtschule|akademie|institut|lycee|cross|assembly|society|association)(?![\p{L}])/u

/** Words before the name of an employer, a client or a school, folded. */
const before =
  /(?:^|[^\p{L}])(?:at|for|joined|joining|join|left|by|from|with|such as|including|like|chez|bei|bei der|beim|an der|fur|fur die|en|a l'|a l’|of)(?: (?:the|der|die|den|la|le|les|el|l'|l’))? ?$/u
/** In German, words before which only names have capitals. */
const beforeInGerman = /(?:^|[^\p{L}])(?:bei|bei der|fur die|an der) ?$/u
/** What goes on with a list of names: `Stripe, PayPal and Square`. */
const listed = /^(?:,|,? (?:and|or|und|oder|et|y|e)) (?:the )?$/

/** Finds the organizations of a text. What is a role, a place, a product or a heading is none. */
export function findNames(text: string): Claim[] {
  const folded = foldSameLength(text)
  const isGerman = (text.match(german) ?? []).length * 12 > text.split(' ').length
  const found: (Claim & { isNamed: boolean })[] = []
  for (const match of text.matchAll(name)) {
    const { from, said } = trimmed(match.index, match[0], text)
    const to = from + said.length
    if (said === '' || isPlain(said) || isCredential.test(said)) continue
    const opens = opensAt(text, from, `${ends}(`)
    const lead = folded.slice(Math.max(0, from - 16), from)
    const previous = found.at(-1)
    const continues = previous?.isNamed === true && listed.test(folded.slice(previous.to, from))
    const several = said.split(/[ -]/).filter((word) => /^\p{Lu}/u.test(word)).length > 1
    const isNamed =
      organization.test(foldSameLength(said)) ||
      (!opens && ((isGerman ? beforeInGerman : before).test(lead) || continues || (several && !isGerman)))
    if (isNamed && !isTitle(text, from, to, said)) found.push({ kind: 'name', from, to, isNamed })
  }
  return found.map(({ kind, from, to }) => ({ kind, from, to }))
}

/** What stands before a sentence, on the same line. */
const ends = '.!?:•"“'

/** Whether a line, an item, or what follows one of some signs begins at a place of a text; blanks may lie between. */
function opensAt(text: string, at: number, signs: string): boolean {
  let end = at
  while (end > 0 && /\s/.test(text.charAt(end - 1))) {
    end -= 1
    if (text.charAt(end) === '\n') return true
  }
  const last = text.charAt(end - 1)
  return end === 0 || signs.includes(last) || (last === '-' && end < at && text.charAt(end) === ' ')
}

/** Degrees and certificates, which are judged as such. */
const isCredential =
  /^(?:Bachelor|Master|Doctor) of |[- ](?:[Cc]ertificate|[Cc]ertification|Zertifikat|Zertifizierung)$/

/** What sentences begin with before a name. */
const leads = /^(?:at|for|with|from|in|as|by|after|while|led|built|ran|wrote|won|sold|taught|kept|\p{L}+(?:ed|ing))$/iu

/** Words of German, whose nouns all have capitals. */
const german = /(?<![\p{L}])(?:und|der|die|das|von|mit|eines|einer|im|für)(?![\p{L}])/gu

/** A name without the words at its ends that belong to the sentence. */
function trimmed(at: number, given: string, text: string): { from: number; said: string } {
  let from = at
  let said = given
  const opens = opensAt(text, from, ends)
  const first = /^(\p{L}+)((?: (?:and|for|of(?: the)?|de|für|di|da|du|der))? )(?=\p{Lu})/u.exec(said)
  /** A sentence begins with a capital: what it begins with is no name when the next word is joined by a preposition. */
  if (
    opens &&
    first &&
    ((first[2] ?? '').trim() !== '' || leads.test(first[1] ?? '')) &&
    !organization.test(foldSameLength(first[1] ?? ''))
  ) {
    const cut = first[0].length
    from += cut
    said = said.slice(cut)
  }
  return { from, said: said.replace(/[’']s$/u, '') }
}

/** Whether each word of a name is one that names nobody. */
function isPlain(said: string): boolean {
  return said.split(/[ /-]/).every((word) => {
    const folded = foldSameLength(word).replace(/[’']s$/, '')
    return plainWords.has(folded) || plainWords.has(folded.replace(/s$/, '')) || /^\p{Lu}?\d|\d/u.test(word)
  })
}

/** Whether a name is a whole short line, as headings are. */
function isTitle(text: string, from: number, to: number, said: string): boolean {
  const line = text
    .slice(text.lastIndexOf('\n', from - 1) + 1, (text.indexOf('\n', to) + 1 || text.length + 1) - 1)
    .trim()
  return line.replace(/[:#*]/g, '').trim() === said && !organization.test(foldSameLength(said)) && text.trim() !== line
}

const generic = new Set(
  'the of and for de la der die das du di da st inc ltd llc plc gmbh ag se sa bv corp corporation company co group university college school institute universitat universite universidad technische hospital bank'.split(
    ' ',
  ),
)

/** Whether the words of a name stand in the inputs; those that say what kind of organization it is may be added. */
export function saysName(known: ReadonlySet<string>, said: string): boolean {
  const words = wordsOf(said)
  const own = words.filter((word) => !generic.has(word))
  const isKnown = (word: string) => known.has(word) || known.has(`${word}s`) || known.has(word.replace(/s$/, ''))
  return own.length > 0
    ? own.every((word) => isKnown(word) || plainWords.has(word)) && own.some(isKnown)
    : words.every(isKnown)
}
