import { levelOf } from '../annotate/levels.ts'
import { namesSchool } from '../vocabulary/school-words.ts'

/** What is finished at schools, in German, before the name of one: "Abitur Aldmoor Akademie". */
const finished =
  /^((?:fach)?abitur|matura|(?:haupt|real)schulabschluss|mittlere reife|mittlerer schulabschluss|fachhochschulreife|(?:allgemeine |fachgebundene )?hochschulreife) (\p{L}[^,]{3,60})/iu

/** A program, and the name behind it: "Natural Science Program Aldmoorsgymnasiet". */
const program = /^(.{3,60} program(?:me|met)?) (\p{L}[\p{L}’' -]{3,60})$/iu

/** A course behind whose name the word for "at" stands, in Dutch and Spanish: "HBO-opleiding Welding op de HKA". */
const trained =
  /^((?:\p{L}+-)?(?:opleiding|studie|cursus|curso|especialista|especialidad|diplomad[oa]|experto|expert[oa]|m[áa]ster|t[ée]cnico)(?!\p{L}).{0,80}?) (?:op|aan|bij|por) (?:de|het|el|la) (\p{L}[^,;(]{1,60})$/iu

/** A school whose sentence ends before the degree or honours: "Aldmoor University. BA in Welding". */
const endedBefore = /^(\p{Lu}[^.]{5,70}(?<!\b(?:Univ|Inst|Coll|Tech))\p{L}{3})\. (\p{Lu}.{1,160})$/u

/** A school by its short form before a degree: "HKA Bachelors in Welding". */
const shortForm =
  /^(\p{L}{3,6}) ((?:bachelor|master|licen[cs]e|licenciatura|laurea|diplom|b\. ?tech|b\. ?sc|b\. ?e|m\. ?sc)(?!\p{L}{4}).{3,160})$/iu

const isCapital = (name: string) => /^\p{Lu}/u.test(name)

/** What is said of a degree before its school without a sign between them, or of a school before its degree: what was learnt, and the school. */
export function degreeBeforeSchool(text: string): [string, string] | undefined {
  const [, degree = '', school = ''] = finished.exec(text) ?? program.exec(text) ?? []
  const isSchool = isCapital(school) && namesSchool(school) && ['none', 'secondary'].includes(levelOf(school))
  if (isSchool) return [degree, school]
  const [, course = '', at = ''] = trained.exec(text) ?? []
  if (isCapital(at)) return [course, at]
  const [, ended = '', behind = ''] = endedBefore.exec(text) ?? []
  if (namesSchool(ended) && !namesSchool(behind)) return [levelOf(behind) === 'none' ? '' : behind, ended]
  const [, short = '', rest = ''] = shortForm.exec(text) ?? []
  return short === short.toUpperCase() && short !== '' && levelOf(short) === 'none' ? [rest, short] : undefined
}
