import { clientOf } from '../client/client.ts'
import { exampleJob, exampleResume, fileForm } from '../client/example.ts'
import { signIn } from '../client/sign-in.ts'
import type { Tour, Traveller } from './tour-of.ts'

const resume = `Marta Lindqvist
marta.lindqvist@example.com | +31 20 794 0123 | github.com/marta-lindqvist-example

Experience
Senior Backend Engineer, Brightwater Payments, Mar 2021 - Present
- Led the move of settlement to TypeScript services; payouts now arrive 11 hours earlier

Education
Delft University of Technology, MSc in Computer Science, 2016

Skills: TypeScript, PostgreSQL, Kubernetes`

/** Scans, analyses, conversions and extractions; the traveller has credits. */
export async function tourAts({ recorder, place, model }: Tour, { session }: Traveller): Promise<void> {
  const { record } = recorder
  const body = { resume, jobDescription: exampleJob }
  const anonymous = clientOf(place.url, {}, place.judge)
  await record('checkResume', 200, session, { body })
  await record('checkResume', 400, session, { body: { ...body, resume: '' } })
  await record('checkResume', 200, anonymous, { body }, { name: 'anonymous' })
  await record('checkResume', 429, anonymous, { body })
  await record('getAtsQuota', 200, session)
  await record('analyzeResume', 200, session, { body })
  const page = { ...body, fetchJobUrl: true, jobUrl: 'https://localhost/job' }
  await record('analyzeResume', 400, session, { body: page })
  await record('convertResume', 200, session, { body: { resume } })

  await record('extractResumeText', 200, session, { body: fileForm(exampleResume) })
  await record('extractResumeText', 400, session, { body: fileForm(Buffer.from('%PDF-1.7 and nothing else')) })
  const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  await record('extractResumeText', 415, session, { body: fileForm(picture, 'resume.png') })
  await record('extractResumeText', 413, session, { body: fileForm(Buffer.alloc(6 * 1024 * 1024, 'x')) })

  const { answer } = model
  model.answer = (_request, response) => response.writeHead(500).end()
  await record('convertResume', 502, session, { body: { resume } })
  model.answer = answer
  const free = await signIn(place, 'without-credits@example.com')
  await record('analyzeResume', 402, free.session, { body }, { as: '*' })
  await record('convertResume', 403, free.session, { body: { resume } })
}
