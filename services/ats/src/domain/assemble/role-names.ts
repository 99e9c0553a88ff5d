import { isDuration, isMode } from '../annotate/cell-kinds.ts'
import { findDates } from '../annotate/find-dates.ts'
import { isPlace } from '../annotate/places.ts'
import { namesField } from '../vocabulary/field-words.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { legalForm, sureForms } from '../vocabulary/legal-forms.ts'
import { ownAccount } from '../vocabulary/own-account.ts'
import { employerScore, isTitleWord, titleScore } from '../vocabulary/role-words.ts'
import { namesSchool } from '../vocabulary/school-words.ts'
import { isSuperior } from '../vocabulary/superiors.ts'
import { isKnownTown } from '../vocabulary/towns.ts'
import { namesUnit } from '../vocabulary/unit-words.ts'
import { namesPart } from './parts-of-names.ts'
import { needsTown } from './places-behind.ts'
import { namesTraining } from './title-alone.ts'

/** A town behind a name: "Iron Works in Leeds", "Welder in Leeds"; towns in brackets: "Iron Works (Leeds and York)". */
const inTown = /(?<=[^,]),? (?:(?:in|à|À|a|en) (\p{Lu}[\p{L} -]{2,30})\.?|\((\p{Lu}[\p{L} ,/&-]{2,60})\))$/u
/** Names that are told apart by the town behind them: "Université du Kestwick à Aldmoor". */
const seated = /^Université (?:du|de|de la) \p{L}{3,12} à /iu
/** A name without the full stop of a line that ends as a sentence does; short forms keep theirs: "Iron Works Corp." */
export const withoutFullStop = (name: string): string => name.replace(/(?<=\p{Ll}{4})\.$/u, '')

/** Longest name of an employer in such a sentence, in characters. */
const longestTold = 110
/** A title that goes on with the word for "at" or "for", and a name: "Inspector of bridges and cranes, for the Harbour Board, Leeds". */
const atEmployer =
  /^(.{3,110}?),?\s(?:(?:pour (?:les? |la |l['’])?|au sein (?:de (?:la |l['’])?|du |des |d['’]))(?:(?:société|entreprise|agence|association|équipe|start-up)(?: de \p{Ll}+(?: \p{Ll}+)?)? )?|chez |dans l['’]|at (?:the )?|for the |bei (?:der |dem )?|beim |presso (?:la |il )?|para (?:el |la )?|en (?:el |la ))(?=\p{Lu})(.{2,})$/u

/** Words for "in" or "at" that stand before much else besides employers. */
const inEmployer = /,?\s(?:im|am|in der|an der|in het|hos|på|na|v|no) (?=\p{Lu})/gu

/** The same with the Hungarian ending that says so: "Hegesztő a Red Mill Kft.-nél". */
const withEnding = /^(.{3,80}?) az? (\p{Lu}.{1,60}?)-?n[áé]l$/u

/** A title and the employer within it: "Inspector of bridges, for the Harbour Board, department of cranes" is so long that it was read as one. */
export function splitAtEmployer(text: string): { title: string; employer: string } | undefined {
  const atEnding = splitAtEnding(text)
  if (atEnding) return atEnding
  const [, title = '', told = ''] = atEmployer.exec(text) ?? []
  const [employer = ''] = told.split(/,\s(?=\p{Ll})|\.\s/u)
  if (employer === '') return splitInEmployer(text)
  return employer.length > longestTold || titleScore(title) <= 0 || namesField(employer)
    ? undefined
    : { title, employer }
}

/** The same where the ending says so, which the name of an organization never has: "Engineers for the World" is one. */
export function splitAtEnding(text: string): { title: string; employer: string } | undefined {
  const [, title = '', employer = ''] = withEnding.exec(text) ?? []
  return titleScore(title) > 0 ? { title, employer } : undefined
}

/** The same behind a word that says so of much else, where what is behind it reads like an employer: "Tutorin im Werk Sandhill". */
function splitInEmployer(text: string): { title: string; employer: string } | undefined {
  if (text.length > longestTold) return undefined
  const readings = [...text.matchAll(inEmployer)].map((joint) => ({
    title: text.slice(0, joint.index),
    employer: text.slice(joint.index + joint[0].length),
  }))
  return readings.findLast(
    ({ title, employer }) => titleScore(title) > 0 && (employerScore(employer) > 0 || namesSchool(employer)),
  )
}

/** What stands between the names of a header that are divided by full stops. */
const fullStop = /(?<=\p{L}{3}|\)|\s[IVX]{1,4})\.\s+(?=\p{Lu})/u

/** A title, and the employer behind the last full stop, whatever stands between: "Tutor. Bridges of steel. Harbour College". */
export function splitAtFullStop(text: string): { title: string; employer: string } | undefined {
  const [title = '', ...others] = text.length > longestTold ? [] : text.split(fullStop)
  const employer = others.at(-1) ?? ''
  const isEmployer = namesSchool(employer) || employerScore(employer) > 0
  return isEmployer && titleScore(title) >= sureTitle ? { title, employer } : undefined
}

