import type { CourseRead } from '../assemble/courses.ts'
import type { RoleWithWork } from '../assemble/role-with-work.ts'
import type { Contact } from './contact.ts'

/** A field that was read. */
export interface ReadField {
  /** Where it stands in the parsed resume, such as `roles.0.title`. */
  path: string
  value: string
  /** The lines that it was read from, as written. */
  lines: string[]
  /** How sure it is, in percent. */
  confidence: number
}

/** Every field that was read, with its lines and how sure it is. */
export function fieldsOf(
  text: string,
  { name, email, phone, confidence }: Contact,
  roles: RoleWithWork[],
  courses: CourseRead[],
): ReadField[] {
  const lines = text.split('\n')
  const inText = (path: string, value: string, sure: number): ReadField => {
    const line = lines.find((each) => each.toLowerCase().includes(value.toLowerCase()))
    return { path, value, lines: line === undefined ? [] : [line.trim()], confidence: sure }
  }
  const found = [
    inText('name', name, confidence.name),
    inText('email', email, 99),
    inText('phone', phone, confidence.phone),
    ...roles.flatMap(({ title, employer, lines, confidence: own }, at) => [
      { path: `roles.${at}.title`, value: title, lines, confidence: own.title },
      { path: `roles.${at}.employer`, value: employer, lines, confidence: own.employer },
    ]),
    ...courses.flatMap(({ school, credential, lines, confidence: own }, at) => [
      { path: `education.${at}.school`, value: school, lines, confidence: own.school },
      { path: `education.${at}.credential`, value: credential, lines, confidence: own.credential },
    ]),
  ]
  return found.filter(({ value }) => value !== '')
}
