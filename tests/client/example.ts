import { readFileSync } from 'node:fs'

/** The example resume as a file, and a job description. */
export const exampleResume = readFileSync(new URL('../../examples/resume.pdf', import.meta.url))
export const exampleJob = readFileSync(new URL('../../examples/job.txt', import.meta.url), 'utf8')

/** A form as a browser sends it. */
export function fileForm(bytes: Uint8Array<ArrayBuffer>, name = 'resume.pdf'): FormData {
  const form = new FormData()
  form.set('resume', new Blob([bytes]), name)
  return form
}
