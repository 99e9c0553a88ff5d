import { foldText } from '../vocabulary/fold-text.ts'
import { anyOf } from './credentials.ts'

/** Spoken languages by English name, with what they are called, without accents. */
const languages: [string, RegExp][] = [
  [
    'English',
    /\b(?:english|englisch\w*|anglais|ingles|inglese|engels|angielski\w*|engelska|engelsk(?:kunskaper|kundskaber)?)\b/,
  ],
  ['German', /\b(?:german|deutsch\w*|allemand|aleman|alemao|tedesco|duits|niemiecki\w*|tyska|tysk)\b/],
  ['French', /\b(?:french|franzosisch\w*|francais|frances|francese|frans|francuski\w*|franska|fransk)\b/],
  [
    'Spanish',
    /\b(?:spanish|spanisch\w*|espagnol|espanol|castellano|espanhol|spagnolo|spaans|hiszpanski\w*|spanska|spansk)\b/,
  ],
  [
    'Portuguese',
    /\b(?:portuguese|portugiesisch\w*|portugais|portugues|portoghese|portugees|portugalski\w*|portugisiska|portugisisk)\b/,
  ],
  ['Italian', /\b(?:italian|italienisch\w*|italien|italiano|italiaans|wloski\w*|italienska|italiensk)\b/],
  [
    'Dutch',
    /\b(?:dutch|niederlandisch\w*|neerlandais|holandes|neerlandes|olandese|nederlands\w*|niderlandzki\w*|nederlandska|nederlandsk)\b/,
  ],
  ['Polish', /\b(?:polish|polnisch\w*|polonais|polaco|polones|polacco|pools|polski\w*|polska|polsk)\b/],
  ['Mandarin', /\b(?:mandarin|chinese|chinesisch\w*|chinois|chino|chines|cinese|chinees|chinski\w*)\b/],
  ['Arabic', /\b(?:arabic|arabisch\w*|arabe|arabo|arabski\w*|arabiska|arabisk)\b/],
  ['Russian', /\b(?:russian|russisch\w*|russe|ruso|russo|rosyjski\w*|ryska|russisk)\b/],
  ['American Sign Language', /\b(?:asl|american sign language)\b/],
  ['Korean', /\b(?:korean|koreanisch\w*|coreen|coreano)\b/],
  ['Hindi', /\bhindi\b/],
  ['Cantonese', /\b(?:cantonese|kantonesisch|cantonais|cantones)\b/],
  ['Vietnamese', /\b(?:vietnamese|vietnamesisch|vietnamien|vietnamita)\b/],
  ['Tagalog', /\b(?:tagalog|filipino)\b/],
  ['Turkish', /\b(?:turkish|turkisch\w*|turc|turco|turks|turecki\w*|turkiska|tyrkisk)\b/],
  [
    'Ukrainian',
    /\b(?:ukrainian|ukrainisch\w*|ukrainien|ucraniano|ucraino|oekraiens|ukrainski\w*|ukrainska|ukrainsk)\b/,
  ],
  ['Czech', /\b(?:czech|tschechisch\w*|tcheque|checo|ceco|tsjechisch|czeski\w*)\b/],
  ['Swedish', /\b(?:swedish|schwedisch\w*|suedois|sueco|svedese|zweeds|szwedzki\w*|svenska|svensk|svenskkunskaper)\b/],
  ['Danish', /\b(?:danish|danisch\w*|danois|danes|danese|deens|dunski\w*|danska|dansk)\b/],
  [
    'Norwegian',
    /\b(?:norwegian|norwegisch\w*|norvegien|noruego|norvegese|noors|norweski\w*|norska|norsk|norskkunnskaper)\b/,
  ],
  ['Greek', /\b(?:greek|griechisch\w*|grec|griego|greco|grieks|grecki\w*)\b/],
  ['Hebrew', /\b(?:hebrew|hebraisch\w*|hebreu|hebreo)\b/],
  ['Latvian', /\b(?:latvian|lettisch\w*|letton|leton|lettone)\b/],
  ['Romanian', /\b(?:romanian|rumanisch\w*|roumain|rumano|romeno|rumeno|roemeens|rumunski\w*)\b/],
  ['Hungarian', /\b(?:hungarian|ungarisch\w*|hongrois|hungaro|ungherese|hongaars|wegierski\w*)\b/],
  ['Afrikaans', /\bafrikaans\b/],
  ['Armenian', /\b(?:armenian|armenisch\w*|armenien|armenio|armeno)\b/],
  ['Finnish', /\b(?:finnish|finnisch\w*|finnois|finlandes\w*|fins|finski\w*|finska|finsk)\b/],
  ['Bulgarian', /\b(?:bulgarian|bulgarisch\w*|bulgare|bulgaro)\b/],
  ['Croatian', /\b(?:croatian|kroatisch\w*|croate|croata)\b/],
  ['Serbian', /\b(?:serbian|serbisch\w*|serbe|serbio)\b/],
  ['Slovak', /\b(?:slovak|slowakisch\w*|slovaque|eslovaco|slowacki\w*)\b/],
  ['Persian', /\b(?:persian|farsi|persisch\w*|persan|persiska|persisk)\b/],
  ['Urdu', /\burdu\b/],
  ['Swahili', /\b(?:kiswahili|swahili|suaheli)\b/],
  ['Zulu', /\b(?:isizulu|zulu)\b/],
  ['Xhosa', /\b(?:isixhosa|xhosa)\b/],
  ['Tswana', /\b(?:setswana|tswana)\b/],
  ['Sotho', /\b(?:sesotho|sotho)\b/],
  ['Amharic', /\bamharic\b/],
  ['Somali', /\b(?:somali|somaliska|somalisk)\b/],
  ['Bengali', /\b(?:bengali|bangla)\b/],
  ['Punjabi', /\b(?:punjabi|panjabi)\b/],
  ['Tamil', /\btamil\b/],
  ['Telugu', /\btelugu\b/],
  ['Marathi', /\bmarathi\b/],
  ['Gujarati', /\bgujarati\b/],
  ['Malayalam', /\bmalayalam\b/],
  ['Thai', /\b(?:thai|thailandisch)\b/],
  ['Indonesian', /\b(?:indonesian|bahasa indonesia|indonesisch)\b/],
  ['Malay', /\b(?:bahasa malaysia|bahasa melayu|malay)\b/],
  ['Nepali', /\bnepali\b/],
  ['Sinhala', /\bsinhala\b/],
  ['Albanian', /\b(?:albanian|albanisch\w*|albanais)\b/],
  ['Slovenian', /\b(?:slovenian|slovene|slowenisch\w*)\b/],
  ['Estonian', /\b(?:estonian|estnisch\w*)\b/],
  ['Lithuanian', /\b(?:lithuanian|litauisch\w*)\b/],
  ['Icelandic', /\b(?:icelandic|islandisch\w*)\b/],
  ['Catalan', /\b(?:catalan|katalanisch\w*)\b/],
  ['Basque', /\b(?:basque|euskera|baskisch)\b/],
  ['Galician', /\b(?:galician|gallego)\b/],
  ['Welsh', /\b(?:welsh|cymraeg)\b/],
  ['Luxembourgish', /\b(?:luxembourgish|luxemburgisch\w*|luxembourgeois)\b/],
  ['Georgian', /\b(?:georgian|georgisch\w*|georgien|georgiano)\b/],
  ['Kazakh', /\bkazakh\b/],
  ['Kurdish', /\b(?:kurdish|kurdisch\w*|kurde)\b/],
  ['Pashto', /\b(?:pashto|paschtu)\b/],
  ['Dari', /\bdari\b/],
  ['Tigrinya', /\b(?:tigrinya|tigrinisch)\b/],
  ['Japanese', /\b(?:japanese|japanisch\w*|japonais|japones|giapponese|japans|japonski\w*)\b/],
]
const anyLanguage = anyOf(languages)
/** Words with which a job description asks for a language. */
const asked =
  /\b(?:\w*sprachig|communicat\w*|reading|writing|comunica\w*|communiqu\w*|kommunizier\w*|fluency|(?:good|working|excellent|strong|basic|business|conversational|technical|advanced|intermediate|professional) (?=\w+(?: and \w+)?$)|techni(?:que|co|sch\w*)|avanzado|intermedio|intermediario|avancado|avanzato|buono|ottim[oa]|goede|spreek\w*|schrijf\w*|sprech\w*|sprichst|beherrsch\w*|habl\w+|parla\w*|fala\w*|ecri\w+|gut\w* (?=deutsch|englisch)|kommunikation\w*|mundlich\w*|schriftlich\w*|fluen\w+|native|proficien\w+|bilingual|spoken|speak\w*|written|language|languages|c1|c2|b1|b2|sprachkenntnisse|fliessend\w*|verhandlungssicher\w*|muttersprach\w*|\w*kenntnisse|niveau|read|courant\w*|maitrise|parl\w+|communication skills|idiomas?|idioma|manejo|redaccion|lingua|bilingue|bilinguismo|tweetalig\w*|tweetaling|talen|nivel|fluido|fluente|dominio|conhecimento|conoscenza|beheersing|vloeiend|taal|znajomosc\w*|biegl\w*|jezyk\w*|tal och skrift|tal och|tala\w*|talar|skrift\w*|flytande|flydende|flytende|behar?sk\w*|modersmal|sprak\w*|sprog\w*|muntli\w*|goda kunskaper|kunskaper|kundskaber|kunnskaper|sprakkunskaper|sprakniva|formulera\w*|snakker|snakke|uttrycka)\b/

