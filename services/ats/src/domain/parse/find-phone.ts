import { findPhoneNumbersInText } from 'libphonenumber-js'
import { findDates } from '../annotate/find-dates.ts'

/** How much text is searched for a phone number, from the top and from the bottom. */
const searched = { top: 2_500, bottom: 800 }

/** Figures as phone numbers have them, with the signs between. */
const figures =
  /(?:(?<![\d\p{L}./]|[\p{Ll}\d]-)|(?<=\p{Ll})(?=[+(]))[+(]{0,2}\d(?:(?!\s{3})[\d \t\u00a0\u2000-\u200a\u202f().·\-–/]){5,24}\d(?:(?![\d\p{L}])|(?=https?:|www\.))/gu
const mostCandidates = 20
/** A number in groups, such as an invented or an old one, that no numbering plan has; an area in brackets may stand before nine figures, dots between
 * groups, and a plus before a zero. */
const groupedFigures =
  /^(?:\+?\(?\d{2,4}\)?[ .\-/]\d{3}[ .\-/]\d{2,4}(?:[ .\-/]\d{2,4})*|0\d{1,3}\/\d{2,3}(?:[ .]\d{2}){2,3}|\(\d{2,3}\) ?9?\d{4}[ .-]?\d{4}|\(?\d{3}\)? ?· ?\d{3} ?· ?\d{4}|\+0 ?\d{3} \d{3} \d{2} ?\d{2})$/

/** A number of Denmark or Norway without its country's code, in four pairs. */
const inPairs = /^\d{2}(?:[ .]\d{2}){3}$/

/** A number without brackets around its country's code and without blanks around its dashes. */
const usualForm = (candidate: string) =>
  candidate
    .replace(/^\++/, '+')
    .replace(/^\(\+(\d{1,3})\)[\s-]*/, '+$1 ')
    .replace(/\s+-\s+/g, '-')

/** A number with a country's code is one, allocated or not; it has at most 15 figures (ITU-T E.164). */
function isInternational(candidate: string): boolean {
  const { length } = candidate.replace(/\D/g, '')
  return /^\+[1-9]/.test(candidate) && length >= 9 && length <= 15
}
/** A number with a country's code that is written in a way that the plans do not know, or with nothing but blanks between. */
const isWhole = (candidate: string) =>
  isInternational(usualForm(candidate)) && (usualForm(candidate) !== candidate || /^\+\d+(?: \d+)+$/.test(candidate))

/** What a phone is called before its number, in fifteen languages. */
const phoneWord =
  '(?:(?<!\\p{L})(?:(?:(?:tele)?phone|mobile|mob|cell|contact|ph|tel)\\.?(?: ?(?:number|no\\.?|#))|(?:tele)?phone|mob|ph|tel|t[ée]l[ée]phone|portable|mobile?|cell|celular|cellulare|m[oó]vil|telefoni?|telefoon|telefono|tel[ée]fono|telefone|telem[oó]vel|handy|mobil|fon|gsm|whatsapp|kom[oó]rka|电话|電話|手机|手機|手机号码?|手機號碼|联系方式|聯絡方式|联系电话|聯絡電話|電話番号|携帯|携帯電話|전화|전화번호|연락처|휴대폰|휴대전화|핸드폰)\\.?\\s*[:.]?(?:\\s?[-–—](?=\\s))?|[☎☏✆📞📱])\\s*'
const behindPhoneWord = new RegExp(`${phoneWord}$`, 'iu')
/** What other numbers are called: of a person, a tax office, a post code, a flat, a fax, a publication. */
const behindOtherWord =
  /(?<!\p{L})(?:ruc|rif|r\.i\.f|c\.?i|c\.?c|dni|nie|nif|cif|cuit|cuil|rut|curp|cpf|cnpj|cep|rg|pis|nip|pesel|regon|krs|iban|bic|vat|ust-?id(?:nr)?|steuer\p{L}*|siret|siren|p\.? ?iva|partita iva|passport(?: no)?|passnummer|licen[cs]e(?: no)?|id|zip|postal code|postcode|plz|apt?o?|apartment|fax|doi|arxiv|isbn|issn|orcid|vol(?:ume)?|qq|邮编|郵遞區號|身份证号?|우편번호)\.?\s*(?:number|no|nr|n[º°])?\.?\s*[:#]?\s*(?:\p{L}-)?$/iu
/** Numbers that the tax office of Brazil gives to persons and firms (CPF and CNPJ), as they are always written. */
const taxNumber = /^(?:\d{3}\.\d{3}\.\d{3}-\d{2}|\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2})$/
/** Characters before a number that are looked at for what it is called. */
const longestWord = 30

/** Characters of a text that are searched for a number behind its word, such as in a column that is read late. */
const searchedForWords = 30_000
const numbersBehindWords = new RegExp(`(?:${phoneWord}|\\n)(?=[+(]{0,2}\\d[\\d ().\\-–/]{7,24}\\d\\s)`, 'giu')

/** Numbers with a country's code, which are a person's where there is one alone: several are those of references, too. */
const numbersWithCode = /(?<![\S])\(?\+\d[\d ().\-–/]{7,20}\d(?!\S)/gu

/** A number as written, and how sure it is one, in percent: by a word or a numbering plan, by its country's code, or by its groups alone. */
interface FoundPhone {
  written: string
  confidence: number
}
const sure = { planned: 99, called: 97, international: 95, grouped: 70 }

/** What a phone is called with a dash right before its number: "Contact-9062129553", "Mob no-7053327813". */
const dashBehindWord =
  /(?<!\p{L})((?:contact|mobile|mob|cell|phone|ph|tel)\.?(?: ?(?:number|no\.?|#))?) ?[:.]? ?[-–—]{1,2} ?(?=[+(]?\d)/giu

/** What every text with one of them has, which is found faster. */
const dashBeforeFigure = /[-–—] ?[+(]?\d/

/** A phone that is a fax as well. */
const withFax = /(?<!\p{L})(tel(?:ephone)?|phone)\.? ?(?:&|and|\/|\+) ?fax(?!\p{L})/giu

/** Finds a phone number: the first that is one by its word, a numbering plan, or its country's code; else the first that could be. */
export function findPhone(given: string): FoundPhone {
  const labelled = dashBeforeFigure.test(given) ? given.replace(dashBehindWord, 'Phone $1: ') : given
  const text = labelled.replace(withFax, '$1')
  const isShort = text.length <= searched.top + searched.bottom
  const atEnds = phoneIn(isShort ? text : `${text.slice(0, searched.top)}\n${text.slice(-searched.bottom)}`)
  if (atEnds.written !== '') return atEnds
  const found = isShort ? atEnds : phoneBetween(text.slice(searched.top, -searched.bottom).slice(0, searchedForWords))
  return found.written === '' ? besideAddress(text.slice(0, searchedForWords)) : found
}

/** A number between both ends of a text: behind its word, or the only one with a country's code. */
function phoneBetween(between: string): FoundPhone {
  const behindWords = [...between.matchAll(numbersBehindWords)].slice(0, mostCandidates)
  const called = phoneIn(
    behindWords.map(({ index, 0: word }) => between.slice(index + word.length).slice(0, 28)).join('\n'),
  )
  const [only, ...others] = called.written === '' ? between.matchAll(numbersWithCode) : []
  return only && others.length === 0 ? phoneIn(only[0]) : called
}

/** Figures alone on the line above or below an e-mail address, or beside it, which numbers of eight figures are that no plan here has. */
const aboveOrBelowAddress =
  /@[^\n]{3,60}\n\s{0,4}(\d[\d ]{6,12}\d)\n|^(\d[\d ]{6,12}\d)\n\s{0,4}[^\n@]{1,60}@|@[\w.-]{3,40}\s{3,6}(\d{8})(?=\s{3}|\n|$)/mu

/** Eight figures in groups with which a line begins that has an address behind a sign: "9955-0143 • anna@lee.example". */
const beforeAddress =
  /^[^\p{L}\d\n]{0,3}(\d{4}[ -]\d{4}|\d{3} \d{2} \d{3}|\d{2}(?:[ .-]\d{2}){3})\s{0,3}[^\p{L}\d\s-]{1,2}\s{0,3}[^\n@]{1,60}@/mu

function besideAddress(text: string): FoundPhone {
  const [, below, above, beside] = aboveOrBelowAddress.exec(text) ?? []
  const written = (below ?? above ?? beside ?? beforeAddress.exec(text)?.[1] ?? '').trim()
  return { written: findDates(written).length > 0 ? '' : written, confidence: sure.grouped }
}

/** Figures that may be a phone number, and whether a word before them says so. */
interface Candidate {
  written: string
  isCalled: boolean
}

function phoneIn(part: string): FoundPhone {
  const likely = candidatesIn(part).slice(0, mostCandidates)
  for (const candidate of likely) {
    const found = sureNumber(candidate, likely.length === 1)
    if (found) return found
  }
  const other = likely.find(
    ({ written }) => groupedFigures.test(written) || inPairs.test(written) || isInternational(usualForm(written)),
  )
  const any = other?.written ?? likely.map(({ written }) => planned(written, () => true)).find((found) => found !== '')
  return { written: any ?? '', confidence: sure.grouped }
}

/** What stands between two whole numbers without a blank: "99555014--99555015", "+91 9955501433-9955501434". */
const betweenNumbers = /(?<=\d{7})(?:-{1,2}|\/)(?=\d{8})/

function candidatesIn(part: string): Candidate[] {
  const found: Candidate[] = []
  for (const { index, 0: whole } of part.matchAll(figures)) {
    const written = whole.split(betweenNumbers)[0] ?? whole
    const above = part.slice(Math.max(0, index - longestWord), index)
    const before = above.slice(above.lastIndexOf('\n') + 1)
    if (behindOtherWord.test(before) || taxNumber.test(written)) continue
    const isCalled = behindPhoneWord.test(before)
    const isLong = written.replace(/\D/g, '').length >= (isCalled ? 7 : 9) || inPairs.test(written)
    if (written.startsWith('+') || (isLong && findDates(written).length === 0)) found.push({ written, isCalled })
  }
  return found
}

/** A candidate that is a number by more than its groups; the only one is taken whole, if it can be. */
function sureNumber({ written, isCalled }: Candidate, isOnly: boolean): FoundPhone | undefined {
  const whole = isWhole(written) ? { written, confidence: sure.international } : undefined
  if (isOnly && whole) return whole
  const number = planned(written, isDialled)
  if (number !== '') return { written: number, confidence: sure.planned }
  if (whole) return whole
  return isCalled && written.replace(/\D/g, '').length <= 15 ? { written, confidence: sure.called } : undefined
}

/** The part of a candidate that a numbering plan has; empty for none. */
function planned(written: string, isWanted: (number: string, country: (typeof countries)[number]) => boolean): string {
  for (const country of countries) {
    for (const { startsAt, endsAt } of findPhoneNumbersInText(written, country)) {
      const number = written.slice(startsAt, endsAt)
      if (number.replace(/\D/g, '').length < 7 || !isWanted(number, country)) continue
      return written.slice(Math.max(0, startsAt - 1), startsAt) === '(' ? `(${number}` : number
    }
  }
  return ''
}
const countries = ['US', 'GB', 'DE'] as const

/** Whether a number begins as it is dialled: with its country's code, with a zero, or in North America with an area. */
function isDialled(written: string, country: (typeof countries)[number]): boolean {
  return /^\(?\+/.test(written) || (country === 'US' ? /^\(?1?\D{0,2}[2-9]/ : /^\(?0/).test(written)
}
