import { beginsWithSubject } from '../vocabulary/field-words.ts'
import { titleScore } from '../vocabulary/role-words.ts'
import { namesSchool } from '../vocabulary/school-words.ts'

/** Words that stand before employers, but before subjects and titles too: "Estágio em Logística", "Estagiária em Assistente de Solda". */
const ofSubject = /^\s+e[mn]\s/u

/** Titles of French alone, behind which "en" says of what and not where, other than in Spanish or Portuguese. */
const frenchTitle =
  /(?<![\p{L}’'])(?:stage|stagiaire|ing[ée]nieure?|technicien(?:ne)?|d[ée]veloppeu(?:r|se)|charg[ée]e?|apprentie?|alternante?|doctorante?|enseignante?|format(?:eur|rice)|professeure?|conseill(?:er|[èe]re)|consultante?|analyste|gestionnaire|chercheu(?:r|se)|animat(?:eur|rice)|vendeu(?:r|se)|employée?|ouvri(?:er|[èe]re)|op[ée]rat(?:eur|rice)|assistante?)(?!\p{L})/iu

/** Score from which a text reads like a title. */
const sureTitle = 3

/** Whether a text begins with a subject or a title, so that it goes on with the name before it. */
const tellsWhatOf = (text: string) =>
  beginsWithSubject(text) || titleScore(text.split(/\s[(|–—-]|\s{3}|,/u)[0] ?? '') >= sureTitle

/** Degrees in Spanish and Portuguese, behind which these words say of what, unless a school follows: "Especialização em Soldagem". */
const degree =
  /(?<!\p{L})(?:especiali[zs]a(?:ç[ãa]o|ci[óo]n)|diplomatura|p[óo]s-?gradua[çc][ãa]o|posgrado|postgrado|licenciatura|bacharelado|mestrado|m[áa]ster|maestr[íi]a|doutorado|doctorado|gradua[çc][ãa]o|especialista|expert[oa])$/iu

/** What stands behind such a word up to a sign or the word for "by". */
const upToSign = (text: string) => text.split(/ por | [–—-] |,/u)[0] ?? ''

/** Whether a name goes on behind a word that stands before employers elsewhere: "Technicien en logistique". */
export const goesOnBehindAt = (before: string, word: string, behind: string): boolean =>
  ofSubject.test(word) &&
  (tellsWhatOf(behind) || frenchTitle.test(before) || (degree.test(before) && !namesSchool(upToSign(behind))))
