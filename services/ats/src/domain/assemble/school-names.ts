import { isDuration } from '../annotate/cell-kinds.ts'
import { namesProgramme, namesSubject } from '../annotate/course-evidence.ts'
import { findDates } from '../annotate/find-dates.ts'
import { levelOf } from '../annotate/levels.ts'
import { isPlace } from '../annotate/places.ts'
import { namesField } from '../vocabulary/field-words.ts'
import { legalForm } from '../vocabulary/legal-forms.ts'
import { employerScore, titleScore } from '../vocabulary/role-words.ts'
import { isSchoolCalled, isSchoolWord, namesSchool } from '../vocabulary/school-words.ts'
import { isKnownTown } from '../vocabulary/towns.ts'
import { namesUnit } from '../vocabulary/unit-words.ts'
import { degreeBeforeSchool } from './degree-before-school.ts'
import { isPartOfUniversity, namesPart, universityAlone, withoutPartsBehind, withoutStreet } from './parts-of-names.ts'
import { withoutTown } from './role-names.ts'
import { withoutSchoolTown } from './towns-of-schools.ts'

const isCut = (text: string) =>
  isSchoolWord(text) || /\s(?:of|de|du|des|della|degli|dei|delle|di|do|da|for|für|van|voor|and|&)$/iu.test(text)
/** Kinds of schools that no school is called by alone. */
const kindAlone = /^(?:community college|state university)$/iu
const isStart = (text: string) =>
  /^\p{Lu}[^,|:]*$/u.test(text) && text.split(' ').length <= 6 && levelOf(text) === 'none'

/** Lines with the names of schools whole: "Anna Example / University", "Institute of / Management", "Politechnika / Łódzka". */
export function joinBrokenSchools(lines: string[]): string[] {
  const whole: string[] = []
  for (const line of lines) {
    const above = whole.at(-1) ?? ''
    /** The last of the names that stand on the line above: "Laurea in Fisica | Università degli / Studi di Kestwick". */
    const before = above.slice(above.lastIndexOf(' | ') + 1).replace(/^\| /, '')
    const isPlain = isName(before) && isName(line)
    const goesOn = isPlain && namesSchool(before) && isCut(before) && isStart(line) && !namesSchool(line)
    const isPlaced = endsWithComma(above) && isPlaceAndDates(line)
    const isEnd =
      isPlain &&
      (isCut(line) || (kindAlone.test(line) && !isSubject(before))) &&
      isStart(before) &&
      !namesSchool(before)
    const [, name = '', dates = ''] = isOneSchoolWord(line) ? (beforeDates.exec(above) ?? []) : []
    if (name !== '' && !namesSchool(name) && findDates(dates).length > 0)
      whole[whole.length - 1] = `${name} ${line}${dates}`
    else if (goesOn || isEnd || isPlaced) whole[whole.length - 1] = `${above} ${line}`
    else whole.push(line)
  }
  return whole
}

/** A name, and what stands behind a gap. */
const beforeDates = /^(\S.{3,80}?\S)(\s{3,}\S.{3,40})$/u
/** Whether a school and a comma end a line without dates, and a town and dates are the next: "Harbour College,", "Leeds 2015 – 2018". */
const endsWithComma = (line: string) =>
  line.length <= 120 && line.endsWith(',') && namesSchool(line) && findDates(line).length === 0
