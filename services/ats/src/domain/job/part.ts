/** What a part of a job description is about: what is asked for or would be nice, the company, or pay, benefits and applying. */
export type Part = 'required' | 'preferred' | 'company' | 'other'
