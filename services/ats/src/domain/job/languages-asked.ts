import { foldText } from '../vocabulary/fold-text.ts'
import { namedLanguages, namesOf } from '../vocabulary/spoken-languages.ts'
import { asksForLanguage } from './language-asking.ts'

/**
 * Words of knowing, of how well, and of asking, behind and before which a language may also say what else is known: "knowledge of Italian
 * cuisine", "du droit allemand".
 */
const knowing =
  /\b(?:knowledge|skills?|command|mastery|grasp|literacy|tongue|must|mandatory|plus|asset|advantage(?:ous)?|essential|necessary|obligatory|desirable|preferred|beneficial|bonus|required|wort|vorteil|erforderlich|vorausgesetzt|voraussetzung|notwendig|zwingend|wunschenswert|sicheres|connaissances?|pratique|requis|exiges?|indispensable|obligatoires?|imperatif|souhaitee?|apprecie|atout|professionnel|conocimientos?|requeridos?|imprescindible|obligatorio|deseable|valorara|valorable|necesario|alto|tecnico|conhecimentos|exigidos?|obrigatorio|desejavel|diferencial|conoscenze|richiest[oi]|obbligatorio|indispensabile|gradito|preferibile|padronanza|buon|professionale|kennis|vereiste?|pre|gewenst|noodzakelijk|goed|uitstekend|krav|meriterande|onskvart|god|obehindrad|modersmalsniva|wymagan[ya]|komunikatywny|mile widzian[ya]|dobry|atutem|obowiazkowy|konieczny)\b/
/** Words before and behind a language that is asked for itself. */
const beforeLanguage = new Set(
  `und oder och of in l d en de del het van and or both et ou y e o good some basic fluent working spoken written business technical knowledge
   excellent very strong perfect first advanced command mastery is the la le el sehr gutes gute sicheres perfektes buon ottimo dell bon tres buen
   valorara goed uitstekend god mycket goda obehindrad dobry bardzo dobra plynny jezyk`.split(/\s+/),
)
const behindLanguage = new Set(
  `and or und oder et ou y e o en of i requis richiesto requerido exigido wymagany is are at to in a an as would preferred required desirable essential skill skills level
   necessary est souhaite souhaitee es imprescindible vereist must mandatory plus mother literacy very also both preferably ideally with ist sind von
   zwingend erforderlich vorausgesetzt voraussetzung notwendig wunschenswert indispensable obligatoire imperatif professionnel technique alto
   deseable tecnico obligatorio obrigatorio desejavel sera obbligatorio professionale een gewenst ar meriterande pa komunikatywny mile bedzie jest`.split(
    /\s+/,
  ),
)
/** Words between languages of an item that names nothing else. */
const joining = new Set('and or und oder et ou y e o en och i of'.split(' '))
const isItem = (line: string) => /^\s*[-–•*·]\s/u.test(line)

/** Spoken languages that a line names. */
export function languagesIn(line: string): string[] {
  return namesOf(namedLanguages(foldText(line).split(' ')))
}

/** Most words of an entry of a list of languages: "Suomi – äidinkieli, erinomainen". */
const mostWordsOfEntry = 6

/** Spoken languages that a line of a resume names; a short one that tells how well may name a country as well: "Suomi – äidinkieli". */
export function languagesShown(line: string): string[] {
  const folded = foldText(line)
  const words = folded.split(' ')
  return namesOf(namedLanguages(words, words.length <= mostWordsOfEntry && asksForLanguage(folded)))
}

/** Spoken languages that a line of a job description asks for. */
export function languagesAsked(line: string): string[] {
  const folded = foldText(line)
  const words = folded.split(' ')
  const found = namedLanguages(words)
  if (found.length === 0) return []
  if (asksForLanguage(folded)) return namesOf(found)
  const places = new Set(found.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)))
  const isLanguage = (at: number) => places.has(at)
  if (isItem(line) && words.every((word, at) => isLanguage(at) || joining.has(word))) return namesOf(found)
  if (!knowing.test(folded)) return []
  const isBeside = (at: number, others: Set<string>) =>
    at < 0 || at >= words.length || others.has(words[at] as string) || isLanguage(at)
  return namesOf(found.filter(({ from, to }) => isBeside(from - 1, beforeLanguage) && isBeside(to, behindLanguage)))
}