/** A short form of letters. */
const letters = /^\p{Lu}{2,8}$/u

/** An employer whose short form alone was read as one, as its name was read with the title: "Welder at the Bridge Works" at "BW". */
export function withLongForm(named: { title: string; employer: string }): { title: string; employer: string } {
  const isShort = letters.test(named.employer)
  const split = isShort ? (splitAtEmployer(named.title) ?? splitAtFullStop(named.title)) : undefined
  if (!split || !isShortOf(named.employer, split.employer)) return named
  return { title: split.title, employer: `${split.employer} (${named.employer})` }
}

/** Whether the letters of a short form are the first ones of words of a name, in their order. */
function isShortOf(short: string, name: string): boolean {
  let at = 0
  for (const word of foldText(name).split(' ')) if (word.charAt(0).toUpperCase() === short.charAt(at)) at++
  return at === short.length
}

/** A title, a comma, and what may be an organization. */
const withBody = /^([^,]{3,80}), (\p{Lu}[^,]{3,80})$/u

/**
 * Who employs in front of the part of it that was read as the employer: "Welder, University of Leeds" at "Institute of Bridges" is
 * "Welder" at "University of Leeds".
 */
export function withBodyBefore(named: { title: string; employer: string }): { title: string; employer: string } {
  const [, title = '', body = ''] = withBody.exec(named.title) ?? []
  const isBody = namesSchool(body) && titleScore(body) <= 0
  const isPartOfBody = namesSchool(named.employer) || namesPart(named.employer) || namesUnit(named.employer)
  if (!isBody || !isPartOfBody || titleScore(title) < sureTitle) return named
  return { title, employer: body }
}

/** A name in capitals, and another in other letters right behind it: "SANDHILL Leeds". */
const behindCapitals = /^(\p{Lu}{4,}(?: \p{Lu}{2,})*) (\p{Lu}\p{Ll}[\p{L} -]{1,30})$/u
/** What stands between towns. */
const betweenTowns = /\s*[,/&]\s*| (?:and|und|et|y|e|en|i) /

/** A town behind the sign for "at" or a stroke: "Iron Works @Leeds", "Iron Works/Leeds, UK". */
const signTown = /(?<=\p{L})(?: ?@ ?|\/)(\p{Lu}[\p{L} -]{2,30}(?:, [A-Z]{2})?)$/u

/** A name without the town behind it. */
export function withoutTown(name: string): string {
  const signed = signTown.exec(name)
  if (signed && (isKnownTown(signed[1] ?? '') || isPlace(signed[1] ?? ''))) return name.slice(0, signed.index)
  const [, firm, town = ''] = behindCapitals.exec(name) ?? []
  if (firm && isKnownTown(town) && !needsTown(firm)) return firm
  const found = inTown.exec(name)
  if (!found || seated.test(name)) return name
  return (found[1] ?? found[2] ?? '').split(betweenTowns).every(isKnownTown) ? name.slice(0, found.index) : name
}

/** A name, a dash, and words. */
const withTold = /^(.{2,60}?)\s*[–—-]\s+(.+)$/u
/** Short forms, whose long form stands behind the dash. */
const shortForm = /^[\p{Lu}\d&. ]{2,8}$/u
/** From how many words on, and from which share of them in small letters, words tell of an employer and are none of its name. */
const told = { words: 4, small: 0.5 }

/** A title, and the firm behind its last word of titles: "Tutor and welder Sandhill Ltd". Undefined without a legal form at the end. */
export function splitFirm(text: string): [string, string] | undefined {
  if (!legalForm.test(text)) return undefined
  const words = text.split(' ')
  const last = words.findLastIndex((word) => isTitleWord(foldText(word)))
  if (last < 0 || last > words.length - 3 || !/^[\p{Lu}\d]/u.test(words[last + 1] ?? '')) return undefined
  return [words.slice(0, last + 1).join(' '), words.slice(last + 1).join(' ')]
}

/** A legal form within a text, and what stands behind it without a sign between: it ends the name of a firm in most languages. */
const firmBefore = new RegExp(String.raw`^(\S.{1,60}?\s(?:${sureForms}|BV|NV)) (\p{L}[^,;:]{2,60})$`, 'u')

/** A firm and the title behind it without anything between: "Sandhill Ltd Welder". Undefined where what is behind is no title. */
export function splitTitle(text: string): { title: string; employer: string } | undefined {
  const [, employer, title = ''] = text.length > 130 ? [] : (firmBefore.exec(text) ?? [])
  return employer && titleScore(title) > 0 && employerScore(title) <= 0 ? { title, employer } : undefined
}

