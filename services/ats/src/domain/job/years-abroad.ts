import { findSkills } from '../vocabulary/find-skills.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import type { AskedYears } from './requirement.ts'

/** Words for years in the languages that are read besides the Western and Nordic ones, folded. */
const unit =
  'rok[uy]?|lat[ay]?|let[aiy]?|roky|rokov|rok|godin[aeu]|god|leti|ev(?:es|nyi|et)?|ani?|anys?|yil(?:lik)?|sene(?:lik)?|tahun|thn|nam|ετη|ετων|ετους|χρονια|χρονων|год(?:а|у)?|лет|рок(?:и|ів|у|ів)|години|година|године|година|vuo(?:tta|den|si)|aasta(?:t|ne|se)?|gad(?:i|u|us|iem)|met(?:ai|u|us)|urte|vjet|ar|ara'
/** Words for experience in the same languages, as they begin. */
const experience =
  /(?<!\p{L})(?:prax[eiy]?(?!\p{L})|[sz]kusenost|iskustv|izkusenj|delovn\p{L}* izkus|tapasztalat|gyakorlat|experient|vechime|deneyim|tecrube|(?:ber)?pengalam|kinh nghiem|εμπειρ|προυπηρεσ|опыт|стаж|досвід|опит|искуств|\p{L}{0,10}ko[kg]emu|pieredz|patirt|staz(?!\p{L})|experienci|esperientzi|pervoj|\p{L}{0,6}reynsl)/u

/** Numbers that are one word with "year" or stand before it, folded, by how they begin. */
const numberWords: [number, string][] = [
  [
    1,
    'jedno|jeden|jednu|jedna|egy|un|bir|satu|mot|ενα|ενος|один|одного|єдин|една|една|yhden|uhe|uks|viena|vieneri|vienu|einu|eins',
  ],
  [
    2,
    'dvou|dva|dve|dvoj|dvije|ket|ketto|doi|iki|dua|hai|δυο|двух|два|две|двох|kahden|kaksi|kahe|kaks|divu|divi|dveju|dvi|tveggja',
  ],
  [3, 'tri|tro|troj|harom|trei|uc|tiga|ba|τρια|τριων|трех|три|трьох|kolmen|kolme|kolm|triju|tris|triju|thriggja'],
  [4, 'ctyr|cetiri|stiri|styri|negy|patru|dort|empat|bon|τεσσερα|четырех|чотирьох|четири|neljan|nelja|cetru|ketveriu'],
  [5, 'pet|peti|pat|ot|cinci|bes|lima|nam|πεντε|πεντα|пяти|пять|пʼяти|п яти|пет|viiden|viie|piecu|penkeriu|fimm'],
]
const valueByWord = new Map(
  numberWords.flatMap(([value, words]) => words.split('|').map((word) => [word, value] as const)),
)
const words = [...valueByWord.keys()].sort((one, other) => other.length - one.length).join('|')
/** "3 roky", "3 až 5 let", "dvouletá", "2-letnia", "от 3 лет". The lower number of two counts. */
const asked = new RegExp(
  `(?<![\\p{L}\\d])(\\d{1,2}|${words})(?: ?(?:az|do|ir|to|pana la|ile|sampai|den|εως|до|iki|és|ja|kuni|lidz|a) ?\\d{1,2}| \\d{1,2})? ?(?:(?:lub|nebo|alebo|ili|ali|vagy|sau|veya|atau|ή|или|або|tai|voi|vai|ar) (?:\\p{L}+ ){1,2})?(?:${unit}|let[aeyo]\\p{L}{0,3}|letni\\p{L}*|rocn\\p{L}*|годишен|годишна|летн\\p{L}*|річн\\p{L}*|godisnj\\p{L}*|vuotinen|aastane|urteko)(?!\\p{L})`,
  'u',
)
/** Words with which the years are those of the employer. */
const ofEmployer =
  /(?<!\p{L})(?:na trhu|na trzistu|posobim|pusobim|a piacon|pe piata|piyasada|στην αγορα|на рынке|на ринку|на пазара|на тржишту|nasa (?:firma|spolocnost)|nase (?:firma|spolecnost)|наша компан\p{L}*|markkinoilla)(?!\p{L})/u
/** Maximum number of years that somebody asks for; more is the age of a company. */
const mostYears = 30

/** Numbers from here to there, and with a hyphen before a word, as words apart. */
const withoutHyphens = (text: string) =>
  foldText(text.replace(/(\d)\s*[-–/]\s*(?=\d)/g, '$1 ').replace(/(?<=\d)\s*[-–]\s*(?=\p{L})/gu, ' '))

/** Whether a text counts years: "alespoň 2 roky". */
export const countsYears = (text: string): boolean => asked.test(withoutHyphens(text))

/**
 * The years of experience that a line asks for in a language of Central or Eastern Europe, the Baltic, Turkey, Greece, or South-East Asia;
 * none where it asks for none. They are asked in the one skill that is named beside them.
 */
export function yearsAskedAbroad(line: string): AskedYears[] {
  const folded = withoutHyphens(line)
  if (!experience.test(folded) || ofEmployer.test(folded)) return []
  const [, number = ''] = asked.exec(folded) ?? []
  const years = valueByWord.get(number) ?? Number(number)
  if (years === 0 || years > mostYears) return []
  const skills = line
    .split(/[,;()]/)
    .filter(countsYears)
    .flatMap((clause) => findSkills(clause))
  return [{ years, in: skills.length === 1 ? (skills[0]?.name ?? '') : '' }]
}
