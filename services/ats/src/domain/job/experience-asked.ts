import { levelOf } from '../annotate/levels.ts'
import { type EducationLevel, educationLevels } from '../report.ts'
import { longPattern } from '../text/long-pattern.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { levelAskedAbroad } from './degrees-abroad.ts'

/** Numbers in words in the eight languages, without accents, as job descriptions use them for years. */
const numberWords: [number, string][] = [
  [1, 'one|einem|einer|ein|en|ett|une|un|una|uno|um|uma|een|jednego|jeden'],
  [2, 'two|zwei|deux|dos|dois|due|twee|tva|to|dwa|dwoch'],
  [3, 'three|drei|trois|tres|tre|drie|trzy|trzech'],
  [4, 'four|vier|fyra|fire|quatre|cuatro|quatro|quattro|cztery|czterech'],
  [5, 'five|funf|cinq|cinco|cinque|vijf|fem|piec|pieciu'],
  [6, 'six|sechs|seis|sei|zes|szesc'],
  [7, 'seven|sieben|sept|siete|sete|sette|zeven|siedem'],
  [8, 'eight|acht|huit|ocho|oito|otto|osiem'],
  [10, 'ten|zehn|dix|diez|dez|dieci|tien|dziesiec'],
]
const valueByWord = new Map(
  numberWords.flatMap(([value, words]) => words.split('|').map((word) => [word, value] as const)),
)
const asksYears = new RegExp(
  `\\b(\\d{1,2}|${[...valueByWord.keys()].join('|')}) ?(?:(?:to|bis|a|i|or|oder|do|till|til) (?:\\d{1,2}|\\p{L}+) )?(?:or more |oder mehr |o mas |o piu |ou plus |ou mais |of meer |lub wiecej |eller mer |eller mere )?(?:full )?(?:years?|yrs?|jahren?|ans|annees?|anos?|anni|anno|jaar|jaren|lata|lat|roku|letni\\p{L}*|roczn\\p{L}*|ars?)\\b`,
  'u',
)
/** Maximum number of years that somebody asks for; more is the age of a company. */
const mostYears = 30

/** How many years of experience a line asks for; 0 when none. */
export function yearsAsked(line: string): number {
  const [, number = ''] =
    asksYears.exec(foldText(line.replace(/(\d)\s*[-–/]\s*(?=\d)/g, '$1 to ').replace(/\+/g, ' '))) ?? []
  const years = valueByWord.get(number) ?? Number(number)
  return years <= mostYears ? years : 0
}

const asksDegree = longPattern(
  String.raw`\b(?:
    degree|(?:higher|university|tertiary|college|post secondary)(?: \p{L}+)? education|education in|bachelor|master|
    [bm] ?(?:sc|eng)|[bm] ?s(?= in | degree)|ph ?d|(?<!jeunes? )diplom\w*|\w*abschluss|\w*studium|hochschulreife|abitur|matura|
    (?:berufs|abgeschlossene |kaufmannische |technische |handwerkliche )lehre|lehre (?:als|zu[mr]|im)|\w*lehrabschluss|
    fahigkeitszeugnis|gesellenprufung|(?:grund|fach|berufs)ausbildung|examinierte?r?|licence (?:en|de|pro\w*)|bac|ba bs|bs ba|
    bs or ba|ba or bs|bs|bsee|bsme|bsn|msn|bsw|msw|mba|mph|llb|b ?tech|b ?com|high school|bts|dut|bep|diplome d etat|
    ciclo formativo|formacion profesional|gesellenbrief|meisterbrief|staatlich gepruft\w*|nvq|hnc|hnd|btec|
    apprenticeship(?! (?:contract|program\w*|scheme|season))|bac \d|issue?s? d une formation|
    formation (?:en|superieure|technique|initiale|de base)|^de formation|titulaire d|formacao (?:em|superior|academica|tecnica)|
    cursando|formad[oa]s? em|bacharel em|graduando|superior (?:completo|incompleto|em)|grade 1[0-2]|matric|grado|titulo|titulacion|
    laurea|graduacao|graduad[oa] em|opleiding|hbo|mbo|secundair onderwijs|studia|wyksztalcenie|carrera|licenciatura|licenciad[oa]s? en|ingenieria (?:en|tecnica|superior|informatica|industrial|civil|mecanica|electr\w+|quimica|agr\w+)|ingenier[oa]s? (?:en|tecnic[oa])|
    maestria|pos ?(?:t ?)?gra(?:do|duacao)|doctorado|bacharelado|ensino (?:superior|medio)|mestrado|dottorato|bachelier|fp(?: i+)?|
    formacion (?:universitaria|relacionada|tecnica|superior|especifica)|estudios (?:universitarios|superiores|de)|diploma di|
    titolo di studio|studi universitari|
    (?:hogskole|universitets|gymnasie|yrkes|yh|eftergymnasi\w*|ingenjors|lantmastar\w*|agronom|civilingenjors|ekonom|sjukskoterske|larar|vidare|vuxen)(?: (?:och|eller) (?:\w+ )?)?(?:utbildning|examen)\w*|
    (?:gymnasial|eftergymnasial|akademisk|relevant|avslutad|fullfort|teknisk|formell|hogre|universitar)\w* (?:\w+ )?(?:utbildning|examen)\w*|
    utbildning (?:inom|som|motsvarande)|examen (?:inom|som|i|fran)|utbildad (?:inom|som|till)?|gymnasiekompetens|civilingenjor\w*|
    hogskoleingenjor\w*|kandidatexamen|masterexamen|
    (?:videregaende|relevant|faglig|hoyere|hojere|afsluttet|videregaaende|mellemlang|lang|teknisk|fullfort|utdannet|akademisk) (?:\w+ )?(?:uddannelse|utdanning|utdannelse)\w*|
    (?:uddannelse|utdanning|utdannelse) (?:som|innen|inden|i|fra)|(?:uddannet|utdannet)(?: (?:som|innen|inden))?|
    \w+(?:uddannelse|utdanning)|svendebrev|fagbrev|svennebrev|faglaert|bachelorgrad|mastergrad|kandidatgrad|sivilingenior\w*
  )\b`,
  'u',
)
const asksTraining =
  /\b(?:abgeschlossene|kaufmannische|technische|handwerkliche|padagogische|gewerbliche|vergleichbare)\w* (?:\w+ )?(?:berufs)?ausbildung\b|ausbildung (?:als|zu[mr]?|im|in)\b/