/** An employer without what is told of it behind a dash: "Iron Works — Builder of bridges in all the county". */
export function withoutTold(employer: string): string {
  const [, name = '', behind = ''] = withTold.exec(employer) ?? []
  if (legalForm.test(name)) return name
  const words = behind.split(/\s+/)
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length
  const tells = words.length >= told.words && small >= told.small * words.length
  return tells && !shortForm.test(name) ? name : employer
}

/** A bracket at the end of a title, or what stands behind its last comma. */
const last = /(?<=\S)(?: \(([^()]{2,60})\)|(?:,| [•·|/–—-]) ([^,()•·|/]{2,80}))$/u

/**
 * A title without how long and on which terms it was held, the part of the employer, and whom for: "Welder, 6 months",
 * "Welder (part-time)", "Trainee, Department of Bridges", "Research assistant, Prof. Lee", "Student (Dr. A. Lee)".
 */
export function withoutTerms(title: string): string {
  const found = title.length > longestTitle ? null : last.exec(title)
  const [bracket, behind = ''] = [found?.[1], found?.[2]]
  if (!found || !(isTerm(bracket ?? behind) || namesPart(behind) || isSuperior(bracket ?? behind))) return title
  return withoutTerms(title.slice(0, found.index))
}

/** Longest title of which terms are taken, in characters; a line that goes on for pages is no title. */
const longestTitle = 400

/** How much of a week is worked: "80%", "100% - 90%", "30 h/week". */
const ofWeek =
  /^(?:\d{1,3} ?%(?: ?[–-] ?\d{1,3} ?%)?|\d{1,2}(?:[.,]\d)? ?(?:h|hrs?|hours?|std\.?|stunden|heures|horas|ore|uur|timer|godz\.?)(?: ?(?:\/|per|pro|par|por|a|al|i) ?(?:wk|week|woche|semaine|semana|settimana|uge|uke|tydz\.?))?)$/iu
/** Whether a text is how long or on which terms somebody works, and nothing else. */
export const isTerm = (text: string): boolean =>
  isDuration(text) || isMode(text) || ofWeek.test(text) || otherTerms.has(foldText(text))
/** Terms that are titles where they stand alone. */
const otherTerms = new Set([
  'volunteer',
  'praktikum',
  'stage',
  'practicas',
  'estagio',
  'tirocinio',
  'independiente',
  'contractor independiente',
])

/** A title without a site behind it: "Welder. sandhill.example". */
export const withoutSite = (title: string) =>
  title.replace(/(?<=\p{L})(?:\.\s+|\.?\s+www\.)[\w-]{2,40}\.[a-z]{2,8}$/u, '')

/** Whether what was read as a title, without an employer, is one: a school, or a firm with its legal form. */
export const isEmployerAlone = (title: string): boolean =>
  title.length <= longestEmployer &&
  titleScore(title) <= 0 &&
  (employerScore(title) >= sureEmployer || (namesSchool(title) && (employerScore(title) > 0 || namesUnit(title))))

/** Whether somebody worked for himself, as the title or the employer says. */
export const isOwnAccount = ({ title, employer }: { title: string; employer: string }) =>
  ownAccount.test(title) || ownAccount.test(employer)

/** Score from which a text reads like a title. */
const sureTitle = 3
/** By how much more than the employer what was read as the title has to read like an employer: the legal form of a firm. */
const sureEmployer = 3
/** Longest name of a firm, and of an employer that has no title, in characters. */
const [longestFirm, longestEmployer] = [60, 90]

/**
 * A title and an employer, each in its place: who works for himself is "Freelancer" where others name an employer, and what reads
 * like a title beside it is the title. A firm with its legal form is no title beside what is none
 * ("Steel Production" at "Red Mill Ltd"), and what reads like a title alone is no employer.
 */
export function inPlace(title: string, employer: string): { title: string; employer: string } {
  const isOwn = ownAccount.test(title) && titleScore(employer) > 0 && employerScore(employer) <= 0
  const isFirm =
    employer !== '' &&
    title.length <= longestFirm &&
    titleScore(title) <= 0 &&
    employerScore(title) - Math.max(0, employerScore(employer)) >= sureEmployer
  const isTitle =
    (title.includes(' ') || (titleScore(employer) >= sureTitle && findDates(title).length === 0)) &&
    titleScore(title) <= 0 &&
    titleScore(employer) >= sureTitle &&
    /** "Contact Centre Advisor" has one word for an employer in it. */
    titleScore(employer) - Math.max(0, employerScore(employer)) >= sureTitle - 1 &&
    !namesSchool(employer) &&
    !employer.includes(', ')
  const isNowhere =
    titleScore(title) <= 0 && title !== '' && !namesField(title) && (isKnownTown(employer) || isPlace(employer))
  if (isNowhere) return { title: '', employer: title }
  const isTraining = titleScore(title) <= 0 && title !== '' && namesTraining(employer)
  return isOwn || isFirm || isTitle || isTraining ? { title: employer, employer: title } : { title, employer }
}
