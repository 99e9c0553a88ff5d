import { answerJson, type HttpDouble } from '@resume/http-double/double'
import { signIn } from '../client/sign-in.ts'
import type { Tour, Traveller } from './tour-of.ts'

const profileText = `Marta Lindqvist
Senior Backend Engineer

Experience
Senior Backend Engineer, Brightwater Payments, Mar 2021 - Present
- Led the move of settlement to TypeScript services

Skills: TypeScript, PostgreSQL`

const jsonResume = {
  basics: { name: 'Marta Lindqvist', label: 'Senior Backend Engineer', email: 'marta.lindqvist@example.com' },
  work: [
    {
      name: 'Brightwater Payments',
      position: 'Senior Backend Engineer',
      startDate: '2021-03',
      highlights: ['Led the move of settlement to TypeScript services.'],
    },
  ],
  skills: [{ name: 'Languages', keywords: ['TypeScript', 'SQL'] }],
}

/** A code host that has one account with one repository, and no account called nobody. */
export const answerAsCodehost: HttpDouble['answer'] = ({ path }, response) => {
  const html_url = 'https://github.com/marta-lindqvist-example'
  if (path.includes('nobody')) return answerJson(response, { message: 'Not Found' }, { status: 404 })
  if (path.includes('broken')) return answerJson(response, {}, { status: 500 })
  if (path.includes('/repos?')) {
    const about = { description: 'Parses SEPA files', language: 'TypeScript', stargazers_count: 42, fork: false }
    return answerJson(response, [{ name: 'sepa-parser', html_url: `${html_url}/sepa-parser`, ...about }])
  }
  const person = { name: 'Marta Lindqvist', bio: 'Backend engineer', location: 'Utrecht', email: null, blog: null }
  return answerJson(response, { login: 'marta-lindqvist-example', html_url, ...person })
}

/** Imports; the traveller is on a paid plan. */
export async function tourImports({ recorder, place, model }: Tour, { session }: Traveller): Promise<void> {
  const { record } = recorder
  const from = (usernameOrUrl: string) => ({ body: { usernameOrUrl } })
  await record('importCodehost', 200, session, from('marta-lindqvist-example'))
  await record('importCodehost', 404, session, from('nobody'))
  await record('importCodehost', 502, session, from('broken'))
  await record('importNetwork', 200, session, { body: { profileText } })
  await record('importJsonResume', 200, session, { query: { replaceMaster: 'false' }, body: jsonResume })
  await record('getImportQuota', 200, session)

  const free = await signIn(place, 'free@example.com')
  await record('importCodehost', 400, free.session, from('marta-lindqvist-example'))
  const imported = await record('importNetwork', 200, free.session, { body: { profileText } })
  await free.session.call('DELETE', `/documents/${imported.body.data.id}`)
  await record('importNetwork', 429, free.session, { body: { profileText } })
  await free.session.call('POST', '/documents', { body: { type: 'RESUME' } })
  await record('importJsonResume', 403, free.session, { body: jsonResume })
  const { answer } = model
  model.answer = (_request, response) => response.writeHead(500).end()
  await record('importNetwork', 502, session, { body: { profileText } })
  model.answer = answer
}
