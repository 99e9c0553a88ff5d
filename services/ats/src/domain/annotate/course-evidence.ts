import type { Cell, Line } from '../text/cells.ts'
import { splitAtBlanks } from '../text/words.ts'
import { courseDetail, namesDegreeOf, namesSubjectOf } from '../vocabulary/east-asian/degrees.ts'
import { isEastAsian } from '../vocabulary/east-asian/script.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { memoize } from '../vocabulary/memoize.ts'
import { employerScore } from '../vocabulary/role-words.ts'
import { namesSchool } from '../vocabulary/school-words.ts'
import { type Evidence, EvidenceOfCell, isPoint, kindOf, longestCell, mostEvidence } from './cell-evidence.ts'
import type { CellKind } from './cell-kinds.ts'
import { labelKind } from './labels.ts'
import { levelOf } from './levels.ts'

/** What belongs to a course without being a school or a degree. */
const detail =
  /^(?:\d{1,2}[.,]\d{1,3}(?:\s?\/\s?\d{1,3}(?:[.,]\d{1,2})?)?(?:\s(?:c?gpa|grade)\b.*)?$|\W*(?:cum\.? |overall |major |final )?(?:gpa|cgpa|grade|note|nota|average|moyenne|media|m[ée]dia|voto|score|percentage|srednia|średnia|ocena)\b|(?:relevant |selected )?(?:coursework|courses|modules|subjects)\b|(?:bachelor |master |phd |diploma )?thesis|dissertation|(?:bachelor|master|diplom|doktor|abschluss|haus)(?:arbeit|thesis)|betreuer|betreut|scriptie|m[ée]moire\b|sujet\b|encadrant|directeur\b|relatore|titolo della|votazione|voto\b|durata|et[àa] al|tipo diploma|tesi(?:na)?\b|tese\b|orientador|trabajo (?:de )?fin|tf[gm]\b|graduation date|(?:expected|anticipated|estimated|projected) (?:date of )?(?:graduat|complet)|domains studied|minor\b|honou?rs?\b|advis[oe]r|supervisor|jury|dean|magna|summa|cum laude|activities|awards?|sp[ée]cialit[ée]s?\b|options?\b|s[ée]rie \p{L}{1,4}$|conclus[ãa]o|previs[ãa]o|speciali[sz](?:ed|ing) in\b|focus|schwerpunkt|abschlussnote|mention|menci[oó]n?|major:|minors?:|scholarship|member\b|achievements?)/iu
/** A part of a school. */
const part =
  /^(?:department|dept\.?|faculty|facult[ée]|facultad|faculdade|facolt[àa]|fakult[äa]t|faculteit|wydział|ufr|fachbereich|lehrstuhl|d[ée]partement|departamento|dipartimento|graduate school|honors college)\b/iu

/** A level and nothing else, which stands beside a degree: "Bac+5 et plus". */
const levelAlone = /^bac ?\+ ?\d(?: et plus)?$/i

/** Whether a text names a school or a degree. */
export const namesCourse = memoize((text) => levelOf(text) !== 'none' || namesSchool(text))

/** What a cell of a section about education shows by itself: how much it reads like a degree, and like a school. */
export function courseEvidenceOf(cell: Cell, line: Line): Evidence {
  const { title, employer } = scoresOf(cell.text)
  return new EvidenceOfCell(cell, line, title, employer, kindOfCourse)
}

/** The kind of a cell. A date is when a course ended, and as good as a span, unless its line tells of a thesis, a grade, or the like. */
function kindOfCourse(cell: Cell, { cells, isItem, isWhole }: Line): CellKind {
  if (cell.range) return isPoint(cell.range) && cells.some(({ text }) => detail.test(text)) ? 'date' : 'range'
  if (isWhole) return kindOf(cell, isItem, isWhole)
  const label = labelKind(cell.text)
  if (label === 'school') return 'label of employer'
  if (label === 'credential') return 'label of title'
  if (detail.test(cell.text) || levelAlone.test(cell.text)) return 'label of work'
  if (isEastAsian(cell.text) && courseDetail.test(cell.text)) return 'label of work'
  return part.test(cell.text) ? 'unit' : kindOf(cell, isItem, isWhole)
}

