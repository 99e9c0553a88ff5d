import type { ParsedResume, Role, YearMonth } from '../../src/domain/report.ts'
import type { Told, Truth } from './measured-resume.ts'
import { sayTheSame } from './same-words.ts'

/** What is counted, in the order of the tables. */
export const fields = [
  'name',
  'e-mail',
  'phone',
  'number of roles',
  'title',
  'employer',
  'start',
  'end',
  'whole role',
  'school',
  'school year',
  'skill',
] as const
export type Field = (typeof fields)[number]

/** A field that was compared: what is true, what was read. */
export interface Compared {
  field: Field
  isRight: boolean
  truth: string
  read: string
}

/** Compares what was read with what is true, field by field. */
export function compare(truth: Truth, parsed: ParsedResume): Compared[] {
  return [
    ...textField('name', truth.name, parsed.name),
    ...textField('e-mail', truth.email, parsed.email),
    ...phoneField(truth.phone, parsed.phone),
    {
      field: 'number of roles',
      isRight: truth.roles.length === parsed.roles.length,
      truth: String(truth.roles.length),
      read: String(parsed.roles.length),
    },
    ...pairUp(truth.roles, parsed.roles, roleFields).flatMap(({ compared }) => [...compared, wholeRole(compared)]),
    ...pairUp(truth.education, parsed.education, educationFields).flatMap(({ compared }) => compared),
    ...(truth.skills ?? []).map((skill): Compared => {
      const read = parsed.skills.find((found) => sayTheSame(skill, found)) ?? ''
      return { field: 'skill', isRight: read !== '', truth: skill, read }
    }),
  ]
}

/** Gives each true entry the read one with which it has most in common; each read one is given once. */
function pairUp<T, R>(truth: T[], read: R[], fieldsOf: (truth: T, read: R | null) => Compared[]) {
  const right = (compared: Compared[]) => compared.filter(({ isRight }) => isRight).length
  const offers = truth
    .flatMap((wanted, at) =>
      read.map((found, place) => ({ at, place, common: right(fieldsOf(wanted, found)), apart: Math.abs(at - place) })),
    )
    .filter(({ common }) => common > 0)
    .sort((one, other) => other.common - one.common || one.apart - other.apart)
  const given = new Map<number, number>()
  const taken = new Set<number>()
  for (const { at, place } of offers) {
    if (given.has(at) || taken.has(place)) continue
    given.set(at, place)
    taken.add(place)
  }
  return truth.map((wanted, at) => ({
    at: given.get(at),
    compared: fieldsOf(wanted, read[given.get(at) ?? -1] ?? null),
  }))
}

/** Fields that doubts are about: the names of a role, and the school of a course. */
const doubted: ReadonlySet<Field> = new Set(['title', 'employer', 'school'])

/** Positions of the roles and courses whose names were read rightly; others are misread, or stand in no truth. */
export function readRightly(truth: Truth, parsed: ParsedResume): { roles: Set<number>; courses: Set<number> } {
  const right = (pairs: { at: number | undefined; compared: Compared[] }[]) =>
    new Set(
      pairs.flatMap(({ at, compared }) =>
        at !== undefined && compared.every(({ field, isRight }) => isRight || !doubted.has(field)) ? [at] : [],
      ),
    )
  return {
    roles: right(pairUp(truth.roles, parsed.roles, roleFields)),
    courses: right(pairUp(truth.education, parsed.education, educationFields)),
  }
}

function roleFields(truth: Truth['roles'][number], read: Role | null): Compared[] {
  return [
    ...textField('title', truth.title, read?.title ?? ''),
    ...textField('employer', truth.employer, read?.employer ?? ''),
    ...dateField('start', truth.start, toldOf(read?.start ?? null)),
    ...dateField('end', truth.end, read?.current ? 'present' : toldOf(read?.end ?? null)),
  ]
}

function educationFields(
  truth: Truth['education'][number],
  read: ParsedResume['education'][number] | null,
): Compared[] {
  return [
    ...textField('school', truth.school, read?.school ?? ''),
    ...(truth.end === 'present'
      ? []
      : dateField('school year', truth.end?.slice(0, 4) ?? null, toldOf(read?.end ?? null))),
  ]
}

function wholeRole(compared: Compared[]): Compared {
  const join = (side: 'truth' | 'read') => compared.map((one) => one[side]).join(' / ')
  return {
    field: 'whole role',
    isRight: compared.every(({ isRight }) => isRight),
    truth: join('truth'),
    read: join('read'),
  }
}

function textField(field: Field, truth: string | null, read: string): Compared[] {
  return truth === null ? [] : [{ field, isRight: sayTheSame(truth, read), truth, read }]
}

function phoneField(truth: string | null, read: string): Compared[] {
  if (truth === null) return []
  const digits = (text: string) => text.replace(/\D/g, '').slice(-8)
  return [{ field: 'phone', isRight: digits(truth) === digits(read), truth, read }]
}

/** A month that the truth does not know is not asked for. */
function dateField(field: Field, truth: Told, read: string): Compared[] {
  return truth === null ? [] : [{ field, isRight: read === truth || read.startsWith(`${truth}-`), truth, read }]
}

function toldOf(when: YearMonth | null): string {
  if (!when) return ''
  return when.month === 0 ? String(when.year) : `${when.year}-${String(when.month).padStart(2, '0')}`
}
