import { isPlaceOf } from '../vocabulary/east-asian/places.ts'
import { isEastAsian } from '../vocabulary/east-asian/script.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { memoize } from '../vocabulary/memoize.ts'
import { regions } from '../vocabulary/regions.ts'
import { employerScore, titleScore } from '../vocabulary/role-words.ts'
import { isKnownTown } from '../vocabulary/towns.ts'
import countryNames from './generated/countries.json' with { type: 'json' }
import { isStreet } from './streets.ts'

/** A text of ASCII without figures, which is folded like any other. */
const isPlain = /^[ -/:-~]*$/

/** A text as names of places are compared: without accents, signs, and capitals. */
export function foldedPlace(text: string): string {
  if (isPlain.test(text)) return foldText(text)
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
}

/** Countries and other words that places end with, as people write them, in small letters. */
const listed =
  `usa|us|u s a|united states|united kingdom|uk|england|scotland|wales|ireland|germany|deutschland|france|frankreich|spain|
  espana|italy|italia|portugal|netherlands|the netherlands|nederland|belgium|belgie|belgique|switzerland|schweiz|suisse|
  austria|osterreich|poland|polska|czech republic|czechia|slovakia|hungary|romania|bulgaria|greece|turkey|turkiye|
  sweden|norway|denmark|finland|estonia|latvia|lithuania|ukraine|russia|canada|mexico|brazil|brasil|argentina|chile|
  colombia|peru|uruguay|venezuela|ecuador|india|pakistan|bangladesh|nepal|sri lanka|china|hong kong|taiwan|japan|
  south korea|korea|s korea|singapore|malaysia|indonesia|philippines|thailand|vietnam|australia|new zealand|
  south africa|nigeria|kenya|ghana|egypt|morocco|maroc|tunisia|algeria|israel|uae|united arab emirates|saudi arabia|
  qatar|kuwait|lebanon|jordan|luxembourg|serbia|croatia|slovenia|montenegro|bosnia and herzegovina|albania|north macedonia|kosovo|
  moldova|cyprus|malta|iceland|armenia|azerbaijan|kazakhstan|belarus|iran|iraq|syria|afghanistan|costa rica|panama|guatemala|
  honduras|el salvador|nicaragua|cuba|dominican republic|bolivia|paraguay|puerto rico|cameroon|senegal|ethiopia|uganda|tanzania|
  rwanda|zambia|zimbabwe|angola|mozambique|great britain|northern ireland|czechia|cesko|ceska republika|slovensko|
  slovenska republika|magyarorszag|hrvatska|srbija|slovenija|bosna i hercegovina|crna gora|sverige|norge|danmark|suomi|eesti|
  latvija|lietuva|finnland|norwegen|schweden|danemark|polen|tschechien|slowakei|ungarn|rumanien|griechenland|turkei|niederlande|
  belgien|italien|spanien|liechtenstein|grossbritannien|großbritannien|vereinigtes konigreich|vereinigte staaten|luxemburg|reino unido|
  estados unidos|alemania|francia|suiza|paises bajos|belgica|polonia|suecia|irlanda|alemanha|franca|espanha|suica|holanda|eua|
  mocambique|cabo verde|germania|spagna|regno unito|stati uniti|svizzera|paesi bassi|belgio|olanda|allemagne|espagne|italie|
  royaume uni|angleterre|etats unis|pays bas|autriche|pologne|suede|irlande|luxembourg|algerie|tunisie|cameroun|cote d ivoire|
  duitsland|frankrijk|spanje|italie|verenigd koninkrijk|verenigde staten|zwitserland|oostenrijk|ierland|niemcy|francja|hiszpania|
  wlochy|wielka brytania|anglia|holandia|szwajcaria|austria|irlandia|nemecko|rakousko|anglie|velka britanie|spojene kralovstvi|
  nemetorszag|ausztria|egyesult kiralysag|tyskland|storbritannien|frankrike|spania|danmark|norway|ellada|kypros|remote|hybrid|on site|onsite|
  home office|teletravail|remoto|presencial|hibrido|in presenza|presentiel|virtuel|virtual|en ligne|online|a distance|a distancia|da remoto|russian federation|slovak republic|
  syrian arab republic|republica checa|
  republique tcheque|repubblica ceca|tschechische republik|tsjechische republiek|republika czeska|bundesrepublik deutschland|czech rep|
  pr china|p r china|prc|u k|u a e|ksa|the gambia|ivory coast|macedonia|fyrom|burma|rossiya|российская федерация`
    .split('|')
    .map(foldedPlace)

/** The same, and the names of all countries in many languages. */
const countries: ReadonlySet<string> = new Set([...listed, ...countryNames])

/** What official names of countries begin with: "Republic of Korea", "República de Colombia". */
const state =
  /^(?:the )?(?:(?:islamic|federal|democratic|people s|socialist|bolivarian|hellenic|united) )*(?:republic|kingdom|state) of (?:the )?|^(?:republica|republique|repubblica) (?:federativa |federale? |islami\p{L} |democrati\p{L} |populai?re? )?(?:de |do |da |du |del |della |d )(?:la )?|^республика /u

/** Whether a folded text names a country. */
const isCountry = (name: string) => countries.has(name) || (state.test(name) && countries.has(name.replace(state, '')))