/** Whether a line asks for a degree or for training. @param words folded */
const asksLevel = (words: string) =>
  asksDegree.test(words) || (words.includes('ausbildung') && asksTraining.test(words))

/** A degree of no level: the lowest that a university gives is meant. */
const anyDegree =
  /\b(?:degree|(?:higher|university|tertiary)(?: \p{L}+)? education|bsee|bsme|bs|\w*studium|hochschulabschluss|cursando|formad[oa]s? em|bacharel em|graduando|superior (?:completo|incompleto|em)|titulacion|laurea|graduacao|graduad[oa] em|carrera|ensino superior|bachelier|licenciatura|licenciad[oa]s? en|ingenieria (?:en|tecnica|superior|informatica|industrial|civil|mecanica|electr\w+|quimica|agr\w+)|ingenier[oa]s? (?:en|tecnic[oa])|titulo (?:universitario|profesional)|wyksztalcenie wyzsze|studia wyzsze|formacion universitaria|estudios (?:universitarios|superiores)|studi universitari|(?:hogskole|universitets|ingenjors|agronom|sjukskoterske|larar|ekonom)(?:utbildning|examen)\w*|(?:akademisk|eftergymnasial|hogre|universitar)\w* (?:\w+ )?(?:utbildning|examen)\w*|(?:hogskole|hoj?yere|hojere|hoyere|akademisk)\w* (?:uddannelse|utdanning|utdannelse)\w*|bachelorgrad|kandidatexamen)\b/u

/** Studies behind a first degree, and what a school gives, in words that stand for no level elsewhere. */
const furtherDegree =
  /\b(?:(?:civilingenjor|sivilingenior)\w*|(?:master|kandidat)grad|masterexamen|pos ?(?:t ?)?gra(?:do|duacao))\b/
const school = /\b(?:srednie|secundair onderwijs|grade 1[0-2]|matric|(?<!efter)gymnasi\w*|videregaende)\b/

/** Levels of France by the years of study after school. */
const levelByYears: Record<string, EducationLevel> = { 3: 'bachelor', 4: 'master', 5: 'master', 8: 'doctorate' }
/** Training of no level. */
const vocational =
  /\b(?:formation|formacao (?:em|superior|academica|tecnica)|opleiding|education in|bac \d|fp(?: i+)?|formacion (?:relacionada|tecnica|superior|especifica)|diploma di|titolo di studio|(?:grund|fach|berufs)ausbildung|(?:berufs|abgeschlossene |kaufmannische |technische |handwerkliche )lehre|lehre (?:als|zu[mr]|im)|\w*lehrabschluss|fahigkeitszeugnis|gesellenprufung|examinierte?r?|\w*(?:utbildning|uddannelse|utdanning|utdannelse)\w*|utbildad|uddannet|utdannet|examen (?:inom|som|i|fran)|svendebrev|fagbrev|svennebrev|faglaert)\b/

/** Masters and degrees that are none of a university. */
const otherMeaning =
  /\b(?:scrum|web|head|quarter|toast) ?master\b|\bmaster (?:the|your|this|new|and|data|plan\w*|schedul\w*)\b|\ba master of (?!science|arts|business|engineering|education|laws?|public|fine|social|architecture|medicine|philosophy|computer)|\b(?:high(?:er)?|some|certain|great(?:er)?|large|significant|strong) degree of\b|\ba degree of (?!science|arts|bachelor|master|engineering|education|law|medicine|nursing)/giu

/** The level of education that a line asks for, the lowest of several: "Bachelor or Master" asks for a bachelor. */
export function levelAsked(given: string): EducationLevel {
  const level = levelAskedInWestern(given)
  return level === 'none' ? levelAskedAbroad(foldText(given)) : level
}

function levelAskedInWestern(given: string): EducationLevel {
  if (!asksLevel(foldText(given))) return 'none'
  const line = given.replace(otherMeaning, ' ')
  const words = foldText(line)
  if (!asksLevel(words)) return 'none'
  const years = /\bbac (\d)\b/.exec(words)?.[1]
  if (years !== undefined) return levelByYears[years] ?? 'diploma'
  const levels = line.split(/\bor\b|\boder\b|\bou\b|\bo\b|\bof\b|\blub\b|[/,]/iu).map(levelOf)
  const named = levels.filter((level) => level !== 'none')
  const lowest = named.reduce((low, level) => (reaches(low, level) ? level : low), named[0] ?? levelOf(line))
  if (school.test(words) && (lowest === 'none' || lowest === 'diploma')) return 'secondary'
  if (lowest !== 'none') return lowest
  if (anyDegree.test(words)) return 'bachelor'
  if (furtherDegree.test(words)) return 'master'
  return vocational.test(words) ? 'diploma' : 'none'
}

/** Whether a level of education is at least another. */
export function reaches(level: EducationLevel, wanted: EducationLevel): boolean {
  return educationLevels.indexOf(level) >= educationLevels.indexOf(wanted)
}
