import { findDates } from '../annotate/find-dates.ts'
import { isPlace } from '../annotate/places.ts'
import { sureForms } from '../vocabulary/legal-forms.ts'
import { employerScore, titleScore } from '../vocabulary/role-words.ts'
import { namesSchool } from '../vocabulary/school-words.ts'

/** Whether a text is named as employers or schools are. */
export const isSureEmployer = (text: string): boolean => employerScore(text) > 0 || namesSchool(text)

/** Parts of an organization, and what is built, which stand where the organization does. */
const within = /\b(?:dept|department|section|division|projects?|field|team|class|students|sector|site|area)\.?$/iu

/** Whether a text may be an employer: it has a capital, and is no part of one, no place, and no title. */
export function mayBeEmployer(name: string): boolean {
  if (/^an?\s/i.test(name) || findDates(name).length > 0) return false
  const begins = /^\P{L}*[\p{Lu}\d]/u.test(name) || isSureEmployer(name)
  if (!begins || !/\p{L}{2}/u.test(name)) return false
  return !within.test(name) && !isPlace(name) && (titleScore(name) === 0 || isSureEmployer(name) || ofPeople.test(name))
}

/** Firms that are called by those who work there: "Kestwick Engineers", "A. Lee & Associate". */
const ofPeople = /\s(?:\p{Lu}\p{L}+(?:eers|ants|tors|ders|ters|ners|ects)|associates?)$/iu

const around = /^[\s"“”'‘’`:;.,•-]+|(?:\s+(?:from|in|at|of|for|with|as))?[\s"“”'‘’`:,•–-]*$/giu
const quoted = /^\s*["“”'‘]\s*([^"“”]{2,60}?)\s*["”]/u

/** What says more of the work behind a title. */
const more =
  /\s(?:project|holding|undertaking|which|who|responsible|reporting|handling|looking|dealing|on\s+(?:an?\s+)?(?:permanent|contract|temporary|regular)|full\s+time|part\s+time)\b.*$/iu

/** Where a title or a name ends: a sign, or a full stop behind a word that is no short form. */
const end =
  /[;|:{]|\((?!(?:P|Pvt\.?|India)\)\s|[\p{L}. ]{1,16}\)\s+(?:LLC|L\.L\.C|Ltd|Limited|Pvt|P\.?\s?Ltd|W\.L\.L|WLL|Inc|Co)\b)|\s[–-]\s|(?<=\p{L}{5})\s?\.\s+(?=\p{L})/iu

/** The title that a text begins with, behind "as": without articles, quotation marks, and what stands behind a sign. */
export function titleIn(text: string): string {
  const named = quoted.exec(text.replace(/^\s*(?:an?|the)\s+(?=\S)/iu, ''))?.[1]
  const bare = text
    .replace(around, '')
    .replace(/^(?:an?|the)\s+(?=\S)/iu, '')
    .replace(/^(?:the\s+)?post\s+(?:of\s+)?(?=\S)/iu, '')
  return (named ?? bare.split(end)[0]?.split(',')[0] ?? '')
    .replace(more, '')
    .replace(around, '')
    .replace(/^(?:an?|the|post)$/iu, '')
    .replace(/(?:\s|(?<=\p{L}{5}))\.$/u, '')
}

const behindForm = new RegExp(String.raw`^(.*?\s(?:${sureForms}|LTD\.?|LIMITED|ltd\.?|limited))(?=[\s,.(].*$|$)`, 'u')

/** The organization alone: without what stands behind its legal form, a comma, or a bracket. */
export function employerIn(text: string): string {
  const named = quoted.exec(text)?.[1]
  if (named) return named.replace(around, '')
  const name =
    text
      .replace(around, '')
      .replace(/^M\/[Ss]\.?\s+/, '')
      .replace(/^the\s+(?=\p{Lu})/iu, '')
      .split(end)[0] ?? ''
  return (behindForm.exec(name)?.[1] ?? name.split(',')[0] ?? '')
    .replace(around, '')
    .replace(/(?<=\p{Ll}{5}|[Bb]ank)\s?\.$/u, '')
}
