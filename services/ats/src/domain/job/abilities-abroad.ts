import { findSkills } from '../vocabulary/find-skills.ts'
import { foldOnce } from '../vocabulary/fold-text.ts'

/** How a language says what somebody is able or willing to do: words behind which a verb stands, the verb, and what ends its object. */
interface Grammar {
  able: RegExp
  verb: RegExp
  over: Set<string>
}

const setOf = (words: string) => new Set(words.split(' '))

const grammars: Partial<Record<string, Grammar>> = {
  fr: {
    able: /(?<!\p{L})(?:capacit[ée]s?|aptitudes?|capables?|en mesure|savez|sais|savoir|sachant|aimez|aimes|appr[ée]ciez|envie|volont[ée]|facilit[ée]s?|pr[êe]te?s?)\s+(?:(?:[àa]|de)\s+|d['’])?([^.;:()!?]{4,160})/giu,
    verb: /^\p{L}{2,}(?:er|ir|oir|dre|tre|ire)$/u,
    over: setOf(
      'avec dans pour afin en lors selon chez aupres sur tout toute qui que dont par entre sans sous vers via comme',
    ),
  },
  es: {
    able: /(?<!\p{L})(?:capacidad(?:es)?|habilidad(?:es)?|capaz|capaces|saber|sabes|sepas|facilidad|disposici[óo]n|ganas|te gusta|voluntad|destrezas?)\s+(?:(?:de|para|a|por|en)\s+)?([^.;:()!?]{4,160})/giu,
    verb: /^\p{L}{2,}(?:ar|er|ir)(?:se|te|los|las)?$/u,
    over: setOf('con en para segun que como cuando donde desde hasta mediante durante ante bajo sin entre por sobre'),
  },
  pt: {
    able: /(?<!\p{L})(?:capacidades?|habilidades?|capaz|capazes|saber|sabe|facilidade|disposi[çc][ãa]o|vontade|gostar|gosta)\s+(?:(?:de|para|em|a)\s+)?([^.;:()!?]{4,160})/giu,
    verb: /^\p{L}{2,}(?:ar|er|ir|or)(?:-se)?$/u,
    over: setOf(
      'com em para conforme que como quando onde desde ate mediante durante sob sem entre por sobre no na nos nas',
    ),
  },
  it: {
    able: /(?<!\p{L})(?:capacit[àa]|abilit[àa]|capaci|capace|sapere?|in grado|disponibilit[àa]|voglia|attitudine)\s+(?:(?:di|a|ad|nel|nello)\s+|nell['’])?([^.;:()!?]{4,160})/giu,
    verb: /^\p{L}{2,}(?:are|ere|ire|rre|arsi|ersi|irsi)$/u,
    over: setOf(
      'con in per secondo che come quando dove da dal dalla mediante durante sotto senza tra fra su nel nella nei',
    ),
  },
}

/** The same where the verb stands behind what it is about: "Fähigkeit, schwere Krüge zu heben", "in staat om ovens te vullen". */
const verbLast: Partial<Record<string, RegExp>> = {
  de: /(?:Fähigkeit(?:en)?|Bereitschaft|in der Lage|Lust|Freude daran|Spaß daran|Talent|Gespür)(?:\s(?:sind|bist|sein|daran|dazu|haben|hast))?,?\s+((?:(?!und\s|oder\s)\p{L}+\s){1,6}?(?:zu\s\p{Ll}{3,}n|\p{Ll}{2,6}zu\p{Ll}{3,}n))(?!\p{L})/gu,
  nl: /(?:in staat|vermogen|bereid(?:heid)?|vaardigheid|graag|zin)(?:\s(?:bent|is|zijn))?\s+om\s+((?:\p{L}+\s){1,5}?te\s\p{L}+n)(?!\p{L})/gu,
}

/** Words between two things that somebody is able to do. */
const joint = /(,\s+|\s+(?:et|ou|y|e|o|ed)\s+(?:à\s+|de\s+|a\s+|di\s+)?)/iu
const [fewest, most] = [2, 6]
/** Words with which no name ends. */
const small = setOf(
  'de du des d la le les l un une a au aux et y e o el los las del al di il lo i gli della dei o os as do da',
)

/** What a line in a language other than English says that somebody is able or willing to do, by its verb and what it is about. */
export function abilitiesAbroad(line: string, language: string): string[] {
  const grammar = grammars[language]
  const behind = verbLast[language]
  if (behind) return [...line.matchAll(behind)].flatMap(([, told = '']) => named(told.split(/\s+/u)))
  if (!grammar) return []
  return [...line.matchAll(grammar.able)]
    .flatMap(([, told = '']) => partsOf(told, grammar))
    .flatMap((part) => named(untilOver(part.split(/\s+/u), grammar)))
}

const verbOf = (part: string) =>
  foldOnce(
    part
      .trim()
      .replace(/^(?:s['’]|se\s|vous\s|te\s|ti\s|bien\s)/iu, '')
      .split(/[\s,]/u)[0] ?? '',
  )

/** The parts that begin with a verb; what else stands behind a joint goes on with the part before. */
function partsOf(told: string, { verb }: Grammar): string[] {
  const [first = '', ...others] = told.split(joint)
  const parts = [first]
  for (let at = 0; at < others.length; at += 2) {
    const [between = '', next = ''] = others.slice(at, at + 2)
    if (verb.test(verbOf(next))) parts.push(next)
    else parts[parts.length - 1] += between + next
  }
  return parts.filter((part) => verb.test(verbOf(part)))
}

function untilOver(words: string[], { over }: Grammar): string[] {
  const end = words.findIndex((word, at) => at > 1 && over.has(foldOnce(word)))
  return end < 0 ? words : words.slice(0, end)
}

/** The name of what is done; of what is too long for one, nothing. */
function named(words: string[]): string[] {
  const name = words.map((word) => word.replace(/,$/u, '')).filter((word) => word !== '')
  while (small.has(foldOnce(name.at(-1) ?? ''))) name.pop()
  const text = name.join(' ')
  if (name.length < fewest || name.length > most || /[/\d]/u.test(text) || findSkills(text, true).length > 0) return []
  return [text.charAt(0).toUpperCase() + text.slice(1)]
}
