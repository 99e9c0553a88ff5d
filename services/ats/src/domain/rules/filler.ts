import { findSkills } from '../vocabulary/find-skills.ts'

/** Words that carry no information about the work by themselves. */
const empty = new Set(
  `the a an and or of to in for with on by from as at into within across while when where that which who this these those
   their its our my your his her is are was were be been being all any each every other others various several many much
   different multiple numerous general day daily basis regular regularly always also well very good great best high
   highly hard work worked working works job jobs task tasks duty duties responsibility responsibilities responsible
   activity activities assigned assign needed need needs required require necessary appropriate related relevant such
   company companies organization team teams teamwork member members staff colleagues people person employee employees
   manager managers management boss supervisor supervisors department help helped helping assist assisted assisting
   support supported supporting handle handled handling perform performed performing do did done doing make made making
   provide provided providing maintain maintained ensure ensured ensuring participate participated attend attended
   attending meeting meetings involved include included including meet met goal goals objective objectives target targets
   expectation expectations project projects process processes issue issues problem problems thing things stuff
   environment fast paced successful successfully effective effectively efficient efficiently smooth smoothly excellent
   quality service services customer customers client clients communicate communicated communication skill skills
   operation operations business part role office keep kept up level standard standards time timely manner deadline
   deadlines professional professionally positive attitude player motivated dedicated committed contribute contributed
   success growth value follow followed instructions rule rules policy policies procedure procedures order
   learn learned learning new more whenever wherever everything something anything not only but it they we i
   carry carried out take took care ad hoc etc`.split(/\s+/),
)

/** Minimum and maximum number of words of a filler sentence: shorter ones are labels, longer ones say something somewhere. */
const length = { min: 3, max: 22 }

/**
 * Whether an English bullet point says nothing that would set one person apart from another: no number, no name, no skill,
 * and hardly any word that does not fit every job.
 */
export function isFiller(bullet: string): boolean {
  if (/\d/.test(bullet)) return false
  const words = bullet.match(/[\p{L}]+/gu) ?? []
  if (words.length < length.min || words.length > length.max) return false
  if (words.slice(1).some((word) => /^\p{Lu}/u.test(word))) return false
  const telling = words.filter((word) => !empty.has(word.toLowerCase()))
  return telling.length <= words.length / 8 && findSkills(bullet).length === 0
}