function isPlaceAndDates(line: string): boolean {
  const [first] = line.length > 60 ? [] : findDates(line)
  return (
    first !== undefined &&
    /^\p{Lu}[\p{L}. -]{2,30}[\s,(]{1,4}$/u.test(line.slice(0, first.from)) &&
    /^[\P{L}]*$/u.test(line.slice(findDates(line).at(-1)?.to))
  )
}
/** The last word of a school's name alone on its line, as its column was full. */
const isOneSchoolWord = (line: string) => /^\p{Lu}\p{L}{4,20}$/u.test(line) && isSchoolWord(line)

const isName = (line: string) =>
  line !== '' &&
  line.length <= 60 &&
  levelOf(line) === 'none' &&
  findDates(line).length === 0 &&
  !/\s{3}|[|•]/.test(line)

const nounFirst =
  /(?<=[\s’'])(?:(?:Technische|Freie|Katholische|Duale)\s+)?(?:(?:\p{Lu}\p{L}+-)?Universität|Hochschule|Fachhochschule|Hogeschool|Universiteit|Università|Universidad|Universidade|Université|Uniwersytet|Politechnika|Politecnico|[ÉE]cole|Lycée|Istituto|Instituto|Akademie|Akademia|Universitatea|Universitat|Univerzita|Liceul|Colegiul|IUT|INSA|UFR)\s+[\p{L}„“”"«]/u
const nounWithPlace =
  /(?:University|College|Institute)\s+(?:of|at)\s+\p{Lu}[\p{L} ]*|(?:UNIVERSITY|COLLEGE|INSTITUTE)\s+(?:OF|AT)\s+\p{Lu}[\p{Lu} ]*/u
const nounLast =
  /(?:\p{Lu}\p{L}{2,30}- und\s)?(?:\p{Lu}[\p{L}.'’-]{0,40}\s+){0,2}(?:University|UNIVERSITY|College|COLLEGE|Institute|INSTITUTE)(?!\p{L})/u

/** A faculty in France, whose name is its fields: "UFR Sciences et Techniques". */
const namedByFields = 'UFR'

/** What a school is called by, and what is studied there: "UvA Social Sciences", "MIT Physics". */
function calledFirst(text: string): [string, string] | undefined {
  const at = text.indexOf(' ')
  const [called, rest] = [text.slice(0, at), text.slice(at + 1)]
  if (at < 0 || called === namedByFields || text.length > longestSchool || !isSchoolCalled(called)) return undefined
  const [first = ''] = rest.split(' ')
  const isStudied = isSubject(rest) || levelOf(first) !== 'none' || /^[\p{Ll}]{4,}$/u.test(first)
  /** "IUT Chimie de Leeds" */
  const isPlaced = isKnownTown(/\s(?:de |d['’])(\p{Lu}[\p{L}-]+)/u.exec(rest)?.[1] ?? '')
  return isStudied && !isPlaced && !isKnownTown(first) && !namesSchool(rest) ? [called, rest] : undefined
}

/** What is studied at a school, and its short form behind: "Grado en Fisica UNED". */
function calledLast(text: string): [string, string] | undefined {
  const [, learnt = '', called = ''] = /^(\p{Lu}.{3,120}) (\p{Lu}{2,8})$/u.exec(text) ?? []
  const isStudied = learnt !== '' && (levelOf(learnt) !== 'none' || isSubject(learnt))
  return isStudied && isSchoolCalled(called) && levelOf(called) === 'none' && !namesSchool(learnt)
    ? [learnt, called]
    : undefined
}

/** The school that children go to in the Netherlands, by its level, before its name: "VWO Anna Lee". */
const levelFirst = /^(VWO|HAVO|MAVO|VMBO(?:-[TKB]{1,2}L?)?) (\p{Lu}.{2,60})$/u

/** What stands between a degree and its school: a dash, or "of" in French. */
const joint = /\s(?:[–—-]\s|(?:de|à) l['’])$/u

/** A school behind the word for "at", in seven languages, up to what else is said of it. */
const atSchool =
  /^(.*?),?(?<!\p{L})(?:an der |am |an dem |bei der |An der |AN DER |AM |AN DEM |presso (?:il |la |lo |l['’])?|all['’]|alla |allo |al |à l['’]|à la |à |au |[Aa]t (?:the )?|by |en la |en el |na |no )(\p{Lu}[^;]*)$/u

/**
 * What stands before the word for "at", and the school behind it: "Laurea in Fisica, all'Università di X, Dipartimento di Y".
 * Nothing if there is none, or if what stands before names a school.
 */
export function schoolBehindAt(text: string): [string, string] | undefined {
  const [, before = '', behind = ''] = atSchool.exec(text) ?? []
  const [school = ''] = behind.split(/,\s|(?<!(?:^|\s)\p{Lu})\.\s+(?=\p{Lu})/u)
  const isSchool = school !== '' && (before === '' || namesSchool(school))
  return isSchool && !namesSchool(before) ? [before.trim(), school.trim()] : undefined
}

/** A degree and a school without anything between them: "B.S. Computer Science State University", "Bachelor Logistik Hochschule Bremen". */
export function splitSchool(text: string): [string] | [string, string] {
  const at = schoolBehindAt(text) ?? degreeBeforeSchool(text)
  if (at && at[0] !== '') return at
  const called = calledFirst(text)
  if (called) return [called[1], called[0]]
  const last = calledLast(text)
  if (last) return last
  /** In most languages the noun comes first. */
  const noun = nounFirst.exec(text)
  if (noun && noun.index > 0) {
    return [text.slice(0, noun.index).replace(joint, '').trim(), text.slice(noun.index).trim()]
  }
  const school = nounWithPlace.exec(text) ?? nounLast.exec(text)
  if (!school || school.index === 0 || /high school/i.test(text)) return [text]
  /** The word of a subject before a name of at least two words is what was studied there. */
  const [first = '', ...others] = school[0].trim().split(' ')
  const from = others.length > 1 && namesSubject(first) ? school.index + first.length + 1 : school.index
  return [text.slice(0, from).trim() || text, text.slice(from, school.index + school[0].length).trim()]
}

/** Longest text that is searched for a school, in characters. */
const longestSchool = 400

/** What is said before a school and a comma, and the school: "Steel and Bridges, Harbour College". Undefined if it may be a part of the name. */
function fieldBefore(text: string): [string, string] | undefined {
  const at = text.lastIndexOf(', ')
  const [before, school] = [text.slice(0, at), text.slice(at + 2)]
  const isName = at <= 0 || namesSchool(before) || namesUnit(before) || employerScore(before) > 0
  return isName || !namesSchool(school) || namesPart(before) ? undefined : [before, school]
}

/** A degree, and the school that stands among what follows behind commas: "Diploma in Welding, Harbour College, Leeds, grade 2". */
export function schoolAmong(text: string): [string, string] | undefined {
  const parts = text.split(/,\s+/)
  const at = parts.findIndex((part, index) => index > 0 && namesSchool(part))
  return at < 0 || namesSchool(parts[0] ?? '') ? undefined : [parts.slice(0, at).join(', '), parts[at] ?? '']
}

/** Whether words before a school name what is studied there, and no part of it: "Mechanical Engineering". */
const isSubject = (text: string) => namesSubject(text) && !namesSchool(text) && !namesUnit(text) && !namesPart(text)

/** Whether a second degree stands behind a school, both of which the words before it are about: "École de Kestwick et Master". */
const goesOnWithDegree = (text: string) =>
  levelOf(/\s(?:et|und|and|y|e)\s(\p{Lu}\p{L}+)$/u.exec(text)?.[1] ?? '') !== 'none'

/** What names of universities begin with, which is a subject or a word of one elsewhere: "West University of X", "X Science and Technology University". */
const goesOnWithSchool = /(?:^|\s)(?:and|&|of|for|und|für|et|y|e|the|(?:north|south|east|west|central)(?:ern)?)$/iu

/** A college or institute and its town, before which one word is a part of its name. */
const collegeOf = /^(?:college|institute) of \p{L}/iu

/** A school and a degree without anything between them: "Harbour College Bachelor of Arts", "FH Aldmoor B.Eng. Brückenbau". */
const schoolFirst =
  /^([^,]{2,60}?) ((?:[BM]\. ?(?:Eng|Sc|A|Ed|Tech|Com|Phil)|[BM](?:Sc|Eng|Ed|Tech|Com)|Bachelor|Master|Associate|Diplom|Magister|Licence|Licenciatura|Laurea|Grado|M[aá]ster|Mestrado|Bacharelado|Ph\.? ?D)(?!\p{L}).*)$/iu

/** What is told of the date behind a school: "Harbour College – concluído em". */
const endTold =
  /\s[–—-]\s(?:in[ií]cio|iniciad[oa]|inicio|finaliza(?:d[oa]|ção)|conclu(?:[ií]d[oa]|s[ãa]o)|términ[oa]|terminad[oa]|completed|graduated|obten(?:u|ue|tion)|obtenid[oa]|egres(?:o|ad[oa])|abgeschlossen|abschluss|diplômée?|afgerond|ukończon[ay])(?: (?:em|en|in|le))?$/iu

/**
 * A name of a school alone, and the degree that was read with it, empty for none: of two texts with a wide gap between them, the
 * one that names a school ("Aldmoor University   4.0 GPA"), and what stands before a degree ("Aldmoor University, Bachelor of Arts").
 */
export function schoolAlone(written: string): [string, string] {
  if (written.length > longestSchool) return [written, '']
  const text = written.replace(endTold, '')
  const [first = '', second = '', ...others] = text.split(/\s{3,}/)
  if (second !== '' && others.length === 0 && namesSchool(first) !== namesSchool(second)) {
    const [school, rest] = namesSchool(first) ? [first, second] : [second, first]
    return [school, levelOf(rest) === 'none' ? '' : rest]
  }
  const [, before = '', behind = ''] = /^([^,]{3,80}?)(?:,| [–—-]) (.+)$/u.exec(text) ?? []
  if (namesSchool(before) && !namesSchool(behind) && levelOf(behind) !== 'none') return [before, behind]
  const called = calledFirst(text)
  if (called) return called
  const learnt = degreeBeforeSchool(text)
  if (learnt) return [learnt[1], learnt[0]]
  const [, level = '', named = ''] = levelFirst.exec(text) ?? []
  if (named !== '' && !isSubject(named)) return [named, level]
  const field = fieldBefore(text)
  if (field) return [field[1], field[0]]
  const [studied = '', at = ''] = splitSchool(text)
  if (goesOnWithSchool.test(studied) && levelOf(studied) === 'none') return [text, '']
  /** "Ghana Communication Technology University" */
  if (isPlace(studied.split(' ')[0] ?? '') && levelOf(studied) === 'none') return [text, '']
  /** "Nursing College of Leeds" */
  if (collegeOf.test(at) && /^\p{Lu}\p{L}+$/u.test(studied) && levelOf(studied) === 'none') return [text, '']
  const isStudied = levelOf(studied) !== 'none' || namesField(studied) || isSubject(studied) || namesProgramme(studied)
  if (at !== '' && isStudied && !goesOnWithDegree(at)) return [at, studied]
  const [, school = '', degree = ''] = schoolFirst.exec(text) ?? []
  const isSchool = namesSchool(school) && levelOf(school) === 'none' && !namesSchool(degree)
  return isSchool && levelOf(degree) !== 'none' ? [school, degree] : [text, '']
}

/** A school of what stands beside it: a firm where somebody learnt for it ("Red Mill GmbH, Harbour College"), or what was learnt ("Certificate - Harbour College"). */
function withoutBeside(name: string): string {
  const parts = name.split(/,\s|\s\/\s|\s[–—-]\s/)
  const [faculty = '', called = ''] = parts
  if (parts.length === 2 && isPartOfUniversity(faculty) && isSchoolCalled(called)) return called
  const [school, ...others] = parts.filter((part) => namesSchool(part) && !legalForm.test(part))
  if (school === undefined || others.length > 0 || parts.length < 2) return name
  const rest = parts.filter((part) => part !== school)
  if (rest.every((part) => legalForm.test(part))) return school
  const isLearnt = (part: string) => part.includes(' ') && (levelOf(part) !== 'none' || titleScore(part) > 0)
  return school === parts.at(-1) && rest.some(isLearnt) && !rest.some((part) => namesUnit(part) || namesPart(part))
    ? school
    : name
}

/** A name without the country behind it: "Aldmoor University, Brazil". */
function withoutCountry(name: string): string {
  const [, school = '', country = ''] = /^(.+), ([^,]{3,20})$/u.exec(name) ?? []
  return school !== '' && isPlace(country) ? school : name
}

/** A school of a university: "Ada Lee School of Music". */
const schoolOf = /^(?:(?:\p{Lu}[\p{L}.'’&-]* ){0,5}(?:School|College|Institute) (?:of|for) \p{L}|Institut für \p{L})/u
/** A town that is called after a saint: "SAINT-ALDMOOR", "St Kestwick". */
const saint = /^(?:saint|sainte|sankt|san|santa|st\.?|ste)[ -]\p{Lu}[\p{L}’' -]{2,30}$/iu
/** How long somebody was there, in a bracket at the end: "Harbour College (2 semesters)". */
const hours = /^\d{1,4} ?(?:h|hrs?|hours|horas|heures|ore|stunden|uur|ects|credits|cfu)$/iu
/** The same without a bracket: "Harbour College 260h." */
const hoursBehind = /(?<=\p{L}),? \d{2,4} ?(?:h|hrs|hours|horas|heures|ore|stunden)\.?$/iu
const withTime = /\s\(([^()]{3,30})\)$/u
function withoutTime(name: string): string {
  const found = withTime.exec(name)
  return found && (isDuration(found[1] ?? '') || hours.test(found[1] ?? ''))
    ? name.slice(0, found.index)
    : name.replace(hoursBehind, '')
}

/** A bracket at the end that stands open, as its rest was a date: "Harbour College (completed in". */
const openBracket = /\s{0,3}\([^()]*$/u

/** Marks and honours behind a school, in several languages, with all that follows: "Harbour College, mention Bien. Cours de physique". */
const marks =
  /,?\s{1,3}(?:(?:rank(?:ed)?|rang):? \d|class of \d|promo(?:tion)? \d|no degree|mention (?:tr[eè]s |assez )?bien|avec mention|(?:magna |summa |insigni )?cum laude|with (?:first[- ]class |high )?(?:honou?rs|distinction)|(?:c?gpa|grade|score|note|abschlussnote|notendurchschnitt|durchschnitt|voto|votazione|punteggio|nota|promedio|m[eé]dia|cijfer|gemiddeld|ocena|průměr)\s{0,3}:?\s{0,3}\d)(?!\p{L}).*$/iu
/** What else is said of the studies behind a school, with all that follows: "Harbour College – Attained 72 %", "…, affiliated to Aldmoor University". */
const behindName =
  /(?:\s?[–—-]{1,3}\s?|,?\s)(?:(?:attained|secured|obtained|scored|securing|passed|aggregate|percentage|with|having)\b(?=.{0,80}\d)|(?:which is |duly )?(?:affiliated|approved|accredited|recogni[sz]ed) (?:to|by|with|from)(?!\p{L})).*$|,\sAt\s\p{Lu}.*$/iu

/** What examines for a school, in a bracket behind it: "Harbour College (Board of Secondary Education)". */
const examiner =
  /\s{0,3}\((?:[^()]{0,60}\bboard of [^()]{3,80}|(?:affiliated|accredited|autonomous)\b[^()]{0,80}|CBSE|ICSE|HSC|SSC)\)/iu

/**
 * What kind of school it is or how it is rated, its seat or its province in Italy, in a bracket at the end: "Red Mill (Vocational School)", "(CAPES 6)", "(CT)"; and
 * what offers its courses: "Harbour College on Coursera".
 */
const besideSchool =
  /\s\((?:vocational school|high ?school|secondary school|[^()]{2,40} campus|(?:campus|sede|unidade|filial|standort) [^()]{2,40}|CAPES \d|university|liceo|gymnasium)\)$|(?<=^(?:I\.?T\.?I\.?S|Istituto|Liceo|Scuola|I\.?I\.?S|Università)(?!\p{L})[^()]{3,80})\s\(\p{Lu}{2}\)$|,? (?:on|via|through) (?:Coursera|edX|Udemy|Udacity|FutureLearn)(?!\p{L}).*$/iu

/** Honours in numbers before a school: "score 4.2 of 5. Aldmoor University". */
const marksBefore =
  /^(?:score|grade|gpa|cgpa|average|note)\s?:?\s\d[\d.,]*(?:\s?(?:\/|of|out of)\s?\d+)?[.,]\s(?=\p{Lu})/iu

/** What is said of the studies behind a school, with all that follows: "Harbour College. Thesis: …", "Universität Aldmoor Studienrichtung". */
const ofStudies =
  /(?:\.\s+(?=\p{Lu}\p{L}+(?::|\s|$))|\s)(?:(?:im |mit )?(?:dem )?(?:Zweig|Ausbildungszweig)|Studienrichtung|Fachrichtung|Studiengang|Schwerpunkt|Abschluss|Graduation|Dissertation|(?:Master|Bachelor|Diploma|Doctoral)(?:['’]s)? thesis|Thesis|Masterarbeit|Bachelorarbeit|M[ée]moire|Tesis?|Specialization)(?!\p{L}).*$/u

/** The seat of a school behind its name, in several languages, and the number of its department in France, with all that follows. */
const seatBehind =
  /(?:,?\s(?:(?:sede|standort|campus|site)\s?:\s|sede\s|\((?:0[1-9]|[1-8]\d|9[0-5]|2[AB]|97\d)\))|\s?[–-] ?standort ).*$/iu
/** A school for children, and the town behind the word for "at": "LYCÉE ANNA LEE À ALDMOOR-SUR-MER". */
const frenchTown =
  /^(?:lyc[ée]e|coll[èe]ge|[ée]cole|CFA|MFR|institut) (?!sup[ée]rieure?$)[\p{L}’'. -]{3,60}?(?= [àÀ] (?:la |La )?\p{Lu}[\p{L}’' -]{2,40}$)/iu

/** A faculty of a university of Hungary by their short forms, whose last letter is that of the word for a faculty: "ABC-DEK". */
const shortFaculty = /(?<=^\p{Lu}{3,5})[- –]\p{Lu}{1,4}K$/u

/** What somebody does or did at a school, in several languages, before its name: "Egresada de la Escuela Aldmoor". */
const attended =
  /^(?:(?:egresad|graduad|titulad|diplomad|alumn|licenciad)[oa] (?:de|en|por)(?: la| el)?|estudiante (?:de|en)(?: la| el)?|(?:student|studying|studied|studies|graduated?) (?:at|from)(?: the)?|frequenting|attend(?:ed|ing)|frequentant[ei]|(?:doktorant(?:ka)?|absolwent(?:ka)?|student(?:ka)?|studia na|absolvent(?:ka)?|végzett hallgató)|(?:studente|studentessa|iscritt[oa]) (?:presso|alla?)(?: il)?|[ée]tudiante? (?:[àa]|en|au)(?: la)?|studium an der) (?=\p{Lu})/iu

/** A faculty by its short form behind a university, in Spanish and Portuguese, with all that follows: "UBA / FADU", "Universidad Aldmoor FRBA". */
const facultyBehind =
  /(?<=^(?:\p{Lu}{3,6}|Universi[^,]{5,60}))\s?(?:[–/-]\s?)?(?<=[\s/-])(?:F|ES)\p{Lu}{2,5}(?!\p{L}).*$/u

/** A word for "at" before the name: "au lycée Aldmoor". */
const atBefore = /^(?:de l['’]|au|à la|à l['’]|à|at the|at|from|an der|am|alla|all['’]|en el|en la|na|no) ?(?=\p{L})/u

function withoutAt(name: string): string {
  const rest = name.replace(attended, '').replace(atBefore, '')
  return rest !== name && /^\P{L}*\p{L}/u.test(rest) && namesSchool(rest.split(' ').slice(0, 2).join(' ')) ? rest : name
}

/** A town behind the word for "in": "Harbour College in Leeds". */
const inTown = / (?:in|à|À|a|en) \p{Lu}[\p{L} -]+\.?$/u
/** Names that many towns have a school by, which is told by its town: "Medical University in Leeds", "Gymnasium in Leeds". */
const ofAnyTown =
  /^(?:(?:medical|state|technical|national|open|free|catholic|higher|secondary|high|primary|art|music|business|vocational|technische|medizinische|pädagogische) )?\p{L}+$/iu

function withoutInTown(name: string): string {
  const found = inTown.exec(name)
  return found && !ofAnyTown.test(name.slice(0, found.index)) ? withoutTown(name) : name
}

/** What kind of school it is, behind a dash, in French: "Institut de Kestwick – Grande École d’Ingénieurs". */
const kindBehind = /\s[–—-]\s(?:grande école|école d['’]ingénieurs?|école de commerce).{0,40}$/iu

/** A name of a school without its faculty or its town behind a dash: "Aldmoor University – Faculty of Law", "Universidad X – Leeds". */
export function withoutPart(given: string): string {
  const school = withoutCountry(
    withoutStreet(
      withoutTime(
        [
          marksBefore,
          kindBehind,
          shortFaculty,
          facultyBehind,
          seatBehind,
          openBracket,
          marks,
          behindName,
          examiner,
          besideSchool,
          ofStudies,
        ].reduce((name, behind) => name.replace(behind, ''), given),
      ),
    ),
  )
  const named = withoutInTown(withoutAt(withoutBeside(withoutSchoolTown(school))))
  const alone = universityAlone(frenchTown.exec(named)?.[0] ?? named)
  const name = withoutPartsBehind(alone, (text) => schoolOf.test(text) || saint.test(text))
  const isName = namesSchool(name) || (!namesSchool(school) && /\p{L}/u.test(name))
  return isName ? name : school
}