/** A chamber that examines, within what was learnt: "Kaufmann IHK". */
const chamber = /(?<![\p{L}\d])(?:IHK|HWK)(?![\p{L}\d])/gu

const scoresOf = memoize((text) => {
  if (text.length > longestCell) return { title: 0, employer: 0 }
  const words = splitAtBlanks(text)
  const isSchool = namesSchool(levelOf(text) === 'none' ? text : text.replace(chamber, ' '))
  const title = levelAlone.test(text) ? 0 : degreeScore(text, words, isSchool)
  const school = isSchool ? (title > 2 ? 2 : 4) : 0
  const named = employerScore(text)
  const employer = Math.min(school + (named >= 3 ? 2 : Math.min(named, 1)), mostEvidence.employer)
  return { title, employer }
})

/** Whether a text has the word of a subject that is studied: "Mechanical Engineering". */
export const namesSubject = (text: string): boolean =>
  (isEastAsian(text) && namesSubjectOf(text)) ||
  foldText(text)
    .split(' ')
    .some((word) => fields.has(word) || subject.test(word))

/** Whether a text names a course that leads to a degree or is part of one: "CPGE", "Erasmus". */
export const namesProgramme = (text: string): boolean =>
  foldText(text)
    .split(' ')
    .some((word) => programmes.has(word))

/** How much a text reads like a degree: its level and where that stands, or a field of study. */
function degreeScore(text: string, words: string[], isSchool: boolean): number {
  if (isSchool && isEastAsian(text) && !namesDegreeOf(text)) return 0
  if (levelOf(text) !== 'none') {
    const isFirst = levelOf(words.slice(0, 2).join(' ')) !== 'none'
    return Math.min(isSchool ? 1 + (isFirst ? 2 : 0) : 4 + (isFirst ? 2 : 0), mostEvidence.title)
  }
  if (namesProgramme(text)) return isSchool ? 1 : 4
  if (namesSubject(text)) return isSchool ? 1 : 2
  return !isSchool && /\s(?:in|en|em|für)\s/u.test(text) ? 2 : 0
}

/** Courses that lead to a degree or are part of one, without telling a level of it. */
const programmes = new Set(
  `degree cpge prepa mpsi pcsi bcpst psi ptsi hypokhagne khagne preparatoire preparatoires preparatory erasmus auslandssemester auslandsstudium
   auslandsjahr lehramt nebenfach hauptfach grundstudium hauptstudium intercambio specialisation specialization spezialisierung
   especializacion especializacao propedeuse micromasters nanodegree`.split(/\s+/),
)

/** Endings of fields of study in several languages. */
const subject =
  /.{3}(?:ology|ologie|ologia|ologija|omics|matics|matik|matica|matique|istry|nomie|nomia|nomics|logique|schaft|wissenschaften|graphy|graphie|grafia|technik|techniek|turismo|istica|istik|kunde)$/
/** Fields of study. */
const fields = new Set(
  `science sciences engineering business administration law nursing medicine arts art design physics chemistry mathematics maths history
   economics finance accounting marketing management psychology education studies literature english music theatre film architecture
   computing computer software informatics statistics philosophy languages linguistics communication communications journalism
   logistics hospitality tourism photography welding commerce electronics electrical mechanical civil
   informatik maschinenbau elektrotechnik jura medizin pflege architektur studium ausbildung lehre weiterbildung physik chemie mathematik
   informatique mathematiques droit gestion genie commerce physique chimie lettres formation ingenieur preparatoire prepa
   informatica ingenieria derecho enfermeria administracion empresas fisica quimica matematicas curso ciclo formacion desarrollo
   engenharia direito enfermagem administracao computacao matematica ingegneria giurisprudenza economia lettere corso
   mecanica electrica electronica telecomunicaciones contabilidad turismo gastronomia periodismo veterinaria diseno arquitectura
   mecanique electronique electrotechnique histoire comptabilite mechatronik geschichte philosophie bauingenieurwesen betriebswirt
   scienze chimica storia filosofia architettura eletrotecnica eletronica mecatronica geschiedenis okonomi datamatiker
   rechten verpleegkunde wiskunde natuurkunde opleiding cursus prawo fizyka matematyka ekonomia zarzadzanie studia kurs informatyka`.split(
    /\s+/,
  ),
)
