import type { EducationLevel } from '../report.ts'
import { findSkills } from '../vocabulary/find-skills.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { withClauses } from './clauses.ts'
import { levelAskedAbroad } from './degrees-abroad.ts'
import { levelAsked } from './experience-asked.ts'

/** A degree that a line asks for. */
export interface AskedDegree {
  level: EducationLevel
  /** Fields of study of which any one will do; none where any field will. */
  fields: string[]
  /** The line without the words of the degree: what somebody has studied is no skill. */
  rest: string
}

const degrees = String.raw`(?:degree|diploma|(?:degree|bachelor['’]?s?(?:\/master['’]?s?)?|master['’]?s?) program(?:me)?|bachelor|master|associate|doctorate|ph\.?\s?d|[bm]\.?\s?sc?|b\.?\s?a|m\.?\s?a|b\.?\s?eng|m\.?\s?eng|mba|studium|abschluss|ausbildung|berufsausbildung|formation|forma[cç][aã]o(?: superior| acad[eé]mica| t[eé]cnica)?|dipl[oô]me|bts|dut|cap|bep|licenciatura|carrera|grado|t[ií]tulo(?: universitario| profesional)?|titulaci[oó]n(?: universitaria)?|ingenier[ií]a(?: t[eé]cnica| superior)?|licenciad[oa]s?|ingenier[oa]s?|maestr[ií]a|gradua[cç][aã]o|graduad[oa]|bacharelado|ensino superior|laurea(?: magistrale| triennale)?|dottorato|opleiding|studia|wykszta[lł]cenie|utbildning|examen|formad[oa]s?|cursando|uddannelse|utdanning|utdannelse)\.?(?:['’]s)?`
/** "Bachelor's degree in X, Y or a related field", "Master of X", "Studium der X". */
const withField = new RegExp(
  String.raw`\b${degrees}(?:\s+(?:degree|of science|of arts|of engineering|or (?:an? )?equivalent (?:\p{L}+ )?experience(?=[^.;:()]{1,120}\b(?:science|engineering|information systems|related (?:field|discipline|subject))\b)|or (?:foreign |its |an? )?equivalent))*\s+(?:in|of|der|des|im|in der|als|zum|zur|en|em|w|inom|som|innen|inden for|inden|till)\s+([^.;:()]{2,160}(?:(?<=\b(?:fields?|disciplines?|subjects?|areas?|majors?)\s?)\([^()]{3,160}\))?)`,
  'giu',
)
/** Where the fields end and the sentence goes on. */
const fieldsEnd =
  /\s*(?:,\s*(?:(?:and |or )?(?:at least|with|plus|including|preferably|\d|ideally)|and (?:is|are|has|have|you|\d))|\b(?:with|and (?=[^,]{1,60}\b(?:skills|experience|knowledge)\b)|and (?:at least|\d|experience|is|are|strong|good)|or equivalent|or similar|or comparable|from an?|preferred|required|is|are|plus|degree|e afins)\b).*$/iu
/** Fields that are none. */
const anyField =
  /^(?:an?\s+)?(?:related|similar|relevant|comparable|equivalent|other|any|technical|the)\b|^(?:field|discipline|subject)s?$/iu
/** The same degree again, before another field: "or a master's degree in". */
const again = new RegExp(String.raw`\s*\bor\s+(?:an?\s+)?${degrees}(?:\s+degree)?\s+in\s+`, 'giu')

/** Kinds of schools, whose words name no skill of those who went there. */
const schooling =
  /(?:higher|university|tertiary|college|post-secondary)(?: \p{L}+)? education|(?:(?:hoger|secundair|middelbaar) )+onderwijs|ensino (?:superior|m[eé]dio)|enseignement (?:secondaire|sup[eé]rieur)|educaci[oó]n (?:secundaria|superior)|\b(?:gymnasial|eftergymnasial|akademisk|relevant|högre)\w* (?:utbildning|examen)|\p{L}{4,24}(?:utbildning|uddannelse|utdanning)(?!\p{L})/giu

/** The degree that a line asks for, with its fields; undefined where it asks for none. */
export function degreeIn(line: string): AskedDegree | undefined {
  const level = line.includes('ssociate') && associate.test(line) ? 'associate' : levelAsked(line)
  if (level === 'none') return undefined
  const fields = new Set<string>()
  const rest = line.replace(withField, (whole, written: string) => {
    const named = written.replace(again, ', ').replace(/[()]/g, ',')
    const after = fieldsEnd.exec(named)?.[0] ?? ''
    for (const field of named
      .slice(0, named.length - after.length)
      .split(/\s*,\s*(?:or |and )?|\s+(?:or|oder|o|ou|lub|of|eller|\/)\s+/u)) {
      const name = field.trim().replace(/^(?:an?|the)\s+/iu, '')
      if (name !== '' && !anyField.test(name) && name.split(/\s+/).length <= 5) fields.add(name)
    }
    return ' '.repeat(whole.length - after.length) + after
  })
  return { level, fields: [...fields], rest: withClauses(rest.replace(schooling, ' '), isKept) }
}

/** Whether a clause asks for no education in another language, or names a skill besides. */
const isKept = (clause: string) => levelAskedAbroad(foldText(clause)) === 'none' || findSkills(clause).length > 0

/** The degree below a bachelor's, beside which others are named, too. */
const associate = /\bassociate(?:['’]s)?\s+(?:degree|or\b|of (?:arts|science|applied))/iu