/** Two letters, or the three of a country, as ISO 3166 and sports have them; SWE is a title, too, and GBR a legal form. */
const code =
  /^(?:[A-Z]{2}|A(?:RE|RG|US|UT)|B(?:EL|GR|RA)|C(?:AN|HE|HL|HN|OL|ZE)|D(?:EN|EU|NK)|E(?:GY|SP|ST)|F(?:IN|RA)|G(?:ER|RC)|H(?:RV|UN)|I(?:DN|ND|RL|SL|SR|TA)|JPN|K(?:EN|OR)|L(?:TU|UX|VA)|M(?:EX|YS)|N(?:ED|GA|LD|OR|ZL)|P(?:AK|ER|HL|OL|RT)|R(?:OU|SA|US)|S(?:GP|RB|UI|V[KN])|T(?:HA|UR|WN)|U(?:KR|RY)|VNM|ZAF)$/

/** Whether a text names a country, a region of one, or a way of working. */
function isRegion(text: string): boolean {
  const name = foldedPlace(text)
  return isCountry(name) || regions.has(name) || code.test(text.trim())
}

const isLetter = (code: number) => (code >= 65 && code <= 90) || (code >= 97 && code <= 122)
const isCapital = (code: number) => code >= 65 && code <= 90

/** The last two letters of every country and region, five bits each. */
const ends = new Uint8Array(2 ** 10)
for (const name of [...countries, ...regions]) ends[endOf(name, name.length - 1)] = 1

/** The letter at a place and the one right before it, if that is one. */
function endOf(text: string, last: number): number {
  const before = text.charCodeAt(last - 1)
  return (isLetter(before) ? (before & 31) << 5 : 0) | (text.charCodeAt(last) & 31)
}

/** False for most texts that are no place: they end neither like a country or region nor in two capitals, and begin with no figure. */
function mayBePlace(text: string): boolean {
  if (/^[\s(]*\d/.test(text) || /\p{Ll} \d{5}[\s)]*$/u.test(text)) return true
  for (let last = text.length - 1; last >= 0; last--) {
    const [before, code] = [text.charCodeAt(last - 1), text.charCodeAt(last)]
    if (code > 127) return true
    if (isLetter(code)) return before > 127 || ends[endOf(text, last)] === 1 || (isCapital(code) && isCapital(before))
  }
  return false
}

/** Maximum length of a place, in characters. */
const longestPlace = 160

/** Whether a text is a place and nothing else: "Leeds, UK", "Remote", "12345 Berlin", "San Francisco, CA (Remote)". */
export const isPlace = memoize(
  (text) =>
    (isEastAsian(text) && isPlaceOf(text)) ||
    isStreet(text) ||
    (text.length <= longestPlace && mayBePlace(text) && readsLikePlace(text)),
)

/** A town with its postcode, before or behind it. */
const withPostcode =
  /^(?:\d{5} \p{Lu}[\p{L}'’-]+(?: \p{L}[\p{L}'’.-]+){0,4}|\p{Lu}\p{Ll}+(?:[ '’-](?:de |la |le |sur |en )?\p{L}[\p{L}'’-]+){0,4} \d{5})$/u

/** Whether a text is a known town and a country with nothing between them: "Leeds UK", "Berlin Deutschland". */
function isTownWithCountry(text: string): boolean {
  const at = text.lastIndexOf(' ')
  return at > 0 && countries.has(foldedPlace(text.slice(at))) && isKnownTown(text.slice(0, at))
}

/** One to three words with capitals, and the letters of a state or province of North America, Brazil, or Australia. */
const townOfState =
  /^(\p{Lu}[\p{Ll}.'’-]+(?: (?:d[aeo]s? )?\p{Lu}[\p{Ll}.'’-]+){0,2}),? (?:NSW|VIC|QLD|TAS|A[MP]|BA|CE|DF|ES|GO|MG|P[BEI]|R[JNORS]|SP|TO|A[BKLRZ]|BC|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ABDEINOST]|N[BCDEHJLMSVY]|O[HKNR]|P[AR]|QC|RI|S[CDK]|T[NX]|UT|V[AT]|W[AIVY])$/u

/** Whether a text is a town and its state and nothing else, with no comma between: "Aldmoor WA". */
export const isTownOfState = (text: string): boolean => {
  const town = text.length <= 40 ? townOfState.exec(text)?.[1] : undefined
  return town !== undefined && employerScore(town) <= 0 && titleScore(text) <= 0
}

function readsLikePlace(text: string): boolean {
  const parts = text
    .replace(/^[\s(]+|[\s)]+$/g, '')
    .split(/[,(/]/)
    .map((part) => part.replace(/[)\s.]+$/, '').trim())
    .filter((part) => part !== '')
  if (parts.length === 0 || parts.length > 4) return false
  const [first = '', last = ''] = [parts[0], parts.at(-1)]
  if (/^\d/.test(first) && withPostcode.test(first)) return employerScore(text) <= 0 && titleScore(text) <= 0
  if (parts.length === 1) {
    const name = foldedPlace(last)
    return isCountry(name) || regions.has(name) || withPostcode.test(last) || isTownWithCountry(last)
  }
  if (!isRegion(last)) return false
  const names = parts.filter((part) => !isRegion(part))
  const named = names.join(', ')
  if (names.length > 1 || employerScore(named) > 0 || titleScore(named) > 0) return false
  return parts.every((part) => /^[\p{Lu}\d][\p{L}\d.'’ -]{0,30}$/u.test(part) || isRegion(part))
}

/** A text without a place at its end: "Acme GmbH, Berlin, Germany" is "Acme GmbH". */
export function withoutPlace(text: string): string {
  const parts = text.split(/,\s+/)
  for (let count = Math.min(3, parts.length - 1); count >= 1; count--) {
    const tail = parts.slice(-count)
    if (isPlace(tail.join(', ')) || (tail.length === 1 && isKnownTown(tail[0] ?? ''))) {
      return parts.slice(0, -count).join(', ')
    }
  }
  return text
}