/** Words of knowing, behind which a language may also say what else is known: "knowledge of Italian cuisine", "du droit allemand". */
const knowing =
  /\b(?:knowledge|connaissances?|pratique|conocimientos?|conhecimentos|conoscenze|kennis|required|requis|exiges?|requeridos?|exigidos?|richiest[oi]|vereist|wymagany)\b/
/** Words before and behind a language that is asked for itself. */
const beforeLanguage = new Set(
  'of in l d en de del het van and or both et ou y e o good some basic fluent working spoken written business technical knowledge'.split(
    ' ',
  ),
)
const behindLanguage = new Set(
  `and or und oder et ou y e o en of i requis richiesto requerido exigido wymagany is are at to in a an as would preferred required desirable essential skill skills level
   necessary est souhaite souhaitee es imprescindible vereist`.split(/\s+/),
)

/** Whether a language stands for itself in the words of a line. */
function standsAlone(words: string, pattern: RegExp): boolean {
  const found = pattern.exec(words)
  if (!found) return false
  const before = words.slice(0, found.index).trimEnd().split(' ').at(-1) ?? ''
  const [behind = ''] = words
    .slice(found.index + found[0].length)
    .trimStart()
    .split(' ')
  const isBeside = (word: string, others: Set<string>) => word === '' || others.has(word) || anyLanguage.test(word)
  return isBeside(before, beforeLanguage) && isBeside(behind, behindLanguage)
}

/** Spoken languages that a line names. */
export function languagesIn(line: string): string[] {
  const words = foldText(line)
  if (!anyLanguage.test(words)) return []
  return languages.filter(([, pattern]) => pattern.test(words)).map(([name]) => name)
}

/** Spoken languages that a line of a job description asks for. */
export function languagesAsked(line: string): string[] {
  const found = languagesIn(line)
  if (found.length === 0) return []
  const words = foldText(line)
  if (asked.test(words)) return found
  if (!knowing.test(words)) return []
  return languages.filter(([, pattern]) => standsAlone(words, pattern)).map(([name]) => name)
}
