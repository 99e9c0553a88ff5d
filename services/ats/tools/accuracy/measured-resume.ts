import type { Layout } from '../../src/domain/report.ts'

/** A point in time as `2021-04` or `2021`, `present`, or null where the resume says nothing. */
export type Told = string | null

/** What a resume says, as far as it is known. A null field is not measured. */
export interface Truth {
  name: string | null
  email: string | null
  phone: string | null
  roles: { title: string | null; employer: string | null; start: Told; end: Told }[]
  education: { school: string | null; end: Told }[]
  skills?: string[]
}

/** By what figures are told apart. */
export const dimensions = ['language', 'columns', 'generator', 'file type'] as const
export type Dimension = (typeof dimensions)[number]

/** A resume whose truth is known. */
export interface MeasuredResume {
  id: string
  of: Record<Dimension, string>
  truth: Truth
  /** Its text as a scan gets it. */
  read(): Promise<{ text: string; layout: Layout | null }>
}
