import { findSkills } from '../vocabulary/find-skills.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { patternOf, wordsByLanguage } from '../vocabulary/starred-words.ts'
import type { AskedYears } from './requirement.ts'

/** Words for years, by language, folded; a star stands for any ending. */
const units = `
  cs: rok roku roky let leta lete* leti rocn*
  sk: rok roku roky rokov rocn*
  hr: godina godine godinu godisnj*
  sl: leto leta let leti letn*
  pl: letni* roczn*
  hu: ev eve eves evet evnyi
  ro: an ani
  tr: yil yillik sene senelik
  id: tahun thn
  vi: nam
  el: ετη ετων ετους χρονια χρονων
  ru: год года лет летн*
  uk: рік року роки років річн*
  bg: година години годишен годишна
  sr: година године годину
  fi: vuosi vuotta vuoden vuotinen
  et: aasta aastat aastane aastase
  lv: gads gadi gadu gadus gadiem
  lt: metai metu metus
  ca: any anys
  eu: urte urteko
  sq: vjet
  is: ar ara
`
/** Words for experience, likewise. */
const experiences = `
  cs: prax* zkusenost*
  sk: prax* skusenost*
  hr: iskustv*
  sl: izkusenj* izkusnj*
  hu: tapasztalat* gyakorlat*
  ro: experient* vechime* stagiu
  tr: deneyim* tecrube*
  id: pengalam* berpengalam*
  vi: nghiem
  el: εμπειρ* προυπηρεσ*
  ru: опыт* стаж*
  uk: досвід* стаж*
  bg: опит* стаж*
  sr: искуств*
  fi: *kokemu*
  et: *kogemu*
  lv: pieredz*
  lt: patirt* staz*
  ca: experienci*
  eu: esperientzi*
  sq: pervoj*
  is: *reynsl*
`
const experience = patternOf(wordsByLanguage(experiences))

/** Numbers that stand before a word for years or are one word with it, folded: "dvě roky", "dvouletá". */
const numberWords: [number, string][] = [
  [
    1,
    'jeden jedno jedna jednu egy un bir satu mot ενα ενος один одного єдин една една yhden uhe uks viena vieneri vienu einu eins',
  ],
  [
    2,
    'dva dve dvou dvoj dvije ket ketto doi iki dua hai δυο два две двух двох kaksi kahden kaks kahe divi divu dvi dveju tveggja',
  ],
  [3, 'tri tro troj harom trei uc tiga ba τρια τριων три трех трьох kolme kolmen kolm tris triju thriggja'],
  [
    4,
    'ctyr cetiri stiri styri negy patru dort empat bon τεσσερα четыре четырех чотири чотирьох четири nelja neljan cetri cetru ketveriu',
  ],
  [5, 'pet pat ot cinci bes lima nam πεντε πεντα пять пяти пет viisi viiden viis viie pieci piecu penkeriu fimm'],
]
const valueByWord = new Map(
  numberWords.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)),
)
const numbers = [...valueByWord.keys()].sort((one, other) => other.length - one.length).join('|')
/** Words from one number to another, and for "or", behind which more follows: "2 nebo více let". */
const untils = 'az|do|ir|to|pana la|ile|sampai|den|εως|до|iki|ja|kuni|lidz|a'
const ors = 'lub|nebo|alebo|ili|ali|vagy|sau|veya|atau|ή|или|або|tai|voi|vai|ar'
/** "3 roky", "3 až 5 let", "dvouletá", "2-letnia", "от 3 лет". The lower number of two counts. */
const asked = new RegExp(
  `(?<![\\p{L}\\d])(\\d{1,2}|${numbers})(?: ?(?:${untils}) ?\\d{1,2}| \\d{1,2})? ?(?:(?:${ors}) (?:\\p{L}+ ){1,2})?(?:${wordsByLanguage(units).join('|').replaceAll('*', '\\p{L}*')})(?!\\p{L})`,
  'u',
)
/** Words with which the years are those of the employer. */
const ofEmployer =
  /(?<!\p{L})(?:na trhu|na trzistu|posobim|pusobim|a piacon|pe piata|piyasada|στην αγορα|на рынке|на ринку|на пазара|на тржишту|nasa (?:firma|spolocnost)|nase (?:firma|spolecnost)|наша компан\p{L}*|markkinoilla)(?!\p{L})/u
/** Words for "more than", with which many years are those of the employer as well: "brutărie cu peste 12 ani de experiență". */
const moreThan =
  /(?<!\p{L})(?:vice nez|viac ako|vise od|vec kot|tobb mint|peste|mai mult de|yili askin|askin|lebih dari|hon|πανω απο|περισσοτερα απο|более|больше|понад|більше|над|преко|yli|ule|rohkem kui|vairak neka|daugiau kaip|mes de) (?:\d)/u
const many = 10
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
  if (years === 0 || years > mostYears || (years >= many && moreThan.test(folded))) return []
  const skills = line
    .split(/[,;()]/)
    .filter(countsYears)
    .flatMap((clause) => findSkills(clause))
  return [{ years, in: skills.length === 1 ? (skills[0]?.name ?? '') : '' }]
}
