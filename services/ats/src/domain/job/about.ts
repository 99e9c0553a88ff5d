/** What a heading of a job description is about. */
export type About = 'duties' | 'asks' | 'preferred' | 'company' | 'other'
