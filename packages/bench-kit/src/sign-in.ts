import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { appOrigin } from '@resume/test-kit/test-platform'

/**
 * Signs somebody new in with a one-time code.
 * @param place.mailDir where the platform's mail arrives
 * @returns headers that carry the session
 * @throws Error when the platform refuses, or no code arrives within 10 s
 */
export async function signIn(place: { url: string; mailDir: string }, email: string): Promise<Record<string, string>> {
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', origin: appOrigin }
    const url = `${place.url}/api/v1/auth${path}`
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  }
  await post('/email-otp/send-verification-otp', { email, type: 'sign-in' })
  const cookies = await post('/sign-in/email-otp', { email, otp: await codeIn(place.mailDir) })
  return { origin: appOrigin, cookie: cookies.join('; ') }
}

async function codeIn(mailDir: string): Promise<string> {
  for (const until = Date.now() + 10_000; Date.now() < until; await wait(50)) {
    const [file] = readdirSync(mailDir)
    const code = file && /\b\d{6}\b/.exec(readFileSync(join(mailDir, file), 'utf8').split('\n\n').slice(1).join())?.[0]
    if (code) return code
  }
  throw new Error('no sign-in code arrived')
}
