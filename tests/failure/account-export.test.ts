import { readFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { Client } from 'pg'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { requireStatus, type SignedIn } from '../client/sign-in.ts'
import { runPlatform } from './running-platform.ts'

const running = runPlatform({ EXPORT_STALL_TIMEOUT_MS: '2000' })
const mb = 1024 * 1024

/** An account with more than 120 MB: four documents with 34 versions of some 950 KB each. */
let large: SignedIn
beforeAll(async () => {
  large = await running.aUser()
  const database = new Client({ connectionString: `${running.platform.postgresUrl}/documents` })
  await database.connect()
  for (const type of ['RESUME', 'COVER_LETTER', 'PORTFOLIO', 'LINK_IN_BIO']) {
    const { id } = (await requireStatus(201, large.session, 'POST', '/documents', { type })).body.data
    await database.query(
      `WITH written AS (
        INSERT INTO document_contents (id, document_id, content)
        SELECT gen_random_uuid(), $1, '{"text":"' || repeat('experience', 95000) || '"}' FROM generate_series(1, 34)
        RETURNING id
      )
      INSERT INTO document_versions (document_id, revision, title, slug, tags, metadata, template_id, schema_version,
        visibility, content_id, created_at, superseded_at)
      SELECT $1, row_number() OVER (), 'Resume', 'resume', '{}', '{}', 'classic', 1, 'PRIVATE', id, now(), now() FROM written`,
      [id],
    )
    await database.query('UPDATE documents SET revision = 35 WHERE id = $1', [id])
  }
  await database.end()
  /** What a process needs to have handled requests at all. */
  for (let nth = 0; nth < 20; nth++) await requireStatus(200, large.session, 'GET', '/documents')
})

/** What a process has in memory now, in bytes. */
const residentOf = (name: string) => {
  const status = readFileSync(`/proc/${running.part(name).pid()}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024
}

/** Asks for an export; the body waits to be read. */
function ask({ session, cookie }: SignedIn): Promise<IncomingMessage> {
  const { url, headers } = session
  return new Promise((resolve, reject) => {
    request(`${url}/api/v1/users/me/export`, { headers: { ...headers, cookie } }, resolve)
      .once('error', reject)
      .end()
  })
}

/** Asks until the one before has ended: the gateway hears a little later that its caller has gone. */
function askInTurn(user: SignedIn): Promise<IncomingMessage> {
  return vi.waitFor(
    async () => {
      const answer = await ask(user)
      if (answer.statusCode !== 200) answer.destroy()
      expect(answer.statusCode).toBe(200)
      return answer
    },
    { timeout: 15_000 },
  )
}

/** Reads an answer to its end, at most a piece at a time. @throws Error when it breaks off */
async function readAll(answer: IncomingMessage, onPiece: (bytes: number) => void = () => {}): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of answer) {
    pieces.push(piece)
    onPiece(pieces.length)
  }
  return Buffer.concat(pieces).toString()
}

describe('the export of an account with more than 120 MB', () => {
  it('is whole, and passes through the processes without being held by them', async () => {
    const before = { gateway: residentOf('gateway'), documents: residentOf('documents') }
    const most = { ...before }
    const watched = async () =>
      readAll(await ask(large), (pieces) => {
        if (pieces % 16 > 0) return
        most.gateway = Math.max(most.gateway, residentOf('gateway'))
        most.documents = Math.max(most.documents, residentOf('documents'))
      })
    /** Twice: what grew with the size of an export would show. */
    await watched()
    const text = await watched()
    expect(text.length).toBeGreaterThan(120 * mb)
    const { success, message, data } = JSON.parse(text)
    expect({ success, message }).toEqual({ success: true, message: 'Export created' })
    expect(Object.keys(data)).toEqual(expect.arrayContaining(['exportedAt', 'identity', 'documents', 'ats', 'billing']))
    expect(data.identity.user.email).toBe(large.email)
    expect(data.documents.versions).toHaveLength(136)

    expect(most.gateway - before.gateway).toBeLessThan(40 * mb)
    expect(most.documents - before.documents).toBeLessThan(110 * mb)
  })

  it('runs once at a time; a caller who stops reading is cut off, and may ask again', async () => {
    const both = await Promise.all([ask(large), ask(large)])
    const [first, second] = both.toSorted(
      (one, other) => Number(one.statusCode) - Number(other.statusCode),
    ) as typeof both
    expect([first.statusCode, second.statusCode]).toEqual([200, 429])
    expect(JSON.parse(await readAll(second))).toMatchObject({ success: false, statusCode: 429 })
    expect(second.headers['x-error-code']).toBe('export_in_progress')
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(0)
    const other = await running.aUser()
    expect((await other.session.call('GET', '/users/me/export')).status).toBe(200)

    const third = await askInTurn(large)
    third.destroy()
    await expect(readAll(first)).rejects.toThrow('aborted')
  })

  it('that a service does not survive never looks whole', async () => {
    const answer = await askInTurn(large)
    await running.part('documents').kill()
    await expect(readAll(answer)).rejects.toThrow('aborted')
    const statusNow = async () => (await large.session.call('GET', '/users/me/export')).status
    await expect.poll(statusNow, { timeout: 15_000 }).toBe(503)
    await running.part('documents').restart()
    const again = await askInTurn(large)
    again.destroy()
  })
})
