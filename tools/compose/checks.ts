import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** First-party origin of the compose file's defaults. */
const origin = 'http://localhost:3000'

const resume = `Jordan Example
jordan@example.com | +1 202 555 0143 | https://example.com/jordan

EXPERIENCE
Software Engineer, Example Works, January 2020 - Present
- Cut the cost of 40 nightly TypeScript jobs by 35 % with PostgreSQL partitioning

EDUCATION
BSc Computer Science, Example University, 2019

SKILLS
TypeScript, PostgreSQL, Redis, Docker`

/** Waits until something holds. @throws Error that says what did not, with the last reason */
export async function eventually<T>(what: string, seconds: number, attempt: () => Promise<T>): Promise<T> {
  const until = performance.now() + seconds * 1_000
  for (;;) {
    try {
      return await attempt()
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      if (performance.now() > until) throw new Error(`${what}: not within ${seconds} s (${reason})`, { cause })
      await wait(500)
    }
  }
}

/** One request to the gateway: a form, JSON, or nothing but a question. */
export function ask(url: string, body?: object, headers: Record<string, string> = {}): Promise<Response> {
  const json = body && !(body instanceof FormData)
  return fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { origin, ...(json ? { 'content-type': 'application/json' } : {}), ...headers },
    body: body instanceof FormData ? body : body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(10_000),
  })
}

/** As {@link ask}. @throws Error when it is refused */
export async function request(...question: Parameters<typeof ask>) {
  const response = await ask(...question)
  const text = await response.text()
  if (!response.ok) throw new Error(`${question[0]} answered ${response.status}: ${text.slice(0, 500)}`)
  return { json: JSON.parse(text), cookies: response.headers.getSetCookie().map((each) => each.split(';')[0]) }
}

/** @throws Error that says what does not hold */
export function expectThat(what: string, holds: boolean): void {
  if (!holds) throw new Error(`${what}: does not hold`)
}

/** Waits until the gateway says that requests can be served. */
export async function waitUntilReady(url: string): Promise<void> {
  await eventually('the gateway is ready', 120, () => request(`${url}/api/v1/health/ready`))
}

/**
 * Liveness, the description of the interface, and a file's text and a scan for nobody in particular.
 * @param file a resume as PDF
 */
export async function checkAnonymousUse(url: string, file: string): Promise<void> {
  const health = await request(`${url}/api/v1/health`)
  expectThat('/health says ok', health.json.data.status === 'ok')
  const description = await request(`${url}/openapi.json`)
  expectThat('/openapi.json describes the scan', '/api/v1/ats/check' in description.json.paths)
  const form = new FormData()
  form.set('resume', new Blob([readFileSync(file)], { type: 'application/pdf' }), 'resume.pdf')
  const extracted = await request(`${url}/api/v1/ats/extract`, form)
  expectThat('a PDF gives its text', extracted.json.data.text.length > 100)
  const scan = await request(`${url}/api/v1/ats/check`, { resume, jobDescription: 'TypeScript engineer' })
  expectThat('an anonymous scan gives a report', scan.json.data.report.version === 'ats-v2')
}

/**
 * Signs a new person in.
 * @param findCode finds the code that was sent to an address; throws while there is none
 * @returns the session's cookie
 */
export async function signIn(
  url: string,
  email: string,
  findCode: (email: string) => Promise<string>,
): Promise<string> {
  await request(`${url}/api/v1/auth/email-otp/send-verification-otp`, { email, type: 'sign-in' })
  const otp = await eventually('a sign-in code is written', 20, () => findCode(email))
  const { cookies } = await request(`${url}/api/v1/auth/sign-in/email-otp`, { email, otp })
  return cookies.join('; ')
}

/** Sees to it that a session is this person's. */
export async function checkSession(url: string, cookie: string, email: string): Promise<void> {
  const { json } = await request(`${url}/api/v1/users/me`, undefined, { cookie })
  expectThat('the session belongs to the person who signed in', json.data.email === email)
}
