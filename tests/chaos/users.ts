import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { SignedIn } from '../client/sign-in.ts'
import { attempt } from './attempt.ts'
import { ledgerOf } from './ledger.ts'

/** Somebody who works on the platform while it breaks. */
export interface ChaosUser {
  /** Works until told to stop. @throws Error as soon as the platform breaks a promise */
  work(isOver: () => boolean): Promise<void>
  /** Looks, once everything is back, whether all is there. @throws Error when it is not */
  settle(): Promise<void>
  /** What was acknowledged, in a few words. */
  summary(): string
}

/** How long everything may take to be answered again, in milliseconds. */
const settleMs = 60_000

/** Asks until there is an answer that is not ours to fail. */
export async function untilAnswered<T>(ask: () => Promise<T | undefined>): Promise<T> {
  for (const until = Date.now() + settleMs; Date.now() < until; await wait(100)) {
    const answer = await ask()
    if (answer !== undefined) return answer
  }
  throw new Error('the platform did not come back')
}

/** Renames itself and reads its name, through the cache. */
export function renamer({ session }: SignedIn, first: string): ChaosUser {
  const names = ledgerOf(first)
  let writes = 0
  const read = async () => {
    const answer = await attempt(session, 'GET', '/users/me')
    if (!answer) return undefined
    if (answer.status !== 200) throw new Error(`a user who is signed in is answered ${answer.status} ${answer.text}`)
    const { name } = answer.body.data
    if (!names.allows(name)) throw new Error(`the name is ${name} and must be one of ${names.expected()}`)
    return name
  }
  return {
    work: async (isOver) => {
      for (let nth = 1; !isOver(); nth++) {
        const name = `name ${nth}`
        const answer = await attempt(session, 'PUT', '/users/me/name', { body: { name } })
        if (answer?.status === 200) {
          names.acknowledged(name)
          writes++
        } else if (answer) throw new Error(`renaming is answered ${answer.status} ${answer.text}`)
        else names.attempted(name)
        await read()
      }
    },
    settle: async () => void (await untilAnswered(read)),
    summary: () => `${writes} names`,
  }
}

/** Edits a document and reads it; every acknowledged revision has to be among its versions. */
export function editor({ session }: SignedIn): ChaosUser {
  const contents = new Map<number, string>()
  const attempts = new Map<number, Set<string>>()
  let id = ''
  let revision = 0
  const read = async () => {
    const answer = await attempt(session, 'GET', `/documents/${id}`)
    if (!answer) return undefined
    if (answer.status !== 200) throw new Error(`a document that was created is answered ${answer.status}`)
    const found = answer.body.data
    if (found.revision < revision) throw new Error(`revision ${found.revision} is shown after ${revision}`)
    require(found.revision, found.content?.text)
    revision = found.revision
    return found
  }
  const require = (at: number, text: string) => {
    const known = contents.get(at)
    if (known === undefined ? !attempts.get(at)?.has(text) : known !== text) {
      throw new Error(`revision ${at} holds ${text} instead of ${known ?? 'what was sent for it'}`)
    }
    contents.set(at, text)
  }
  return {
    work: async (isOver) => {
      while (id === '' && !isOver()) {
        const headers = { 'idempotency-key': `document-of-${session.headers['x-forwarded-for']}` }
        const body = { type: 'RESUME', content: { text: 'first' } }
        const made = await attempt(session, 'POST', '/documents', { body, headers })
        if (made?.status !== 201) continue
        id = made.body.data.id
        revision = made.body.data.revision
        contents.set(revision, 'first')
      }
      while (!isOver()) {
        const text = randomUUID()
        const next = revision + 1
        attempts.set(next, (attempts.get(next) ?? new Set()).add(text))
        const answer = await attempt(session, 'PATCH', `/documents/${id}`, { body: { revision, content: { text } } })
        if (answer?.status === 200) {
          revision = answer.body.data.revision
          contents.set(revision, text)
        } else if (answer && answer.status !== 409)
          throw new Error(`a change is answered ${answer.status} ${answer.text}`)
        await read()
      }
    },
    settle: async () => {
      if (id === '') return
      await untilAnswered(read)
      for (const [at, text] of [...contents].filter(([at]) => at < revision && at > revision - 15)) {
        const path = `/documents/${id}/versions/${at}`
        const { status, body } = await untilAnswered(() => attempt(session, 'GET', path))
        if (status !== 200 || body.data.content.text !== text)
          throw new Error(`revision ${at} is ${status}, not ${text}`)
      }
    },
    summary: () => `${contents.size} revisions`,
  }
}

/** Makes keys, uses and revokes them. */
export function keyKeeper({ session }: SignedIn): ChaosUser {
  let revoked = 0
  const gone: string[] = []
  const use = (key: string) => attempt(session.with({ cookie: '', origin: '', 'x-api-key': key }), 'GET', '/users/me')
  return {
    work: async (isOver) => {
      while (!isOver()) {
        const body = { name: 'chaos', scopes: ['user:read'], rateLimit: 600 }
        const made = await attempt(session, 'POST', '/api-keys', { body })
        if (made?.status === 409) return
        if (made?.status !== 201) continue
        const { id, key } = made.body.data
        const used = await use(key)
        if (used && used.status !== 200) throw new Error(`a key that was just made is answered ${used.status}`)
        const ended = await attempt(session, 'POST', `/api-keys/${id}/revoke`)
        if (ended?.status !== 200) continue
        revoked++
        gone.push(key)
        for (const late of [key, gone[revoked % gone.length] ?? key]) {
          const refused = await use(late)
          if (refused && refused.status !== 401) throw new Error(`a revoked key is answered ${refused.status}`)
        }
      }
    },
    settle: async () => {
      for (const key of gone.slice(-20)) {
        const { status } = await untilAnswered(() => use(key))
        if (status !== 401) throw new Error(`a revoked key is answered ${status}`)
      }
    },
    summary: () => `${revoked} revoked keys`,
  }
}
