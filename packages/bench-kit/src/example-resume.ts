import { readFileSync } from 'node:fs'

/** A resume of two pages, as text. */
export const exampleResume = readFileSync(new URL('./resume.txt', import.meta.url), 'utf8')
